"""Names as others will see them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toutilix.engine.errors import Malformed
from toutilix.server.base.names import clean_name, clean_word, distinct
from toutilix.server.base.protocol.common import LONGEST_NAME, LONGEST_WORD
from toutilix.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("  Anne \t  Marie\n", "Anne Marie"),
        ("Ada\u202egnorw", "Adagnorw"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u2066Ada\u2069", "Ada"),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("\ue000Ada\U000f0000", "Ada"),
        ("A\u3164d\u2800a", "Ada"),
        ("\u0301Ada", "Ada"),
        ("A \u0301da", "A da"),
        ("A" + "\u0335" * 9 + "da", "A\u0335\u0335da"),
        ("Ли Вэй", "Ли Вэй"),
        ("李伟", "李伟"),
        ("สุรีย์", "สุรีย์"),
        ("♥\ufe0f", "♥"),
        ("क्षत्रिय", "क्षत्रिय"),
        ("'); DROP--", "'); DROP--"),
        ("<b>&amp;", "<b>&amp;"),
        ("é" * LONGEST_NAME, "é" * LONGEST_NAME),
        ("e\u0323\u0302" * LONGEST_NAME, "ệ" * LONGEST_NAME),
    ],
)
def test_a_name_is_shown_clean(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200b", "\u3164", "\u0301", "\u202e \u2800", "\ud800", "x" * 21, "é" * 21]
)
def test_an_invalid_name_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Malformed) as caught:
        clean_name(typed)
    for language in LANGUAGES:
        assert "20" in Words(language).malformed(caught.value)


def test_a_word_may_be_empty_but_not_endless() -> None:
    assert clean_word("") == ""
    assert clean_word(" bis\u200bcuit ") == "biscuit"
    assert clean_word("w" * LONGEST_WORD) == "w" * LONGEST_WORD
    with pytest.raises(Malformed) as caught:
        clean_word("w" * (LONGEST_WORD + 1))
    for language in LANGUAGES:
        assert "40" in Words(language).malformed(caught.value)


@given(st.text(max_size=60))
def test_any_typed_name_comes_out_visible(text: str) -> None:
    try:
        name = clean_name(text)
    except Malformed:
        return
    assert name == clean_name(name)
    assert name == " ".join(name.split())
    assert name == unicodedata.normalize("NFC", name)
    assert all(unicodedata.category(letter)[0] != "C" for letter in name)
    assert sum(unicodedata.category(letter)[0] != "M" for letter in name) <= LONGEST_NAME
    name.encode()


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Ada", [], "Ada"),
        ("Ada", ["Basil", "Zoé"], "Ada"),
        ("Zoe", ["Zoé"], "Zoe"),
        ("Ada", ["ADA"], "Ada 2"),
        ("Ada", ["ada", "Ada 2"], "Ada 3"),
        ("Ada", ["Ada", "ADA2"], "Ada 3"),
        ("Ａｄａ", ["Ada"], "Ａｄａ 2"),
        ("Аda", ["Ada"], "Аda 2"),
        ("Ναταλία", ["Νατ"], "Ναταλία"),
        ("AIi", ["Ali"], "AIi 2"),
        ("A1i", ["Ali"], "A1i 2"),
        ("ida", ["IDA"], "ida 2"),
        ("B0b", ["Bob"], "B0b 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("Anne Marie", ["AnneMarie"], "Anne Marie 2"),
        ("x" * 20, ["x" * 20], "x" * 18 + " 2"),
    ],
)
def test_two_people_never_have_the_same_name(name: str, others: list[str], shown: str) -> None:
    assert distinct(name, others) == shown


def test_a_whole_table_of_one_name() -> None:
    names: list[str] = []
    for _ in range(12):
        names.append(distinct("e\u0323\u0302" * 20, names))
    assert len(set(names)) == 12
    assert all(clean_name(name) for name in names)
