"""Sowix, ruling W7: "Toutilix!" and "Star!"."""

import pytest
from librt.random import Random

from tests.games.test_sowix import sown
from tests.table import after, ids, legal, played, refused
from toutilix.bots.levels import players_of
from toutilix.engine.match import Match
from toutilix.games import find

beginner = players_of("sowix", "beginner")

FORGOT = sown("Kp", "Lp Qp", "Mb Tp Tb", "Kb Lb Ub")
"""Seat 1 is about to play one of its two cards."""


class TestCalling:
    def test_W7_called_with_the_play_nobody_can_be_caught(self) -> None:
        position, events = played(FORGOT, "Lp toutilix")
        assert (position["uncalled"], position["turn"]) == ([], 2)
        assert [event["called"] for event in events if event.id == "sowix.played"] == [1]
        assert refused(FORGOT, "Lp toutilix", "2: star 1") == "sowix.wrong_catch"

    def test_W7_a_play_that_leaves_one_is_listed_plain_and_called(self) -> None:
        assert legal(sown("Kp", "Lp !", "Ap Bp")) == ["Lp", "Lp toutilix", "!", "! toutilix"]
        assert legal(sown("Kp", "Lp ! Qp", "Ap Bp")) == ["Lp", "!"]
        assert legal(sown("Kp", "Lp", "Ap Bp")) == ["Lp"]

    @pytest.mark.parametrize("hand", ["Lp", "Lp Qp Rp", "Lp Qp Rp Sp"])
    def test_W7_a_call_that_does_not_leave_one_card_is_refused(self, hand: str) -> None:
        assert refused(sown("Kp", hand, "Ap Bp"), "Lp toutilix") == "sowix.call_early"

    def test_W7_forgotten_the_seat_can_be_caught(self) -> None:
        assert after(FORGOT, "Lp")["uncalled"] == [1]
        assert legal(FORGOT, "Lp") == ["Mb", "star 1", "1: toutilix", "3: star 1"]

    def test_W7_a_late_call_ends_it(self) -> None:
        position, events = played(FORGOT, "Lp", "1: toutilix")
        assert (position["uncalled"], position["turn"], position["hands"][0]) == ([], 2, "Qp")
        assert ids(events)[-2:] == ["sowix.called", "engine.turn"]
        assert refused(FORGOT, "Lp", "1: toutilix", "3: star 1") == "sowix.wrong_catch"

    def test_W7_a_late_call_in_ones_own_turn_is_not_an_act(self) -> None:
        position = after(FORGOT, "Lp", "Mb", "Kb", "toutilix")
        assert (position["turn"], position["uncalled"]) == (1, [])

    def test_W7_a_call_that_is_not_due_is_refused(self) -> None:
        assert refused(FORGOT, "toutilix") == "sowix.no_call"
        assert refused(FORGOT, "Lp", "2: toutilix") == "sowix.no_call"
        assert refused(FORGOT, "Lp", "1: toutilix", "1: toutilix") == "sowix.no_call"


