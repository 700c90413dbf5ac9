"""Which letters fit which, what a pile shows, and what cards cost: Sowix without players."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT, FIRECRACKER, LETTERS, NO_CARD, NO_LETTER, STAR, is_vowel
from toutilix.engine.events import HAND_POINTS
from toutilix.engine.facts import Event
from toutilix.games.sowix.events import LEFT, SCORE

REACH: Final = 3
REVERSING: Final[i64] = LETTERS.index("X")


def _fitting(letter: int) -> i64:
    """W2: the letters that fit `letter`: at most 3 away on the circle, or a vowel on a vowel."""
    mask: i64 = 0
    for other in range(26):
        away = abs(other - letter)
        if min(away, 26 - away) <= REACH or (is_vowel(other) and is_vowel(letter)):
            mask |= BIT[other]
    return mask


FITS: Final = vec[i64]([_fitting(letter) for letter in range(26)])


def fits(letter: i64, card: i64) -> bool:
    """W2: may `card` be played on `letter`? With no letter in force (a bare star, W1) anything may."""
    if letter == NO_LETTER or card >= STAR:
        return True
    return FITS[letter] & BIT[card % ALPHABET] != 0


def count_fitting(letter: i64, cards: vec[i64]) -> i64:
    """How many of the cards may be played on `letter`."""
    count: i64 = 0
    for card in cards:
        if fits(letter, card):
            count += 1
    return count


def nth_fitting(letter: i64, cards: vec[i64], n: i64) -> i64:
    """The card that may be played on `letter` behind `n` others of them."""
    for card in cards:
        if fits(letter, card):
            if n == 0:
                return card
            n -= 1
    return NO_CARD


def firecrackers_on(pile: vec[i64]) -> i64:
    """How many firecrackers lie on the letter in force."""
    at = len(pile)
    while at > 0 and pile[at - 1] == FIRECRACKER:
        at -= 1
    return len(pile) - at


def kept_of(pile: vec[i64]) -> i64:
    """W8: how many cards of a pile stay when the rest is turned over."""
    return min(firecrackers_on(pile) + 1, len(pile))


def _cost(face: int) -> int:
    if face >= STAR:
        return 10
    letter = LETTERS[face % 26]
    return 70 if letter == "Y" else 50 if letter in "WXZ" else 10 if letter in "AEIOU" else 5


POINTS: Final = vec[i64]([_cost(face) for face in range(132)])
"""W9: what each face left in a hand costs, by its number as a card."""
VALUES: Final = (70, 50, 10, 5)


def count_points(seat: i64, left: vec[i64], log: list[Event] | None) -> i64:
    """The cost of the cards left in a hand (W9); `log` gets the cards and the arithmetic."""
    points: i64 = 0
    for card in left:
        points += POINTS[card]
    if log is not None:
        log.append(Event(LEFT, seat, cards=left[:]))
        for each in VALUES:
            cards = vec[i64]([card for card in left if POINTS[card] == each])
            if len(cards):
                log.append(Event(SCORE, seat, each, len(cards) * each, cards=cards))
        log.append(Event(HAND_POINTS, seat, points, 1))
    return points
