"""Sowix, ruling by ruling: the deal, what fits, turns and special cards. Calls, piles and counting stand beside it."""

import pytest

from tests.table import Position, after, ids, legal, played, refused
from toutilix.cards import cards_text
from toutilix.engine.match import Match
from toutilix.games import find

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def sown(pile: str, *hands: str, **fields: object) -> Position:
    """A hand in the middle of play; seat 1 is in turn unless said otherwise."""
    stock = "Dp Jb Rv Gb Cb Qb"
    position = {"game": "sowix", "players": len(hands), "hands": list(hands), "pile": pile, "stock": stock, "turn": 1}
    return position | fields


def dealt(stock: str, *hands: str, hand: int = 0, **options: object) -> Position:
    """After the deal of these hands."""
    empty = [""] * len(hands)
    waiting = {
        "game": "sowix",
        "players": len(hands),
        "hands": empty,
        "hand": hand,
        "over": "hand",
        "options": options,
        "uncalled": [1],
        "lose_turn": [2],
        "passed": [1],
        "direction": -1,
        "turned": 3,
    }
    return after(waiting, f"deal {' / '.join(hands)} / {stock}")


def plays(position: Position) -> list[str]:
    return [move for move in legal(position) if move not in ("draw", "pass")]


class TestW1Deal:
    @pytest.mark.parametrize("players", range(2, 9))
    def test_W1_100_cards_7_each_and_one_turned_up(self, players: int) -> None:
        match = Match(find("sowix"), players, seed=bytes(31) + b"\x07")
        match.deal()
        position = match.kind.write_position(match.game, match.state)
        assert [len(hand.split()) for hand in position["hands"]] == [7] * players  # type: ignore[attr-defined]
        assert len(str(position["stock"]).split()) == 100 - 7 * players - 1
        assert len(str(position["pile"]).split()) == 1

    def test_W1_the_first_card_of_the_stock_is_turned_up_and_all_marks_are_new(self) -> None:
        position = dealt("Kp Lp Mp", "Ap Bp", "Cp Dp", "Ep Fp")
        assert (position["pile"], position["stock"], position["turn"]) == ("Kp", "Lp Mp", 1)
        assert (position["direction"], position["turned"]) == (1, 0)
        assert (position["uncalled"], position["lose_turn"], position["passed"]) == ([], [], [])

    def test_W1_a_turned_firecracker_hits_the_player_about_to_start(self) -> None:
        position = dealt("! Lp Mp Kp Np", "Ap Bp", "Cp Dp", "Ep Fp")
        assert (position["pile"], position["stock"], position["turn"]) == ("! Kp", "Np", 2)
        assert position["hands"] == ["Ap Bp Lp Mp", "Cp Dp", "Ep Fp"]

    def test_W1_a_second_turned_firecracker_hits_the_next_player(self) -> None:
        position = dealt("! Lp Mp ! Np Op Kp Qp", "Ap Bp", "Cp Dp", "Ep Fp", hand=2)
        assert (position["pile"], position["stock"], position["turn"]) == ("! ! Kp", "Qp", 2)
        assert position["hands"] == ["Ap Bp Np Op", "Cp Dp", "Ep Fp Lp Mp"]

    def test_W1_two_players_and_three_turned_firecrackers(self) -> None:
        position = dealt("! Lp Mp ! Np Op ! Pp Qp Kp", "Ap Bp", "Cp Dp")
        assert (position["pile"], position["turn"]) == ("! ! ! Kp", 2)
        assert position["hands"] == ["Ap Bp Lp Mp Pp Qp", "Cp Dp Np Op"]

    def test_W1_anything_may_be_played_on_a_turned_star(self) -> None:
        position = dealt("* Lp Mp", "Ap Gb Tv !", "Cp", "Ep")
        assert position["pile"] == "*"
        assert legal(position) == ["Ap", "Gb", "Tv", "!"]
        assert after(position, "Tv")["pile"] == "* Tv"

    def test_W1_a_star_turned_onto_a_firecracker_is_bare_too(self) -> None:
        position = dealt("! Lp Mp * Np", "Ap Bp", "Gp Tb", "Ep Fp")
        assert (position["pile"], position["turn"]) == ("! *", 2)
        assert plays(position) == ["Gp", "Gp toutilix", "Tb", "Tb toutilix"]

    def test_W1_a_turned_X_reverses_nothing(self) -> None:
        position = dealt("Xp Lp Mp", "Ap Bp", "Cp Dp", "Ep Fp")
        assert (position["turn"], position["direction"]) == (1, 1)
        assert after(position, "Ap toutilix")["turn"] == 2

    def test_W1_a_turned_X_gives_nobody_two_turns_with_two_players(self) -> None:
        assert after(dealt("Xp Lp Mp", "Ap Bp Vb", "Cp Dp Yb"), "Ap")["turn"] == 2

    def test_W1_a_stock_of_firecrackers_alone_leaves_the_choice_free(self) -> None:
        position = dealt("! Lp", "Ap Bp", "Gp Tb")
        assert (position["pile"], position["stock"], position["turn"]) == ("!", "", 2)
        assert plays(position)[::2] == ["Gp", "Tb"]

    def test_W1_what_is_drawn_is_seen_by_the_drawer_alone(self) -> None:
        waiting = {"game": "sowix", "players": 2, "hands": ["", ""], "hand": 0, "over": "hand"}
        _, events = played(waiting, "deal Ap / Bp / ! Lp Mp Kp")
        drew = next(event for event in events if event.id == "sowix.drew")
        assert drew.seat == 0
        shown = [drew.seen_by(seat) for seat in (0, 1, -1)]
        assert [cards_text(event.cards) for event in shown if event] == ["Lp Mp", "?? ??", "?? ??"]


