"""Matches as far as somebody has played them, for bots to think about."""

from librt.random import Random

from toutilix.engine.match import Match
from toutilix.games import find
from toutilix.server.thinking import Question, question_of


def begun(game: str, players: int, moves: int = 0, seed: int = 1) -> Match:
    match = Match(find(game), players, seed=bytes([seed]) * 32)
    match.deal()
    play_moves(match, moves, seed)
    return match


def play_moves(match: Match, moves: int, seed: int = 1) -> None:
    """Play more random moves, and deal where a hand is over."""
    dice = Random(seed)
    for _ in range(moves):
        if match.over:
            return
        if match.state.table.over:
            match.deal()
        seat = int(match.state.table.turn)
        match.play(seat, match.state.view(seat).random_move(dice))
    if match.state.table.over and not match.over:
        match.deal()


def question_in_turn(match: Match, level: str = "beginner", *, advise: bool = False) -> Question:
    """A question to a bot at the seat in turn."""
    return question_of(match, int(match.state.table.turn), level, advise=advise)
