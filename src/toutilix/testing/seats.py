"""Seats that may not act, and seats that do not exist, are refused with a code and never with a Python error."""

from collections.abc import Callable

from librt.random import Random

from toutilix.engine.errors import Illegal
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.engine.view import SPECTATOR
from toutilix.testing.walks import Case, known_walk


def refused(act: Callable[..., object], *arguments: object) -> str:
    """The code with which an act is refused."""
    try:
        act(*arguments)
    except Illegal as illegal:
        return illegal.refusal.id
    raise AssertionError(f"{act} is not refused")


def a_random_move_out_of_turn_is_refused(case: Case) -> None:
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


def there_is_no_random_move_while_nobody_acts(case: Case) -> None:
    over = known_walk(case).match.state
    new = known_walk(case).game.new()
    for state, code in ((over, "engine.match_over"), (new, "engine.hand_over")):
        for seat in range(SPECTATOR, case.players):
            assert refused(state.view(seat).random_move, Random(1)) == code
        assert refused(state.random_move, 0, Random(1)) == code


def a_seat_that_does_not_exist_is_refused(case: Case) -> None:
    for seat in (-2, -7, case.players, 10**9):
        _refused_at(case.kind(), case.players, seat)


def _refused_at(kind: AnyKind, players: int, seat: int) -> None:
    match = Match(kind, players, seed=bytes(32))
    match.deal()
    state: AnyState = match.state
    move = state.random_move(state.table.turn, Random(1))
    before, lines = kind.write_position(match.game, state), list(match.lines)
    assert refused(match.play, seat, move) == "engine.no_such_seat"
    assert refused(match.undo, seat) == "engine.no_such_seat"
    assert refused(state.play, seat, move) == "engine.no_such_seat"
    assert refused(state.view, seat) == "engine.no_such_seat"
    assert refused(state.look, seat) == "engine.no_such_seat"
    assert refused(state.refusal, seat, move) == "engine.no_such_seat"
    assert refused(state.listed_moves, seat) == "engine.no_such_seat"
    assert refused(state.random_move, seat, Random(1)) == "engine.no_such_seat"
    assert not match.can_undo(seat)
    assert kind.write_position(match.game, state) == before
    assert match.lines == lines


def a_spectator_cannot_play(case: Case) -> None:
    match = Match(case.kind(), case.players, seed=bytes(32))
    match.deal()
    move = match.state.random_move(match.state.table.turn, Random(1))
    assert refused(match.play, SPECTATOR, move) == "engine.no_such_seat"
    # A spectator's view comes from `view` alone: a look at the living state would have somebody's cards.
    assert refused(match.state.look, SPECTATOR) == "engine.no_such_seat"
