"""Rummylix, ruling by ruling: empty hands, empty piles, the end of a hand and its score, and what cannot be read."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.rummylix_table import PLENTY, run, turn
from tests.table import Position, after, ids, legal, played, refused
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import card_texts, document
from toutilix.engine.match import Match
from toutilix.engine.state import Deal
from toutilix.engine.typed import do_typed
from toutilix.engine.view import SPECTATOR
from toutilix.games.rummylix import KIND
from toutilix.games.rummylix.state import RummylixState

SIX, SEVEN = "Rp Sb Tp Ub Vp Wb", "Rp Sb Tp Ub Vp Wb Yb"


def last_card(card: str, stock: str, refill: str, discard: str = "", **fields: object) -> Position:
    return turn(card, runs=("1: Dp Ep Fp",), stock=stock, discard=discard, options={"refill": refill}, **fields)


class TestR6Refill:
    @pytest.mark.parametrize("refill", ["while_seven", "before_discard"])
    def test_R6_in_step_two_seven_new_cards_and_the_turn_goes_on(self, refill: str) -> None:
        position, events = played(last_card("Gp", SEVEN, refill), "add G 1")
        assert sorted(position["hands"][0].split()) == sorted(SEVEN.split())
        assert (position["turn"], position["step"], position["stock"]) == (1, "play", "")
        assert "rummylix.refill" in ids(events)

    @pytest.mark.parametrize("refill", ["while_seven", "before_discard"])
    def test_R6_both_piles_count_together(self, refill: str) -> None:
        assert after(last_card("Gp", SIX, refill, "Kp"), "add G 1")["over"] is None
        assert after(last_card("Gp", SIX, refill), "add G 1")["over"] == "hand"
        assert after(last_card("Gp", "", refill, SEVEN), "add G 1")["over"] is None
        assert after(last_card("Gp", "", refill, SIX), "add G 1")["over"] == "hand"

    @pytest.mark.parametrize("move", ["lay A B C", "block 1 left", "unblock 1 left", "add *G 1"])
    def test_R6_whatever_was_the_last_thing_played(self, move: str) -> None:
        verb = move.split(maxsplit=1)[0]
        hand = {"lay": "Ap Bp Cp", "block": "!", "unblock": "*", "add": "*"}[verb]
        runs = ("1: ! Dp Ep Fp",) if verb == "unblock" else ("1: Dp Ep Fp",)
        assert len(after(turn(hand, runs=runs), move)["hands"][0].split()) == 7

    def test_R6_after_a_last_discard_seven_new_cards_and_the_turn_ends(self) -> None:
        position = after(last_card("Zp", SEVEN, "while_seven"), "discard Z")
        assert sorted(position["hands"][0].split()) == sorted(SEVEN.split())
        assert (position["turn"], position["step"], position["discard"]) == (2, "draw", "Zp")

    def test_R6_the_last_discard_counts_among_the_seven(self) -> None:
        position = after(last_card("Zp", SIX, "while_seven"), "discard Z")
        assert (position["over"], len(position["hands"][0].split())) == (None, 7)
        assert after(last_card("Zp", "Rp Sb Tp Ub Vp", "while_seven"), "discard Z")["over"] == "hand"

    def test_R6_before_discard_a_last_discard_ends_the_hand(self) -> None:
        assert after(last_card("Zp", PLENTY, "before_discard"), "discard Z")["over"] == "hand"

    @pytest.mark.parametrize("move", ["add G 1", "discard G"])
    def test_R6_never_means_that_the_hand_ends(self, move: str) -> None:
        assert after(last_card("Gp", PLENTY, "never"), move)["over"] == "hand"

    def test_R6_while_seven_is_the_default(self) -> None:
        assert after(turn("Zp"), "discard Z")["options"]["refill"] == "while_seven"

    def test_R6_the_discard_pile_is_turned_in_the_middle_of_a_refill(self) -> None:
        position, events = played(last_card("Gp", "Rp Sb Tp", "while_seven", "Kp Lp Mp Np Op"), "add G 1")
        assert sorted(position["hands"][0].split()) == sorted(["Rp", "Sb", "Tp", "Kp", "Lp", "Mp", "Np"])
        assert (position["stock"], position["discard"]) == ("Op", "")
        told = [(event.id, len(event.cards)) for event in events if event.id.startswith("rummylix.")]
        assert told[1:] == [
            ("rummylix.refill", 0),
            ("rummylix.drew", 3),
            ("rummylix.pile_turned", 0),
            ("rummylix.drew", 4),
        ]


class TestR7Piles:
    def test_R7_the_discard_pile_is_turned_over_and_its_oldest_card_drawn(self) -> None:
        position = after(turn("Bp Zb", step="draw", stock="", discard="Jp Qp Rp"), "draw")
        assert (position["stock"], position["discard"], position["hands"][0]) == ("Qp Rp", "", "Bp Jp Zb")

    def test_R7_it_is_not_turned_before_a_card_has_to_be_drawn(self) -> None:
        position = after(turn("Bp Zb", step="draw", stock="Qb", discard="Jp Rp"), "draw")
        assert (position["stock"], position["discard"]) == ("", "Jp Rp")
        taken = after(turn("Bp Zb", step="draw", stock="", discard="Jp Rp"), "take")
        assert (taken["stock"], taken["discard"]) == ("", "Jp")

    def test_R7_both_piles_empty_the_draw_is_skipped(self) -> None:
        start = turn("Zp", "Ab Bb", stock=SIX, discard="")
        position, events = played(start, "discard Z")
        assert (position["stock"], position["discard"]) == ("", "")
        assert (position["turn"], position["step"]) == (2, "play")
        assert "rummylix.nothing_to_draw" in ids(events)
        assert legal(start, "discard Z") == ["discard A", "discard B"]

    def test_R7_also_in_a_position_set_up_so(self) -> None:
        start = turn("Ap Zb", step="draw", stock="", discard="")
        assert after(start)["step"] == "play"
        assert refused(start, "draw") == "rummylix.drawn"
        assert after(start, "discard Z")["turn"] == 2

    def shuffling(self, **fields: object) -> Position:
        options = {"reshuffle": "yes"}
        return turn("Bp Zb", step="draw", stock="", discard="Jp Qp Rp", options=options, **fields)  # type: ignore[arg-type]

    def test_R7_with_reshuffle_the_table_waits(self) -> None:
        position = after(self.shuffling(), "draw")
        assert (position["to_shuffle"], position["turn"]) == (True, None)
        assert position["to_draw"] == {"seat": 1, "cards": 1, "turn": 1}
        assert (position["stock"], position["discard"]) == ("", "Jp Qp Rp")
        for move in ("draw", "take", "discard B", "2: draw"):
            assert refused(self.shuffling(), "draw", move) == "engine.to_shuffle"
        assert legal(self.shuffling(), "draw") == []

    def test_R7_typed_cards_are_the_new_stock_top_first(self) -> None:
        position = after(self.shuffling(), "draw", "shuffle Rp Jp Qp")
        assert (position["hands"][0], position["stock"], position["discard"]) == ("Bp Rp Zb", "Jp Qp", "")
        assert (position["turn"], position["step"], position["to_draw"]) == (1, "play", None)

    def test_R7_a_seed_shuffles_the_same_cards(self) -> None:
        position = after(self.shuffling(), "draw", "shuffle 00ff")
        cards = [*position["stock"].split(), *position["hands"][0].split()]
        assert sorted(cards) == ["Bp", "Jp", "Qp", "Rp", "Zb"]
        assert position == after(after(self.shuffling(), "draw"), "shuffle 00ff")

    def test_R7_other_cards_are_refused_and_so_is_a_shuffle_out_of_time(self) -> None:
        assert refused(self.shuffling(), "draw", "shuffle Rp Jp Qb") == "engine.other_cards"
        assert refused(self.shuffling(), "shuffle Rp Jp Qp") == "engine.not_shuffling"
        unshuffled = turn("Bp Zb", step="draw", stock="", discard="Jp Qp Rp")
        assert refused(unshuffled, "draw", "shuffle Qp Rp") == "engine.not_shuffling"

    @pytest.mark.parametrize(("move", "turn_after"), [("add G 1", 1), ("discard G", 2)])
    def test_R7_in_the_middle_of_a_refill(self, move: str, turn_after: int) -> None:
        start = last_card("Gp", "Rp Sb Tp", "while_seven", "Kp Lp Mp Np")
        start["options"]["reshuffle"] = "yes"
        waiting = after(start, move)
        assert waiting["to_draw"] == {"seat": 1, "cards": 4, "turn": turn_after}
        assert waiting["hands"][0] == "Rp Tp Sb"
        pile = waiting["discard"].split()
        position = after(waiting, "shuffle " + " ".join(reversed(pile)))
        assert sorted(position["hands"][0].split()) == sorted([*["Rp", "Sb", "Tp"], *pile[-4:]])
        assert (position["turn"], position["step"]) == (turn_after, "play" if turn_after == 1 else "draw")


class TestR8Score:
    def test_R8_the_one_who_ends_the_hand_takes_the_other_hands(self) -> None:
        start = turn("Gp", "Ab * !", "Bb", runs=("1: Dp *E Fp", "2: ! Kp Lp Mp"), options={"refill": "never"})
        position, events = played(start, "add G 1")
        assert position["scores"] == [(3 + 5) + (1 + 5 + 5) + 1, 3 + 5, 0]
        told = [document(event) for event in events if "score" in event.id]
        taken = {"id": "rummylix.score_taken", "seat": 1}
        assert told == [
            {"id": "rummylix.score_letters", "seat": 1, "each": 1, "points": 3, "cards": ["Dp", "Fp", "Gp"]},
            {"id": "rummylix.score_stars", "seat": 1, "each": 5, "points": 5, "cards": ["*E"]},
            {**taken, "loser": 2, "points": 11, "cards": ["Ab", "*", "!"]},
            {**taken, "loser": 3, "points": 1, "cards": ["Bb"]},
            {"id": "rummylix.score_letters", "seat": 2, "each": 1, "points": 3, "cards": ["Kp", "Lp", "Mp"]},
            {"id": "rummylix.score_firecrackers", "seat": 2, "each": 5, "points": 5, "cards": ["!"]},
        ]
        assert ids(events)[-4:] == ["engine.hand_ends", "engine.total", "engine.total", "engine.total"]

    def test_R8_a_last_discard_ends_the_hand_too(self) -> None:
        start = turn("Gp", "Ab *", runs=("2: Dp Ep Fp",), options={"refill": "never"})
        assert after(start, "discard G")["scores"] == [6, 3]

    def test_R8_added_cards_belong_to_the_owner_of_the_run(self) -> None:
        start = turn("Gp * Zp", "Ab", runs=("2: Dp Ep Fp",), options={"refill": "never"})
        assert after(start, "add G 1", "add *H 1", "discard Z")["scores"] == [1, 3 + 1 + 5]

    def test_R8_a_stolen_star_counts_where_it_lies_now(self) -> None:
        start = turn("Eb Zp", "Ab", runs=("2: Dp *E Fp", "1: Kp Lp Mp"), options={"refill": "never"})
        assert after(start, "swap E 1", "add *N 2", "discard Z")["scores"] == [3 + 5 + 1, 3]

    def test_R8_a_removed_firecracker_and_its_star_score_for_nobody(self) -> None:
        start = turn("* Zp", "Ab", runs=("2: ! Dp Ep Fp !",), options={"refill": "never"})
        assert after(start, "unblock 1 left", "discard Z")["scores"] == [1, 3 + 5]

    def test_R8_scores_add_up_and_cards_in_hand_cost_nothing(self) -> None:
        start = turn("Zp", "Ab", "Bb !", options={"refill": "never"}, scores=[10, 20, 30])
        assert after(start, "discard Z")["scores"] == [17, 20, 30]


class TestR9Stall:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_R9_twenty_rounds_without_a_lay_end_the_hand_with_no_taker(self, players: int) -> None:
        hands = [f"{letter}p" for letter in "ABCD"][:players]
        start = turn(*hands, runs=("2: Kb Lb Mb",), step="draw", stock="Pp", discard="Qp")
        moves = ["take", "discard Q"] * (20 * players)
        assert after(start, *moves[:-1])["over"] is None
        assert after(start, *moves[:-1])["idle"] == 20 * players - 1
        position, events = played(start, *moves)
        assert position["over"] == "hand"
        assert position["scores"] == [0, 3, 0, 0][:players]
        assert "rummylix.stalled" in ids(events)
        assert "rummylix.score_taken" not in ids(events)

    @pytest.mark.parametrize(
        "moves",
        [("lay A B C",), ("add G 1",), ("swap E 1", "add *G 1"), ("block 1 left",), ("unblock 2 left",)],
    )
    def test_R9_whatever_is_laid_begins_the_count_anew(self, moves: tuple[str, ...]) -> None:
        hand = "Ap Bp Cp Gp Eb ! * Zp"
        start = turn(hand, runs=("1: Dp *E Fp", "2: ! Kb Lb Mb"), idle=39)
        assert after(start, *moves)["idle"] == 0
        assert after(start, *moves, "discard Z")["over"] is None
        assert after(start, "discard Z")["over"] == "hand"

    def test_R9_idle_counts_the_turns_finished_since(self) -> None:
        start = turn("Ap Bp Cp Zp Yp", idle=7)
        assert after(start, "discard Z")["idle"] == 8
        assert after(start, "lay A B C", "discard Z")["idle"] == 1

    def test_R9_a_last_card_goes_before_the_stall(self) -> None:
        start = turn("Zp", "Ab", idle=39, options={"refill": "never"})
        assert after(start, "discard Z")["scores"] == [1, 0]

    def test_R9_the_stall_goes_before_a_refill(self) -> None:
        position = after(turn("Zp", "Ab", idle=39), "discard Z")
        assert (position["over"], position["hands"][0], position["scores"]) == ("hand", "", [0, 0])


class TestR10Hands:
    @pytest.mark.parametrize(
        ("players", "youngest", "starts"), [(2, 1, [1, 2]), (3, 3, [3, 1, 2]), (4, 2, [2, 3, 4, 1])]
    )
    def test_R10_the_start_moves_on_one_seat(self, players: int, youngest: int, starts: list[int]) -> None:
        turns = []
        for hand in range(players):
            waiting = {"game": "rummylix", "players": players, "hands": [""] * players, "hand": hand, "over": "hand"}
            turns.append(after({**waiting, "options": {"youngest": youngest}}, "deal 00")["turn"])
        assert turns == starts

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_R10_as_many_hands_as_players(self, players: int) -> None:
        hands = ["Zp", "Ab", "Bb", "Cb"][:players]
        last = turn(*hands, hand=players, options={"refill": "never"})
        position = after(last, "discard Z")
        assert (position["over"], position["winners"]) == ("match", [1])
        assert refused(position, "deal 00") == "engine.match_over"
        assert after({**last, "hand": players - 1}, "discard Z")["over"] == "hand"

    def test_R10_equal_scores_share_the_win(self) -> None:
        position = after(turn("Zp", "Ab", hand=2, scores=[4, 5], options={"refill": "never"}), "discard Z")
        assert (position["scores"], position["winners"]) == ([5, 5], [1, 2])


class TestMemory:
    def test_known_cards_are_those_taken_in_sight_and_not_yet_given_away(self) -> None:
        start = turn("Ap *", step="draw", discard="Qp *")
        assert after(start, "take")["known"] == ["*", ""]
        assert after(start, "take", "discard A")["known"] == ["*", ""]
        assert after(start, "take", "discard *")["known"] == ["", ""]

    def test_hands_taken_at_the_end_are_shown_to_all_and_others_are_not(self) -> None:
        _, state = KIND.read_position(turn("Zp", "Ab", "Bb", options={"refill": "never"}))
        assert self.shown(state) == []
        state.play(0, KIND.notation.read_move("discard Z"))
        assert self.shown(state) == [[], ["Ab"], ["Bb"]]
        game, state = KIND.read_position(turn("Zp", "Ab", idle=39))
        do_typed(KIND, game, state, "discard Z")
        assert self.shown(state) == []

    def shown(self, state: RummylixState) -> list[list[str]]:
        return [card_texts(hand) for hand in state.view(SPECTATOR).table.shown]

    def undoable(self, hand: str, *moves: str) -> list[bool]:
        """After each of these moves of seat 1: could it be taken back?"""
        match = Match(KIND, 2)
        match.lay_out(Deal([_cards(hand), _cards("Ab Bp")], _cards("Tp Rb Qb Ub Vb Wb Xb Yb Jp")))
        found = []
        for move in moves:
            match.play(0, KIND.notation.read_move(move))
            found.append(match.can_undo(0))
        return found

    def test_acts_that_show_no_hidden_card_can_be_undone(self) -> None:
        moves = ("take", "lay M *N O P Q", "swap N 1", "add *L 1", "block 1 left", "discard T")
        assert self.undoable("Mp * Nb Op Pb Qp ! Zp", *moves) == [True] * 6
        unblocking = ("take", "lay M N O P Q", "block 1 left", "unblock 1 left", "discard T")
        assert self.undoable("Mp * Nb Op Pb Qp ! Zp", *unblocking) == [True] * 5

    def test_a_draw_is_never_taken_back_and_neither_is_a_refill(self) -> None:
        assert self.undoable("Mp Nb Op Pb Qp Zp", "draw", "lay M N O P Q") == [False, True]
        assert self.undoable("Mp Nb Op Pb Qp", "take", "lay M N O P Q", "discard T") == [True, True, False]
        assert self.undoable("Mp Nb Op Pb Qp", "draw", "lay M N O P Q", "add R 1") == [False, True, False]


def _cards(text: str) -> vec[i64]:
    return KIND.notation.read_cards(text, "deal")


class TestReadings:
    def read(self, position: Position, cards: str) -> list[str]:
        _, state = KIND.read_position(position)
        chosen = vec[i64]([KIND.notation.read_move(f"discard {card}").card for card in cards.split()])
        readings = state.view(0).readings(chosen)
        assert bool(readings.moves) == (readings.refusal is None)
        assert all(state.look(0).refusal(move) is None for move in readings.moves)
        if readings.refusal is not None:
            return [readings.refusal.id]
        return [KIND.notation.write_move(move) for move in readings.moves]

    def test_without_cards_the_piles_are_offered(self) -> None:
        assert self.read(turn("Ap", step="draw"), "") == ["draw", "take"]
        assert self.read(turn("Ap"), "") == ["rummylix.choose"]

    def test_one_card_is_added_exchanged_or_at_last_discarded(self) -> None:
        start = turn("Gp ! * Zp", runs=("1: Dp Ep Fp", "2: ! Ep Fp *G"))
        assert self.read(start, "Gp") == ["add Gp 1", "swap Gp 2", "discard Gp"]
        assert self.read(start, "!") == ["block 1 left", "block 1 right", "discard !"]
        assert self.read(start, "*") == ["add *C 1", "add *G 1", "add *H 2", "unblock 2 left", "discard *"]
        assert self.read(start, "*H") == ["add *H 2"]

    def test_more_cards_are_laid_long_runs_first(self) -> None:
        hand = "Ap Bp Cp Dp Ep Fp * Zb"
        assert self.read(turn(hand), "Bp Ap Cp") == ["lay Ap Bp Cp"]
        assert self.read(turn(hand), "Ap Bp Cp Dp Ep Fp") == ["lay Ap Bp Cp Dp Ep Fp", "lay Ap Bp Cp + Dp Ep Fp"]
        assert self.read(turn(hand), "Ap Cp *") == ["lay Ap *B Cp"]
        assert self.read(turn(hand), "Ap Bp *C") == ["lay Ap Bp *C"]
        assert self.read(turn(hand), "Ap Bp *") == ["lay Ap Bp *C", "lay *Z Ap Bp"]

    def test_cards_that_cannot_be_laid_get_a_reason(self) -> None:
        hand = "Ap Bp Cp Dp Ep ! Zb"
        assert self.read(turn(hand), "Ap Bp Dp") == ["rummylix.no_reading"]
        assert self.read(turn(hand), "Ap Bp !") == ["rummylix.no_reading"]
        assert self.read(turn(hand), "Ap Ap Bp") == ["engine.not_held"]
        assert self.read(turn(hand, opened=[False, False]), "Ap Bp Cp") == ["rummylix.opening"]
        assert self.read(turn(hand, step="draw"), "Ap Bp Cp") == ["rummylix.draw_first"]

    def test_a_star_to_place_needs_no_card(self) -> None:
        start = turn("Zb", runs=("1: Dp Ep Fp",), star_to_place=True)
        assert self.read(start, "") == self.read(start, "*") == ["add *C 1", "add *G 1"]
        assert self.read(start, "Zb") == ["rummylix.place_star"]


class TestReading:
    @pytest.mark.parametrize(
        "move",
        [
            "",
            "pass",
            "G",
            "lay",
            "lay + G H I",
            "lay G H I +",
            "lay G H I + + J K L",
            "add R",
            "add R two",
            "add 2 R",
            "add R 2 up",
            "swap K",
            "swap K 2 left",
            "block 2",
            "block left 2",
            "block ! 2 left",
            "unblock 2 both",
            "discard",
            "discard G H",
            "discard ??",
            "draw 2",
            "take K",
            "lay g h i",
            "lay G,H,I",
            "add R -1",
        ],
    )
    def test_text_that_is_no_move_is_malformed(self, move: str) -> None:
        with pytest.raises(Malformed):
            after(turn("Gp Hp Ip Rp", runs=("1: Dp Ep Fp",)), move)

    @pytest.mark.parametrize(
        "fields",
        [
            {"runs": [{"owner": 1, "cards": "Ap Bp", "blocked": "none"}]},
            {"runs": [{"owner": 1, "cards": "Ap Bp Dp", "blocked": "none"}]},
            {"runs": [{"owner": 1, "cards": "Ap * Cp", "blocked": "none"}]},
            {"runs": [{"owner": 1, "cards": "Ap Bp Cp", "blocked": "top"}]},
            {"runs": [{"owner": 3, "cards": "Ap Bp Cp"}]},
            {"runs": [{"cards": "Ap Bp Cp"}]},
            {"runs": [{"owner": 1, "cards": "Ap Bp Cp", "length": 3}]},
            {"runs": ["Ap Bp Cp"]},
            {"runs": "Ap Bp Cp"},
            {"step": "discard"},
            {"idle": -1},
            {"opened": [True]},
            {"opened": [1, 0]},
            {"star_to_place": 1},
            {"star_to_place": True},
            {"star_to_place": True, "step": "draw", "runs": [run("1: Dp Ep Fp")]},
            {"known": ["Qp", ""]},
            {"known": [""]},
            {"stock": "Ay"},
            {"stock": "??"},
            {"removed": ["*", "!"]},
            {"to_draw": {"seat": 1, "cards": 1, "turn": 1}},
            {"to_shuffle": True, "turn": None, "stock": ""},
            {"to_shuffle": True, "turn": None, "to_draw": {"seat": 1, "cards": 1, "turn": 1}},
            {"to_shuffle": True, "turn": None, "stock": "", "to_draw": {"seat": 1, "cards": 9, "turn": 1}},
            {"to_shuffle": True, "turn": None, "stock": "", "to_draw": {"seat": 1, "cards": 1}},
            {"hands": ["", "Ap"]},
            {"options": {"refill": "always"}},
            {"players": 5},
        ],
    )
    def test_positions_that_cannot_be(self, fields: dict[str, object]) -> None:
        with pytest.raises(Malformed):
            after({**turn("Ap Bp"), **fields})

    def test_fields_left_out_are_empty(self) -> None:
        position = after({"game": "rummylix", "players": 2, "hands": ["A B", "C"], "stock": "D"})
        assert position["hands"] == ["Ap Bp", "Cp"]
        assert (position["turn"], position["step"], position["opened"]) == (1, "draw", [False, False])
        assert (position["discard"], position["runs"], position["known"]) == ("", [], ["", ""])

    def test_the_owner_of_a_run_has_opened_unless_the_position_says_otherwise(self) -> None:
        start = {"game": "rummylix", "players": 2, "hands": ["A", "C"], "runs": [run("2: Dp Ep Fp")]}
        assert after(start)["opened"] == [False, True]
        assert after({**start, "opened": [True, False]})["opened"] == [True, False]
