"""Plain lines: wrapped between words, and nothing in them that moves a cursor."""

from hypothesis import given, settings
from hypothesis import strategies as st

from toutilix.cli.lines import plain, wrap


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
    assert plain("a\x1b[31mb\u202ec\td") == "a?[31mb?c?d"
