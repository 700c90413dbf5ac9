"""What the search knows of each game, by the game's name."""

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.oldchapix import knowledge as oldchapix
from toutilix.bots.rummylix import knowledge as rummylix
from toutilix.bots.sowix import knowledge as sowix
from toutilix.bots.strategix import knowledge as strategix
from toutilix.engine.game import Game
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.rules import OldchapixView
from toutilix.games.rummylix.table import RummylixView
from toutilix.games.sowix.seat import SowixView
from toutilix.games.strategix.seat import StrategixView

KNOWLEDGE: dict[str, Knowledge] = {
    "oldchapix": oldchapix.KNOWLEDGE,
    "strategix": strategix.KNOWLEDGE,
    "sowix": sowix.KNOWLEDGE,
    "rummylix": rummylix.KNOWLEDGE,
}


def game_of(view: AnyView) -> Game:
    """The game that is played at a seat's table."""
    assert isinstance(view, OldchapixView | StrategixView | SowixView | RummylixView)
    return view.table.game
