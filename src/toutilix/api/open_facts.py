"""The facts that lie open in a match: the same for a match and for every view of it."""

from collections.abc import Iterable

from mypy_extensions import i64

from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.notation import seat_number
from toutilix.engine.options import Settings
from toutilix.engine.view import HAND_OVER, MATCH_OVER, Table


class OpenFacts:
    """Seats count from 1, and everything that each seat has comes as a dictionary by seat."""

    __slots__ = ("_kind",)
    _kind: AnyKind

    def _table(self) -> Table:
        raise NotImplementedError

    def _rules(self) -> Game:
        raise NotImplementedError

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._kind.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._table().players)

    @property
    def options(self) -> Settings:
        """Every option of the table with its value."""
        return self._kind.settings(self._rules())

    @property
    def turn(self) -> int | None:
        """The seat in turn, from 1; None between hands and when the match is over."""
        return seat_number(self._table().turn)

    @property
    def hand(self) -> int:
        """The number of the hand, from 1; 0 before the first deal."""
        return int(self._table().hand)

    @property
    def scores(self) -> dict[int, int]:
        """The points of the finished hands, by seat."""
        return _by_seat(self._table().scores)

    @property
    def counts(self) -> dict[int, int]:
        """How many cards are in each hand, by seat."""
        return _by_seat(self._table().counts)

    @property
    def hand_over(self) -> bool:
        """Does the match wait for the next deal?"""
        return bool(self._table().over == HAND_OVER)

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return bool(self._table().over == MATCH_OVER)


def _by_seat(values: Iterable[i64]) -> dict[int, int]:
    return {seat: int(value) for seat, value in enumerate(values, 1)}
