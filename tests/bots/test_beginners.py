"""Beginners: they can say why they do what they do, in both languages."""

from itertools import islice

import pytest
from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words

LEAST = {"oldchapix": 4, "strategix": 4, "sowix": 4, "rummylix": 5}
"""The fewest different reasons that come up in a few matches."""


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_a_beginner_has_a_reason_for_everything(kind: AnyKind) -> None:
    voices = [Words(language, ["Ada", "Basil", "Cleo"], 0) for language in LANGUAGES]
    reasons: dict[str, list[str]] = {}
    for seed in range(4):
        match = Match(kind, 3, seed=bytes([seed]) * 32)
        rng = Random(seed)
        for number, _ in enumerate(islice(play_out(match, [players_of(kind.name, "beginner")] * 3, rng), 150)):
            turn = match.state.table.turn
            advice = bots_of(kind.name).beginner(match.state.view(turn), Random(number)) if turn >= 0 else None
            if advice is not None:
                assert match.state.look(turn).is_legal(advice.move)
                reasons[advice.why.id] = [voice.fact(advice.why) for voice in voices]
    assert len(reasons) >= LEAST[kind.name]
    for english, french in reasons.values():
        assert english.strip()
        assert french.strip()
        assert english != french
        assert "{" not in english + french
