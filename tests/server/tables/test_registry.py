"""All tables of a server: old ones are forgotten, never under somebody's hands; a node that stops hands all over."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.server.durability.test_waiting import waiting
from tests.server.house import OpenHouse, spend
from toutilix.server.base.protocol import live
from toutilix.server.store import StoreFailed
from toutilix.server.tables import registry
from toutilix.server.tables.registry import Registry


def make_old(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.sqlite") as kept:
        kept.execute("UPDATE tables SET touched = 1")
        kept.execute("UPDATE matches SET touched = 1")
    kept.close()


def test_an_untouched_table_is_forgotten(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [asleep] = await house.create("sowix", 2)
        house.registry.unload_idle(-1)
        [zoe, _], players = await house.playing("sowix", 2)
        make_old(tmp_path)
        [young] = await house.create("sowix", 2)
        house.registry.unload_idle(-1)
        await house.registry.forget(1000, 1000)
        for key, status in ((asleep, 404), (zoe, 200), (young, 200)):
            assert (await house.ask("GET", f"/api/tables/{key.table}"))[0] == status
        # A person who has only sat there for days can continue.
        mover = next(player for player in players if player.may_move())
        assert isinstance(await mover.move(await mover.pick(Random(1))), live.Happened)

    spend(tmp_path, evening)


def test_the_hall_is_tidied_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "LOOKS_EVERY", 0.01)
    tidied = asyncio.Event()
    forget = Registry.forget

    async def watched(self: Registry, before: float, reached: float) -> None:
        await forget(self, before, reached)
        tidied.set()

    monkeypatch.setattr(Registry, "forget", watched)

    async def evening(house: OpenHouse) -> None:
        await tidied.wait()
        [key] = await house.create("sowix", 2)
        house.table(key).presence.last_visit -= 61
        while len(house.registry):
            await asyncio.sleep(0)
        assert (await house.about(key))["id"] == key.table

    spend(tmp_path, evening, idle_minutes=1, keep_days=30)


def test_a_lease_that_ends_while_tables_are_handed_over_does_not_stop_the_node_halfway(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys = [*await house.create("sowix", 2), *await house.create("oldchapix", 3)]
        tables = [house.table(key) for key in keys]
        with waiting(tmp_path):
            draining = asyncio.create_task(house.registry.drain())
            while not all(table.leaving for table in tables):
                await asyncio.sleep(0)
            tables[0]._lose(StoreFailed("store.gone", "the lease has ended"))
            house.registry.give_up_lost()
            assert list(house.registry) == tables[1:]
        await draining
        assert len(house.registry) == 0

    spend(tmp_path, evening)
