"""Rummylix, ruling by ruling: turns, runs, exchanges and firecrackers. Piles, ends and scores are in another file."""

import pytest

from tests.games.rummylix_table import turn, unopened
from tests.table import after, ids, legal, played, refused
from toutilix.engine.match import Match
from toutilix.games import find

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class TestR1Deal:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_R1_62_cards_7_each_and_one_turned(self, players: int) -> None:
        match = Match(find("rummylix"), players, seed=bytes(32))
        match.deal()
        position = match.kind.write_position(match.game, match.state)
        assert [len(hand.split()) for hand in position["hands"]] == [7] * players  # type: ignore[attr-defined]
        assert len(str(position["stock"]).split()) == 62 - 7 * players - 1
        assert len(str(position["discard"]).split()) == 1
        assert (position["step"], position["turn"]) == ("draw", 1)

    def test_R1_the_pack_is_two_alphabets_seven_stars_and_three_firecrackers(self) -> None:
        game = find("rummylix").game(2)
        position = after({"game": "rummylix", "players": 2, "hands": ["", ""], "hand": 0, "over": "hand"}, "deal 00")
        cards = " ".join([*position["hands"], position["stock"], position["discard"]]).split()
        assert len(cards) == len(game.deck()) == 62
        assert (cards.count("*"), cards.count("!")) == (7, 3)
        assert sorted(card for card in cards if len(card) == 2) == sorted(a + c for a in LETTERS for c in "pb")

    def test_R1_the_first_card_of_the_rest_is_turned_up(self) -> None:
        waiting = {"game": "rummylix", "players": 2, "hands": ["", ""], "hand": 0, "over": "hand"}
        position = after(waiting, "deal Ap Bp / Cp Dp / Tp Ep Fp")
        assert (position["discard"], position["stock"]) == ("Tp", "Ep Fp")
        assert position["hands"] == ["Ap Bp", "Cp Dp"]


class TestR2Turns:
    def test_R2_a_turn_begins_with_a_draw_from_either_pile(self) -> None:
        start = turn("Ap Zb", step="draw")
        assert legal(start) == ["draw", "take"]
        drawn, taken = after(start, "draw"), after(start, "take")
        assert (drawn["hands"][0], drawn["stock"], drawn["step"]) == ("Ap Rp Zb", "Sb Tp Ub Vp Wb Yb Ob", "play")
        assert (taken["hands"][0], taken["discard"], taken["step"]) == ("Ap Kp Zb", "", "play")

    def test_R2_nothing_is_done_before_the_draw_and_only_one_card_is_drawn(self) -> None:
        start = turn("Ap Bp Cp Zb", step="draw", runs=("1: Dp Ep *F",))
        for move in ("lay A B C", "add C 1", "swap F 1", "discard A", "block 1 left", "unblock 1 left"):
            assert refused(start, move) == "rummylix.draw_first"
        assert refused(start, "draw", "draw") == "rummylix.drawn"
        assert refused(start, "draw", "take") == "rummylix.drawn"

    def test_R2_an_empty_discard_pile_gives_nothing(self) -> None:
        assert legal(turn("Ap", step="draw", discard="")) == ["draw"]
        assert refused(turn("Ap", step="draw", discard=""), "take") == "rummylix.nothing_to_take"

    def test_R2_nothing_is_compulsory(self) -> None:
        start = turn("Ap Bp Cp Zb", runs=("1: Dp Ep Fp",))
        assert after(start, "discard Z")["hands"][0] == "Ap Bp Cp"

    @pytest.mark.parametrize("card", ["A", "Zb", "*", "!"])
    def test_R2_any_card_may_be_discarded_and_ends_the_turn(self, card: str) -> None:
        position = after(turn("Ap Zb * !"), f"discard {card}")
        assert position["discard"].split()[-1][0] == card[0]
        assert (position["turn"], position["step"]) == (2, "draw")

    def test_R2_the_card_just_taken_may_be_discarded(self) -> None:
        assert after(turn("Ap", step="draw"), "take", "discard K")["discard"] == "Kp"

    def test_R2_only_the_seat_in_turn_acts_and_only_with_cards_it_holds(self) -> None:
        assert refused(turn("Ap"), "2: discard B") == "engine.not_your_turn"
        assert refused(turn("Ap"), "discard B") == "engine.not_held"
        assert refused(turn("Ap"), "discard Ab") == "engine.not_held"
        assert refused(turn("Ap"), "discard Ay") == "engine.not_held"
        assert refused(turn("Ap"), "3: discard A") == "engine.no_such_seat"

    def test_R2_where_the_colour_is_left_out_pink_goes_first(self) -> None:
        assert after(turn("Ab Ap"), "discard A")["discard"] == "Kp Ap"
        assert after(turn("Ab Ap"), "discard Ab")["discard"] == "Kp Ab"

    def test_R2_a_star_is_discarded_without_a_letter(self) -> None:
        assert refused(turn("* Ap"), "discard *H") == "rummylix.plain_star"


