"""Strategix, ruling by ruling: leading, finishing, scoring and the next hand."""

import pytest

from tests.games.test_strategix import OTHERS, following, table
from tests.table import Position, after, ids, legal, played, refused
from toutilix.cards import cards_text
from toutilix.engine.facts import document, seen_events

SINGLE_CARD = {"foul_finish": "single_card"}
LUCKY, ASWELL, NEITHER, BAD = "luckylix", "aswellix", "neithernorix", "badluckix"


class TestS9Leading:
    def test_S9_the_owner_of_the_last_combination_wins_and_leads(self) -> None:
        position = after(table("Kp Bp", "Tp Cp", "Cb Db"), "K", "T", "pass", "pass")
        assert (position["turn"], position["combination"], position["owner"]) == (2, None, None)

    def test_S9_a_winner_with_nothing_but_firecrackers_passes_the_lead_on(self) -> None:
        position, events = played(table("Kp Bp", "Tp ! !", "Cb Db"), "K", "T", "pass", "pass")
        assert position["turn"] == 3
        [told] = [event for event in events if event.id == "strategix.lead_passes"]
        assert (told.seat, told["leader"]) == (1, 2)

    def test_S9_a_winner_without_cards_passes_the_lead_on(self) -> None:
        position = after(table("Kp Bp", "Tp", "! !", "Cb Db"), "K", "T", "pass", "pass", "pass")
        assert position["turn"] == 4
        assert position["places"] == [None, LUCKY, None, None]

    def test_S9_also_the_first_lead_of_a_hand(self) -> None:
        waiting = table("", "", "", hand=0, over="hand", turn=None)
        assert after(waiting, "deal ! ! / ! / Kp Lp")["turn"] == 3

    def test_S9_if_nobody_can_lead_all_who_hold_cards_are_badluckix(self) -> None:
        position, events = played(table("!", "! Kp", "!", turn=2), "K", "pass", "pass")
        assert position["places"] == [BAD, BAD, BAD]
        assert position["named"] == [2, 3, 1]
        assert (position["over"], position["scores"], position["turn"]) == ("hand", [-2, -2, -2], None)
        assert [event.seat for event in events if event.id == "strategix.stuck"] == [1, 2, 0]

    def test_S9_named_from_the_seat_that_should_have_led_though_it_has_no_cards(self) -> None:
        position = after(table("!", "Kp", "!", "!", turn=2), "K", "pass", "pass", "pass")
        assert position["named"] == [3, 4, 1]
        assert position["places"] == [BAD, LUCKY, BAD, BAD]
        assert position["scores"] == [-2, 4, -2, -2]

    def test_S9_the_leader_may_not_pass(self) -> None:
        assert refused(table("Kp Bp", *OTHERS), "pass") == "strategix.leader_passes"
        assert "pass" not in legal(table("Kp Bp", *OTHERS))


