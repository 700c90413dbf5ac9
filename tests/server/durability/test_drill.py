"""The drill: copy while people play, lose everything, restore the copy as docs/store.md says, and continue."""

import asyncio
import os
import random
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.durability.person import Journal, Person
from tests.server.players import Visitor
from tests.server.started import COMMAND
from tests.server.store.place import Place
from tests.server.store.postgres_server import PostgresServer, find_program
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES
from toutilix.server.store.opening import open_store

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "store.md").read_text("utf-8")
MOVES = 40
TABLES = 4


def told(heading: str, number: int, **paths: str) -> str:
    """A block of commands of the page's section on copies, with the paths of this test in place of its examples."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    commands: str = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)[number]
    for example, path in paths.items():
        assert EXAMPLES[example] in commands, f"the page has changed: {commands}"
        commands = commands.replace(EXAMPLES[example], path)
    return commands


EXAMPLES = {
    "folder": "~/.local/share/toutilix",
    "copy": "/backups/tables-monday.sqlite",
    "restored": "postgresql://USER@HOST/cards2",
    "lost": "postgresql://USER@HOST/cards",
    "dump": "tables.dump",
}


def shell(commands: str, folder: Path, **variables: str) -> None:
    done = subprocess.run(
        ["sh", "-euc", commands],
        cwd=folder,
        env={**os.environ, **variables},
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


async def drill(child: Child, copy: Callable[[], None], lose_and_restore: Callable[[], str]) -> None:
    """`lose_and_restore` gives the address of the restored store."""
    async with evening(child, random.Random(7)) as at_tables:
        await at_tables.sit_down(TABLES)
        playing = asyncio.create_task(at_tables.play())
        # People hold their breath while it is copied, the server does not: however long it takes, no match ends.
        await at_tables.after(MOVES, copy)
        await at_tables.after(MOVES, child.kill)
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        reached = {table: max(person.n for person in people) for table, people in at_tables.tables()}
        child.move_to(await asyncio.to_thread(lose_and_restore))
        restored = stored_lines(child.store, reached)
        assert all(0 < len(restored[table]) <= reached[table] for table in reached)
        assert sum(map(len, restored.values())) < sum(reached.values()), "it goes back to the copy"
        await child.start()
        await play_to_the_end(at_tables)
        finished = stored_lines(child.store, reached)
        for table, lines in finished.items():
            assert lines[: len(restored[table])] == restored[table]
            status, record = await Visitor(child.url, at_tables.session).ask("GET", f"/api/tables/{table}/records/1")
            assert status == 200
            assert record.splitlines() == lines
            assert verify_deals(record, GAMES) > 0
        assert child.log == ""


def stored_lines(url: str, tables: dict[str, int]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    with closing(open_store(url, read_only=True)) as store:
        for id in tables:
            table = store.load(id)
            assert table is not None
            assert table.match is not None
            found[id] = [line.text for line in table.match.lines]
    return found


async def play_to_the_end(at_tables: Evening) -> None:
    """People open their links again: their devices have the tokens, and are shown the state of the copy."""
    visitor = Visitor(at_tables.child.url, at_tables.session)
    await asyncio.gather(*(person.leave() for person in at_tables.people))
    at_tables.people = [
        Person(visitor, person.table, person.token, dice=person.dice, journal=Journal(person.journal.seat))
        for person in at_tables.people
    ]
    at_tables.playing = True
    await at_tables.play()


def test_a_file_that_was_lost_is_restored_from_its_copy(file_place: Place, tmp_path: Path) -> None:
    kept, copy = file_place.path, tmp_path / "monday.sqlite"

    def back_up() -> None:
        subprocess.run([*COMMAND, "backup", str(copy), "--store", file_place.url], check=True, capture_output=True)

    def lose_and_restore() -> str:
        kept.write_bytes(b"a disk that has failed" * 1000)
        shell(told("Backup and restore", 1, folder=str(kept.parent), copy=str(copy)), tmp_path)
        return file_place.url

    asyncio.run(drill(Child(file_place.url, tmp_path), back_up, lose_and_restore))
    assert kept.stat().st_mode & 0o777 == 0o600
    assert file_place.tell("PRAGMA integrity_check") == [("ok",)]


@pytest.fixture
def databases(postgres: PostgresServer) -> Iterator[tuple[str, str]]:
    """The addresses of a database and of one that is not there yet."""
    postgres.tell("CREATE DATABASE cards")
    lost = postgres.url().replace("/postgres?", "/cards?")
    yield lost, lost.replace("/cards?", "/cards2?")
    for name in ("cards", "cards2"):
        postgres.tell(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def test_a_database_that_was_lost_is_restored_from_its_dump(
    postgres: PostgresServer, databases: tuple[str, str], tmp_path: Path
) -> None:
    lost, restored = databases
    dump = str(tmp_path / "monday.dump")
    commands = told("Backup and restore", 2, restored=f"'{restored}'", lost=f"'{lost}'", dump=dump).splitlines(True)
    assert [line.split()[0] for line in commands] == ["pg_dump", "createdb", "pg_restore"]
    programs = Path(find_program("pg_dump") or "").parent
    server = {"PATH": f"{programs}:{os.environ['PATH']}", "PGHOST": str(postgres.folder), "PGUSER": "toutilix"}

    def lose_and_restore() -> str:
        postgres.tell("DROP DATABASE cards WITH (FORCE)")
        shell("".join(commands[1:]), tmp_path, **server)
        return restored

    asyncio.run(drill(Child(lost, tmp_path), lambda: shell(commands[0], tmp_path, **server), lose_and_restore))
