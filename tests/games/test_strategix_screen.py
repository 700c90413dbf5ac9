"""Strategix on screens: the round with its plays, what each seat did, the exchange; and views that are sent."""

import pytest
from librt.random import Random

from tests.games.on_screen import described, laid_out, play, shown
from tests.games.test_strategix import following, table
from tests.table import Position
from toutilix.engine.act import HandActs
from toutilix.engine.facts import document
from toutilix.engine.match import Match
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.words import Words

KIND = find("strategix")


def dealt(*hands: str, **options: str) -> Match:
    return laid_out(KIND, " / ".join(hands), len(hands), options)


def plays(match: Match) -> list[tuple[int, list[list[str]], bool]]:
    return [(one["seat"], one["groups"], one["thrown"]) for one in shown(match)["round"]["plays"]]


def at_seat(match: Match, seat: int) -> list[str]:
    lines = KIND.screen.describe_seat(match.state.view(0), match.hand, seat - 1)
    return [Words("en", you=0).fact(line) for line in lines]


THREE = ("Kp Lp Bp ! Cp", "Lb Mp Bb Kb Db", "Mb Np Cb ! Dp")


class TestRound:
    def test_the_plays_with_their_seats(self) -> None:
        match = dealt(*THREE)
        assert shown(match)["round"] == {"plays": [], "winner": None}
        play(match, "K", "L")
        assert plays(match) == [(1, [["Kp"]], False), (2, [["Lb"]], False)]
        assert shown(match)["did"] == ["played", "played", None]

    def test_groups_show_stars_with_their_letters(self) -> None:
        match = dealt("Ep * Mp Np Bp", "Bb Cb")
        play(match, "E *F + M N")
        assert plays(match) == [(1, [["Ep", "*F"], ["Mp", "Np"]], False)]
        assert shown(match)["combination"] == [["E", "F"], ["M", "N"]]

    def test_a_firecracker_and_the_turn_it_costs(self) -> None:
        match = dealt("Kp Lp Bp Cp", "! Mp Bb", "Mb Np Cb", "Dp Ep Tp")
        play(match, "K", "!")
        assert plays(match)[1:] == [(2, [["!"]], True)]
        assert shown(match)["did"] == ["played", "threw", "lost", None]
        play(match, "T", "pass", "pass")
        assert shown(match)["did"] == ["passed", "passed", None, "played"]
        assert at_seat(match, 3) == []
        assert at_seat(match, 4) == ["leading"]

    def test_a_round_stays_until_somebody_leads(self) -> None:
        match = dealt(*THREE)
        play(match, "K", "pass", "pass")
        lying = shown(match)
        assert (lying["combination"], lying["owner"]) == (None, None)
        assert lying["round"]["winner"] == 1
        assert plays(match) == [(1, [["Kp"]], False)]
        assert lying["did"] == ["played", "passed", "passed"]
        assert (at_seat(match, 1), at_seat(match, 2)) == (["wins the round"], ["passed"])
        play(match, "B")
        assert shown(match)["round"]["winner"] is None
        assert plays(match) == [(1, [["Bp"]], False)]
        assert shown(match)["did"] == ["played", None, None]

    def test_a_play_keeps_its_key(self) -> None:
        match = dealt(*THREE)
        play(match, "K")
        [first] = shown(match)["round"]["plays"]
        play(match, "L", "M")
        kept = shown(match)["round"]["plays"]
        assert kept[0] == first
        assert len({one["key"] for one in kept}) == 3

    def test_a_play_that_was_undone_is_gone(self) -> None:
        match = dealt(*THREE)
        play(match, "K", "pass")
        before = shown(match)
        play(match, "pass")
        match.undo(2)
        assert shown(match) == before

    def test_a_position_set_up_by_hand_shows_what_lies_there(self) -> None:
        _, state = KIND.read_position(following("K L", "Bp", "Lp Mp", "Np"))
        lying = KIND.screen.write_table(state.view(1), HandActs(3))
        assert (lying["round"], lying["did"]) == (
            {"plays": [{"key": 0, "seat": 1, "groups": [["K", "L"]], "thrown": False}], "winner": None},
            [None, None, None],
        )
        assert (lying["combination"], lying["owner"]) == ([["K", "L"]], 1)


class TestExchange:
    def match(self) -> Match:
        match = dealt("Kp", "Tp Bp", "Cb Db")
        play(match, "K", "T", "pass", "B")
        match.lay_out(KIND.notation.read_deal("Cp Yp / Ep Fp / Dp Hp", match.game))
        return match

    def test_seats_only_until_the_first_round_is_over(self) -> None:
        match = self.match()
        assert shown(match)["exchange"] == {"lucky": 1, "bad": 3, "fresh": True}
        play(match, "C", "pass", "pass")
        assert shown(match)["exchange"] == {"lucky": 1, "bad": 3, "fresh": False}

    def test_there_is_none_in_the_first_hand(self) -> None:
        assert shown(dealt(*THREE))["exchange"] is None

    def test_the_cards_are_said_to_the_two_alone(self) -> None:
        match = self.match()
        for seat, cards in [(0, ["Cp", "Hp"]), (2, ["Cp", "Hp"]), (1, ["??", "??"]), (SPECTATOR, ["??", "??"])]:
            told = described(match, seat)
            gifts = [document(fact)["card"] for fact in told if fact.id.startswith("strategix.gave")]
            assert gifts == cards
        own = KIND.screen.write_own(match.state.view(2))
        assert (own["gave"], own["got"]) == ("Hp", "Cp")


