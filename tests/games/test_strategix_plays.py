"""Strategix: the plays of a hand, counted and compared with trying everything."""

from itertools import islice
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.test_strategix import OTHERS, following, table
from tests.table import Position, after, legal
from toutilix.cards import FIRECRACKER, STAR, read_card
from toutilix.engine.view import Readings
from toutilix.games.strategix import KIND
from toutilix.games.strategix.combinations import PAIR, RUN, SINGLE, Combination, can_follow, combination_of, tally_of
from toutilix.games.strategix.plays import leads, plays, random_follow, random_lead
from toutilix.games.strategix.state import StrategixState
from toutilix.words import Words

PERFT = Path(__file__).parents[1] / "perft" / "strategix.txt"
COUNTED = [line.split() for line in PERFT.read_text("utf-8").splitlines() if not line.startswith("#")]


def cards(text: str) -> vec[i64]:
    return vec[i64]([read_card(letter) for letter in text])


class TestCounting:
    @pytest.mark.parametrize(("hand", "count"), COUNTED)
    def test_every_lead_is_made_once(self, hand: str, count: str) -> None:
        made = [tuple(play) for play in leads(tally_of(cards(hand)))]
        assert len(made) == len(set(made)) == int(count)

    @pytest.mark.parametrize(("hand", "count"), COUNTED[:6])
    def test_a_follow_lists_just_the_leads_that_fit(self, hand: str, count: str) -> None:
        tally = tally_of(cards(hand))
        made = [(play, combination_of(play)) for play in leads(tally)]
        for _, follow in made[:: int(count) // 9]:
            assert follow is not None
            fitting = {
                tuple(play)
                for play, combination in made
                if combination and combination.same_shape(follow) and combination.strength() >= follow.strength()
            }
            number = len(follow.starts)
            assert {
                tuple(play) for play in plays(tally, follow.kind, follow.length, number, follow.strength())
            } == fitting
            assert fitting

    def test_an_enormous_hand_is_listed_as_it_is_asked_for(self) -> None:
        tally = tally_of(cards("*******CCDEEFGHIJKKL"))
        assert len(list(islice(leads(tally), 1000))) == 1000


def random_case(rng: Random) -> tuple[vec[i64], Combination]:
    """A hand with up to 4 stars, not always one that the pack has, and a combination to follow."""
    hand = [
        int(2 + rng.randrange(24)) if rng.randrange(3) else int(8 + rng.randrange(9)) for _ in range(rng.randrange(18))
    ]
    hand += [STAR] * rng.randrange(5) + [FIRECRACKER] * rng.randrange(2)
    kind = (SINGLE, PAIR, PAIR, RUN, RUN, RUN, RUN)[rng.randrange(7)]
    length = {SINGLE: 1, PAIR: 2}.get(kind) or 2 + rng.randrange(4)
    number = 1 if kind == SINGLE else 1 + rng.randrange(5)
    highest = 25 if kind == PAIR else 26 - length
    lowest = min(int(rng.randrange(26)), int(rng.randrange(26)), highest)
    return vec[i64](hand), Combination(kind, length, vec[i64]([lowest] * number))


def by_trying(hand: vec[i64], follow: Combination) -> bool:
    """Is there a play that fits? Every set of groups is tried, with a star for each card that is missing."""
    held = [sum(card == letter for card in hand) for letter in range(26)]
    last = 25 if follow.kind == PAIR else 26 - int(follow.length)

    def some(number: int, lowest: int, stars: int) -> bool:
        if number == 0:
            return True
        for start in range(lowest, last + 1):
            group = [start] * 2 if follow.kind == PAIR else list(range(start, start + int(follow.length)))
            missing = 0
            for letter in group:
                held[letter] -= 1
                missing += held[letter] < 0
            found = missing <= stars and some(number - 1, start, stars - missing)
            for letter in group:
                held[letter] += 1
            if found:
                return True
        return False

    return some(len(follow.starts), int(follow.strength()), sum(card == STAR for card in hand))


def compare(cases: int, seed: int) -> None:
    rng = Random(seed)
    able = 0
    for _ in range(cases):
        hand, follow = random_case(rng)
        expected = by_trying(hand, follow)
        tally = tally_of(hand)
        assert can_follow(tally, follow) == expected, (list(hand), follow.kind, follow.length, list(follow.starts))
        shape = (follow.kind, follow.length, len(follow.starts), follow.strength())
        assert (next(plays(tally, *shape), None) is not None) == expected
        if expected:
            play = combination_of(random_follow(tally, follow, rng))
            assert play is not None
            assert play.same_shape(follow)
            assert play.strength() >= follow.strength()
        able += expected
    assert cases // 5 < able < cases * 4 // 5


class TestFeasibility:
    def test_S5_able_to_follow_is_what_trying_everything_says(self) -> None:
        compare(1000, seed=1)

    @pytest.mark.long
    def test_S5_able_to_follow_ten_thousand_times(self) -> None:
        compare(10_000, seed=2)

    def test_random_leads_reach_every_play(self) -> None:
        tally = tally_of(cards("CDDE*"))
        rng = Random(1)
        every = {tuple(play) for play in leads(tally)}
        assert {tuple(random_lead(tally, rng)) for _ in range(60 * len(every))} == every

    def test_random_follows_reach_every_play(self) -> None:
        tally = tally_of(cards("CDDEF**"))
        follow = Combination(RUN, 2, vec[i64]([1, 1]))
        rng = Random(1)
        every = {tuple(play) for play in plays(tally, RUN, 2, 2, 1)}
        assert {tuple(random_follow(tally, follow, rng)) for _ in range(200 * len(every))} == every


def read(position: Position, chosen: str) -> Readings:
    _, state = KIND.read_position(position)
    return state.look(state.table.turn).readings(vec[i64]([read_card(card) for card in chosen.split()]))


def texts(position: Position, chosen: str) -> list[str]:
    return [KIND.notation.write_move(move) for move in read(position, chosen).moves]


def code(position: Position, chosen: str) -> str:
    readings = read(position, chosen)
    assert not readings.moves
    assert readings.refusal is not None
    assert Words("en").refusal(readings.refusal)
    return readings.refusal.id


class TestReadings:
    HAND = "E F G M N * * ! Zp"

    @pytest.mark.parametrize(
        ("chosen", "meant"),
        [
            ("E F M N", ["E F + M N"]),
            ("N E M F", ["E F + M N"]),
            ("Ep Np Mp Fp", ["Ep Fp + Mp Np"]),
            ("E", ["E"]),
            ("E F G", ["E F G"]),
            ("E F *G *H", ["E F *G *H", "E F + *G *H"]),
            ("E F * *N", ["E F + *M *N", "E F + *N *O"]),
            ("E *", ["E *F", "E *E", "*D E"]),
        ],
    )
    def test_readings_of_selected_cards_on_the_lead(self, chosen: str, meant: list[str]) -> None:
        found = texts(table(self.HAND, *OTHERS), chosen)
        assert sorted(found) == sorted(meant)

    def test_the_strongest_come_first(self) -> None:
        assert texts(table(self.HAND, *OTHERS), "*")[:3] == ["*Z", "*Y", "*X"]
        assert texts(table(self.HAND, *OTHERS), "E *") == ["E *F", "E *E", "*D E"]

    def test_a_bare_star_follows_with_every_letter_that_fits(self) -> None:
        assert texts(following("W", "Bp", self.HAND, "Bb"), "*") == ["*Z", "*Y", "*X", "*W"]

    def test_at_most_fifty_and_a_flag(self) -> None:
        readings = read(table(self.HAND, *OTHERS), "* *")
        assert (len(readings.moves), readings.more) == (50, True)
        few = read(table(self.HAND, *OTHERS), "E *")
        assert (len(few.moves), few.more) == (3, False)

    def test_every_reading_is_legal_and_every_legal_play_is_read(self) -> None:
        position = table("E E F G * *", *OTHERS)
        for move in legal(position):
            pinned = move.replace("+ ", "")
            assert move in texts(position, pinned)
            for reading in texts(position, pinned):
                after(position, reading)

    @pytest.mark.parametrize(
        ("follow", "chosen", "expected"),
        [
            ("G H", "E F", "strategix.weaker"),
            ("G H", "E", "strategix.shape_runs"),
            ("G H", "E F M N", "strategix.shape_runs"),
            ("G H", "E M", "strategix.not_a_combination"),
            ("G", "F", "strategix.weaker"),
            ("G", "E F", "strategix.shape_single"),
            ("G G", "E F", "strategix.shape_pairs"),
            ("G", "! E", "strategix.firecracker_alone"),
            ("G", "Y", "engine.not_held"),
            ("G", "E E", "engine.not_held"),
            ("G", "* * *", "engine.not_held"),
            ("G", "", "strategix.nothing_chosen"),
        ],
    )
    def test_why_cards_mean_nothing(self, follow: str, chosen: str, expected: str) -> None:
        assert code(following(follow, "Bp", self.HAND, "Bb"), chosen) == expected

    def test_the_words_say_where_to_start(self) -> None:
        refusal = read(following("M", "Bp", "Kp Bp", "Bb"), "K").refusal
        assert refusal is not None
        assert Words("en").refusal(refusal) == "K is lower than M: your play must start at M or higher. (S4)"

    def test_a_firecracker(self) -> None:
        assert texts(following("G", "Bp", self.HAND, "Bb"), "!") == ["!"]
        assert code(table(self.HAND, *OTHERS), "!") == "strategix.firecracker_lead"
        again = following("G", "Bp", self.HAND, "Bb", after_firecracker=True)
        assert code(again, "!") == "strategix.firecracker_twice"

    def test_out_of_turn(self) -> None:
        _, state = KIND.read_position(table(self.HAND, *OTHERS))
        refusal = state.look(1).readings(cards("B")).refusal
        assert refusal is not None
        assert refusal.id == "engine.not_your_turn"


class TestLimits:
    @pytest.mark.parametrize(("players", "most"), [(2, 160), (3, 540), (4, 960)])
    def test_no_match_has_more_acts(self, players: int, most: int) -> None:
        assert KIND.game(players).most_acts() == most

    def test_the_options_are_kept(self) -> None:
        game = KIND.game(3, {"voluntary_pass": "round", "foul_finish": "single_card", "youngest": 2})
        assert KIND.settings(game) == {"youngest": 2, "voluntary_pass": "round", "foul_finish": "single_card"}
        assert isinstance(game.new(), StrategixState)
