"""The players of each game, listed by the game's name."""

from importlib import import_module

from toutilix.bots import oldchapix, rummylix, sowix, strategix
from toutilix.bots.game_bots import AnyGameBots
from toutilix.games import EXTRA_PACKAGES

ROSTER: dict[str, AnyGameBots] = {
    "oldchapix": oldchapix.BOTS,
    "strategix": strategix.BOTS,
    "sowix": sowix.BOTS,
    "rummylix": rummylix.BOTS,
    **{name: import_module(f"{package}.bots").BOTS for name, package in EXTRA_PACKAGES.items()},
}