class TestW2Fits:
    def test_W2_the_sheets_example_on_an_X(self) -> None:
        hand = " ".join(f"{letter}p" for letter in LETTERS)
        assert plays(sown("Xb", hand, "Ap")) == ["Ap", "Up", "Vp", "Wp", "Xp", "Yp", "Zp"]

    @pytest.mark.parametrize(
        ("letter", "fitting"),
        [
            ("A", "ABCDEIOUXYZ"),
            ("B", "ABCDEYZ"),
            ("C", "ABCDEFZ"),
            ("D", "ABCDEFG"),
            ("E", "ABCDEFGHIOUY"),
            ("I", "AEFGHIJKLOUY"),
            ("K", "HIJKLMN"),
            ("U", "AEIORSTUVWXY"),
            ("W", "TUVWXYZ"),
            ("Y", "ABEIOUVWXYZ"),
            ("Z", "ABCWXYZ"),
        ],
    )
    def test_W2_what_fits(self, letter: str, fitting: str) -> None:
        hand = " ".join(f"{other}b" for other in LETTERS)
        assert plays(sown(f"{letter}p", hand, "Ap")) == [f"{other}b" for other in fitting]

    @pytest.mark.parametrize("below", list("AEIOUY"))
    @pytest.mark.parametrize("card", list("AEIOUY"))
    def test_W2_every_vowel_fits_on_every_vowel(self, below: str, card: str) -> None:
        assert after(sown(f"{below}p", f"{card}b Qp Rp", "Ap"), f"{card}b")["pile"] == f"{below}p {card}b"

    def test_W2_fits_both_ways_on_every_letter(self) -> None:
        for below in LETTERS:
            for card in LETTERS:
                there = f"{card}p" in legal(sown(f"{below}p", f"{card}p Qp Qb", "Ap"))
                back = f"{below}p" in legal(sown(f"{card}p", f"{below}p Qp Qb", "Ap"))
                assert there == back

    def test_W2_a_vowel_does_not_fit_on_a_distant_consonant(self) -> None:
        assert refused(sown("Kp", "Ey Qp", "Ap"), "Ey") == "sowix.does_not_fit"

    def test_W2_stars_and_firecrackers_fit_on_anything(self) -> None:
        assert plays(sown("Kp", "* ! Qp", "Ap")) == [*(f"*{letter}" for letter in LETTERS), "!"]
        assert plays(sown("Kp !", "* ! Qp", "Ap")) == [*(f"*{letter}" for letter in LETTERS), "!"]

    def test_W2_colours_do_not_matter_and_are_told_apart(self) -> None:
        assert plays(sown("Kp", "Lb Lp Ip Iy Iv", "Ap")) == ["Ip", "Lp", "Lb", "Iy", "Iv"]

    def test_W2_the_same_face_is_listed_once(self) -> None:
        assert plays(sown("Kp", "Iv Iv Qp", "Ap")) == ["Iv"]