class TestR3Openings:
    @pytest.mark.parametrize(
        ("hand", "lay"),
        [
            ("Mp Nb Op Pb Qp Ab", "M N O P Q"),
            ("Xp Yb Zp Ab Bp Cp", "X Y Z A B"),
            ("Gp Hb Ip Kb Lp Mb Zp", "G H I + K L M"),
            ("Gp Hp Ib Jb Kb Lp Zp", "G H I J K L"),
            ("Gp Hb Ip Gb Hp Ib Zp", "G H I + G H I"),
            ("Mp * Op * Qp Zp", "M *N O *P Q"),
            ("* * * * * Zp", "*A *B *C *D *E"),
        ],
    )
    def test_R3_enough_to_open(self, hand: str, lay: str) -> None:
        assert f"lay {lay}" in legal(unopened(hand))
        position, events = played(unopened(hand), f"lay {lay}")
        assert position["opened"] == [True, False]
        assert [run["owner"] for run in position["runs"]] == [1] * (lay.count("+") + 1)
        assert ids(events)[0] == "rummylix.opened"

    @pytest.mark.parametrize("lay", ["M N O", "M N O P"])
    def test_R3_not_enough_to_open(self, lay: str) -> None:
        assert refused(unopened("Mp Np Op Pp Zp"), f"lay {lay}") == "rummylix.opening"
        assert not [move for move in legal(unopened("Mp Np Op Pp Zp")) if move.startswith("lay")]

    def test_R3_two_runs_must_come_in_one_go(self) -> None:
        assert refused(unopened("Gp Hb Ip Kb Lp Mb Zp"), "lay G H I") == "rummylix.opening"
        assert refused(unopened("Gp Hb Ip Kb Lp Zp"), "lay G H I + K L") == "rummylix.short_run"

    def test_R3_before_opening_nothing_else_is_played(self) -> None:
        start = unopened("Gp Kb * Zp", "2: Dp Ep Fp", "2: ! Hp Ip Jp *K")
        for move in ("add G 1", "swap K 2", "unblock 2 left"):
            assert refused(start, move) == "rummylix.not_opened"
        assert legal(start) == ["discard G", "discard K", "discard Z", "discard *"]

    def test_R3_after_opening_one_goes_on_in_the_same_turn(self) -> None:
        start = unopened("Mp Nb Op Pb Qp Rp Gp Ab Bb Cb Zb", "2: Dp Ep Fp")
        position = after(start, "lay M N O P Q", "add R 2", "add G 1", "lay A B C")
        assert [run["cards"] for run in position["runs"]] == ["Dp Ep Fp Gp", "Mp Nb Op Pb Qp Rp", "Ab Bb Cb"]
        assert [run["owner"] for run in position["runs"]] == [2, 1, 1]

    def test_R3_once_opened_runs_of_three_are_enough(self) -> None:
        position = after(turn("Cp Dp Ep Zp"), "lay C D E")
        assert position["runs"] == [{"owner": 1, "cards": "Cp Dp Ep", "blocked": "none"}]


