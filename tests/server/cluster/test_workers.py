"""`toutilix serve --workers N`: several nodes behind one port, kept alive by a parent."""

import asyncio
import os
import random
import signal
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.store.place import Place
from toutilix.cli.messages import INVALID

LEASE = "2"


def workers_of(child: Child) -> list[int]:
    """The processes that serve, without the one that multiprocessing keeps for itself."""
    found = []
    children = Path(f"/proc/{child.process.pid}/task/{child.process.pid}/children").read_text().split()
    for pid in map(int, children):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            found.append(pid)
    return found


def nodes(place: Place) -> set[str]:
    alive = "SELECT id FROM nodes WHERE expires > extract(epoch FROM clock_timestamp())"
    return {id for (id,) in place.tell(alive)}


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not happened():
            await asyncio.sleep(0.05)


async def play_and(place: Place, folder: Path, trouble: Callable[[Evening], None], awaited: Callable[[], bool]) -> None:
    place.open().close()  # the schema, before anybody looks at it
    child = Child(place.url, folder, workers="2", lease_seconds=LEASE)
    async with evening(child, random.Random(1)) as at_tables:
        await until(lambda: len(nodes(place)) == 2)
        # People take their time until the workers are others: nobody is to finish before.
        at_tables.thinks = 1.0
        await at_tables.sit_down(4)
        playing = asyncio.create_task(at_tables.play())
        await at_tables.after(20)
        trouble(at_tables)
        await until(awaited)
        at_tables.hurry()
        await playing
        await at_tables.judge()
        assert at_tables.total("lost") > 0
        assert await child.terminate() == 0
        assert nodes(place) == set()


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(postgres_place: Place, tmp_path: Path) -> None:
    before: set[str] = set()

    def kill_one(at_tables: Evening) -> None:
        before.update(nodes(postgres_place))
        os.kill(workers_of(at_tables.child)[0], signal.SIGKILL)

    def replaced() -> bool:
        now = nodes(postgres_place)
        return len(now) == 2 and now != before

    asyncio.run(play_and(postgres_place, tmp_path, kill_one, replaced))


def test_hup_replaces_all_workers_while_people_play(postgres_place: Place, tmp_path: Path) -> None:
    before: set[str] = set()

    def renew(at_tables: Evening) -> None:
        before.update(nodes(postgres_place))
        at_tables.child.process.send_signal(signal.SIGHUP)

    def replaced() -> bool:
        now = nodes(postgres_place)
        return len(now) == 2 and not now & before

    asyncio.run(play_and(postgres_place, tmp_path, renew, replaced))


def test_workers_end_with_their_parent(postgres_place: Place, tmp_path: Path) -> None:
    async def kill_the_parent() -> None:
        postgres_place.open().close()
        child = Child(postgres_place.url, tmp_path, workers="2", lease_seconds=LEASE)
        try:
            await child.start()
            await until(lambda: len(nodes(postgres_place)) == 2)
            child.kill()
            await until(lambda: nodes(postgres_place) == set())
            with pytest.raises(aiohttp.ClientConnectorError):
                async with aiohttp.ClientSession() as session, session.get(child.url):
                    pass
        finally:
            child.clean_up()

    asyncio.run(kill_the_parent())


@pytest.mark.parametrize("setting", [{"workers": "2"}, {"node_url": "http://127.0.0.1:1"}])
def test_a_file_has_one_server(tmp_path: Path, setting: dict[str, str]) -> None:
    async def try_it() -> None:
        child = Child(f"sqlite:{tmp_path / 'tables.sqlite'}", tmp_path, cluster_secret="x" * 20, **setting)
        child.launch()
        try:
            assert await child.end() == INVALID
        finally:
            child.clean_up()
        [sentence] = child.log.splitlines()
        assert "PostgreSQL" in sentence
        assert not (tmp_path / "tables.sqlite").exists()

    asyncio.run(try_it())


def test_a_second_server_on_a_database_that_is_not_shared_says_so(postgres_place: Place, tmp_path: Path) -> None:
    async def both() -> None:
        folders = tmp_path / "one", tmp_path / "other"
        for folder in folders:
            folder.mkdir()
        async with evening(Child(postgres_place.url, folders[0], lease_seconds=LEASE), random.Random(1)) as at_table:
            await at_table.sit_down(1)
            playing = asyncio.create_task(at_table.play())
            for more in ({}, {"workers": "2"}):
                other = Child(postgres_place.url, folders[1], lease_seconds="1", **more)
                other.launch()
                try:
                    assert await other.end() == INVALID
                finally:
                    other.clean_up()
                assert other.log.splitlines()[-1].startswith("The tables cannot be opened: Another server")
            await playing
            await at_table.judge()
            assert at_table.child.log == ""

    asyncio.run(both())
