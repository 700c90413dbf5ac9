"""Deals that follow each other, as a worker of a cluster plays them. Text goes both ways, as between processes."""

import time
from math import ceil

import msgspec

from toutilix.arena.deals import Played, Series, play_deal
from toutilix.arena.version import code_version
from toutilix.engine.errors import Malformed

PLANNED = 2.0
"""Seconds that a bundle is planned for. Hands differ in length: so hardly any takes less than one second, beside which
the milliseconds to send it do not count."""

LOADED = code_version()
"""The code that this process plays by: read when it is imported, whatever happens to the files later."""


class PlayedBundle(msgspec.Struct, frozen=True):
    """The deals of a bundle, and the seconds they took."""

    deals: tuple[Played, ...]
    seconds: float


def loaded_version() -> str:
    return LOADED


def bundle_size(planned: float, deals: int, seconds: float) -> int:
    """How many deals take the `planned` seconds, when so many `deals` took so many `seconds`; until any have, one."""
    return max(1, ceil(planned * deals / seconds)) if deals else 1


def play_bundle(encoded: bytes, first: int, count: int) -> bytes:
    """Deals from number `first` on. Malformed if this process plays by other code than the series."""
    series = msgspec.json.decode(encoded, type=Series)
    if series.version != LOADED:
        raise Malformed("arena.other_code", version=series.version, other=LOADED)
    begun = time.perf_counter()
    deals = tuple(play_deal(series, number) for number in range(first, first + count))
    return msgspec.json.encode(PlayedBundle(deals, time.perf_counter() - begun))
