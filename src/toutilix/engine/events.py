"""The events and refusals that all games share."""

from typing import Final

from toutilix.engine.facts import FactType

HAND_BEGINS: Final = FactType("engine.hand_begins", "seat hand")
DEALT: Final = FactType("engine.dealt", "seat cards")
TURN: Final = FactType("engine.turn", "seat")
HAND_ENDS: Final = FactType("engine.hand_ends", "hand")
HAND_POINTS: Final = FactType("engine.hand_points", "seat points costs:flag")
TOTAL: Final = FactType("engine.total", "seat points")
WON: Final = FactType("engine.won", "seat points")
UNDONE: Final = FactType("engine.undone", "seat")

EVENTS: Final = (HAND_BEGINS, DEALT, TURN, HAND_ENDS, HAND_POINTS, TOTAL, WON, UNDONE)

MATCH_IS_OVER: Final = FactType("engine.match_over")
HAND_IS_OVER: Final = FactType("engine.hand_over")
TO_SHUFFLE: Final = FactType("engine.to_shuffle")
NOT_YOUR_TURN: Final = FactType("engine.not_your_turn", "turn:seat")
NOT_HELD: Final = FactType("engine.not_held", "cards")
NOT_DEALING: Final = FactType("engine.not_dealing")
NOT_SHUFFLING: Final = FactType("engine.not_shuffling")
OTHER_CARDS: Final = FactType("engine.other_cards")
NO_UNDO: Final = FactType("engine.no_undo")
NO_SUCH_SEAT: Final = FactType("engine.no_such_seat", "number")
NOBODY_IN_TURN: Final = FactType("engine.nobody_in_turn")