class TestR3Runs:
    @pytest.mark.parametrize("lay", ["A B D", "C B A", "A A B", "A C B", "A B Z", "Z A C", "A B !"])
    def test_R3_what_is_no_run(self, lay: str) -> None:
        assert refused(turn("Ap Ab Bp Cp Dp Zp !"), f"lay {lay}") == "rummylix.not_a_run"

    def test_R3_a_run_is_written_from_its_first_letter(self) -> None:
        assert after(turn("Zp Ap Bp Cp"), "lay Z A B")["runs"][0]["cards"] == "Zp Ap Bp"
        assert refused(turn("Zp Ap Bp Cp"), "lay A B Z") == "rummylix.not_a_run"

    def test_R3_two_cards_are_too_short(self) -> None:
        assert refused(turn("Ap Bp Cp"), "lay A B") == "rummylix.short_run"

    def test_R3_a_star_has_its_letter_from_the_start(self) -> None:
        assert after(turn("Ap * Cp Zp"), "lay A *B C")["runs"][0]["cards"] == "Ap *B Cp"
        assert refused(turn("Ap * Cp Zp"), "lay A * C") == "rummylix.name_star"
        assert refused(turn("* Zp", runs=("1: Ap Bp Cp",)), "add * 1") == "rummylix.name_star"

    def test_R3_cards_must_be_held_as_often_as_they_are_laid(self) -> None:
        assert refused(turn("Ap Bp Cp Cb"), "lay A B C + A B C") == "engine.not_held"
        assert refused(turn("Ap * Cp Zp"), "lay *A *B C") == "engine.not_held"

    def test_R3_a_named_colour_is_kept_for_the_run_that_names_it(self) -> None:
        position = after(turn("Ap Ab Bp Bb Cp Cb Zp"), "lay A B C + Ap Bb C")
        assert [run["cards"] for run in position["runs"]] == ["Ab Bp Cp", "Ap Bb Cb"]

    def test_R3_a_run_of_26_is_legal_and_27_are_not(self) -> None:
        hand = " ".join(f"{letter}p" for letter in LETTERS) + " Ab Zb"
        everything = " ".join(LETTERS)
        position = after(turn(hand), f"lay {everything}")
        assert len(position["runs"][0]["cards"].split()) == 26
        assert refused(turn(hand), f"lay {everything} A") == "rummylix.not_a_run"

    def test_R3_a_run_of_26_has_no_open_end(self) -> None:
        full = "1: " + " ".join(f"{letter}p" for letter in LETTERS)
        start = turn("Ab Zb * ! Kp", runs=(full,))
        for move in ("add A 1", "add Z 1", "add Z 1 left", "add *A 1 right", "block 1 left", "block 1 right"):
            assert refused(start, move) in ("rummylix.does_not_fit", "rummylix.closed_end")
        assert not [move for move in legal(start) if move.startswith(("add", "block"))]

    def test_R3_single_cards_go_on_open_ends_of_anybodys_runs(self) -> None:
        start = turn("Fp Jb Kb Zp", runs=("2: Gp Hp Ip",))
        position = after(start, "add F 1", "add J 1", "add K 1")
        assert position["runs"] == [{"owner": 2, "cards": "Fp Gp Hp Ip Jb Kb", "blocked": "none"}]
        assert refused(start, "add K 1") == "rummylix.does_not_fit"
        assert refused(start, "add F 2") == "rummylix.no_such_run"
        assert refused(start, "add F 0") == "rummylix.no_such_run"

    def test_R3_the_circle_goes_on_at_both_ends(self) -> None:
        assert after(turn("Zp Qb", runs=("1: Ap Bp Cp",)), "add Z 1")["runs"][0]["cards"] == "Zp Ap Bp Cp"
        assert after(turn("Ap Qb", runs=("1: Xp Yp Zp",)), "add A 1")["runs"][0]["cards"] == "Xp Yp Zp Ap"

    def test_R3_a_star_is_added_with_its_letter(self) -> None:
        start = turn("* Zp", runs=("2: Gp Hp Ip",))
        assert {"add *F 1", "add *J 1"} <= set(legal(start))
        assert after(start, "add *F 1")["runs"][0]["cards"] == "*F Gp Hp Ip"
        assert refused(start, "add *G 1") == "rummylix.does_not_fit"

    def test_R3_a_side_need_not_be_named_but_must_be_right(self) -> None:
        start = turn("Fp Zp", runs=("2: Gp Hp Ip",))
        assert "add F 1" in legal(start)
        assert "add F 1 left" not in legal(start)
        assert after(start, "add F 1 left") == after(start, "add F 1")
        assert refused(start, "add F 1 right") == "rummylix.does_not_fit"

    def test_R3_the_26th_letter_fits_both_ends_and_needs_a_side(self) -> None:
        nearly = "2: " + " ".join(f"{letter}p" for letter in LETTERS[1:])
        start = turn("Ab * Zb", runs=(nearly,))
        listed = legal(start)
        assert {"add A 1 left", "add A 1 right", "add *A 1 left", "add *A 1 right"} <= set(listed)
        assert "add A 1" not in listed
        assert refused(start, "add A 1") == "rummylix.which_side"
        left, right = after(start, "add A 1 left"), after(start, "add A 1 right")
        assert left["runs"][0]["cards"].startswith("Ab Bp")
        assert right["runs"][0]["cards"].endswith("Zp Ab")

    def test_R3_the_26th_letter_needs_no_side_where_one_end_is_blocked(self) -> None:
        nearly = "2: ! " + " ".join(f"{letter}p" for letter in LETTERS[1:])
        start = turn("Ab Zb", runs=(nearly,))
        assert "add A 1" in legal(start)
        assert after(start, "add A 1")["runs"][0]["cards"].endswith("Zp Ab")
        assert refused(start, "add A 1 left") == "rummylix.closed_end"

    def test_R3_every_lay_is_listed_once_in_one_spelling(self) -> None:
        listed = [move for move in legal(turn("Ap Ab Bp Cp * Qp")) if move.startswith("lay")]
        assert listed.count("lay A B C") == 1
        assert len(set(listed)) == len(listed)
        assert {"lay A B C *D", "lay *Z A B", "lay *A B C", "lay A *B C", "lay A B *C"} <= set(listed)
        assert "lay B C *D" in listed
        assert "lay B C *A" not in listed

    def test_R3_of_equal_letters_the_real_card_is_spelled_in_the_earlier_run(self) -> None:
        listed = legal(turn("Ap Bp Cp Ab Cb * Qp"))
        assert "lay A B C + A *B C" in listed
        assert "lay A *B C + A B C" not in listed
        assert after(turn("Ap Bp Cp Ab Cb * Qp"), "lay A *B C + A B C")["runs"][0]["cards"] == "Ap *B Cp"


