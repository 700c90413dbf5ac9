"""The public part of a Strategix table: the combination to follow, the cards set aside, the places won."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.moves import NO_CARDS
from toutilix.engine.view import NO_SEAT, Table
from toutilix.games.strategix.combinations import Combination

if TYPE_CHECKING:
    from toutilix.games.strategix.state import Strategix

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0
THROW: Final[i64] = 1
PASS: Final[i64] = 2

# S5: how often a seat may pass although it could follow.
ALLOWANCES: Final = ("hand", "round", "free")
EACH_ROUND: Final[i64] = 1
FREE: Final[i64] = 2
VOLUNTARY_PASSES: Final[i64] = 1

# S10: which last plays are fouls.
FOULS: Final = ("any_card", "single_card")
SINGLE_CARD: Final[i64] = 1

NO_PLACE: Final[i64] = -1
PLACES: Final = ("luckylix", "aswellix", "neithernorix", "badluckix")
LUCKYLIX: Final[i64] = 0
ASWELLIX: Final[i64] = 1
NEITHERNORIX: Final[i64] = 2
BADLUCKIX: Final[i64] = 3

# S11: the places from the first on and the points of each place, by the number of players.
PLACES_OF: Final = (
    vec[i64](),
    vec[i64](),
    vec[i64]([LUCKYLIX, BADLUCKIX]),
    vec[i64]([LUCKYLIX, NEITHERNORIX, BADLUCKIX]),
    vec[i64]([LUCKYLIX, ASWELLIX, NEITHERNORIX, BADLUCKIX]),
)
POINTS: Final = (
    vec[i64](),
    vec[i64](),
    vec[i64]([2, 0, 0, -2]),
    vec[i64]([2, 0, 0, -2]),
    vec[i64]([4, 2, 0, -2]),
)

# S1: the cards of each hand by the number of players, and those in the box of two players.
CARDS_EACH: Final = vec[i64]([0, 0, 20, 20, 15])
BOX_SIZE: Final[i64] = 20


# --- the table -------------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class StrategixTable(Table):
    """`combination` is the one to follow, `owner` its player. `places` are for each seat; `named` are the seats named
    Badluckix by a foul, in order (S10); `played` are the cards set aside; `boxed` counts the cards in the box."""

    def __init__(self, game: "Strategix") -> None:
        super().__init__(game)
        self.game: Final = game
        self.combination: Combination | None = None
        self.owner: i64 = NO_SEAT
        self.after_firecracker: bool = False
        self.places: vec[i64] = NO_CARDS
        self.named: vec[i64] = NO_CARDS
        self.played: vec[i64] = NO_CARDS
        self.boxed: i64 = 0

    def set_out(self) -> None:
        super().set_out()
        self.places = vec[i64]([NO_PLACE] * self.players)

    def copy(self) -> "StrategixTable":
        copied = StrategixTable(self.game)
        copied.copy_common(self)
        copied.combination = self.combination
        copied.owner = self.owner
        copied.after_firecracker = self.after_firecracker
        copied.places = self.places[:]
        copied.named = self.named[:]
        copied.played = self.played[:]
        copied.boxed = self.boxed
        return copied

    def clear_round(self) -> None:
        self.combination = None
        self.owner = NO_SEAT
        self.after_firecracker = False

    def seat_in(self, place: i64) -> i64:
        """The first seat in this place; NO_SEAT where nobody is."""
        for seat in range(self.players):
            if self.places[seat] == place:
                return seat
        return NO_SEAT
