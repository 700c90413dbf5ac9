"""The players of each game, listed by the game's name."""

from importlib import import_module

from toutilix.bots.game_bots import AnyGameBots
from toutilix.games import EXTRA_GAMES

_PACKAGES = {
    "oldchapix": "toutilix.bots.oldchapix",
    "strategix": "toutilix.bots.strategix",
    "sowix": "toutilix.bots.sowix",
    "rummylix": "toutilix.bots.rummylix",
    **{kind.name: f"{kind.package}.bots" for kind in EXTRA_GAMES},
}


def bots_of(game: str) -> AnyGameBots:
    """They are imported when they are first asked for: what starts soon is not kept waiting for them."""
    bots: AnyGameBots = import_module(_PACKAGES[game]).BOTS
    return bots
