"""Oldchapix has no option of its own: its sheet leaves nothing to choose."""

from toutilix.engine.options import YOUNGEST, Option, Settings
from toutilix.games.oldchapix.state import Oldchapix

OPTIONS: tuple[Option, ...] = (YOUNGEST,)


def make(players: int, settings: Settings) -> Oldchapix:
    return Oldchapix(players, int(settings["youngest"]) - 1)


def settings_of(game: Oldchapix) -> Settings:
    return {"youngest": int(game.youngest) + 1}
