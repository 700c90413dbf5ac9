"""Any argument makes a sentence, short and without anything that a terminal would obey."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from toutilix.engine.errors import Malformed
from toutilix.engine.events import NOT_YOUR_TURN
from toutilix.engine.facts import Refusal
from toutilix.words import LANGUAGES, Words
from toutilix.words.echo import LONGEST, LONGEST_ECHO, plain, shorten, shown

anything = (
    st.text()
    | st.text(min_size=2400, max_size=5000)
    | st.integers()
    | st.integers(10**15, 10**5000)
    | st.floats()
    | st.none()
    | st.booleans()
    | st.lists(st.text())
)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, derandomize=True, max_examples=60)
@given(value=anything)
def test_any_argument_can_be_said(language: str, value: object) -> None:
    words = Words(language)
    for text in (
        words.malformed(Malformed("option.pair", text=value)),
        words.malformed(Malformed("game.players", game="Sowix", players=value, fewest=2, most=8)),
        words.say("cli.match_of", game=value, names=value),
    ):
        assert plain(text) == text
        assert len(text) < 3 * LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_echoed_text_ends_in_an_ellipsis(language: str) -> None:
    said = Words(language).malformed(Malformed("move.word", word="x" * 5000))
    assert "x" * (LONGEST_ECHO - 1) + "…" in said
    assert "x" * LONGEST_ECHO not in said


def test_names_of_seats_are_made_plain() -> None:
    assert "A?[2J?B" in Words("en", ["A\x1b[2J\nB"]).refusal(Refusal(NOT_YOUR_TURN, "", 0))


def test_readable_text_stays_as_it_is() -> None:
    for text in ("Zoé", "H bleu", "« à »", "日本", "♥", "a\u00a0b"):
        assert plain(text) == text
    assert shorten("abc", 3) == "abc"
    assert shorten("abcd", 3) == "ab…"
    assert shown(7, LONGEST) == 7
    assert shown(-0.5, LONGEST) == -0.5


def test_joined_pictures_stay_whole() -> None:
    family, heart = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2764\ufe0f\u200d\U0001f525"
    for text in (family, heart):
        assert plain(f"a {text} b") == f"a {text} b"
    assert plain("a\u200db\u200d\U0001f467\u200d") == "a?b?\U0001f467?"


def test_control_characters_are_made_visible() -> None:
    assert plain("a\x1b[31mb\u202ec\td\ne\u2028f\udc80") == "a?[31mb?c?d?e?f?"
