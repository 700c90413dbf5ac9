"""Strategix, ruling by ruling: the cards, the combinations and how a round goes."""

import pytest

from tests.table import Position, after, ids, legal, played, refused
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import document, seen_events
from toutilix.engine.match import Match
from toutilix.games import find


def table(*hands: str, **fields: object) -> Position:
    return {"game": "strategix", "players": len(hands), "hands": list(hands), "turn": 1, **fields}


def following(combination: str, *hands: str, **fields: object) -> Position:
    """Seat 1 owns a combination and seat 2 is to follow."""
    return table(*hands, **{"combination": combination, "owner": 1, "turn": 2, **fields})


OTHERS = ("Bp Cp", "Bb Cb")


class TestS1Packs:
    @pytest.mark.parametrize(("players", "each", "boxed"), [(2, 20, 20), (3, 20, 0), (4, 15, 0)])
    def test_S1_hands_and_box(self, players: int, each: int, boxed: int) -> None:
        match = Match(find("strategix"), players, seed=bytes(32))
        match.deal()
        position = match.kind.write_position(match.game, match.state)
        hands = [hand.split() for hand in match.kind.notation.hands(match.state)]
        box = str(position["boxed"]).split()
        assert [len(hand) for hand in hands] == [each] * players
        assert len(box) == boxed
        cards = [card for hand in [*hands, box] for card in hand]
        assert len(cards) == 60
        assert (cards.count("*"), cards.count("!")) == (7, 3)
        letters = [card for card in cards if card not in "*!"]
        assert len(set(letters)) == 50
        assert not {"Ap", "Ab"} & set(letters)

    def test_S1_the_box_never_gets_a_star_a_firecracker_or_a_z(self) -> None:
        boxes = set()
        for seed in range(30):
            match = Match(find("strategix"), 2, seed=bytes([seed]) * 32)
            match.deal()
            box = str(match.kind.write_position(match.game, match.state)["boxed"])
            assert not {"*", "!", "Zp", "Zb"} & set(box.split())
            boxes.add(box)
        assert len(boxes) == 30

    def test_S1_the_box_is_drawn_anew_each_hand(self) -> None:
        waiting = table("", "", hand=1, over="hand", turn=None)
        assert after(waiting, "deal 00")["boxed"] != after({**waiting, "hand": 0}, "deal 00")["boxed"]

    def test_S1_the_youngest_begins_the_first_hand(self) -> None:
        waiting = table("", "", "", hand=0, over="hand", turn=None, options={"youngest": 3})
        assert after(waiting, "deal 00")["turn"] == 3

    def test_S1_a_deal_typed_without_the_box_boxes_what_is_left(self) -> None:
        waiting = table("", "", hand=0, over="hand", turn=None)
        first = "* * * * * * * ! ! ! Zp Zb B C D E F G H I"
        second = "B C D E F G H I J K L M N O P Q R S T U"
        position = after(waiting, f"deal {first} / {second}")
        assert position["hands"][1].split()[:2] == ["Bb", "Cb"]
        assert position["boxed"].split()[:3] == ["Vp", "Wp", "Xp"]
        assert len(position["boxed"].split()) == 20
        assert after(waiting, "deal Bp Cp / Bb Cb")["boxed"] == ""


