"""What lies on an Oldchapix table."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cli.tables.face import Face
from toutilix.engine.events import Event
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.events import CONTRACT_EVENTS
from toutilix.games.oldchapix.table import FAMILY, cards_of, highest_place
from toutilix.games.oldchapix.seat import OldchapixView


def hand(view: AnyView) -> vec[i64]:
    assert isinstance(view, OldchapixView)
    return cards_of(view.cards)


def situation(view: AnyView) -> list[Event]:
    assert isinstance(view, OldchapixView)
    trick = view.table.trick
    if not len(trick):
        return [Event("table.oldchapix_lead")]
    best = trick[highest_place(trick)]
    return [Event("table.oldchapix_follow", cards=vec[i64]([best]), number=trick[0] // FAMILY)]


def describe(view: AnyView) -> list[Event]:
    assert isinstance(view, OldchapixView)
    table = view.table
    players = int(table.players)
    told = [Event(CONTRACT_EVENTS[table.hand - 1])]
    if not len(table.trick):
        told.append(Event("table.oldchapix_no_trick", seat=table.leader))
    for place, card in enumerate(table.trick):
        seat = (int(table.leader) + place) % players
        told.append(Event("oldchapix.played" if place else "oldchapix.led", seat=seat, cards=vec[i64]([card])))
    for seat in range(players):
        taken = cards_of(table.captured[seat])
        tricks = table.tricks_won[seat]
        told.append(Event("table.oldchapix_seat", seat=seat, cards=taken, number=tricks, points=table.counts[seat]))
    return told


FACE = Face(hand, situation, describe, "table.how_oldchapix")
