"""The date by which old tables are deleted. A clock that was set wrong must not delete what people keep here."""

import logging

from toutilix.server.base.logs import note
from toutilix.server.tables.ports import Clock

A_DAY = 86400.0
TOLERANCE = A_DAY
"""A clock that is set right again, or for the summer, moves by less."""


class TrustedDate:
    """The clock's date, as long as it does not run ahead: at first of what the store has last seen, then of the time
    that has really passed. After a jump, or after a long time off, tables are only kept longer."""

    def __init__(self, clock: Clock, last_touched: float | None) -> None:
        self._clock = clock
        self._begun = clock.now()
        date = clock.date()
        self._date = date if last_touched is None else min(date, last_touched + TOLERANCE)
        self._warn(date, self._date)

    def today(self) -> float:
        date = self._clock.date()
        trusted = min(date, self._date + (self._clock.now() - self._begun) + TOLERANCE)
        self._warn(date, trusted)
        return trusted

    @staticmethod
    def _warn(date: float, trusted: float) -> None:
        days = int((date - trusted) // A_DAY)
        if days > 0:
            note("the clock has jumped, so that old tables are kept", level=logging.WARNING, count=days)
