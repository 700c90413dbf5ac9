"""The plays of others tell something about the cards that they still hold.

A player who held this card would hardly have played that one: each play makes some cards less likely in the hand that
it came from, each by a factor, as if cards were held independently of each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.oldchapix.costs import points_in, trick_cost, worth
from toutilix.cards import BIT
from toutilix.games.oldchapix.memory import trick_cards, trick_leader
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import FAMILY, FAMILY_CARDS, PACK, SCORING

DUCKED: Final = 0.1
"""A player who stays under the best card plays the highest that does."""
THREW: Final = 0.03
"""A player who cannot follow throws the most expensive card."""
TOOK: Final = 0.1
"""A player who beats the best card has nothing under it."""
TOOK_FREELY: Final = 0.3
"""The same in a trick that costs nothing so far."""


def suspected(view: OldchapixView) -> list[float]:
    """For each seat, 52 factors: how much less likely than before the hand each card is there."""
    table = view.table
    likely = [1.0] * int(PACK * table.players)
    for packed in view.memory.tricks:
        _learn(likely, trick_cards(packed, table.players), trick_leader(packed), table.hand, table.players)
    if len(table.trick):
        _learn(likely, table.trick, table.leader, table.hand, table.players)
    return likely


def _learn(likely: list[float], trick: vec[i64], leader: i64, hand: i64, players: i64) -> None:
    best = trick[0]
    family = FAMILY_CARDS[best // FAMILY]
    lies: i64 = 0
    for place in range(1, len(trick)):
        card = trick[place]
        seat = (leader + place) % players
        under = family & (BIT[best] - 1)
        lies |= BIT[trick[place - 1]]
        if not family & BIT[card]:
            _doubt(likely, seat, _dearer(card, hand), THREW)
        elif card < best:
            rather = under & ~(BIT[card + 1] - 1)
            if worth(hand, card):
                rather &= SCORING[hand]
            _doubt(likely, seat, rather, DUCKED)
        else:
            costs = points_in(lies, hand) + trick_cost(hand)
            _doubt(likely, seat, under, TOOK if costs else TOOK_FREELY)
            best = card


def _dearer(card: i64, hand: i64) -> i64:
    own = worth(hand, card)
    dearer: i64 = 0
    for other in range(PACK):
        if worth(hand, other) > own:
            dearer |= BIT[other]
    return dearer


def _doubt(likely: list[float], seat: i64, cards: i64, factor: float) -> None:
    for card in range(PACK):
        if cards & BIT[card]:
            likely[seat * PACK + card] *= factor
