"""The events of Sowix."""

from typing import Final

from toutilix.engine.facts import FactType

TURNED_UP: Final = FactType("sowix.turned_up", "card")
HIT: Final = FactType("sowix.hit", "seat")
PLAYED: Final = FactType("sowix.played", "seat called:flag card")
REVERSED: Final = FactType("sowix.reversed", "seat direction")
DRAWS: Final = FactType("sowix.draws", "seat")
DRAW_FITS: Final = FactType("sowix.draw_fits", "seat card")
DRAW_KEPT: Final = FactType("sowix.draw_kept", "seat card")
DREW: Final = FactType("sowix.drew", "seat cards")
NOTHING_LEFT: Final = FactType("sowix.nothing_left", "seat")
PASSED: Final = FactType("sowix.passed", "seat")
CALLED: Final = FactType("sowix.called", "seat")
CAUGHT: Final = FactType("sowix.caught", "seat caught:seat")
LOSES_TURN: Final = FactType("sowix.loses_turn", "seat")
TURNED_OVER: Final = FactType("sowix.turned_over", "times")
WAITS_FOR_SHUFFLE: Final = FactType("sowix.waits_for_shuffle", "seat turn:seat due")
SHUFFLED: Final = FactType("sowix.shuffled", "times")

OUT: Final = FactType("sowix.out", "seat")
ALL_PASSED: Final = FactType("sowix.all_passed")
LAST_TURN_OVER: Final = FactType("sowix.last_turn_over")
LEFT: Final = FactType("sowix.left", "seat cards")
SCORE: Final = FactType("sowix.score", "seat each points cards")
