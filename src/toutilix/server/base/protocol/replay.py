"""A finished match step by step, and the proof of its deals. Both are made from the record when somebody asks."""

from typing import Any

from toutilix.server.base.protocol.common import Cards, GameName, Happening, Part, Why

Facts = dict[str, Any]
"""A table, what a seat has for its own, or those of its fields that have changed: each game has its own."""


class ReplayStep(Part, frozen=True, kw_only=True):
    """One act, as the chosen eyes saw it. `n` is its state number, as it was told live; no `seat`: a deal. `table`,
    `own` and `hands` tell what changed, as `happened` does; `hands` comes whole. `opened` are the events, by their
    place from 0, that show cards which not everybody saw."""

    n: int
    seat: int | None = None
    events: list[Happening]
    opened: list[int] = []
    table: Facts = {}
    own: Facts | None = None
    hands: list[Cards] = []


class MatchReplay(Part, frozen=True, kw_only=True):
    """`table`, `own` and `hands` are as they were before the first deal, which is the first step. `own` is there for
    the eyes of a `seat`, and `hands`, seat 1 first, where all hands are `open`."""

    match: int
    game: GameName
    players: int
    names: list[str]
    options: dict[str, str | int]
    commitment: str
    seat: int | None = None
    open: bool = False
    table: Facts
    own: Facts | None = None
    hands: list[Cards] = []
    steps: list[ReplayStep]


class CheckedDeal(Part, frozen=True, kw_only=True):
    """The cards of a hand's deal are those that the seed fixed; with `shuffle` those of a pile turned over, from 1."""

    hand: int
    shuffle: int = 0


class DealCheck(Part, frozen=True, kw_only=True):
    """What `toutilix verify` finds: the seed fits the commitment that was published before the words, and seed and
    words give each of `deals`. Where something does not fit, `why` says what, and `deals` are those before it."""

    commitment: str
    seed: str = ""
    words: list[str]
    deals: list[CheckedDeal] = []
    why: Why | None = None
