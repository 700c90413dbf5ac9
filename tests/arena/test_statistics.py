"""Intervals hold as often as they say, also when one looks before the end."""

import math
from itertools import islice
from random import Random

import pytest

from toutilix.arena.statistics import ALPHA, estimate, looks, ratio, student


@pytest.mark.parametrize(
    ("freedom", "alpha", "expected"),
    [
        (1, 0.05, 12.7062),
        (2, 0.05, 4.3027),
        (9, 0.05, 2.2622),
        (30, 0.05, 2.0423),
        (1000, 0.05, 1.9623),
        (1_000_000, 0.05, 1.9600),
        (9, 0.01, 3.2498),
        (20, 0.001, 3.8495),
    ],
)
def test_student_as_in_the_tables(freedom: int, alpha: float, expected: float) -> None:
    assert student(freedom, alpha) == pytest.approx(expected, abs=1e-4)


def test_an_estimate_worked_by_hand() -> None:
    found = estimate([1, 2, 3, 4])
    margin = 3.18245 * math.sqrt(5 / 3) / 2
    assert found.mean == 2.5
    assert found.low == pytest.approx(2.5 - margin, abs=1e-4)
    assert found.high == pytest.approx(2.5 + margin, abs=1e-4)
    assert found.sure
    assert not estimate([-1, 2, 3, 4]).sure
    assert estimate([-1, -2, -3, -4]).sure


def test_one_value_proves_nothing() -> None:
    assert not estimate([100]).sure


def test_no_difference_at_all_is_no_lead() -> None:
    assert not estimate([0, 0, 0]).sure


def test_intervals_miss_as_seldom_as_they_say() -> None:
    chance = Random(1)
    missed = sum(estimate([chance.gauss(0, 1) for _ in range(8)]).sure for _ in range(1000))
    assert 33 <= missed <= 67


def test_looks_share_out_the_chance_to_miss() -> None:
    schedule = list(islice(looks(), 200))
    assert [deals for deals, _ in schedule[:6]] == [20, 30, 45, 70, 105, 160]
    assert all(deals % 5 == 0 for deals, _ in schedule)
    spent = sum(alpha for _, alpha in schedule)
    assert 0.99 * ALPHA < spent < ALPHA


def test_equals_are_seldom_told_apart_however_long_one_looks() -> None:
    """Without the correction about one series in five would stop."""
    stopped = careless = 0
    for number in range(200):
        chance = Random(number)
        values = [chance.gauss(0, 1) for _ in range(400)]
        schedule = [(deals, alpha) for deals, alpha in islice(looks(), 12) if deals <= len(values)]
        stopped += any(estimate(values[:deals], alpha).sure for deals, alpha in schedule)
        careless += any(estimate(values[:deals]).sure for deals, _ in schedule)
    assert stopped <= 200 * ALPHA
    assert careless > 2 * 200 * ALPHA


# --- ratios ----------------------------------------------------------------------------------------------------------


def test_a_ratio_worked_by_hand() -> None:
    """The means have the variances 5/12 and 5/3 and the covariance 2/3; Student's t of four observations is 3.18245."""
    found = ratio([1, 2, 3, 4], [12, 10, 14, 16])
    t2 = 3.18245**2
    square, middle, rest = (13**2 - t2 * 5 / 3, 2.5 * 13 - t2 * 2 / 3, 2.5**2 - t2 * 5 / 12)
    margin = math.sqrt(middle**2 - square * rest)
    assert found.mean == pytest.approx(2.5 / 13)
    assert found.low == pytest.approx((middle - margin) / square, abs=1e-5)
    assert found.high == pytest.approx((middle + margin) / square, abs=1e-5)


def test_the_ends_of_a_ratio_are_where_the_difference_is_just_not_sure() -> None:
    chance = Random(3)
    bottoms = [chance.gauss(5, 3) for _ in range(30)]
    tops = [0.4 * value + chance.gauss(0, 2) for value in bottoms]
    found = ratio(tops, bottoms)
    assert found.low < found.mean < found.high
    for end, side in ((found.low, "low"), (found.high, "high")):
        left = estimate([top - end * bottom for top, bottom in zip(tops, bottoms, strict=True)])
        assert getattr(left, side) == pytest.approx(0, abs=1e-6)


def test_exact_shares_leave_no_doubt() -> None:
    found = ratio([3, 4, 5, 6], [6, 8, 10, 12])
    assert [found.mean, found.low, found.high] == pytest.approx([0.5, 0.5, 0.5])


@pytest.mark.parametrize("bottoms", [[-1, 1, 5], [1, -1, 0]])
def test_a_share_of_what_may_be_nothing_is_unbounded(bottoms: list[float]) -> None:
    found = ratio([1, 2, 3], bottoms)
    assert (found.low, found.high) == (-math.inf, math.inf)


def test_ratios_miss_as_seldom_as_they_say() -> None:
    chance = Random(5)
    missed = 0
    for _ in range(1000):
        bottoms = [chance.gauss(4, 3) for _ in range(12)]
        found = ratio([0.4 * value + chance.gauss(0, 2) for value in bottoms], bottoms)
        missed += not found.low <= 0.4 <= found.high
    assert 33 <= missed <= 67


def test_later_first_looks_share_out_the_same_chance() -> None:
    schedule = list(islice(looks(40), 4))
    assert [deals for deals, _ in schedule] == [40, 60, 90, 135]
    assert [alpha for _, alpha in schedule] == [alpha for _, alpha in islice(looks(), 4)]
