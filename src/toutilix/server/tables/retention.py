"""The date by which old tables are deleted. A clock that was set wrong must not delete what people keep here."""

import logging

from toutilix.server.base.logs import note
from toutilix.server.tables.ports import Clock

A_DAY = 86400.0
TOLERANCE = A_DAY
"""A clock that is set right again, or for the summer, moves by less."""
CATCHES_UP = 2.0
"""After a long time off the date comes nearer to the clock's by one day with each day. A clock that is wrong can thus
bring forward by a day what is deleted, for every day that nobody heeds the warning."""


class TrustedDate:
    """The clock's date, as long as it does not run ahead of the time that has really passed while this server runs, and
    before that while others did (`reached`, from the store). After a jump, or after a long time off, tables are only
    kept longer; neither play under a wrong clock nor a restart changes that."""

    def __init__(self, clock: Clock, reached: float | None) -> None:
        self._clock = clock
        self._looked = clock.now()
        self._reached = clock.date() if reached is None else reached

    @property
    def reached(self) -> float:
        """To be kept for the next start."""
        return self._reached

    def today(self) -> float:
        date, now = self._clock.date(), self._clock.now()
        self._reached = max(self._reached, min(date, self._reached + CATCHES_UP * (now - self._looked)))
        self._looked = now
        trusted = min(date, self._reached + TOLERANCE)
        self._warn(date, trusted)
        return trusted

    @staticmethod
    def _warn(date: float, trusted: float) -> None:
        days = int((date - trusted) // A_DAY)
        if days > 0:
            note("the clock has jumped, so that old tables are kept", level=logging.WARNING, count=days)
