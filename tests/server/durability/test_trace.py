"""Killing a server does not test the disk. A trace of what it asks of the system does: nothing is told too early."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.durability.person import Told
from tests.server.machine import missing
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled
from tests.server.store.trace import Call, read_trace, told_too_early, traced

WRITING_SECONDS = 300.0


async def play_traced(place: Place, folder: Path, tables: int) -> tuple[Evening, list[Call]]:
    output = folder / "trace"
    try:
        program, *arguments = traced([], output)
    except NotInstalled as why:
        missing(str(why))
    # With -D the child is the server itself, and strace is beside it.
    child = Child(place.url, folder, program, "-D", *arguments)
    async with evening(child, random.Random(tables)) as at_tables:
        await at_tables.sit_down(tables)
        await at_tables.play()
        await at_tables.judge()
        assert await child.terminate() == 0
    return at_tables, read_trace(_finished(output, child.process.pid))


def _finished(output: Path, pid: int) -> list[str]:
    """The lines of a trace, once strace has written the last."""
    deadline = time.monotonic() + WRITING_SECONDS
    while True:
        lines = output.read_text("utf-8", "replace").splitlines()
        if any(re.match(rf"{pid} +\+\+\+ exited", line) for line in lines[-20:]):
            return lines
        assert time.monotonic() < deadline
        time.sleep(0.1)


def assert_synced_before(at_tables: Evening, calls: list[Call], mark: Callable[[Told], str], least: int) -> None:
    """Every acknowledged move was on disk before its `mark` was sent."""
    marks = [
        (f"{person.journal.seat}/{told.request}", mark(told))
        for person in at_tables.people
        for told in person.journal.acknowledged
    ]
    assert len(marks) > least
    assert told_too_early(calls, marks, "tables.sqlite-wal") == []


def test_every_acknowledgement_leaves_the_server_after_its_sync(file_place: Place, tmp_path: Path) -> None:
    at_tables, calls = asyncio.run(play_traced(file_place, tmp_path, 3))
    assert_synced_before(at_tables, calls, lambda told: f'{told.request}\\"', 200)


def test_nobody_else_hears_of_a_move_before_its_sync_either(file_place: Place, tmp_path: Path) -> None:
    """With one table, a state number identifies an act."""
    at_table, calls = asyncio.run(play_traced(file_place, tmp_path, 1))
    assert_synced_before(at_table, calls, lambda told: f'happened\\",\\"act\\":{{\\"n\\":{told.n},', 50)
