"""Why a move is refused at a Strategix table."""

from typing import Final

from toutilix.engine.facts import FactType, word_type
from toutilix.games.strategix.table import ALLOWANCES

word_type("allowance", ALLOWANCES)

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
