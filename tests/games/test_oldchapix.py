"""Oldchapix, ruling by ruling."""

import pytest

from tests.table import Position, after, legal, played, refused
from toutilix.cards import cards_text
from toutilix.engine.act import HandActs
from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.games import find


def trick(*hands: str, **fields: object) -> Position:
    return {"game": "oldchapix", "players": len(hands), "hands": list(hands), "turn": 1, **fields}


class TestO1Families:
    def test_O1_pink_m_and_n_are_of_different_families(self) -> None:
        assert legal(trick("Mp Ab", "Lp Np", "Ap Bp"), "Mp") == ["Lp"]

    def test_O1_blue_n_belongs_to_the_upper_family(self) -> None:
        assert legal(trick("Nb Ab", "Ob Mb", "Ap Bp"), "Nb") == ["Ob"]
        assert refused(trick("Nb Ab", "Ob Mb", "Ap Bp"), "Nb", "Mb") == "oldchapix.follow"

    def test_O1_colours_are_different_families(self) -> None:
        assert legal(trick("Ap Bb", "Cb Dp", "Ep Fp"), "Ap") == ["Dp"]

    def test_O1_m_is_high_in_its_family(self) -> None:
        assert after(trick("Ap Bb", "Mp Cb", "Lp Db"), "Ap", "Mp", "Lp")["leader"] == 2

    def test_O1_z_is_high_in_its_family(self) -> None:
        assert after(trick("Np Bb", "Yp Cb", "Zp Db"), "Np", "Yp", "Zp")["leader"] == 3


class TestO2Packs:
    @pytest.mark.parametrize(("players", "each", "missing"), [(3, 17, ["Zp"]), (4, 13, []), (5, 10, ["Zp", "Zb"])])
    def test_O2_pack_and_hands(self, players: int, each: int, missing: list[str]) -> None:
        match = Match(find("oldchapix"), players, seed=bytes(32))
        match.deal()
        hands = match.kind.notation.hands(match.state)
        assert [len(hand.split()) for hand in hands] == [each] * players
        held = " ".join(hands).split()
        assert len(set(held)) == players * each
        assert [card for card in ("Zp", "Zb") if card not in held] == missing


class TestO3Tricks:
    def test_O3_any_card_may_be_led(self) -> None:
        assert legal(trick("Ap Zb Hb", "Bp", "Cp")) == ["Ap", "Hb", "Zb"]

    def test_O3_the_sheets_trick_b_a_g(self) -> None:
        position = after(trick("Bp Cb", "Ap Db", "Gp Eb"), "Bp", "Ap", "Gp")
        assert (position["leader"], position["turn"], position["trick"]) == (3, 3, "")
        assert position["won"] == [[], [], ["Bp Ap Gp"]]

    def test_O3_the_sheets_pink_o_does_not_win(self) -> None:
        assert after(trick("Bp Cb", "Op Ab", "Cp Eb"), "Bp", "Op", "Cp")["leader"] == 3

    def test_O3_without_the_family_any_card_goes(self) -> None:
        assert legal(trick("Bp Cb", "Op Ab Zb", "Cp Eb"), "Bp") == ["Op", "Ab", "Zb"]

    def test_O3_only_the_seat_in_turn_plays(self) -> None:
        assert refused(trick("Bp", "Ap", "Cp"), "2: Ap") == "engine.not_your_turn"

    def test_O3_one_card_at_a_time(self) -> None:
        assert refused(trick("Bp Cp", "Ap Dp", "Ep Fp"), "Bp Cp") == "oldchapix.one_card"

    def test_O3_a_card_must_be_held(self) -> None:
        assert refused(trick("Bp", "Ap", "Cp"), "Ap") == "engine.not_held"


WON_BY_HAND = {
    "vowels": ("Ap Bb", "Bp Cb", "Cp Db"),
    "mn": ("Mp Bb", "Bp Cb", "Cp Db"),
    "blue_h": ("Hb Bp", "Bb Cp", "Cb Dp"),
}


