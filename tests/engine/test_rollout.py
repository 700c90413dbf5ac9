"""Random play inside the core is the random play that everybody else sees."""

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases
from toutilix.engine.match import Match
from toutilix.engine.rollout import rollout


@pytest.mark.parametrize("case", [case for case in cases() if "yes" not in dict(case.options).values()], ids=str)
def test_a_rollout_plays_the_hand_to_its_end_like_moves_that_are_told(case: Case) -> None:
    match = Match(case.kind(), case.players, dict(case.options), seed=bytes(32))
    match.deal()
    alone = match.state.clone()
    moves = rollout(alone, Random(3))
    rng = Random(3)
    told = 0
    while match.state.table.turn >= 0:
        seat = match.state.table.turn
        match.state.play(seat, match.state.look(seat).random_move(rng))
        told += 1
    assert moves == told
    kind, game = match.kind, match.game
    assert alone.table.over
    assert kind.write_position(game, alone) == kind.write_position(game, match.state)
