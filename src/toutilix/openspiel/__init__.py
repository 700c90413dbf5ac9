"""Oldchapix for OpenSpiel, with the extra `toutilix[openspiel]`: importing this registers `python_oldchapix`."""

from toutilix.openspiel.bot import PlayerBot
from toutilix.openspiel.game import OldchapixGame, OldchapixSpielState

__all__ = ["OldchapixGame", "OldchapixSpielState", "PlayerBot"]
