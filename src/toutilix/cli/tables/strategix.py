"""What lies on a Strategix table."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cli.tables.face import Face
from toutilix.engine.events import Event
from toutilix.engine.view import AnyView
from toutilix.games.strategix.seat import FREE, NO_PLACE, VOLUNTARY_PASSES, StrategixView

_PLACES = (
    "",
    "table.strategix_luckylix",
    "table.strategix_aswellix",
    "table.strategix_neithernorix",
    "table.strategix_badluckix",
)


def hand(view: AnyView) -> vec[i64]:
    assert isinstance(view, StrategixView)
    return view.own.cards


def situation(view: AnyView) -> list[Event]:
    assert isinstance(view, StrategixView)
    combination = view.table.combination
    if combination is None:
        return [Event("table.strategix_lead")]
    return [_to_follow(view, combination.letters())]


def _to_follow(view: StrategixView, letters: vec[i64]) -> Event:
    id = "table.strategix_after_firecracker" if view.table.after_firecracker else "table.strategix_follow"
    return Event(id, seat=view.table.owner, cards=letters)


def describe(view: AnyView) -> list[Event]:
    assert isinstance(view, StrategixView)
    table = view.table
    told = [Event("table.strategix_nothing")]
    if table.combination is not None:
        told = [_to_follow(view, table.combination.letters())]
    for seat in range(table.players):
        if table.places[seat] == NO_PLACE:
            told.append(Event("table.in_hand", seat=seat, number=table.counts[seat]))
        else:
            told.append(Event(_PLACES[table.places[seat]], seat=seat))
    told.append(Event("table.strategix_played", number=len(table.played), points=table.boxed))
    if table.game.voluntary_pass != FREE:
        left = VOLUNTARY_PASSES - view.own.passes_used
        told.append(Event("table.strategix_pass_left" if left > 0 else "table.strategix_pass_used"))
    return told


FACE = Face(hand, situation, describe, "table.how_strategix")
