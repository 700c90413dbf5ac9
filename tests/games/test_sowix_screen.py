"""Sowix on screens: what lies on the pile, who drew, what fits; and views that cross to another process."""

from typing import Any

import pytest
from librt.random import Random

from tests.games.on_screen import laid_out, play, shown
from tests.games.test_sowix import sown
from tests.table import Position
from toutilix.cards import LETTERS
from toutilix.engine.act import HandActs
from toutilix.engine.match import Match
from toutilix.engine.view import PLAYING
from toutilix.games import find
from toutilix.games.sowix.screen import LAID_SHOWN

KIND = find("sowix")


def fitting(letter: str) -> list[str]:
    """W2: at most three letters away around the alphabet, or both vowels."""
    near = {(LETTERS.index(letter) + step) % 26 for step in range(-3, 4)}
    vowels = "AEIOUY" if letter in "AEIOUY" else ""
    return [other for at, other in enumerate(LETTERS) if at in near or other in vowels]


def dealt(deal: str, players: int = 2) -> Match:
    return laid_out(KIND, deal, players, {"draw_when_able": "yes"})


def set_up(position: Position, seat: int = 0) -> dict[str, Any]:
    """The table shown of a position, in which nobody has acted yet."""
    _, state = KIND.read_position(position)
    return KIND.screen.write_table(state.view(seat), HandActs(int(state.table.players)))


def laid(match: Match) -> list[tuple[int | None, str]]:
    return [(card["seat"], card["card"]) for card in shown(match)["laid"]]


class TestPile:
    def test_a_card_turned_up_is_nobodys(self) -> None:
        match = dealt("Ap Bp / Cp Dp / Kp Lp")
        assert laid(match) == [(None, "Kp")]

    def test_the_latest_cards_with_their_seats(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        play(match, "Lp")
        assert laid(match) == [(None, "Kp"), (1, "Lp")]
        play(match, "Mp")
        assert laid(match) == [(None, "Kp"), (1, "Lp"), (2, "Mp")]

    def test_every_card_has_its_own_key_and_keeps_it(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / ! ! Kp Lb Lv Ly Jp Gp")
        turned_up = shown(match)["laid"]
        assert len({card["key"] for card in turned_up}) == 2
        play(match, "draw")
        assert shown(match)["laid"] == turned_up
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        play(match, "Lp")
        before = shown(match)["laid"]
        play(match, "Mp")
        assert shown(match)["laid"][:2] == before

    def test_a_play_taken_back_is_gone(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        before = shown(match)
        play(match, "Lp")
        match.undo(0)
        assert shown(match) == before

    def test_a_pile_turned_over_keeps_what_still_lies_there(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp")
        play(match, "Lp", "Mp")
        key = shown(match)["laid"][2]["key"]
        play(match, "draw")
        assert shown(match)["laid"] == [{"key": key, "seat": 2, "card": "Mp"}]

    def test_a_pile_set_up_by_hand_shows_its_top(self) -> None:
        table = set_up(sown("Ap Kp", "Lp", "Yp Tv"))
        assert [(card["seat"], card["card"]) for card in table["laid"]] == [(None, "Kp")]


class TestDraws:
    def test_the_seats_that_drew_in_the_latest_act(self) -> None:
        match = dealt("Lp ! Bp / Mp Dp Ep / Kp Qb Qv Qy Jp Gp")
        assert shown(match)["draws"] == []
        play(match, "!")
        assert shown(match)["draws"] == [{"seat": 2, "count": 2}]
        play(match, "Lp")
        assert shown(match)["draws"] == []
        play(match, "draw")
        assert shown(match)["draws"] == [{"seat": 2, "count": 1}]

    def test_a_turn_over_between_two_cards_does_not_count_twice(self) -> None:
        match = dealt("Lp ! Bp / Mp Dp Ep / Kp Qb")
        play(match, "Lp", "Mp", "!")
        assert shown(match)["draws"] == [{"seat": 2, "count": 2}]

    def test_firecrackers_turned_up(self) -> None:
        match = dealt("Lp Ap / Mp Dp / ! Qb Qv ! Qy Qp Kp")
        assert shown(match)["draws"] == [{"seat": 1, "count": 2}, {"seat": 2, "count": 2}]


class TestCalls:
    def test_what_was_called_in_the_latest_act(self) -> None:
        match = dealt("Lp Kb / Mp Dp Ep / Kp Qb Qv Qy Jp Gp")
        assert shown(match)["calls"] == []
        play(match, "Lp toutilix")
        assert shown(match)["calls"] == [{"seat": 1, "call": "toutilix"}]
        play(match, "Mp")
        assert shown(match)["calls"] == []

    def test_a_late_call_and_a_catch(self) -> None:
        late, caught = (dealt("Lp Kb / Mp Dp Ep / Kp Qb Qv Qy Jp Gp") for _ in range(2))
        play(late, "Lp")
        late.play(0, KIND.notation.read_move("toutilix"))
        assert shown(late)["calls"] == [{"seat": 1, "call": "toutilix"}]
        play(caught, "Lp", "star 1")
        assert shown(caught)["calls"] == [{"seat": 2, "call": "star"}]
        assert shown(caught)["draws"] == [{"seat": 1, "count": 2}]


@pytest.mark.parametrize("letter", LETTERS)
def test_the_letters_that_fit(letter: str) -> None:
    table = set_up(sown(f"{letter}p", "Lp", "Yp Tv"))
    assert (table["letter"], table["fits"]) == (letter, fitting(letter))


def test_anything_fits_on_a_bare_star() -> None:
    table = set_up(sown("*", "Lp", "Yp Tv"))
    assert (table["letter"], table["fits"]) == (None, list(LETTERS))


def test_a_forgotten_call_is_left_for_people_to_notice() -> None:
    tables = []
    for uncalled in ([], [1]):
        _, state = KIND.read_position(sown("Kp", "Lp", "Yp Tv", "Ap Bp", turn=2, uncalled=uncalled))
        tables.append(KIND.screen.write_table(state.view(2), HandActs(3)))
        assert KIND.screen.may_be_caught(state.view(2), 0)
        assert not KIND.screen.may_be_caught(state.view(2), 1)
    assert tables[0] == tables[1]


def test_moves_are_written_with_their_fields() -> None:
    def written(text: str) -> dict[str, object]:
        move = KIND.screen.write_move(KIND.notation.read_move(text))
        return {name: value for name, value in move.items() if name not in ("text", "key")}

    assert written("Lp") == {"verb": "play", "card": "Lp", "cards": ["Lp"]}
    assert written("*K toutilix") == {"verb": "play", "card": "*K", "call": True, "cards": ["*K"]}
    assert written("draw") == {"verb": "draw", "cards": []}
    assert written("pass") == {"verb": "pass", "cards": []}
    assert written("toutilix") == {"verb": "toutilix", "cards": []}
    assert written("star 3") == {"verb": "star", "seat": 3, "cards": []}


@pytest.mark.parametrize("players", [2, 5])
def test_the_cards_laid_are_those_on_the_pile(players: int) -> None:
    match = Match(KIND, players, {"reshuffle": "yes"}, seed=bytes([players] * 32))
    match.deal()
    rng = Random(players)
    while match.state.table.over == PLAYING:
        seat = int(match.state.table.turn)
        match.play(seat, match.state.random_move(seat, rng))
        table = shown(match)
        assert len(table["laid"]) == min(LAID_SHOWN, table["pile_size"])
        # The letter in force is never out of sight.
        assert len(table["laid"]) > table["firecrackers"]
        assert table["laid"][-1]["card"] == table["top"]
