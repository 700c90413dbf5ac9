"""The result of a series of deals: points of each level, who is ahead, the value of the first seat, the length of
hands.

All intervals are over deals: a deal with all its rotations is one observation.
"""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

import msgspec

from toutilix.arena.deals import Played, Series, fewest_wins, level_at
from toutilix.arena.statistics import ALPHA, Estimate, estimate
from toutilix.bots.roster import bots_of


@dataclass(frozen=True)
class Standing:
    """The points of a level in a hand, as the game counts them."""

    level: str
    points: Estimate


@dataclass(frozen=True)
class Comparison:
    """How many points in a hand `level` is better than `other`, also in games in which fewer points are better."""

    level: str
    other: str
    ahead: Estimate


@dataclass(frozen=True)
class Lengths:
    """Moves in a hand."""

    shortest: int
    mean: float
    longest: int


@dataclass(frozen=True)
class Report:
    """`confidence` is that of all intervals; `places` tells how much better than the mean of its table a seat does that
    begins the hand, comes second, and so on."""

    series: Series
    deals: int
    hands: int
    moves: int
    confidence: float
    standings: list[Standing]
    comparisons: list[Comparison]
    places: list[Estimate]
    lengths: Lengths


def levels_in(series: Series) -> list[str]:
    """Each level once, in the order of the line-up."""
    return list(dict.fromkeys(series.bots))


def report(series: Series, played: Sequence[Played], alpha: float = ALPHA) -> Report:
    lengths = [hand.moves for deal in played for hand in deal.hands]
    return Report(
        series=series,
        deals=len(played),
        hands=len(lengths),
        moves=sum(lengths),
        confidence=1 - alpha,
        standings=[
            Standing(level, estimate([_mean(series, deal, level) for deal in played], alpha))
            for level in levels_in(series)
        ],
        comparisons=compare(series, played, alpha),
        places=_places(series, played, alpha),
        lengths=Lengths(min(lengths), fmean(lengths), max(lengths)),
    )


def compare(series: Series, played: Sequence[Played], alpha: float = ALPHA) -> list[Comparison]:
    """Every two levels, paired by deal."""
    return [
        Comparison(level, other, estimate(leads(series, played, level, other), alpha))
        for level, other in combinations(levels_in(series), 2)
    ]


def leads(series: Series, played: Sequence[Played], level: str, other: str) -> list[float]:
    """For each deal, by how many points a hand `level` did better than `other`."""
    better = -1 if fewest_wins(series) else 1
    return [better * (_mean(series, deal, level) - _mean(series, deal, other)) for deal in played]


def points_of(series: Series, deal: Played, level: str) -> list[int]:
    """The points of all seats of a level in all hands of a deal."""
    return [
        points
        for hand in deal.hands
        for seat, points in enumerate(hand.points)
        if level_at(series, hand.rotation, seat) == level
    ]


def _mean(series: Series, deal: Played, level: str) -> float:
    return fmean(points_of(series, deal, level))


def _places(series: Series, played: Sequence[Played], alpha: float) -> list[Estimate]:
    """Only the hands that open a match: later the one who lost the hand before may begin, and has paid for it."""
    players = len(series.bots)
    plan = bots_of(series.game).plan
    better = -1 if fewest_wins(series) else 1
    worth: list[list[float]] = [[] for _ in range(players)]
    for deal in played:
        opening = plan.starts[deal.number % len(plan.starts)]
        hands = [hand for hand in deal.hands if hand.hand == opening]
        for place in range(players):
            found = [hand.points[(hand.first + place) % players] - fmean(hand.points) for hand in hands]
            worth[place].append(better * fmean(found))
    return [estimate(values, alpha) for values in worth]


def as_json(report: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"


def as_csv(series: Series, played: Sequence[Played]) -> str:
    """One line for each seat in each hand; everything counts from 1, and place 1 is the seat that began."""
    sink = io.StringIO(newline="")
    table = csv.writer(sink, lineterminator="\n")
    table.writerow(["deal", "rotation", "hand", "seat", "place", "level", "points", "moves"])
    players = len(series.bots)
    for deal in played:
        for hand in deal.hands:
            for seat, points in enumerate(hand.points):
                place = (seat - hand.first) % players + 1
                level = level_at(series, hand.rotation, seat)
                row = [deal.number + 1, hand.rotation + 1, hand.hand, seat + 1, place, level, points, hand.moves]
                table.writerow(row)
    return sink.getvalue()
