"""Intervals hold as often as they say, also when one looks before the end."""

import math
from itertools import islice
from random import Random

import pytest

from toutilix.arena.statistics import ALPHA, estimate, looks, student


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
