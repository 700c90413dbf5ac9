"""Practice: a position in which one finds the best move, from the collection of puzzles or from one's own slips.

Nothing is kept of it here: the page remembers what was solved.
"""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from toutilix.server.base.protocol.common import LONGEST_MOVE, Facts, GameName, Part, Why
from toutilix.server.base.protocol.live import MOST_CARDS, Choice, Coached


class GamePuzzles(Part, frozen=True, kw_only=True):
    """`grades` are the difficulties of all puzzles of a game, from 1 to 5, the first puzzle's first; `today` is the
    number of the one that everybody gets today."""

    game: GameName
    today: int
    grades: list[int]


class PuzzleList(Part, frozen=True, kw_only=True):
    date: str
    games: list[GamePuzzles]


class Exercise(Part, frozen=True, kw_only=True):
    """A view of the seat in turn. `names` are those of the players of a match; a puzzle's have none. `grade` is how
    often players miss the best move, from 1 for seldom to 5 for always; 0 where nobody has counted."""

    game: GameName
    players: int
    options: dict[str, str | int]
    seat: int
    names: list[str] = []
    grade: int = 0
    table: Raw
    own: Raw
    text: Raw
    choice: Choice


class ReadCards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask which moves these cards can make, as at a live table."""

    cards: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=MOST_CARDS)]
    run: Annotated[int, Meta(ge=1, le=100)] | None = None


class CardMeanings(Part, frozen=True, kw_only=True):
    moves: list[Facts] = []
    more: bool = False
    why: Why | None = None


class TryMove(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move to be compared with the best one; without one, the best one is shown."""

    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)] | None = None


class Tried(Part, frozen=True, kw_only=True):
    """`right`: nothing better is known, or it is too close to tell. `better` is the best move and `why` a reason for it
    rather than the one tried; `coached` is what a search found out about that one."""

    right: bool
    better: Facts | None = None
    why: Facts | None = None
    coached: Coached | None = None
