"""The options of Sowix."""

from toutilix.engine.options import YOUNGEST, Choice, Number, Option, Settings, place
from toutilix.games.sowix.state import Sowix

DRAW_WHEN_ABLE = Choice("draw_when_able", "W3", ("no", "yes"))
CALL = Choice("call", "W7", ("spoken", "automatic"))
RESHUFFLE = Choice("reshuffle", "W8", ("no", "yes"))
TARGET = Number("target", "W11", low=1, high=10_000, usual=300)

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
