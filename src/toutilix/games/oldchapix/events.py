"""What can happen at an Oldchapix table."""

from typing import Final

from toutilix.engine.facts import FactType
from toutilix.games.oldchapix.table import CONTRACTS

CONTRACT_EVENTS: Final = [FactType(f"oldchapix.contract_{contract}") for contract in CONTRACTS]

LED: Final = FactType("oldchapix.led", "seat card")
PLAYED: Final = FactType("oldchapix.played", "seat card")
TOOK: Final = FactType("oldchapix.took", "seat")
TOOK_DANGER: Final = FactType("oldchapix.took_danger", "seat cards")

SCORE_TRICKS: Final = FactType("oldchapix.score_tricks", "seat tricks points")
SCORE_VOWELS: Final = FactType("oldchapix.score_vowels", "seat each points cards")
SCORE_MN: Final = FactType("oldchapix.score_mn", "seat each points cards")
SCORE_BLUE_H: Final = FactType("oldchapix.score_blue_h", "seat each points cards")
