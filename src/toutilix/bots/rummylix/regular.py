"""The Rummylix regular: it opens early, draws what helps, keeps points on its own runs, takes stars and guards its own,
and throws away what helps nobody."""

from itertools import islice
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.bots.rummylix.valuing import SIDES, Sight, fits
from toutilix.cards import ANY, FIRECRACKER, STAR, STAR_AS, is_star, letter_card
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, LEFT, Move
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.rules import REFILL, REFILL_BEFORE_DISCARD, REFILL_NEVER, card_points, run_points
from toutilix.games.rummylix.runs import Lays
from toutilix.games.rummylix.table import (
    BLOCK,
    DISCARD,
    DRAW,
    LAY,
    STEP_DRAW,
    SWAP,
    TAKE,
    RummylixView,
    end_move,
)

LOOKS_AT: Final = 250
"""So many lays are weighed without stars, and as many with them."""
HELPS: Final = 0.6
"""What it costs to throw away a letter that the next player can use."""


def regular(view: AnyView, _rng: Random) -> Advice | None:
    """The first thing worth doing, in the order in which a turn is best played; needs no chance."""
    assert isinstance(view, RummylixView)
    if view.table.turn != view.seat:
        return None
    sight = Sight(view)
    if view.table.step == STEP_DRAW:
        return draw(sight)
    if view.table.star_to_place:
        return placings(sight)[0]
    found = [*swaps(sight), *lays(sight)[:1], *own_adds(sight), *blocks(sight), *gifts(sight)]
    return found[0] if found else discards(sight)[0]


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw(sight: Sight) -> Advice:
    table = sight.view.table
    if not table.discard:
        return Advice(Move(DRAW), Event("reason.rummylix_draw"))
    top = int(table.top)
    cards = vec[i64]([top])
    if not table.stock and not table.game.reshuffle:
        # R7: the pile is turned over, and all know its order.
        first = int(sight.view.recall.discard[0])
        if sight.gain(top) < sight.gain(first):
            return Advice(Move(DRAW), Event("reason.rummylix_draw_known", cards=vec[i64]([first, top])))
    elif sight.gain(top) <= sight.unknown_gain():
        return Advice(Move(DRAW), Event("reason.rummylix_draw_rather", cards=cards))
    return Advice(Move(TAKE), _why_take(sight, top, cards))


def _why_take(sight: Sight, top: int, cards: vec[i64]) -> Event:
    if top >= STAR:
        return Event("reason.rummylix_take_special", cards=cards, points=card_points(top))
    letter = top % 26
    if sight.opened:
        freed = sight.star_to_free(letter)
        if freed is not None:
            return Event("reason.rummylix_take_for_star", cards=cards, number=freed + 1)
        for number, _, wanted in sight.own_ends:
            if wanted == letter:
                return Event("reason.rummylix_take_to_add", cards=cards, number=number + 1)
    elif not sight.held[letter]:
        more = sight.held[:]
        more[letter] += 1
        if sight.lacking(more) < sight.lacking(sight.held):
            return Event("reason.rummylix_take_to_open", cards=cards)
    if sight.completes_run(letter):
        return Event("reason.rummylix_take_for_run", cards=cards)
    return Event("reason.rummylix_take_near", cards=cards)


# --- stars -----------------------------------------------------------------------------------------------------------


def swaps(sight: Sight) -> list[Advice]:
    """Stars that can be taken and put on a run of one's own, those of others first."""
    found: list[tuple[bool, Advice]] = []
    if not sight.opened or sight.view.table.star_to_place:
        return []
    for letter in range(26):
        number = sight.star_to_free(letter) if sight.held[letter] else None
        if number is not None:
            owner = sight.view.table.runs[number].owner
            card = letter_card(letter, ANY)
            id = "reason.rummylix_own_star" if owner == sight.seat else "reason.rummylix_steal_star"
            why = Event(id, other=owner, cards=vec[i64]([card, STAR_AS + letter]), number=number + 1)
            found.append((owner == sight.seat, Advice(Move(SWAP, card, number), why)))
    return [advice for _, advice in sorted(found, key=lambda pair: pair[0])]