class TestS10Finishing:
    @pytest.mark.parametrize("last", ["*", "Zp"])
    @pytest.mark.parametrize("options", [{}, SINGLE_CARD])
    def test_S10_a_star_or_z_as_last_card_is_a_foul(self, last: str, options: Position) -> None:
        move = "*M" if last == "*" else "Z"
        position = after(table(last, "Kp Kb", "Lp Lb", options=options), move)
        assert (position["places"], position["named"]) == ([BAD, None, None], [1])
        assert position["over"] is None

    @pytest.mark.parametrize("options", [{}, SINGLE_CARD])
    def test_S10_a_firecracker_as_last_card_is_a_foul(self, options: Position) -> None:
        position = after(following("K", "Bp Cp", "!", "Lp Lb", "Mp Mb", options=options), "!")
        assert (position["places"], position["named"]) == ([None, BAD, None, None], [2])
        assert (position["turn"], position["owner"]) == (4, 1)

    @pytest.mark.parametrize(("hand", "move"), [("* K", "K *L"), ("Y Z", "Y Z"), ("* Y", "Y *Z"), ("* *", "*K *K")])
    def test_S10_a_last_combination_with_a_star_or_z_is_a_foul_too(self, hand: str, move: str) -> None:
        others = ("Kp Kb", "Lp Lb")
        assert after(table(hand, *others), move)["places"] == [BAD, None, None]
        assert after(table(hand, *others, options=SINGLE_CARD), move)["places"] == [LUCKY, None, None]

    def test_S10_a_clean_last_play_takes_the_next_place(self) -> None:
        position = after(table("Kp Lp", "Mp", "Np", "Op Pp"), "K L", "pass", "pass", "pass", "M", "N")
        assert position["places"] == [LUCKY, ASWELL, NEITHER, BAD]
        assert (position["named"], position["scores"], position["over"]) == ([], [4, 2, 0, -2], "hand")

    def test_S10_the_round_goes_on_around_the_empty_seat(self) -> None:
        position = after(table("Kp", "Lp Mp", "Np Op"), "K", "L", "pass")
        assert (position["turn"], position["combination"]) == (2, None)
        same = after(table("Kp", "Kb Mp", "Np Op"), "K", "K")
        assert (same["turn"], same["combination"]) == (2, None)

    def test_S10_everyone_else_moves_up_and_the_last_takes_the_next_free_place(self) -> None:
        position = after(table("Zp", "Kp", "Lp Mp"), "Z", "K")
        assert position["places"] == [BAD, LUCKY, NEITHER]
        assert position["scores"] == [-2, 2, 0]

    def test_S10_several_badluckix_each_score_minus_two(self) -> None:
        position = after(table("Zp", "Zb", "Kp", "Lp Mp"), "Z", "Z", "K")
        assert position["places"] == [BAD, BAD, LUCKY, ASWELL]
        assert (position["named"], position["scores"]) == ([1, 2], [-2, -2, 4, 2])

    def test_S10_all_but_one_fouled(self) -> None:
        position = after(table("Zp", "Zb", "Lp Mp"), "Z", "Z")
        assert (position["places"], position["scores"]) == ([BAD, BAD, LUCKY], [-2, -2, 2])

    def test_S10_a_foul_after_somebody_finished_well(self) -> None:
        position = after(table("Kp", "*", "Lp Mp"), "K", "*L")
        assert (position["places"], position["named"]) == ([LUCKY, BAD, NEITHER], [2])

    def test_S10_a_last_z_wins_the_round_and_the_lead_passes_on(self) -> None:
        position = after(following("K", "Bp Cp", "Zp", "Lp Mp"), "Z")
        assert (position["turn"], position["combination"], position["named"]) == (3, None, [2])

    @pytest.mark.parametrize(
        ("position", "move"),
        [
            (table("!", "Lp Mb", combination="K", owner=2), "!"),
            (table("*", "Lp Mb"), "*C"),
            (table("Zp", "Lp Mb"), "Z"),
            (table("Yp Zp", "Lp Mb"), "Y Z"),
        ],
    )
    def test_S10_two_players_a_foul_ends_the_hand_for_the_other(self, position: Position, move: str) -> None:
        done = after(position, move)
        assert (done["places"], done["scores"], done["over"]) == ([BAD, LUCKY], [-2, 2], "hand")

    def test_S10_two_players_single_card_option(self) -> None:
        done = after(table("Yp Zp", "Lp Mb", options=SINGLE_CARD), "Y Z")
        assert (done["places"], done["scores"]) == ([LUCKY, BAD], [2, -2])

    def test_S10_two_players_a_clean_finish(self) -> None:
        done, events = played(table("Kp", "Lp Mb"), "K")
        assert (done["places"], done["scores"], done["named"]) == ([LUCKY, BAD], [2, -2], [])
        assert ids(events)[:3] == ["strategix.led", "strategix.placed", "strategix.placed"]
        assert [document(event)["place"] for event in events[1:3]] == [LUCKY, BAD]

    def test_S10_places_stay_until_the_next_deal(self) -> None:
        done = after(table("Kp", "Lp Mb", hand=1), "K")
        assert done["places"] == [LUCKY, BAD]
        assert after(done, "deal 00")["places"] == [None, None]

    def test_S10_no_move_is_possible_after_the_hand(self) -> None:
        assert refused(table("Kp", "Lp Mb"), "K", "pass") == "engine.hand_over"
        assert refused(table("Kp", "Lp Mb"), "K", "2: L") == "engine.hand_over"


class TestS11Points:
    def test_S11_the_arithmetic_is_told(self) -> None:
        _, events = played(table("Zp", "Kp", "Lp Mp"), "Z", "K")
        scores = [document(event) for event in events if event.id == "strategix.score"]
        assert [(score["place"], score["seat"], score["points"]) for score in scores] == [
            (BAD, 1, -2),
            (LUCKY, 2, 2),
            (NEITHER, 3, 0),
        ]

    @pytest.mark.parametrize(("hand", "over"), [(1, "hand"), (2, "hand"), (3, "match")])
    def test_S11_as_many_hands_as_players(self, hand: int, over: str) -> None:
        position = after(table("Kp", "Lp", "Mp Np", hand=hand, scores=[0, 4, 2]), "K", "L")
        assert (position["over"], position["scores"]) == (over, [2, 4, 0])
        if over == "match":
            assert position["winners"] == [2]
            assert refused(position, "deal 00") == "engine.match_over"

    def test_S11_equal_totals_share_the_win(self) -> None:
        position = after(table("Kp", "Lp Mp", hand=2, scores=[-2, 2]), "K")
        assert (position["scores"], position["winners"]) == ([0, 0], [1, 2])


