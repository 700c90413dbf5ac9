"""The coach among the bots at work: it gets an encoded view, and its answer follows from that."""

import pytest
from librt.random import Random
from msgspec import structs

from tests.server.thinking.matches import begun
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.thinking import Question, Task, Thought, question_of
from toutilix.server.thinking.runner import BotRunner, question_chance

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


def asked(match: Match, seconds: float | None = 0.01, move: str | None = None) -> Question:
    return question_of(match, int(match.state.table.turn), "regular", advise=True, asked=move, seconds=seconds)


def think(question: Question) -> Thought:
    return BotRunner().think(Task(id=5, question=question))


@each_game
def test_the_same_view_asks_the_same_whatever_is_hidden(game: str) -> None:
    """Non-interference: a question is the seat's view, and the coach's chance follows from it."""
    match = begun(game, 3, moves=6)
    here = asked(match)
    seat = int(match.state.table.turn)
    match.state = match.state.view(seat).determinize(Random(5))
    there = asked(match)
    assert here == there
    assert question_chance(here) == question_chance(there)
    other = structs.replace(here, view={**here.view, "seat": -1})
    assert question_chance(other) != question_chance(here)


@each_game
def test_a_search_says_what_it_found(game: str) -> None:
    thought = think(asked(begun(game, 3, moves=6)))
    assert thought.id == 5
    assert thought.move is not None
    assert thought.why is not None
    assert thought.coached is not None


def test_without_time_the_regular_answers_a_hint_and_nobody_a_comparison() -> None:
    match = begun("oldchapix", 3)
    word = think(asked(match, None))
    assert word.move is not None
    assert word.coached is None
    assert think(asked(match, None, word.move)).move is None


def test_a_comparison_names_the_best_move() -> None:
    match = begun("oldchapix", 3)
    seat = int(match.state.table.turn)
    texts = [match.kind.notation.write_move(move) for move in match.state.view(seat).listed_moves()]
    compared = [think(asked(match, 0.05, text)) for text in texts[:5]]
    for thought in compared:
        assert thought.move in texts
        assert thought.coached is not None
        assert thought.coached.points >= 0 or thought.coached.grade == "close"


def test_a_forced_move_is_the_best() -> None:
    match = begun("oldchapix", 3)
    while match.state.table.counts[match.state.table.turn] > 1:
        seat = int(match.state.table.turn)
        match.play(seat, match.state.view(seat).listed_moves()[0])
        if match.state.table.over:
            match.deal()
    seat = int(match.state.table.turn)
    [only] = match.state.view(seat).listed_moves()
    thought = think(asked(match, 0.01, match.kind.notation.write_move(only)))
    assert thought.coached is not None
    assert (thought.coached.grade, thought.coached.points) == ("best", 0)