class TestO4Contracts:
    def test_O4_each_trick_costs_5(self) -> None:
        position = after(trick("Ap", "Bp", "Cp", contract="tricks"), "Ap", "Bp", "Cp")
        assert (position["scores"], position["over"], position["turn"]) == ([0, 0, 5], "hand", None)

    @pytest.mark.parametrize("vowel", list("AEIOUY"))
    def test_O4_each_vowel_costs_10(self, vowel: str) -> None:
        other = "Z" if vowel in "OUY" else "M"
        hands = (f"{vowel}p", f"{other}p", "Bb")
        assert after(trick(*hands, contract="vowels"), *hands)["scores"] == [0, 10, 0]

    @pytest.mark.parametrize("card", ["Mp", "Np", "Mb", "Nb"])
    def test_O4_each_m_and_n_costs_20(self, card: str) -> None:
        hands = (card, "Rp", "Rb") if card[0] == "M" else (card, "Ab", "Ap")
        assert after(trick(*hands, contract="mn"), *hands)["scores"] == [20, 0, 0]

    def test_O4_the_blue_h_costs_90_and_the_pink_one_nothing(self) -> None:
        assert after(trick("Hp Hb", "Ib Kp", "Lb Ap", contract="blue_h"), "Hb", "Ib", "Lb")["scores"] == [0, 0, 90]
        assert after(trick("Hp Hb", "Ip Kb", "Lp Ab", contract="blue_h"), "Hp", "Ip", "Lp")["over"] is None

    @pytest.mark.parametrize("contract", list(WON_BY_HAND))
    def test_O4_a_hand_ends_with_its_last_scoring_card(self, contract: str) -> None:
        hands = WON_BY_HAND[contract]
        position = after(trick(*hands, contract=contract), *(hand.split()[0] for hand in hands))
        assert position["over"] == "hand"
        assert all(position["hands"])

    @pytest.mark.parametrize("contract", ["tricks", "everything"])
    def test_O4_hands_1_and_5_are_played_to_the_last_card(self, contract: str) -> None:
        position = after(trick("Ap Bb", "Bp Cb", "Cp Db", contract=contract), "Ap", "Bp", "Cp")
        assert position["over"] is None

    def test_O4_everything_counts_together_with_its_arithmetic(self) -> None:
        position, events = played(trick("Ab", "Mb", "Hb", contract="everything"), "Ab", "Mb", "Hb")
        assert position["scores"] == [0, 5 + 10 + 20 + 90, 0]
        told = [(event.id, cards_text(event.cards), event["points"]) for event in events if "score" in event.id]
        assert told == [
            ("oldchapix.score_tricks", "", 5),
            ("oldchapix.score_vowels", "Ab", 10),
            ("oldchapix.score_mn", "Mb", 20),
            ("oldchapix.score_blue_h", "Hb", 90),
        ]

    def test_O4_only_the_contract_of_the_hand_counts(self) -> None:
        assert after(trick("Ab", "Mb", "Hb", contract="vowels"), "Ab", "Mb", "Hb")["scores"] == [0, 10, 0]
        assert after(trick("Ab", "Mb", "Hb", contract="mn"), "Ab", "Mb", "Hb")["scores"] == [0, 20, 0]


class TestO5Starts:
    @pytest.mark.parametrize(("youngest", "starts"), [(1, [1, 2, 3, 1, 2]), (3, [3, 1, 2, 3, 1])])
    def test_O5_the_start_moves_on_from_the_youngest(self, youngest: int, starts: list[int]) -> None:
        turns = []
        for hand in range(5):
            waiting = trick("", "", "", hand=hand, over="hand", turn=None, options={"youngest": youngest})
            turns.append(after(waiting, "deal 00")["turn"])
        assert turns == starts

    def test_O5_captured_danger_cards_are_public_and_the_rest_is_not(self) -> None:
        kind = find("oldchapix")
        won = [["Ap Bp Cp"], [], []]
        _, state = kind.read_position(trick("Dp", "Eb", "Fb", contract="vowels", won=won))
        seen = kind.notation.write_view(state.view(-1))
        table = seen["table"]
        assert isinstance(table, dict)
        assert table["captured"] == [1, 0, 0]
        assert "memory" not in seen
        shown = kind.screen.write_table(state.view(-1), HandActs(3))
        assert shown["captured"] == [["Ap"], [], []]
        assert shown["tricks_won"] == [1, 0, 0]
        assert "Bp" not in str(shown)

    def test_O5_the_match_ends_after_five_hands_and_equal_scores_share_the_win(self) -> None:
        position = after(trick("Ab", "Bb", "Db", contract="everything", scores=[7, 7, 7]), "Ab", "Bb", "Db")
        assert (position["over"], position["winners"]) == ("match", [1, 2])
        assert refused(position, "deal 00") == "engine.match_over"


class TestReading:
    @pytest.mark.parametrize("move", ["pass", "G", "Gp H", "Gp + Hp", "*H", "!", "Gy", "??", "", "g"])
    def test_text_that_is_no_move_is_malformed(self, move: str) -> None:
        with pytest.raises(Malformed):
            after(trick("Gp", "Hp", "Ip"), move)

    def test_contract_and_hand_must_agree(self) -> None:
        with pytest.raises(Malformed):
            after(trick("Gp", "Hp", "Ip", contract="mn", hand=2))
