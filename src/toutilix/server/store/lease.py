"""The lease of a node: for how long it may believe that the tables it has claimed are still its own.

A thread renews it in the database, whose clock alone decides when it has ended. The node counts from before it asked,
so that it always believes in an earlier end than the database does. Tables claimed under a lease that has
ended are not owned again when a new one begins: the term tells them apart.
"""

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from toutilix.server.base.logs import note
from toutilix.server.base.metrics import Metrics
from toutilix.server.store import Lease, Peer, StoreFailed
from toutilix.server.store.claiming import NOW
from toutilix.server.store.postgres import DEADLINE, PostgresLink

SERVED = 0x746F7576
"""The number of the lock that every server of a store holds: nodes together, any other server alone."""
BELIEVED = 0.9
"""The part of a lease that is counted on here: two clocks may not run at the same speed."""
BEATS = 3
"""Heartbeats in the time of one lease."""
HASTE = 0.3
"""Seconds until a failed heartbeat is tried again."""
JUST_AFTER = 0.02
"""Seconds after the end of another node's lease: then it is over for the database too."""
TIDY_SECONDS = 600.0

RENEW = f"UPDATE nodes SET expires = {NOW} + ?, draining = ? WHERE id = ? AND expires > {NOW}"
BEGIN = (
    f"INSERT INTO nodes (id, address, shared, draining, expires) VALUES (?, ?, ?, ?, {NOW} + ?) ON CONFLICT (id)"
    " DO UPDATE SET expires = excluded.expires, draining = excluded.draining"
)
OTHERS = f"SELECT id, address, draining, expires - {NOW} FROM nodes WHERE expires > {NOW} AND id <> ?"
# The same for a lease that continues, and the node itself among those found.
BEAT = f"WITH renewed AS ({RENEW} RETURNING id) {OTHERS} UNION ALL SELECT id, '', FALSE, 0 FROM renewed"
# A server that was alone has lost the lock that we hold now.
SUCCEED = "DELETE FROM nodes WHERE NOT shared AND id <> ?"
LEAVE = "DELETE FROM nodes WHERE id = ?"
TIDY = (
    f"DELETE FROM nodes WHERE expires < {NOW} - 86400",
    f"DELETE FROM buckets WHERE seen < {NOW} - 3600",
)


def new_node_id() -> str:
    """A new id with every start: tables that an earlier process claimed are not ours."""
    return secrets.token_hex(6)


