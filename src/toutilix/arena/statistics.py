"""Means with honest intervals, also for those who look at the results before the end."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean

ALPHA = 0.05
"""The chance that an interval misses: 95% intervals."""

FIRST_LOOK = 20
LOOK_STEP = 5


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval; of a single value the interval is unbounded."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether the interval is apart from zero."""
        return self.low > 0 or self.high < 0


def estimate(values: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """The mean of independent values with Student's interval, which misses with the chance `alpha`."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    margin = student(len(values) - 1, alpha) * math.sqrt(variance / len(values))
    return Estimate(mean, mean - margin, mean + margin)


def ratio(tops: Sequence[float], bottoms: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """The mean of `tops` divided by the mean of `bottoms`, two values of each observation, with Fieller's interval.

    It holds the ratios r for which the mean of top - r * bottom is not apart from zero by Student's interval. Where the
    mean of the bottoms is itself not apart from zero, any ratio may be true and the interval is unbounded.
    """
    count = len(tops)
    top, bottom = fmean(tops), fmean(bottoms)
    found = top / bottom if bottom else math.nan
    if count < 2:
        return Estimate(found, -math.inf, math.inf)
    scale = student(count - 1, alpha) ** 2 / (count * (count - 1))
    pairs = list(zip(tops, bottoms, strict=True))
    square = bottom**2 - scale * math.fsum((under - bottom) ** 2 for under in bottoms)
    if square <= 0:
        return Estimate(found, -math.inf, math.inf)
    middle = top * bottom - scale * math.fsum((over - top) * (under - bottom) for over, under in pairs)
    rest = top**2 - scale * math.fsum((over - top) ** 2 for over in tops)
    margin = math.sqrt(max(0.0, middle**2 - square * rest))
    return Estimate(found, (middle - margin) / square, (middle + margin) / square)


def looks(first: int = FIRST_LOOK) -> Iterator[tuple[int, float]]:
    """After how many deals a series that may stop early is looked at, and the alpha of the intervals at each look.

    Look often enough, and one interval will exclude zero even between equals. So the 5% are shared out among all looks
    there can ever be: look k gets 5% / (k (k + 1)), and these sum up to 5%. The chance that any of these intervals
    misses is then at most 5% in all, whenever one stops. Looks are rare, each after half as many deals again, so that
    each keeps a fair share.
    """
    deals, look = first, 1
    while True:
        yield deals, ALPHA / (look * (look + 1))
        deals = math.ceil(deals * 1.5 / LOOK_STEP) * LOOK_STEP
        look += 1


@cache
def student(freedom: int, alpha: float) -> float:
    """The t for which a Student variable lies outside of -t to t with the chance `alpha`."""
    low, high = 0.0, 1.0
    while _within(freedom, high) < 1 - alpha:
        low, high = high, 2 * high
    for _ in range(40):
        middle = (low + high) / 2
        if _within(freedom, middle) < 1 - alpha:
            low = middle
        else:
            high = middle
    return high


def _within(freedom: int, limit: float) -> float:
    """The chance of a Student variable between plus and minus `limit`: seen as the square root of `freedom` times the
    tangent of an angle, its density is a power of the cosine, which Simpson's rule integrates well."""
    steps = 100
    angle = math.atan(limit / math.sqrt(freedom))
    log_scale = math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2) - math.log(math.pi) / 2
    width = angle / steps
    total = 0.0
    for step in range(steps + 1):
        weight = 1 if step in (0, steps) else 4 if step % 2 else 2
        total += weight * math.cos(step * width) ** (freedom - 1)
    return 2 * math.exp(log_scale) * total * width / 3
