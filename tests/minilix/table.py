"""The public part of a Minilix table."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.moves import NO_CARDS
from toutilix.engine.view import NO_SEAT, Table

if TYPE_CHECKING:
    from tests.minilix.state import Minilix

PLAY: Final[i64] = 0
CARDS_EACH: Final[i64] = 5


@final
class MinilixTable(Table):
    """`trick` are the cards from the leader's on; `points` are those of this hand."""

    def __init__(self, game: "Minilix") -> None:
        super().__init__(game)
        self.game: Final = game
        self.leader: i64 = NO_SEAT
        self.trick: vec[i64] = NO_CARDS
        self.points: vec[i64] = NO_CARDS

    def set_out(self) -> None:
        super().set_out()
        self.points = vec[i64]([0] * self.players)

    def copy(self) -> "MinilixTable":
        copied = MinilixTable(self.game)
        copied.copy_common(self)
        copied.leader = self.leader
        copied.trick = self.trick[:]
        copied.points = self.points[:]
        return copied
