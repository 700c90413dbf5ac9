"""The acts of a match: read again from the lines of a record, and the latest ones kept for people who come back."""

from dataclasses import dataclass

from toutilix.engine.events import Event
from toutilix.engine.record import DealLine, MoveLine, UndoLine
from toutilix.engine.replay import Step
from toutilix.server.base.protocol.common import Act
from toutilix.server.base.protocol.convert import seen
from toutilix.server.tables.telling import UNDONE


@dataclass(frozen=True, slots=True)
class Told:
    """An act that was made: the state number it led to, who did it (None: a deal), what happened."""

    n: int
    seat: int | None
    events: list[Event]


def add_line(told: list[Told], step: Step) -> bool:
    """Add what a line says to the acts so far. False: it was no act of its own, for a shuffle or a score belongs to the
    act that led to it."""
    line, n = step.line, step.number
    if isinstance(line, DealLine):
        told.append(Told(n, None, step.events))
    elif isinstance(line, MoveLine):
        told.append(Told(n, line.seat - 1, step.events))
    elif isinstance(line, UndoLine):
        told.append(Told(n, line.seat - 1, [Event(UNDONE, seat=line.seat - 1)]))
    else:
        if told:
            last = told.pop()
            told.append(Told(n, last.seat, [*last.events, *step.events]))
        return False
    return True


class RecentActs:
    """Acts back to the deal before the last one. `_after` is the state number before the oldest of them."""

    def __init__(self) -> None:
        self._acts: list[Told] = []
        self._after = 0

    def add(self, act: Told) -> None:
        if act.seat is None:
            self._forget_before_last_deal()
        self._acts.append(act)

    def since(self, n: int, seat: int) -> list[Act]:
        """What happened after state `n`, as a seat or a spectator saw it."""
        return [
            Act(n=act.n, seat=None if act.seat is None else act.seat + 1, events=seen(act.events, seat))
            for act in self._acts
            if act.n > n
        ]

    def knows_all_since(self, n: int) -> bool:
        return n >= self._after

    def _forget_before_last_deal(self) -> None:
        deals = [at for at, act in enumerate(self._acts) if act.seat is None]
        if deals and deals[-1]:
            self._after = self._acts[deals[-1] - 1].n
            del self._acts[: deals[-1]]
