"""The options of Sowix."""

from toutilix.engine.options import YOUNGEST, ChoiceOption, NumberOption, Option, Settings, place
from toutilix.games.sowix.state import Sowix

DRAW_WHEN_ABLE = ChoiceOption("draw_when_able", "W3", ("no", "yes"))
CALL = ChoiceOption("call", "W7", ("spoken", "automatic"))
RESHUFFLE = ChoiceOption("reshuffle", "W8", ("no", "yes"))
TARGET = NumberOption("target", "W11", low=1, high=10_000, default_value=300)

OPTIONS: tuple[Option, ...] = (DRAW_WHEN_ABLE, CALL, RESHUFFLE, TARGET, YOUNGEST)


def make(players: int, settings: Settings) -> Sowix:
    return Sowix(
        players,
        int(settings["youngest"]) - 1,
        draw_when_able=place(DRAW_WHEN_ABLE, settings) == 1,
        automatic=place(CALL, settings) == 1,
        reshuffle=place(RESHUFFLE, settings) == 1,
        target=int(settings["target"]),
    )


def settings_of(game: Sowix) -> Settings:
    return {
        "draw_when_able": DRAW_WHEN_ABLE.values[game.draw_when_able],
        "call": CALL.values[game.automatic],
        "reshuffle": RESHUFFLE.values[game.reshuffle],
        "target": int(game.target),
        "youngest": int(game.youngest) + 1,
    }
