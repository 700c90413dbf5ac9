"""Every level of every game: only legal moves, and nothing but a view to find them in."""

import gc
from itertools import islice

import pytest
from librt.random import Random

from tests.conformance.walks import cases
from toutilix.bots.chance import chance_of
from toutilix.bots.levels import Player, players_of
from toutilix.bots.match_loop import play_out
from toutilix.engine.kind import LEVELS, AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.state import State
from toutilix.engine.view import AnyView, View
from toutilix.games import GAMES

HANDS = 10_000
"""For each game and level, over all numbers of players and options in turn."""
SAMPLE = 4
THOUGHTS = 5
"""An expert that thinks little is as legal as one that thinks much."""

each_game = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
each_level = pytest.mark.parametrize("level", LEVELS)


def player_of(kind: AnyKind, level: str) -> Player:
    return players_of(kind.name, f"expert:{THOUGHTS}" if level == "expert" else level)


def play_hands(kind: AnyKind, level: str, hands: int, start: int = 0) -> int:
    """Play first hands, each at another table; an illegal move would raise. How many moves were made."""
    tables = cases(whole=True)
    ours = [case for case in tables if case.name == kind.name]
    player = player_of(kind, level)
    moves = 0
    for number in range(start, start + hands):
        case = ours[number * 7 % len(ours)]
        seed = number.to_bytes(32, "big")
        match = Match(kind, case.players, dict(case.options), seed=seed)
        for act in play_out(match, [player] * case.players, chance_of(seed)):
            moves += act.move is not None
            if act.move is not None and match.state.table.over:
                break
    return moves


@each_level
@each_game
def test_all_moves_are_legal(kind: AnyKind, level: str) -> None:
    assert play_hands(kind, level, SAMPLE) > SAMPLE * kind.fewest


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@each_level
@each_game
def test_all_moves_of_thousands_of_hands_are_legal(kind: AnyKind, level: str, part: int) -> None:
    assert play_hands(kind, level, HANDS // 10, start=part * HANDS // 10) > HANDS // 10


def holds_a_state(thing: object) -> bool:
    """Can a state be reached from this object, however far away? Classes and modules lead everywhere and tell
    nothing."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, type | type(gc)):
            continue
        seen.add(id(found))
        if isinstance(found, State):
            return True
        waiting += gc.get_referents(found)
    return False


@each_level
@each_game
def test_no_player_is_given_a_state(kind: AnyKind, level: str) -> None:
    """A bot gets a view of its own seat, from which no state can be reached, and random numbers."""
    player = player_of(kind, level)
    asked: list[int] = []

    def watched(view: AnyView, rng: Random) -> Move | None:
        assert isinstance(view, View)
        assert isinstance(rng, Random)
        assert not holds_a_state(view)
        asked.append(int(view.seat))
        return player(view, rng)

    match = Match(kind, kind.fewest, seed=bytes([9]) * 32)
    list(islice(play_out(match, [watched] * kind.fewest, Random(1)), 12))
    assert set(asked) == set(range(kind.fewest))


def test_a_state_in_a_view_would_be_found() -> None:
    match = Match(GAMES[0], 4, seed=bytes(32))
    match.deal()
    assert holds_a_state(match)
    assert holds_a_state([{"far": (match.state,)}])
    assert not holds_a_state(match.state.view(0))
