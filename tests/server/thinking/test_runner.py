"""A question carries one seat's view, encoded; a bot gets what is read from it and nothing else."""

from dataclasses import replace

import pytest
from librt.random import Random

from tests.bots.test_every_level import holds_a_state
from tests.server.thinking.matches import begun, play_moves, question_in_turn
from toutilix.bots.adaptive import Adaptive
from toutilix.bots.advice import Advice
from toutilix.bots.levels import Player, players_of
from toutilix.bots.roster import bots_of
from toutilix.engine.kind import LEVELS
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView, View
from toutilix.games import GAMES
from toutilix.server.thinking import Task
from toutilix.server.thinking import runner as bot_runner
from toutilix.server.thinking.runner import BotRunner

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


@each_game
def test_questions_are_answered_with_legal_moves(game: str) -> None:
    match = begun(game, 3)
    runner = BotRunner()
    for _ in range(12):
        seat = int(match.state.table.turn)
        thought = runner.think(Task(id=1, question=question_in_turn(match)))
        assert thought.move is not None
        assert match.state.view(seat).is_legal(match.kind.notation.read_move(thought.move))
        play_moves(match, 7)
        if match.over:
            break


def test_a_worker_keeps_nothing_of_a_match() -> None:
    match = begun("sowix", 3, moves=4)
    runner = BotRunner()
    runner.think(Task(id=1, question=question_in_turn(match)))
    assert list(vars(runner)) == ["_review_seconds", "_players"]
    assert list(runner._players) == [("sowix", "beginner")]


@pytest.mark.parametrize("level", [*LEVELS, "advice"])
@each_game
def test_a_bot_is_given_a_view_and_dice(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def watched(player: Player) -> Player:
        def watching(view: AnyView, rng: Random) -> Move | None:
            assert isinstance(view, View)
            assert isinstance(rng, Random)
            assert not holds_a_state(view)
            asked.append(int(view.seat))
            return player(view, rng)

        return watching

    budget = "expert:5" if level == "expert" else level
    match = begun(game, 3, moves=5)
    advise = level == "advice"
    if advise:
        regular = bots_of(game).regular
        assert regular is not None

        def advising(view: AnyView, rng: Random) -> Advice | None:
            assert not holds_a_state(view)
            asked.append(int(view.seat))
            return regular(view, rng)

        monkeypatch.setattr(f"toutilix.bots.{game}.BOTS", replace(bots_of(game), regular=advising))
    monkeypatch.setattr(bot_runner, "players_of", lambda name, which: watched(players_of(name, which)))
    monkeypatch.setattr(bot_runner, "Adaptive", lambda **bounds: watched(Adaptive(**bounds)))
    thought = BotRunner().think(Task(id=1, question=question_in_turn(match, budget, advise=advise)))
    assert thought.move is not None
    assert (thought.why is not None) is advise
    assert asked == [int(match.state.table.turn)]
