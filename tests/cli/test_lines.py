"""Plain lines: wrapped between words, and nothing in them that moves a cursor."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toutilix.cli.terminal_lines import LONGEST_INPUT, Lines, wrap


@settings(deadline=None, derandomize=True)
@given(text=st.text(), width=st.integers(20, 90))
def test_no_line_is_longer_than_the_width_or_holds_control_characters(text: str, width: int) -> None:
    for line in wrap(text, width):
        assert len(line) <= width
        assert not [sign for sign in line if sign < " " or "\x7f" <= sign < "\xa0"]


def test_french_signs_stay_with_their_word() -> None:
    assert wrap("Voulez-vous continuer ? Oui ou non : « deux »", 24) == [
        "Voulez-vous continuer ?",
        "Oui ou non : « deux »",
    ]
    assert wrap("Voulez-vous continuer ?", 22) == ["Voulez-vous", "continuer ?"]


def test_each_line_of_a_text_is_a_line() -> None:
    assert wrap("one two\nthree\n\nfour", 20) == ["one two", "three", "", "four"]


def test_a_word_longer_than_a_line_is_cut() -> None:
    assert wrap("x" * 45, 20) == ["x" * 20, "x" * 20, "x" * 5]


def test_control_characters_are_not_sent_back() -> None:
    assert wrap("a\x1b[31mb\u202ec\td", 40) == ["a?[31mb?c?d"]


def test_lines_follow_the_terminal_as_it_is_resized(monkeypatch: pytest.MonkeyPatch) -> None:
    sink = io.StringIO()
    lines = Lines(sink=sink)
    for columns in ("30", "50", "5", "99999"):
        monkeypatch.setenv("COLUMNS", columns)
        sink.truncate(sink.seek(0))
        lines.say("ab " * 1000)
        assert max(map(len, sink.getvalue().splitlines())) == {"30": 29, "50": 50, "5": 20, "99999": 998}[columns]


def test_a_line_that_is_too_long_is_one_line() -> None:
    lines = Lines(40, io.StringIO("x" * 3 * LONGEST_INPUT + "\nnext\n"), io.StringIO())
    assert lines.ask() == "x" * LONGEST_INPUT
    assert lines.ask() == "next"
