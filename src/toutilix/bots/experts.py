"""What the search knows of each game, by the game's name."""

from toutilix.bots.knowledge import Knowledge
from toutilix.engine.game import Game
from toutilix.engine.view import AnyView
from toutilix.games.oldchapix.rules import OldchapixView
from toutilix.games.rummylix.table import RummylixView
from toutilix.games.sowix.seat import SowixView
from toutilix.games.strategix.seat import StrategixView

KNOWLEDGE: dict[str, Knowledge] = {
    "oldchapix": Knowledge(fewest_wins=True, spread=400.0),
    "strategix": Knowledge(fewest_wins=False, spread=6.0),
    "sowix": Knowledge(fewest_wins=True, spread=500.0),
    "rummylix": Knowledge(fewest_wins=False, spread=100.0),
}


def game_of(view: AnyView) -> Game:
    """The game that is played at a seat's table."""
    assert isinstance(view, OldchapixView | StrategixView | SowixView | RummylixView)
    return view.table.game
