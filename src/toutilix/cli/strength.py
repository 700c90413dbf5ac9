"""strength: the whole table of who is better than whom, in every game and at every number of players."""

import math
import secrets
import sys
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from toutilix.arena.cells import Cell, LineUp, cells_of, steps
from toutilix.arena.crew import Crew
from toutilix.arena.strength import Row, Terms, as_json, play_cell, stored_seed
from toutilix.arena.strength_plot import draw
from toutilix.arena.version import code_version
from toutilix.cli.crews import Jobs, Scheduler, crew_of
from toutilix.cli.inputs import Lang, Seed, find_game
from toutilix.cli.messages import INTERRUPTED, Fault, invalid, words_for
from toutilix.cli.outputs import check_plot, check_writable, write_file
from toutilix.cli.simulate import MOST
from toutilix.cli.strength_tables import labels_of, name_of, page_of, show, tell
from toutilix.engine.errors import Malformed
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.typed import read_seed
from toutilix.games import GAMES
from toutilix.words import Words

USUAL_SIMS = 200
USUAL_SECONDS = 0.3
MOST_SIMS = 1_000_000
LEAST_LEFT = 0.001
"""Less than these seconds is what sums leave over."""


def strength(
    folder: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Finished deals are kept here; the same command continues from them.")
    ],
    games: Annotated[
        str | None, typer.Option(metavar="GAMES", help="Only these, such as sowix,rummylix; by default all.")
    ] = None,
    sims: Annotated[
        int, typer.Option(min=1, max=MOST_SIMS, help="Simulations of experts and cheaters for a move.")
    ] = USUAL_SIMS,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=1000, help="Seconds of the experts with a clock.")
    ] = USUAL_SECONDS,
    deals: Annotated[
        int | None, typer.Option(min=1, max=MOST, help="No cell takes more deals than this; for a quick look.")
    ] = None,
    times: Annotated[
        str | None,
        typer.Option(
            metavar="SECONDS", help="Also how experts grow with time, such as 0.1,0.3,1,3; that takes hours more."
        ),
    ] = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table as JSON.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the table: .svg or .png.")] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table as a page in Markdown.")] = None,
    lang: Lang = None,
) -> None:
    """Measure how strong the bots are, in every game and at every number of players.

    A regular plays among beginners and an expert among regulars, each until the difference is sure or the cell's most
    deals are played; a cheater that sees all cards says how much better one could be. Takes up to 90 minutes with
    --jobs 2 where the rules are compiled, and can be interrupted at any time.
    """
    words = words_for(lang)
    try:
        check_writable(json, plot, page)
        check_plot(plot)
        names = [find_game(name).name for name in games.split(",")] if games is not None else []
        chosen = [kind.name for kind in GAMES if kind.name in names or games is None]
        cells = cells_of(chosen, sims, seconds, deals, _times(times))
        with crew_of(jobs, scheduler, words) as crew:
            terms = _terms(folder, cells, seed, crew)
            rows = _play(cells, terms, words)
        show(rows, terms, words)
        if json is not None:
            write_file(json, as_json(rows, terms))
        if plot is not None:
            write_file(plot, draw(rows, labels_of(words), plot.suffix.lower()))
        if page is not None:
            write_file(page, page_of(rows, terms, page, plot, words).encode())
    except Malformed as error:
        raise invalid(error, words) from None


def _times(given: str | None) -> list[float]:
    """Two times or more, each longer than the one before."""
    if given is None:
        return []
    try:
        times = [float(part) for part in given.split(",")]
    except ValueError:
        times = []
    if len(times) < 2 or times != sorted(set(times)) or not 0.001 <= times[0] <= times[-1] <= 1000:
        raise Malformed("arena.times", given=given)
    return times


def _terms(folder: Path, cells: Sequence[Cell], seed: str | None, crew: Crew) -> Terms:
    """Without a seed, the deals in the folder give theirs."""
    asked = read_seed(seed).hex() if seed else None
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise Malformed("arena.no_folder", folder=str(folder)) from None
    first = asked or stored_seed(folder, cells) or secrets.token_bytes(SEED_BYTES).hex()
    return Terms(folder, first, code_version(), crew)


def _play(cells: Sequence[Cell], terms: Terms, words: Words) -> list[Row]:
    """All rows, each printed to standard error as soon as it is known."""
    rows: list[Row] = []
    with _Clock(cells, words) as clock:
        try:
            for number, cell in enumerate(cells, 1):
                clock.begin(cell)
                row = play_cell(cell, terms, clock.note)
                rows.append(row)
                clock.end(words.say("arena.told", number=number, cells=len(cells), row=tell(row, words)))
        except (KeyboardInterrupt, BrokenExecutor):
            raise Fault(words.say("arena.interrupted"), INTERRUPTED) from None
    return rows


class _Clock:
    """A progress bar with the time that is left at most: cells that are sure early, or kept from before, shorten it."""

    def __init__(self, cells: Sequence[Cell], words: Words) -> None:
        self._words = words
        self._cell = 0.0
        self._later = sum(map(_work, cells))
        self._done = 0.0
        self._started = time.perf_counter()
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[left]}"))
        console = Console(stderr=True, soft_wrap=True, markup=False, highlight=False)
        self._progress = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
        self._task = self._progress.add_task("", total=1.0, left="")

    def __enter__(self) -> "_Clock":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def begin(self, cell: Cell) -> None:
        self._cell = _work(cell)
        self._later -= self._cell
        self._show(name_of(steps(cell)[-1][0], self._words))

    def note(self, line_up: LineUp) -> None:
        """A deal has been played."""
        self._done += line_up.deal_seconds
        self._cell = max(0.0, self._cell - line_up.deal_seconds)
        self._show(name_of(line_up, self._words))

    def end(self, line: str) -> None:
        self._cell = 0.0
        self._progress.console.print(f"{line} {self._left()}".rstrip())

    def _show(self, name: str) -> None:
        whole = self._done + self._cell + self._later
        self._progress.update(self._task, description=name, completed=self._done / whole, left=self._left())

    def _left(self) -> str:
        """The time left in words, at the speed of the work so far; nothing before any is done."""
        left = self._cell + self._later
        if not self._done or left < LEAST_LEFT:
            return ""
        seconds = (time.perf_counter() - self._started) * left / self._done
        return self._words.say("arena.left", minutes=math.ceil(seconds / 60))


def _work(cell: Cell) -> float:
    return sum(line_up.deal_seconds * deals for line_up, deals in steps(cell))
