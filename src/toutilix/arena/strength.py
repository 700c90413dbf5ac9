"""The strength table: every cell played, each finished deal kept in a folder, and what came out.

All line-ups play the deals of one seed, so that two line-ups at the same table can be compared deal by deal.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from toutilix.arena.cells import Cell, Duel, Growth, LineUp, steps
from toutilix.arena.crew import Crew, LocalCrew
from toutilix.arena.deal_file import DealFile, stored_series
from toutilix.arena.deals import Played, Series
from toutilix.arena.report import leads
from toutilix.arena.series import Finished, play_series
from toutilix.arena.statistics import Estimate, estimate, ratio
from toutilix.games import find

FIRST_LOOK = 40
"""No cell is found sure after fewer deals."""


@dataclass(frozen=True)
class Lead:
    """The points a hand by which the level of a line-up is better than the others."""

    line_up: LineUp
    deals: int
    confidence: float
    ahead: Estimate

    @property
    def sure(self) -> bool:
        """Whether the level is surely better: one that is surely worse is not, and few deals prove nothing."""
        return self.deals >= FIRST_LOOK and self.ahead.low > 0

    @property
    def worse(self) -> bool:
        return self.deals >= FIRST_LOOK and self.ahead.high < 0


@dataclass(frozen=True)
class GapClosed:
    """How far an expert gets on the way from the others' level to a cheater: what it is ahead of them, divided by what
    the cheater is ahead of them on the same deals. One of the others in its place would be ahead by nothing."""

    expert: LineUp
    cheater: LineUp
    deals: int
    confidence: float
    ahead: Estimate
    cheater_ahead: Estimate
    share: Estimate


@dataclass(frozen=True)
class Grown:
    """By how many points experts with more and more time are better than the others, and the last of them than the
    first, paired by deal."""

    line_ups: tuple[LineUp, ...]
    deals: int
    confidence: float
    ahead: tuple[Estimate, ...]
    gain: Estimate


Row = Lead | GapClosed | Grown


@dataclass(frozen=True)
class Terms:
    """The settings that all cells share. `version` names the code that plays: deals of other code are refused."""

    folder: Path
    seed: str
    version: str
    crew: Crew = field(default_factory=LocalCrew)


def play_cell(cell: Cell, terms: Terms, note: Callable[[LineUp], None]) -> Row:
    """Play what is still missing of a cell; `note` is called after each new deal."""
    if isinstance(cell, Duel):
        finished, ahead = _play(cell.line_up, cell.most, terms, note, stop_when_sure=True)
        return Lead(cell.line_up, len(ahead), 1 - finished.alpha, estimate(ahead, finished.alpha))
    if isinstance(cell, Growth):
        return _grow(cell, terms, note)
    finished, ahead = _play(cell.expert, cell.deals, terms, note)
    _, cheater_ahead = _play(cell.cheater, cell.deals, terms, note)
    return GapClosed(
        cell.expert,
        cell.cheater,
        cell.deals,
        1 - finished.alpha,
        estimate(ahead, finished.alpha),
        estimate(cheater_ahead, finished.alpha),
        ratio(ahead, cheater_ahead, finished.alpha),
    )


def _grow(cell: Growth, terms: Terms, note: Callable[[LineUp], None]) -> Grown:
    played = [_play(line_up, cell.deals, terms, note) for line_up in cell.line_ups]
    alpha = played[0][0].alpha
    first, last = played[0][1], played[-1][1]
    gains = [after - before for before, after in zip(first, last, strict=True)]
    ahead = tuple(estimate(points, alpha) for _, points in played)
    return Grown(cell.line_ups, cell.deals, 1 - alpha, ahead, estimate(gains, alpha))


def _play(
    line_up: LineUp, deals: int, terms: Terms, note: Callable[[LineUp], None], *, stop_when_sure: bool = False
) -> tuple[Finished, list[float]]:
    """The deals that count, and by how much the level was ahead in each."""
    kind = find(line_up.game)
    options = kind.settings(kind.game(line_up.players))
    series = Series(line_up.game, line_up.bots, options, terms.seed, terms.version)
    with DealFile(terms.folder / line_up.file_name, series) as store:

        def keep(deal: Played) -> None:
            store.add(deal)
            note(line_up)

        finished = play_series(
            series,
            deals,
            crew=terms.crew,
            stop_when_sure=stop_when_sure,
            first_look=FIRST_LOOK,
            final=True,
            earlier=store.played,
            note=keep,
        )
    return finished, leads(series, finished.played, line_up.level, line_up.other)


def stored_seed(folder: Path, cells: Sequence[Cell]) -> str | None:
    """The seed of the deals that a folder has; None if it has none of these cells."""
    for cell in cells:
        for line_up, _ in steps(cell):
            earlier = stored_series(folder / line_up.file_name)
            if earlier is not None:
                return earlier.seed
    return None


def as_json(rows: Sequence[Row], terms: Terms) -> bytes:
    """The whole table; unbounded ends of intervals are null."""
    found = [row for row in rows if isinstance(row, Lead)]
    shares = [row for row in rows if isinstance(row, GapClosed)]
    growth = [row for row in rows if isinstance(row, Grown)]
    table = {"seed": terms.seed, "version": terms.version, "leads": found, "shares": shares, "growth": growth}
    return msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n"
