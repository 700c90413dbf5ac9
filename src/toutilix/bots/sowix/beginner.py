"""The Sowix beginner."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.cards import ANY, FIRECRACKER, LETTERS, STAR, face_of, letter_card, letter_of
from toutilix.engine.events import Event
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.sowix.letters import POINTS, fits
from toutilix.games.sowix.seat import CALL, CATCH, DRAW, PLAY, SowixView

CARELESS = 5
"""A beginner plays any card, or forgets "Toutilix!", once in so many times."""


def beginner(view: AnyView, rng: Random) -> Advice | None:
    """Plays its dearest letter and keeps stars and firecrackers for later; catches others every other time."""
    assert isinstance(view, SowixView)
    moves = list(view.legal_moves())
    if rng.randrange(2):
        for move in moves:
            if move.verb == CALL:
                return Advice(move, Event("reason.sowix_call"))
            if move.verb == CATCH:
                return Advice(move, Event("reason.sowix_catch", other=move.number))
    if view.table.turn != view.seat:
        return None
    plays = [move for move in moves if move.verb == PLAY and not move.call]
    if not plays:
        move = next(move for move in moves if move.verb not in (CALL, CATCH))
        id = "reason.sowix_draw" if move.verb == DRAW else "reason.sowix_pass"
        return Advice(move, Event(id, cards=vec[i64]([letter_card(view.table.letter, ANY)])))
    chosen = plays[rng.randrange(len(plays))]
    id = "reason.beginner_any"
    if rng.randrange(CARELESS):
        chosen = max(plays, key=lambda move: _liking(view, move))
        id = "reason.sowix_beginner_special" if face_of(chosen.card) >= STAR else "reason.sowix_beginner_dear"
    why = Event(id, cards=vec[i64]([chosen.card]))
    if len(view.own.cards) == 2 and rng.randrange(CARELESS):
        return Advice(Move(PLAY, chosen.card, call=True), why)
    return Advice(chosen, why)


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
