"""A seat's view of a match: all that can be known there, and the moves that may be made.

A state is a Table (public), an Own for each seat (private), the Memory that all seats share, and what nobody sees.
Legality is written once, as methods of a game's View: a state asks it through a View of its own parts, a player through
a View of copies.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.events import HAND_IS_OVER, MATCH_IS_OVER, NO_SUCH_SEAT, NOBODY_IN_TURN, NOT_YOUR_TURN, TO_SHUFFLE
from toutilix.engine.facts import Refusal
from toutilix.engine.moves import NO_CARDS, Move

if TYPE_CHECKING:
    from toutilix.engine.game import Game
    from toutilix.engine.state import AnyState, Sampler

PLAYING: Final[i64] = 0
HAND_OVER: Final[i64] = 1
MATCH_OVER: Final[i64] = 2

NO_SEAT: Final[i64] = -1
SPECTATOR: Final[i64] = -1

MOST_READINGS: Final = 50


@mypyc_attr(acyclic=True)
class Table:
    """The public facts that every game has. `hand` is 0 before the first deal; `turn` is NO_SEAT when nobody acts;
    `counts` are the cards in each hand.

    A new table has no vectors yet: `set_out` makes them for a match, `copy` takes them from another table. Copies are
    made for every step of a search, and so make nothing twice.
    """

    def __init__(self, game: "Game") -> None:
        self.players: i64 = game.players
        self.hand: i64 = 0
        self.scores: vec[i64] = NO_CARDS
        self.over: i64 = HAND_OVER
        self.to_shuffle: bool = False
        self.turn: i64 = NO_SEAT
        self.counts: vec[i64] = NO_CARDS

    def set_out(self) -> None:
        """Make the table ready for a match."""
        self.scores = vec[i64]([0] * self.players)
        self.counts = vec[i64]([0] * self.players)

    def add_points(self, seat: i64, points: i64) -> None:
        """Scores are replaced, never changed: copies of a table share them."""
        scores = self.scores[:]
        scores[seat] += points
        self.scores = scores

    def copy_common(self, source: "Table") -> None:
        self.players = source.players
        self.hand = source.hand
        self.scores = source.scores
        self.over = source.over
        self.to_shuffle = source.to_shuffle
        self.turn = source.turn
        self.counts = source.counts[:]

    def touch(self) -> i64:
        """See State.touch: the vectors of every table."""
        return self.counts[0] ^ self.scores[0]

    def all_may_act(self) -> bool:
        """May the other seats act too while one is in turn?"""
        return False

    def actors(self) -> list[int]:
        """The seats that may act now, first the one in turn."""
        if self.turn == NO_SEAT:
            return []
        if not self.all_may_act():
            return [self.turn]
        return [self.turn, *[seat for seat in range(self.players) if seat != self.turn]]


@mypyc_attr(acyclic=True)
class Own:
    """Known to one seat alone: its cards and its private facts."""


@mypyc_attr(acyclic=True)
class Memory:
    """Known by perfect recall, though the table no longer shows it."""


@mypyc_attr(acyclic=True)
@final
class Readings:
    """The moves that selected cards can make, best first, `more` if there are others; or why they make none."""

    __slots__ = ("more", "moves", "refusal")

    def __init__(self, moves: list[Move], more: bool = False, refusal: Refusal | None = None) -> None:
        self.moves: Final = moves
        self.more: Final = more
        self.refusal: Final = refusal


def waiting(table: Table) -> Refusal | None:
    """The refusals that all games share: nobody may act before the next deal or shuffle."""
    if table.over == MATCH_OVER:
        return Refusal(MATCH_IS_OVER)
    if table.over == HAND_OVER:
        return Refusal(HAND_IS_OVER)
    if table.to_shuffle:
        return Refusal(TO_SHUFFLE)
    return None


def out_of_turn(table: Table, seat: i64) -> Refusal:
    """Why a seat that is not in turn may not move."""
    refusal = waiting(table)
    if refusal is not None:
        return refusal
    if not SPECTATOR <= seat < table.players:
        return Refusal(NO_SUCH_SEAT, "", seat + 1)
    if table.turn == NO_SEAT:
        return Refusal(NOBODY_IN_TURN)
    return Refusal(NOT_YOUR_TURN, "", table.turn)


T_co = TypeVar("T_co", bound=Table, covariant=True)
O_co = TypeVar("O_co", bound=Own, covariant=True)
M_co = TypeVar("M_co", bound=Memory, covariant=True)


class View(Generic[T_co, O_co, M_co]):
    """A seat's eyes: the table, the seat's own things and its memory; both are empty for a spectator."""

    def __init__(self, seat: i64, table: T_co, own: O_co, memory: M_co | None) -> None:
        self.seat: i64 = seat
        self.table = table
        self.own = own
        self._memory = memory

    @property
    def memory(self) -> M_co:
        """All that perfect recall adds to what lies in sight."""
        if self._memory is None:
            self._memory = self.recall()
        return self._memory

    def recall(self) -> M_co:
        """Make the memory of a view that was given none: a search looks at every step and rarely remembers."""
        raise NotImplementedError

    @property
    def game(self) -> "Game":
        """The game that is played here, with its options."""
        raise NotImplementedError

    def hand(self) -> vec[i64]:
        """The seat's cards."""
        raise NotImplementedError

    def refusal(self, move: Move) -> Refusal | None:
        """Why this seat may not make `move` now; None if it may."""
        raise NotImplementedError

    def legal_moves(self) -> Iterator[Move]:
        """Every legal move once, in the order of `toutilix legal`, made as it is asked for."""
        raise NotImplementedError

    def listed_moves(self) -> list[Move]:
        """The legal moves in one list, for games and moments where a list is sane: there can be millions."""
        return list(self.legal_moves())

    def random_move(self, rng: Random) -> Move:
        """Some legal move; every one has a positive chance. Illegal says why a seat may not act now."""
        raise NotImplementedError

    def readings(self, cards: vec[i64]) -> Readings:
        """The legal moves that exactly these cards can make; stars may be pinned to a letter."""
        raise NotImplementedError

    def sampler(self) -> "Sampler":
        """Draws states that this view cannot tell from the real one."""
        raise NotImplementedError

    def determinize(self, rng: Random) -> "AnyState":
        """One sample; keep the sampler to draw many for the same view."""
        return self.sampler().sample(rng)

    def is_legal(self, move: Move) -> bool:
        return self.refusal(move) is None

    def waiting(self) -> Refusal | None:
        return waiting(self.table)


AnyView = View[Table, Own, Memory]
