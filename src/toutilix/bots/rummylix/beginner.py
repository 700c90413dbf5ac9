"""The Rummylix beginner."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.cards import ALPHABET, STAR, is_star, letter_of
from toutilix.engine.events import Event
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.runs import Lays
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import ADD, DISCARD, DRAW, LAY, STEP_DRAW, TAKE

CARELESS = 6
"""A beginner does just anything once in so many turns."""
LOOKS_AT = 200
"""A beginner looks at so many lays and no more."""


def beginner(view: AnyView, rng: Random) -> Advice | None:
    """Lays what it finds and adds letters, keeps cards that are near each other, and thinks of nobody else."""
    assert isinstance(view, RummylixView)
    table = view.table
    if table.turn != view.seat:
        return None
    if table.step == STEP_DRAW:
        wanted = table.discard > 0 and _neighbours(view, int(table.top)) >= 2
        if wanted:
            return Advice(Move(TAKE), Event("reason.rummylix_beginner_take", cards=vec[i64]([table.top])))
        return Advice(Move(DRAW), Event("reason.rummylix_beginner_draw"))
    if table.star_to_place or rng.randrange(CARELESS) == 0:
        return Advice(view.random_move(rng), Event("reason.beginner_any"))
    lay = _lay(view)
    if lay is not None:
        return Advice(lay, Event("reason.rummylix_beginner_lay", cards=lay.groups))
    add = _add(view)
    if add is not None:
        return Advice(add, Event("reason.rummylix_beginner_add", cards=vec[i64]([add.card]), number=add.number + 1))
    card = min(view.cards, key=lambda card: _neighbours(view, int(card)))
    return Advice(Move(DISCARD, card), Event("reason.rummylix_beginner_discard", cards=vec[i64]([card])))


def _lay(view: RummylixView) -> Move | None:
    """Of the first lays it sees, the one with most letters and fewest stars."""
    best: Move | None = None
    most = 0
    for seen, groups in enumerate(Lays(view.cards, view.table.has_opened(view.seat)).every()):
        if seen == LOOKS_AT:
            break
        stars = sum(is_star(card) for card in groups if card != GROUP_END)
        worth = len(groups) - 3 * stars
        if worth > most:
            best, most = Move(LAY, groups=groups), worth
    return best


def _add(view: RummylixView) -> Move | None:
    for card in view.cards:
        if card < STAR:
            for move in view.readings(vec[i64]([card])).moves:
                if move.verb == ADD:
                    return move
    return None


def _neighbours(view: RummylixView, card: int) -> int:
    """How many cards of the hand could stand in one short run with this one; a star with any, a twin with none."""
    if card >= STAR:
        return len(view.cards) if card == STAR else 1
    near = 0
    for other in view.cards:
        if other < STAR and other % ALPHABET != card % ALPHABET:
            apart = (letter_of(other) - card % ALPHABET) % ALPHABET
            near += apart <= 2 or apart >= ALPHABET - 2
    return near
