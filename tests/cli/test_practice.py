"""`toutilix puzzles` and `toutilix practice`: a position, a move, and what the coach says of it."""

import pytest

from tests.cli.shell import run
from tests.coach.moments import played_match
from toutilix.coach.puzzles import puzzles_of
from toutilix.engine.record import write_record


def test_a_puzzle_is_solved_with_its_answer() -> None:
    first = puzzles_of("oldchapix")[0]
    ran = run("puzzles", "oldchapix", "--number", "1", stdin=f"{first.answers[0]}\nquit\n")
    assert ran.code == 0
    assert "puzzle 1 of" in ran.out
    assert "Right!" in ran.out
    assert "puzzle 2 of" in ran.out
    assert "puzzle 3 of" not in ran.out


def test_an_empty_line_shows_the_answer_and_nonsense_is_explained() -> None:
    first = puzzles_of("oldchapix")[0]
    ran = run("puzzles", "oldchapix", "--number", "1", "--lang", "fr", stdin="blabla\n\nquitter\n")
    assert ran.code == 0
    assert f"Le meilleur coup : {first.answers[0]}" in ran.out
    assert "Bravo" not in ran.out


def test_a_puzzle_tells_what_everybody_has_and_nothing_twice() -> None:
    ran = run("puzzles", "sowix", "--number", "1", stdin="quit\n")
    told = ran.out.partition("Find the best move.")[0].splitlines()
    assert len(told) == len(set(told))
    first = puzzles_of("sowix")[0]
    assert sum(line.endswith((" cards.", " card.")) and ": " in line for line in told) == first.players


def test_today_there_is_one() -> None:
    ran = run("puzzles", "vieubarbix", stdin="\n")
    assert ran.code == 0
    assert ran.out.count("The best move:") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("puzzles", "chess"), "chess"), (("puzzles", "oldchapix", "--number", "999"), "no puzzle 999")],
)
def test_errors_are_named(arguments: tuple[str, ...], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err


def test_own_slips_are_exercises() -> None:
    record = write_record(played_match("oldchapix", 3, "random", 2, hands=2).lines)
    ran = run("practice", "-", "--seat", "2", "--deals", "20", stdin=record)
    assert ran.code == 0
    assert "you could have done better" in ran.out
    assert "Find the best move." in ran.out
    assert run("practice", "-", "--seat", "4", stdin=record).code == 2
    assert run("practice", "-", stdin="nonsense").code == 2
