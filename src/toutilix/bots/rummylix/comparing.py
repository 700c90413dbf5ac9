"""Reasons for one Rummylix move rather than another: facts that the seat can see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.rummylix.valuing import open_letters
from toutilix.cards import ALPHABET, BIT, STAR
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move, count_cards
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import ADD, DISCARD, DRAW, LAY, TAKE

FITS_RUN: Final = FactType("reason.rummylix_told_fits", "card instead:card")
NEIGHBOURS: Final = FactType("reason.rummylix_told_neighbours", "near card instead:card")
SECRET: Final = FactType("reason.rummylix_told_secret", "card")
NEAR_TOP: Final = FactType("reason.rummylix_told_top", "near card")
SHED: Final = FactType("reason.rummylix_told_shed", "shed held")
KEEP: Final = FactType("reason.rummylix_told_keep", "held")

_NEAR: Final = 2
"""Letters so far apart can stand in one run of three."""


def told(view: RummylixView, move: Move, instead: Move) -> Fact | None:
    if move.verb == DISCARD and instead.verb == DISCARD:
        return _discards(view, move.card, instead.card)
    if move.verb == TAKE:
        near = _near(view.own.cards, view.table.top)
        return Fact(NEAR_TOP, near, cards=vec[i64]([view.table.top])) if near else None
    if move.verb == DRAW and instead.verb == TAKE:
        return Fact(SECRET, cards=vec[i64]([view.table.top]))
    if move.verb == LAY and instead.verb != LAY:
        return Fact(SHED, count_cards(move.groups), len(view.own.cards))
    if move.verb == DISCARD and instead.verb in (LAY, ADD):
        return Fact(KEEP, len(view.own.cards))
    return None


def _discards(view: RummylixView, card: i64, instead: i64) -> Fact | None:
    if card >= STAR or instead >= STAR:
        return None
    both = vec[i64]([card, instead])
    fitting = open_letters(view.table.runs)
    if fitting & BIT[instead % ALPHABET] and not fitting & BIT[card % ALPHABET]:
        return Fact(FITS_RUN, cards=both)
    near = _near(view.own.cards, instead)
    return Fact(NEIGHBOURS, near, cards=both) if near > _near(view.own.cards, card) else None


def _near(cards: vec[i64], wanted: i64) -> i64:
    """How many other letters of the hand could stand in one run of three with this one."""
    if wanted >= STAR:
        return 0
    letters: i64 = 0
    for card in cards:
        if card < STAR:
            letters |= BIT[card % ALPHABET]
    near: i64 = 0
    for step in range(1, _NEAR + 1):
        for letter in ((wanted + step) % ALPHABET, (wanted + ALPHABET - step) % ALPHABET):
            if letters & BIT[letter]:
                near += 1
    return near
