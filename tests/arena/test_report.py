"""Reports of deals made by hand."""

import json
from statistics import fmean

import pytest

from tests.arena.samples import deal_of, series_of
from toutilix.arena.report import as_csv, as_json, compare, levels_in, report
from toutilix.arena.statistics import estimate


def test_fewer_points_are_better_in_sowix_and_more_in_rummylix() -> None:
    played = [deal_of(0, (10, 30), (50, 30)), deal_of(1, (0, 8), (8, 0))]
    differences = [(30 + 50) / 2 - (10 + 30) / 2, 8]
    for game, sign in (("sowix", 1), ("rummylix", -1)):
        (found,) = compare(series_of(game, "regular", "beginner"), played)
        assert (found.level, found.other) == ("regular", "beginner")
        assert found.ahead == estimate([sign * difference for difference in differences])


def test_the_luck_of_the_cards_cancels() -> None:
    """Seat 1 has by far the better cards in every deal; who sits there is of no account."""
    played = [deal_of(number, (100 + number, 0), (100 + number, 0)) for number in range(5)]
    (found,) = compare(series_of("rummylix", "regular", "beginner"), played)
    assert (found.ahead.low, found.ahead.mean, found.ahead.high) == (0, 0, 0)


def test_several_seats_of_a_level_are_one_observation_of_a_deal() -> None:
    series = series_of("rummylix", "regular", "beginner", "beginner")
    played = [deal_of(number, (3 + number, 0, 1), (0, 1, 4), (1, 5, 0)) for number in range(3)]
    told = report(series, played)
    assert [standing.level for standing in told.standings] == levels_in(series) == ["regular", "beginner"]
    assert told.standings[0].points.mean == pytest.approx(fmean([4, 13 / 3, 14 / 3]))
    assert told.standings[1].points.mean == pytest.approx(0.5)
    assert (told.deals, told.hands, told.moves) == (3, 9, 99)
    assert (told.lengths.shortest, told.lengths.mean, told.lengths.longest) == (10, 11, 12)


def test_all_pairs_are_compared() -> None:
    series = series_of("sowix", "a", "b", "c", "b")
    played = [deal_of(0, *[(1, 2, 3, 4)] * 4)]
    pairs = [(found.level, found.other) for found in compare(series, played)]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "c")]


def test_the_worth_of_places_counts_from_who_begins() -> None:
    series = series_of("rummylix", "a", "a")
    played = [deal_of(0, (5, 1), (7, 1), first=1)]
    told = report(series, played)
    assert [place.mean for place in told.places] == [-2.5, 2.5]


def test_json_and_csv_can_be_read_by_others() -> None:
    series = series_of("sowix", "regular", "beginner")
    played = [deal_of(0, (10, 30), (50, 30), first=1)]
    told = json.loads(as_json(report(series, played)))
    assert told["series"]["bots"] == ["regular", "beginner"]
    assert told["comparisons"][0]["ahead"] == {"mean": 20.0, "low": None, "high": None}
    assert as_csv(series, played).splitlines() == [
        "deal,rotation,hand,seat,place,level,points,moves",
        "1,1,1,1,2,regular,10,10",
        "1,1,1,2,1,beginner,30,10",
        "1,2,1,1,2,beginner,50,11",
        "1,2,1,2,1,regular,30,11",
    ]
