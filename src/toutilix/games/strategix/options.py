"""The two readings of Strategix that tables differ on."""

from toutilix.engine.options import YOUNGEST, ChoiceOption, Option, Settings, place
from toutilix.games.strategix.state import Strategix
from toutilix.games.strategix.table import ALLOWANCES, FOULS

VOLUNTARY_PASS = ChoiceOption("voluntary_pass", "S5", ALLOWANCES)
FOUL_FINISH = ChoiceOption("foul_finish", "S10", FOULS)
OPTIONS: tuple[Option, ...] = (YOUNGEST, VOLUNTARY_PASS, FOUL_FINISH)


def make(players: int, settings: Settings) -> Strategix:
    youngest = int(settings["youngest"]) - 1
    return Strategix(players, youngest, place(VOLUNTARY_PASS, settings), place(FOUL_FINISH, settings))


def settings_of(game: Strategix) -> Settings:
    return {
        "youngest": int(game.youngest) + 1,
        "voluntary_pass": VOLUNTARY_PASS.values[game.voluntary_pass],
        "foul_finish": FOUL_FINISH.values[game.foul_finish],
    }
