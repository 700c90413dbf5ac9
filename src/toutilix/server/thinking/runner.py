"""Bots at work: each question is answered from the view that it carries."""

import hashlib
import secrets

import msgspec
from librt.random import Random

from toutilix.bots.adaptive import Adaptive
from toutilix.bots.levels import Player, players_of
from toutilix.bots.roster import bots_of
from toutilix.bots.search import Expert
from toutilix.coach.hints import first_word, hint
from toutilix.coach.judge import Verdict, judge
from toutilix.coach.questions import opinion_on, worth_of_hand
from toutilix.coach.reasons import reason_for
from toutilix.engine.facts import Fact, document
from toutilix.engine.kind import AnyKind
from toutilix.engine.view import AnyView
from toutilix.games import find
from toutilix.server.base.protocol.live import Coached, MoveGrade
from toutilix.server.thinking import Asker, Question, Task, Thought

REVIEW_SECONDS = 0.25
"""The longest answer to a question of a review; there may be hundreds of them."""


class LocalThinker:
    """Thinks in this process, while everything else waits: for a program that does nothing else meanwhile."""

    def __init__(self) -> None:
        self._runner = BotRunner()

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        return self._runner.think(Task(id=0, question=question))


class BotRunner:
    def __init__(self, review_seconds: float = REVIEW_SECONDS) -> None:
        self._review_seconds = review_seconds
        self._players: dict[tuple[str, str], Player] = {}

    def think(self, task: Task) -> Thought:
        question = task.question
        kind = find(question.game)
        view = kind.notation.read_view(kind.game(question.players, question.options), question.view)
        rng = Random(secrets.randbits(62) if question.chance is None else question.chance)
        if question.deals is not None:
            return _reviewed(task, kind, view, question.deals, self._review_seconds)
        if question.advise:
            return _advice(task, kind, view, rng)
        move = self._player(question)(view, rng)
        return Thought(id=task.id, move=None if move is None else kind.notation.write_move(move))

    def _player(self, question: Question) -> Player:
        level = question.level
        if level == "adaptive":
            return Adaptive(seconds=question.seconds, against=question.against)
        if question.seconds is not None:
            return Expert(seconds=question.seconds)
        if level == "regular" and bots_of(question.game).regular is None:
            level = "beginner"
        key = (question.game, level)
        if key not in self._players:
            self._players[key] = players_of(*key)
        return self._players[key]


def _reviewed(task: Task, kind: AnyKind, view: AnyView, deals: int, most: float) -> Thought:
    """One question of a review, never longer than its time allows."""
    question = task.question
    seed = question_chance(question)
    if question.asked is None:
        return Thought(id=task.id, worth=worth_of_hand(kind, view, seed, 2 * deals, most_seconds=most))
    move = kind.notation.read_move(question.asked)
    opinion = opinion_on(kind, view, move, seed, deals=deals, hands=question.hands, most_seconds=most)
    return Thought(id=task.id, opinion=opinion)


def _advice(task: Task, kind: AnyKind, view: AnyView, rng: Random) -> Thought:
    """The regular's word, or the coach's where there is time for a search."""
    question = task.question
    write = kind.notation.write_move
    if question.seconds is None:
        # There may have been no time for a comparison.
        first = None if question.asked else first_word(view, rng)
        return Thought(id=task.id) if first is None else _thought(task, write(first.move), first.why)
    seed = question_chance(question)
    if question.asked is not None:
        return _comparison(task, kind, view, seed)
    found = hint(view, seconds=question.seconds, seed=seed)
    if found is None:
        return Thought(id=task.id)
    coached = _coached(found.judgement.asked if found.judgement else None, corrected=found.corrected)
    return _thought(task, write(found.move), found.why, coached)


def _comparison(task: Task, kind: AnyKind, view: AnyView, seed: int) -> Thought:
    """The best move beside the one that was asked about."""
    assert task.question.asked is not None
    asked = kind.notation.read_move(task.question.asked)
    judgement = judge(view, asked, seconds=task.question.seconds, seed=seed)
    if judgement is None:
        return _thought(task, task.question.asked, None, _coached(None))
    best = judgement.best.move
    why = None if best == asked else reason_for(view, best, asked)
    return _thought(task, kind.notation.write_move(best), why, _coached(judgement.asked))


def _coached(verdict: Verdict | None, *, corrected: bool = False) -> Coached:
    """Without a verdict there was nothing to choose."""
    if verdict is None:
        return Coached(grade=MoveGrade.best, corrected=False, points=0.0, error=0.0, chance=0.0)
    behind = verdict.behind
    return Coached(
        grade=MoveGrade(verdict.grade.value),
        corrected=corrected,
        points=round(behind.mean, 2),
        error=round(behind.mean - behind.low, 2),
        chance=round(verdict.chance_behind, 4),
    )


def _thought(task: Task, move: str, why: Fact | None, coached: Coached | None = None) -> Thought:
    return Thought(id=task.id, move=move, why=None if why is None else document(why), coached=coached)


def question_chance(question: Question) -> int:
    """The coach's chance follows from the view, and so does its answer: nothing else may."""
    if question.chance is not None:
        return question.chance
    digest = hashlib.sha256(b"coach" + msgspec.json.encode(question.view, order="sorted")).digest()
    return int.from_bytes(digest[:5], "big")
