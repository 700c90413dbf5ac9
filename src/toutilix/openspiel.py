"""OpenSpiel, with the extra `toutilix[openspiel]`: importing this registers `python_NAME` for every game on
the list.

    import pyspiel, toutilix.openspiel
    game = pyspiel.load_game("python_sowix(players=3)")
"""

from toutilix.adapters.openspiel import SPIEL_GAMES, PlayerBot, ToutilixGame, ToutilixSpielState

__all__ = ["SPIEL_GAMES", "PlayerBot", "ToutilixGame", "ToutilixSpielState"]
