"""What can happen at a Strategix table, and why a move is refused there."""

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

NOTHING_CHOSEN: Final = FactType("strategix.nothing_chosen")
NOT_A_COMBINATION: Final = FactType("strategix.not_a_combination")
SEVERAL_SINGLES: Final = FactType("strategix.several_singles")
UNEQUAL_RUNS: Final = FactType("strategix.unequal_runs")
UNNAMED_STAR: Final = FactType("strategix.unnamed_star")
WEAKER: Final = FactType("strategix.weaker", "letter needed:letter")
SHAPE_SINGLE: Final = FactType("strategix.shape_single")
SHAPE_RUNS: Final = FactType("strategix.shape_runs", "runs length")
SHAPE_PAIRS: Final = FactType("strategix.shape_pairs", "pairs")
FIRECRACKER_ALONE: Final = FactType("strategix.firecracker_alone")
FIRECRACKER_LEAD: Final = FactType("strategix.firecracker_lead")
FIRECRACKER_TWICE: Final = FactType("strategix.firecracker_twice")
LEADER_PASSES: Final = FactType("strategix.leader_passes")
NO_PASS_LEFT: Final = FactType("strategix.no_pass_left", "allowance")
