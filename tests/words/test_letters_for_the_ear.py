"""Spoken words: a letter stays a letter, and no colour is named where none matters."""

import json
import re
from typing import Any

import pytest

from tests.words.spoken import FILE
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words
from toutilix.words.spoken import PAUSE, with_pauses

each_language = pytest.mark.parametrize("language", LANGUAGES)
TOLD: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["sentences"]
RUNS_ON = re.compile(r"(?<![\w’(])[A-Z](?![\w’,.;:!?…]|\s[:!?]|$)")
"""A letter that is followed by neither punctuation nor the end."""


def cards_in(told: dict[str, Any]) -> bool:
    """Does the sentence get cards or letters from its fact?"""
    fields = told.get("event") or told["why"].get("facts", {})
    return bool({"card", "cards", "groups", "letter", "needed", "in_force"} & set(fields))


@each_language
def test_a_pause_follows_every_letter_that_is_placed_in_a_sentence(language: str) -> None:
    said = [told[f"{language}_spoken"] for told in TOLD if cards_in(told)]
    assert len(said) > 100
    running_on = [text for text in said if RUNS_ON.search(text)]
    literal = re.compile(r"^A firecracker|\bA comes after Z|\bA vient après Z|\ble H bleu")
    assert [text for text in running_on if not literal.search(text)] == []


@each_language
def test_written_sentences_have_no_such_commas(language: str) -> None:
    written = [told[language] for told in TOLD if cards_in(told)]
    assert any(RUNS_ON.search(text) for text in written)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
@each_language
def test_colours_are_named_only_where_they_matter(kind: Any, language: str) -> None:
    words = Words(language)
    colours = [words.say(f"card.{colour}") for colour in ("pink", "blue", "yellow", "violet")]
    named = re.compile(rf"\b({'|'.join(colours)})\b")
    own = [told for told in TOLD if told.get("game") == kind.name and "dealt" not in json.dumps(told.get("event", ""))]
    found = [told for told in own for form in ("", "_spoken") if named.search(told[f"{language}{form}"])]
    assert bool(found) == kind.notation.colour_matters


@pytest.mark.parametrize(
    ("language", "sentence", "heard"),
    [
        ("en", f"You place it as A{PAUSE} at the left end.", "You place it as A, at the left end."),
        ("en", f"Ada plays A{PAUSE}.", "Ada plays A."),
        ("en", f"Play A{PAUSE}: it fits.", "Play A: it fits."),
        ("en", f"Play A{PAUSE}", "Play A"),
        ("en", "cards of the family pink A to M", "cards of the family pink A, to M"),
        ("en", "It fits. A star can be any letter.", "It fits. A star can be any letter."),
        ("en", "A bot is playing.", "A bot is playing."),
        ("fr", f"Jouez Y{PAUSE}\u00a0: il convient.", "Jouez Y\u00a0: il convient."),
        ("fr", f"Placez Y{PAUSE} à gauche.", "Placez Y, à gauche."),
        ("fr", f"(E, Y{PAUSE}) à 10", "(E, Y,) à 10"),
        ("fr", "Un Y encore en main coûte 70 points.", "Un Y, encore en main coûte 70 points."),
    ],
)
def test_a_comma_stands_only_where_a_letter_would_run_on(language: str, sentence: str, heard: str) -> None:
    assert with_pauses(sentence, language) == heard


def test_nothing_typed_can_hide_a_pause() -> None:
    assert Words("en", [f"A{PAUSE}da"], spoken=True).say("page.came_back", seat=f"A{PAUSE}da") == "A?da is back."
