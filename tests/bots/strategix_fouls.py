"""A foul finish, as tests of Strategix bots count it."""

from toutilix.cards import STAR
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games.strategix.combinations import combination_of
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import PASS, THROW


def ends_foul(view: StrategixView, move: Move) -> bool:
    """S10: would these last cards make their player Badluckix, with the default options?"""
    if move.verb == THROW:
        return len(view.own.cards) == 1
    if move.verb == PASS or sum(card != GROUP_END for card in move.groups) < len(view.own.cards):
        return False
    combination = combination_of(move.groups)
    assert combination is not None
    return combination.has_z() or STAR in view.own.cards
