"""Decisions of real matches, for the tests of the coach."""

from collections.abc import Iterator

from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.games import find


def seeded(number: int) -> bytes:
    return number.to_bytes(32, "big")


def played_match(game: str, players: int, level: str, seed: int, hands: int = 0) -> Match:
    """A whole match of one level; with `hands` it ends after that many."""
    match = Match(find(game), players, seed=seeded(seed), hands=hands)
    for _ in play_out(match, [players_of(game, level)] * players, chance_of(match.seed)):
        pass
    return match


def decisions(game: str, players: int, level: str, seed: int) -> Iterator[tuple[AnyState, int, Move]]:
    """Each state of a match with the seat in turn and the move that it made there."""
    match = Match(find(game), players, seed=seeded(seed))
    before = match.state.clone()
    for act in play_out(match, [players_of(game, level)] * players, chance_of(match.seed)):
        if act.move is not None and before.table.turn == act.seat:
            yield before, act.seat, act.move
        before = match.state.clone()
