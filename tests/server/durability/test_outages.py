"""The disk is full, or the database is gone, under a server that runs: everybody is told, and nothing is lost."""

import asyncio
import random
import re
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.players import Visitor
from tests.server.store.place import Place
from tests.server.store.postgres_server import PostgresServer

TRY_AGAIN_LATER = 1013
EXPECTED = {"a heartbeat failed", "a table could not be written", "store failed", "library logger=psycopg"}
DROP_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'toutilix%'"


async def play_through(
    store: str, folder: Path, trouble: Callable[[Evening], Awaitable[None]], code: str, **settings: str
) -> None:
    """The server says why it disconnects a client, and asks it to reconnect."""
    async with evening(Child(store, folder, **settings), random.Random(code)) as at_tables:
        await at_tables.sit_down(6)
        playing = asyncio.create_task(at_tables.play())
        await trouble(at_tables)
        await playing
        await at_tables.judge()
        journals = [person.journal for person in at_tables.people]
        assert {problem for journal in journals for problem in journal.problems} == {code}
        assert {closed for journal in journals for closed in journal.closed_with} == {TRY_AGAIN_LATER}
        assert all(len(journal.problems) >= journal.lost for journal in journals)
        complaints = re.sub(r" (table|code|place)=.*| node=\S+", "", at_tables.child.log).splitlines()
        assert {line.split(" ", 2)[2] for line in complaints} <= EXPECTED


async def everybody_is_told(at_tables: Evening) -> None:
    while not all(person.journal.problems or person.finished for person in at_tables.people):
        assert at_tables.playing, "all tables have finished"
        await asyncio.sleep(0.01)


async def nothing_new(at_tables: Evening, code: str) -> None:
    """The server does not promise over HTTP either what it cannot store."""
    visitor = Visitor(at_tables.child.url, at_tables.session)
    status, complaint = await visitor.ask("POST", "/api/tables", {"game": "sowix", "players": 2, "name": "Zoé"})
    assert (status, complaint["why"]["code"]) == (503, code)
    assert complaint["sentence"]


async def readiness(at_tables: Evening) -> tuple[int, str]:
    """A server that cannot keep a move lives, and is not ready."""
    visitor = Visitor(at_tables.child.url, at_tables.session)
    assert (await visitor.ask("GET", "/api/health"))[0] == 200
    status, answer = await visitor.ask("GET", "/api/ready")
    return status, answer["why"]["code"] if status != 200 else answer["status"]


async def ready_again(at_tables: Evening) -> None:
    while await readiness(at_tables) != (200, "ready"):
        await asyncio.sleep(0.05)


def test_a_full_disk_stops_the_tables_until_there_is_room(tiny_disk: Path, tmp_path: Path) -> None:
    place = Place(f"sqlite:{tiny_disk / 'tables.sqlite'}")

    async def fill_up(at_tables: Evening) -> None:
        await everybody_is_told(at_tables)
        await nothing_new(at_tables, "store.full")
        assert await readiness(at_tables) == (503, "store.full")
        assert at_tables.playing
        subprocess.run(["mount", "-o", "remount,size=64m", str(tiny_disk)], check=True)
        await ready_again(at_tables)

    asyncio.run(play_through(place.url, tmp_path, fill_up, "store.full"))
    assert place.tell("PRAGMA integrity_check") == [("ok",)]


def test_a_database_that_is_down_stops_the_tables_until_it_is_back(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    async def restart(at_tables: Evening) -> None:
        await at_tables.after(50)
        await asyncio.to_thread(postgres.stop, crash=True)
        try:
            await everybody_is_told(at_tables)
            await nothing_new(at_tables, "store.gone")
            assert await readiness(at_tables) == (503, "store.gone")
        finally:
            postgres.start()  # not in another thread: it ends with the one that started it
        await ready_again(at_tables)

    asyncio.run(play_through(postgres_place.url, tmp_path, restart, "store.gone"))


def test_a_frozen_database_stops_the_tables_until_it_wakes(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    """Its connections stay open and nothing answers: only a deadline of our own notices."""

    async def freeze(at_tables: Evening) -> None:
        await at_tables.after(50)
        with postgres.frozen():
            await everybody_is_told(at_tables)
            await nothing_new(at_tables, "store.gone")
            assert await readiness(at_tables) == (503, "store.gone")
        await ready_again(at_tables)

    asyncio.run(play_through(postgres_place.url, tmp_path, freeze, "store.gone", store_deadline="1"))


def test_dropped_connections_to_the_database_lose_nothing(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    async def drop(at_tables: Evening) -> None:
        for _ in range(10):
            await at_tables.after(at_tables.dice.randrange(1, 40))
            await asyncio.to_thread(postgres.tell, DROP_ALL)

    asyncio.run(play_through(postgres_place.url, tmp_path, drop, "store.gone"))
