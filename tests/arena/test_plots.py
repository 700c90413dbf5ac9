"""The picture of a series."""

from tests.arena.samples import deal_of, series_of
from toutilix.arena.plots import SeriesLabels, draw
from toutilix.arena.report import report

LABELS = SeriesLabels(
    title="A title that is " + "very " * 30 + "long",
    points="Points",
    points_axis="points",
    share_axis="share",
    strength="Strength",
    ahead_axis="better by",
    pairs=["regular ahead of beginner"],
    places="Places",
    place_axis="place",
    lengths="Lengths",
    moves_axis="moves",
)
SERIES = series_of("sowix", "regular", "beginner")


def test_svg_says_everything_and_is_the_same_each_time() -> None:
    played = [deal_of(number, (number, 30), (50, 3 * number)) for number in range(8)]
    told = report(SERIES, played)
    drawn = draw(told, played, LABELS, ".svg")
    assert drawn == draw(told, played, LABELS, ".svg")
    text = drawn.decode()
    for label in ("A title that is", "Points", "share", "Strength", "regular ahead of beginner", "Places", "Lengths"):
        assert label in text
    for level in SERIES.bots:
        assert f">{level}<" in text
