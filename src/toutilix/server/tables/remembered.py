"""The acts of a match that a table remembers, for people who come back and want to hear what they missed."""

from dataclasses import dataclass

from toutilix.engine.facts import Event
from toutilix.server.protocol.common import Act
from toutilix.server.tables.telling import seen


@dataclass(frozen=True, slots=True)
class Told:
    """An act that was made: the state number it led to, who did it (None: a deal), what happened."""

    n: int
    seat: int | None
    events: list[Event]


class Remembered:
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
