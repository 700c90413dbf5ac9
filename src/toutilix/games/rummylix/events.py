"""What can happen at a Rummylix table, and why a move is refused there. `owner` is the owner of the run."""

from typing import Final

from toutilix.engine.facts import FactType

TURNED_UP: Final = FactType("rummylix.turned_up", "stock cards")
DREW: Final = FactType("rummylix.drew", "seat cards")
TOOK: Final = FactType("rummylix.took", "seat card")
OPENED: Final = FactType("rummylix.opened", "seat")
LAID: Final = FactType("rummylix.laid", "seat run cards")
ADDED: Final = FactType("rummylix.added", "seat owner:seat run side card")
SWAPPED: Final = FactType("rummylix.swapped", "seat owner:seat run card star:card")
PLACED: Final = FactType("rummylix.placed", "seat owner:seat run side card")
BLOCKED: Final = FactType("rummylix.blocked", "seat owner:seat run side")
UNBLOCKED: Final = FactType("rummylix.unblocked", "seat owner:seat run side")
DISCARDED: Final = FactType("rummylix.discarded", "seat card")

PILE_TURNED: Final = FactType("rummylix.pile_turned", "stock")
PILE_WAITS: Final = FactType("rummylix.pile_waits", "seat turn:seat due")
PILE_SHUFFLED: Final = FactType("rummylix.pile_shuffled", "stock")
REFILLED: Final = FactType("rummylix.refill", "seat due")
NOTHING_TO_DRAW: Final = FactType("rummylix.nothing_to_draw", "seat")

OUT: Final = FactType("rummylix.out", "seat")
STALLED: Final = FactType("rummylix.stalled", "rounds")
SCORE_LETTERS: Final = FactType("rummylix.score_letters", "seat each points cards")
SCORE_STARS: Final = FactType("rummylix.score_stars", "seat each points cards")
SCORE_FIRECRACKERS: Final = FactType("rummylix.score_firecrackers", "seat each points cards")
SCORE_TAKEN: Final = FactType("rummylix.score_taken", "seat loser:seat points cards")

# --- refusals --------------------------------------------------------------------------------------------------------

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