def placings(sight: Sight) -> list[Advice]:
    """Where a star can go, best first: on one's own run, as a letter that nobody can put in its place."""
    table = sight.view.table
    totals = [int(run_points(table, seat, None)) for seat in range(table.players)]
    found: list[tuple[bool, float, Advice]] = []
    for number, run in enumerate(table.runs):
        own = run.owner == sight.seat
        for side in SIDES:
            if run.open_sides() & side:
                letter = int(run.letter_at(side))
                move = end_move(number, side, STAR_AS + letter, table)
                cards = vec[i64]([STAR_AS + letter])
                if not own:
                    why = Event("reason.rummylix_place_theirs", other=run.owner, cards=cards, number=number + 1)
                elif sight.feared[letter] <= 0:
                    why = Event("reason.rummylix_place_safe", cards=cards, number=number + 1)
                else:
                    why = Event("reason.rummylix_place_own", cards=cards, number=number + 1)
                cost = sight.risk(letter) if own else float(totals[run.owner]) - sight.risk(letter)
                found.append((not own, cost, Advice(move, why)))
    return [advice for _, _, advice in sorted(found, key=lambda entry: entry[:2])]


# --- laying and adding -----------------------------------------------------------------------------------------------


def lays(sight: Sight) -> list[Advice]:
    """Lays worth more than keeping their cards, best first."""
    view = sight.view
    bare = vec[i64]([card for card in view.cards if card < STAR])
    tried = {tuple(groups): groups for groups in islice(Lays(bare, sight.opened).every(), LOOKS_AT)}
    if sight.stars:
        tried |= {tuple(groups): groups for groups in islice(Lays(view.cards, sight.opened).every(), LOOKS_AT)}
    ranked = sorted(tried.values(), key=sight.lay_worth, reverse=True)
    found: list[Advice] = []
    for groups in ranked[:6]:
        points = sum(int(card_points(card)) for card in groups if card != GROUP_END)
        id = "reason.rummylix_lay" if sight.opened else "reason.rummylix_open"
        found.append(Advice(Move(LAY, groups=groups), Event(id, cards=groups, points=points)))
    return found


def own_adds(sight: Sight) -> list[Advice]:
    """Letters, then stars, at the ends of one's own runs."""
    found: list[Advice] = []
    if not sight.opened:
        return found
    table = sight.view.table
    for number, side, letter in sight.own_ends:
        if sight.held[letter]:
            card = letter_card(letter, ANY)
            why = Event("reason.rummylix_add", cards=vec[i64]([card]), number=number + 1, points=1)
            found.append(Advice(end_move(number, side, card, table), why))
    if not found and sight.stars:
        own = [advice for advice in placings(sight) if table.runs[advice.move.number].owner == sight.seat]
        found += own[:2]
    return found


def gifts(sight: Sight) -> list[Advice]:
    """Letters for the runs of others, if so all cards go but one to discard: an empty hand is worth more."""
    view = sight.view
    if not sight.opened or sight.firecrackers or sight.stars:
        return []
    table = view.table
    ends = [(number, side) for number, run in enumerate(table.runs) for side in SIDES if run.open_sides() & side]
    wanted = {(number, side): int(table.runs[number].letter_at(side)) for number, side in ends}
    left = sight.held[:]
    first: tuple[int, int] | None = None
    going = True
    while going:
        going = False
        for end in ends:
            letter = wanted[end]
            if left[letter]:
                left[letter] -= 1
                wanted[end] = (letter + (-1 if end[1] == LEFT else 1)) % 26
                first = first or end
                going = True
    if first is None or sum(left) > 1:
        return []
    number, side = first
    run = table.runs[number]
    card = letter_card(run.letter_at(side), ANY)
    id = "reason.rummylix_gift_refill" if refills(view) else "reason.rummylix_gift_end"
    why = Event(id, other=run.owner, cards=vec[i64]([card]), number=number + 1)
    return [Advice(end_move(number, side, card, table), why)]


