"""The Strategix players."""

from toutilix.bots.game_bots import GameBots, HandTime, Plan, Scope
from toutilix.bots.strategix.beginner import beginner
from toutilix.bots.strategix.knowledge import KNOWLEDGE
from toutilix.bots.strategix.regular import regular
from toutilix.games.strategix.seat import StrategixView

BOTS: GameBots[StrategixView] = GameBots(
    beginner,
    regular,
    KNOWLEDGE,
    # The second hand begins with an exchange between the first and the last of the hand before, and most hands of a
    # match are of that sort: two hands of one match are played, with the exchange that the players have earned.
    Plan((1,), 2),
    Scope(3, (2, 3, 4), 2000, 700, 60, 200),
    HandTime(1.5, 5, 0.11),
)
