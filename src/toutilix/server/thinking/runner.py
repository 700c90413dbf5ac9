"""Bots at work: each question is answered from the view that it carries."""

import secrets

from librt.random import Random

from toutilix.bots.levels import Player, players_of
from toutilix.bots.roster import ROSTER
from toutilix.bots.search import Expert
from toutilix.engine.facts import document
from toutilix.games import find
from toutilix.server.thinking import Asker, Question, Task, Thought


class LocalThinker:
    """Thinks in this process, while everything else waits: for a program that does nothing else meanwhile."""

    def __init__(self) -> None:
        self._runner = BotRunner()

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        return self._runner.think(Task(id=0, question=question))


class BotRunner:
    def __init__(self) -> None:
        self._players: dict[tuple[str, str], Player] = {}

    def think(self, task: Task) -> Thought:
        question = task.question
        kind = find(question.game)
        view = kind.notation.read_view(kind.game(question.players, question.options), question.view)
        rng = Random(secrets.randbits(62) if question.chance is None else question.chance)
        if question.advise:
            regular = ROSTER[kind.name].regular
            advice = regular(view, rng) if regular else None
            if advice is None:
                return Thought(id=task.id)
            return Thought(id=task.id, move=kind.notation.write_move(advice.move), why=document(advice.why))
        move = self._player(question)(view, rng)
        return Thought(id=task.id, move=None if move is None else kind.notation.write_move(move))

    def _player(self, question: Question) -> Player:
        level = question.level
        if question.seconds is not None:
            return Expert(seconds=question.seconds)
        if level == "regular" and ROSTER[question.game].regular is None:
            level = "beginner"
        key = (question.game, level)
        if key not in self._players:
            self._players[key] = players_of(*key)
        return self._players[key]
