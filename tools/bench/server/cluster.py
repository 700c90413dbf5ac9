"""Our server as a node among others, over one PostgreSQL.

Driver, database and nodes share the cores of this machine, so that wall time cannot show what a second node brings.
What counts is the processor time of the nodes themselves for one move: it has to stay the same with two nodes, may
grow a little where everything is relayed, and must not depend on how many tables there are. A server of an earlier
commit may stand beside them, on the same database.
"""

import asyncio
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import matplotlib as mpl
from matplotlib import pyplot
from tests.server.store.postgres_server import PostgresServer

from tools.bench.page import PICTURES
from tools.bench.server.driver import SEATS, Load, Seat, Table
from tools.bench.server.measure import Figures
from tools.bench.server.ours import COMPILED, OurSeat, Toutilix
from tools.bench.server.process import AT_ONCE

SECRET = "the nodes of this benchmark"
HEADINGS = ("nodes and tables", "moves each second", "processor time for a move", "beside", "repeats", "wanted")
COLOUR, DARK = "#4a7fb5", "#333333"
TOGETHER = 400
"""Moves each second of all tables together, where their number is what changes."""


class BenchNode(Toutilix):
    """One node; it takes the tables that are opened at it."""

    name = "node"

    def __init__(self, folder: Path, store: str, program: Path = COMPILED, *, shared: bool = True) -> None:
        folder.mkdir()
        super().__init__(folder, program)
        self._store = store
        self._shared = shared

    def command(self, port: str) -> list[str | Path]:
        return [self._program, "serve", "--port", port]

    def settings(self, port: str) -> Mapping[str, str]:
        node = {"TOUTILIX_NODE_URL": f"http://127.0.0.1:{port}", "TOUTILIX_CLUSTER_SECRET": SECRET}
        return {**super().settings(port), "TOUTILIX_STORE": self._store, **(node if self._shared else {})}


class EarlierSeat(OurSeat):
    """Speaks the protocol as it was up to 1cd5982, where a move was its text alone."""

    def request(self, move: Any, n: int) -> dict[str, object]:
        return {"type": "move", "n": n, "move": move}


class EarlierServer(BenchNode):
    name = "earlier server"

    def seat(self, table: Table, path: str, token: str) -> Seat:
        return EarlierSeat(table, self, path, token)


class Cluster:
    """The driver's view of several nodes: it opens tables at each in turn. With `relayed` they belong to the first
    node, and everybody plays at another one."""

    name = "cluster"

    def __init__(self, nodes: Sequence[BenchNode], database: "Database", *, relayed: bool = False) -> None:
        self._nodes = nodes
        self._database = database
        self._relayed = relayed

    async def __aenter__(self) -> Self:
        for node in self._nodes:
            await node.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for node in self._nodes:
            await node.__aexit__(kind, error, trace)

    async def open_tables(self, many: int, load: Load) -> list[Table]:
        turn = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Table:
            async with turn:
                if self._relayed:
                    owner, *others = self._nodes
                    return await others[number % len(others)].open_table(load, owner)
                return await self._nodes[number % len(self._nodes)].open_table(load)

        return await asyncio.gather(*(one(number) for number in range(many)))

    def processor_seconds(self) -> float:
        return sum(node.processor_seconds() for node in self._nodes)

    def database_seconds(self) -> float:
        return self._database.processor_seconds()


@dataclass
class Row:
    """One arrangement of nodes, and what was seen, repeat by repeat. `beside` is the row whose cost is the measure."""

    name: str
    tables: int
    nodes: int = 1
    relayed: bool = False
    pace: float = 0
    beside: str = ""
    wanted: str = ""
    shared: bool = True
    """Else a server that has the database to itself."""
    seats: int = SEATS
    earlier: Path | None = None
    """The program of an earlier server."""
    grows: bool = False
    """Is it one of the rows that differ in the number of tables alone?"""
    seen: list[Figures] = field(default_factory=list)

    def costs(self) -> list[float]:
        """Microseconds of the nodes' own processor time for a move."""
        return [1e6 * figures.server_share / figures.rate for figures in self.seen]


