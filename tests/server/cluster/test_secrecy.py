"""Through a relay nobody learns more than at the table's own node: the same evenings, the same checks."""

import asyncio
import re
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster.nodes import SECRET, Node, node
from tests.server.house import OpenHouse
from tests.server.logged import logged
from tests.server.secrecy.evening import Evening, play_evening
from tests.server.secrecy.test_twins import compare
from tests.server.store.place import Place
from tests.server.store.postgres_server import PostgresServer
from toutilix.server.http.relay import MOVED, SCHEME, SIGNED, VISITOR


async def relayed_evening(store: str, game: str, players: int, **wish: Any) -> Evening:
    """Everybody is at one node, and the table at the other."""
    async with node(store) as owner, node(store) as relay:

        async def settle(table: str) -> None:
            await owner.ask("GET", f"/api/tables/{table}")
            assert owner.has(table)

        spent = await play_evening(relay, game, players, settle=settle, **wish)
        assert owner.has(spent.table)
        assert not relay.has(spent.table)
        return spent


@pytest.mark.parametrize(
    ("game", "players", "wish"),
    [
        ("oldchapix", 3, {}),
        ("sowix", 3, {"options": {"target": 60, "draw_when_able": "yes"}}),
        ("rummylix", 2, {}),
    ],
)
def test_no_relayed_byte_tells_what_its_reader_cannot_know(
    postgres_place: Place, game: str, players: int, wish: dict[str, Any]
) -> None:
    with logged() as log:
        spent = asyncio.run(relayed_evening(postgres_place.url, game, players, **wish))
    spent.log = log.getvalue()
    spent.check()
    assert SECRET not in spent.log


@pytest.mark.parametrize("name", ["oldchapix", "strategix", "sowix", "rummylix"])
def test_through_a_relay_hidden_cards_change_no_byte(postgres: PostgresServer, tmp_path: Path, name: str) -> None:
    """The suite of non-interference: two evenings that differ in what a seat cannot know sound the same to it."""

    def through_a_relay(folder: Path, evening: Callable[[OpenHouse], Coroutine[None, None, None]]) -> None:
        schema = f"{name}_{folder.name}"
        postgres.tell(f"CREATE SCHEMA {schema}")
        store = postgres.url(search_path=schema)

        async def spent() -> None:
            async with node(store) as owner, node(store) as relay, AsyncExitStack() as people:
                relay.registry.draining = True  # it only relays
                house = OpenHouse(relay.url, relay.session, owner.registry, people)
                await evening(house)
                assert len(relay.registry) == 0
                assert len(owner.registry) > 0

        asyncio.run(spent())
        postgres.tell(f"DROP SCHEMA {schema} CASCADE")

    compare(tmp_path, name, through_a_relay)


def test_visitors_learn_nothing_of_the_nodes(postgres_place: Place) -> None:
    """Neither a signature nor an address of a node leaves the cluster."""

    async def look(owner: Node, relay: Node) -> None:
        [key] = await relay.create("sowix", 2)
        await owner.about(key)
        async with relay.session.get(f"{relay.url}/api/tables/{key.table}") as answer:
            seen = f"{answer.headers} {await answer.text()}"
        player = await relay.sit(key)
        handshake = player.ws._response.headers
        for text in (seen, str(handshake), b"".join(player.heard).decode()):
            for word in (SIGNED, VISITOR, SCHEME, MOVED, owner.lease.node, relay.lease.node, SECRET, owner.url):
                assert word.lower() not in text.lower()
        assert not re.search("Toutilix-", str(handshake), re.IGNORECASE)

    async def both() -> None:
        async with node(postgres_place.url) as owner, node(postgres_place.url) as relay:
            await look(owner, relay)

    asyncio.run(both())