class TestS2Combinations:
    @pytest.mark.parametrize(
        ("move", "hand"),
        [
            ("C", "Cp Kb"),
            ("E F + M N", "Ep Fb Mp Np Kb"),
            ("D E F G H + I J K L M + S T U V W", "D E F G H I J K L M S T U V W Kb"),
            ("G G + P P + T T", "G G P P T T Kb"),
        ],
    )
    def test_S2_the_sheets_examples(self, move: str, hand: str) -> None:
        position = after(table(hand, *OTHERS), move)
        assert (position["combination"], position["owner"], position["turn"]) == (move, 1, 2)
        assert position["hands"][0] == "Kb"

    @pytest.mark.parametrize("move", ["D E + E F", "D E + F G", "D E + *D *E", "G G + *G *G", "G G + G *G"])
    def test_S2_runs_and_pairs_may_adjoin_overlap_and_repeat(self, move: str) -> None:
        after(table("D E E F F G G G * * Kb", *OTHERS), move)

    @pytest.mark.parametrize(
        ("move", "code"),
        [
            ("C + D", "strategix.several_singles"),
            ("C + D + G", "strategix.several_singles"),
            ("C D + E F G", "strategix.unequal_runs"),
            ("C E", "strategix.not_a_combination"),
            ("G G G", "strategix.not_a_combination"),
            ("G G + C D", "strategix.not_a_combination"),
            ("C D + E", "strategix.not_a_combination"),
            ("C C D", "strategix.not_a_combination"),
            ("C D E G", "strategix.not_a_combination"),
        ],
    )
    def test_S2_what_is_no_combination(self, move: str, code: str) -> None:
        assert refused(table("C C D D E F G G G Kb", *OTHERS), move) == code

    @pytest.mark.parametrize("move", ["Y Z *A", "Z *A", "*A Z"])
    def test_S2_runs_do_not_wrap_round(self, move: str) -> None:
        assert refused(table("Y Z * Bp", *OTHERS), move) == "strategix.not_a_combination"

    @pytest.mark.parametrize("move", ["N M + F E", "M N + E F", "F E + N M"])
    def test_S2_any_order_may_be_typed(self, move: str) -> None:
        assert after(table("E F M N K", *OTHERS), move)["combination"] == "E F + M N"

    def test_S2_the_spelling_of_legal_moves(self) -> None:
        listed = legal(table("Fp Fb Gp * Kb", *OTHERS))
        assert "F G + F *G" in listed
        assert "F *F" in listed
        assert not {"*F F", "F *G + F G", "*F G + F *G"} & set(listed)
        assert "F F" in listed

    def test_S2_colours_do_not_matter_but_the_card_named_goes(self) -> None:
        assert after(table("Gp Gb Kb", *OTHERS), "G")["hands"][0] == "Gb Kb"
        assert after(table("Gp Gb Kb", *OTHERS), "Gb")["hands"][0] == "Gp Kb"
        assert after(table("Gp Gb Kb", *OTHERS), "G Gp")["hands"][0] == "Kb"
        assert refused(table("Gp Kb", *OTHERS), "Gb") == "engine.not_held"

    @pytest.mark.parametrize("move", ["D", "Gy", "A", "C C", "*C"])
    def test_S2_cards_must_be_held(self, move: str) -> None:
        assert refused(table("C G Kb", *OTHERS), move) == "engine.not_held"

    def test_S2_odd_counts_of_a_position_work(self) -> None:
        position = table("G G G * * * * * * * * * Kb", *OTHERS)
        assert after(position, "G G + G *G + *G *G + *H *H")["hands"][0] == "Kb * * * *"


class TestS3Stars:
    def test_S3_a_star_may_be_a(self) -> None:
        position = after(table("* Bp Cb Tp", *OTHERS), "*A B C")
        assert (position["combination"], position["hands"][0]) == ("A B C", "Tp")

    def test_S3_stars_alone_are_a_combination(self) -> None:
        assert after(table("* * Kb", *OTHERS), "*A *B")["combination"] == "A B"
        assert after(table("* * Kb", *OTHERS), "*Q *Q")["combination"] == "Q Q"
        assert after(table("* Kb", *OTHERS), "*M")["combination"] == "M"

    def test_S3_the_letter_must_be_said(self) -> None:
        assert refused(table("* Kb", *OTHERS), "*") == "strategix.unnamed_star"
        assert refused(table("* Kp Lb", *OTHERS), "K L *") == "strategix.unnamed_star"

    def test_S3_a_star_may_stand_for_a_letter_that_is_held(self) -> None:
        assert after(table("* Kp Lb", *OTHERS), "*K L")["hands"][0] == "Kp"