def now() -> float:
    """A clock that runs while the machine is suspended, where the system has one."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


_Found = tuple[str, str, bool, float]
"""Another node: id, address, does it drain, and the seconds until its lease ends."""


class _Held(NamedTuple):
    term: int
    until: float


class HeartLink(PostgresLink):
    """Its connection holds the lock: while heartbeats succeed, the lock is held."""

    def __init__(self, url: str, node: str, *, shared: bool, deadline: float) -> None:
        super().__init__(url, writes=True, deadline=deadline, node=node)
        self._hold = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(?, hashtext(current_schema()))"

    def _connect(self) -> None:
        super()._connect()
        if not self.ask(self._hold, (SERVED,))[0][0]:
            self.undo(broken=True)
            raise StoreFailed("store.served")

    def beat(self, seconds: float, node: str, *, draining: bool) -> list[_Found] | None:
        """Renew a lease, and find the others; None where it has ended, or where that failed. One statement waits for
        the database once, and a transaction four times, which can take too long on a busy machine."""
        with self._lock:
            if self._connection is None:
                return None
            try:
                found = self.ask(BEAT, (seconds, draining, node, node))
            except Exception:
                # Done or not, it can be done again.
                self.undo(broken=True)
                return None
        others = [row for row in found if row[0] != node]
        return others if len(others) < len(found) else None


class NodeLease(Lease):
    """`shared`: other nodes may serve the same store. Else this server has it to itself."""

    def __init__(
        self,
        url: str,
        node: str,
        seconds: float,
        *,
        shared: bool,
        deadline: float = DEADLINE,
        metrics: Metrics | None = None,
    ) -> None:
        self.node = node
        self.shared = shared
        self.seconds = seconds
        self.address = ""
        self._link = HeartLink(url, node, shared=shared, deadline=deadline)
        self._held = _Held(0, 0.0)
        self._peers: dict[str, Peer] = {}
        self._known: set[str] = set()
        self._beats = 0
        self.beaten: Callable[[], object] = lambda: None
        """Called in the thread after each heartbeat."""
        self._first_end = math.inf
        self._draining = False
        self._stopping = False
        self._wanted = threading.Event()
        self._thread = threading.Thread(target=self._beat, name="heart", daemon=True)
        self._tidied = now()
        self._metrics = metrics or Metrics()
        self._metrics.nodes.read = lambda: 1 + len(self._peers)
        self._metrics.lease_left.read = lambda: max(0.0, self.until - now())

    # --- asked by tables and sockets ---

    @property
    def term(self) -> int:
        return self._held.term

    @property
    def until(self) -> float:
        return self._held.until

    def holds(self, term: int) -> bool:
        """Is a table claimed in this term still ours, beyond doubt?"""
        held = self._held
        return held.term == term and now() < held.until

    def peers(self) -> list[Peer]:
        return list(self._peers.values())

    @property
    def beats(self) -> int:
        """How often this node has looked for the others."""
        return self._beats

    def is_gone(self, node: str, since: int) -> bool:
        """Has a node gone that was there after this many `beats`? One that has come since the latest heartbeat
        is not known yet, and may be gone before it ever is: the next one but one tells."""
        return node not in self._peers and (node in self._known or self._beats > since + 1)

    # --- life ---

    def join(self, address: str) -> None:
        """Become a node; StoreFailed if the store is served by others. A server that was killed a moment ago may seem
        to be there for as long as a lease."""
        self.address = address
        deadline = now() + self.seconds
        while True:
            try:
                self._renew()
            except StoreFailed as failed:
                if failed.code != "store.served" or now() > deadline:
                    self._link.close()
                    raise
                time.sleep(0.1)
            else:
                break
        self._thread.start()

    def drain(self) -> None:
        """The others will not send anything here any more."""
        self._draining = True
        self._wanted.set()

    def leave(self) -> None:
        """Ends the lease: any node may claim the tables that this one still owned."""
        self._stopping = True
        self._wanted.set()
        if self._thread.is_alive():
            self._thread.join()
        if not self.term:
            return  # it never was a node, and `join` has closed the connection
        try:
            with self._link.transaction() as link:
                link.ask(LEAVE, (self.node,))
        except StoreFailed as failed:
            note("the node could not sign off", level=logging.WARNING, code=failed.code)
        finally:
            self._link.close()

    # --- in the thread ---

    def _beat(self) -> None:
        failing = False
        while not self._stopping:
            self._wanted.wait(HASTE if failing else self._pause())
            self._wanted.clear()
            if self._stopping:
                return
            try:
                self._renew()
                failing = False
                self._metrics.lease_renewals["renewed"].add()
            except StoreFailed as failed:
                self._metrics.lease_renewals["failed"].add()
                if not failing:
                    note("a heartbeat failed", level=logging.WARNING, code=failed.code)
                failing = True

    def _pause(self) -> float:
        """Other nodes renew their leases long before they end. One that has not is looked for when its lease ends, so
        that its tables need not wait for the next regular heartbeat."""
        regular = self.seconds / BEATS
        return min(regular, max(JUST_AFTER, self._first_end + JUST_AFTER - now()))

    def _renew(self) -> None:
        asked = now()
        tidies = asked - self._tidied > TIDY_SECONDS
        found = None if tidies else self._link.beat(self.seconds, self.node, draining=self._draining)
        continues = found is not None and (self.shared or not found)
        if found is None or not continues:
            asked = now()
            continues, found = self._begin_again(tidies=tidies)
        self._peers = {id: Peer(id, address, draining) for id, address, draining, _ in found}
        self._known |= self._peers.keys()
        self._first_end = now() + min((left for *_, left in found), default=math.inf)
        self._beats += 1
        if self.term and not continues:
            self._metrics.leases_lost.add()
        self._held = _Held(self.term if continues else self.term + 1, asked + self.seconds * BELIEVED)
        self.beaten()

    def _begin_again(self, *, tidies: bool) -> tuple[bool, list[_Found]]:
        """Does the lease continue, or has another one begun; and the other nodes."""
        with self._link.transaction() as link:
            continues = link.many(RENEW, [(self.seconds, self._draining, self.node)]) == 1
            if not continues:
                link.ask(SUCCEED, (self.node,))
            found = link.ask(OTHERS, (self.node,))
            if found and not self.shared:
                raise StoreFailed("store.served")
            if not continues:
                link.ask(BEGIN, (self.node, self.address, self.shared, self._draining, self.seconds))
            if tidies:
                self._tidied = now()
                for statement in TIDY:
                    link.ask(statement)
        return continues, found
