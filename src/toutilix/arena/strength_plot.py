"""A picture of the strength table: a panel for each game with its leads, one with the shares of experts, and one
for each game with how its expert grows with time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toutilix.arena.plots import COLOURS, drawn
from toutilix.arena.statistics import Estimate
from toutilix.arena.strength import GapClosed, Grown, Lead, Row

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKS = ("o", "s", "^", "D")
"""Marks tell the pairs apart in grey."""
WIDTH = 9
ROW_HEIGHT = 0.19
PANEL_HEIGHT = 0.9
GROWTH_HEIGHT = 2.4


@dataclass(frozen=True)
class StrengthLabels:
    """All that is written in the picture, in the reader's language."""

    title: str
    game: Callable[[str], str]
    row: Callable[[int], str]
    pair: Callable[[str, str], str]
    ahead_axis: str
    shares: str
    share_axis: str
    growth: str
    time_axis: str


def draw(rows: Sequence[Row], labels: StrengthLabels, form: str) -> bytes:
    """The picture in one of the formats of plots; the same table gives the same bytes."""
    leads = [row for row in rows if isinstance(row, Lead)]
    shares = [row for row in rows if isinstance(row, GapClosed)]
    games = list(dict.fromkeys(row.line_up.game for row in leads))
    panels = [[row for row in leads if row.line_up.game == game] for game in games]
    grown = [row for row in rows if isinstance(row, Grown)]
    heights = [lines * ROW_HEIGHT + PANEL_HEIGHT for lines in (*map(len, panels), len(shares))]
    heights += [GROWTH_HEIGHT] * len(grown)

    def fill_in(figure: "Figure") -> None:
        places = figure.subplots(len(heights), 1, height_ratios=heights)
        for place, panel in zip(places, panels, strict=False):
            _leads(place, panel, labels)
        _shares(places[len(panels)], shares, labels)
        for place, row in zip(places[len(panels) + 1 :], grown, strict=True):
            _growth(place, row, labels)

    return drawn((WIDTH, sum(heights)), labels.title, form, fill_in)


def _leads(axes: "Axes", panel: Sequence[Lead], labels: StrengthLabels) -> None:
    """Each pair of levels in its own colour, each number of players in a line."""
    pairs = list(dict.fromkeys((row.line_up.level, row.line_up.other) for row in panel))
    axes.axvline(0, color="#7f7f7f", linewidth=1)
    for number, row in enumerate(panel):
        pair = pairs.index((row.line_up.level, row.line_up.other))
        first = all((other.line_up.level, other.line_up.other) != pairs[pair] for other in panel[:number])
        _interval(axes, number, row.ahead, pair, labels.pair(*pairs[pair]) if first else None)
    names = [labels.row(row.line_up.players) for row in panel]
    _lines(axes, names)
    axes.set(title=labels.game(panel[0].line_up.game), xlabel=labels.ahead_axis)
    axes.legend(fontsize=7, loc="upper left", bbox_to_anchor=(1.01, 1))


def _shares(axes: "Axes", rows: Sequence[GapClosed], labels: StrengthLabels) -> None:
    for end in (0, 100):
        axes.axvline(end, color="#7f7f7f", linewidth=1)
    for number, row in enumerate(rows):
        found = row.share
        _interval(axes, number, Estimate(100 * found.mean, 100 * found.low, 100 * found.high), 1, None)
    _lines(axes, [_bounded(row, labels) for row in rows])
    axes.set(title=labels.shares, xlabel=labels.share_axis)


def _bounded(row: GapClosed, labels: StrengthLabels) -> str:
    """The bots that are measured, and by which bound."""
    return f"{labels.game(row.expert.game)}, {labels.row(row.expert.players)}, {row.cheater.level.partition(':')[0]}"


def _growth(axes: "Axes", row: Grown, labels: StrengthLabels) -> None:
    """The lead over regulars by seconds for a move, on a scale on which each step is several times the one before."""
    seconds = [float(line_up.level.partition(":")[2].removesuffix("s")) for line_up in row.line_ups]
    axes.axhline(0, color="#7f7f7f", linewidth=1)
    axes.plot(seconds, [found.mean for found in row.ahead], "o-", color=COLOURS[0], markersize=4)
    for second, found in zip(seconds, row.ahead, strict=True):
        axes.plot([second, second], [found.low, found.high], "_-", color=COLOURS[0])
    axes.set_xscale("log")
    axes.set_xticks(seconds, labels=[f"{second:.6g}" for second in seconds])
    axes.minorticks_off()
    who = row.line_ups[0]
    title = f"{labels.growth}: {labels.game(who.game)}, {labels.row(who.players)}"
    axes.set(title=title, xlabel=labels.time_axis, ylabel=labels.ahead_axis)


def _interval(axes: "Axes", line: int, found: Estimate, sort: int, label: str | None) -> None:
    colour = COLOURS[sort % len(COLOURS)]
    axes.plot([found.mean], [line], MARKS[sort % len(MARKS)], color=colour, markersize=4, label=label)
    if found.high - found.low < float("inf"):
        axes.plot([found.low, found.high], [line, line], "|-", color=colour)


def _lines(axes: "Axes", names: Sequence[str]) -> None:
    """The first one on top."""
    axes.set_yticks(range(len(names)), labels=list(names))
    axes.set_ylim(len(names) - 0.5, -0.5)