class TestW3Turns:
    def test_W3_who_can_play_may_not_draw_or_pass(self) -> None:
        assert refused(sown("Kp", "Lp Qp", "Ap"), "draw") == "sowix.must_play"
        assert refused(sown("Kp", "Lp Qp", "Ap"), "pass") == "sowix.must_play"
        assert refused(sown("Kp", "! Qp", "Ap"), "draw") == "sowix.must_play"

    def test_W3_a_play_is_one_card(self) -> None:
        assert refused(sown("Kp", "Lp Lb Qp", "Ap"), "Lp Lb") == "sowix.one_card"

    def test_W3_a_card_drawn_that_does_not_fit_is_kept_and_the_turn_ends(self) -> None:
        position = after(sown("Kp", "Qp Rp", "Ap Bp", stock="Dp Lb"), "draw")
        assert (position["turn"], position["hands"], position["stock"]) == (2, ["Qp Rp Dp", "Ap Bp"], "Lb")
        assert position["drawn"] is None

    def test_W3_a_card_drawn_that_fits_must_be_played(self) -> None:
        able = sown("Kp", "Qp Rp", "Ap Bp", stock="Lb Dp")
        position = after(able, "draw")
        assert (position["turn"], position["drawn"]) == (1, "Lb")
        assert legal(position) == ["Lb"]
        assert refused(able, "draw", "pass") == "sowix.play_drawn"
        assert refused(able, "draw", "draw") == "sowix.play_drawn"
        assert refused(able, "draw", "Qp") == "sowix.play_drawn"
        assert (after(able, "draw", "Lb")["turn"], after(able, "draw", "Lb")["drawn"]) == (2, None)

    def test_W3_a_drawn_star_is_played_with_any_letter(self) -> None:
        position = after(sown("Kp", "Qp Rp", "Ap Bp", stock="* Dp"), "draw")
        assert legal(position) == [f"*{letter}" for letter in LETTERS]
        assert after(position, "*A")["pile"] == "Kp *A"

    def test_W3_a_drawn_firecracker_is_played(self) -> None:
        position = after(sown("Kp", "Qp Rp", "Ap Bp", "Cp", stock="! Dp Eb Fb"), "draw", "!")
        assert (position["turn"], position["hands"][1]) == (3, "Ap Bp Dp Eb")

    def test_W3_a_drawn_card_that_leaves_one_is_called(self) -> None:
        able = sown("Kp", "Qp", "Ap Bp", stock="Lb Dp")
        assert legal(able, "draw") == ["Lb", "Lb toutilix"]
        assert after(able, "draw", "Lb")["uncalled"] == [1]
        assert after(able, "draw", "Lb toutilix")["uncalled"] == []

    def test_W3_option_no_lists_no_draw_for_who_can_play(self) -> None:
        assert legal(sown("Kp", "Lp Qp Rp", "Ap", options={"draw_when_able": "no"})) == ["Lp"]

    def test_W3_option_yes_lets_the_able_draw_and_then_only_that_card_is_played(self) -> None:
        able = sown("Kp", "Lp Qp Rp", "Ap Bp", stock="Lb Dp", options={"draw_when_able": "yes"})
        assert legal(able) == ["Lp", "draw"]
        assert legal(able, "draw") == ["Lb"]
        assert refused(able, "draw", "Lp") == "sowix.play_drawn"
        assert refused(able, "pass") == "sowix.must_play"

    def test_W3_option_yes_keeps_a_card_that_does_not_fit(self) -> None:
        able = sown("Kp", "Lp Qp Rp", "Ap Bp", stock="Db Dp", options={"draw_when_able": "yes"})
        assert after(able, "draw")["turn"] == 2

    def test_W3_option_yes_still_has_nothing_to_draw_from_nothing(self) -> None:
        able = sown("Kp", "Lp Qp Rp", "Ap Bp", stock="", options={"draw_when_able": "yes"})
        assert legal(able) == ["Lp"]
        assert refused(able, "draw") == "sowix.nothing_to_draw"

    def test_W3_pass_only_when_nothing_is_left_to_draw(self) -> None:
        assert refused(sown("Kp", "Qp Rp", "Ap Bp"), "pass") == "sowix.must_draw"
        stuck = sown("Kp", "Qp Rp", "Ap Lp Bp", stock="")
        assert legal(stuck) == ["pass"]
        assert refused(stuck, "draw") == "sowix.nothing_to_draw"
        position = after(stuck, "pass")
        assert (position["turn"], position["passed"]) == (2, [1])
        assert after(stuck, "pass", "Lp")["passed"] == []

    def test_W3_firecrackers_on_the_letter_are_not_there_to_draw(self) -> None:
        assert legal(sown("Kp ! !", "Qp Rp", "Ap Bp", stock="")) == ["pass"]
        assert legal(sown("Tp Kp ! !", "Qp Rp", "Ap Bp", stock="")) == ["draw"]

    def test_W3_when_all_pass_in_turn_the_hand_ends_and_all_count(self) -> None:
        stuck = sown("Kp", "Qp Rp", "Ap Bp", "Wp", stock="")
        assert after(stuck, "pass", "pass")["over"] is None
        position, events = played(stuck, "pass", "pass", "pass")
        assert (position["over"], position["scores"], position["turn"]) == ("hand", [10, 15, 50], None)
        assert "sowix.all_passed" in ids(events)

    def test_W3_who_loses_a_turn_has_not_passed(self) -> None:
        stuck = sown("Kp", "Qp Rp", "Ap Bp", "Wp", stock="", lose_turn=[2])
        position = after(stuck, "pass")
        assert (position["turn"], position["passed"], position["lose_turn"]) == (3, [1], [])
        assert after(stuck, "pass", "pass")["turn"] == 1
        assert after(stuck, "pass", "pass", "pass")["turn"] == 2
        assert after(stuck, "pass", "pass", "pass", "pass")["over"] == "hand"

    def test_W3_only_the_seat_in_turn_plays_draws_and_passes(self) -> None:
        for move in ("2: Ap", "2: draw", "2: pass"):
            assert refused(sown("Kp", "Qp", "Ap Bp"), move) == "engine.not_your_turn"

    def test_W3_a_card_must_be_held_and_may_not_even_exist(self) -> None:
        assert refused(sown("Kp", "Lp Qp", "Ap"), "Lb") == "engine.not_held"
        assert refused(sown("Kp", "Lp Qp", "Ap"), "Ky") == "engine.not_held"
        assert refused(sown("Kp", "Lp Qp", "Ap"), "*K") == "engine.not_held"
        assert refused(sown("Kp", "Lp Qp", "Ap"), "!") == "engine.not_held"