def rows(earlier: tuple[str, Path] | None = None) -> list[Row]:
    """`earlier` is a commit and the program that was built from it. Many tables have three seats: this machine's 20,000
    open files would not do for 5,000 tables of four."""

    def many(tables: int) -> Row:
        name = f"one node, {tables:,} tables of three, {TOGETHER} moves a second together"
        return Row(name, tables, pace=tables / TOGETHER, seats=3, grows=True)

    alone, node = "a server alone, 100 tables flat out", "one node, 100 tables flat out"
    each = [
        Row(alone, 100, shared=False),
        Row(node, 100, beside=alone, wanted="about 1"),
        Row("two nodes", 100, 2, beside=node, wanted="at most 1.18"),
        Row("two nodes, all relayed", 100, 2, relayed=True, beside="two nodes", wanted="at most 1.5"),
    ]
    if earlier is not None:
        commit, program = earlier
        before = Row(f"the server of {commit} alone, 100 tables flat out", 100, shared=False, earlier=program)
        for row in each[:2]:
            row.beside, row.wanted = before.name, "at most 1"
        each.insert(0, before)
    few, *others = (many(tables) for tables in (100, 500, 1000, 2500, 5000))
    for row in others:
        row.beside, row.wanted = few.name, "about 1"
    return [*each, few, *others]


def arrange(row: Row, folder: Path, database: "Database", program: Path) -> Cluster:
    store = database.new_store()
    if row.earlier is not None:
        return Cluster([EarlierServer(folder / "node", store, row.earlier, shared=False)], database)
    nodes = [BenchNode(folder / f"node{number}", store, program, shared=row.shared) for number in range(row.nodes)]
    return Cluster(nodes, database, relayed=row.relayed)


def report(each: Sequence[Row]) -> list[list[str]]:
    by_name = {row.name: row for row in each}
    told = []
    for row in each:
        ratios = []
        if row.beside:
            ratios = [mine / other for mine, other in zip(row.costs(), by_name[row.beside].costs(), strict=True)]
        told.append(
            [
                row.name,
                f"{statistics.median(figures.rate for figures in row.seen):,.0f}",
                f"{statistics.median(row.costs()):,.0f} µs",
                f"{statistics.median(ratios):.2f}" if ratios else "",
                f"{min(ratios):.2f} to {max(ratios):.2f}" if ratios else "",
                row.wanted,
            ]
        )
    return told


def draw(each: Sequence[Row]) -> None:
    """The cost of each arrangement, and how the cost of one node grows with its tables."""
    mpl.rcParams["svg.hashsalt"] = "toutilix"
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 3.5), layout="constrained", width_ratios=(3, 2))
    arranged, grown = ([row for row in each if row.grows is grows] for grows in (False, True))
    middles, spread = _spread(arranged)
    left.barh(range(len(arranged)), middles, xerr=spread, color=COLOUR, ecolor=DARK)
    left.set_yticks(range(len(arranged)), [row.name.replace(", ", ",\n", 1) for row in arranged])
    left.invert_yaxis()
    left.set_xlabel("microseconds of the nodes' processor time for one move")
    middles, spread = _spread(grown)
    right.errorbar([row.tables for row in grown], middles, yerr=spread, color=COLOUR, ecolor=DARK, marker="o")
    right.set_xscale("log")
    right.set_xticks([row.tables for row in grown], [f"{row.tables:,}" for row in grown])
    right.minorticks_off()
    right.set_ylim(0)
    right.set_xlabel(f"tables, {TOGETHER} moves a second together")
    right.set_ylabel("microseconds for one move")
    figure.savefig(PICTURES / "cluster.svg", metadata={"Date": None})
    pyplot.close(figure)


def _spread(each: Sequence[Row]) -> tuple[list[float], list[list[float]]]:
    """The median repeats, and how far below and above them the others reach."""
    costs = [row.costs() for row in each]
    middles = [statistics.median(found) for found in costs]
    lows = [at - min(found) for at, found in zip(middles, costs, strict=True)]
    highs = [max(found) - at for at, found in zip(middles, costs, strict=True)]
    return middles, [lows, highs]


class Database:
    """A PostgreSQL for the length of the benchmark; every measurement has a schema of its own."""

    def __init__(self) -> None:
        self._server = PostgresServer()
        self._server.set_up()
        self._made = 0

    def new_store(self) -> str:
        self._made += 1
        schema = f"bench{self._made}"
        self._server.tell(f"CREATE SCHEMA {schema}")
        return self._server.url(search_path=schema)

    def processor_seconds(self) -> float:
        return self._server.processor_seconds()

    def remove(self) -> None:
        self._server.remove()
