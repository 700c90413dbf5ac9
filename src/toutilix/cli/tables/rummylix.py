"""What lies on a Rummylix table."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import NO_CARD
from toutilix.cli.tables.face import Face
from toutilix.engine.events import Event
from toutilix.engine.moves import LEFT, RIGHT
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import STEP_DRAW

_BLOCKED = ("table.rummylix_run", "table.rummylix_run_left", "table.rummylix_run_right", "table.rummylix_run_both")
"""By the mask of blocked sides."""


def hand(view: AnyView) -> vec[i64]:
    assert isinstance(view, RummylixView)
    return view.cards


def situation(view: AnyView) -> list[Event]:
    assert isinstance(view, RummylixView)
    table = view.table
    if table.star_to_place:
        return [Event("table.rummylix_place_star")]
    if table.step == STEP_DRAW:
        return [Event("table.rummylix_draw", cards=_top(view))]
    return [Event("table.rummylix_play" if table.has_opened(view.seat) else "table.rummylix_open")]


def _top(view: RummylixView) -> vec[i64]:
    return vec[i64]([view.table.top]) if view.table.top != NO_CARD else vec[i64]()


def describe(view: AnyView) -> list[Event]:
    assert isinstance(view, RummylixView)
    table = view.table
    told = [
        Event(_BLOCKED[run.blocked & (LEFT | RIGHT)], seat=run.owner, cards=run.cards, number=number)
        for number, run in enumerate(table.runs, 1)
    ]
    if not told:
        told.append(Event("table.rummylix_no_run"))
    told.append(Event("table.rummylix_piles", cards=_top(view), number=table.stock, points=table.discard))
    for seat in range(table.players):
        told.append(Event("table.in_hand", seat=seat, number=table.counts[seat]))
        if table.has_opened(seat):
            told.append(Event("table.rummylix_opened", seat=seat))
    if len(table.removed):
        told.append(Event("table.rummylix_removed", cards=table.removed))
    return told


FACE = Face(hand, situation, describe, "table.how_rummylix")
