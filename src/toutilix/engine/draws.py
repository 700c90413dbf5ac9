"""Tables that can run out of cards in the middle of a draw and then wait for a shuffle."""

from mypy_extensions import i64, mypyc_attr

from toutilix.engine.game import Game
from toutilix.engine.view import NO_SEAT, Table


@mypyc_attr(acyclic=True)
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
