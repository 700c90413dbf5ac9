"""A server that is asked to stop sends everybody home, writes what is left, and can be started again."""

import asyncio
import random
from pathlib import Path

from tests.server.durability.child import Child
from tests.server.durability.evening import evening
from tests.server.store.place import Place
from toutilix.cli.messages import INVALID

GOING_AWAY = 1001


async def play_and_stop(store: str, folder: Path) -> None:
    async with evening(Child(store, folder), random.Random(store[:6])) as at_tables:
        await at_tables.sit_down(6)
        playing = asyncio.create_task(at_tables.play())
        await at_tables.after(60)
        assert await at_tables.child.terminate() == 0
        await at_tables.child.start()
        await playing
        await at_tables.judge()
        assert {closed for person in at_tables.people for closed in person.journal.closed_with} == {GOING_AWAY}
        assert at_tables.child.log == ""


def test_a_server_asked_to_stop_says_goodbye_and_loses_nothing(place: Place, tmp_path: Path) -> None:
    asyncio.run(play_and_stop(place.url, tmp_path))


def test_a_second_server_on_the_same_file_says_so_and_leaves_it_alone(file_place: Place, tmp_path: Path) -> None:
    second = tmp_path / "second"
    second.mkdir()

    async def both() -> None:
        async with evening(Child(file_place.url, tmp_path), random.Random(1)) as at_table:
            await at_table.sit_down(1)
            playing = asyncio.create_task(at_table.play())
            other = Child(file_place.url, second)
            other.launch()
            try:
                assert await other.end() == INVALID
            finally:
                other.clean_up()
            [sentence] = other.log.splitlines()
            assert sentence.startswith("The tables cannot be opened: ")
            await playing
            await at_table.judge()
            assert at_table.child.log == ""

    asyncio.run(both())
