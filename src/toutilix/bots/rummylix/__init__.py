"""The Rummylix players."""

from toutilix.bots.game_bots import GameBots, HandTime, Plan, Scope
from toutilix.bots.rummylix.beginner import beginner
from toutilix.bots.rummylix.knowledge import KNOWLEDGE
from toutilix.bots.rummylix.regular import regular
from toutilix.games.rummylix.seat import RummylixView

BOTS: GameBots[RummylixView] = GameBots(
    beginner,
    regular,
    KNOWLEDGE,
    Plan((1,), 1),
    Scope(3, (3,), 2000, 500, 60, 200, draws=True),
    HandTime(1, 13, 0.085),
)
