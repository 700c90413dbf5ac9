"""Rummylix options: when a player without cards gets new ones, and whether a turned pile is shuffled."""

from toutilix.engine.options import YOUNGEST, ChoiceOption, Option, Settings, place
from toutilix.games.rummylix.state import Rummylix
from toutilix.games.rummylix.table import REFILL_VALUES

REFILL = ChoiceOption("refill", "R6", REFILL_VALUES)
RESHUFFLE = ChoiceOption("reshuffle", "R7", ("no", "yes"))

OPTIONS: tuple[Option, ...] = (REFILL, RESHUFFLE, YOUNGEST)


def make(players: int, settings: Settings) -> Rummylix:
    youngest = int(settings["youngest"]) - 1
    return Rummylix(players, youngest, place(REFILL, settings), settings["reshuffle"] == "yes")


def settings_of(game: Rummylix) -> Settings:
    return {
        "refill": REFILL_VALUES[game.refill],
        "reshuffle": "yes" if game.reshuffle else "no",
        "youngest": int(game.youngest) + 1,
    }
