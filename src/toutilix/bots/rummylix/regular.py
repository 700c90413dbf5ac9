"""The Rummylix regular: it opens early, draws what helps, keeps points on its own runs, takes stars and guards its own,
and throws away what helps nobody. What it does is in `craft.py`; here it says why."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.rummylix.craft import choose, guards, helped
from toutilix.bots.rummylix.valuing import Sight, lacking
from toutilix.cards import ALPHABET, BIT, FIRECRACKER, STAR, STAR_AS, is_star, letter_of
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.rules import REFILL, REFILL_BEFORE_DISCARD, REFILL_NEVER, card_points
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import ADD, BLOCK, DRAW, LAY, SWAP, TAKE


def regular(view: AnyView, _rng: Random) -> Advice | None:
    """Needs no chance."""
    assert isinstance(view, RummylixView)
    if view.table.turn != view.seat:
        return None
    sight = Sight(view)
    move = choose(sight)
    return Advice(move, _why(sight, move))


def _why(sight: Sight, move: Move) -> Event:
    verb = move.verb
    if verb == DRAW:
        return _why_draw(sight)
    if verb == TAKE:
        return _why_take(sight, sight.view.table.top)
    if verb == SWAP:
        return _why_swap(sight, move)
    if verb == LAY:
        points = sum(int(card_points(card)) for card in move.groups if card != GROUP_END)
        id = "reason.rummylix_lay" if sight.opened else "reason.rummylix_open"
        return Event(id, cards=move.groups, points=points)
    if verb == ADD:
        return _why_place(sight, move) if is_star(move.card) else _why_add(sight, move)
    if verb == BLOCK:
        guarded = guards(sight.view.table.runs[move.number], move.side)
        id = "reason.rummylix_block_star" if guarded else "reason.rummylix_block"
        return Event(id, number=move.number + 1, points=card_points(FIRECRACKER))
    return _why_discard(sight, move.card)


# --- drawing ---------------------------------------------------------------------------------------------------------


def _why_draw(sight: Sight) -> Event:
    table = sight.view.table
    if not table.discard:
        return Event("reason.rummylix_draw")
    if not table.stock and not table.game.reshuffle:
        return Event("reason.rummylix_draw_known", cards=vec[i64]([sight.view.recall.discard[0], table.top]))
    return Event("reason.rummylix_draw_rather", cards=vec[i64]([table.top]))


def _why_take(sight: Sight, top: i64) -> Event:
    cards = vec[i64]([top])
    if top >= STAR:
        return Event("reason.rummylix_take_special", cards=cards, points=card_points(top))
    letter = letter_of(top)
    if sight.opened:
        freed = sight.star_to_free(letter)
        if freed >= 0:
            return Event("reason.rummylix_take_for_star", cards=cards, number=freed + 1)
        for place in range(len(sight.end_runs)):
            number = sight.end_runs[place]
            if sight.view.table.runs[number].letter_at(sight.end_sides[place]) == letter:
                return Event("reason.rummylix_take_to_add", cards=cards, number=number + 1)
    elif lacking(sight.letters | BIT[letter], sight.stars) < lacking(sight.letters, sight.stars):
        return Event("reason.rummylix_take_to_open", cards=cards)
    if sight.completes_run(letter):
        return Event("reason.rummylix_take_for_run", cards=cards)
    return Event("reason.rummylix_take_near", cards=cards)


# --- at the runs -----------------------------------------------------------------------------------------------------


def _why_swap(sight: Sight, move: Move) -> Event:
    owner = sight.view.table.runs[move.number].owner
    id = "reason.rummylix_own_star" if owner == sight.seat else "reason.rummylix_steal_star"
    cards = vec[i64]([move.card, STAR_AS + letter_of(move.card)])
    return Event(id, other=owner, cards=cards, number=move.number + 1)


def _why_place(sight: Sight, move: Move) -> Event:
    owner = sight.view.table.runs[move.number].owner
    cards = vec[i64]([move.card])
    if owner != sight.seat:
        return Event("reason.rummylix_place_theirs", other=owner, cards=cards, number=move.number + 1)
    id = "reason.rummylix_place_own" if sight.feared(letter_of(move.card)) else "reason.rummylix_place_safe"
    return Event(id, cards=cards, number=move.number + 1)


def _why_add(sight: Sight, move: Move) -> Event:
    owner = sight.view.table.runs[move.number].owner
    cards = vec[i64]([move.card])
    if owner == sight.seat:
        return Event("reason.rummylix_add", cards=cards, number=move.number + 1, points=1)
    id = "reason.rummylix_gift_refill" if _refills(sight.view) else "reason.rummylix_gift_end"
    return Event(id, other=owner, cards=cards, number=move.number + 1)


def _refills(view: RummylixView) -> bool:
    """R6: would a player who has laid the last card get new ones?"""
    return view.table.game.refill != REFILL_NEVER and view.table.stock + view.table.discard >= REFILL


# --- discarding ------------------------------------------------------------------------------------------------------


def _why_discard(sight: Sight, card: i64) -> Event:
    view = sight.view
    cards = vec[i64]([card])
    if len(view.cards) == 1:
        again = _refills(view) and view.table.game.refill != REFILL_BEFORE_DISCARD
        # The discarded card lies in the piles when they are counted.
        again = again or (view.table.game.refill == 0 and view.table.stock + view.table.discard + 1 >= REFILL)
        return Event("reason.rummylix_discard_refill" if again else "reason.rummylix_discard_end", cards=cards)
    if card >= STAR:
        return Event("reason.rummylix_discard_special", cards=cards)
    letter = card % ALPHABET
    if sight.held[letter] > 1:
        return Event("reason.rummylix_discard_twin", cards=cards)
    after = (sight.seat + 1) % view.table.players
    id = "reason.rummylix_discard_least" if helped(sight, letter) else "reason.rummylix_discard_lone"
    return Event(id, cards=cards, other=after)
