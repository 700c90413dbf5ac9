"""Oldchapix on screens: the trick and the one before, what costs points, and how much of it has been taken."""

from typing import Any

import pytest

from toutilix.engine.act import HandActs
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.words import Words

KIND = find("oldchapix")


def dealt(*hands: str) -> Match:
    match = Match(KIND, len(hands), seed=bytes(32))
    match.lay_out(KIND.notation.read_deal(" / ".join(hands), match.game))
    return match


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(int(match.state.table.turn), KIND.notation.read_move(move))


def shown(match: Match) -> dict[str, Any]:
    return KIND.screen.write_table(match.state.view(SPECTATOR), match.hand)


def trick(*cards: tuple[int, str], highest: int | None, taker: int | None) -> dict[str, Any]:
    return {"cards": [{"seat": seat, "card": card} for seat, card in cards], "highest": highest, "taker": taker}


THREE = ("Bp Cb", "Op Ab", "Gp Eb")


class TestTrick:
    def test_a_card_of_another_family_is_never_the_highest(self) -> None:
        match = dealt(*THREE)
        assert shown(match)["trick"] == trick(highest=None, taker=None)
        play(match, "Bp", "Op")
        assert shown(match)["trick"] == trick((1, "Bp"), (2, "Op"), highest=1, taker=None)

    def test_it_stays_with_its_taker_until_somebody_leads(self) -> None:
        match = dealt(*THREE)
        play(match, "Bp", "Op", "Gp")
        taken = trick((1, "Bp"), (2, "Op"), (3, "Gp"), highest=3, taker=3)
        assert shown(match)["trick"] == taken
        assert shown(match)["last_trick"] == taken
        play(match, "Eb")
        assert shown(match)["trick"] == trick((3, "Eb"), highest=3, taker=None)

    def test_the_last_trick_is_the_finished_one(self) -> None:
        match = dealt(*THREE)
        play(match, "Bp", "Op")
        assert shown(match)["last_trick"] is None
        play(match, "Gp")
        taken = shown(match)["last_trick"]
        play(match, "Eb", "Cb")
        assert shown(match)["last_trick"] == taken
        match.undo(0)
        assert shown(match)["last_trick"] == taken


def at_hand(hand: int, *captured: str, tricks: tuple[int, ...] = (0, 0, 0, 0)) -> dict[str, Any]:
    """The table in this hand, with what each seat has captured; the tricks are filled up with other cards."""
    fillers = iter(letter + colour for colour in "pb" for letter in "BCDFGJKLPQRSTVWX")
    won = []
    for cards, number in zip((*captured, *[""] * 4), tricks, strict=False):
        taken = cards.split()
        all_of = [*taken, *(next(fillers) for _ in range(4 * number - len(taken)))]
        won.append([" ".join(all_of[start : start + 4]) for start in range(0, len(all_of), 4)])
    position = {
        "game": "oldchapix",
        "players": 4,
        "hand": hand,
        "turn": 1,
        "won": won,
        "hands": ["Yp", "Yb", "Ub", "Up"],
    }
    _, state = KIND.read_position(position)
    return KIND.screen.write_table(state.view(SPECTATOR), HandActs(4))


def danger(name: str, each: int, total: int, taken: int) -> dict[str, Any]:
    return {"danger": name, "each": each, "total": total, "taken": taken}


class TestDangers:
    @pytest.mark.parametrize(("players", "tricks"), [(3, 17), (4, 13), (5, 10)])
    def test_O4_in_the_first_hand_they_are_tricks(self, players: int, tricks: int) -> None:
        match = Match(KIND, players, seed=bytes(32))
        match.deal()
        assert shown(match)["dangers"] == [danger("tricks", 5, tricks, 0)]

    def test_O4_tricks_count_as_they_are_taken(self) -> None:
        match = dealt(*THREE)
        play(match, "Bp", "Op", "Gp")
        assert shown(match)["dangers"][0]["taken"] == 1

    def test_O4_vowels_are_counted_over_all_seats(self) -> None:
        assert at_hand(2, "Ap Eb", "Op", tricks=(1, 1, 1, 0))["dangers"] == [danger("vowels", 10, 12, 3)]

    def test_O4_ms_and_ns(self) -> None:
        assert at_hand(3, "", "Mp Nb", tricks=(0, 1, 0, 0))["dangers"] == [danger("mn", 20, 4, 2)]

    def test_O4_the_blue_h_alone(self) -> None:
        assert at_hand(4, tricks=(1, 0, 0, 0))["dangers"] == [danger("blue_h", 90, 1, 0)]

    def test_O4_in_the_last_hand_all_of_them(self) -> None:
        assert at_hand(5, "Hb Mp", "Ap", tricks=(1, 1, 2, 0))["dangers"] == [
            danger("tricks", 5, 13, 4),
            danger("vowels", 10, 12, 1),
            danger("mn", 20, 4, 1),
            danger("blue_h", 90, 1, 1),
        ]


def test_the_text_view_tells_what_has_been_taken() -> None:
    match = dealt(*THREE)
    play(match, "Bp", "Op", "Gp")
    for language, line in (("en", "Tricks played: 1 of 17."), ("fr", "Plis joués\N{NO-BREAK SPACE}: 1 sur 17.")):
        sections = KIND.screen.describe(match.state.view(0), match.hand)
        said = [Words(language, you=0).fact(fact) for section in sections for fact in section.lines]
        assert line in said
