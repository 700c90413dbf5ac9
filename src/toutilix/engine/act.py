"""An act: one move with what it caused. A deal and an undo are acts too. It has this one form everywhere."""

from collections.abc import Sequence
from typing import Final, final

from toutilix.engine.facts import Event
from toutilix.engine.highlights import MatchHighlights
from toutilix.engine.moves import Move

NO_SEAT = -1


@final
class Act:
    """`number` is the state number that the act led to: how many lines the record has then. A deal has no seat; a deal
    and an undo have no move."""

    __slots__ = ("events", "move", "number", "seat")

    def __init__(self, number: int, seat: int, move: Move | None, events: list[Event]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.events: Final = events

    @property
    def is_deal(self) -> bool:
        return self.seat == NO_SEAT

    @property
    def is_undo(self) -> bool:
        return self.seat != NO_SEAT and self.move is None

    def __repr__(self) -> str:
        return f"Act({self.number}, {self.seat}, {self.move!r}, {self.events!r})"


class HandActs:
    """The acts of one hand that stand: its deal, then the moves that were not taken back. `last` is the latest act of
    each seat in this hand, `undos` how many each has taken back. `highlights` are those of the hands that have
    ended."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.acts: list[Act] = []
        self.last: list[Act | None] = [None] * players
        self.undos: list[int] = [0] * players
        self.highlights: Final = MatchHighlights()

    def add(self, act: Act) -> None:
        """A deal begins a new hand; an undo takes the latest act back."""
        if act.is_deal:
            self._restart([act])
            self.undos = [0] * self.players
        elif act.is_undo:
            self._restart(self.acts[:-1])
            self.undos[act.seat] += 1
        else:
            self.acts.append(act)
            self.last[act.seat] = act

    def _restart(self, acts: Sequence[Act]) -> None:
        self.acts = list(acts)
        self.last = [None] * self.players
        for act in acts:
            if act.seat != NO_SEAT:
                self.last[act.seat] = act