@pytest.mark.parametrize(
    ("options", "used", "left"),
    [({}, 0, 1), ({}, 1, 0), ({"voluntary_pass": "round"}, 1, 0), ({"voluntary_pass": "free"}, 3, None)],
)
def test_the_passes_that_are_left(options: Position, used: int, left: int | None) -> None:
    position = following("K", "Bp", "Lp Mp", "Np", options=options, passes_used=[0, used, 0])
    _, state = KIND.read_position(position)
    assert KIND.screen.write_own(state.view(1))["passes_left"] == left
    sections = KIND.screen.describe(state.view(1), HandActs(3))
    said = {fact.id for section in sections for fact in section.lines}
    expected = {0: {"table.strategix_pass_used"}, 1: {"table.strategix_pass_left"}, None: set()}[left]
    assert {id for id in said if "pass_" in id} == expected


def test_moves_are_written_with_their_fields() -> None:
    def written(text: str) -> dict[str, object]:
        move = KIND.screen.write_move(KIND.notation.read_move(text))
        return {name: value for name, value in move.items() if name not in ("text", "key")}

    groups = [["E", "*F"], ["M", "N"]]
    assert written("E *F + M N") == {"verb": "play", "groups": groups, "cards": ["E", "*F", "M", "N"]}
    assert written("!") == {"verb": "throw", "cards": ["!"]}
    assert written("pass") == {"verb": "pass", "cards": []}


def test_an_offer_names_the_very_cards() -> None:
    _, state = KIND.read_position(table("Gb Hp Hb * Kb", "Bp", "Cp"))
    offered = KIND.screen.offer(state.view(0), KIND.notation.read_move("G *G + H H"))
    assert offered["cards"] == ["Gb", "*G", "Hp", "Hb"]
    assert offered["text"] == "G *G + H H"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_combination_to_follow_is_the_latest_play(players: int) -> None:
    match = Match(KIND, players, seed=bytes([players] * 32))
    rng = Random(players)
    while not match.over:
        if match.state.table.over:
            match.deal()
        seat = int(match.state.table.turn)
        match.play(seat, match.state.random_move(seat, rng))
        lying = shown(match)
        combinations = [one for one in lying["round"]["plays"] if not one["thrown"]]
        if lying["combination"]:
            letters = [[card.lstrip("*")[0] for card in group] for group in combinations[-1]["groups"]]
            assert (letters, combinations[-1]["seat"]) == (lying["combination"], lying["owner"])
            assert lying["round"]["winner"] is None


class TestSuggestions:
    @pytest.mark.parametrize(
        ("hand", "expected"),
        [
            ("Bp Cp Db Ep Gp Hb Ip Jb Mp Nb Op Pb Zp * !", ["B C D E + G H I J + M N O P"]),
            ("Bp Cb Dp Ep Fb Ip Kp Lb Mp", ["B C D + K L M", "B C D E F"]),
            ("Bp Bb Dp Eb Fp Hp Hb", ["B B + H H", "D E F"]),
            ("Bp Cp Fp", []),
        ],
        ids=["twelve cards", "most cards and the longest run", "pairs and a run", "nothing to select at once"],
    )
    def test_a_lead_is_suggested_by_size_and_without_stars(self, hand: str, expected: list[str]) -> None:
        assert suggestions(table(hand, "Tp Up", "Vp Wp")) == expected

    def test_to_follow_the_weakest_come_first(self) -> None:
        assert suggestions(following("E F", "Bp", "Cp Dp Ep Fb Gp Kp Lb Mp Np *", "Bb")) == ["E F", "F G", "K L"]

    def test_a_star_is_suggested_where_nothing_follows_without_it(self) -> None:
        assert suggestions(following("K L M", "Bp", "Kp Mb Tp * !", "Bb")) == ["K *L M"]

    def test_a_card_that_follows_alone_needs_no_suggestion(self) -> None:
        assert suggestions(following("E", "Bp", "Fp Gp *", "Bb")) == []

    def test_every_suggestion_is_legal(self) -> None:
        rng = Random(5)
        match = Match(KIND, 3, seed=bytes(32))
        match.deal()
        looked = 0
        while not match.over and looked < 300:
            if match.state.table.turn < 0:
                match.deal()
                continue
            view = match.state.look(match.state.table.turn)
            for move in KIND.screen.suggestions(view):
                assert view.refusal(move) is None
                looked += 1
            match.play(int(match.state.table.turn), view.random_move(rng))
        assert looked > 50


def suggestions(position: Position) -> list[str]:
    """Of the seat in turn, as they are written."""
    _, state = KIND.read_position(position)
    view = state.look(state.table.turn)
    return [KIND.notation.write_move(move) for move in KIND.screen.suggestions(view)]
