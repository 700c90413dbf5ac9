"""The Oldchapix beginner."""

from librt.random import Random

from toutilix.bots.advice import ANY_CARD, Advice
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import highest_place

LEAD = FactType("reason.oldchapix_beginner_lead", "card")
UNDER = FactType("reason.oldchapix_beginner_under", "card")
TAKE = FactType("reason.oldchapix_beginner_take", "card")

CARELESS = 5
"""A beginner plays any legal card once in this many turns."""


def beginner(view: OldchapixView, rng: Random) -> Advice | None:
    """Ducks under the best card of the trick if it can, else throws its highest card; now and then just any."""
    if view.table.turn != view.seat:
        return None
    if rng.randrange(CARELESS) == 0:
        return _said(ANY_CARD, view.random_move(rng))
    moves = list(view.legal_moves())
    trick = view.table.trick
    if not len(trick):
        return _said(LEAD, min(moves, key=lambda move: move.card % 13))
    best = trick[highest_place(trick)]
    under = [move for move in moves if move.card // 13 != best // 13 or move.card < best]
    why = UNDER if under else TAKE
    return _said(why, max(under or moves, key=lambda move: move.card % 13))


def _said(why: FactType, move: Move) -> Advice:
    return Advice(move, Fact(why, cards=one(move.card) if why is not ANY_CARD else NO_CARDS))
