"""Deal the cards that a seat cannot know again, without asking the code under test which those are.

Written apart from the samplers on purpose: all cards that a camera at the seat does not show, other hands, the stock
and the box, are mixed and put back in the same numbers. A seat's memory is in its view and must not change when the
cards behind it do.
"""

from collections.abc import Sequence

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.state import AnyState
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import cards_of, mask_of
from toutilix.games.rummylix.state import RummylixState
from toutilix.games.sowix.seat import SowixOwn
from toutilix.games.sowix.state import SowixState
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.state import StrategixState


def redeal(
    state: AnyState, seat: int, rng: Random, actor: int = -1, needed: Sequence[int] = (), keep_top: int = 0
) -> AnyState:
    """A copy with everything hidden from `seat` mixed. The `actor` keeps the cards `needed` for its next move, and the
    stock its first `keep_top` cards."""
    mixed = state.clone()
    others = [other for other in range(state.table.players) if other != seat]
    kept = {other: list(needed) if other == actor else [] for other in others}
    hands = {other: _less(get_hand(mixed, other), kept[other]) for other in others}
    stock, box = get_stock(mixed), get_box(mixed)
    cards = _shuffled([card for pile in [*hands.values(), stock[keep_top:], box] for card in pile], rng)
    for other, hand in hands.items():
        set_hand(mixed, other, kept[other] + [cards.pop() for _ in hand])
    if len(stock) > keep_top:
        set_stock(mixed, stock[:keep_top] + [cards.pop() for _ in stock[keep_top:]])
    if box:
        set_box(mixed, [cards.pop() for _ in box])
    assert not cards
    return mixed


def _less(cards: list[int], gone: list[int]) -> list[int]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def _shuffled(cards: list[int], rng: Random) -> list[int]:
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.randrange(place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def get_hand(state: AnyState, seat: int) -> list[int]:
    if isinstance(state, OldchapixState):
        return [int(card) for card in cards_of(state.hands[seat])]
    if isinstance(state, StrategixState):
        return [int(card) for card in state.owns[seat].cards]
    if isinstance(state, SowixState):
        return [int(card) for card in state.owns[seat].cards]
    if isinstance(state, RummylixState):
        return [int(card) for card in state.hands[seat]]
    raise TypeError(state)


def set_hand(state: AnyState, seat: int, cards: list[int]) -> None:
    if isinstance(state, OldchapixState):
        state.hands[seat] = mask_of(vec[i64](cards))
    if isinstance(state, StrategixState):
        state.owns[seat].cards = in_order(vec[i64](cards))
    if isinstance(state, SowixState):
        state.owns[seat] = SowixOwn(vec[i64](cards), vec[i64](cards), state.owns[seat].drawn)
    if isinstance(state, RummylixState):
        state.hands[seat] = vec[i64](sorted(cards))


def get_stock(state: AnyState) -> list[int]:
    if isinstance(state, SowixState):
        return [int(card) for card in state.stock[state.next :]]
    if isinstance(state, RummylixState):
        return [int(card) for card in state.draw_pile()]
    return []


def set_stock(state: AnyState, cards: list[int]) -> None:
    if isinstance(state, SowixState):
        state.stock, state.next = vec[i64](cards), 0
    if isinstance(state, RummylixState):
        state.stock = vec[i64](cards)


def get_box(state: AnyState) -> list[int]:
    return [int(card) for card in state.box] if isinstance(state, StrategixState) else []


def set_box(state: AnyState, cards: list[int]) -> None:
    assert isinstance(state, StrategixState)
    state.box = vec[i64](cards)
