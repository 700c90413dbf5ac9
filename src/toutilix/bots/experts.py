"""What the search knows of each game, by the game's name."""

from collections.abc import Callable

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.knowledge import Knowledge
from toutilix.bots.oldchapix import knowledge as oldchapix
from toutilix.bots.oldchapix.regular import regular as oldchapix_regular
from toutilix.bots.rummylix import knowledge as rummylix
from toutilix.bots.rummylix.regular import regular as rummylix_regular
from toutilix.bots.sowix import knowledge as sowix
from toutilix.bots.sowix.regular import regular as sowix_regular
from toutilix.bots.strategix import knowledge as strategix
from toutilix.bots.strategix.regular import regular as strategix_regular
from toutilix.engine.game import Game
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.rules import OldchapixView
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.sowix.seat import SowixView
from toutilix.games.strategix.seat import StrategixView

KNOWLEDGE: dict[str, Knowledge] = {
    "oldchapix": oldchapix.KNOWLEDGE,
    "strategix": strategix.KNOWLEDGE,
    "sowix": sowix.KNOWLEDGE,
    "rummylix": rummylix.KNOWLEDGE,
}

FIRST_THOUGHTS: dict[str, Callable[[AnyView, Random], Advice | None]] = {
    "oldchapix": oldchapix_regular,
    "strategix": strategix_regular,
    "sowix": sowix_regular,
    "rummylix": rummylix_regular,
}
"""What an expert would do before it thinks further."""


def game_of(view: AnyView) -> Game:
    """The game that is played at a seat's table."""
    assert isinstance(view, OldchapixView | StrategixView | SowixView | RummylixView)
    return view.table.game
