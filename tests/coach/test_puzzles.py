"""The puzzles in the package: positions that can be read, answers that are legal, and one for every day."""

import datetime

import pytest

from toutilix.coach.puzzles import puzzle_of_the_day, puzzles_of
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES

each_game = pytest.mark.parametrize(
    "kind", [kind for kind in GAMES if puzzles_of(kind.name)], ids=lambda kind: kind.name
)


def test_there_are_puzzles() -> None:
    assert sum(len(puzzles_of(kind.name)) for kind in GAMES) >= 200


@each_game
def test_every_puzzle_can_be_read_and_its_answers_are_legal(kind: AnyKind) -> None:
    grades = []
    for puzzle in puzzles_of(kind.name):
        view = puzzle.look(kind)
        assert view.table.turn == view.seat >= 0
        assert puzzle.answers
        assert all(view.is_legal(kind.notation.read_move(text)) for text in puzzle.answers)
        assert puzzle.cost > 0
        grades.append(puzzle.grade)
    assert grades == sorted(grades)
    assert set(grades) <= {1, 2, 3, 4, 5}


@each_game
def test_no_two_puzzles_are_the_same(kind: AnyKind) -> None:
    views = [repr(puzzle.view) for puzzle in puzzles_of(kind.name)]
    assert len(set(views)) == len(views)


@each_game
def test_every_day_has_its_puzzle_and_all_come_in_turn(kind: AnyKind) -> None:
    count = len(puzzles_of(kind.name))
    first = datetime.date(2026, 7, 30)
    numbers = [puzzle_of_the_day(kind.name, (first + datetime.timedelta(days=day)).isoformat()) for day in range(count)]
    assert sorted(numbers) == list(range(1, count + 1))


def test_a_game_without_a_collection_has_none() -> None:
    assert puzzles_of("nonesuch") == ()
    assert puzzle_of_the_day("nonesuch", "2026-07-30") == 0
