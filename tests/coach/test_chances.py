"""Winning chances of a match from scores and hands left."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.coach.chances import winning_chance


def chances(scores: list[int], left: float, *, fewest: bool = False, deviation: float = 20.0) -> list[float]:
    held = vec[i64](scores)
    return [winning_chance(held, seat, fewest, left, deviation) for seat in range(len(scores))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equals_have_equal_chances(players: int) -> None:
    assert chances([10] * players, 3) == pytest.approx([1 / players] * players, abs=1e-4)


@pytest.mark.parametrize("scores", [[0, 30], [5, 0, 40], [10, 20, 30, 40], [0, 0, 1, 90, 91]])
@pytest.mark.parametrize("left", [0.0, 0.5, 1.0, 4.0])
def test_somebody_wins(scores: list[int], left: float) -> None:
    assert sum(chances(scores, left)) == pytest.approx(1, abs=1e-3)


def test_after_the_last_hand_the_best_score_has_won() -> None:
    assert chances([10, 30, 20], 0) == [0, 1, 0]
    assert chances([10, 30, 20], 0, fewest=True) == [1, 0, 0]
    assert chances([30, 30, 20], 0) == [0.5, 0.5, 0]


def test_a_lead_is_worth_more_the_fewer_hands_are_left() -> None:
    one, many = chances([20, 0, 0], 1)[0], chances([20, 0, 0], 8)[0]
    assert 1 / 3 < many < one < 1


def test_fewest_points_lead_where_they_win() -> None:
    most, fewest = chances([20, 0], 2), chances([20, 0], 2, fewest=True)
    assert most == pytest.approx(fewest[::-1])
    assert most[0] > 0.5


def test_two_seats_agree_with_the_normal_law() -> None:
    """A lead of one deviation of the difference, which is the root of 2 larger than that of a seat."""
    assert chances([28, 0], 1)[0] == pytest.approx(0.839, abs=0.002)


def test_a_decided_match_is_decided() -> None:
    assert chances([500, 0, 0, 0], 2)[0] > 0.9999
