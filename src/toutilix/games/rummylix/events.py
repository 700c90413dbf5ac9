"""The events of Rummylix. `owner` is the owner of the run."""

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
