"""A bot's answer: a move, and why it chose it."""

from dataclasses import dataclass

from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move

ANY_CARD = FactType("reason.beginner_any")
"""The reason of a careless beginner."""


@dataclass(frozen=True)
class Advice:
    """`why` has words in both languages (`reason.oldchapix_duck`)."""

    move: Move
    why: Fact
