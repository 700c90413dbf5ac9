"""The Sowix beginner."""

from librt.random import Random

from toutilix.cards import FIRECRACKER, LETTERS, STAR, face_of, letter_of
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.seat import CALL, CATCH, PLAY, SowixView

CARELESS = 5
"""A beginner plays any card, or forgets "Toutilix!", once in so many times."""


def beginner(view: AnyView, rng: Random) -> Move | None:
    """Plays its dearest letter and keeps stars and firecrackers for later; catches others every other time."""
    assert isinstance(view, SowixView)
    moves = list(view.legal_moves())
    if rng.randrange(2):
        for move in moves:
            if move.verb in (CALL, CATCH):
                return move
    if view.table.turn != view.seat:
        return None
    plays = [move for move in moves if move.verb == PLAY and not move.call]
    if not plays:
        return next(move for move in moves if move.verb not in (CALL, CATCH))
    chosen = plays[rng.randrange(len(plays))]
    if rng.randrange(CARELESS):
        chosen = max(plays, key=lambda move: _liking(view, move))
    if len(view.own.cards) == 2 and rng.randrange(CARELESS):
        return Move(PLAY, chosen.card, call=True)
    return chosen


def _liking(view: SowixView, move: Move) -> int:
    """Letters first, the dearest of them; a firecracker when the next player is nearly out; a star for a letter on
    which much of the rest of the hand would fit."""
    card = face_of(move.card)
    if card == FIRECRACKER:
        table = view.table
        return 100 if table.counts[table.after(view.seat)] <= 2 else -1
    if card == STAR:
        letter = letter_of(move.card)
        return sum(bool(fits(letter, other)) for other in view.own.cards) - 100 - (LETTERS[letter] == "X")
    return int(POINTS[card])
