"""The events of Oldchapix."""

from typing import Final

from toutilix.engine.facts import FactType

CONTRACT_EVENTS: Final = (
    FactType("oldchapix.contract_tricks"),
    FactType("oldchapix.contract_vowels"),
    FactType("oldchapix.contract_mn"),
    FactType("oldchapix.contract_blue_h"),
    FactType("oldchapix.contract_everything"),
)
"""The contract of each hand, from the first."""

LED: Final = FactType("oldchapix.led", "seat card")
PLAYED: Final = FactType("oldchapix.played", "seat card")
TOOK: Final = FactType("oldchapix.took", "seat")
TOOK_DANGER: Final = FactType("oldchapix.took_danger", "seat cards")

SCORE_TRICKS: Final = FactType("oldchapix.score_tricks", "seat tricks points")
SCORE_VOWELS: Final = FactType("oldchapix.score_vowels", "seat each points cards")
SCORE_MN: Final = FactType("oldchapix.score_mn", "seat each points cards")
SCORE_BLUE_H: Final = FactType("oldchapix.score_blue_h", "seat each points cards")
