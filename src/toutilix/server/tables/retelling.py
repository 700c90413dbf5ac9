"""The acts of a match, told again from the lines of its record."""

from toutilix.engine.facts import Event
from toutilix.engine.record import DealLine, MoveLine, UndoLine
from toutilix.engine.replay import Step
from toutilix.server.tables.remembered import Told
from toutilix.server.tables.telling import UNDONE


def tell_again(told: list[Told], step: Step) -> bool:
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
