"""How simulated Strategix seats play: always legally, by the same plan as a regular, and never foul where that can be
helped."""

from itertools import islice

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.asking import dealt, turns
from tests.bots.strategix_fouls import ends_foul
from tests.table import Position
from toutilix.bots.strategix.planning import (
    CUTS,
    Planner,
    Rivals,
    Shape,
    code_of,
    kind_of,
    length_of,
    start_at,
    starts_of,
)
from toutilix.bots.strategix.quick import quick_move
from toutilix.bots.strategix.weighing import weighed
from toutilix.games.strategix import KIND
from toutilix.games.strategix.combinations import RUN, STARS_AT, Z, tally_of
from toutilix.games.strategix.seat import StrategixView

OTHERS = "Ep Gp Ib Kp Mb Qp"


def view_of(cards: str, follow: str = "", **fields: object) -> StrategixView:
    """Seat 1 is in turn with these cards, on the lead or after `follow` of seat 3."""
    position: Position = {"game": "strategix", "players": 3, "turn": 1, "hands": [cards, OTHERS, OTHERS], **fields}
    if follow:
        position |= {"combination": follow, "owner": 3}
    return KIND.read_position(position)[1].view(0)


def chosen(cards: str, follow: str = "", **fields: object) -> str:
    view = view_of(cards, follow, **fields)
    move = quick_move(view)
    assert view.is_legal(move)
    return KIND.notation.write_move(move)


@pytest.mark.parametrize(
    ("cards", "move"),
    [
        ("Cp Cb Gp Gb", "C C + G G"),
        ("Zp Cp Db", "Z"),
        ("Bp *", "*Z"),
        ("Yp Zb Cp", "Y Z"),
        ("Cp Dp !", "C"),
        ("Zp", "Z"),
        ("Bb Cp Hp Hb Hp", "H H"),
    ],
    ids=["out", "Z first", "star first", "foul part first", "to be followed", "foul at last", "three of a letter"],
)
def test_leads(cards: str, move: str) -> None:
    assert chosen(cards) == move


@pytest.mark.parametrize(
    ("cards", "follow", "move"),
    [
        ("Tp", "S", "T"),
        ("Fp !", "S", "!"),
        ("!", "S", "pass"),
        ("Cp Dp", "G H", "pass"),
        ("Zp Cp Dp", "S", "Z"),
        ("Bp Pp", "C", "P"),
        ("Gp Gb Hp Hb", "E", "pass"),
        ("Gp Hp Bb Yp Zb", "C D + E F", "G H + Y Z"),
    ],
    ids=["out", "firecracker", "no foul", "unable", "Z for the last play", "plan", "whole pairs", "wins with Z"],
)
def test_answers(cards: str, follow: str, move: str) -> None:
    assert chosen(cards, follow) == move


def test_it_follows_where_no_pass_is_left() -> None:
    assert chosen("Gp Gb Hp Hb", "E", passes_used=[1, 0, 0]) in ("G", "H")


def test_the_table_says_what_a_foul_is() -> None:
    assert chosen("Yp Zp", "C D", options={"foul_finish": "single_card"}) == "Y Z"
    assert chosen("Yp Zp", "C D") == "pass"


@pytest.mark.parametrize(
    ("players", "given"),
    [(2, {}), (3, {}), (4, {}), (3, {"voluntary_pass": "free"}), (4, {"voluntary_pass": "round"})],
)
def test_whole_hands_are_legal_and_no_foul_is_made_that_could_be_avoided(players: int, given: dict[str, str]) -> None:
    fouls = 0
    for seed in range(6):
        state = dealt(KIND, players, seed, **given)
        for view in turns(state, seed):
            move = quick_move(view)
            assert view.is_legal(move)
            if ends_foul(view, move):
                fouls += 1
                assert all(ends_foul(view, other) for other in islice(view.legal_moves(), 500))
            state.play(view.seat, move)
    assert fouls <= 3 * players


def test_it_mostly_does_what_a_regular_would_do() -> None:
    same = asked = 0
    for seed in range(8):
        state = dealt(KIND, 3, seed)
        for view in turns(state, seed):
            best = weighed(view)[0].move
            same += quick_move(view) == best
            asked += 1
            state.play(view.seat, best)
    assert same > 0.75 * asked


# --- what it is made of ----------------------------------------------------------------------------------------------


def test_a_play_is_told_by_its_code() -> None:
    code = code_of(RUN, 3, start_at(4) * 2 + start_at(22))
    assert (kind_of(code), length_of(code), list(starts_of(code))) == (RUN, 3, [4, 4, 22])


def test_every_cut_has_all_cards_and_no_other() -> None:
    """Stars stand in for what the hand does not have, never more of them than it has."""
    for seed in range(6):
        state = dealt(KIND, 3, seed)
        for view in turns(state, seed):
            tally = tally_of(view.own.cards)
            planner = Planner(Rivals(view.table, view.seat))
            planner.take(tally)
            for way in range(CUTS):
                if planner.cut(way):
                    assert_cut(planner, tally)
            state.play(view.seat, view.random_move(Random(seed)))


def assert_cut(planner: Planner, tally: vec[i64]) -> None:
    left = [int(count) for count in tally[:STARS_AT]]
    stars = int(tally[STARS_AT])
    used = [letter for letter in range(26) if planner.singles & 1 << letter]
    for shape in (planner.pairs, planner.runs, planner.short):
        used += letters_of(shape)
    for letter in [*used, *[int(Z)] * int(planner.winners)]:
        if left[letter]:
            left[letter] -= 1
        else:
            stars -= 1
    assert not any(left)
    assert stars == 0


def letters_of(shape: Shape) -> list[int]:
    starts = starts_of(shape.part(shape.starts))
    assert len(starts) == shape.number
    slope = 1 if shape.kind == RUN else 0
    return [int(start + slope * step) for start in starts for step in range(shape.length)]
