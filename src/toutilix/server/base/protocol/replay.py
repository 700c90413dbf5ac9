"""A finished match step by step, and the proof of its deals. Both are made from the record when somebody asks."""

from msgspec import Raw

from toutilix.coach.review import Review
from toutilix.server.base.protocol.common import Facts, GameName, Part, Why
from toutilix.server.base.protocol.live import NOTHING, Happened


class MatchReplay(Part, frozen=True, kw_only=True):
    """`table`, `own` and `hands` are as they were before the first deal, which is the first step. `own` is there for
    the eyes of a `seat`, and `hands`, seat 1 first, where all hands are `open`. The steps are as `happened` is live."""

    match: int
    game: GameName
    players: int
    names: list[str]
    options: dict[str, str | int]
    commitment: str
    seat: int | None = None
    open: bool = False
    table: Raw
    own: Raw = NOTHING
    hands: list[list[str]] = []
    text: Raw = NOTHING
    steps: list[Happened]


class SlipMoves(Part, frozen=True, kw_only=True):
    """The two moves of a slip as a page says them."""

    move: Facts
    better: Facts


class MatchReview(Part, frozen=True, kw_only=True):
    """Where the points of a match went. While it is being made, `review` is not there: `done` of `total` questions are
    answered; ask again a little later. `moves` are those of the review's slips, in the same order."""

    match: int
    done: int
    total: int
    review: Review | None = None
    moves: list[SlipMoves] = []


class CheckedDeal(Part, frozen=True, kw_only=True):
    """The cards of a hand's deal are those that the seed fixed; with `shuffle` those of a pile turned over, from 1."""

    hand: int
    shuffle: int = 0


class DealCheck(Part, frozen=True, kw_only=True):
    """The findings of `toutilix verify`: the seed fits the commitment that was published before the words, and seed and
    words give each of `deals`. Where something does not fit, `why` says what, and `deals` are those before it. `daily`
    is the date of a deal of the day: its seed is the one that the date gives, and was no secret."""

    commitment: str
    seed: str = ""
    words: list[str]
    deals: list[CheckedDeal] = []
    daily: str = ""
    why: Why | None = None
