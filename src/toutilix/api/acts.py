"""Acts and outcomes for programs."""

from typing import Any

from toutilix.api.errors import words_in
from toutilix.api.facts import PublicEvent
from toutilix.api.moves import PublicMove
from toutilix.api.naming import public
from toutilix.engine.act import NO_SEAT, Act
from toutilix.engine.facts import Event
from toutilix.engine.kind import AnyKind
from toutilix.engine.outcome import Outcome


@public("Act")
class PublicAct:
    """One move with what it caused. A deal is an act too: it has no seat and no move.

    `number` counts the acts of the match from 1, `seat` the seats from 1, and `events` are in the order in which they
    happened.
    """

    __slots__ = ("_events", "_inside", "move", "number", "seat")
    _inside: list[Event]
    _events: tuple[PublicEvent, ...] | None

    def __init__(
        self, number: int, seat: int | None, move: PublicMove | None, events: tuple[PublicEvent, ...] = ()
    ) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self._events = tuple(events)

    @classmethod
    def _of(cls, kind: AnyKind, act: Act) -> "PublicAct":
        move = None if act.move is None else PublicMove._of(kind, act.move)
        made = cls(int(act.number), None if act.is_deal else int(act.seat) + 1, move)
        made._events = None
        made._inside = act.events
        return made

    @property
    def is_deal(self) -> bool:
        """A deal has no seat."""
        return self.seat is None

    @property
    def events(self) -> tuple[PublicEvent, ...]:
        """The events that the move caused."""
        if self._events is None:
            self._events = tuple(PublicEvent._of(event) for event in self._inside)
        return self._events

    def _engine_act(self) -> Act:
        """The engine's act."""
        events = [event._fact for event in self.events]
        move = None if self.move is None else self.move._move
        return Act(self.number, NO_SEAT if self.seat is None else self.seat - 1, move, events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicAct) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.number, self.seat, self.move, self.events

    def __str__(self) -> str:
        """The act in notation: `deal`, `2: Gp`."""
        return "deal" if self.is_deal else f"{self.seat}: {self.move}"

    def __repr__(self) -> str:
        return f"Act({self.number}, {self.seat}, {self.move!r}, {self.events!r})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return PublicAct, self._key()


@public("Outcome")
class PublicOutcome:
    """How a match ended. `ranking` lists the seats best first, those with equal scores together; `winners` are the
    first of them. `reason` is the id of a sentence."""

    __slots__ = ("ranking", "reason")

    def __init__(self, reason: str, ranking: tuple[tuple[int, ...], ...]) -> None:
        self.reason = reason
        self.ranking = tuple(tuple(seats) for seats in ranking)

    @classmethod
    def _of(cls, outcome: Outcome) -> "PublicOutcome":
        return cls(outcome.reason, tuple(tuple(int(seat) + 1 for seat in seats) for seats in outcome.ranking))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; equal scores share the win."""
        return self.ranking[0]

    def words(self, language: str = "en") -> str:
        """Why the match is over, in a language, `en` or `fr`."""
        return words_in(language).say(self.reason)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicOutcome) and (self.reason, self.ranking) == (other.reason, other.ranking)

    def __hash__(self) -> int:
        return hash((self.reason, self.ranking))

    def __str__(self) -> str:
        return " > ".join(" = ".join(str(seat) for seat in seats) for seats in self.ranking)

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, {self.ranking!r})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return PublicOutcome, (self.reason, self.ranking)
