"""Why a move is refused at a Rummylix table."""

from typing import Final

from toutilix.engine.facts import FactType

PLACE_STAR: Final = FactType("rummylix.place_star")
DRAWN: Final = FactType("rummylix.drawn")
DRAW_FIRST: Final = FactType("rummylix.draw_first")
NOTHING_TO_TAKE: Final = FactType("rummylix.nothing_to_take")
PLAIN_STAR: Final = FactType("rummylix.plain_star")
NAME_STAR: Final = FactType("rummylix.name_star")
SHORT_RUN: Final = FactType("rummylix.short_run", "shortest cards")
NOT_A_RUN: Final = FactType("rummylix.not_a_run", "cards")
OPENING: Final = FactType("rummylix.opening")
NOT_OPENED: Final = FactType("rummylix.not_opened")
NO_SUCH_RUN: Final = FactType("rummylix.no_such_run", "number")
NOT_YOUR_RUN: Final = FactType("rummylix.not_your_run", "run owner:seat")
CLOSED_END: Final = FactType("rummylix.closed_end", "run")
NO_FIRECRACKER: Final = FactType("rummylix.no_firecracker", "run")
DOES_NOT_FIT: Final = FactType("rummylix.does_not_fit", "run card")
WHICH_SIDE: Final = FactType("rummylix.which_side", "run card")
SWAP_LETTER: Final = FactType("rummylix.swap_letter")
NO_STAR: Final = FactType("rummylix.no_star", "run card")
BLOCKED_RUN: Final = FactType("rummylix.blocked_run", "run")
GUARDED: Final = FactType("rummylix.guarded", "run card")
NO_OPEN_END: Final = FactType("rummylix.no_open_end")
CHOOSE: Final = FactType("rummylix.choose")
NO_READING: Final = FactType("rummylix.no_reading", "cards")
