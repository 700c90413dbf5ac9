"""Sowix, ruling by ruling: empty stocks, counting, the end of a match; and reading and undoing."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.test_sowix import sown
from tests.table import after, ids, legal, played, refused
from toutilix.cards import cards_text, read_card
from toutilix.engine.act import HandActs
from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.games import find
from toutilix.games.sowix.table import CALL, CATCH, PLAY

SHUFFLING = {"options": {"reshuffle": "yes"}}


class TestW8TurnOver:
    def test_W8_the_letter_in_force_stays_and_the_rest_is_drawn_oldest_first(self) -> None:
        position, events = played(sown("Ap Bp Cp Kp", "Qp Rp", "Tp Tb", stock=""), "draw")
        assert (position["pile"], position["stock"], position["turned"]) == ("Kp", "Bp Cp", 1)
        assert (position["hands"][0], position["turn"]) == ("Qp Rp Ap", 2)
        assert ids(events) == ["sowix.draws", "sowix.turned_over", "sowix.draw_kept", "engine.turn"]

    def test_W8_the_firecrackers_on_the_letter_stay_too(self) -> None:
        position = after(sown("Ap ! Bp Kp ! !", "Qp Rp", "Tp Tb", stock=""), "draw")
        assert (position["pile"], position["stock"]) == ("Kp ! !", "! Bp")
        assert legal(position | {"turn": 2, "hands": ["", "Lp Tp Tb"]}) == ["Lp"]

    def test_W8_stars_lose_their_letter(self) -> None:
        position = after(sown("Bp *S *L", "Qp Rp", "Tp Tb", stock=""), "draw")
        assert (position["pile"], position["stock"], position["hands"][0]) == ("*L", "*", "Qp Rp Bp")
        assert after(position, "draw")["drawn"] == "*"

    def test_W8_the_stock_is_turned_over_only_when_a_card_has_to_be_drawn(self) -> None:
        position = after(sown("Ap Kp", "Qp Rp", "Tp Tb", stock="Dp"), "draw")
        assert (position["stock"], position["turned"]) == ("", 0)

    def test_W8_a_firecracker_may_need_a_turn_over_between_two_cards(self) -> None:
        position, events = played(sown("Ap Bp Kp", "! Qp Rp", "Tp Tb", "Up", stock="Dp"), "!")
        assert (position["hands"][1], position["pile"], position["stock"]) == ("Tp Tb Dp Ap", "Kp !", "Bp")
        told = [event.id for event in events]
        assert told == ["sowix.played", "sowix.hit", "sowix.drew", "sowix.turned_over", "sowix.drew", "engine.turn"]

    def test_W8_a_catch_may_need_a_turn_over(self) -> None:
        position = after(sown("Ap Bp Kp", "Qp", "Tp Tb", stock="", turn=2, uncalled=[1]), "star 1")
        assert (position["hands"][0], position["turned"], position["lose_turn"]) == ("Qp Ap Bp", 1, [1])


class TestW8Shuffle:
    WAITING = sown("Ap Bp *S Kp", "Qp Rp", "Tp Tb", stock="", **SHUFFLING)

    def test_W8_reshuffle_no_is_the_default(self) -> None:
        assert after(sown("Ap", "Bp Qp", "Cp"), "Bp")["options"]["reshuffle"] == "no"

    def test_W8_the_table_waits_for_the_shuffle(self) -> None:
        position = after(self.WAITING, "draw")
        assert (position["to_shuffle"], position["turn"], position["stock"]) == (True, None, "")
        assert position["to_draw"] == {"seat": 1, "cards": 1, "turn": 1}
        assert legal(self.WAITING, "draw") == []
        for move in ("draw", "1: Qp", "2: star 1", "1: toutilix"):
            assert refused(self.WAITING, "draw", move) == "engine.to_shuffle"

    def test_W8_the_cards_in_their_new_order(self) -> None:
        position = after(self.WAITING, "draw", "shuffle Bp * Ap")
        assert (position["to_shuffle"], position["to_draw"], position["turned"]) == (False, None, 1)
        assert (position["pile"], position["stock"]) == ("Kp", "* Ap")
        assert (position["hands"][0], position["turn"]) == ("Qp Rp Bp", 2)

    def test_W8_a_card_that_fits_is_played_after_the_shuffle(self) -> None:
        position = after(self.WAITING, "draw", "shuffle * Ap Bp")
        assert (position["drawn"], position["turn"]) == ("*", 1)

    def test_W8_a_shuffle_by_seed(self) -> None:
        position = after(self.WAITING, "draw", "shuffle 0badc0de")
        drawn = position["drawn"] or position["hands"][0].split()[-1]
        assert sorted([drawn, *position["stock"].split()]) == ["*", "Ap", "Bp"]
        assert position == after(self.WAITING, "draw", "shuffle 0badc0de")

    def test_W8_a_position_waits_as_well(self) -> None:
        waiting = after(self.WAITING, "draw")
        assert after(waiting, "shuffle Bp * Ap")["hands"][0] == "Qp Rp Bp"

    def test_W8_only_the_cards_that_wait_are_shuffled_and_only_then(self) -> None:
        assert refused(self.WAITING, "draw", "shuffle Bp Ap") == "engine.other_cards"
        assert refused(self.WAITING, "shuffle Bp Ap *") == "engine.not_shuffling"

    def test_W8_a_firecracker_waits_in_the_middle(self) -> None:
        position = after(sown("Ap Bp Kp", "! Qp Rp", "Tp Tb", "Up", stock="Dp", **SHUFFLING), "!")
        assert position["to_draw"] == {"seat": 2, "cards": 1, "turn": 3}
        assert position["hands"][1] == "Tp Tb Dp"
        position = after(position, "shuffle Bp Ap")
        assert (position["hands"][1], position["turn"]) == ("Tp Tb Dp Bp", 3)

    def test_W8_a_catch_waits_and_the_seat_in_turn_goes_on(self) -> None:
        caught = sown("Ap Bp Kp", "Qp", "Tp Tb", stock="Lb", turn=2, uncalled=[1], **SHUFFLING)
        position = after(caught, "draw", "star 1")
        assert (position["to_draw"], position["drawn"]) == ({"seat": 1, "cards": 2, "turn": 2}, "Lb")
        position = after(position, "shuffle Bp Ap")
        assert (position["turn"], position["drawn"], position["lose_turn"]) == (2, "Lb", [1])
        assert legal(position) == ["Lb"]

    def test_W8_a_catch_in_turn_waits_and_moves_on(self) -> None:
        caught = sown("Ap Bp Kp", "Qp", "Tp Tb", "Up", stock="", uncalled=[1], **SHUFFLING)
        assert after(caught, "2: star 1")["to_draw"] == {"seat": 1, "cards": 2, "turn": 2}
        assert after(caught, "2: star 1", "shuffle Ap Bp")["turn"] == 2


class TestW9Counting:
    @pytest.mark.parametrize(
        ("cards", "points"),
        [("Yp Yb", 140), ("Wp", 50), ("Xp", 50), ("Zp", 50), ("!", 10), ("*", 10)]
        + [(f"{letter}y", 10) for letter in "AEIOU"]
        + [(f"{letter}p", 5) for letter in "BCDFGHJKLMNPQRSTV"],
    )
    def test_W9_points_of_every_card(self, cards: str, points: int) -> None:
        assert after(sown("Kp", "Lp", cards), "Lp")["scores"] == [0, points]

    def test_W9_hands_are_shown_and_the_arithmetic_told(self) -> None:
        position, events = played(sown("Kp", "Lp", "Yp Ey * Tv Sp Wb", scores=[20, 30]), "Lp")
        assert position["scores"] == [20, 30 + 70 + 50 + 20 + 10]
        [left] = [event for event in events if event.id == "sowix.left" and event.cards]
        assert (left.seat, cards_text(left.cards)) == (1, "Yp Ey * Tv Sp Wb")
        told = [
            (event.seat, cards_text(event.cards), event["each"], event["points"])
            for event in events
            if event.id == "sowix.score"
        ]
        assert told == [
            (1, "Yp", 70, 70),
            (1, "Wb", 50, 50),
            (1, "Ey *", 10, 20),
            (1, "Tv Sp", 5, 10),
        ]
        assert "sowix.out" in ids(events)

    def test_W9_the_hands_lie_open_for_everybody(self) -> None:
        kind = find("sowix")
        _, state = kind.read_position(sown("Kp", "Lp", "Yp Tv"))
        assert kind.screen.write_table(state.view(-1), HandActs(2))["shown"] == []
        state.play(0, kind.notation.read_move("Lp"))
        assert kind.screen.write_table(state.view(-1), HandActs(2))["shown"] == [[], ["Yp", "Tv"]]

    def test_W9_a_firecracker_as_last_card_makes_nobody_draw(self) -> None:
        position = after(sown("Kp", "!", "Tp", "Sp"), "!")
        assert (position["over"], position["hands"], position["stock"]) == (
            "hand",
            ["", "Tp", "Sp"],
            "Dp Jb Rv Gb Cb Qb",
        )

    def test_W9_an_X_as_last_card_reverses_nothing(self) -> None:
        position = after(sown("Wp", "Xp", "Tp", "Sp"), "Xp")
        assert (position["over"], position["direction"]) == ("hand", 1)

    def test_W9_a_drawn_card_is_never_the_last(self) -> None:
        assert after(sown("Kp", "Qp", "Tp", stock="Lp"), "draw", "Lp")["over"] is None


class TestW10FifthTurnOver:
    def test_W10_the_fourth_is_made(self) -> None:
        position = after(sown("Ap Bp Kp", "Qp Rp", "Tp Tb", stock="", turned=3), "draw")
        assert (position["turned"], position["over"]) == (4, None)

    @pytest.mark.parametrize("reshuffle", ["no", "yes"])
    def test_W10_the_fifth_ends_the_hand_and_all_count(self, reshuffle: str) -> None:
        full = sown("Ap Bp Kp", "Qp Rp", "Tp Wb", stock="", turned=4, options={"reshuffle": reshuffle})
        assert legal(full) == ["draw"]
        position, events = played(full, "draw")
        assert (position["over"], position["scores"], position["to_shuffle"]) == ("hand", [10, 55], False)
        assert "sowix.last_turn_over" in ids(events)

    def test_W10_also_when_a_firecracker_asks_for_it(self) -> None:
        position = after(sown("Ap Bp Kp", "! Qp Rp", "Tp Tb", "Up", stock="Dp", turned=4), "!")
        assert (position["over"], position["hands"][1], position["scores"]) == ("hand", "Tp Tb Dp", [10, 15, 10])

    def test_W10_also_when_a_catch_asks_for_it(self) -> None:
        position = after(sown("Ap Bp Kp", "Qp", "Tp Tb", stock="", turned=4, turn=2, uncalled=[1]), "star 1")
        assert (position["over"], position["scores"]) == ("hand", [5, 10])


class TestW11Match:
    @pytest.mark.parametrize(("before", "over"), [(294, "hand"), (295, "match"), (400, "match")])
    def test_W11_300_points_at_the_end_of_a_hand_end_the_match(self, before: int, over: str) -> None:
        position = after(sown("Kp", "Lp", "Tp", scores=[0, before]), "Lp")
        assert (position["over"], position["winners"]) == (over, [1] if over == "match" else [])

    def test_W11_equal_totals_share_the_win(self) -> None:
        position = after(sown("Kp", "Lp", "Tp", "Zp", scores=[5, 0, 290]), "Lp")
        assert (position["scores"], position["winners"]) == ([5, 5, 340], [1, 2])
        assert refused(position, "deal 00") == "engine.match_over"

    def test_W11_another_target(self) -> None:
        position = sown("Kp", "Lp", "Tp", scores=[0, 20])
        assert after(position | {"options": {"target": 25}}, "Lp")["over"] == "match"
        assert after(position | {"options": {"target": 26}}, "Lp")["over"] == "hand"

    @pytest.mark.parametrize("target", [0, 10_001, "many"])
    def test_W11_the_target_has_its_range(self, target: object) -> None:
        with pytest.raises(Malformed):
            after(sown("Kp", "Lp", "Tp", options={"target": target}))

    @pytest.mark.parametrize(("youngest", "starts"), [(1, [1, 2, 3, 1]), (3, [3, 1, 2, 3])])
    def test_W11_the_start_moves_on_one_seat_each_hand(self, youngest: int, starts: list[int]) -> None:
        deal = "deal Ap / Bp / Cp / Kp Lp"
        waiting: dict[str, Any] = {"game": "sowix", "players": 3, "hands": [""] * 3, "over": "hand"}
        turns = [after(waiting | {"hand": n, "options": {"youngest": youngest}}, deal)["turn"] for n in range(4)]
        assert turns == starts

    def test_W11_nothing_moves_before_the_next_deal(self) -> None:
        assert refused(sown("Kp", "Lp", "Tp"), "Lp", "2: Tp") == "engine.hand_over"


class TestReading:
    @pytest.mark.parametrize(
        "move",
        [
            "",
            "take",
            "Kp +",
            "k",
            "??",
            "star",
            "star x",
            "star 1 2",
            "draw draw",
            "draw toutilix",
            "toutilix Kp",
            "Kp 3",
        ],
    )
    def test_text_that_is_no_move_is_malformed(self, move: str) -> None:
        with pytest.raises(Malformed):
            after(sown("Kp", "Lp", "Tp"), move)

    def test_a_colour_left_out_takes_pink_blue_yellow_violet(self) -> None:
        hand = sown("Kp", "Iv Iy Ib Ip Qp", "Ap")
        position = after(hand, "I")
        assert position["hands"][0] == "Iv Iy Ib Qp"
        assert position["pile"] == "Kp Ip"
        assert after(sown("Kp", "Iv Iy Qp", "Ap"), "I")["pile"] == "Kp Iy"
        assert after(sown("K", "E E E E Q", "A"))["hands"][0] == "Ep Eb Ey Ev Qp"

    def test_a_letter_in_any_colour_and_a_drawn_card_beside_the_hand_are_accepted(self) -> None:
        position = {"game": "sowix", "players": 2, "hands": ["Qp Rp", "Ap"], "turn": 1, "pile": "Kp", "stock": "Ty"}
        read = after(position | {"drawn": "Lv"})
        assert (read["stock"], read["hands"][0], read["drawn"]) == ("Ty", "Qp Rp Lv", "Lv")

    @pytest.mark.parametrize(
        "fields",
        [
            {"direction": 0},
            {"direction": 2},
            {"turned": 5},
            {"pile": "Kp ??"},
            {"stock": "Kx"},
            {"uncalled": [3]},
            {"uncalled": [1, 1]},
            {"drawn": "Tp"},
            {"drawn": "Qp"},
            {"drawn": "no"},
            {"to_shuffle": True, "turn": None},
            {"to_draw": {"seat": 1, "cards": 1, "turn": 1}},
            {"passed": 1},
            {"hands": ["Lp"]},
            {"unknown": 1},
        ],
    )
    def test_a_wrong_position_is_malformed(self, fields: dict[str, object]) -> None:
        with pytest.raises(Malformed):
            after(sown("Kp", "Lp Qp", "Tp") | fields)

    @pytest.mark.parametrize(
        "to_draw",
        [
            None,
            {"seat": 1, "cards": 2, "turn": 1},
            {"seat": 3, "cards": 1, "turn": 1},
            {"cards": 1},
            {"seat": 1, "cards": 3, "turn": 2},
            {"seat": 1, "cards": 1, "turn": 1, "more": 1},
        ],
    )
    def test_a_waiting_table_needs_to_know_who_draws(self, to_draw: object) -> None:
        waiting = {"turn": None, "to_shuffle": True, "stock": "", "to_draw": to_draw}
        with pytest.raises(Malformed):
            after(sown("Ap Kp", "Lp Qp", "Tp", **SHUFFLING) | waiting)

    def test_fields_left_out_have_sensible_values(self) -> None:
        position = after({"game": "sowix", "players": 2, "hands": ["Ap Bp", "Cp"], "hand": 2})
        assert (position["turn"], position["direction"], position["drawn"], position["to_draw"]) == (2, 1, None, None)
        assert legal(position) == ["Cp"]

    def test_a_drawn_card_may_be_written_without_its_colour(self) -> None:
        assert legal(sown("Kp", "Lb Mb Qp", "Tp", drawn="L")) == ["Lb"]


class TestReadings:
    def test_selected_cards_become_plays_called_first(self) -> None:
        kind = find("sowix")
        _, state = kind.read_position(sown("Kp", "Lp *", "Tp"))
        for selected, moves in [
            ("Lp", ["Lp toutilix", "Lp"]),
            ("L", ["Lp toutilix", "Lp"]),
            ("*H", ["*H toutilix", "*H"]),
        ]:
            readings = state.view(0).readings(vec[i64]([read_card(selected)]))
            assert [kind.notation.write_move(move) for move in readings.moves] == moves
        bare = state.view(0).readings(vec[i64]([read_card("*")]))
        assert (len(bare.moves), bare.more) == (50, True)

    @pytest.mark.parametrize(
        ("selected", "code"), [("", "sowix.one_card"), ("Lp Qp", "sowix.one_card"), ("Qp", "sowix.does_not_fit")]
    )
    def test_or_the_reason_why_not(self, selected: str, code: str) -> None:
        _, state = find("sowix").read_position(sown("Kp", "Lp Qp", "Tp"))
        readings = state.view(0).readings(vec[i64]([read_card(card) for card in selected.split()]))
        assert readings.refusal is not None
        assert (readings.moves, readings.refusal.id) == ([], code)


class TestUndo:
    def match(self) -> Match:
        match = Match(find("sowix"), 2, {"draw_when_able": "yes"}, seed=bytes(32))
        notation = match.kind.notation
        stock = "Kp Dp Jb Rv Gb Cb Qb"
        match.lay_out(notation.read_deal(f"Lp ! Kb Lb / Mb Jp Hp / {stock}", match.game))
        return match

    def test_an_ordinary_play_and_a_call_can_be_taken_back(self) -> None:
        match = self.match()
        match.play(0, Move(PLAY, read_card("Lp")))
        assert match.can_undo(0)
        match.undo(0)
        assert cards_text(match.state.look(0).playable()) == "Lp ! Kb Lb"  # type: ignore[attr-defined]
        for seat, card in ((0, "Lp"), (1, "Mb"), (0, "Kb"), (1, "Jp")):
            match.play(seat, Move(PLAY, read_card(card)))
        match.play(1, Move(CALL))
        assert match.can_undo(1)

    def test_a_draw_a_firecracker_and_a_catch_cannot(self) -> None:
        match = self.match()
        match.play(0, Move(PLAY, read_card("!")))
        assert not match.can_undo(0)
        match = self.match()
        match.play(0, match.kind.notation.read_move("draw"))
        assert not match.can_undo(0)
        match = self.match()
        for seat, card in ((0, "Lp"), (1, "Mb"), (0, "Kb"), (1, "Jp")):
            match.play(seat, Move(PLAY, read_card(card)))
        match.play(0, Move(CATCH, number=1))
        assert not match.can_undo(0)
