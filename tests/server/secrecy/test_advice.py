"""Advice and the moves of bots are made from what their seat can know: other hidden cards, the same thought."""

import secrets

import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.redeal import redeal
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.server.thinking import Task, Thought
from toutilix.server.thinking.runner import BotRunner, Follower


class InThisState(Follower):
    """A match that the worker follows, as it stands."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.count = 1

    @property
    def match(self) -> Match:
        return self._match


def thought(case: Case, state: AnyState, seat: int, level: str, *, advise: bool) -> Thought:
    match = Match(case.kind(), case.players, dict(case.options), seed=bytes(32))
    match.state = state
    runner = BotRunner()
    runner._followed["t/1"] = InThisState(match)
    return runner.think(Task(id=1, match="t/1", first=1, lines=[], seat=seat, level=level, advise=advise))


@pytest.mark.parametrize("case", [case for case in cases() if case.players == 3], ids=str)
def test_thoughts_depend_on_nothing_hidden(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    rng = Random(3)
    advised = 0
    for moment in known_walk(case).moments[:6]:
        seat = moment.seat
        mixed = redeal(moment.before, seat, rng)
        for level, advise in (("regular", True), ("regular", False), ("beginner", False)):
            real = thought(case, moment.before.clone(), seat, level, advise=advise)
            assert thought(case, mixed.clone(), seat, level, advise=advise) == real
            advised += real.move is not None
    assert advised > 6


def test_a_thought_that_looks_at_the_cards_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail: a bot that is given another seat's eyes."""
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    case = next(case for case in cases() if case.name == "oldchapix")
    think = BotRunner.think

    def leaky(self: BotRunner, task: Task) -> Thought:
        state = self._followed[task.match].match.state
        state.table.turn = (task.seat + 1) % case.players
        return think(
            self, Task(id=1, match=task.match, first=1, lines=[], seat=int(state.table.turn), level=task.level)
        )

    monkeypatch.setattr(BotRunner, "think", leaky)
    rng, differ = Random(3), 0
    for moment in known_walk(case).moments:
        mixed = redeal(moment.before, moment.seat, rng)
        real = thought(case, moment.before.clone(), moment.seat, "regular", advise=False)
        differ += thought(case, mixed, moment.seat, "regular", advise=False) != real
    assert differ