def next_hand(places: list[str], deal: str, **fields: object) -> Position:
    """After the first hand, with cards left over, the second is dealt."""
    waiting = table(*["" for _ in places], over="hand", hand=1, turn=None, places=places, **fields)
    return after(waiting, f"deal {deal}")


class TestS12Exchange:
    def test_S12_luckylix_gives_the_lowest_and_badluckix_the_best(self) -> None:
        position = next_hand([LUCKY, NEITHER, BAD], "Cp Yp / Ep Fp / Dp Hp")
        assert position["hands"] == ["Hp Yp", "Ep Fp", "Cp Dp"]
        assert position["turn"] == 3

    @pytest.mark.parametrize(
        ("dealt", "given"),
        [("! * Zp Yp", "!"), ("* Zp Yp", "*"), ("Zp Yp Yb", "Zp"), ("Yp Xp", "Yp"), ("Zb Zp", "Zp"), ("Yb Yp B", "Yp")],
    )
    def test_S12_the_best_card(self, dealt: str, given: str) -> None:
        position = next_hand([LUCKY, BAD], f"Cp Cb / {dealt}")
        assert given in position["hands"][0].split()
        assert position["hands"][1].split().count(given) == dealt.split().count(given) - 1

    @pytest.mark.parametrize(
        ("dealt", "given"), [("Cp Dp", "Cp"), ("Cb Cp", "Cp"), ("Cb Dp", "Cb"), ("* Zp", "Zp"), ("! *", "*")]
    )
    def test_S12_the_lowest_card(self, dealt: str, given: str) -> None:
        position = next_hand([LUCKY, BAD], f"{dealt} / Xp Hb")
        assert given in position["hands"][1].split()
        assert "Xp" in position["hands"][0].split()

    def test_S12_both_are_chosen_out_of_the_cards_dealt(self) -> None:
        """The B that Badluckix gives is lower than all that Luckylix has, yet it does not come straight back."""
        position = next_hand([LUCKY, BAD], "Kp Lp / Bp Bb")
        assert position["hands"] == ["Bp Lp", "Bb Kp"]

    def test_S12_the_first_named_exchanges_and_leads(self) -> None:
        deal = "Kp Lp / Yp Mp / Xp Np / Wp Op"
        position = next_hand([LUCKY, BAD, ASWELL, BAD], deal, named=[4, 2])
        assert position["hands"] == ["Lp Wp", "Mp Yp", "Np Xp", "Kp Op"]
        assert position["turn"] == 4

    def test_S12_without_luckylix_there_is_no_exchange_and_the_first_named_leads(self) -> None:
        position = next_hand([BAD, BAD, BAD], "Kp Lp / Yp Mp / Xp Np", named=[3, 1, 2])
        assert position["hands"] == ["Kp Lp", "Mp Yp", "Np Xp"]
        assert position["turn"] == 3

    def test_S12_only_the_two_see_the_cards(self) -> None:
        waiting = table("", "", "", over="hand", hand=1, turn=None, places=[LUCKY, NEITHER, BAD])
        _, events = played(waiting, "deal Cp Yp / Ep Fp / Dp Hp")
        exchanged = [event for event in events if event.id in ("strategix.gave_lowest", "strategix.gave_best")]
        for seat, cards in [(0, ["Cp", "Hp"]), (2, ["Cp", "Hp"]), (1, ["??", "??"]), (-1, ["??", "??"])]:
            assert [cards_text(event.cards) for event in seen_events(exchanged, seat)] == cards

    def test_S12_there_is_none_in_the_first_hand(self) -> None:
        waiting = table("", "", over="hand", hand=0, turn=None)
        assert after(waiting, "deal Kp Lp / Yp Mp")["hands"] == ["Kp Lp", "Mp Yp"]

    def test_S12_without_known_places_the_start_moves_on(self) -> None:
        waiting = table("", "", "", over="hand", hand=1, turn=None)
        position = after(waiting, "deal Kp Lp / Yp Mp / Np Op")
        assert (position["hands"], position["turn"]) == (["Kp Lp", "Mp Yp", "Np Op"], 2)

    def test_S12_a_hand_played_out_leads_to_the_exchange(self) -> None:
        position = after(table("Kp", "Lp Mb"), "K", "deal Cp Dp / Xp Yp")
        assert (position["hands"], position["turn"]) == (["Dp Yp", "Cp Xp"], 2)

    def test_S12_badluckix_who_is_left_with_firecrackers_cannot_lead(self) -> None:
        position = next_hand([LUCKY, BAD], "! ! / ! !")
        assert position["over"] == "match"
        position = next_hand([LUCKY, BAD], "! Kp / ! !")
        assert position["turn"] == 2