class TestS4Following:
    @pytest.mark.parametrize(
        ("lead", "weaker_first"),
        [
            ("G H I", "M N O"),
            ("J K L M + U V W X", "K L M N + T U V W"),
            ("F F + O O + T T + X X", "H H + K K + M M + U U"),
        ],
    )
    def test_S4_the_sheets_comparisons(self, lead: str, weaker_first: str) -> None:
        stronger = weaker_first.replace("+ ", "") + " Bp"
        assert after(following(lead, "Bp", stronger, "Bb"), weaker_first)["owner"] == 2
        weak = lead.replace("+ ", "") + " Bp"
        assert refused(following(weaker_first, "Bp", weak, "Bb"), lead) == "strategix.weaker"

    def test_S4_as_strong_is_enough(self) -> None:
        assert after(following("K L", "Bp", "K L Cb", "Bb Cp"), "K L")["owner"] == 2

    def test_S4_only_the_lowest_letter_counts(self) -> None:
        assert after(following("E F + X Y", "Bp", "E F G H Cb", "Bb"), "E F + G H")["owner"] == 2

    @pytest.mark.parametrize(
        ("lead", "move", "code"),
        [
            ("K", "L M", "strategix.shape_single"),
            ("K", "L L", "strategix.shape_single"),
            ("K L", "M M", "strategix.shape_runs"),
            ("K L", "L M N", "strategix.shape_runs"),
            ("E F + M N", "L M", "strategix.shape_runs"),
            ("K K", "L M", "strategix.shape_pairs"),
            ("K K", "L L + M M", "strategix.shape_pairs"),
        ],
    )
    def test_S4_the_shape_must_be_the_same(self, lead: str, move: str, code: str) -> None:
        assert refused(following(lead, "Bp", "L L M M N Cb", "Bb"), move) == code

    def test_S4_a_firecracker_is_not_led(self) -> None:
        assert refused(table("! Kp", *OTHERS), "!") == "strategix.firecracker_lead"

    def test_S4_a_firecracker_goes_alone(self) -> None:
        assert refused(following("K", "Bp", "! ! Lp", "Bb"), "! !") == "strategix.firecracker_alone"
        assert refused(following("K L", "Bp", "! Lp", "Bb"), "L !") == "strategix.firecracker_alone"

    def test_S4_a_firecracker_changes_neither_combination_nor_owner(self) -> None:
        position = after(following("K", "Bp Cp", "! Lp", "Bb Mp", "Cb Np"), "!")
        assert (position["combination"], position["owner"], position["after_firecracker"]) == ("K", 1, True)

    def test_S4_no_firecracker_after_a_firecracker_though_somebody_passed(self) -> None:
        position = following("K", "Bp Cp", "! Lp", "! Mp", "! Np Bb")
        assert refused(position, "!", "!") == "strategix.firecracker_twice"
        passed = following("K", "Bp Cp ! Lp", "! Lp", "Cb Mp", "! Bp Cb", after_firecracker=True, turn=3)
        assert refused(passed, "pass", "!") == "strategix.firecracker_twice"

    def test_S4_a_combination_lets_firecrackers_in_again(self) -> None:
        position = after(following("K", "! Bp Cp", "! Lp", "Mp Bb", "! Np Bb"), "!", "N")
        assert position["after_firecracker"] is False
        assert after(position, "!")["after_firecracker"] is True

    def test_S4_the_round_after_it_starts_afresh(self) -> None:
        position = after(following("K", "Kb Bp", "! Cb Db"), "!", "pass")
        assert (position["after_firecracker"], position["combination"], position["turn"]) == (False, None, 1)


