"""What a good Oldchapix player knows: which cards are out, which seats are void, what cards cost; and, for the search,
moves worth trying, a quick way to play on, and what the end of a hand is worth."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.cards import BIT
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.rules import (
    BLUE_H,
    BLUE_H_POINTS,
    EVERYTHING_HAND,
    FAMILIES,
    FAMILY,
    FAMILY_CARDS,
    MN_CARDS,
    MN_POINTS,
    PACK,
    PLAY,
    SCORING,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
    OldchapixView,
    count_bits,
    highest_place,
    mask_of,
    playable,
    trick_cards,
    trick_leader,
)

MOVES: Final = [Move(PLAY, card) for card in range(52)]


def _worth(card: int, hand: int) -> int:
    if not SCORING[hand] & BIT[card]:
        return 0
    if BLUE_H & BIT[card]:
        return int(BLUE_H_POINTS)
    return int(MN_POINTS) if MN_CARDS & BIT[card] else int(VOWEL_POINTS)


WORTH: Final = vec[i64]([_worth(card, hand) for hand in range(6) for card in range(52)])
"""What each card costs who takes it, 52 cards for each hand from 0."""


def worth(hand: i64, card: i64) -> i64:
    return WORTH[hand * PACK + card]


def trick_cost(hand: i64) -> i64:
    """What a trick costs whatever lies in it."""
    return TRICK_POINTS if hand in (TRICKS_HAND, EVERYTHING_HAND) else 0


def highest_of(cards: i64, family: i64) -> i64:
    """The highest card that a mask has of a family, -1 if it has none."""
    card = family * FAMILY + FAMILY - 1
    while card >= family * FAMILY:
        if cards & BIT[card]:
            return card
        card -= 1
    return -1


def lowest_of(cards: i64) -> i64:
    """The first card of a mask that is not empty."""
    return count_bits((cards & -cards) - 1)


def played_cards(view: OldchapixView) -> i64:
    """The cards of the finished tricks, as the seat remembers them."""
    gone: i64 = 0
    players = view.table.players
    for packed in view.tricks:
        gone |= mask_of(trick_cards(packed, players))
    return gone


def unseen_cards(view: OldchapixView) -> i64:
    """The cards that the other seats still hold."""
    everything = mask_of(view.table.game.deck())
    return everything & ~(played_cards(view) | mask_of(view.table.trick) | view.cards)


def void_families(view: OldchapixView) -> list[int]:
    """For each seat, a mask of the families that it is known to have none of: it once did not follow."""
    table = view.table
    players = int(table.players)
    voids = [0] * players
    tricks = [(trick_cards(packed, players), int(trick_leader(packed))) for packed in view.tricks]
    if len(table.trick):
        tricks.append((table.trick, int(table.leader)))
    for trick, leader in tricks:
        led = int(trick[0] // FAMILY)
        for place in range(1, len(trick)):
            if trick[place] // FAMILY != led:
                voids[(leader + place) % players] |= 1 << led
    return voids


@final
class OldchapixKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(True, 90.0)

    def candidates(self, view: AnyView, rng: Random) -> list[Move]:
        """The cards that may be played, one of each row of neighbours: cards that cost the same, with nothing between
        them that is still out, do the same. What a playout would do comes first."""
        assert isinstance(view, OldchapixView)
        may = playable(view.table, view.cards)
        hand = view.table.hand
        between = unseen_cards(view) | mask_of(view.table.trick)
        quick = quick_card(view, rng)
        first = 0
        moves: list[Move] = []
        for family in range(FAMILIES):
            last: i64 = -1
            for card in range(family * FAMILY + FAMILY - 1, family * FAMILY - 1, -1):
                if between & BIT[card]:
                    last = -1
                elif may & BIT[card]:
                    if last < 0 or worth(hand, last) != worth(hand, card):
                        moves.append(MOVES[card])
                    last = card
                    if card == quick:
                        first = len(moves) - 1
        moves[0], moves[first] = moves[first], moves[0]
        return moves

    def playout(self, view: AnyView, rng: Random) -> Move:
        """Duck as high as possible, give dear cards away, lead low; when it cannot be helped, take with the highest."""
        assert isinstance(view, OldchapixView)
        return MOVES[quick_card(view, rng)]

    def reward(self, state: AnyState, start_scores: vec[i64]) -> list[float]:
        """1 for no points, 0 for all there were: the sum of a hand is fixed, so that this is as good as the difference
        to the others."""
        scores = state.table.scores
        players = state.table.players
        total: i64 = 0
        for seat in range(players):
            total += scores[seat] - start_scores[seat]
        if total <= 0:
            return [1.0] * players
        return [1.0 - float(scores[seat] - start_scores[seat]) / float(total) for seat in range(players)]


def quick_card(view: OldchapixView, rng: Random) -> i64:
    table = view.table
    cards = view.cards
    trick = table.trick
    lying = len(trick)
    if lying == 0:
        return _quick_lead(cards, rng)
    family = trick[0] // FAMILY
    following = cards & FAMILY_CARDS[family]
    scoring = SCORING[table.hand]
    if following == 0:
        return _quick_discard(cards, scoring)
    if following & (following - 1) == 0:
        return lowest_of(following)
    best = trick[highest_place(trick)]
    under = following & (BIT[best] - 1)
    if under:
        gift = under & scoring
        return highest_of(gift if gift else under, family)
    if lying == table.players - 1:
        plain = following & ~scoring
        return highest_of(plain if plain else following, family)
    return lowest_of(following)


def _quick_lead(cards: i64, rng: Random) -> i64:
    """The lowest card of a family, the lower the likelier."""
    family = rng.randrange(FAMILIES)
    best: i64 = -1
    for _ in range(FAMILIES):
        held = cards & FAMILY_CARDS[family]
        if held:
            card = lowest_of(held)
            if best < 0 or card % FAMILY < best % FAMILY - 1:
                best = card
        family = (family + 1) % FAMILIES
    return best


def _quick_discard(cards: i64, scoring: i64) -> i64:
    """The dearest card that scores, else the highest."""
    dear = cards & scoring
    if dear & BLUE_H:
        cards = BLUE_H
    elif dear & MN_CARDS:
        cards = dear & MN_CARDS
    elif dear & VOWEL_CARDS:
        cards = dear & VOWEL_CARDS
    best: i64 = -1
    for family in range(FAMILIES):
        card = highest_of(cards, family)
        if card >= 0 and (best < 0 or card % FAMILY > best % FAMILY):
            best = card
    return best


KNOWLEDGE: Final = OldchapixKnowledge()
