"""Strategix (French: Stratégix)."""

from toutilix.engine.daily import DailyDeal
from toutilix.engine.kind import GameKind
from toutilix.games.strategix.lesson import LESSON
from toutilix.games.strategix.notation import StrategixNotation
from toutilix.games.strategix.options import OPTIONS, make, settings_of
from toutilix.games.strategix.screen import StrategixScreen
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.state import Strategix, StrategixState

_notation = StrategixNotation()
KIND: GameKind[Strategix, StrategixState, StrategixView] = GameKind(
    "strategix",
    2,
    4,
    OPTIONS,
    make,
    settings_of,
    _notation,
    StrategixScreen(_notation),
    __name__,
    LESSON,
    DailyDeal(players=4),
)
