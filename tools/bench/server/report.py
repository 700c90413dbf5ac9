"""The figures of all repeats, as rows of a table and as a picture."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import matplotlib as mpl
from matplotlib import pyplot
from matplotlib.axes import Axes

from tools.bench.page import PICTURES
from tools.bench.server.measure import Figures

OURS, THEIRS = "#4a7fb5", "#b0a18c"
HEADINGS = (
    "load",
    "ours, moves each second",
    "theirs",
    "times",
    "repeats",
    "wanted",
    "ours, 99 % within",
    "theirs",
    "part of theirs",
    "repeats",
    "wanted",
)
USED_HEADINGS = (
    "load",
    "ours, half within",
    "theirs",
    "our server",
    "its driver",
    "other work",
    "their server",
    "its driver",
    "other work",
)
BUSY = 0.2
"""Where other work used more of a core than this, figures mean little."""

Pick = Callable[[Figures], float]
SHARES: tuple[Pick, ...] = (
    lambda figures: figures.server_share,
    lambda figures: figures.driver_share,
    lambda figures: figures.others,
)


@dataclass
class Contest:
    """One kind of load, and what both servers did under it, repeat by repeat."""

    tables: int
    pace: float = 0
    wanted: str = ""
    wanted_slow: str = ""
    ours: list[Figures] = field(default_factory=list)
    theirs: list[Figures] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.tables} tables, {'a move a second each' if self.pace else 'flat out'}"

    def beside(self, pick: Pick) -> list[str]:
        """Both medians, the median of the ratios, and the smallest and the largest of them."""
        ratios = [pick(mine) / pick(yours) for mine, yours in zip(self.ours, self.theirs, strict=True)]
        return [f"{statistics.median(ratios):.2f}", f"{min(ratios):.2f} to {max(ratios):.2f}"]


def rate(figures: Figures) -> float:
    return figures.rate


def slow(figures: Figures) -> float:
    return figures.slow


def middle(figures: Sequence[Figures], pick: Pick) -> float:
    return statistics.median(map(pick, figures))


def rows(loads: Sequence[Contest]) -> list[list[str]]:
    return [
        [
            load.name,
            *(f"{middle(each, rate):,.0f}" for each in (load.ours, load.theirs)),
            *load.beside(rate),
            load.wanted,
            *(f"{middle(each, slow):,.1f} ms" for each in (load.ours, load.theirs)),
            *load.beside(slow),
            load.wanted_slow,
        ]
        for load in loads
    ]


def used_rows(loads: Sequence[Contest]) -> list[list[str]]:
    return [
        [
            load.name,
            *(f"{middle(each, lambda figures: figures.median):,.1f} ms" for each in (load.ours, load.theirs)),
            *(f"{middle(each, pick):.0%}" for each in (load.ours, load.theirs) for pick in SHARES),
        ]
        for load in loads
    ]


def disturbed(loads: Sequence[Contest]) -> int:
    """In how many measurements the machine was busy with something else."""
    return sum(figures.others > BUSY for load in loads for figures in (*load.ours, *load.theirs))


def draw(loads: Sequence[Contest]) -> None:
    mpl.rcParams["svg.hashsalt"] = "toutilix"
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 4), layout="constrained")
    bars(left, loads, rate)
    left.set_ylabel("moves each second")
    bars(right, loads, slow)
    right.set_yscale("log")
    right.set_ylabel("99 % of moves within, milliseconds")
    figure.legend(*left.get_legend_handles_labels(), loc="outside upper center", ncols=2)
    figure.savefig(PICTURES / "server.svg", metadata={"Date": None})
    pyplot.close(figure)


def bars(axes: Axes, loads: Sequence[Contest], pick: Pick) -> None:
    """The median repeat of both, with a line from the lowest to the highest."""
    width = 0.4
    for side, (name, colour) in enumerate((("Toutilix, on disk", OURS), ("boardgame.io, in memory", THEIRS))):
        figures = [load.theirs if side else load.ours for load in loads]
        middles = [middle(each, pick) for each in figures]
        lows = [at - min(map(pick, each)) for at, each in zip(middles, figures, strict=True)]
        highs = [max(map(pick, each)) - at for at, each in zip(middles, figures, strict=True)]
        places = [at + (side - 0.5) * width for at in range(len(loads))]
        axes.bar(places, middles, width, yerr=[lows, highs], label=name, color=colour, ecolor="#333333")
    axes.set_xticks(
        range(len(loads)), [f"{load.tables} tables\n{'paced' if load.pace else 'flat out'}" for load in loads]
    )
