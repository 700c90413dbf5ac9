"""A picture of a series: points of each level, who is ahead, what the first seat is worth, how long hands are.

matplotlib draws it; it is an optional extra and asked for only here, when a picture is wanted.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import TYPE_CHECKING

from toutilix.arena.deals import Played
from toutilix.arena.report import Report, levels_in, points_of
from toutilix.arena.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png")

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#7f7f7f")
"""Told apart by colour-blind people too; line styles tell the levels apart in grey."""
STYLES = ("-", "--", "-.", ":")
MOST_BINS = 25
LONGEST_TITLE = 110


@dataclass(frozen=True)
class SeriesLabels:
    """All that is written in the picture, in the reader's language. `pairs` name the comparisons, in their order."""

    title: str
    points: str
    points_axis: str
    share_axis: str
    strength: str
    ahead_axis: str
    pairs: Sequence[str]
    places: str
    place_axis: str
    lengths: str
    moves_axis: str


def draw(report: Report, played: Sequence[Played], labels: SeriesLabels, form: str) -> bytes:
    """The picture in one of FORMATS; the same series gives the same bytes."""

    def fill_in(figure: "Figure") -> None:
        ((points, strength), (places, lengths)) = figure.subplots(2, 2)
        _points(points, report, played, labels)
        _intervals(strength, [comparison.ahead for comparison in report.comparisons], labels.pairs)
        strength.set(title=labels.strength, xlabel=labels.ahead_axis)
        _intervals(places, report.places, [str(place + 1) for place in range(len(report.places))])
        places.set(title=labels.places, xlabel=labels.ahead_axis, ylabel=labels.place_axis)
        moves = [hand.moves for deal in played for hand in deal.hands]
        lengths.hist(moves, bins=_bins(moves), color=COLOURS[0])
        lengths.set(title=labels.lengths, xlabel=labels.moves_axis)

    return drawn((10, 7.5), labels.title, form, fill_in)


def drawn(size: tuple[float, float], title: str, form: str, fill_in: "Callable[[Figure], None]") -> bytes:
    """A picture in one of FORMATS, without the time and the program of its making."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # Text stays text in SVG, so that it can be searched and read aloud; a fixed salt gives the same bytes every time.
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "toutilix", "font.size": 9, "axes.titlesize": 10}):
        figure = Figure(figsize=size, layout="constrained")
        figure.suptitle(fill(title, LONGEST_TITLE), fontsize=10)
        fill_in(figure)
        sink = io.BytesIO()
        left_out = "Date" if form == ".svg" else "Software"
        figure.savefig(sink, format=form[1:], dpi=150, metadata={"Title": title, left_out: None})
    return sink.getvalue()


def _points(axes: "Axes", report: Report, played: Sequence[Played], labels: SeriesLabels) -> None:
    levels = levels_in(report.series)
    found = [[points for deal in played for points in points_of(report.series, deal, level)] for level in levels]
    bins = _bins([points for values in found for points in values])
    for number, (level, values) in enumerate(zip(levels, found, strict=True)):
        axes.hist(
            values,
            bins=bins,
            weights=[1 / len(values)] * len(values),
            histtype="step",
            linewidth=1.5,
            color=COLOURS[number % len(COLOURS)],
            linestyle=STYLES[number % len(STYLES)],
            label=level,
        )
    axes.set(title=labels.points, xlabel=labels.points_axis, ylabel=labels.share_axis)
    axes.legend()


def _intervals(axes: "Axes", estimates: Sequence[Estimate], names: Sequence[str]) -> None:
    """Means with their intervals and the line of zero; the first one on top."""
    axes.axvline(0, color="#7f7f7f", linewidth=1)
    for row, found in enumerate(estimates):
        axes.plot([found.mean], [row], "o", color=COLOURS[0])
        if found.high - found.low < float("inf"):
            axes.plot([found.low, found.high], [row, row], "|-", color=COLOURS[0])
    axes.set_yticks(range(len(names)), labels=list(names))
    axes.set_ylim(len(names) - 0.5, -0.5)


def _bins(values: Sequence[int]) -> list[float]:
    """Whole numbers fall in the middle of bins, all of the same width."""
    low, high = min(values), max(values)
    width = (high - low) // MOST_BINS + 1
    return [low - 0.5 + width * step for step in range((high - low) // width + 2)]
