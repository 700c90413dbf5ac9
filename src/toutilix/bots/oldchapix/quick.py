"""How simulated Oldchapix players play: a few habits of the regular, in nanoseconds.

A card is one bit of a mask here, and a hand is played to its end without making anything: no state, no move, no view.
Everybody remembers what is gone and takes the others to be alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.oldchapix.costs import points_in, trick_cost
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import OldchapixState, hand_points
from toutilix.games.oldchapix.table import (
    BLUE_H,
    FAMILIES,
    FAMILY,
    FAMILY_CARDS,
    MN_CARDS,
    SCORING,
    count_bits,
    lowest_of,
    mask_of,
)

SHY: Final = 0.2
"""Others duck too: how much less often a card is beaten for each further card of the family that another seat has."""
SHORT: Final = 0.4
"""How much better a lead is if it is the last card of a family, on the scale of the chance to take the trick."""
SHIELD: Final = 0.8
"""How much each lower card of its family protects a card."""
HOPE: Final = 0.8
"""A player who must go over the best card hopes to be beaten, unless that is less likely than this."""

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
_SHORTER: Final = vec[float]([SHORT / max(1, held) for held in range(SIZES)])
_DANGER: Final = vec[float](
    [
        (below / out) ** 2 / (1.0 + SHIELD * max(0, held - 1)) if below <= out != 0 else 0.0
        for held in range(SIZES)
        for out in range(SIZES)
        for below in range(SIZES)
    ]
)


def stays_highest(others: i64, later: i64, out: i64, higher: i64) -> float:
    """The chance that none of `later` seats beats a card when the `others` hold this many cards of its family, and this
    many higher ones."""
    return _STAYS[(((others - 1) * MOST_SEATS + later) * SIZES + out) * SIZES + higher]


def top_of(cards: i64) -> i64:
    """The highest card of a mask."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards ^ (cards >> 1)


# --- what to play ----------------------------------------------------------------------------------------------------


def lead(cards: i64, out: i64, others: i64) -> i64:
    """The lowest card of the family in which it is least likely to take the trick; a short family rather."""
    chosen: i64 = 0
    least = 9.0
    for family in range(FAMILIES):
        held = cards & FAMILY_CARDS[family]
        if held:
            there = out & FAMILY_CARDS[family]
            low = held & -held
            takes = stays_highest(others, others, count_bits(there), count_bits(there & -low))
            cost = takes - _SHORTER[count_bits(held)]
            if cost < least:
                chosen = low
                least = cost
    return chosen


def follow(held: i64, best: i64, out: i64, hand: i64, others: i64, later: i64) -> i64:
    """Of the cards of the family led, as high as possible under the best one, and expensive if possible. A player who
    cannot stay under takes with the highest, or plays the lowest and hopes that somebody goes over it."""
    if held & (held - 1) == 0:
        return held
    scoring = SCORING[hand]
    under = held & (best - 1)
    if under:
        gift = under & scoring
        return top_of(gift if gift else under)
    low = held & -held
    if later and stays_highest(others, later, count_bits(out), count_bits(out & -low)) <= HOPE:
        return low
    plain = held & ~scoring
    return top_of(plain if plain else held)


def throw(cards: i64, out: i64, hand: i64) -> i64:
    """The most expensive card; without one, the card that is most likely to take a trick later."""
    dear = cards & SCORING[hand]
    if dear:
        if dear & BLUE_H:
            return BLUE_H
        return top_of(dear & MN_CARDS if dear & MN_CARDS else dear)
    chosen: i64 = 0
    most = -1.0
    for family in range(FAMILIES):
        held = cards & FAMILY_CARDS[family]
        if held:
            there = out & FAMILY_CARDS[family]
            top = top_of(held)
            row = (count_bits(held) * SIZES + count_bits(there)) * SIZES
            danger = _DANGER[row + count_bits(there & (top - 1))]
            if danger > most:
                chosen = top
                most = danger
    return chosen


def quick_card(view: OldchapixView) -> i64:
    """The number of the card that a simulated player would play."""
    table = view.table
    lies = mask_of(table.trick)
    out = table.game.pack & ~(view.memory.gone | lies | view.own.cards)
    others = table.players - 1
    if not lies:
        return lowest_of(lead(view.own.cards, out, others))
    family = FAMILY_CARDS[table.trick[0] // FAMILY]
    held = view.own.cards & family
    if not held:
        return lowest_of(throw(view.own.cards, out, table.hand))
    later = others - len(table.trick)
    return lowest_of(follow(held, top_of(lies & family), out & family, table.hand, others, later))


# --- a whole hand ----------------------------------------------------------------------------------------------------


def play_out(state: OldchapixState) -> vec[i64]:
    """Each seat's score in the hand if all play on like this; the state is not changed."""
    table = state.table
    players = table.players
    others = players - 1
    hand = table.hand
    each = trick_cost(hand)
    scoring = SCORING[hand]
    hands = state.hands[:]
    points = table.tricks_won[:]
    left: i64 = 0
    for seat in range(players):
        points[seat] = hand_points(table, seat, None)
        left |= hands[seat]
    seat = table.turn
    lying: i64 = len(table.trick)
    trick = mask_of(table.trick)
    family: i64 = 0
    best: i64 = 0
    winner = seat
    if lying:
        family = FAMILY_CARDS[table.trick[0] // FAMILY]
        best = top_of(trick & family)
        winner = (table.leader + place_of(best, table.trick)) % players
    while True:
        cards = hands[seat]
        out = left & ~cards
        if not lying:
            card = lead(cards, out, others)
            family = family_of(card)
            best = card
            winner = seat
        elif cards & family:
            card = follow(cards & family, best, out & family, hand, others, others - lying)
            if card > best:
                best = card
                winner = seat
        else:
            card = throw(cards, out, hand)
        hands[seat] = cards ^ card
        left ^= card
        trick |= card
        lying += 1
        if lying <= others:
            seat = seat + 1 if seat < others else 0
        else:
            points[winner] += each + points_in(trick, hand)
            seat = winner
            lying = 0
            trick = 0
            # O4: with nothing left to score, a hand that does not count tricks is over.
            if not hands[seat] or not (each or left & scoring):
                return points


def place_of(card: i64, trick: vec[i64]) -> i64:
    place: i64 = 0
    while trick[place] != lowest_of(card):
        place += 1
    return place


def family_of(card: i64) -> i64:
    """All cards of the family of a card."""
    family: i64 = 0
    while not card & FAMILY_CARDS[family]:
        family += 1
    return FAMILY_CARDS[family]
