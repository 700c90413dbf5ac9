"""The public part of an Oldchapix table: families, contracts, the trick and the captured cards.

The 52 pink and blue letters make four families of 13 (O1). A hand of cards is a mask of 52 bits, so that following a
family, counting scoring cards and asking whether the hand is over are single operations on integers.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import BIT, BLUE, LETTERS, PINK, VOWELS, letter_card
from toutilix.engine.moves import NO_CARDS
from toutilix.engine.view import NO_SEAT, Table

if TYPE_CHECKING:
    from toutilix.games.oldchapix.state import Oldchapix

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0

CONTRACTS: Final = ("tricks", "vowels", "mn", "blue_h", "everything")
HANDS: Final[i64] = 5
TRICKS_HAND: Final[i64] = 1
BLUE_H_HAND: Final[i64] = 4
EVERYTHING_HAND: Final[i64] = 5

TRICK_POINTS: Final[i64] = 5
VOWEL_POINTS: Final[i64] = 10
MN_POINTS: Final[i64] = 20
BLUE_H_POINTS: Final[i64] = 90

PACK: Final[i64] = 52
FAMILY: Final[i64] = 13
FAMILIES: Final[i64] = 4
FAMILY_NAMES: Final = ("pink_low", "pink_high", "blue_low", "blue_high")
"""O1, in the order of the cards' numbers."""
CARDS_EACH: Final = vec[i64]([0, 0, 0, 17, 13, 10])


def _mask(letters: str, colours: list[i64]) -> i64:
    mask: i64 = 0
    for colour in colours:
        for letter in letters:
            mask |= BIT[letter_card(LETTERS.index(letter), colour)]
    return mask


_BOTH: Final = [PINK, BLUE]
VOWEL_CARDS: Final = _mask(VOWELS, _BOTH)
MN_CARDS: Final = _mask("MN", _BOTH)
BLUE_H: Final = _mask("H", [BLUE])

# The cards that lie face up once they are taken (O5), and decide when the hand is over (O4), for each hand from 1.
SCORING: Final = vec[i64]([0, 0, VOWEL_CARDS, MN_CARDS, BLUE_H, VOWEL_CARDS | MN_CARDS | BLUE_H])

# A card's family (O1) is its number divided by 13: pink A-M, pink N-Z, blue A-M, blue N-Z.
FAMILY_CARDS: Final = vec[i64](
    [_mask(LETTERS[:13], [PINK]), _mask(LETTERS[13:], [PINK]), _mask(LETTERS[:13], [BLUE]), _mask(LETTERS[13:], [BLUE])]
)


def highest_place(trick: vec[i64]) -> i64:
    """The place in a trick of the highest card of the family led (O3)."""
    best: i64 = 0
    highest = trick[0]
    above = FAMILY * (highest // FAMILY + 1)
    for place in range(1, len(trick)):
        card = trick[place]
        if highest < card < above:
            best = place
            highest = card
    return best


def count_bits(mask: i64) -> i64:
    """How many cards a mask holds: bits are added up in pairs, fours, bytes and so on, all 52 of them at once."""
    mask -= (mask >> 1) & 0x5555555555555
    mask = (mask & 0x3333333333333) + ((mask >> 2) & 0x3333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest_of(mask: i64) -> i64:
    """The first card of a mask that is not empty."""
    return count_bits((mask & -mask) - 1)


def cards_of(mask: i64) -> vec[i64]:
    """The cards of a mask, pink before blue, A to Z."""
    cards = vec[i64](capacity=count_bits(mask))
    while mask:
        cards = append(cards, lowest_of(mask))
        mask &= mask - 1
    return cards


def mask_of(cards: vec[i64]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= BIT[card]
    return mask


# --- the table ------------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class OldchapixTable(Table):
    """`tricks_won` and `captured` are for each seat; `captured` is a mask of the cards lying face up (O5).

    Copies share what changes only when a trick is taken: see OldchapixState.
    """

    def __init__(self, game: "Oldchapix") -> None:
        super().__init__(game)
        self.game: Final = game
        self.leader: i64 = NO_SEAT
        self.trick: vec[i64] = NO_CARDS
        self.tricks_won: vec[i64] = NO_CARDS
        self.captured: vec[i64] = NO_CARDS

    def set_out(self) -> None:
        super().set_out()
        self.tricks_won = vec[i64]([0] * self.players)
        self.captured = vec[i64]([0] * self.players)

    def copy(self) -> "OldchapixTable":
        copied = OldchapixTable(self.game)
        copied.copy_common(self)
        copied.leader = self.leader
        copied.trick = self.trick[:]
        copied.tricks_won = self.tricks_won
        copied.captured = self.captured
        return copied

    def contract(self) -> str:
        return CONTRACTS[self.hand - 1] if self.hand else CONTRACTS[0]
