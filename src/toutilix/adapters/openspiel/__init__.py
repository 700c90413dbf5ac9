"""Our games for OpenSpiel; importing this registers them."""

from toutilix.adapters.openspiel.bot import PlayerBot
from toutilix.adapters.openspiel.game import SPIEL_GAMES, ToutilixGame, ToutilixSpielState

__all__ = ["SPIEL_GAMES", "PlayerBot", "ToutilixGame", "ToutilixSpielState"]
