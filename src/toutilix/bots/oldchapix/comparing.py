"""Reasons for one Oldchapix card rather than another: facts that the seat can see or remember."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.oldchapix.costs import trick_cost, worth
from toutilix.cards import BIT
from toutilix.engine.facts import Fact, FactType
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import FAMILY, highest_place

TAKES: Final = FactType("reason.oldchapix_told_takes", "points card instead:card")
HIGHER: Final = FactType("reason.oldchapix_told_higher", "higher above card instead:card")
DANGEROUS: Final = FactType("reason.oldchapix_told_dangerous", "lower card")
RID: Final = FactType("reason.oldchapix_told_rid", "points card")


def told(view: OldchapixView, out: i64, card: i64, instead: i64) -> Fact | None:
    """`out` are the cards that the others hold."""
    table = view.table
    both = vec[i64]([card, instead])
    if len(table.trick) == 0:
        higher, above = _higher(out, card), _higher(out, instead)
        return Fact(HIGHER, higher, above, cards=both) if higher > above else None
    best = table.trick[highest_place(table.trick)]
    led = best // FAMILY
    if card // FAMILY != led:
        points = worth(table.hand, card)
        if points > worth(table.hand, instead):
            return Fact(RID, points, cards=vec[i64]([card]))
        lower = _lower(out, card)
        return Fact(DANGEROUS, lower, cards=vec[i64]([card])) if lower > _lower(out, instead) else None
    if card < best < instead and instead // FAMILY == led:
        points = trick_cost(table.hand) + worth(table.hand, instead)
        for lying in table.trick:
            points += worth(table.hand, lying)
        return Fact(TAKES, points, cards=both) if points > 0 else None
    return None


def _higher(out: i64, card: i64) -> i64:
    """How many higher cards of its family the others hold."""
    return _count(out, card + 1, card // FAMILY * FAMILY + FAMILY)


def _lower(out: i64, card: i64) -> i64:
    return _count(out, card // FAMILY * FAMILY, card)


def _count(out: i64, start: i64, end: i64) -> i64:
    count: i64 = 0
    for card in range(start, end):
        if out & BIT[card]:
            count += 1
    return count
