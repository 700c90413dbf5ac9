"""One measurement: a fresh server, a number of tables of four, and what was seen once they had played for a while."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.bench.server.driver import SEATS, Load
from tools.bench.server.process import DRIVER_CORE, Server, machine_seconds

if TYPE_CHECKING:
    from tools.bench.server.cluster import Cluster

WARM = 4
SECONDS = 8
"""Tables play for so long before anything counts, and then while it does."""
SETTLE = 3


@dataclass(frozen=True)
class Figures:
    """`rate` in moves a second, latencies in milliseconds, shares of a core; `others` is what all else on the machine
    used meanwhile, a database of the server's not counted."""

    rate: float
    median: float
    slow: float
    server_share: float
    driver_share: float
    others: float


@dataclass(frozen=True)
class Used:
    """Processor seconds so far, of the server, its database, the driver and the whole machine, and the clock."""

    server: float
    database: float
    driver: float
    machine: float
    clock: float

    @classmethod
    def now(cls, server: "Server | Cluster") -> "Used":
        servers = server.processor_seconds(), server.database_seconds()
        return cls(*servers, time.process_time(), machine_seconds(), time.perf_counter())


@contextmanager
def quiet() -> Iterator[None]:
    """The driver's own garbage is left alone while the clock runs: what is there before stays there."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def measure(
    server: "Server | Cluster", many: int, pace: float, seconds: float = SECONDS, seats: int = SEATS
) -> Figures:
    load = Load(pace, seats)
    async with server:
        tables = await server.open_tables(many, load)
        with quiet():
            load.begin(tables)
            await asyncio.sleep(WARM)
            before = [table.moves for table in tables]
            begun = Used.now(server)
            load.count()
            await asyncio.sleep(seconds)
            load.stop()
            ended = Used.now(server)
        # Of tables that move more rarely than they are watched, some have not moved.
        slow = pace > seconds / 2
        still = sum(not slow and table.moves == moves for table, moves in zip(tables, before, strict=True))
        # Moves under way when the server is stopped may be lost: they do not belong to this measurement.
        if load.complaints or still:
            raise RuntimeError(f"{server.name}: {still} of {many} tables stand still. {load.complaints[:5]}")
        for table in tables:
            for seat in table.seats:
                seat.leave()
    seen = sorted(load.latencies)
    median, late = (1000 * seen[int(len(seen) * part)] for part in (0.5, 0.99))
    took = ended.clock - begun.clock
    by_server, by_driver = (ended.server - begun.server) / took, (ended.driver - begun.driver) / took
    by_database, by_all = (ended.database - begun.database) / took, (ended.machine - begun.machine) / took
    others = max(0.0, by_all - by_server - by_database - by_driver)
    return Figures(len(seen) / took, median, late, by_server, by_driver, others)


async def idle_memory(server: Server, many: int) -> int:
    """Bytes that a server grows by when this many tables are begun and all their seats are connected."""
    async with server:
        await asyncio.sleep(SETTLE)
        before = server.memory()
        tables = await server.open_tables(many, Load())
        await asyncio.sleep(SETTLE)
        grown = server.memory() - before
        for table in tables:
            for seat in table.seats:
                seat.leave()
    return grown


def stay() -> None:
    """The driver has a core of its own."""
    os.sched_setaffinity(0, {DRIVER_CORE})