class TestS5Passing:
    def test_S5_one_voluntary_pass_in_a_hand(self) -> None:
        position = following("J", "Cp Dp", "Tp Bp", "Eb Fb")
        after_pass = after(position, "pass")
        assert after_pass["passes_used"] == [0, 1, 0]
        again = {**position, "passes_used": [0, 1, 0]}
        assert refused(again, "pass") == "strategix.no_pass_left"
        assert legal(again) == ["T"]

    def test_S5_passing_because_one_cannot_follow_is_never_counted(self) -> None:
        position = following("U", "Cp Dp", "Tp Bp", "Eb Fb", passes_used=[0, 1, 0])
        assert after(position, "pass")["passes_used"] == [0, 1, 0]
        assert legal(position) == ["pass"]

    def test_S5_stars_count_and_firecrackers_do_not(self) -> None:
        with_star = following("U", "Cp Dp", "* Bp", "Eb Fb", passes_used=[0, 1, 0])
        assert refused(with_star, "pass") == "strategix.no_pass_left"
        with_firecracker = following("U", "Cp Dp", "! Bp", "Eb Fb", passes_used=[0, 1, 0])
        assert legal(with_firecracker) == ["!", "pass"]

    def test_S5_instead_of_a_combination_a_firecracker_will_do(self) -> None:
        position = following("J", "Cp Dp", "! Tp Bp", "Eb Fb", passes_used=[0, 1, 0])
        assert legal(position) == ["T", "!"]

    def test_S5_once_in_a_round_is_an_option(self) -> None:
        position = following("J", "Cp Dp", "Tp Up Bp", "Eb Fb", options={"voluntary_pass": "round"})
        new_round = after(position, "pass", "pass")
        assert (new_round["turn"], new_round["passes_used"]) == (1, [0, 0, 0])
        assert after(new_round, "C", "pass")["passes_used"] == [0, 1, 0]
        assert refused({**position, "passes_used": [0, 1, 0]}, "pass") == "strategix.no_pass_left"

    def test_S5_once_in_a_hand_lasts_beyond_the_round(self) -> None:
        position = following("J", "Cp Dp", "Tp Up Bp", "Eb Fb")
        assert refused(position, "pass", "pass", "C", "pass") == "strategix.no_pass_left"

    def test_S5_free_passes_are_an_option_and_still_counted(self) -> None:
        free = following("J", "Cp Dp", "Tp Up", "Eb Fb", options={"voluntary_pass": "free"}, passes_used=[0, 4, 0])
        assert after(free, "pass")["passes_used"] == [0, 5, 0]

    def test_S5_a_pass_does_not_put_you_out_of_the_round(self) -> None:
        position = following("J", "Yp Dp Bp", "Tp Up Bp", "Kb Fb")
        assert after(position, "pass", "K", "Y", "pass", "pass")["owner"] is None
        assert after(position, "pass", "K", "pass", "T")["owner"] == 2

    def test_S5_only_the_player_learns_that_a_pass_was_voluntary(self) -> None:
        _, able = played(following("J", "Cp Dp", "Tp Bp", "Eb Fb"), "pass")
        _, unable = played(following("J", "Cp Dp", "Ep Bp", "Eb Fb"), "pass")
        assert ids(seen_events(able, 1)) == ["strategix.passed", "strategix.voluntary_pass", "engine.turn"]
        assert document(able[1])["allowance"] == "hand"
        for seat in (-1, 0, 2):
            assert seen_events(able, seat) == seen_events(unable, seat)


class TestS6TwoPlayers:
    def test_S6_a_pass_gives_the_other_the_round_not_the_hand(self) -> None:
        position = after(table("Kp Bp", "Cb Db"), "K", "pass")
        assert (position["over"], position["turn"], position["combination"]) == (None, 1, None)


