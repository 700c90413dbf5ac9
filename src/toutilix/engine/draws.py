"""Tables that can run out of cards in the middle of a draw and then wait for a shuffle.

Three facts say how the hand continues afterwards; positions write them as `to_draw`, views by their names.
"""

from collections.abc import Mapping

from mypy_extensions import i64

from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.notation import Document, as_number, seat_number
from toutilix.engine.position import Fields
from toutilix.engine.view import NO_SEAT, Table


class DrawingTable(Table):
    """While the table waits for a shuffle, `draw_seat` still has `draw_count` cards to draw, and then it is the turn of
    `draw_turn` (the same seat, if it draws in its own turn)."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.draw_seat: i64 = NO_SEAT
        self.draw_count: i64 = 0
        self.draw_turn: i64 = NO_SEAT

    def copy_draws(self, source: "DrawingTable") -> None:
        """Copy what every table has and who still draws."""
        self.copy_common(source)
        self.draw_seat = source.draw_seat
        self.draw_count = source.draw_count
        self.draw_turn = source.draw_turn

    def wait_for_shuffle(self, seat: i64, count: i64, turn: i64) -> None:
        self.to_shuffle = True
        self.turn = NO_SEAT
        self.draw_seat = seat
        self.draw_count = count
        self.draw_turn = turn

    def end_waiting(self) -> None:
        """The pile is shuffled: nobody waits any more."""
        self.to_shuffle = False
        self.draw_seat = NO_SEAT
        self.draw_count = 0
        self.draw_turn = NO_SEAT

    def most_to_draw(self) -> int:
        """The most cards that `draw_seat` can still have to draw, once both seats are known."""
        raise NotImplementedError


# --- positions -------------------------------------------------------------------------------------------------------


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


# --- views -----------------------------------------------------------------------------------------------------------


def write_draws(table: DrawingTable) -> Document:
    """The three facts as they are inside."""
    return {
        "draw_seat": int(table.draw_seat),
        "draw_count": int(table.draw_count),
        "draw_turn": int(table.draw_turn),
    }


def read_draws(table: DrawingTable, written: Mapping[str, object]) -> None:
    """Fill in what `write_draws` wrote."""
    table.draw_seat = as_number(written["draw_seat"])
    table.draw_count = as_number(written["draw_count"])
    table.draw_turn = as_number(written["draw_turn"])
