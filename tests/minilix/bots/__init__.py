"""The Minilix players: a beginner, and what the search needs to know."""

from librt.random import Random

from tests.minilix.seat import MinilixView
from tests.minilix.state import MinilixState
from tests.minilix.table import PLAY
from toutilix.bots.advice import Advice
from toutilix.bots.game_bots import GameBots
from toutilix.bots.knowledge import Knowledge
from toutilix.engine.facts import Fact, FactType, one
from toutilix.engine.moves import Move

HIGHEST = FactType("reason.minilix_highest", "card")


def beginner(view: MinilixView, _: Random) -> Advice | None:
    """Always the highest card; None out of turn."""
    if view.table.turn != view.seat:
        return None
    card = max(view.own.cards)
    return Advice(Move(PLAY, card), Fact(HIGHEST, cards=one(card)))


KNOWLEDGE: Knowledge[MinilixView, MinilixState] = Knowledge(spread=5.0)
BOTS: GameBots[MinilixView] = GameBots(beginner, None, KNOWLEDGE)
