"""The Strategix regular: it plans its hand in few plays, keeps a clean one for the end, and does what costs that plan
least."""

from typing import Final

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.strategix.weighing import NEARLY_OUT, WeighedMove, next_rival, weighed
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import count_cards
from toutilix.games.strategix.combinations import FIRECRACKERS_AT, can_follow, combination_of, tally_of
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import PASS, THROW

OUT: Final = FactType("reason.strategix_out", "groups")
FOUL: Final = FactType("reason.strategix_foul", "groups")
LEAD_Z: Final = FactType("reason.strategix_lead_z", "plays groups")
LEAD_HARD: Final = FactType("reason.strategix_lead_hard", "plays groups")
LEAD_WEAK: Final = FactType("reason.strategix_lead_weak", "plays groups")
LEAD_FOLLOWABLE: Final = FactType("reason.strategix_lead_followable", "groups")
FOLLOW: Final = FactType("reason.strategix_follow", "plays groups")
MUST: Final = FactType("reason.strategix_must", "groups")
WIN_ROUND: Final = FactType("reason.strategix_win_round", "plays groups")
SAME: Final = FactType("reason.strategix_same", "rival:seat groups")
THROW_SKIP: Final = FactType("reason.strategix_throw_skip", "rival:seat held")
THROW_RID: Final = FactType("reason.strategix_throw_rid")
THROW_LAST: Final = FactType("reason.strategix_throw_last")
PASS_UNABLE: Final = FactType("reason.strategix_pass_unable")
PASS_KEEP: Final = FactType("reason.strategix_pass_keep", "plays")

SURE_ENOUGH: Final = 0.6
"""A lead that wins so often is called hard to follow."""


def regular(view: StrategixView, _rng: Random) -> Advice | None:
    """The cheapest move and its reason; needs no chance."""
    if view.table.turn != view.seat:
        return None
    moves = weighed(view)
    best = moves[0]
    return Advice(best.move, _why(view, best, moves))


def _why(view: StrategixView, best: WeighedMove, moves: list[WeighedMove]) -> Fact:
    if best.move.verb == PASS:
        return _why_pass(view, best)
    if best.move.verb == THROW:
        return _why_throw(view)
    groups = best.move.groups
    shed = count_cards(groups)
    if shed == len(view.own.cards):
        return Fact(FOUL if best.cost > 0 else OUT, cards=groups)
    left = best.left
    combination = combination_of(groups)
    follow = view.table.combination
    assert combination is not None
    if follow is not None:
        if combination.starts == follow.starts and not combination.has_z():
            return Fact(SAME, next_rival(view), cards=groups)
        if combination.has_z():
            return Fact(WIN_ROUND, left, cards=groups)
        if len(moves) == 1:
            return Fact(MUST, cards=groups)
        return Fact(FOLLOW, left, cards=groups)
    if combination.has_z():
        return Fact(LEAD_Z, left, cards=groups)
    if best.wins >= SURE_ENOUGH:
        return Fact(LEAD_HARD, left, cards=groups)
    if tally_of(view.own.cards)[FIRECRACKERS_AT]:
        return Fact(LEAD_FOLLOWABLE, cards=groups)
    return Fact(LEAD_WEAK, left, cards=groups)


def _why_pass(view: StrategixView, best: WeighedMove) -> Fact:
    follow = view.table.combination
    assert follow is not None
    if can_follow(tally_of(view.own.cards), follow):
        return Fact(PASS_KEEP, best.left)
    return Fact(PASS_UNABLE)


def _why_throw(view: StrategixView) -> Fact:
    if len(view.own.cards) == 1:
        return Fact(THROW_LAST)
    after = next_rival(view)
    if view.table.counts[after] <= NEARLY_OUT:
        return Fact(THROW_SKIP, after, view.table.counts[after])
    return Fact(THROW_RID)
