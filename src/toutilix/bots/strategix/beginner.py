"""The Strategix beginner."""

from itertools import islice

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import ANY_CARD, Advice
from toutilix.cards import FIRECRACKER
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move, count_cards
from toutilix.games.strategix.combinations import STARS_AT, Combination, combination_of, tally_of
from toutilix.games.strategix.plays import leads, plays
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import PASS, PLAY, THROW

LEAD = FactType("reason.strategix_beginner_lead")
FOLLOW = FactType("reason.strategix_beginner_follow")
THROW_REASON = FactType("reason.strategix_beginner_throw")
PASS_REASON = FactType("reason.strategix_beginner_pass")

CARELESS = 6
"""A beginner makes a random move once in this many turns."""
SAVED = 6
"""Stars are kept as long as there are more cards than this in hand."""
LOOKED_AT = 2000


def beginner(view: StrategixView, rng: Random) -> Advice | None:
    """Leads the most cards it can without stars, lowest first; follows with its weakest play; does not look ahead."""
    if view.table.turn != view.seat:
        return None
    if rng.randrange(CARELESS) == 0:
        return Advice(view.random_move(rng), Fact(ANY_CARD))
    follow = view.table.combination
    move = _lead(view) if follow is None else _follow(view, follow)
    if move is None or not view.is_legal(move):
        return Advice(view.random_move(rng), Fact(ANY_CARD))
    if move.verb == PASS:
        return Advice(move, Fact(PASS_REASON))
    if move.verb == THROW:
        return Advice(move, Fact(THROW_REASON))
    return Advice(move, Fact(LEAD if follow is None else FOLLOW))


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
    return int(count_cards(groups)), -int(combination.strength())


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
