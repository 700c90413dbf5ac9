"""What a player made of code says: a move, and why it chose it."""

from dataclasses import dataclass

from toutilix.engine.events import Event
from toutilix.engine.moves import Move


@dataclass(frozen=True)
class Advice:
    """`why` is an id with arguments such as events have, with words in both languages (`reason.oldchapix_duck`)."""

    move: Move
    why: Event
