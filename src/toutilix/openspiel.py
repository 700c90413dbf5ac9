"""OpenSpiel, with the extra `toutilix[openspiel]`: importing this registers `python_NAME` for every game on
the list.

    import pyspiel, toutilix.openspiel
    game = pyspiel.load_game("python_sowix(players=3)")
"""

from toutilix.adapters.needed import missing

try:
    from toutilix.adapters.openspiel import SPIEL_GAMES, PlayerBot, ToutilixGame, ToutilixSpielState
except ModuleNotFoundError as error:
    raise missing("openspiel", error) from None

__all__ = ["SPIEL_GAMES", "PlayerBot", "ToutilixGame", "ToutilixSpielState"]
