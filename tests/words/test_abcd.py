"""The help card of the page takes the letters that matter from the words: they are those of the rules."""

import pytest

from toutilix.cards import LETTERS, VOWELS, read_card
from toutilix.games import GAMES
from toutilix.words import LANGUAGES, Words

FAMILY = 13
"""The cards of a family, by the numbers of the cards (O1)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_card_shows_vowels_and_families_as_the_rules_have_them(language: str) -> None:
    words = Words(language)
    assert words.say("abcd.vowels") == VOWELS
    groups = words.say("abcd.groups_oldchapix").split()
    assert "".join(groups) == LETTERS
    for group in groups:
        assert len({read_card(f"{letter}b") // FAMILY for letter in group}) == 1
    assert all(words.say(f"abcd.note_{kind.name}") for kind in GAMES)
