"""The Sowix players."""

from toutilix.bots.game_bots import GameBots, HandTime, Plan, Scope
from toutilix.bots.sowix.beginner import beginner
from toutilix.bots.sowix.knowledge import KNOWLEDGE
from toutilix.bots.sowix.regular import regular
from toutilix.games.sowix.seat import SowixView

BOTS: GameBots[SowixView] = GameBots(
    beginner,
    regular,
    KNOWLEDGE,
    Plan((1,), 1),
    Scope(2, (4,), 2000, 1500, 465, 400, draws=True),
    HandTime(1.5, 4.5, 0.04),
)