class TestR4Exchange:
    def test_R4_the_letter_goes_in_and_the_star_is_added_at_once(self) -> None:
        start = turn("Eb Zb", runs=("2: Dp *E Fp", "1: Kp Lp Mp"))
        position = after(start, "swap E 1")
        assert position["runs"][0]["cards"] == "Dp Eb Fp"
        assert (position["star_to_place"], position["hands"][0]) == (True, "Zb")
        assert legal(start, "swap E 1") == ["add *C 1", "add *G 1", "add *J 2", "add *N 2"]
        placed = after(start, "swap E 1", "add *N 2")
        assert placed["runs"][1] == {"owner": 1, "cards": "Kp Lp Mp *N", "blocked": "none"}
        assert (placed["star_to_place"], placed["hands"][0]) == (False, "Zb")

    @pytest.mark.parametrize("move", ["discard Z", "add Z 1", "swap E 1", "lay X Y Z", "block 1 left", "draw"])
    def test_R4_until_it_is_placed_nothing_else_is_done(self, move: str) -> None:
        start = turn("Eb Zb", runs=("2: Dp *E Fp",))
        assert refused(start, "swap E 1", move) == "rummylix.place_star"

    def test_R4_the_star_of_the_exchange_fits_like_any_other(self) -> None:
        start = turn("Eb Zb", runs=("2: Dp *E Fp",))
        assert refused(start, "swap E 1", "add *E 1") == "rummylix.does_not_fit"
        assert refused(start, "swap E 1", "add * 1") == "rummylix.name_star"

    def test_R4_the_26th_letter_again(self) -> None:
        nearly = "2: *B " + " ".join(f"{letter}p" for letter in LETTERS[2:])
        start = turn("Bb Zb", runs=(nearly,))
        assert legal(start, "swap B 1") == ["add *A 1 left", "add *A 1 right"]

    def test_R4_a_star_may_be_stolen_from_another_and_laid_on_ones_own_run(self) -> None:
        start = turn("Eb Zb", "Qp", "Rp", runs=("3: Dp *E Fp", "1: Kp Lp Mp"))
        position = after(start, "swap E 1", "add *N 2")
        assert [run["owner"] for run in position["runs"]] == [3, 1]

    def test_R4_only_the_letter_that_the_star_stands_for_from_the_hand(self) -> None:
        start = turn("Fb * Zb", runs=("2: Dp *E Fp",))
        assert refused(start, "swap F 1") == "rummylix.no_star"
        assert refused(start, "swap E 1") == "engine.not_held"
        assert refused(start, "swap *E 1") == "rummylix.swap_letter"
        assert refused(start, "swap ! 1") == "rummylix.swap_letter"

    def test_R4_no_exchange_when_no_end_is_open(self) -> None:
        full = "1: *A " + " ".join(f"{letter}p" for letter in LETTERS[1:])
        assert refused(turn("Ab Zb", runs=(full,)), "swap A 1") == "rummylix.no_open_end"
        assert "swap A 1" in legal(turn("Ab Zb", runs=(full, "2: Kb Lb Mb")))

    def test_R4_one_open_end_anywhere_is_enough(self) -> None:
        start = turn("Eb Zb", runs=("2: ! Dp *E Fp",))
        assert legal(start, "swap E 1") == ["add *G 1"]

    def test_R4_an_empty_hand_waits_for_the_star_to_be_placed(self) -> None:
        start = turn("Eb", runs=("2: Dp *E Fp",), stock="Rp Sb Tp Ub Vp Wb Yb Ob")
        waiting = after(start, "swap E 1")
        assert (waiting["star_to_place"], waiting["hands"][0], waiting["over"]) == (True, "", None)
        refilled = after(start, "swap E 1", "add *G 1")
        assert len(refilled["hands"][0].split()) == 7
        assert (refilled["turn"], refilled["step"]) == (1, "play")

    def test_R4_an_empty_hand_may_end_the_hand_with_the_star(self) -> None:
        start = turn("Eb", runs=("2: Dp *E Fp",), options={"refill": "never"})
        assert after(start, "swap E 1", "add *G 1")["over"] == "hand"


