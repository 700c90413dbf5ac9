"""D: the deck."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    ANY,
    BLUE,
    FIRECRACKER,
    LETTERS,
    NO_CARD,
    NO_LETTER,
    PINK,
    STAR,
    STAR_AS,
    UNSEEN,
    VIOLET,
    YELLOW,
    card_text,
    cards_text,
    colour_of,
    face_of,
    held_card,
    is_letter_card,
    is_star,
    is_vowel,
    letter_card,
    letter_of,
    read_card,
    whole_deck,
    without,
)

EVERY_CARD = range(UNSEEN + 1)


def letters_of(colour: i64) -> Counter[str]:
    return Counter(LETTERS[letter_of(card)] for card in whole_deck() if card < STAR and colour_of(card) == colour)


def test_D1_the_box_has_100_playing_cards() -> None:
    deck = whole_deck()
    assert len(deck) == 100
    assert (deck.count(STAR), deck.count(FIRECRACKER)) == (7, 3)


@pytest.mark.parametrize("colour", [PINK, BLUE])
def test_D1_pink_and_blue_are_whole_alphabets(colour: int) -> None:
    assert letters_of(colour) == Counter(LETTERS)


def test_D1_yellow_has_five_vowels_twice() -> None:
    assert letters_of(YELLOW) == Counter("AEIOU" * 2)


def test_D2_the_purple_letters_are_our_estimate() -> None:
    expected = {"A": 2, "C": 1, "D": 1, "E": 5, "I": 2, "L": 2, "M": 1, "N": 2, "O": 1, "P": 1, "R": 3, "S": 3, "T": 3}
    assert letters_of(VIOLET) == {**expected, "U": 1}
    assert sum(letters_of(VIOLET).values()) == 28


def test_D3_y_is_a_vowel_and_the_other_letters_are_not() -> None:
    assert [letter for place, letter in enumerate(LETTERS) if is_vowel(place)] == list("AEIOUY")
    assert not is_vowel(NO_LETTER)


@given(st.sampled_from(EVERY_CARD))
def test_every_card_is_written_and_read(card: int) -> None:
    assert read_card(card_text(card)) == card


@given(st.text(max_size=4))
def test_only_cards_are_read_as_cards(text: str) -> None:
    card = read_card(text)
    assert card == NO_CARD or card_text(card) == text


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Hb", letter_card(7, BLUE)),
        ("Ey", letter_card(4, YELLOW)),
        ("Tv", letter_card(19, VIOLET)),
        ("H", 26 * ANY + 7),
    ],
)
def test_notation_of_letter_cards(text: str, card: int) -> None:
    assert read_card(text) == card
    assert is_letter_card(card)


def test_a_star_shows_the_letter_it_stands_for_and_forgets_it_in_a_hand() -> None:
    star = read_card("*H")
    assert (letter_of(star), face_of(star), is_star(star)) == (7, STAR, True)
    assert letter_of(STAR) == letter_of(FIRECRACKER) == letter_of(UNSEEN) == NO_LETTER
    assert star == STAR_AS + 7


@pytest.mark.parametrize(
    ("hand", "wanted", "goes"),
    [
        ("Gb Gp", "G", "Gp"),
        ("Gb Gy Gv", "G", "Gb"),
        ("Gv Gy", "G", "Gy"),
        ("Gb Gp", "Gb", "Gb"),
        ("Gb", "Gp", None),
        ("Hb *", "*Q", "*"),
        ("Hb", "*Q", None),
        ("! Hb", "!", "!"),
    ],
)
def test_where_the_colour_is_left_out_pink_goes_first(hand: str, wanted: str, goes: str | None) -> None:
    cards = vec[i64]([read_card(word) for word in hand.split()])
    found = held_card(cards, read_card(wanted))
    assert (card_text(found) if found != NO_CARD else None) == goes


def test_taking_a_card_out_keeps_the_others_in_order() -> None:
    cards = vec[i64]([read_card(word) for word in ["Ev", "*", "Ev", "Hb", "*"]])
    assert cards_text(without(cards, STAR)) == "Ev Ev Hb *"
    assert cards_text(cards) == "Ev * Ev Hb *"
