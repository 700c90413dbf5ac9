"""The secrecy suite is itself tested: each planted leak must turn it red."""

from collections.abc import Callable, Iterable
from functools import cache

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.eyes import Eyes, check_act, check_standing
from tests.secrecy.redeal import get_box, get_hand, get_stock
from toutilix.engine.facts import Event
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState


def _next_hand(state: AnyState, seat: int) -> str:
    return str(get_hand(state, (seat + 1) % int(state.table.players)))


class ShowsAnotherHand(Eyes):
    def view(self, state: AnyState, seat: int) -> str:
        return super().view(state, seat) + _next_hand(state, seat)


class ShowsTheStock(Eyes):
    def view(self, state: AnyState, seat: int) -> str:
        return super().view(state, seat) + str(get_stock(state)[:3])


class ShowsTheBox(Eyes):
    def view(self, state: AnyState, seat: int) -> str:
        return super().view(state, seat) + str(get_box(state))


class LegalMovesDependOnAnotherHand(Eyes):
    def legal(self, state: AnyState, seat: int) -> str:
        listed = super().legal(state, seat)
        return listed + "\n!" if sum(get_hand(state, (seat + 1) % int(state.table.players))) % 2 else listed


class ErrorsNameAnotherHand(Eyes):
    def refusal(self, state: AnyState, seat: int, move: Move) -> str:
        return super().refusal(state, seat, move) + _next_hand(state, seat)


class TheLogShowsEverything(Eyes):
    """Events as they are, not as the seat sees them: drawn cards and the kind of a pass among them."""

    def log(self, state: AnyState, events: Iterable[Event], seat: int) -> str:
        return "\n".join(repr(event) for event in events)


class TheLogAddsAnotherHand(Eyes):
    def log(self, state: AnyState, events: Iterable[Event], seat: int) -> str:
        return super().log(state, events, seat) + str([get_hand(state, s) for s in range(state.table.players)])


REDEALS = 4
"""A leak that shows now and then needs more than one other deal to be seen."""


def first_case(name: str, players: int) -> Case:
    return next(case for case in cases() if case.name == name and case.players == players)


def suite(eyes: Eyes, case: Case) -> None:
    """The same checks that the real suite runs."""
    rng = Random(1)
    for moment in known_walk(case).moments:
        for seat in range(case.players):
            check_standing(eyes, moment.before, seat, moment.move, rng)
            for _ in range(REDEALS):
                check_act(eyes, moment.before, seat, moment.seat, moment.move, rng, 0)


@cache
def check_that_it_is_sound(case: Case) -> None:
    """Without a leak nothing is found, so that what is found is the leak."""
    suite(Eyes(case.kind()), case)


PLANTED: list[tuple[str, int, Callable[[AnyKind], Eyes]]] = [
    *((name, 3, ShowsAnotherHand) for name in ("oldchapix", "strategix", "sowix", "rummylix")),
    *((name, 3, LegalMovesDependOnAnotherHand) for name in ("oldchapix", "strategix", "sowix", "rummylix")),
    *((name, 3, ErrorsNameAnotherHand) for name in ("oldchapix", "strategix", "sowix", "rummylix")),
    *((name, 3, TheLogAddsAnotherHand) for name in ("oldchapix", "strategix", "sowix", "rummylix")),
    ("sowix", 3, ShowsTheStock),
    ("rummylix", 3, ShowsTheStock),
    ("strategix", 2, ShowsTheBox),
    ("sowix", 3, TheLogShowsEverything),
    ("rummylix", 3, TheLogShowsEverything),
    ("strategix", 3, TheLogShowsEverything),
]


@pytest.mark.parametrize(("name", "players", "leaky"), PLANTED)
def test_a_planted_leak_is_caught(name: str, players: int, leaky: Callable[[AnyKind], Eyes]) -> None:
    case = first_case(name, players)
    check_that_it_is_sound(case)
    with pytest.raises(AssertionError):
        suite(leaky(case.kind()), case)