class TestR5Firecrackers:
    def test_R5_a_firecracker_closes_an_end_of_ones_own_run(self) -> None:
        start = turn("! Gp Cb Zb", runs=("1: Dp Ep Fp", "2: Kp Lp Mp"))
        position = after(start, "block 1 right")
        assert position["runs"][0] == {"owner": 1, "cards": "Dp Ep Fp", "blocked": "right"}
        assert refused(start, "block 1 right", "add G 1") == "rummylix.closed_end"
        assert after(start, "block 1 right", "add C 1")["runs"][0]["cards"] == "Cb Dp Ep Fp"
        assert refused(start, "block 2 left") == "rummylix.not_your_run"
        assert refused(start, "block 3 left") == "rummylix.no_such_run"

    def test_R5_an_end_takes_one_firecracker(self) -> None:
        start = turn("! ! Zb", runs=("1: Dp Ep Fp",))
        assert refused(start, "block 1 left", "block 1 left") == "rummylix.closed_end"
        assert after(start, "block 1 left", "block 1 right")["runs"][0]["blocked"] == "both"

    def test_R5_a_firecracker_must_be_held(self) -> None:
        assert refused(turn("Zb * Ap", runs=("1: Dp Ep Fp",)), "block 1 left") == "engine.not_held"

    def test_R5_the_card_next_to_a_firecracker_cannot_be_exchanged(self) -> None:
        start = turn("Db Fb Zb", runs=("2: ! *D Ep *F",))
        assert refused(start, "swap D 1") == "rummylix.guarded"
        assert "swap F 1" in legal(start)
        assert "swap D 1" not in legal(start)

    def test_R5_with_one_at_each_end_nothing_can_be_exchanged(self) -> None:
        start = turn("Eb Zb", runs=("2: ! Dp *E Fp !", "1: Kp Lp Mp"))
        assert refused(start, "swap E 1") == "rummylix.blocked_run"
        assert "swap E 1" not in legal(start)

    def test_R5_a_star_from_hand_removes_any_firecracker_and_both_are_gone(self) -> None:
        start = turn("* Gp Zb", runs=("2: ! Dp Ep Fp !",))
        position = after(start, "unblock 1 right")
        assert position["runs"][0]["blocked"] == "left"
        assert sorted(position["removed"].split()) == ["!", "*"]
        assert after(start, "unblock 1 right", "add G 1")["runs"][0]["cards"] == "Dp Ep Fp Gp"
        assert refused(start, "unblock 1 right", "unblock 1 left") == "engine.not_held"

    def test_R5_only_where_there_is_a_firecracker(self) -> None:
        assert refused(turn("* Zb", runs=("2: ! Dp Ep Fp",)), "unblock 1 right") == "rummylix.no_firecracker"

    def test_R5_the_star_of_an_exchange_cannot_remove_one(self) -> None:
        start = turn("Eb Zb", runs=("2: Dp *E Fp !",))
        assert refused(start, "swap E 1", "unblock 1 right") == "rummylix.place_star"
