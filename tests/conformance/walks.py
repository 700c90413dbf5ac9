"""The walks of the conformance suite over the whole list of games."""

from toutilix.games import GAMES
from toutilix.testing.walks import (
    Case,
    Moment,
    Walk,
    cases_of,
    known_walk,
    next_actor,
    option_cases_of,
    seats,
    seed_of,
    walk,
)

__all__ = ["Case", "Moment", "Walk", "cases", "known_walk", "next_actor", "option_cases", "seats", "seed_of", "walk"]


def cases(*, whole: bool = False) -> list[Case]:
    return cases_of(GAMES, whole=whole)


def option_cases() -> list[Case]:
    return option_cases_of(GAMES)
