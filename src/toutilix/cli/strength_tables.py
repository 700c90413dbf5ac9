"""The strength table in words: rows, tables for a terminal, a page in Markdown, and what is written in the picture."""

import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from toutilix.arena.cells import LineUp
from toutilix.arena.statistics import Estimate
from toutilix.arena.strength import GapClosed, Grown, Lead, Row, Terms
from toutilix.arena.strength_plot import StrengthLabels
from toutilix.words import Words

GAME, LEVEL, AMONG, VERDICT = "arena.column_game", "arena.column_level", "arena.column_among", "arena.column_verdict"
PLAYERS, DEALS, LOW, HIGH = "arena.column_players", "arena.column_deals", "arena.column_low", "arena.column_high"
AHEAD, BOUND, CHEATER, SHARE = (f"arena.column_{name}" for name in ("ahead", "bound", "cheater", "share"))
GAIN = "arena.column_gain"
IN_LETTERS = (GAME, LEVEL, AMONG, VERDICT, BOUND)
"""All other columns are numbers and set to the right."""

NOTES = ("arena.note_deals", "arena.note_looks", "arena.note_share", "arena.note_clock", "arena.note_growth")


@dataclass(frozen=True)
class Sheet:
    """One table: its heading, the ids of its columns, and its lines."""

    heading: str
    columns: tuple[str, ...]
    lines: list[list[str]]


def name_of(line_up: LineUp, words: Words) -> str:
    game = words.say(f"{line_up.game}.name")
    return words.say("arena.line_up", game=game, players=line_up.players, level=line_up.level, other=line_up.other)


def tell(row: Row, words: Words) -> str:
    """One row in one sentence."""
    if isinstance(row, Lead):
        mean, low, high = _points(row.ahead)
        name, verdict = name_of(row.line_up, words), _verdict(row, words)
        return words.say("arena.lead", name=name, deals=row.deals, mean=mean, low=low, high=high, verdict=verdict)
    if isinstance(row, Grown):
        mean, low, high = _points(row.gain)
        name = name_of(row.line_ups[-1], words)
        first = row.line_ups[0].level
        return words.say("arena.grown", name=name, first=first, deals=row.deals, mean=mean, low=low, high=high)
    mean, low, high = _percents(row.share)
    name, bound = name_of(row.expert, words), row.cheater.level
    return words.say("arena.closed", name=name, bound=bound, deals=row.deals, mean=mean, low=low, high=high)


def show(rows: Sequence[Row], terms: Terms, words: Words) -> None:
    """Print the table on the terminal."""
    console = Console(highlight=False)
    print(words.say("arena.played_by", seed=_seed(terms), version=terms.version))
    for sheet in _sheets(rows, words):
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="")
        for column in sheet.columns:
            in_letters = column in IN_LETTERS
            table.add_column(words.say(column), justify="left" if in_letters else "right", no_wrap=True)
        for line in sheet.lines:
            table.add_row(*line)
        print(f"\n{sheet.heading}")
        console.print(table)
    print(f"\n{_conclusion(rows, words)}")


def page_of(rows: Sequence[Row], terms: Terms, page: Path, plot: Path | None, words: Words) -> str:
    """The page, with a link to the picture where there is one."""
    title = words.say("arena.page_title")
    played_by = words.say("arena.played_by", seed=_seed(terms), version=terms.version)
    parts = [f"# {title}", f"{words.say('arena.page_intro')} {played_by}", _conclusion(rows, words)]
    if plot is not None:
        link = Path(os.path.relpath(plot, page.parent)).as_posix()
        parts.append(f"![{title}]({link})")
    for sheet in _sheets(rows, words):
        headings = [words.say(column) for column in sheet.columns]
        rules = ["---" if column in IN_LETTERS else "--:" for column in sheet.columns]
        lines = ["| " + " | ".join(line) + " |" for line in (headings, rules, *sheet.lines)]
        parts += [f"## {sheet.heading}", "\n".join(lines)]
    parts.append(f"## {words.say('arena.page_reading')}")
    parts.append("\n".join(f"- {words.say(note)}" for note in NOTES))
    return "\n\n".join(parts) + "\n"


