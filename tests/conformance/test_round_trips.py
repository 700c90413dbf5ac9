"""Every moment of a match can be written down and read back: hypothesis chooses the match and the moment."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from tests.conformance.walks import Case, cases, next_actor
from toutilix.engine.match import Match
from toutilix.engine.record import read_record, write_record
from toutilix.engine.replay import Replay
from toutilix.games import GAMES

moments = st.tuples(
    st.sampled_from(cases(whole=True)), st.binary(min_size=32, max_size=32), st.integers(0, 60), st.integers(0, 2**31)
)


def played(case: Case, seed: bytes, acts: int, choices: int) -> Match:
    """A match after this many random acts, or at its end."""
    match = Match(case.kind(), case.players, dict(case.options), seed=seed, names=["É"] * case.players)
    rng = Random(choices)
    for _ in range(acts):
        if match.over:
            break
        if match.state.table.over:
            match.deal()
        seat = next_actor(match.state, rng)
        match.play(seat, match.state.look(seat).random_move(rng))
    return match


@settings(max_examples=60)
@given(moments)
def test_a_position_survives_text(moment: tuple[Case, bytes, int, int]) -> None:
    match = played(*moment)
    document = match.kind.write_position(match.game, match.state)
    again = match.kind.read_position(json.loads(json.dumps(document)))
    assert match.kind.write_position(*again) == document


@settings(max_examples=60)
@given(moments)
def test_every_legal_move_survives_text(moment: tuple[Case, bytes, int, int]) -> None:
    match = played(*moment)
    notation = match.kind.notation
    for seat in match.state.table.actors():
        for _, move in zip(range(200), match.state.look(seat).legal_moves(), strict=False):
            text = notation.write_move(move)
            assert notation.read_move(text) == move
            assert notation.write_move(notation.read_move(text)) == text


@settings(max_examples=60)
@given(moments)
def test_an_unfinished_record_survives_text_and_goes_on(moment: tuple[Case, bytes, int, int]) -> None:
    match = played(*moment)
    text = write_record(match.lines)
    assert [line for _, line in read_record(text)] == match.lines
    replay = Replay(text, GAMES, seed=match.seed, unfinished=True)
    replay.run()
    assert write_record(replay.match.lines) == text
    position = match.kind.write_position
    assert position(replay.match.game, replay.match.state) == position(match.game, match.state)
