"""Minilix has no option of its own."""

from tests.minilix.state import Minilix
from toutilix.engine.options import YOUNGEST, Option, Settings

OPTIONS: tuple[Option, ...] = (YOUNGEST,)


def make(players: int, settings: Settings) -> Minilix:
    return Minilix(players, int(settings["youngest"]) - 1)


def settings_of(game: Minilix) -> Settings:
    return {"youngest": int(game.youngest) + 1}