def refills(view: RummylixView) -> bool:
    """R6: would a player who has laid the last card get new ones?"""
    return view.table.game.refill != REFILL_NEVER and view.table.stock + view.table.discard >= REFILL


def blocks(sight: Sight) -> list[Advice]:
    """Firecrackers on one's own runs, first where they guard stars, then where one's own hand needs the end least."""
    if not sight.firecrackers:
        return []
    found: list[tuple[float, Advice]] = []
    for number, side, letter in sight.own_ends:
        run = sight.view.table.runs[number]
        stars = sum(is_star(card) for card in run.cards)
        at_end = is_star(run.cards[0] if side == LEFT else run.cards[-1])
        guarded = stars if run.blocked else int(at_end)
        step = -1 if side == LEFT else 1
        needed = sum(sight.held[(letter + step * away) % 26] > 0 for away in range(3))
        id = "reason.rummylix_block_star" if guarded else "reason.rummylix_block"
        why = Event(id, number=number + 1, points=card_points(FIRECRACKER))
        found.append((needed - 3.0 * guarded, Advice(Move(BLOCK, number=number, side=side), why)))
    return [advice for _, advice in sorted(found, key=lambda pair: pair[0])]


# --- discarding ------------------------------------------------------------------------------------------------------


def discards(sight: Sight) -> list[Advice]:
    """Every card once, first the one that is missed least and helps the next player least."""
    view = sight.view
    found: list[tuple[float, int, Advice]] = []
    for card in sorted({int(card) for card in view.cards}):
        if card >= STAR:
            cost = 20.0 if card == STAR else 10.0
            why = Event("reason.rummylix_discard_special", cards=vec[i64]([card]))
        else:
            cost, why = _letter_cost(sight, card)
        found.append((cost, card, Advice(Move(DISCARD, card), why)))
    if len(view.cards) == 1:
        again = refills(view) and view.table.game.refill != REFILL_BEFORE_DISCARD
        # The discarded card lies in the piles when they are counted.
        again = again or (view.table.game.refill == 0 and view.table.stock + view.table.discard + 1 >= REFILL)
        id = "reason.rummylix_discard_refill" if again else "reason.rummylix_discard_end"
        return [Advice(found[0][2].move, Event(id, cards=vec[i64]([view.cards[0]])))]
    return [advice for _, _, advice in sorted(found, key=lambda entry: entry[:2])]


def _letter_cost(sight: Sight, card: int) -> tuple[float, Event]:
    letter = card % 26
    cards = vec[i64]([card])
    before = sight.hand_worth(sight.held)
    sight.held[letter] -= 1
    cost = before - sight.hand_worth(sight.held)
    sight.held[letter] += 1
    helped = _helped(sight, letter)
    cost += HELPS * helped
    if sight.held[letter] > 1:
        return cost, Event("reason.rummylix_discard_twin", cards=cards)
    after = (sight.seat + 1) % sight.view.table.players
    if helped:
        return cost, Event("reason.rummylix_discard_least", cards=cards, other=after)
    return cost, Event("reason.rummylix_discard_lone", cards=cards, other=after)


def _helped(sight: Sight, letter: int) -> float:
    """How much the next player would like this letter: it lengthens a run of theirs or frees a star."""
    table = sight.view.table
    after = (sight.seat + 1) % table.players
    worth = 0.0
    if not table.has_opened(after):
        return worth
    for run in table.runs:
        if run.owner == after and fits(run, letter):
            worth += 1.0
        place = run.star_for(letter)
        if place >= 0 and not run.is_guarded(place):
            worth += 6.0
    return worth
