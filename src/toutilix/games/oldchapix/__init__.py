"""Oldchapix (French: Vieubarbix)."""

from toutilix.engine.daily import DailyDeal
from toutilix.engine.kind import GameKind
from toutilix.games.oldchapix.lesson import LESSON
from toutilix.games.oldchapix.notation import OldchapixNotation
from toutilix.games.oldchapix.options import OPTIONS, make, settings_of
from toutilix.games.oldchapix.screen import OldchapixScreen
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import Oldchapix, OldchapixState

_notation = OldchapixNotation()
KIND: GameKind[Oldchapix, OldchapixState, OldchapixView] = GameKind(
    "oldchapix",
    3,
    5,
    OPTIONS,
    make,
    settings_of,
    _notation,
    OldchapixScreen(_notation),
    __name__,
    LESSON,
    DailyDeal(players=4),
)