class TestS7LostTurns:
    def test_S7_three_players_a_firecracker_by_the_next_seat_ends_the_round(self) -> None:
        position, events = played(following("K", "Bp Cp", "! Lp", "Zp Yp"), "!")
        assert (position["turn"], position["combination"]) == (1, None)
        assert ids(events) == ["strategix.firecracker", "strategix.lost_turn", "strategix.round_won", "engine.turn"]
        assert events[1].seat == 2

    def test_S7_two_players_the_owner_loses_the_turn_and_the_other_acts_again(self) -> None:
        position = after(table("Kb Bp", "! Cb Lb"), "K", "!")
        assert (position["turn"], position["combination"], position["owner"]) == (2, "K", 1)
        assert (after(position, "L")["owner"], after(position, "L")["turn"]) == (2, 1)

    def test_S7_the_owner_may_lose_the_turn_so_the_others_get_another_chance(self) -> None:
        position, events = played(following("K", "Bp Cp", "Lp Bb", "! Cb"), "pass", "!")
        assert [event.seat for event in events if event.id == "strategix.lost_turn"] == [0]
        assert (position["turn"], position["owner"]) == (2, 1)
        assert after(position, "L")["owner"] == 2

    def test_S7_four_players_the_next_one_loses_the_turn(self) -> None:
        position = after(following("K", "Bp Cp", "! Lp", "Zp Yp", "Xp Bb"), "!")
        assert position["turn"] == 4

    def test_S7_the_same_letters_cost_the_next_player_a_turn(self) -> None:
        position, events = played(following("K L", "Bp Cp", "K L Lp", "Zp Yp", "Xp Bb"), "K L")
        assert [event.seat for event in events if event.id == "strategix.lost_turn"] == [2]
        assert (position["turn"], position["owner"]) == (4, 2)

    def test_S7_letters_represented_count_not_cards(self) -> None:
        assert after(following("K L", "Bp Cp", "* Kp Lp", "Zp Yp", "Xp Bb"), "K *L")["turn"] == 4

    def test_S7_equal_strength_with_other_letters_costs_nothing(self) -> None:
        position = following("E F + M N", "Bp Cp", "E F O P Lp", "Zp Yp", "Xp Bb")
        assert after(position, "E F + O P")["turn"] == 3

    def test_S7_passes_between_do_not_matter(self) -> None:
        assert after(following("K", "Bp Cp", "Bb Cb", "Kp Dp", "Xp Yp"), "pass", "K")["turn"] == 1

    def test_S7_a_firecracker_between_does_not_matter(self) -> None:
        position, events = played(following("K", "Bp Cp", "! Bb Cb", "Dp Ep", "Kb Yp"), "!", "K")
        assert [event.seat for event in events if event.id == "strategix.lost_turn"] == [2, 0]
        assert (position["turn"], position["owner"]) == (2, 4)

    def test_S7_two_players_the_same_letters_win_the_round(self) -> None:
        position = after(table("Kb Bp", "Kp Cb"), "K", "K")
        assert (position["turn"], position["combination"]) == (2, None)

    def test_S7_a_seat_without_cards_is_passed_over(self) -> None:
        gone = {"places": [None, None, "luckylix", None]}
        assert after(following("K", "Bp Cp", "Lp Mp", "", "Xp Yp", **gone), "L")["turn"] == 4
        position, events = played(following("K", "Bp Cp", "! Mp", "", "Xp Yp", **gone), "!")
        assert [event.seat for event in events if event.id == "strategix.lost_turn"] == [3]
        assert (position["turn"], position["owner"]) == (1, None)

    def test_S7_the_seat_of_an_owner_without_cards_still_ends_the_round(self) -> None:
        finished = {"places": ["luckylix", None, None]}
        position = after(following("K", "", "Bp Cp", "Bb Cb", **finished), "pass", "pass")
        assert (position["combination"], position["turn"]) == (None, 2)

    def test_S7_a_lost_turn_is_not_used_up_by_an_owner_without_cards(self) -> None:
        finished = {"places": ["luckylix", None, None]}
        position, events = played(following("K", "", "Lp Cp", "! Cb", turn=3, **finished), "!")
        assert [event.seat for event in events if event.id == "strategix.lost_turn"] == [1]
        assert (position["turn"], position["combination"]) == (3, "K")

    def test_S7_no_position_has_a_lost_turn_pending(self) -> None:
        position = after(following("K", "Bp Cp", "! Lp", "Zp Yp", "Xp Bb"), "!")
        assert after(position, "X")["turn"] == 1


