"""The Strategix regular: it plans its hand in few plays, keeps a clean one for the end, and does what costs that plan
least."""

from typing import Final

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.strategix.weighing import NEARLY_OUT, Choice, next_rival, weighed
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, NO_CARDS
from toutilix.engine.view import AnyView
from toutilix.games.strategix.combinations import FIRECRACKERS_AT, can_follow, combination_of, tally_of
from toutilix.games.strategix.seat import PASS, THROW, StrategixView

SURE_ENOUGH: Final = 0.6
"""A lead that wins so often is called hard to follow."""


def regular(view: AnyView, _rng: Random) -> Advice | None:
    """The cheapest move and its reason; needs no chance."""
    assert isinstance(view, StrategixView)
    if view.table.turn != view.seat:
        return None
    choices = weighed(view)
    best = choices[0]
    return Advice(best.move, _why(view, best, choices))


def _why(view: StrategixView, best: Choice, choices: list[Choice]) -> Event:
    if best.move.verb == PASS:
        return _why_pass(view, best)
    if best.move.verb == THROW:
        return _why_throw(view, best)
    cards = best.move.groups
    shed = sum(card != GROUP_END for card in cards)
    if shed == len(view.own.cards):
        id = "reason.strategix_foul" if best.cost > 0 else "reason.strategix_out"
        return Event(id, cards=cards)
    left = best.left
    combination = combination_of(cards)
    follow = view.table.combination
    assert combination is not None
    if follow is not None:
        if combination.starts == follow.starts and not combination.has_z():
            return Event("reason.strategix_same", cards=cards, other=next_rival(view), number=left)
        if combination.has_z():
            return Event("reason.strategix_win_round", cards=cards, number=left)
        if len(choices) == 1:
            return Event("reason.strategix_must", cards=cards)
        return Event("reason.strategix_follow", cards=cards, number=left)
    if combination.has_z():
        return Event("reason.strategix_lead_z", cards=cards, number=left)
    if best.wins >= SURE_ENOUGH:
        return Event("reason.strategix_lead_hard", cards=cards, number=left)
    if tally_of(view.own.cards)[FIRECRACKERS_AT]:
        return Event("reason.strategix_lead_followable", cards=cards, number=left)
    return Event("reason.strategix_lead_weak", cards=cards, number=left)


def _why_pass(view: StrategixView, best: Choice) -> Event:
    follow = view.table.combination
    assert follow is not None
    if can_follow(tally_of(view.own.cards), follow):
        return Event("reason.strategix_pass_keep", cards=NO_CARDS, number=best.left)
    return Event("reason.strategix_pass_unable")


def _why_throw(view: StrategixView, best: Choice) -> Event:
    if len(view.own.cards) == 1:
        return Event("reason.strategix_throw_last")
    after = next_rival(view)
    if view.table.counts[after] <= NEARLY_OUT:
        return Event("reason.strategix_throw_skip", other=after, number=view.table.counts[after])
    return Event("reason.strategix_throw_rid", other=after, number=best.left)
