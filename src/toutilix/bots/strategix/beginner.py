"""The Strategix beginner."""

from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.cards import FIRECRACKER
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.view import AnyView
from toutilix.games.strategix.combinations import STARS_AT, Combination, combination_of, tally_of
from toutilix.games.strategix.plays import leads, plays
from toutilix.games.strategix.seat import PASS, PLAY, THROW, StrategixView

CARELESS = 6
"""A beginner does anything legal once in so many turns."""
SAVED = 6
"""Stars are kept as long as there are more cards than this in hand."""
LOOKED_AT = 2000


def beginner(view: AnyView, rng: Random) -> Advice | None:
    """Leads the most cards it can without stars, lowest first; follows with its weakest play; does not look ahead."""
    assert isinstance(view, StrategixView)
    if view.table.turn != view.seat:
        return None
    if rng.randrange(CARELESS) == 0:
        return _said("reason.beginner_any", view.random_move(rng))
    follow = view.table.combination
    move = _lead(view) if follow is None else _follow(view, follow)
    if move is None or not view.is_legal(move):
        return _said("reason.beginner_any", view.random_move(rng))
    if move.verb == PASS:
        return _said("reason.strategix_beginner_pass", move)
    if move.verb == THROW:
        return _said("reason.strategix_beginner_throw", move)
    return _said("reason.strategix_beginner_lead" if follow is None else "reason.strategix_beginner_follow", move)


def _said(id: str, move: Move) -> Advice:
    return Advice(move, Event(id, cards=move.groups))


def _without_stars(view: StrategixView) -> vec[i64]:
    tally = tally_of(view.own.cards)
    tally[STARS_AT] = 0
    return tally


def _lead(view: StrategixView) -> Move | None:
    found = list(islice(leads(_without_stars(view)), LOOKED_AT))
    return Move(PLAY, groups=max(found, key=_lead_worth)) if found else None


def _lead_worth(groups: vec[i64]) -> tuple[int, int]:
    combination = combination_of(groups)
    assert combination is not None
    return sum(card != GROUP_END for card in groups), -int(combination.strength())


def _follow(view: StrategixView, follow: Combination) -> Move | None:
    held = len(view.own.cards)
    tally = _without_stars(view) if held > SAVED else tally_of(view.own.cards)
    groups = next(plays(tally, follow.kind, follow.length, len(follow.starts), follow.strength()), None)
    if groups is not None:
        return Move(PLAY, groups=groups)
    throw = Move(THROW)
    if FIRECRACKER in view.own.cards and held > 1 and view.is_legal(throw):
        return throw
    return Move(PASS)
