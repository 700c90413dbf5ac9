"""Everything that reaches one seat, as bytes; and the checks that none of it depends on what the seat cannot know."""

import json
from collections.abc import Iterable
from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.secrecy.redeal import get_hand, redeal
from toutilix.cards import held_card, without
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Event, seen_events
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.testing.colours import with_colours
from toutilix.testing.near_misses import near_misses
from toutilix.words import Words


class Eyes:
    """All that a seat is sent. Tests of the suite replace one method by a leaky one and expect it to be caught."""

    def __init__(self, kind: AnyKind) -> None:
        self.kind = kind

    def view(self, state: AnyState, seat: int) -> str:
        return json.dumps(self.kind.notation.write_view(state.view(seat)))

    def legal(self, state: AnyState, seat: int) -> str:
        moves = islice(state.view(seat).legal_moves(), 300)
        return "\n".join(self.kind.notation.write_move(move) for move in moves)

    def readings(self, state: AnyState, seat: int, cards: vec[i64]) -> str:
        readings = state.view(seat).readings(cards)
        moves = [self.kind.notation.write_move(move) for move in readings.moves]
        return json.dumps([moves, readings.more, self._said(readings.refusal)])

    def refusal(self, state: AnyState, seat: int, move: Move) -> str:
        """The error text that a move gets when it is really tried."""
        try:
            state.clone().play(seat, move)
        except Illegal as illegal:
            return self._said(illegal.refusal)
        return "legal"

    def _said(self, refusal: object) -> str:
        return "" if refusal is None else Words("en").refusal(refusal)  # type: ignore[arg-type]

    def log(self, state: AnyState, events: Iterable[Event], seat: int) -> str:
        """The events that the seat sees, in the words it reads."""
        words = Words("en", you=seat)
        seen = seen_events(list(events), seat)
        return "\n".join(f"{event!r} {words.fact(event)}" for event in seen)


def check_standing(eyes: Eyes, state: AnyState, seat: int, move: Move, rng: Random) -> None:
    """Between acts: the view, the legal moves, the readings and the errors of a seat."""
    mixed = redeal(state, seat, rng)
    assert eyes.view(mixed, seat) == eyes.view(state, seat)
    if seat < 0:
        return
    assert eyes.legal(mixed, seat) == eyes.legal(state, seat)
    hand = eyes.kind.notation.read_cards(eyes.kind.notation.hands(state)[seat], "hands")
    for size in range(min(4, len(hand) + 1)):
        chosen = vec[i64]([hand[rng.randrange(len(hand))] for _ in range(size)])
        assert eyes.readings(mixed, seat, chosen) == eyes.readings(state, seat, chosen)
    for text in near_misses(eyes.kind.notation.write_move(move), rng)[:12]:
        try:
            tried = eyes.kind.notation.read_move(text)
        except Malformed:
            continue
        assert eyes.refusal(mixed, seat, tried) == eyes.refusal(state, seat, tried)


def check_act(eyes: Eyes, state: AnyState, seat: int, actor: int, move: Move, rng: Random, keep_top: int) -> bool:
    """An act by `actor` with other hidden cards: where the public course is the same, so is all that `seat` gets.

    The actor keeps the cards that it plays; the rest of its hand changes too, unless its move would not be legal then.
    Returns whether there was something to compare.
    """
    move = with_colours(eyes.kind, state, actor, move)
    needed = held_for(state, actor, move)
    real = state.clone()
    events = real.play(actor, move)
    # A seat that draws, in turn or because of a firecracker or a catch, rightly sees what lay on top.
    draws = seat >= 0 and len(get_hand(real, seat)) > len(get_hand(state, seat))
    mixed = redeal(state, seat, rng, actor, needed, keep_top=99 if draws or actor == seat else keep_top)
    if not mixed.look(actor).is_legal(move):
        return False
    others = mixed.play(actor, move)
    if _course(real) != _course(mixed) or real.table.over:
        return False
    assert eyes.log(mixed, others, seat) == eyes.log(real, events, seat)
    assert eyes.view(mixed, seat) == eyes.view(real, seat)
    return True


def held_for(state: AnyState, actor: int, move: Move) -> list[int]:
    """The cards of the actor's hand that a move takes."""
    hand = vec[i64](get_hand(state, actor))
    needed: list[int] = []
    for card in [*move.groups, move.card]:
        if card >= 0:
            found = held_card(hand, card)
            if found >= 0:
                needed.append(int(found))
                hand = without(hand, found)
    return needed


def _course(state: AnyState) -> tuple[object, ...]:
    """The facts that hidden cards may decide: whose turn it becomes and whether the table waits."""
    return (int(state.table.turn), int(state.table.over), bool(state.table.to_shuffle))
