"""The two readings of Strategix that tables differ on."""

from toutilix.engine.game import Game
from toutilix.engine.options import YOUNGEST, ChoiceOption, Option, Settings, place
from toutilix.games.strategix.rules import Strategix

VOLUNTARY_PASS = ChoiceOption("voluntary_pass", "S5", ("hand", "round", "free"))
FOUL_FINISH = ChoiceOption("foul_finish", "S10", ("any_card", "single_card"))
OPTIONS: tuple[Option, ...] = (YOUNGEST, VOLUNTARY_PASS, FOUL_FINISH)


def make(players: int, settings: Settings) -> Game:
    youngest = int(settings["youngest"]) - 1
    return Strategix(players, youngest, place(VOLUNTARY_PASS, settings), place(FOUL_FINISH, settings))


def settings_of(game: Game) -> Settings:
    assert isinstance(game, Strategix)
    return {
        "youngest": int(game.youngest) + 1,
        "voluntary_pass": VOLUNTARY_PASS.values[game.voluntary_pass],
        "foul_finish": FOUL_FINISH.values[game.foul_finish],
    }
