"""How much one address, one visitor group and everybody together may ask for. Memory is bounded: what nobody has used
for long is forgotten, and a flood of addresses pushes out those that asked least recently."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from enum import StrEnum
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import final

from toutilix.engine.errors import Malformed
from toutilix.server.base.problems import ApiError
from toutilix.server.base.settings import Settings

Clock = Callable[[], float]
"""Seconds that never go backwards."""

MOST_KEYS = 20_000
BOTTOMLESS = 1e9
GROUP_SHARE = 4
"""A visitor group may ask for as much as this many of its networks."""
EVERYBODY = ""


class Limited(StrEnum):
    requests = "requests"
    new_tables = "new_tables"
    joins = "joins"


def address_key(address: str) -> str:
    """The household of an address: of IPv6 it has a whole network of 64 bits."""
    return _network(address, 64)


def group_key(address: str) -> str:
    """The visitor group of an address: of IPv6 a site has a network of 48 bits, with 65,536 households in it."""
    return _network(address, 48)


def _network(address: str, bits: int) -> str:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, bits), strict=False))
    return str(known)


@final
class Bucket:
    """Fills up by `rate` a second, to `burst` at most."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._seen = clock()

    def take(self) -> bool:
        now = self._clock()
        left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def wait(self) -> float:
        """Seconds until there is one to take."""
        left = self._left + (self._clock() - self._seen) * self._rate
        return max(0.0, (1 - left) / self._rate)

    def is_full(self) -> bool:
        """Is it as good as new? Then it can be forgotten."""
        return self._left + (self._clock() - self._seen) * self._rate >= self._burst


@final
class Buckets:
    """A bucket for each key, the one used last at the end."""

    def __init__(self, rate: float, burst: float, clock: Clock, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self._filling = (rate, burst, clock)
        self._most = most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_key)

    def take(self, key: str) -> bool:
        self._forget()
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(*self._filling)
        else:
            self._by_key.move_to_end(key)
        return bucket.take()

    def wait(self, key: str) -> float:
        bucket = self._by_key.get(key)
        return bucket.wait() if bucket else 0.0

    def _forget(self) -> None:
        """Two at most for each one that may come: so the work is small and the memory still shrinks."""
        for _ in range(2):
            if not self._by_key:
                return
            key, oldest = next(iter(self._by_key.items()))
            if len(self._by_key) < self._most and not oldest.is_full():
                return
            del self._by_key[key]


@final
class Places:
    """A limited number at a time for each key."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._taken)

    def enter(self, key: str) -> bool:
        """Each one let in must `leave`."""
        if self._most is not None and self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


@final
class RateLimit:
    """One kind of request, counted for its address, its visitor group and everybody."""

    def __init__(self, rate: float, burst: float, total: tuple[float, float], clock: Clock) -> None:
        self._addresses = Buckets(rate, burst, clock)
        self._groups = Buckets(rate * GROUP_SHARE, burst * GROUP_SHARE, clock)
        self._everybody = Bucket(*total, clock)

    @property
    def filling(self) -> tuple[float, float]:
        """The requests of one address: how many a second, and how many at once."""
        return self._addresses.rate, self._addresses.burst

    def refusal(self, address: str) -> ApiError | None:
        """Count one; the answer where it is too much. A single visitor who asks too often is refused before everybody's
        part is touched."""
        key, group = address_key(address), group_key(address)
        if not self._addresses.take(key):
            return _too_many(self._addresses.wait(key))
        if group != key and not self._groups.take(group):
            return _too_many(self._groups.wait(group))
        if not self._everybody.take():
            return ApiError(503, Malformed("request.busy", seconds=_whole(self._everybody.wait())))
        return None


def _too_many(seconds: float) -> ApiError:
    return ApiError(429, Malformed("request.too_many", seconds=_whole(seconds)))


def _whole(seconds: float) -> int:
    """Whole seconds after which it is worth trying again."""
    return max(1, ceil(seconds))


@final
class Limits:
    """All limits of a server, by its settings. Connections are places: those of an address (`connections`) and those of
    a table (`tables`)."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        requests, all_requests = settings.requests_per_second, float(settings.total_requests_per_second)
        tables, joins = settings.new_tables_per_minute, settings.joins_per_minute
        all_tables, all_joins = settings.total_new_tables_per_minute, settings.total_joins_per_minute
        self._rates = {
            Limited.requests: RateLimit(requests, settings.requests_burst, (all_requests, all_requests), clock),
            Limited.new_tables: RateLimit(tables / 60, tables, (all_tables / 60, float(all_tables)), clock),
            Limited.joins: RateLimit(joins / 60, joins, (all_joins / 60, float(all_joins)), clock),
        }
        most = settings.connections_per_address
        self._addresses = Places(most if settings.limits else None)
        self._groups = Places(most * GROUP_SHARE if settings.limits else None)
        self._everybody = Places(settings.total_connections if settings.limits else None)
        self.tables = Places(settings.connections_per_table if settings.limits else None)

    def check(self, kind: Limited, address: str) -> None:
        """Count one of these for the address that asks; ApiError where it, or everybody together, has had enough."""
        refusal = self._rates[kind].refusal(address) if self._settings.limits else None
        if refusal is not None:
            raise refusal

    def connections(self, address: str) -> list[tuple[Places, str]]:
        """The places that a connection of this address must enter, and leave when it ends."""
        return [
            (self._addresses, address_key(address)),
            (self._groups, group_key(address)),
            (self._everybody, EVERYBODY),
        ]

    @property
    def on(self) -> bool:
        return self._settings.limits

    def filling(self, kind: Limited) -> tuple[float, float]:
        """How many there are to take a second, and at once."""
        return self._rates[kind].filling

    def messages(self) -> Bucket:
        """For one connection."""
        if not self._settings.limits:
            return Bucket(BOTTOMLESS, BOTTOMLESS, self._clock)
        return Bucket(self._settings.messages_per_second, self._settings.messages_burst, self._clock)
