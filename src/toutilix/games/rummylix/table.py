"""The public part of a Rummylix table, and how cards of a hand are found and put there."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import (
    ALPHABET,
    ANY,
    BIT,
    FIRECRACKER,
    NO_CARD,
    STAR,
    UNSEEN,
    held_card,
    is_star,
    letter_card,
    without,
)
from toutilix.engine.draws import DrawingTable
from toutilix.engine.moves import BOTH_SIDES, GROUP_END, NO_CARDS, NO_SIDE, Move
from toutilix.engine.view import PLAYING
from toutilix.games.rummylix.runs import Run

if TYPE_CHECKING:
    from toutilix.games.rummylix.state import Rummylix

# --- constants -------------------------------------------------------------------------------------------------------

DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
LAY: Final[i64] = 2
ADD: Final[i64] = 3
SWAP: Final[i64] = 4
BLOCK: Final[i64] = 5
UNBLOCK: Final[i64] = 6
DISCARD: Final[i64] = 7

STEP_DRAW: Final[i64] = 0
STEP_PLAY: Final[i64] = 1

CARDS_EACH: Final[i64] = 7
REFILL: Final[i64] = 7
IDLE_ROUNDS: Final[i64] = 20

REFILL_VALUES: Final = ("while_seven", "before_discard", "never")
REFILL_BEFORE_DISCARD: Final[i64] = 1
REFILL_NEVER: Final[i64] = 2


# --- what is public --------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class RummylixTable(DrawingTable):
    """`stock` and `discard` count the cards of the piles, `top` is the discard that can be taken. `opened` is a mask of
    seats. `shown` are the hands laid open at the end of a hand, nothing before (R8)."""

    def __init__(self, game: "Rummylix") -> None:
        super().__init__(game)
        self.game: Final = game
        self.step: i64 = STEP_DRAW
        self.stock: i64 = 0
        self.discard: i64 = 0
        self.top: i64 = NO_CARD
        self.runs: list[Run] = []
        self.opened: i64 = 0
        self.star_to_place: bool = False
        self.idle: i64 = 0
        self.removed: vec[i64] = NO_CARDS
        self.shown: list[vec[i64]] = []

    def copy(self) -> "RummylixTable":
        """Runs, `removed` and `shown` are replaced when they change, never changed: copies share them."""
        copied = RummylixTable(self.game)
        copied.copy_draws(self)
        copied.step = self.step
        copied.stock = self.stock
        copied.discard = self.discard
        copied.top = self.top
        copied.runs = self.runs[:]
        copied.opened = self.opened
        copied.star_to_place = self.star_to_place
        copied.idle = self.idle
        copied.removed = self.removed
        copied.shown = self.shown
        return copied

    def clear(self) -> None:
        """Nothing lies here any more: the next hand begins."""
        self.hand += 1
        self.over = PLAYING
        self.to_shuffle = False
        self.runs = []
        self.opened = 0
        self.star_to_place = False
        self.idle = 0
        self.removed = NO_CARDS
        self.shown = []

    def most_to_draw(self) -> int:
        return self.discard

    def has_opened(self, seat: i64) -> bool:
        return self.opened & BIT[seat] != 0

    def has_open_end(self) -> bool:
        for run in self.runs:
            if run.open_sides():
                return True
        return False


# --- cards from a hand -----------------------------------------------------------------------------------------------


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """A new hand with one `card` more; hands are kept in order, so that equal hands are the same."""
    more = vec[i64](capacity=len(cards) + 1)
    put = False
    for held in cards:
        if not put and card < held:
            more = append(more, card)
            put = True
        more = append(more, held)
    return more if put else append(more, card)


def resolve(hand: vec[i64], wanted: vec[i64]) -> vec[i64]:
    """The cards of a hand that go for those written, UNSEEN where there is none left. Cards with a colour choose first;
    stars keep their letters and groups their ends."""
    found = wanted[:]
    left = hand
    for colourless in (False, True):
        for at in range(len(wanted)):
            card = wanted[at]
            if card == GROUP_END or (ANY * ALPHABET <= card < STAR) != colourless:
                continue
            held = held_card(left, card)
            if held == NO_CARD:
                found[at] = UNSEEN
            else:
                left = without(left, held)
                if not is_star(card):
                    found[at] = held
    return found


def faces_of(hand: vec[i64]) -> vec[i64]:
    """The hand without colours, every face once: letters, then star and firecracker."""
    letters = vec[i64]([0] * ALPHABET)
    for card in hand:
        if card < STAR:
            letters[card % ALPHABET] = 1
    faces = vec[i64]()
    for letter in range(ALPHABET):
        if letters[letter]:
            faces = append(faces, letter_card(letter, ANY))
    if STAR in hand:
        faces = append(faces, STAR)
    if FIRECRACKER in hand:
        faces = append(faces, FIRECRACKER)
    return faces


def end_move(run: i64, side: i64, card: i64, table: RummylixTable) -> Move:
    """An `add` at an open end; the side is named only where the other end is open for the same letter."""
    target = table.runs[run]
    both = len(target.cards) == ALPHABET - 1 and target.open_sides() == BOTH_SIDES
    return Move(ADD, card, run, side if both else NO_SIDE)
