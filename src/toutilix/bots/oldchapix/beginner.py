"""The Oldchapix beginner."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.engine.events import Event
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.rules import OldchapixView, highest_place

CARELESS = 5
"""A beginner plays any legal card once in so many turns."""


def beginner(view: AnyView, rng: Random) -> Advice | None:
    """Ducks under the best card of the trick if it can, else throws its highest card; now and then just any."""
    assert isinstance(view, OldchapixView)
    if view.table.turn != view.seat:
        return None
    if rng.randrange(CARELESS) == 0:
        return _said("reason.beginner_any", view.random_move(rng))
    moves = list(view.legal_moves())
    trick = view.table.trick
    if not len(trick):
        return _said("reason.oldchapix_beginner_lead", min(moves, key=lambda move: move.card % 13))
    best = trick[highest_place(trick)]
    under = [move for move in moves if move.card // 13 != best // 13 or move.card < best]
    id = "reason.oldchapix_beginner_under" if under else "reason.oldchapix_beginner_take"
    return _said(id, max(under or moves, key=lambda move: move.card % 13))


def _said(id: str, move: Move) -> Advice:
    return Advice(move, Event(id, cards=vec[i64]([move.card])))
