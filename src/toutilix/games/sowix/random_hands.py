"""A state for a Sowix view that does not remember its deal, because it comes from a position or the hand is over."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, NO_CARD, face_of, without
from toutilix.engine.shuffle import mix
from toutilix.games.sowix.letters import fits
from toutilix.games.sowix.seat import SowixOwn, SowixView
from toutilix.games.sowix.state import SowixState


def with_random_hands(view: SowixView, rng: Random) -> SowixState:
    """The others get cards that the seat does not see, and a card that fits where one was just drawn."""
    table = view.table
    unseen = table.game.deck()
    for card in view.own.cards:
        unseen = without(unseen, card)
    for card in view.pile():
        unseen = without(unseen, face_of(card))
    for hand in table.shown:
        for card in hand:
            unseen = without(unseen, card)
    unseen = mix(unseen, rng)
    waiting = table.draw_turn if table.to_shuffle else table.turn
    owns: list[SowixOwn] = []
    for seat in range(table.players):
        if seat == view.seat:
            owns.append(SowixOwn(view.own.cards[:], view.own.arrived[:], view.own.drawn))
            continue
        if len(table.shown):
            owns.append(SowixOwn(table.shown[seat][:], table.shown[seat][:]))
            continue
        hand = vec[i64]()
        drawn = NO_CARD
        if table.drew and seat == waiting:
            drawn = _first_fitting(unseen, table.letter)
            unseen = without(unseen, drawn)
        while len(hand) < table.counts[seat] - (0 if drawn == NO_CARD else 1):
            unseen = _at_least_one(unseen, table.game.deck(), rng)
            hand = append(hand, unseen[0])
            unseen = unseen[1:]
        if drawn != NO_CARD:
            hand = append(hand, drawn)
        owns.append(SowixOwn(hand, hand, drawn))
    stock = vec[i64]()
    while len(stock) < table.stock_size:
        unseen = _at_least_one(unseen, table.game.deck(), rng)
        stock = append(stock, unseen[0])
        unseen = unseen[1:]
    return SowixState(table.copy(), owns, view.memory.pile, view.memory.acts, view.memory.noted, stock)


def _first_fitting(cards: vec[i64], letter: i64) -> i64:
    for card in cards:
        if fits(letter, card):
            return card
    return FIRECRACKER


def _at_least_one(cards: vec[i64], deck: vec[i64], rng: Random) -> vec[i64]:
    """A position may hold more cards than the box has: then another box is opened."""
    return cards if len(cards) else mix(deck, rng)
