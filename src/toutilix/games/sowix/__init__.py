"""Sowix, the sowing game whose sheet has lost its title."""

from toutilix.engine.daily import DailyDeal
from toutilix.engine.kind import GameKind
from toutilix.games.sowix.lesson import LESSON
from toutilix.games.sowix.notation import SowixNotation
from toutilix.games.sowix.options import OPTIONS, make, settings_of
from toutilix.games.sowix.screen import SowixScreen
from toutilix.games.sowix.seat import SowixView
from toutilix.games.sowix.state import Sowix, SowixState

_notation = SowixNotation()
KIND: GameKind[Sowix, SowixState, SowixView] = GameKind(
    "sowix",
    2,
    8,
    OPTIONS,
    make,
    settings_of,
    _notation,
    SowixScreen(_notation),
    __name__,
    LESSON,
    DailyDeal(players=4, hands=3),
)