class TestCatching:
    def test_W7_out_of_turn_the_caught_draw_two_and_lose_the_next_turn(self) -> None:
        position, events = played(FORGOT, "Lp", "3: star 1")
        assert (position["hands"][0], position["turn"]) == ("Qp Dp Jb", 2)
        assert (position["uncalled"], position["lose_turn"]) == ([], [1])
        assert ids(events)[-3:] == ["sowix.caught", "sowix.drew", "engine.turn"]
        position, events = played(FORGOT, "Lp", "3: star 1", "Mb", "Kb")
        assert (position["turn"], position["lose_turn"]) == (2, [])
        assert ids(events)[-2:] == ["sowix.loses_turn", "engine.turn"]

    def test_W7_the_seat_in_turn_may_catch_and_still_acts(self) -> None:
        position = after(FORGOT, "Lp", "star 1")
        assert (position["turn"], position["lose_turn"]) == (2, [1])

    def test_W7_in_its_own_turn_the_caught_lose_that_one(self) -> None:
        position = after(FORGOT, "Lp", "Mb", "Kb", "3: star 1")
        assert (position["turn"], position["lose_turn"], position["hands"][0]) == (2, [], "Qp Dp Jb")

    def test_W7_a_catch_against_the_clock_moves_on_against_the_clock(self) -> None:
        position = after(sown("Kp", "Qp", "Mb Tp", "Kb Lb", uncalled=[1], direction=-1), "3: star 1")
        assert position["turn"] == 3

    def test_W7_the_next_act_ends_it(self) -> None:
        assert after(FORGOT, "Lp", "Mb", "Kb", "draw")["uncalled"] == []
        stuck = sown("Kp", "Qp", "Tp Tb", uncalled=[1], stock="")
        assert after(stuck, "pass")["uncalled"] == []

    def test_W7_another_number_of_cards_ends_it(self) -> None:
        position = after(sown("Kp", "Qp", "Mb Tp Tb", "! Lb Ub", turn=3, uncalled=[1]), "!")
        assert (position["uncalled"], position["turn"]) == ([], 2)

    def test_W7_a_firecracker_that_finds_no_card_to_draw_does_not_end_it(self) -> None:
        position = after(sown("Kp", "Qp", "Mb Tp Tb", "! Lb Ub", turn=3, uncalled=[1], stock=""), "!")
        assert (position["uncalled"], position["turn"]) == ([1], 2)
        assert after(position, "star 1")["lose_turn"] == [1]

    def test_W7_a_wrong_catch_is_refused_and_costs_nothing(self) -> None:
        assert refused(FORGOT, "2: star 1") == "sowix.wrong_catch"
        assert refused(FORGOT, "star 3") == "sowix.wrong_catch"
        assert refused(FORGOT, "Lp", "star 3") == "sowix.wrong_catch"

    def test_W7_nobody_catches_oneself_or_a_seat_that_is_not_there(self) -> None:
        assert refused(FORGOT, "Lp", "1: star 1") == "sowix.catch_self"
        assert refused(FORGOT, "Lp", "2: star 4") == "engine.no_such_seat"
        assert refused(FORGOT, "Lp", "2: star 0") == "engine.no_such_seat"
        assert refused(FORGOT, "Lp", "4: star 1") == "engine.no_such_seat"

    def test_W7_several_seats_can_be_caught_at_once(self) -> None:
        both = sown("Kp", "Qp", "Mb", "Kb Lb Ub", turn=3, uncalled=[1, 2])
        assert legal(both) == ["Kb", "Lb", "star 1", "star 2", "1: toutilix", "1: star 2", "2: toutilix", "2: star 1"]
        position = after(both, "1: star 2", "2: star 1", "Lb")
        assert (position["turn"], position["lose_turn"]) == (3, [])

    def test_W7_caught_in_turn_and_the_next_loses_one_too(self) -> None:
        position = after(sown("Kp", "Qp", "Mb", uncalled=[1, 2]), "1: star 2", "2: star 1")
        assert (position["turn"], position["lose_turn"]) == (1, [])

    def test_W7_a_firecracker_in_the_turn_to_be_lost_costs_one_turn(self) -> None:
        position = after(sown("Kp", "Qp", "Mb Tp Tb", "! Lb Ub", turn=3, uncalled=[1]), "2: star 1", "!")
        assert (position["turn"], position["lose_turn"]) == (2, [])
        assert len(position["hands"][0].split()) == 5

    def test_W7_a_catch_while_another_seat_must_play_what_it_drew(self) -> None:
        position = after(sown("Kp", "Qp", "Tp Tb", turn=2, uncalled=[1], stock="Lb Dp Jb"), "draw", "star 1")
        assert (position["turn"], position["drawn"], position["hands"][0]) == (2, "Lb", "Qp Dp Jb")
        assert legal(position) == ["Lb"]
        assert after(position, "Lb")["turn"] == 2

    def test_W7_who_has_forgotten_wins_with_the_last_card_all_the_same(self) -> None:
        position = after(sown("Kp", "Lp", "Mb Tp", uncalled=[1]), "Lp")
        assert (position["over"], position["scores"], position["uncalled"]) == ("hand", [0, 10], [])

    def test_W7_a_catch_with_nothing_to_draw_costs_the_turn(self) -> None:
        position, events = played(sown("Kp", "Qp", "Mb Tp", uncalled=[1], turn=2, stock=""), "star 1")
        assert (position["hands"][0], position["lose_turn"]) == ("Qp", [1])
        assert "sowix.nothing_left" in ids(events)


