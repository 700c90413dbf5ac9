"""The deck: letters, colours, cards and how they are written. Knows no game.

A card is a small integer, so that hands are vectors or masks and compiled code stays fast:

    26 * colour + letter    a letter card; colour ANY is a letter whose colour was left out
    STAR, FIRECRACKER       the two kinds of special card
    STAR_AS + letter        a star on the table, standing for a letter
    UNSEEN                  a card that the reader may not know
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABET: Final[i64] = 26

PINK: Final[i64] = 0
BLUE: Final[i64] = 1
YELLOW: Final[i64] = 2
VIOLET: Final[i64] = 3
ANY: Final[i64] = 4

STAR: Final[i64] = 130
FIRECRACKER: Final[i64] = 131
STAR_AS: Final[i64] = 132
UNSEEN: Final[i64] = 158
NO_CARD: Final[i64] = -1
NO_LETTER: Final[i64] = -1

STARS: Final[i64] = 7
FIRECRACKERS: Final[i64] = 3

COLOURS: Final = ("pink", "blue", "yellow", "violet")
COLOUR_SIGNS: Final = "pbyv"

VOWELS: Final = "AEIOUY"
YELLOW_LETTERS: Final = "AAEEIIOOUU"
VIOLET_LETTERS: Final = "AACDEEEEEIILLMNNOPRRRSSSTTTU"
"""D2: the real list is not published. This one is our estimate, chosen so that the whole deck comes near the
letter frequencies of French."""

# Shifting by a compiled i64 is done in 32 bits, so single bits come from a table.
BIT: Final = vec[i64]([1 << n for n in range(62)])

_IS_VOWEL: Final = vec[i64]([1 if letter in VOWELS else 0 for letter in LETTERS])


def letter_card(letter: i64, colour: i64) -> i64:
    return ALPHABET * colour + letter


def letter_of(card: i64) -> i64:
    """The letter a card shows or stands for; none for a bare star, a firecracker or an unseen card."""
    if card < STAR:
        return card % ALPHABET if card >= 0 else NO_LETTER
    if STAR_AS <= card < UNSEEN:
        return card - STAR_AS
    return NO_LETTER


def colour_of(card: i64) -> i64:
    """The colour of a letter card (ANY where it was left out)."""
    return card // ALPHABET


def is_star(card: i64) -> bool:
    return card == STAR or STAR_AS <= card < UNSEEN


def is_letter_card(card: i64) -> bool:
    return 0 <= card < STAR


def face_of(card: i64) -> i64:
    """The card as it lies in a hand: a star has forgotten its letter."""
    return STAR if STAR_AS <= card < UNSEEN else card


def is_vowel(letter: i64) -> bool:
    return letter >= 0 and _IS_VOWEL[letter] == 1


def alphabet(colour: i64, without: str = "") -> list[i64]:
    return [letter_card(n, colour) for n in range(26) if LETTERS[n] not in without]


def specials() -> list[i64]:
    return [STAR] * STARS + [FIRECRACKER] * FIRECRACKERS


def whole_deck() -> list[i64]:
    """D1: the 100 playing cards of the box."""
    yellow = [letter_card(LETTERS.index(letter), YELLOW) for letter in YELLOW_LETTERS]
    violet = [letter_card(LETTERS.index(letter), VIOLET) for letter in VIOLET_LETTERS]
    return alphabet(PINK) + alphabet(BLUE) + yellow + violet + specials()


def held_card(cards: vec[i64], wanted: i64) -> i64:
    """The card of a hand that goes when `wanted` is played: a star whatever it stands for, and where the colour was
    left out the first of pink, blue, yellow, violet. NO_CARD if the hand has none."""
    best = NO_CARD
    face = face_of(wanted)
    if ANY * ALPHABET <= face < STAR:
        letter = face % ALPHABET
        for card in cards:
            if card < STAR and card % ALPHABET == letter and (best == NO_CARD or card < best):
                best = card
        return best
    for card in cards:
        if card == face:
            return card
    return NO_CARD


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """A new hand with one `card` less; the others keep their order."""
    rest = vec[i64](capacity=len(cards))
    gone = False
    for held in cards:
        if held == card and not gone:
            gone = True
        else:
            rest = append(rest, held)
    return rest


def _texts() -> list[str]:
    coloured = [letter + sign for sign in COLOUR_SIGNS for letter in LETTERS]
    return [*coloured, *LETTERS, "*", "!", *("*" + letter for letter in LETTERS), "??"]


_TEXT: Final = _texts()
_CARD: Final = {text: code for code, text in enumerate(_TEXT)}


def card_text(card: i64) -> str:
    return _TEXT[card]


def read_card(text: str) -> i64:
    """The card that `text` writes, NO_CARD if it writes none."""
    return _CARD.get(text, -1)


def cards_text(cards: vec[i64]) -> str:
    return " ".join([_TEXT[card] for card in cards])
