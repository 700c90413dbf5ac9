"""`make bench-server`: our table server beside boardgame.io's, under the same load from the same driver.

A server has one core and the driver the other. Both servers take turns, load by load, in every repeat. Writes the
tables and pictures of docs/benchmarks.md once every row has all its repeats. Each measurement is kept in
.cache/bench-server as it is made, and a run that was cut off continues there; `--again` measures all of it again.
"""

import argparse
import asyncio
import os
import resource
import shutil
import signal
import statistics
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

import uvloop
from rich.console import Console

from tools.bench.page import ROOT, put, show, table
from tools.bench.server import cluster, fairness, report
from tools.bench.server.boardgame import BoardgameIo
from tools.bench.server.driver import SEATS
from tools.bench.server.kept import Kept, build_of
from tools.bench.server.measure import Figures, idle_memory, measure, stay
from tools.bench.server.ours import COMPILED, Toutilix
from tools.bench.server.process import Server

PAGE = "benchmarks.md"
PICTURE = "\n\n![Moves each second, and the time within which 99 % of them are acknowledged](pictures/server.svg)"
CLUSTER_PICTURE = (
    "\n\n![What a move costs on one node, on two, and relayed; and on one node with 100 to 5,000 tables]"
    "(pictures/cluster.svg)"
)
IDLE_SEATS = 2000
IDLE_WANTED = 200
MEGABYTE = 1_000_000
IDLE_HEADINGS = ("connected idle seats", "ours", "theirs", "wanted, at most")

CACHE = ROOT / ".cache"
"""On a real disk."""
KEPT = CACHE / "bench-server"
AHEAD = ("more than 1", "less than 1")


def loads() -> list[report.Contest]:
    return [
        report.Contest(50, 0, *AHEAD),
        report.Contest(200, 0, "3, better 4", "0.33, better 0.25"),
        report.Contest(500, 0, *AHEAD),
        report.Contest(500, 1, "as many", AHEAD[1]),
    ]


