"""The Rummylix beginner."""

from typing import Final

from librt.random import Random

from toutilix.bots.advice import ANY_CARD, Advice
from toutilix.cards import ALPHABET, STAR, is_star, letter_of
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games.rummylix.runs import Lays
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import ADD, DISCARD, DRAW, LAY, STEP_DRAW, TAKE

# --- why it does that ---
WHY_TAKE: Final = FactType("reason.rummylix_beginner_take", "card")
WHY_DRAW: Final = FactType("reason.rummylix_beginner_draw")
WHY_LAY: Final = FactType("reason.rummylix_beginner_lay", "groups")
WHY_ADD: Final = FactType("reason.rummylix_beginner_add", "run card")
WHY_DISCARD: Final = FactType("reason.rummylix_beginner_discard", "card")

CARELESS = 6
"""A beginner makes a random move once in this many turns."""
LOOKS_AT = 200
"""The most lays that a beginner looks at."""


def beginner(view: RummylixView, rng: Random) -> Advice | None:
    """Lays what it finds and adds letters, keeps cards that are near each other, and thinks of nobody else."""
    table = view.table
    if table.turn != view.seat:
        return None
    if table.step == STEP_DRAW:
        wanted = table.discard > 0 and _neighbours(view, int(table.top)) >= 2
        if wanted:
            return Advice(Move(TAKE), Fact(WHY_TAKE, cards=one(table.top)))
        return Advice(Move(DRAW), Fact(WHY_DRAW))
    if table.star_to_place or rng.randrange(CARELESS) == 0:
        return Advice(view.random_move(rng), Fact(ANY_CARD))
    lay = _lay(view)
    if lay is not None:
        return Advice(lay, Fact(WHY_LAY, cards=lay.groups))
    add = _add(view)
    if add is not None:
        return Advice(add, Fact(WHY_ADD, add.number, cards=one(add.card)))
    card = min(view.own.cards, key=lambda card: _neighbours(view, int(card)))
    return Advice(Move(DISCARD, card), Fact(WHY_DISCARD, cards=one(card)))


def _lay(view: RummylixView) -> Move | None:
    """Of the first lays it sees, the one with most letters and fewest stars."""
    best: Move | None = None
    most = 0
    for seen, groups in enumerate(Lays(view.own.cards, view.table.has_opened(view.seat)).every()):
        if seen == LOOKS_AT:
            break
        stars = sum(is_star(card) for card in groups if card != GROUP_END)
        worth = len(groups) - 3 * stars
        if worth > most:
            best, most = Move(LAY, groups=groups), worth
    return best


def _add(view: RummylixView) -> Move | None:
    for card in view.own.cards:
        if card < STAR:
            for move in view.readings(one(card)).moves:
                if move.verb == ADD:
                    return move
    return None


def _neighbours(view: RummylixView, card: int) -> int:
    """How many cards of the hand could stand in one short run with this one; a star with any, a twin with none."""
    if card >= STAR:
        return len(view.own.cards) if card == STAR else 1
    near = 0
    for other in view.own.cards:
        if other < STAR and other % ALPHABET != card % ALPHABET:
            apart = (letter_of(other) - card % ALPHABET) % ALPHABET
            near += apart <= 2 or apart >= ALPHABET - 2
    return near
