"""The cost of Oldchapix cards and tricks to the player who takes them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import BIT
from toutilix.games.oldchapix.table import (
    BLUE_H,
    BLUE_H_POINTS,
    EVERYTHING_HAND,
    MN_CARDS,
    MN_POINTS,
    PACK,
    SCORING,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
    count_bits,
)


def dearest(cards: i64, hand: i64) -> i64:
    """The cost of the most expensive card of a mask; 0 if none costs anything."""
    scoring = cards & SCORING[hand]
    if not scoring:
        return 0
    if scoring & BLUE_H:
        return BLUE_H_POINTS
    return MN_POINTS if scoring & MN_CARDS else VOWEL_POINTS


WORTH: Final = vec[i64]([dearest(BIT[card], hand) for hand in range(6) for card in range(52)])
"""The cost of each card, 52 cards for each hand from 0."""


def worth(hand: i64, card: i64) -> i64:
    return WORTH[hand * PACK + card]


def points_in(cards: i64, hand: i64) -> i64:
    """The total cost of the cards of a mask."""
    scoring = cards & SCORING[hand]
    if not scoring:
        return 0
    points = count_bits(scoring & VOWEL_CARDS) * VOWEL_POINTS + count_bits(scoring & MN_CARDS) * MN_POINTS
    return points + BLUE_H_POINTS if scoring & BLUE_H else points


def trick_cost(hand: i64) -> i64:
    """The cost of a trick without its cards."""
    return TRICK_POINTS if hand in (TRICKS_HAND, EVERYTHING_HAND) else 0
