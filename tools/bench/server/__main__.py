"""`make bench-server`: our table server beside boardgame.io's, under the same load from the same driver.

A server has one core and the driver the other. Both servers take turns, load by load, in every repeat. Writes the
tables and the picture of docs/benchmarks.md.
"""

import argparse
import asyncio
import os
import resource
import signal
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from tools.bench.page import ROOT, put, table
from tools.bench.server import cluster, fairness, report
from tools.bench.server.boardgame import BoardgameIo
from tools.bench.server.driver import SEATS
from tools.bench.server.measure import Figures, idle_memory, measure, stay
from tools.bench.server.ours import COMPILED, Toutilix
from tools.bench.server.process import Server

PAGE = "benchmarks.md"
PICTURE = "\n\n![Moves each second, and the time within which 99 % of them are acknowledged](pictures/server.svg)"
IDLE_SEATS = 2000
IDLE_WANTED = 200
MEGABYTE = 1_000_000
IDLE_HEADINGS = ("connected idle seats", "ours", "theirs", "wanted, at most")

CACHE = ROOT / ".cache"
"""On a real disk."""
PARTS = ("beside", "cluster", "fairness")
AHEAD = ("more than 1", "less than 1")


def loads() -> list[report.Contest]:
    return [
        report.Contest(50, 0, *AHEAD),
        report.Contest(200, 0, "3, better 4", "0.33, better 0.25"),
        report.Contest(500, 0, *AHEAD),
        report.Contest(500, 1, "as many", AHEAD[1]),
    ]


def show(console: Console, part: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    shown = Table(title=part)
    for heading in headings:
        shown.add_column(heading)
    for row in rows:
        shown.add_row(*row)
    console.print(shown)


class Run:
    """Each measurement has a fresh server and, on a real disk, a fresh folder."""

    def __init__(self, console: Console, program: Path) -> None:
        self._console = console
        self._program = program

    def _ours(self, folder: Path) -> Server:
        return Toutilix(folder, self._program)

    async def _measure(self, load: report.Contest, *, ours: bool) -> Figures:
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            server = self._ours(Path(name)) if ours else BoardgameIo(Path(name))
            found = await measure(server, load.tables, load.pace)
        self._console.print(
            f"{server.name:<13}{load.name:<36}{found.rate:>8,.0f} moves/s, half within {found.median:,.1f} ms, "
            f"99 % within {found.slow:,.1f} ms; server {found.server_share:.0%} of its core, "
            f"driver {found.driver_share:.0%}, other work {found.others:.0%}"
        )
        return found

    async def repeat(self, number: int, each: Sequence[report.Contest]) -> None:
        """The order changes from repeat to repeat."""
        for load in each:
            for ours in (True, False) if number % 2 == 0 else (False, True):
                found = await self._measure(load, ours=ours)
                (load.ours if ours else load.theirs).append(found)

    async def cluster(self, row: cluster.Row, database: cluster.Database) -> None:
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            nodes = cluster.arrange(row, Path(name), database.new_store(), self._program)
            found = await measure(nodes, row.tables, row.pace, seats=row.seats)
        row.seen.append(found)
        self._console.print(
            f"{row.name:<62}{found.rate:>8,.0f} moves/s, {row.costs()[-1]:,.0f} µs of the nodes for a move"
        )

    async def idle(self, *, ours: bool) -> float:
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            server = self._ours(Path(name)) if ours else BoardgameIo(Path(name))
            return await idle_memory(server, IDLE_SEATS // SEATS) / MEGABYTE


async def run_cluster(console: Console, program: Path, repeats: int, *, write: bool, most: int) -> None:
    """The rows of a cluster, one after the other in every repeat: their costs are compared within it."""
    work, each = Run(console, program), [row for row in cluster.rows() if row.tables <= most]
    database = cluster.Database()
    try:
        for _ in range(repeats):
            for row in each:
                await work.cluster(row, database)
    finally:
        database.remove()
    show(console, "cluster", cluster.HEADINGS, cluster.report(each))
    if write:
        picture = "\n\n![What a move costs on one node, on two, and relayed](pictures/cluster.svg)"
        put(PAGE, "cluster", table(cluster.HEADINGS, cluster.report(each)) + picture)
        cluster.draw(each)


async def run_fairness(console: Console, program: Path, repeats: int, *, write: bool, seconds: float) -> None:
    trials = fairness.trials()
    for trial in trials * repeats:
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            await trial.measure(Path(name), program, seconds)
        console.print(f"{trial.name}: {trial.latest()}")
    show(console, "fairness", fairness.HEADINGS, [trial.row() for trial in trials])
    if write:
        put(PAGE, "fairness", table(fairness.HEADINGS, [trial.row() for trial in trials]))


async def run(console: Console, program: Path, repeats: int, *, write: bool) -> None:
    # However this is ended, its servers end with it.
    whole = asyncio.current_task()
    assert whole is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)
    each = loads()
    work = Run(console, program)
    memory: dict[bool, list[float]] = {True: [], False: []}
    for number in range(repeats):
        await work.repeat(number, each)
        for ours, found in memory.items():
            found.append(await work.idle(ours=ours))
    grown = [f"{statistics.median(memory[ours]):.0f} MB" for ours in (True, False)]
    parts = {
        "server": (report.HEADINGS, report.rows(each)),
        "used": (report.USED_HEADINGS, report.used_rows(each)),
        "idle": (IDLE_HEADINGS, [[f"{IDLE_SEATS:,}", *grown, f"{IDLE_WANTED} MB"]]),
    }
    for part, (headings, rows) in parts.items():
        show(console, part, headings, rows)
    if busy := report.disturbed(each):
        console.print(f"The machine was busy with other work in {busy} measurements: nothing is written.")
    elif write:
        for part, (headings, rows) in parts.items():
            put(PAGE, part, table(headings, rows) + (PICTURE if part == "server" else ""))
        report.draw(each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3, help="repeats of every figure (default 3)")
    parser.add_argument("--program", type=Path, default=COMPILED, help="our server's command (default: compiled)")
    parser.add_argument("--only-print", action="store_true", help="leave the page and the picture as they are")
    parser.add_argument("--parts", default=",".join(PARTS), help=f"which of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--most-tables", type=int, default=5000, help="leave out rows with more tables (default 5000)")
    parser.add_argument(
        "--seconds", type=float, default=60, help="how long a table is watched for fairness (default 60)"
    )
    arguments = parser.parse_args()
    if arguments.repeats < 1:
        parser.error("at least one repeat is needed")
    parts = arguments.parts.split(",")
    if unknown := set(parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    if len(os.sched_getaffinity(0)) < 2:
        parser.exit(1, "A server and its driver need a core each: this machine has one.\n")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    stay()
    CACHE.mkdir(exist_ok=True)
    console, write, program = Console(width=200), not arguments.only_print, arguments.program
    if "beside" in parts:
        uvloop.run(run(console, program, arguments.repeats, write=write))
    if "cluster" in parts:
        uvloop.run(run_cluster(console, program, arguments.repeats, write=write, most=arguments.most_tables))
    if "fairness" in parts:
        uvloop.run(run_fairness(console, program, arguments.repeats, write=write, seconds=arguments.seconds))


if __name__ == "__main__":
    main()
