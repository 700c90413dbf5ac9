"""A series of deals for programs: who plays better, with intervals, files and a picture."""

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from toutilix.api.beginnings import check_options, check_whole, read_any_seed
from toutilix.api.errors import as_public, wrong
from toutilix.api.naming import public
from toutilix.api.players import PublicPlayer
from toutilix.arena.cheater import check_level
from toutilix.arena.custom_players import give
from toutilix.arena.deals import Series
from toutilix.arena.labels import series_labels, series_title
from toutilix.arena.report import as_csv, as_json, report
from toutilix.arena.series import Finished, play_series
from toutilix.arena.statistics import Estimate
from toutilix.arena.version import code_version
from toutilix.bots.roster import bots_of
from toutilix.engine.errors import Malformed
from toutilix.games import find
from toutilix.words import Words


@public("Simulation")
class Simulation:
    """The results of a line-up over many deals; `toutilix.simulate` makes one. Intervals are over deals, at 95%."""

    __slots__ = ("_finished", "_series", "_summary")

    def __init__(self, series: Series, finished: Finished) -> None:
        self._series = series
        self._finished = finished
        self._summary = report(series, finished.played, finished.alpha)

    @property
    def players(self) -> tuple[str, ...]:
        """The line-up by name, seat 1 of the first rotation first."""
        return self._series.bots

    @property
    def seed(self) -> str:
        """The seed of the series, in hexadecimal: with it the same deals can be played again."""
        return self._series.seed

    @property
    def hands(self) -> int:
        """How many hands were played, all rotations counted."""
        return self._summary.hands

    @property
    def points(self) -> dict[str, tuple[float, float, float]]:
        """The points of each player in a hand, by name: the mean, and its interval from low to high."""
        return {standing.level: _interval(standing.points) for standing in self._summary.standings}

    @property
    def leads(self) -> dict[tuple[str, str], tuple[float, float, float]]:
        """By how many points in a hand one is better than the other, by their names: the mean, low and high. More is
        better in every game; an interval without 0 is significant."""
        return {(found.level, found.other): _interval(found.ahead) for found in self._summary.comparisons}

    def rows(self) -> list[dict[str, Any]]:
        """One row for each seat in each hand: deal, rotation, hand, seat, place, level, points, moves."""
        heading, *lines = self.csv().splitlines()
        names = heading.split(",")
        parts = [dict(zip(names, line.split(","), strict=True)) for line in lines]
        return [{name: value if name == "level" else int(value) for name, value in part.items()} for part in parts]

    def csv(self) -> str:
        """The rows as CSV."""
        return as_csv(self._series, self._finished.played)

    def json(self) -> str:
        """The whole report as JSON."""
        return as_json(self._summary).decode()

    def plot(self, file: str | Path, language: str = "en") -> None:
        """Draw points, leads, the worth of the first seat and the length of hands: `.svg` or `.png`. It needs the extra
        `toutilix[plots]`."""
        from toutilix.arena.plots import FORMATS, draw

        path = Path(file)
        if path.suffix.lower() not in FORMATS:
            raise wrong("api.plot_format", file=str(path))
        if find_spec("matplotlib") is None:
            raise wrong("api.no_plots")
        labels = series_labels(self._summary, Words(language))
        path.write_bytes(draw(self._summary, self._finished.played, labels, path.suffix.lower()))

    def __str__(self) -> str:
        lines = [series_title(self._summary, Words("en"))]
        lines += [f"{name}: {_said(found)} points a hand" for name, found in self.points.items()]
        lines += [f"{one} ahead of {other} by {_said(found)} points" for (one, other), found in self.leads.items()]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Simulation of {self._series.game}: {', '.join(self.players)}; {self.hands} hands>"


def simulate(
    game: str,
    players: "Iterable[PublicPlayer | type[PublicPlayer] | str]",
    *,
    hands: int = 100,
    seed: bytes | str | int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    scheduler: str | None = None,
) -> Simulation:
    """Let a line-up play many deals, each once in every rotation of the seats, so that the luck of the cards cancels.

    A player is a class with `move(view)`, of which every rotation gets a new one; an object with `move(view)`; the name
    of a level (`"expert:500"`); or `"module:Class"`. `jobs` processes play: then a class must be importable there, and
    a script needs `if __name__ == "__main__":`. A `scheduler`, such as `"tcp://host:8786"`, is that of a Dask
    cluster, whose workers play instead; it needs the extra `toutilix[cluster]`. PlayerFailed names the deal in which a
    player made no legal move.
    """
    try:
        for field, given in (("hands", hands), ("jobs", jobs)):
            check_whole(field, given)
        if hands < 1 or jobs < 1:
            raise wrong("api.positive")
        if isinstance(players, str) or not isinstance(players, Iterable):
            raise wrong("api.line_up", given=repr(players))
        kind = find(game)
        check_options(options)
        levels = tuple(give(player) for player in players)
        settings = kind.settings(kind.game(len(levels), options))
        for level in levels:
            check_level(kind.name, level)
        series = Series(kind.name, levels, settings, read_any_seed(seed).hex(), code_version(levels))
        each = bots_of(series.game).plan.hands
        deals = (hands + each - 1) // each
        if scheduler is None:
            return Simulation(series, play_series(series, deals, jobs=jobs))
        if jobs != 1:
            raise wrong("api.cluster_jobs")
        for level in levels:
            if "#" in level:
                raise wrong("api.cluster_player", player=level)
        if find_spec("distributed") is None:
            raise wrong("api.no_cluster")
        from toutilix.arena.cluster import Cluster

        with Cluster(scheduler) as cluster:
            return Simulation(series, play_series(series, deals, crew=cluster))
    except Malformed as error:
        raise as_public(error) from None


def _interval(found: Estimate) -> tuple[float, float, float]:
    return found.mean, found.low, found.high


def _said(found: tuple[float, float, float]) -> str:
    return f"{found[0]:.2f} [{found[1]:.2f}, {found[2]:.2f}]"
