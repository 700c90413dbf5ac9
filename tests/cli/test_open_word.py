"""Sowix at the text table: it asks a player out of turn whenever all can see why, whether or not a call is right."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.random import Random

from toutilix.cli.saves import Saves
from toutilix.cli.terminal_lines import InputClosed, Lines
from toutilix.cli.text_table import TextTable
from toutilix.engine.match import Match
from toutilix.engine.record import write_line
from toutilix.games import find
from toutilix.words import Words


class Scripted(Lines):
    """A person who answers by looking at the table; what was told so far is in `told`."""

    def __init__(self, answer: Callable[[], str]) -> None:
        self._page = io.StringIO()
        super().__init__(80, io.StringIO(), self._page)
        self._answer = answer

    def ask(self) -> str:
        return self._answer()

    @property
    def told(self) -> str:
        return self._page.getvalue()


def one_match(number: int, home: Path, options: dict[str, object], speak: Callable[[Match], str]) -> tuple[Match, str]:
    """Play a match in turn at random, and out of turn as `speak` says."""
    match = Match(find("sowix"), 3, {"target": 50, **options}, seed=bytes([number]) * 32, names=["Me", "Bo", "Cy"])
    rng = Random(number)

    def answer() -> str:
        if match.state.table.turn != 0:
            return speak(match)
        return match.kind.notation.write_move(match.state.view(0).random_move(rng))

    lines = Scripted(answer)
    TextTable(match, 0, Words("en", match.names, 0, short=True), lines, Saves(home)).play()
    return match, lines.told


def catchable(match: Match) -> list[int]:
    write = match.kind.notation.write_move
    return [int(write(move)[5:]) for move in match.state.view(0).legal_moves() if write(move).startswith("star ")]


def test_W7_asking_out_of_turn_tells_nothing(tmp_path: Path) -> None:
    """The question comes after every act that leaves one card, called or not, and names that seat and no other."""
    right = []

    def speak(match: Match) -> str:
        counts = [len(hand.split()) for hand in match.kind.notation.hands(match.state)]
        assert 1 in counts[1:]
        right.append(bool(catchable(match)))
        return ""

    for number in range(12):
        one_match(number, tmp_path, {}, speak)
    assert True in right
    assert False in right


def test_W7_a_catch_typed_out_of_turn_counts_and_a_wrong_one_costs_nothing(tmp_path: Path) -> None:
    caught = 0
    tried: list[int] = []

    def speak(match: Match) -> str:
        nonlocal caught
        found = catchable(match)
        if found:
            caught += 1
            return f"star {found[0]}"
        if len(tried) % 2 == 0:
            tried.append(1)
            return "star 2"
        tried.append(0)
        return ""

    lines = 0
    for number in range(12):
        match, told = one_match(number, tmp_path, {}, speak)
        lines += sum('"seat":1,"move":"star' in line for line in record_lines(match))
        assert "Traceback" not in told
    assert lines >= caught > 0
    assert tried


def test_W7_with_automatic_calls_nobody_is_asked_out_of_turn(tmp_path: Path) -> None:
    def speak(_: Match) -> str:
        pytest.fail("asked out of turn")

    one_match(1, tmp_path, {"call": "automatic"}, speak)


def test_leaving_at_such_a_question_is_leaving(tmp_path: Path) -> None:
    def speak(_: Match) -> str:
        raise InputClosed

    def several() -> None:
        for number in range(12):
            one_match(number, tmp_path, {}, speak)

    with pytest.raises(InputClosed):
        several()


def record_lines(match: Match) -> list[str]:
    return [write_line(line) for line in match.lines]
