"""Winning chances of a match, estimated from its scores and from how many hands are left.

Each hand that is left adds points to every seat, independently and with the same standard deviation: the sum of many
is nearly normal. A seat wins if its sum is the best one; the integral over its own luck is taken at fixed points. That
nobody plays better than the others is assumed, since only the scores are known.
"""

from math import erf, exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

_REACH: Final = 4.0
"""Luck beyond this many standard deviations counts for nothing."""
_STEPS: Final = 16
_POINTS: Final = vec[float]([_REACH * (2.0 * step / _STEPS - 1.0) for step in range(_STEPS + 1)])


def _weights() -> vec[float]:
    densities = [exp(-_POINTS[step] * _POINTS[step] / 2.0) for step in range(_STEPS + 1)]
    total = sum(densities)
    return vec[float]([density / total for density in densities])


_WEIGHTS: Final = _weights()


def winning_chance(scores: vec[i64], seat: i64, fewest_wins: bool, hands_left: float, deviation: float) -> float:
    """The chance of a seat to win the match; seats that share the best score share the win."""
    if hands_left <= 0.0:
        return _share(scores, seat, fewest_wins)
    scale = deviation * sqrt(hands_left)
    leads = vec[float](capacity=len(scores))
    for other in range(len(scores)):
        if other != seat:
            ahead = scores[other] - scores[seat] if fewest_wins else scores[seat] - scores[other]
            leads = append(leads, float(ahead) / scale)
    chance = 0.0
    for step in range(_STEPS + 1):
        better = _WEIGHTS[step]
        for lead in leads:
            better *= 0.5 + 0.5 * erf((lead + _POINTS[step]) / _ROOT_OF_2)
        chance += better
    return chance


_ROOT_OF_2: Final = sqrt(2.0)


def _share(scores: vec[i64], seat: i64, fewest_wins: bool) -> float:
    level = 0
    for other in range(len(scores)):
        if scores[other] == scores[seat]:
            level += 1
        elif (scores[other] < scores[seat]) == fewest_wins:
            return 0.0
    return 1.0 / float(level)
