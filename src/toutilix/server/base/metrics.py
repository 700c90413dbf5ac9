"""The server's counts of itself, for its operator. Anything may count into it: `metrics.moves["bot"].add()`.

Nothing here names a table, a player or an address: labels are the few words written below. A counter or histogram is
counted into by one thread only; a scrape reads whatever stands there. Counting is an addition in a compiled class and
needs no lock, so that it can be done with every move.
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import Final, final

MOVE_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: from a commit on a good disk to a database that does not answer."""
THOUGHT_BOUNDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 20.0, 60.0)
STORE_CODES = ("store.full", "store.gone", "store.taken", "store.failed")


@final
class Count:
    def __init__(self) -> None:
        self.value = 0

    def add(self, number: int = 1) -> None:
        self.value += number


@final
class Gauge:
    """A number that goes up and down: set, or read when somebody asks."""

    def __init__(self) -> None:
        self.value = 0.0
        self.read: Callable[[], float] | None = None

    def now(self) -> float:
        return self.value if self.read is None else float(self.read())


@final
class Histogram:
    """`counts` has one more than there are bounds: for what lies beyond the last."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds: Final = bounds
        self.counts: Final = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def count(self) -> int:
        return sum(self.counts)


Measure = Count | Gauge | Histogram


@final
class Family:
    """Measures under one name, each with its value of the label; a family without a label has a single one."""

    def __init__(self, name: str, meaning: str, label: str, members: dict[str, Measure]) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.label: Final = label
        self.members: Final = members


@final
class Metrics:
    """Names are those of Prometheus without `toutilix_` in front and without `_total` behind a counter."""

    def __init__(self) -> None:
        self.families: Final[list[Family]] = []
        # Tables and people.
        self.tables_awake: Final = self._gauge("tables_awake", "Tables in memory.")
        self.tables_opened: Final = self._counts(
            "tables_opened",
            "Tables that came into memory, by how.",
            "how",
            ("created", "lesson", "daily", "woken"),
        )
        self.tables_lost: Final = self._count("tables_lost", "Tables dropped from memory because a write failed.")
        self.seats: Final = self._gauges("seats", "Seats at tables in memory, by holder.", "holder", ("person", "bot"))
        self.connections: Final = self._gauges(
            "connections", "Live connections at tables, by role.", "role", ("player", "spectator")
        )
        # Acts.
        self.moves: Final = self._counts("moves", "Moves that are on disk, by who made them.", "by", ("person", "bot"))
        self.undos: Final = self._count("undos", "Moves that were taken back.")
        self.hands: Final = self._count("hands", "Hands that were dealt.")
        self.matches_finished: Final = self._count("matches_finished", "Matches that were played to their end.")
        self.refusals: Final = self._count("refusals", "Moves and other requests of connections that were refused.")
        self.move_seconds: Final = self._histogram(
            "move_seconds", "From a person's move until it is on disk and broadcast.", MOVE_BOUNDS
        )
        # HTTP.
        self.requests: Final = self._counts(
            "requests", "HTTP requests answered, by class of status.", "status", ("1xx", "2xx", "3xx", "4xx", "5xx")
        )
        self.request_seconds: Final = self._histogram(
            "request_seconds", "HTTP requests, without the life of WebSockets.", MOVE_BOUNDS
        )
        self.limited: Final = self._counts(
            "limited", "Refused because of a limit, by what was limited.", "what", ("request", "message", "connection")
        )
        self.loop_lag: Final = self._histogram(
            "loop_lag_seconds", "How late the event loop does what is due: everybody waits this long.", MOVE_BOUNDS
        )
        # The store.
        self.commit_seconds: Final = self._histogram(
            "commit_seconds", "Transactions of the writer, failed ones too.", MOVE_BOUNDS
        )
        self.writes: Final = self._count("writes", "Writes submitted to the store: many share one transaction.")
        self.writes_waiting: Final = self._gauge("writes_waiting", "Writes that wait for the writer.")
        self.store_failures: Final = self._counts(
            "store_failures", "Transactions that failed, by code.", "code", STORE_CODES
        )
        self.read_failures: Final = self._count("read_failures", "Reads of the store that failed.")
        self.store_up: Final = self._gauge("store_up", "1 if the latest commit or probe of the store worked.")
        # Thinking.
        self.thinking_waiting: Final = self._gauge("thinking_waiting", "Questions to bots that no process has begun.")
        self.thinking_seconds: Final = self._histogram(
            "thinking_seconds", "From a question to a bot until its answer.", THOUGHT_BOUNDS
        )
        self.thinking_failures: Final = self._count("thinking_failures", "Questions to bots that got no answer.")
        self.thinking_shortened: Final = self._count(
            "thinking_shortened", "Thoughts that were given less time because the machine was short of it."
        )
        # Several nodes on one store.
        self.nodes: Final = self._gauge("nodes", "Nodes that hold a lease on the store.")
        self.lease_left: Final = self._gauge("lease_left_seconds", "Until this node's lease expires.")
        self.lease_renewals: Final = self._counts(
            "lease_renewals", "Attempts to renew this node's lease, by result.", "result", ("renewed", "failed")
        )
        self.leases_lost: Final = self._count("leases_lost", "Leases of this node that expired.")
        self.tables_claimed: Final = self._counts(
            "tables_claimed", "Tables that this node became the owner of, by whose they were.", "from", ("free", "dead")
        )
        self.tables_released: Final = self._count("tables_released", "Tables handed over to other nodes.")
        self.stale_writes: Final = self._count("stale_writes", "Writes refused because the table has another owner.")
        self.relayed: Final = self._counts(
            "relayed_requests", "Requests relayed between nodes, by direction.", "direction", ("out", "in")
        )
        self.relay_connections: Final = self._gauges(
            "relay_connections", "WebSockets relayed between nodes, by direction.", "direction", ("out", "in")
        )
        self.sockets_handed: Final = self._count(
            "sockets_handed", "WebSockets handed to another worker of this machine, which owns their table."
        )
        self.relay_failures: Final = self._count("relay_failures", "Relays that broke, or found no owner.")
        self.relay_seconds: Final = self._histogram(
            "relay_seconds", "Relayed HTTP requests, from this node to the owner and back.", MOVE_BOUNDS
        )
        # This node.
        self.ready: Final = self._gauge("ready", "1 if this node takes requests: what /api/ready says.")
        self.draining: Final = self._gauge("draining", "1 while this node hands over its tables and stops.")

    def _count(self, name: str, meaning: str) -> Count:
        return self._counts(name, meaning, "", ("",))[""]

    def _counts(self, name: str, meaning: str, label: str, values: tuple[str, ...]) -> dict[str, Count]:
        counts = {value: Count() for value in values}
        self.families.append(Family(name, meaning, label, {**counts}))
        return counts

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return self._gauges(name, meaning, "", ("",))[""]

    def _gauges(self, name: str, meaning: str, label: str, values: tuple[str, ...]) -> dict[str, Gauge]:
        gauges = {value: Gauge() for value in values}
        self.families.append(Family(name, meaning, label, {**gauges}))
        return gauges

    def _histogram(self, name: str, meaning: str, bounds: tuple[float, ...]) -> Histogram:
        histogram = Histogram(bounds)
        self.families.append(Family(name, meaning, "", {"": histogram}))
        return histogram
