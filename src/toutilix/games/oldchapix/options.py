"""Oldchapix has no option of its own: its sheet leaves nothing to choose."""

from toutilix.engine.game import Game
from toutilix.engine.options import YOUNGEST, Option, Settings
from toutilix.games.oldchapix.rules import Oldchapix

OPTIONS: tuple[Option, ...] = (YOUNGEST,)


def make(players: int, settings: Settings) -> Game:
    return Oldchapix(players, int(settings["youngest"]) - 1)


def settings_of(game: Game) -> Settings:
    return {"youngest": int(game.youngest) + 1}
