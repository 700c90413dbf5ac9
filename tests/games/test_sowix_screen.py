"""Sowix on screens: what lies on the pile, who drew, what fits; and views that cross to another process."""

from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.games.test_sowix import sown
from tests.table import Position
from toutilix.cards import LETTERS
from toutilix.engine.act import HandActs
from toutilix.engine.match import Match
from toutilix.engine.view import PLAYING, SPECTATOR
from toutilix.games import find
from toutilix.games.sowix.screen import ShownSowixOwn, ShownSowixTable
from toutilix.words import LANGUAGES, Words

KIND = find("sowix")


def fitting(letter: str) -> list[str]:
    """W2: at most three letters away around the alphabet, or both vowels."""
    near = {(LETTERS.index(letter) + step) % 26 for step in range(-3, 4)}
    vowels = "AEIOUY" if letter in "AEIOUY" else ""
    return [other for at, other in enumerate(LETTERS) if at in near or other in vowels]


def dealt(deal: str, players: int = 2) -> Match:
    match = Match(KIND, players, {"draw_when_able": "yes"}, seed=bytes(32))
    match.lay_out(KIND.notation.read_deal(deal, match.game))
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(int(match.state.table.turn), KIND.notation.read_move(move))


def shown(match: Match) -> dict[str, Any]:
    return KIND.screen.write_table(match.state.view(SPECTATOR), match.hand)


def set_up(position: Position, seat: int = 0) -> dict[str, Any]:
    """What is shown of a position, in which nobody has acted yet."""
    _, state = KIND.read_position(position)
    return KIND.screen.write_table(state.view(seat), HandActs(int(state.table.players)))


def laid(match: Match) -> list[tuple[int | None, str]]:
    return [(card["seat"], card["card"]) for card in shown(match)["laid"]]


class TestPile:
    def test_a_card_turned_up_is_nobodys(self) -> None:
        match = dealt("Ap Bp / Cp Dp / Kp Lp")
        assert laid(match) == [(None, "Kp")]

    def test_the_two_latest_cards_with_their_seats(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        play(match, "Lp")
        assert laid(match) == [(None, "Kp"), (1, "Lp")]
        play(match, "Mp")
        assert laid(match) == [(1, "Lp"), (2, "Mp")]

    def test_every_card_has_its_own_key_and_keeps_it(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / ! ! Kp Lb Lv Ly Jp Gp")
        turned_up = shown(match)["laid"]
        assert len({card["key"] for card in turned_up}) == 2
        play(match, "draw")
        assert shown(match)["laid"] == turned_up
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        play(match, "Lp")
        before = shown(match)["laid"][1]
        play(match, "Mp")
        assert shown(match)["laid"][0] == before

    def test_a_play_taken_back_is_gone(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp Lb")
        before = shown(match)
        play(match, "Lp")
        match.undo(0)
        assert shown(match) == before

    def test_a_pile_turned_over_keeps_what_still_lies_there(self) -> None:
        match = dealt("Lp Ap Bp / Mp Dp Ep / Kp")
        play(match, "Lp", "Mp")
        key = shown(match)["laid"][1]["key"]
        play(match, "draw")
        assert shown(match)["laid"] == [{"key": key, "seat": 2, "card": "Mp"}]

    def test_a_pile_set_up_by_hand_shows_its_top(self) -> None:
        table = set_up(sown("Ap Kp", "Lp", "Yp Tv"))
        assert [(card["seat"], card["card"]) for card in table["laid"]] == [(None, "Kp")]


class TestDraws:
    def test_who_drew_in_the_latest_act(self) -> None:
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


@pytest.mark.parametrize("letter", LETTERS)
def test_the_letters_that_fit(letter: str) -> None:
    table = set_up(sown(f"{letter}p", "Lp", "Yp Tv"))
    assert (table["letter"], table["fits"]) == (letter, fitting(letter))


def test_anything_fits_on_a_bare_star() -> None:
    table = set_up(sown("*", "Lp", "Yp Tv"))
    assert (table["letter"], table["fits"]) == (None, list(LETTERS))


def test_who_forgot_to_call_is_for_people_to_notice() -> None:
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


@pytest.mark.parametrize("reshuffle", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 5])
def test_at_every_act_of_a_match(players: int, reshuffle: str) -> None:
    """What is shown has the declared types and agrees with the table; it can be said; a view survives being sent."""
    match = Match(KIND, players, {"reshuffle": reshuffle, "target": 1}, seed=bytes([players] * 32))
    match.deal()
    rng = Random(players)
    said = [Words(language, you=0) for language in LANGUAGES]
    while match.state.table.over == PLAYING:
        actors = match.state.table.actors()
        seat = actors[int(rng.randrange(len(actors)))]
        match.play(seat, match.state.random_move(seat, rng))
        table = shown(match)
        msgspec.convert(table, ShownSowixTable)
        assert len(table["laid"]) == min(2, table["pile_size"])
        assert table["laid"][-1]["card"] == table["top"]
        for looker in range(SPECTATOR, players):
            view = match.state.view(looker)
            sections = KIND.screen.describe(view, match.hand)
            lines = [line for section in sections for line in (section.title, *section.lines)]
            lines += [line for at in range(players) for line in KIND.screen.describe_seat(view, match.hand, at)]
            lines += KIND.screen.situation(view)
            assert all(words.fact(line) for words in said for line in lines)
            assert KIND.screen.write_table(view, match.hand) == table
        for looker in range(players):
            live = match.state.view(looker)
            msgspec.convert(KIND.screen.write_own(live), ShownSowixOwn)
            written = KIND.notation.write_view(live)
            sent = KIND.notation.read_view(match.game, msgspec.json.decode(msgspec.json.encode(written)))
            assert KIND.notation.write_view(sent) == written
            assert list(sent.legal_moves()) == list(live.legal_moves())