class TestS8Z:
    @pytest.mark.parametrize("hand", ["Zp Bp", "Zb Bp"])
    def test_S8_z_wins_the_round_at_once(self, hand: str) -> None:
        position = after(following("K", "Bp Cp", hand, "Yp Yb"), "Z")
        assert (position["turn"], position["combination"], position["owner"]) == (2, None, None)

    def test_S8_also_on_the_lead(self) -> None:
        position = after(table("Yp Zp Bp", *OTHERS), "Y Z")
        assert (position["turn"], position["combination"]) == (1, None)

    def test_S8_a_star_as_z_wins_the_round(self) -> None:
        assert after(following("K", "Bp Cp", "* Bp", "Yp Yb"), "*Z")["turn"] == 2
        assert after(following("G H + M N", "Bp Cp", "H I Y * Bp", "Yp Yb"), "H I + Y *Z")["turn"] == 2

    def test_S8_z_must_still_fit(self) -> None:
        weaker = following("G H + M N", "Bp Cp", "C D Y Z Bp", "Yp Yb")
        assert refused(weaker, "C D + Y Z") == "strategix.weaker"
        assert refused(following("G H", "Bp Cp", "Z Bp", "Yp Yb"), "Z") == "strategix.shape_runs"


class TestReading:
    @pytest.mark.parametrize(
        "move", ["", "draw", "g", "E F +", "+ E", "E + + F", "??", "pass E", "3", "E, F", "toutilix"]
    )
    def test_text_that_is_no_move_is_malformed(self, move: str) -> None:
        with pytest.raises(Malformed):
            after(table("E F G", *OTHERS), move)

    @pytest.mark.parametrize(
        "fields",
        [
            {"combination": "G H"},
            {"combination": "G I", "owner": 1},
            {"combination": "Gp Hp", "owner": 1},
            {"combination": "G *H", "owner": 1},
            {"combination": "", "owner": 1},
            {"combination": "G + ", "owner": 1},
            {"combination": 3, "owner": 1},
            {"owner": 4},
            {"places": ["first", None, None]},
            {"places": [None, None]},
            {"named": [1, 1]},
            {"named": [0]},
            {"passes_used": [0, -1, 0]},
            {"played": "Ap"},
            {"boxed": "Gy"},
            {"after_firecracker": "yes"},
            {"options": {"voluntary_pass": "never"}},
            {"options": {"foul_finish": "none"}},
            {"options": {"target": 3}},
            {"trick": ""},
        ],
    )
    def test_a_wrong_field_is_malformed(self, fields: Position) -> None:
        with pytest.raises(Malformed):
            after(table("E F G", *OTHERS, **fields))

    @pytest.mark.parametrize("card", ["Ap", "Gy", "??", "G G p"])
    def test_a_wrong_card_in_a_hand_is_malformed(self, card: str) -> None:
        with pytest.raises(Malformed):
            after(table(card, *OTHERS))

    def test_fields_left_out_follow_from_the_rest(self) -> None:
        bare = {"game": "strategix", "players": 3, "hands": ["Kp", "Lp Mp", "Np"]}
        assert after({**bare, "hand": 2})["turn"] == 2
        assert after({**bare, "combination": "G", "owner": 3})["turn"] == 1
        assert after({**bare, "places": ["badluckix", None, None]})["named"] == [1]
        assert after({**bare, "named": [3]})["places"] == [None, None, "badluckix"]
