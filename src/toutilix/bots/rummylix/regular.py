"""The Rummylix regular: it opens early, draws what helps, keeps points on its own runs, takes stars and guards its own,
and discards what helps nobody. Its decisions are in `craft.py`, its reasons here."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.rummylix.craft import choose, guards, helped
from toutilix.bots.rummylix.valuing import Valuation, lacking
from toutilix.cards import ALPHABET, BIT, FIRECRACKER, STAR, is_star, letter_of
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games.rummylix.scoring import card_points
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import (
    ADD,
    BLOCK,
    DRAW,
    LAY,
    REFILL,
    REFILL_BEFORE_DISCARD,
    REFILL_NEVER,
    SWAP,
    TAKE,
)

# --- why it does that ---
DRAW_ONLY: Final = FactType("reason.rummylix_draw")
DRAW_RATHER: Final = FactType("reason.rummylix_draw_rather", "card")
DRAW_KNOWN: Final = FactType("reason.rummylix_draw_known", "card top:card")
TAKE_SPECIAL: Final = FactType("reason.rummylix_take_special", "points card")
TAKE_FOR_STAR: Final = FactType("reason.rummylix_take_for_star", "run card")
TAKE_TO_ADD: Final = FactType("reason.rummylix_take_to_add", "run card")
TAKE_TO_OPEN: Final = FactType("reason.rummylix_take_to_open", "card")
TAKE_FOR_RUN: Final = FactType("reason.rummylix_take_for_run", "card")
TAKE_NEAR: Final = FactType("reason.rummylix_take_near", "card")
STEAL_STAR: Final = FactType("reason.rummylix_steal_star", "owner:seat run card")
OWN_STAR: Final = FactType("reason.rummylix_own_star", "run card")
PLACE_SAFE: Final = FactType("reason.rummylix_place_safe", "run card")
PLACE_OWN: Final = FactType("reason.rummylix_place_own", "run card")
PLACE_THEIRS: Final = FactType("reason.rummylix_place_theirs", "owner:seat run card")
OPEN: Final = FactType("reason.rummylix_open", "points groups")
LAY_RUNS: Final = FactType("reason.rummylix_lay", "points groups")
ADD_OWN: Final = FactType("reason.rummylix_add", "run card")
GIFT_REFILL: Final = FactType("reason.rummylix_gift_refill", "owner:seat run card")
GIFT_END: Final = FactType("reason.rummylix_gift_end", "owner:seat run card")
BLOCK_STAR: Final = FactType("reason.rummylix_block_star", "run points")
BLOCK_END: Final = FactType("reason.rummylix_block", "run points")
DISCARD_REFILL: Final = FactType("reason.rummylix_discard_refill", "card")
DISCARD_END: Final = FactType("reason.rummylix_discard_end", "card")
DISCARD_SPECIAL: Final = FactType("reason.rummylix_discard_special", "card")
DISCARD_TWIN: Final = FactType("reason.rummylix_discard_twin", "card")
DISCARD_LONE: Final = FactType("reason.rummylix_discard_lone", "next:seat card")
DISCARD_LEAST: Final = FactType("reason.rummylix_discard_least", "next:seat card")


def regular(view: RummylixView, _rng: Random) -> Advice | None:
    """Needs no chance."""
    if view.table.turn != view.seat:
        return None
    valuation = Valuation(view)
    move = choose(valuation)
    return Advice(move, _why(valuation, move))


def _why(valuation: Valuation, move: Move) -> Fact:
    verb = move.verb
    if verb == DRAW:
        return _why_draw(valuation)
    if verb == TAKE:
        return _why_take(valuation, valuation.table.top)
    if verb == SWAP:
        return _why_swap(valuation, move)
    if verb == LAY:
        points = sum(int(card_points(card)) for card in move.groups if card != GROUP_END)
        return Fact(LAY_RUNS if valuation.opened else OPEN, points, cards=move.groups)
    if verb == ADD:
        return _why_place(valuation, move) if is_star(move.card) else _why_add(valuation, move)
    if verb == BLOCK:
        guarded = guards(valuation.table.runs[move.number], move.side)
        return Fact(BLOCK_STAR if guarded else BLOCK_END, move.number, card_points(FIRECRACKER))
    return _why_discard(valuation, move.card)


# --- drawing ---------------------------------------------------------------------------------------------------------


def _why_draw(valuation: Valuation) -> Fact:
    table = valuation.table
    if not table.discard:
        return Fact(DRAW_ONLY)
    if not table.stock and not table.game.reshuffle:
        return Fact(DRAW_KNOWN, cards=vec[i64]([valuation.view.memory.discard[0], table.top]))
    return Fact(DRAW_RATHER, cards=one(table.top))


def _why_take(valuation: Valuation, top: i64) -> Fact:
    cards = one(top)
    if top >= STAR:
        return Fact(TAKE_SPECIAL, card_points(top), cards=cards)
    letter = letter_of(top)
    if valuation.opened:
        freed = valuation.star_to_free(letter)
        if freed >= 0:
            return Fact(TAKE_FOR_STAR, freed, cards=cards)
        for place in range(len(valuation.end_runs)):
            number = valuation.end_runs[place]
            if valuation.table.runs[number].letter_at(valuation.end_sides[place]) == letter:
                return Fact(TAKE_TO_ADD, number, cards=cards)
    elif lacking(valuation.letters | BIT[letter], valuation.stars) < lacking(valuation.letters, valuation.stars):
        return Fact(TAKE_TO_OPEN, cards=cards)
    if valuation.completes_run(letter):
        return Fact(TAKE_FOR_RUN, cards=cards)
    return Fact(TAKE_NEAR, cards=cards)


# --- at the runs -----------------------------------------------------------------------------------------------------


def _why_swap(valuation: Valuation, move: Move) -> Fact:
    owner = valuation.table.runs[move.number].owner
    cards = one(move.card)
    if owner == valuation.seat:
        return Fact(OWN_STAR, move.number, cards=cards)
    return Fact(STEAL_STAR, owner, move.number, cards=cards)


def _why_place(valuation: Valuation, move: Move) -> Fact:
    owner = valuation.table.runs[move.number].owner
    cards = one(move.card)
    if owner != valuation.seat:
        return Fact(PLACE_THEIRS, owner, move.number, cards=cards)
    return Fact(PLACE_OWN if valuation.feared(letter_of(move.card)) else PLACE_SAFE, move.number, cards=cards)


def _why_add(valuation: Valuation, move: Move) -> Fact:
    owner = valuation.table.runs[move.number].owner
    cards = one(move.card)
    if owner == valuation.seat:
        return Fact(ADD_OWN, move.number, cards=cards)
    return Fact(GIFT_REFILL if _refills(valuation.view) else GIFT_END, owner, move.number, cards=cards)


def _refills(view: RummylixView) -> bool:
    """R6: would a player who has laid the last card get new ones?"""
    return view.table.game.refill != REFILL_NEVER and view.table.stock + view.table.discard >= REFILL


# --- discarding ------------------------------------------------------------------------------------------------------


def _why_discard(valuation: Valuation, card: i64) -> Fact:
    view = valuation.view
    cards = one(card)
    if len(view.own.cards) == 1:
        again = _refills(view) and view.table.game.refill != REFILL_BEFORE_DISCARD
        # The discarded card lies in the piles when they are counted.
        again = again or (view.table.game.refill == 0 and view.table.stock + view.table.discard + 1 >= REFILL)
        return Fact(DISCARD_REFILL if again else DISCARD_END, cards=cards)
    if card >= STAR:
        return Fact(DISCARD_SPECIAL, cards=cards)
    letter = card % ALPHABET
    if valuation.held[letter] > 1:
        return Fact(DISCARD_TWIN, cards=cards)
    after = (valuation.seat + 1) % view.table.players
    return Fact(DISCARD_LEAST if helped(valuation, letter) else DISCARD_LONE, after, cards=cards)
