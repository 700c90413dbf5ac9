"""The players of each game, listed by the game's name."""

from importlib import import_module

from toutilix.bots import oldchapix, rummylix, sowix, strategix
from toutilix.bots.game_bots import AnyGameBots
from toutilix.games import EXTRA_GAMES

ROSTER: dict[str, AnyGameBots] = {
    "oldchapix": oldchapix.BOTS,
    "strategix": strategix.BOTS,
    "sowix": sowix.BOTS,
    "rummylix": rummylix.BOTS,
    **{kind.name: import_module(f"{kind.package}.bots").BOTS for kind in EXTRA_GAMES},
}
