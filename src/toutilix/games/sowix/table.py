"""The public part of a Sowix table."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import NO_CARD, NO_LETTER
from toutilix.engine.draws import DrawingTable

if TYPE_CHECKING:
    from toutilix.games.sowix.state import Sowix

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0
DRAW: Final[i64] = 1
PASS: Final[i64] = 2
CALL: Final[i64] = 3
CATCH: Final[i64] = 4

MOST_SEATS: Final = 8
CARDS_EACH: Final[i64] = 7
PENALTY: Final[i64] = 2
MOST_TURN_OVERS: Final[i64] = 4
"""W10: the turn-over after this many ends the hand."""

NO_HANDS: Final[list[vec[i64]]] = []


# --- the table -------------------------------------------------------------------------------------------------------


# Compiled, a class with a free list keeps one dropped object for the next to be made: a search makes and drops tables,
# hands, views and states at every step.
@mypyc_attr(free_list_len=1, acyclic=True)
@final
class SowixTable(DrawingTable):
    """`top`, `letter` and `firecrackers` are what the pile shows; `uncalled`, `lose_turn` and `passed` are masks with
    one bit for each seat.

    `drew`: the seat in turn has just drawn a card that fits. `shown` are the hands that lie open at the end of a hand;
    empty until then.
    """

    def __init__(self, game: "Sowix") -> None:
        super().__init__(game)
        self.game: Final = game
        self.top: i64 = NO_CARD
        self.letter: i64 = NO_LETTER
        self.firecrackers: i64 = 0
        self.pile_size: i64 = 0
        self.stock_size: i64 = 0
        self.direction: i64 = 1
        self.turned: i64 = 0
        self.uncalled: i64 = 0
        self.lose_turn: i64 = 0
        self.passed: i64 = 0
        self.drew: bool = False
        self.shown: list[vec[i64]] = NO_HANDS

    def copy(self) -> "SowixTable":
        copied = SowixTable(self.game)
        copied.copy_draws(self)
        copied.top = self.top
        copied.letter = self.letter
        copied.firecrackers = self.firecrackers
        copied.pile_size = self.pile_size
        copied.stock_size = self.stock_size
        copied.direction = self.direction
        copied.turned = self.turned
        copied.uncalled = self.uncalled
        copied.lose_turn = self.lose_turn
        copied.passed = self.passed
        copied.drew = self.drew
        copied.shown = self.shown if not self.shown else [hand[:] for hand in self.shown]
        return copied

    def all_may_act(self) -> bool:
        """W7: while somebody can be caught, every seat may speak."""
        return self.uncalled != 0

    def kept(self) -> i64:
        """W8: how many cards of the pile stay when the rest is turned over."""
        return min(self.firecrackers + 1, self.pile_size)

    def can_draw(self) -> bool:
        """W3: is there a stock, or a pile to turn over (even if turning it over ends the hand, W10)?"""
        return self.stock_size > 0 or self.pile_size > self.kept()

    def after(self, seat: i64) -> i64:
        """The seat that comes next after this one."""
        return (seat + self.direction + self.players) % self.players

    def most_to_draw(self) -> int:
        return 1 if self.draw_seat == self.draw_turn else PENALTY