class TestTwoPlayers:
    @pytest.mark.parametrize("card", ["Xp", "*X", "!"])
    def test_W7_caught_after_ones_own_X_or_firecracker_the_extra_turn_is_lost(self, card: str) -> None:
        hand = "Xp Yp" if card == "Xp" else "* Yp" if card == "*X" else "! Yp"
        position = after(sown("Wp", hand, "Ab Bb Cp"), card)
        assert (position["turn"], position["uncalled"]) == (1, [1])
        position = after(position, "2: star 1")
        assert (position["turn"], position["lose_turn"], position["uncalled"]) == (2, [], [])
        assert len(position["hands"][0].split()) == 3

    def test_W7_called_in_time_the_extra_turn_is_played(self) -> None:
        assert after(sown("Wp", "Xp Yp", "Ab Bb"), "Xp", "1: toutilix", "Yp")["over"] == "hand"


class TestOptionCall:
    AUTOMATIC = FORGOT | {"options": {"call": "automatic"}}

    def test_W7_spoken_is_the_default(self) -> None:
        assert after(FORGOT, "Lp")["options"]["call"] == "spoken"

    def test_W7_automatic_nobody_can_forget(self) -> None:
        assert after(self.AUTOMATIC, "Lp")["uncalled"] == []
        assert legal(self.AUTOMATIC, "Lp") == ["Mb"]
        assert refused(self.AUTOMATIC, "Lp", "2: star 1") == "sowix.wrong_catch"

    def test_W7_automatic_a_call_is_harmless(self) -> None:
        assert legal(self.AUTOMATIC) == ["Lp", "Lp toutilix"]
        called, plain = after(self.AUTOMATIC, "Lp toutilix"), after(self.AUTOMATIC, "Lp")
        assert called == plain

    def test_W7_automatic_knows_no_uncalled_seat(self) -> None:
        assert after(self.AUTOMATIC | {"uncalled": [2]})["uncalled"] == []


class TestBeginner:
    def test_it_catches_about_half_of_the_time_and_else_says_nothing(self) -> None:
        kind = find("sowix")
        _, state = kind.read_position(sown("Kp", "Qp", "Mb Tp", "Kb Lb Ub", turn=3, uncalled=[1]))
        rng = Random(5)
        answers = [beginner(state.view(1), rng) for _ in range(400)]
        said = [kind.notation.write_move(move) for move in answers if move is not None]
        assert set(said) == {"star 1"}
        assert 150 < len(said) < 250

    def test_it_forgets_to_call_about_one_time_in_five(self) -> None:
        _, state = find("sowix").read_position(FORGOT)
        rng = Random(6)
        moves = [beginner(state.view(0), rng) for _ in range(500)]
        forgotten = sum(move is not None and not move.call for move in moves)
        assert 60 < forgotten < 140

    @pytest.mark.parametrize("players", [2, 5, 8])
    def test_a_match_of_beginners_ends(self, players: int) -> None:
        match, rng = Match(find("sowix"), players, {"target": 100}, seed=bytes(32)), Random(players)
        while not match.over:
            match.deal()
            while not match.state.table.over:
                turn = int(match.state.table.turn)
                for seat in [*(seat for seat in range(players) if seat != turn), turn]:
                    move = beginner(match.state.view(seat), rng)
                    if move is not None:
                        match.play(seat, move)
                        break
                else:
                    raise AssertionError("the seat in turn must act")
