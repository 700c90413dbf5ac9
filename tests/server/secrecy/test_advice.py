"""Advice and the moves of bots are made from what their seat can know: other hidden cards, the same question."""

import secrets

import msgspec
import pytest
from librt.random import Random

from tests.conformance.walks import Case, cases, known_walk
from tests.secrecy.redeal import redeal
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState
from toutilix.server.thinking import Question, Task, question_of
from toutilix.server.thinking.runner import BotRunner

LEVELS = (("regular", True), ("regular", False), ("beginner", False))


def question(case: Case, state: AnyState, seat: int, level: str, *, advise: bool) -> Question:
    match = Match(case.kind(), case.players, dict(case.options), seed=bytes(32))
    match.state = state
    return question_of(match, seat, level, advise=advise)


def sent(question: Question) -> bytes:
    """As it is written to a worker."""
    return msgspec.json.encode(Task(id=1, question=question))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_worker_receives_nothing_hidden(case: Case) -> None:
    """Every byte of a question is the same whatever the seat cannot know, in turn and out of turn."""
    rng = Random(3)
    for moment in known_walk(case).moments:
        for seat in range(case.players):
            mixed = redeal(moment.before, seat, rng)
            asked = [
                sent(question(case, state.clone(), seat, "regular", advise=False)) for state in (moment.before, mixed)
            ]
            assert asked[0] == asked[1]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_question_is_the_view_and_what_is_known_of_the_table(case: Case) -> None:
    kind = case.kind()
    for moment in known_walk(case).moments:
        view = moment.before.view(moment.seat)
        document = msgspec.json.decode(sent(question(case, moment.before, moment.seat, "beginner", advise=True)))
        assert document == {
            "id": 1,
            "question": {
                "game": case.name,
                "players": case.players,
                "options": kind.settings(kind.game(case.players, dict(case.options))),
                "view": msgspec.json.decode(msgspec.json.encode(kind.notation.write_view(view))),
                "level": "beginner",
                "advise": True,
            },
        }


@pytest.mark.parametrize("case", [case for case in cases() if case.players == 3], ids=str)
def test_questions_are_answered(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the bytes alone, and the same from those of a table where other cards are hidden."""
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    rng = Random(3)
    advised = 0
    for moment in known_walk(case).moments[:6]:
        mixed = redeal(moment.before, moment.seat, rng)
        for level, advise in LEVELS:
            thoughts = [
                BotRunner().think(
                    msgspec.json.decode(sent(question(case, state, moment.seat, level, advise=advise)), type=Task)
                )
                for state in (moment.before.clone(), mixed)
            ]
            assert thoughts[0] == thoughts[1]
            advised += thoughts[0].move is not None
    assert advised > 6


def test_a_question_that_looks_at_the_cards_would_be_noticed() -> None:
    """The check above can fail: a question with another seat's eyes."""
    case = next(case for case in cases() if case.name == "oldchapix")
    rng, differ = Random(3), 0
    for moment in known_walk(case).moments:
        mixed = redeal(moment.before, moment.seat, rng)
        other = (moment.seat + 1) % case.players
        asked = [sent(question(case, state, other, "regular", advise=False)) for state in (moment.before, mixed)]
        differ += asked[0] != asked[1]
    assert differ
