"""Rummylix (French: Ramilix)."""

from toutilix.engine.daily import DailyDeal
from toutilix.engine.kind import GameKind
from toutilix.games.rummylix.lesson import LESSON
from toutilix.games.rummylix.notation import RummylixNotation
from toutilix.games.rummylix.options import OPTIONS, make, settings_of
from toutilix.games.rummylix.screen import RummylixScreen
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.state import Rummylix, RummylixState

_notation = RummylixNotation()
KIND: GameKind[Rummylix, RummylixState, RummylixView] = GameKind(
    "rummylix",
    2,
    4,
    OPTIONS,
    make,
    settings_of,
    _notation,
    RummylixScreen(_notation),
    __name__,
    LESSON,
    DailyDeal(players=3),
)
