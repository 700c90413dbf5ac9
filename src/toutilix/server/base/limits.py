"""How much one address may ask for. Memory is bounded: what nobody has used for long is forgotten, and a flood of
addresses pushes out those that asked least recently."""

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


class Limited(StrEnum):
    requests = "requests"
    new_tables = "new_tables"
    joins = "joins"


def address_key(address: str) -> str:
    """The household of an address: of IPv6 it has a whole network of 64 bits."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
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
        """As good as new: it can be forgotten."""
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
class Limits:
    """All limits of a server, by its settings. Connections are places: `addresses` and `tables`."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._buckets = {
            Limited.requests: Buckets(settings.requests_per_second, settings.requests_burst, clock),
            Limited.new_tables: Buckets(settings.new_tables_per_minute / 60, settings.new_tables_per_minute, clock),
            Limited.joins: Buckets(settings.joins_per_minute / 60, settings.joins_per_minute, clock),
        }
        self.addresses = Places(settings.connections_per_address if settings.limits else None)
        self.tables = Places(settings.connections_per_table if settings.limits else None)

    def allow(self, kind: Limited, address: str) -> bool:
        return not self._settings.limits or self._buckets[kind].take(address_key(address))

    def check(self, kind: Limited, address: str) -> None:
        """Count one of these for the address that asks; ApiError where it has had enough."""
        if not self.allow(kind, address):
            raise ApiError(429, Malformed("request.too_many", seconds=self.retry_after(kind, address)))

    def retry_after(self, kind: Limited, address: str) -> int:
        """Whole seconds after which it is worth trying again."""
        return max(1, ceil(self._buckets[kind].wait(address_key(address))))

    @property
    def on(self) -> bool:
        return self._settings.limits

    def filling(self, kind: Limited) -> tuple[float, float]:
        """How many there are to take a second, and at once."""
        return self._buckets[kind].rate, self._buckets[kind].burst

    def messages(self) -> Bucket:
        """For one connection."""
        if not self._settings.limits:
            return Bucket(BOTTOMLESS, BOTTOMLESS, self._clock)
        return Bucket(self._settings.messages_per_second, self._settings.messages_burst, self._clock)
