"""What a dead node leaves is claimed by the dozen, and is one node's table by table."""

import asyncio
import threading
from contextlib import closing
from typing import Any

import psycopg
import pytest

from tests.server.cluster.test_ownership import LONG, NodeStore, expire, nodes
from tests.server.store.place import Place, append, new_table
from toutilix.server.store import AppendLines, Elsewhere, StoredLine, StoredTable, StoreFailed
from toutilix.server.store.postgres import PostgresLink
from toutilix.server.store.reader import ThreadReader

MANY = [f"t{number}" for number in range(40)]
TABLE_BY_TABLE = 10
"""As often does a claim wait for the database."""


def leave_tables(dead: NodeStore, place: Place) -> None:
    """All of a node, each with a line of its own; and then its lease ends."""
    for id in MANY:
        dead.store.commit(new_table(id))
        epoch = dead.claim(id).epoch
        dead.store.commit([AppendLines(id, 1, 0, [StoredLine(f"of {id}", f"1/{id}")], None, epoch)])
    expire(place, dead)


def test_many_are_claimed_as_if_one_by_one(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(postgres_place, LONG, LONG, LONG) as (dead, living, one):
        living.store.commit(new_table("busy"))
        living.claim("busy")
        one.store.commit([*new_table("free"), append("free", 0)])
        one.store.commit(new_table("mine"))
        one.claim("mine")
        leave_tables(dead, postgres_place)
        asked: list[str] = []

        def ask(link: PostgresLink, sql: str, values: Any = ()) -> Any:
            asked.append(sql)
            return before(link, sql, values)

        before = PostgresLink.ask
        monkeypatch.setattr(PostgresLink, "ask", ask)
        found = one.store.claim_all([*MANY, "free", "mine", "busy", "nowhere", "no\0id"])
        assert len(asked) <= TABLE_BY_TABLE
        for id in MANY:
            table = found[id]
            assert isinstance(table, StoredTable)
            assert (table.id, table.epoch, table.inherited, table.body) == (id, 3, True, b'{"of":"%s"}' % id.encode())
            assert table.match is not None
            assert table.match.lines == [StoredLine(f"of {id}", f"1/{id}")]
            one.store.commit([AppendLines(id, 1, 1, [StoredLine("goes on")], None, table.epoch)])
            with pytest.raises(StoreFailed, match=r"store\.taken"):
                dead.store.commit([AppendLines(id, 1, 2, [StoredLine("stale")], None, table.epoch - 1)])
        free, mine = found["free"], found["mine"]
        assert isinstance(free, StoredTable)
        assert isinstance(mine, StoredTable)
        assert (free.epoch, free.inherited, mine.epoch, mine.inherited) == (2, False, 3, False)
        assert (found["busy"], found["nowhere"], found["no\0id"]) == (living.elsewhere, None, None)


def test_survivors_that_claim_at_once_share_what_is_left(postgres_place: Place) -> None:
    with nodes(postgres_place, *[LONG] * 4) as (dead, *survivors):
        leave_tables(dead, postgres_place)
        got: list[dict[str, Any]] = []
        begin = threading.Barrier(3)

        def claim(node: NodeStore, some: list[str]) -> None:
            begin.wait(60)
            got.append(node.store.claim_all(some))

        wanted = [MANY[:30], MANY[::-1], MANY[10:]]
        threads = [threading.Thread(target=claim, args=each) for each in zip(survivors, wanted, strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        owners = [id for found in got for id, table in found.items() if isinstance(table, StoredTable)]
        assert sorted(owners) == sorted(MANY)
        assert all(isinstance(table, StoredTable | Elsewhere) for found in got for table in found.values())


def test_a_node_without_a_lease_gets_none_of_them(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (dead, other):
        leave_tables(dead, postgres_place)
        expire(postgres_place, other)
        assert other.store.claim_all(MANY) == {}
        assert postgres_place.tell("SELECT DISTINCT owner, epoch FROM tables") == [(dead.id, 2)]


def test_one_that_is_locked_does_not_keep_the_others(postgres_place: Place) -> None:
    with nodes(postgres_place, LONG, LONG) as (dead, other):
        leave_tables(dead, postgres_place)

        told: list[str] = []

        async def claim(reader: ThreadReader, id: str) -> None:
            if id == MANY[7]:
                with pytest.raises(StoreFailed, match=r"store\.gone"):
                    await reader.claim(id)
            else:
                assert isinstance(await reader.claim(id), StoredTable)
            told.append(id)

        async def claim_all() -> None:
            reader = ThreadReader(other.store)
            await asyncio.gather(*(claim(reader, id) for id in MANY))
            reader.stop()

        with closing(psycopg.connect(postgres_place.url)) as locking:
            locking.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", (MANY[7],))
            asyncio.run(claim_all())
        assert told == [*MANY[:7], *MANY[8:], MANY[7]]