def labels_of(words: Words) -> StrengthLabels:
    """The texts of the picture."""
    return StrengthLabels(
        title=words.say("arena.page_title"),
        game=lambda game: words.say(f"{game}.name"),
        row=lambda players: words.say("arena.plot_players", players=players),
        pair=lambda level, other: words.say("arena.plot_pair", level=level, other=other),
        ahead_axis=words.say("cli.plot_ahead_axis"),
        shares=words.say("arena.shares"),
        share_axis=words.say("arena.plot_share_axis"),
        growth=words.say("arena.growth"),
        time_axis=words.say("arena.plot_time_axis"),
    )


def _sheets(rows: Sequence[Row], words: Words) -> Iterator[Sheet]:
    leads = [_lead_line(row, words) for row in rows if isinstance(row, Lead)]
    yield Sheet(words.say("arena.leads"), (GAME, PLAYERS, LEVEL, AMONG, DEALS, AHEAD, LOW, HIGH, VERDICT), leads)
    shares = [_share_line(row, words) for row in rows if isinstance(row, GapClosed)]
    yield Sheet(
        words.say("arena.shares"), (GAME, PLAYERS, LEVEL, BOUND, DEALS, AHEAD, CHEATER, SHARE, LOW, HIGH), shares
    )
    grown = [line for row in rows if isinstance(row, Grown) for line in _growth_lines(row, words)]
    if grown:
        yield Sheet(words.say("arena.growth"), (GAME, PLAYERS, LEVEL, DEALS, AHEAD, LOW, HIGH, GAIN), grown)


def _lead_line(row: Lead, words: Words) -> list[str]:
    line_up = row.line_up
    who = [words.say(f"{line_up.game}.name"), str(line_up.players), line_up.level, line_up.other]
    return [*who, str(row.deals), *_points(row.ahead), _verdict(row, words)]


def _share_line(row: GapClosed, words: Words) -> list[str]:
    who = [words.say(f"{row.expert.game}.name"), str(row.expert.players), row.expert.level, row.cheater.level]
    return [*who, str(row.deals), _points(row.ahead)[0], _points(row.cheater_ahead)[0], *_percents(row.share)]


def _growth_lines(row: Grown, words: Words) -> Iterator[list[str]]:
    """A line for each time; beside the last, how much better it is than the first."""
    mean, low, high = _points(row.gain)
    for number, line_up in enumerate(row.line_ups):
        last = number == len(row.line_ups) - 1
        gain = words.say("arena.gain", mean=mean, low=low, high=high) if last else ""
        who = [words.say(f"{line_up.game}.name"), str(line_up.players), line_up.level]
        yield [*who, str(row.deals), *_points(row.ahead[number]), gain]


def _verdict(row: Lead, words: Words) -> str:
    return words.say("arena.verdict", verdict="sure" if row.sure else "worse" if row.worse else "open")


def _conclusion(rows: Sequence[Row], words: Words) -> str:
    """How many leads are sure, and plainly which are not."""
    leads = [row for row in rows if isinstance(row, Lead)]
    names = [f"- {name_of(row.line_up, words)}" for row in leads if not row.sure]
    conclusion = words.say("arena.conclusion", leads=len(leads), open=len(names))
    return "\n\n".join([conclusion, "\n".join(names)]) if names else conclusion


def _points(found: Estimate) -> list[str]:
    return [_number(value, "") for value in (found.mean, found.low, found.high)]


def _percents(found: Estimate) -> list[str]:
    return [_number(100 * value, "%", 0) for value in (found.mean, found.low, found.high)]


def _number(value: float, unit: str, digits: int = 2) -> str:
    """An end of an interval that is unbounded, or a share of nothing, is a dash."""
    return f"{value:.{digits}f}{unit}" if math.isfinite(value) else "–"


def _seed(terms: Terms) -> str:
    return terms.seed.lstrip("0") or "0"
