"""What lies on a Sowix table. Who can be caught is left for people to notice."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, ANY, BIT, NO_CARD
from toutilix.cli.tables.face import Face
from toutilix.engine.events import Event
from toutilix.engine.view import PLAYING, AnyView
from toutilix.games.sowix.seat import SowixView


def hand(view: AnyView) -> vec[i64]:
    assert isinstance(view, SowixView)
    return view.own.cards


def situation(view: AnyView) -> list[Event]:
    assert isinstance(view, SowixView)
    told = [_in_force(view)]
    if view.own.drawn != NO_CARD:
        told.append(Event("table.sowix_drawn", cards=vec[i64]([view.own.drawn])))
    return told


def _in_force(view: SowixView) -> Event:
    table = view.table
    if table.letter < 0:
        return Event("table.sowix_anything", number=table.firecrackers)
    return Event("table.sowix_letter", cards=vec[i64]([ANY * ALPHABET + table.letter]), number=table.firecrackers)


def describe(view: AnyView) -> list[Event]:
    assert isinstance(view, SowixView)
    table = view.table
    told = [_in_force(view)]
    if table.top != NO_CARD:
        told.append(Event("table.sowix_pile", cards=vec[i64]([table.top]), number=table.pile_size))
    told.append(Event("table.sowix_stock", number=table.stock_size, points=table.turned))
    told.append(Event("table.sowix_direction", number=table.direction))
    for seat in range(table.players):
        told.append(Event("table.in_hand", seat=seat, number=table.counts[seat]))
        if table.lose_turn & BIT[seat]:
            told.append(Event("table.sowix_will_lose_turn", seat=seat))
    return told


def open_word(view: AnyView, actor: int) -> bool:
    """Somebody is down to one card: they may have forgotten to say so, or not."""
    assert isinstance(view, SowixView)
    table = view.table
    return table.over == PLAYING and table.counts[actor] == 1 and not table.game.automatic


FACE = Face(hand, situation, describe, "table.how_sowix", open_word)
