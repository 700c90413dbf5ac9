"""The Oldchapix players."""

from toutilix.bots.game_bots import GameBots, HandTime, Plan, Scope
from toutilix.bots.oldchapix.beginner import beginner
from toutilix.bots.oldchapix.knowledge import KNOWLEDGE
from toutilix.bots.oldchapix.regular import regular
from toutilix.games.oldchapix.seat import OldchapixView

BOTS: GameBots[OldchapixView] = GameBots(
    beginner,
    regular,
    KNOWLEDGE,
    # The five contracts in turn.
    Plan((1, 2, 3, 4, 5), 1),
    Scope(4, (3, 4, 5), 2000, 1500, 90, 600),
    HandTime(1.5, 8, 0.02),
)
