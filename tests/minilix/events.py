"""The events of Minilix."""

from typing import Final

from toutilix.engine.facts import FactType

PLAYED: Final = FactType("minilix.played", "seat card")
TOOK: Final = FactType("minilix.took", "seat")
SCORED: Final = FactType("minilix.score", "seat tricks points")