class TestW4Stars:
    def test_W4_a_star_acts_as_the_letter_named(self) -> None:
        position = after(sown("Kp", "* Qp Rp", "Tp Kb Ap"), "*S")
        assert position["pile"] == "Kp *S"
        assert legal(position) == ["Tp"]

    def test_W4_a_star_must_be_named(self) -> None:
        assert refused(sown("Kp", "* Qp Rp", "Ap"), "*") == "sowix.unnamed_star"

    def test_W4_a_star_named_X_reverses(self) -> None:
        position = after(sown("Kp", "* Qp Rp", "Ap", "Bp", "Cp"), "*X")
        assert (position["direction"], position["turn"]) == (-1, 4)

    def test_W4_a_star_named_X_plays_again_with_two_players(self) -> None:
        assert after(sown("Kp", "* Qp Rp", "Ap"), "*X")["turn"] == 1


class TestW5Firecrackers:
    def test_W5_the_next_player_draws_two_and_is_skipped(self) -> None:
        position, events = played(sown("Kp", "! Qp Rp", "Ap", "Bp"), "!")
        assert (position["turn"], position["hands"], position["stock"]) == (
            3,
            ["Qp Rp", "Ap Dp Jb", "Bp"],
            "Rv Gb Cb Qb",
        )
        assert ids(events) == ["sowix.played", "sowix.hit", "sowix.drew", "engine.turn"]

    def test_W5_the_letter_below_stays_in_force(self) -> None:
        assert legal(sown("Kp", "! Qp Rp", "Ap", "Lp Tp Tb"), "!") == ["Lp"]

    def test_W5_a_firecracker_on_a_firecracker(self) -> None:
        position = after(sown("Kp !", "! Qp Rp", "Ap", "Lp Tp Tb"), "!")
        assert position["pile"] == "Kp ! !"
        assert legal(position) == ["Lp"]

    def test_W5_against_the_clock_the_next_player_is_the_other_one(self) -> None:
        position = after(sown("Kp", "! Qp Rp", "Ap", "Bp", "Cp", direction=-1), "!")
        assert (position["turn"], position["hands"][3]) == (3, "Cp Dp Jb")

    def test_W5_with_two_players_its_player_plays_again(self) -> None:
        assert after(sown("Kp", "! Qp Rp", "Ap"), "!")["turn"] == 1

    def test_W5_the_next_player_draws_what_there_is(self) -> None:
        one, events = played(sown("Kp", "! Qp Rp", "Ap", "Bp", stock="Dp"), "!")
        assert (one["hands"][1], one["turn"]) == ("Ap Dp", 3)
        assert "sowix.nothing_left" in ids(events)
        none = after(sown("Kp", "! Qp Rp", "Ap", "Bp", stock=""), "!")
        assert (none["hands"][1], none["turn"]) == ("Ap", 3)

    def test_W5_a_firecracker_and_a_lost_turn_are_one(self) -> None:
        position = after(sown("Kp", "! Qp Rp", "Ap Lp", "Lb Bp Kb", lose_turn=[2]), "!")
        assert (position["turn"], position["lose_turn"]) == (3, [])
        assert after(position, "Lb", "draw")["turn"] == 2

    def test_W5_the_seat_behind_the_one_hit_loses_its_turn_too(self) -> None:
        position = after(sown("Kp", "! Qp Rp", "Ap", "Bp", lose_turn=[3]), "!")
        assert (position["turn"], position["lose_turn"]) == (1, [])


class TestW6Reverse:
    def test_W6_an_X_reverses_and_another_one_back(self) -> None:
        position = after(sown("Wp", "Xp Qp Rp", "Ap", "Bp", "Xb Tp Tb"), "Xp")
        assert (position["direction"], position["turn"]) == (-1, 4)
        position = after(position, "Xb")
        assert (position["direction"], position["turn"]) == (1, 1)

    def test_W6_with_two_players_its_player_plays_again(self) -> None:
        position = after(sown("Wp", "Xp Yp Rp", "Ap Bp"), "Xp")
        assert position["turn"] == 1
        assert after(position, "Yp toutilix")["turn"] == 2

    def test_W6_other_letters_keep_the_direction(self) -> None:
        position = after(sown("Wp", "Yp Qp Rp", "Ap", "Bp", direction=-1), "Yp")
        assert (position["direction"], position["turn"]) == (-1, 3)
