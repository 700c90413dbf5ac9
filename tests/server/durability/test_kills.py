"""The server is killed at random moments while people play. Everything that it has told anybody is still there
afterwards."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.store.place import Place

AT_ONCE = 0.5
"""How many kills come with an acknowledgement: an act acknowledged an instant ago must be there as well."""
LONGEST_PAUSE = 0.05
"""Seconds from an acknowledgement to a kill, for the others: enough to hit any point of a commit."""


async def kill(at_tables: Evening, kills: int, moves_between: int) -> None:
    for _ in range(kills):
        moves = at_tables.dice.randrange(1, 2 * moves_between)
        if at_tables.dice.random() < AT_ONCE:
            await at_tables.after(moves, at_tables.child.kill)
        else:
            await at_tables.after(moves)
            await asyncio.sleep(at_tables.dice.uniform(0, LONGEST_PAUSE))
            at_tables.child.kill()
        await at_tables.child.start()


async def play_and_kill(store: str, folder: Path, *, tables: int, kills: int, moves_between: int) -> None:
    async with evening(Child(store, folder), random.Random(f"{tables} tables in {store[:6]}")) as at_tables:
        await at_tables.sit_down(tables)
        async with asyncio.TaskGroup() as both:
            both.create_task(at_tables.play())
            both.create_task(kill(at_tables, kills, moves_between))
        await at_tables.judge()
        assert at_tables.total("lost") >= kills
        assert at_tables.total("resent") > 0
        assert at_tables.child.log == ""


def test_a_server_killed_while_six_tables_play_loses_nothing(place: Place, tmp_path: Path) -> None:
    asyncio.run(play_and_kill(place.url, tmp_path, tables=6, kills=3, moves_between=100))


@pytest.mark.long
def test_a_server_killed_twenty_times_while_fifty_tables_play_loses_nothing(place: Place, tmp_path: Path) -> None:
    asyncio.run(play_and_kill(place.url, tmp_path, tables=50, kills=20, moves_between=300))
