"""Random play to the end of a hand, inside the core."""

from librt.random import Random
from mypy_extensions import i64

from toutilix.engine.state import AnyState
from toutilix.engine.view import NO_SEAT


def rollout(state: AnyState, rng: Random) -> i64:
    """Play the hand to its end with random moves of the seats in turn, without events; the number of moves."""
    moves: i64 = 0
    while state.table.turn != NO_SEAT:
        seat = state.table.turn
        state.apply(seat, state.random_move(seat, rng), None)
        moves += 1
    return moves
