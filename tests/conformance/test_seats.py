"""Seats that may not act, and seats that do not exist, are refused with a code and never with a Python error."""

from collections.abc import Callable

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from toutilix.engine.errors import Illegal
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.engine.view import SPECTATOR
from toutilix.games import GAMES

EACH_CASE = pytest.mark.parametrize("case", cases(), ids=str)
EACH_GAME = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


def refused(act: Callable[..., object], *arguments: object) -> str:
    with pytest.raises(Illegal) as caught:
        act(*arguments)
    return caught.value.refusal.id


@EACH_CASE
def test_a_random_move_out_of_turn_is_refused(case: Case) -> None:
    walked = known_walk(case)
    rng = Random(1)
    for moment in walked.moments:
        state, actors = moment.before, moment.before.table.actors()
        for seat in range(case.players):
            if seat in actors:
                assert state.view(seat).refusal(state.view(seat).random_move(rng)) is None
                assert state.view(seat).refusal(state.random_move(seat, rng)) is None
            else:
                assert refused(state.view(seat).random_move, rng) == "engine.not_your_turn"
                assert refused(state.random_move, seat, rng) == "engine.not_your_turn"
        assert refused(state.view(SPECTATOR).random_move, rng) == "engine.not_your_turn"


@EACH_CASE
def test_there_is_no_random_move_while_nobody_acts(case: Case) -> None:
    over = known_walk(case).match.state
    new = known_walk(case).game.new()
    for state, code in ((over, "engine.match_over"), (new, "engine.hand_over")):
        for seat in range(SPECTATOR, case.players):
            assert refused(state.view(seat).random_move, Random(1)) == code
        assert refused(state.random_move, 0, Random(1)) == code


@EACH_GAME
@pytest.mark.parametrize("seat", [-2, -7, 7, 10**9])
def test_a_seat_that_does_not_exist_is_refused(kind: AnyKind, seat: int) -> None:
    match = Match(kind, 3, seed=bytes(32))
    match.deal()
    state: AnyState = match.state
    move = state.random_move(state.table.turn, Random(1))
    before, lines = kind.write_position(match.game, state), list(match.lines)
    assert refused(match.play, seat, move) == "engine.no_such_seat"
    assert refused(match.undo, seat) == "engine.no_such_seat"
    assert refused(state.play, seat, move) == "engine.no_such_seat"
    assert refused(state.view, seat) == "engine.no_such_seat"
    assert refused(state.random_move, seat, Random(1)) == "engine.no_such_seat"
    assert not match.can_undo(seat)
    assert kind.write_position(match.game, state) == before
    assert match.lines == lines


@EACH_GAME
def test_a_spectator_cannot_play(kind: AnyKind) -> None:
    match = Match(kind, 3, seed=bytes(32))
    match.deal()
    move = match.state.random_move(match.state.table.turn, Random(1))
    assert refused(match.play, SPECTATOR, move) == "engine.no_such_seat"
