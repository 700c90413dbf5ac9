"""How a simulated Oldchapix player plays: much as the regular, in a microsecond, from masks and tables.

It counts what is still out, but not who is void, and takes the others to be alike and to duck when they can.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.oldchapix.costs import dearest, points_in, trick_cost, worth
from toutilix.cards import BIT
from toutilix.games.oldchapix.rules import (
    FAMILIES,
    FAMILY,
    FAMILY_CARDS,
    OldchapixView,
    count_bits,
    highest_place,
    lowest_of,
    mask_of,
    playable,
)

SHY: Final = 1.6
"""Others duck too: how much seldomer a card is beaten for each card more of the family that another seat has."""
RISK: Final = 2.0
"""What it costs to lead the next trick, in average tricks."""
KEPT: Final = 0.5
"""How much of the danger of a card that is kept will come true."""
SHIELD: Final = 0.4
"""How much each lower card of its family protects a card."""
STAKE: Final = 0.4
"""What taking a trick with a card that was kept costs, in average tricks."""
FALLS: Final = 0.3
"""How often the dearest card below a kept one falls to it."""
SHORT: Final = 0.04
"""What it is worth to play the last card of a family, as a share of the points left."""

MOST_SEATS: Final = 5
SIZES: Final = 14
"""Of a family 0 to 13 cards are out."""


def _chance_to_stay(others: int, later: int, out: int, higher: int) -> float:
    if not out:
        return 1.0
    has_one = 1.0 - (1.0 - 1.0 / others) ** out
    beats = (min(higher, out) / out) ** (1.0 + SHY * max(0.0, out / others - 1.0))
    return float((1.0 - has_one * beats) ** later)


_STAYS: Final = vec[float](
    [
        _chance_to_stay(others, later, out, higher)
        for others in range(1, MOST_SEATS)
        for later in range(MOST_SEATS)
        for out in range(SIZES)
        for higher in range(SIZES)
    ]
)


def stays_highest(others: i64, later: i64, out: i64, higher: i64) -> float:
    """The chance that none of `later` seats beats a card when the `others` hold so many of its family, and so many
    higher ones."""
    return _STAYS[(((others - 1) * MOST_SEATS + later) * SIZES + out) * SIZES + higher]


def quick_card(view: OldchapixView) -> i64:
    """The card that is likely to cost least, now and because others are kept; of equals the highest."""
    table = view.table
    cards = view.cards
    may = playable(table, cards)
    if may & (may - 1) == 0:
        return lowest_of(may)
    hand = table.hand
    trick = table.trick
    lies = mask_of(trick)
    out = table.game.pack & ~(view.gone | lies | cards)
    others = table.players - 1
    later = others - len(trick)
    left = float(points_in(out | lies | cards, hand))
    stake = left / float(table.counts[view.seat]) + float(trick_cost(hand))
    content = float(points_in(lies, hand) + trick_cost(hand)) + stake * float(later) / float(others)
    best: i64 = trick[highest_place(trick)] if len(trick) else -1
    chosen: i64 = -1
    least = 0.0
    for family in range(FAMILIES):
        held = cards & FAMILY_CARDS[family]
        if not may & held:
            continue
        there = out & FAMILY_CARDS[family]
        count = count_bits(there)
        shortening = SHORT * left / float(count_bits(held))
        shields = count_bits(held) - 1
        bared = 0.0
        for card in range(FAMILY * family + FAMILY - 1, FAMILY * family - 1, -1):
            if not held & BIT[card]:
                continue
            lower = there & (BIT[card] - 1)
            below = count_bits(lower)
            own = float(worth(hand, card))
            danger = 0.0
            if count:
                takes = float(below) / float(count)
                danger = KEPT * takes * takes * (STAKE * stake + own + FALLS * float(dearest(lower, hand)))
            # Without this card its danger is gone, but all higher ones have a shield less.
            cost = bared - danger / (1.0 + SHIELD * float(shields)) - shortening
            if shields:
                bared += danger / (1.0 + SHIELD * float(shields - 1)) - danger / (1.0 + SHIELD * float(shields))
                shields -= 1
            if best >= 0 and best // FAMILY != family:
                cost -= own / float(others)
            else:
                wins = stays_highest(others, later, count, count - below) if card > best else 0.0
                cost += wins * (content + own + RISK * stake) - (1.0 - wins) * (content + own) / float(others)
            if chosen < 0 or cost < least:
                chosen = card
                least = cost
    return chosen
