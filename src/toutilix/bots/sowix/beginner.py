"""The Sowix beginner."""

from librt.random import Random

from toutilix.bots.advice import ANY_CARD, Advice
from toutilix.bots.sowix.calls import said
from toutilix.bots.sowix.regular import NOTHING_FITS_DRAW, NOTHING_FITS_PASS
from toutilix.cards import FIRECRACKER, LETTERS, STAR, face_of, letter_of
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.moves import Move
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.table import CALL, CATCH, DRAW, PLAY

DEAR = FactType("reason.sowix_beginner_dear", "card")
SPECIAL = FactType("reason.sowix_beginner_special", "card")

CARELESS = 5
"""A beginner plays any card, or forgets "Toutilix!", once in this many times."""


def beginner(view: SowixView, rng: Random) -> Advice | None:
    """Plays its most expensive letter and keeps stars and firecrackers for later; catches others every other time."""
    moves = list(view.legal_moves())
    if rng.randrange(2):
        for move in moves:
            if move.verb in (CALL, CATCH):
                return said(move)
    if view.table.turn != view.seat:
        return None
    plays = [move for move in moves if move.verb == PLAY and not move.call]
    if not plays:
        move = next(move for move in moves if move.verb not in (CALL, CATCH))
        return Advice(move, Fact(NOTHING_FITS_DRAW if move.verb == DRAW else NOTHING_FITS_PASS, view.table.letter))
    chosen = plays[rng.randrange(len(plays))]
    why = Fact(ANY_CARD)
    if rng.randrange(CARELESS):
        chosen = max(plays, key=lambda move: _liking(view, move))
        why = Fact(SPECIAL if face_of(chosen.card) >= STAR else DEAR, cards=one(chosen.card))
    if len(view.own.cards) == 2 and rng.randrange(CARELESS):
        return Advice(Move(PLAY, chosen.card, call=True), why)
    return Advice(chosen, why)


def _liking(view: SowixView, move: Move) -> int:
    """Letters first, the most expensive of them; a firecracker when the next player is nearly out; a star for a letter
    on which much of the rest of the hand would fit."""
    card = face_of(move.card)
    if card == FIRECRACKER:
        table = view.table
        return 100 if table.counts[table.after(view.seat)] <= 2 else -1
    if card == STAR:
        letter = letter_of(move.card)
        return sum(bool(fits(letter, other)) for other in view.own.cards) - 100 - (LETTERS[letter] == "X")
    return int(POINTS[card])
