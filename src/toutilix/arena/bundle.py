"""Deals that follow each other, as a worker of a cluster plays them. Text goes both ways, as between processes."""

import time
from math import ceil

import msgspec

from toutilix.arena.custom_players import custom_digest, is_custom
from toutilix.arena.deals import Played, Series, play_deal
from toutilix.arena.version import code_version
from toutilix.engine.errors import Malformed

PLANNED = 2.0
"""Seconds that a bundle is planned for. Hands differ in length: so hardly any takes less than one second, beside which
the milliseconds to send it do not count."""

_OURS = code_version()
"""The code that this process plays by: read when it is imported, whatever happens to the files later."""
_others: dict[tuple[str, ...], str] = {}
"""The versions with custom players, read when they are first asked for."""


class PlayedBundle(msgspec.Struct, frozen=True):
    """The deals of a bundle, and the seconds they took."""

    deals: tuple[Played, ...]
    seconds: float


def loaded_version(custom: tuple[str, ...] = ()) -> str:
    """The version of this process's code, for a series with these players of other people; Malformed if it cannot find
    one of them."""
    if custom not in _others:
        _others[custom] = _OURS + custom_digest(custom)
    return _others[custom]


def custom_levels(series: Series) -> tuple[str, ...]:
    """The players of other people in a series, each once."""
    return tuple(level for level in dict.fromkeys(series.bots) if is_custom(level))


def bundle_size(planned: float, deals: int, seconds: float) -> int:
    """How many deals take the `planned` seconds, if `deals` took `seconds` so far; one until there are any."""
    return max(1, ceil(planned * deals / seconds)) if deals else 1


def play_bundle(encoded: bytes, first: int, count: int) -> bytes:
    """Deals from number `first` on. Malformed if this process plays by other code than the series, PlayerFailed if a
    custom player made no legal move."""
    series = msgspec.json.decode(encoded, type=Series)
    loaded = loaded_version(custom_levels(series))
    if series.version != loaded:
        raise Malformed("arena.other_code", version=series.version, other=loaded)
    begun = time.perf_counter()
    deals = tuple(play_deal(series, number) for number in range(first, first + count))
    return msgspec.json.encode(PlayedBundle(deals, time.perf_counter() - begun))
