"""Highlights of a hand of Oldchapix: the trick that cost most, the card that somebody else had to take."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import BIT
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.highlights import Highlight, public_events
from toutilix.games.oldchapix.events import LED, PLAYED, TOOK, TOOK_DANGER
from toutilix.games.oldchapix.table import (
    BLUE_H,
    BLUE_H_POINTS,
    EVERYTHING_HAND,
    MN_CARDS,
    MN_POINTS,
    SCORING,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
)

TRICK_COST = FactType("oldchapix.highlight_trick", "seat points cards")
GAVE_AWAY = FactType("oldchapix.highlight_gave", "seat receiver:seat points card")


def card_cost(card: i64, hand: i64) -> int:
    """The cost of taking a card in this hand."""
    if not BIT[card] & SCORING[hand]:
        return 0
    if BIT[card] & VOWEL_CARDS:
        return int(VOWEL_POINTS)
    return int(MN_POINTS if BIT[card] & MN_CARDS else BLUE_H_POINTS if BIT[card] & BLUE_H else 0)


def highlights(hand: i64, acts: HandActs) -> Iterator[Highlight]:
    trick: list[tuple[i64, i64]] = []
    for number, event in public_events(acts):
        if event.type is LED:
            trick = []
        if event.type in (LED, PLAYED):
            trick.append((event.seat, event.cards[0]))
        elif event.type in (TOOK, TOOK_DANGER):
            taker = event.seat
            dangers = vec[i64]([card for _, card in trick if card_cost(card, hand)])
            cost = sum(card_cost(card, hand) for card in dangers)
            if hand in (TRICKS_HAND, EVERYTHING_HAND):
                cost += int(TRICK_POINTS)
            yield Highlight(-cost, number, Fact(TRICK_COST, taker, cost, cards=dangers))
            for seat, card in trick:
                if seat != taker:
                    given = card_cost(card, hand)
                    yield Highlight(given, number, Fact(GAVE_AWAY, seat, taker, given, cards=one(card)))
