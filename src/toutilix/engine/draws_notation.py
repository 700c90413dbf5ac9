"""The draws that wait for a shuffle: positions write them as `to_draw`, views as three facts."""

from toutilix.engine.draws import DrawingTable
from toutilix.engine.errors import Malformed
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.position import Fields
from toutilix.engine.view import NO_SEAT

DRAW_FACTS = ("draw_seat", "draw_count", "draw_turn")


def write_to_draw(table: DrawingTable) -> Document | None:
    """The position field `to_draw`: `{seat, cards, turn}`, or None when the table does not wait for a shuffle."""
    if not table.to_shuffle:
        return None
    return {
        "seat": seat_number(table.draw_seat),
        "cards": int(table.draw_count),
        "turn": seat_number(table.draw_turn),
    }


def read_to_draw(table: DrawingTable, fields: Fields, malformed: str) -> None:
    """Read `to_draw`: a table that waits for a shuffle must have it, no other may. `malformed` is the code of the
    error."""
    written = fields.raw("to_draw")
    if written is None and not table.to_shuffle:
        return
    if not isinstance(written, dict) or not table.to_shuffle:
        raise Malformed(malformed)
    inner = Fields(written, fields.players, ("seat", "cards", "turn"))
    table.draw_seat = inner.seat("seat")
    table.draw_turn = inner.seat("turn")
    if table.draw_seat == NO_SEAT or table.draw_turn == NO_SEAT:
        raise Malformed(malformed)
    table.draw_count = inner.whole("cards", default=1, low=1, high=table.most_to_draw())