class Run:
    """Each measurement has a fresh server and, on a real disk, a fresh folder. What was measured on a busy machine is
    not kept, unless with `busy`: the next run measures it again."""

    def __init__(self, console: Console, part: str, chosen: argparse.Namespace) -> None:
        self.console = console
        self.program: Path = chosen.program
        self.repeats: int = chosen.repeats
        self.lacking = 0
        self._busy: bool = chosen.busy
        programs = [chosen.program, *(chosen.earlier or ())[1:]]
        self._kept = Kept(KEPT / f"{part}.jsonl", build_of(*programs))

    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(dir=CACHE)

    def _keep(self, row: str, repeat: int, found: Figures) -> None:
        if found.others > report.BUSY and not self._busy:
            self.console.print(f"{row}: other work used {found.others:.0%} of a core. It is not kept.")
            self.lacking += 1
        else:
            self._kept.add(row, repeat, asdict(found))

    # --- beside the other server ---

    def _server(self, folder: str, *, ours: bool) -> Server:
        return Toutilix(Path(folder), self.program) if ours else BoardgameIo(Path(folder))

    async def beside(self, load: report.Contest, repeat: int, *, ours: bool) -> None:
        row = f"{'ours' if ours else 'theirs'}, {load.name}"
        if (before := self._kept.get(row, repeat)) is not None:
            (load.ours if ours else load.theirs).append(Figures(**before))
            return
        with self._folder() as name:
            found = await measure(self._server(name, ours=ours), load.tables, load.pace)
        (load.ours if ours else load.theirs).append(found)
        self.console.print(
            f"{row:<48}{found.rate:>8,.0f} moves/s, half within {found.median:,.1f} ms, "
            f"99 % within {found.slow:,.1f} ms; server {found.server_share:.0%} of its core, "
            f"driver {found.driver_share:.0%}, other work {found.others:.0%}"
        )
        self._keep(row, repeat, found)

    async def idle(self, repeat: int, *, ours: bool) -> float:
        row = f"{'ours' if ours else 'theirs'}, idle"
        if (before := self._kept.get(row, repeat)) is not None:
            return before["megabytes"]
        with self._folder() as name:
            grown = await idle_memory(self._server(name, ours=ours), IDLE_SEATS // SEATS) / MEGABYTE
        self._kept.add(row, repeat, {"megabytes": grown})
        return grown

    # --- nodes ---

    async def cluster(self, row: cluster.Row, repeat: int, database: cluster.Database) -> None:
        if (before := self._kept.get(row.name, repeat)) is not None:
            row.seen.append(Figures(**before))
            return
        with self._folder() as name:
            nodes = cluster.arrange(row, Path(name), database, self.program)
            found = await measure(nodes, row.tables, row.pace, seats=row.seats)
        row.seen.append(found)
        self.console.print(
            f"{row.name:<66}{found.rate:>8,.0f} moves/s, {row.costs()[-1]:,.0f} µs of the nodes for a move; "
            f"other work {found.others:.0%}"
        )
        self._keep(row.name, repeat, found)

    # --- fairness ---

    async def fairness(self, trial: fairness.Trial, repeat: int, seconds: float) -> None:
        if (before := self._kept.get(trial.name, repeat)) is not None:
            trial.seen.append((before["alone"], before["beside"]))
            return
        with self._folder() as name:
            await trial.measure(Path(name), self.program, seconds)
        alone, beside = trial.seen[-1]
        self.console.print(f"{trial.name}: {alone:.3f} s alone, {beside:.3f} s beside")
        self._kept.add(trial.name, repeat, {"alone": alone, "beside": beside})

    def is_whole(self) -> bool:
        if self.lacking:
            self.console.print(f"{self.lacking} measurements are missing: run this again. Nothing is written.")
        return not self.lacking


async def run_cluster(work: Run, chosen: argparse.Namespace) -> None:
    """The rows of a cluster, one after the other in every repeat: their costs are compared within it."""
    each = [row for row in cluster.rows(chosen.earlier) if row.tables <= chosen.most_tables]
    database = cluster.Database()
    try:
        for repeat in range(work.repeats):
            for row in each:
                await work.cluster(row, repeat, database)
    finally:
        database.remove()
    show(work.console, "cluster", cluster.HEADINGS, cluster.report(each))
    if work.is_whole() and not chosen.only_print:
        put(PAGE, "cluster", table(cluster.HEADINGS, cluster.report(each)) + CLUSTER_PICTURE)
        cluster.draw(each)


async def run_fairness(work: Run, chosen: argparse.Namespace) -> None:
    trials = fairness.trials()
    for repeat in range(work.repeats):
        for trial in trials:
            await work.fairness(trial, repeat, chosen.seconds)
    show(work.console, "fairness", fairness.HEADINGS, [trial.row() for trial in trials])
    if not chosen.only_print:
        put(PAGE, "fairness", table(fairness.HEADINGS, [trial.row() for trial in trials]))


async def run_beside(work: Run, chosen: argparse.Namespace) -> None:
    each = loads()
    memory: dict[bool, list[float]] = {True: [], False: []}
    for repeat in range(work.repeats):
        for load in each:
            # The order changes from repeat to repeat.
            for ours in (True, False) if repeat % 2 == 0 else (False, True):
                await work.beside(load, repeat, ours=ours)
        for ours, found in memory.items():
            found.append(await work.idle(repeat, ours=ours))
    grown = [f"{statistics.median(memory[ours]):.0f} MB" for ours in (True, False)]
    parts = {
        "server": (report.HEADINGS, report.rows(each)),
        "used": (report.USED_HEADINGS, report.used_rows(each)),
        "idle": (IDLE_HEADINGS, [[f"{IDLE_SEATS:,}", *grown, f"{IDLE_WANTED} MB"]]),
    }
    for part, (headings, rows) in parts.items():
        show(work.console, part, headings, rows)
    if work.is_whole() and not chosen.only_print:
        for part, (headings, rows) in parts.items():
            put(PAGE, part, table(headings, rows) + (PICTURE if part == "server" else ""))
        report.draw(each)


RUNS = {"beside": run_beside, "cluster": run_cluster, "fairness": run_fairness}


async def run(part: str, chosen: argparse.Namespace) -> bool:
    # However this is ended, its servers end with it.
    whole = asyncio.current_task()
    assert whole is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, whole.cancel)
    work = Run(Console(width=200), part, chosen)
    await RUNS[part](work, chosen)
    return not work.lacking


def earlier(said: str) -> tuple[str, Path]:
    commit, sign, program = said.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError("COMMIT=PROGRAM is wanted")
    return commit, Path(program)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3, help="repeats of every figure (default 3)")
    parser.add_argument("--program", type=Path, default=COMPILED, help="our server's command (default: compiled)")
    parser.add_argument("--only-print", action="store_true", help="leave the page and the picture as they are")
    parser.add_argument("--parts", default=",".join(RUNS), help=f"which of {', '.join(RUNS)} (default: all)")
    parser.add_argument("--most-tables", type=int, default=5000, help="leave out rows with more tables (default 5000)")
    parser.add_argument(
        "--seconds", type=float, default=60, help="how long a table is watched for fairness (default 60)"
    )
    parser.add_argument(
        "--earlier", type=earlier, metavar="COMMIT=PROGRAM", help="in `cluster`, a server that was built from a commit"
    )
    parser.add_argument("--again", action="store_true", help="forget what an earlier run has measured")
    parser.add_argument("--busy", action="store_true", help="keep what is measured while the machine is busy")
    chosen = parser.parse_args()
    if chosen.repeats < 1:
        parser.error("at least one repeat is needed")
    parts = chosen.parts.split(",")
    if unknown := set(parts) - set(RUNS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    if len(os.sched_getaffinity(0)) < 2:
        parser.exit(1, "A server and its driver need a core each: this machine has one.\n")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    stay()
    CACHE.mkdir(exist_ok=True)
    if chosen.again:
        shutil.rmtree(KEPT, ignore_errors=True)
    whole = [uvloop.run(run(part, chosen)) for part in RUNS if part in parts]
    sys.exit(0 if all(whole) else 1)


if __name__ == "__main__":
    main()
