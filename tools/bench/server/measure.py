"""One measurement: a fresh server, so many tables of four, and what was seen once they had played for a while."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tools.bench.server.driver import Load
from tools.bench.server.process import DRIVER_CORE, Server

WARM = 4
SECONDS = 8
"""Tables play for so long before anything counts, and then while it does."""
SETTLE = 3


@dataclass(frozen=True)
class Figures:
    """`rate` in moves a second, latencies in milliseconds, shares of a core."""

    rate: float
    median: float
    slow: float
    server_share: float
    driver_share: float


@contextmanager
def quiet() -> Iterator[None]:
    """The driver's own garbage is left alone while the clock runs: what is there before stays there."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def measure(server: Server, many: int, pace: float) -> Figures:
    load = Load(pace)
    async with server:
        tables = await server.open_tables(many, load)
        with quiet():
            load.begin(tables)
            await asyncio.sleep(WARM)
            before = [table.moves for table in tables]
            used, ours, begun = server.processor_seconds(), time.process_time(), time.perf_counter()
            load.count()
            await asyncio.sleep(SECONDS)
            load.stop()
            took = time.perf_counter() - begun
            used, ours = server.processor_seconds() - used, time.process_time() - ours
        still = sum(table.moves == moves for table, moves in zip(tables, before, strict=True))
        # What is under way when the server is stopped may well be lost: that is none of this measurement.
        if load.complaints or still:
            raise RuntimeError(f"{server.name}: {still} of {many} tables stand still. {load.complaints[:5]}")
        for table in tables:
            for seat in table.seats:
                seat.leave()
    seen = sorted(load.latencies)
    median, slow = (1000 * seen[int(len(seen) * part)] for part in (0.5, 0.99))
    return Figures(len(seen) / took, median, slow, used / took, ours / took)


async def idle_memory(server: Server, many: int) -> int:
    """Bytes that a server grows by when so many tables are begun and all their seats are connected."""
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
