"""The events of Strategix."""

from typing import Final

from toutilix.engine.facts import FactType, word_type
from toutilix.games.strategix.table import ALLOWANCES, PLACES

word_type("allowance", ALLOWANCES)
word_type("place", PLACES)

BOXED: Final = FactType("strategix.boxed", "cards")
GAVE_LOWEST: Final = FactType("strategix.gave_lowest", "seat receiver:seat card")
GAVE_BEST: Final = FactType("strategix.gave_best", "seat receiver:seat card")

LED: Final = FactType("strategix.led", "seat groups")
FOLLOWED: Final = FactType("strategix.followed", "seat groups")
FIRECRACKER_THROWN: Final = FactType("strategix.firecracker", "seat card")
PASSED: Final = FactType("strategix.passed", "seat")
VOLUNTARY_PASS: Final = FactType("strategix.voluntary_pass", "seat allowance")
LOST_TURN: Final = FactType("strategix.lost_turn", "seat")
ROUND_WON: Final = FactType("strategix.round_won", "seat")
LEAD_PASSES: Final = FactType("strategix.lead_passes", "seat leader:seat")

PLACED: Final = FactType("strategix.placed", "seat place")
FOUL: Final = FactType("strategix.foul", "seat")
STUCK: Final = FactType("strategix.stuck", "seat")
SCORED: Final = FactType("strategix.score", "seat place points")
