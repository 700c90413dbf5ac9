"""Nodes of one cluster in this process, for tests that look behind their doors."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from tests.server.house import OpenHouse, open_door
from tests.server.players import PATIENCE
from toutilix.server.base.settings import Settings
from toutilix.server.store.lease import NodeLease

SECRET = "a secret of sixteen characters and more"


class Node(OpenHouse):
    """A visitor at the door of one node, who can see its tables from behind."""

    @property
    def lease(self) -> NodeLease:
        lease = self.registry.services.lease
        assert isinstance(lease, NodeLease)
        return lease

    def has(self, table: str) -> bool:
        return any(awake.id == table for awake in self.registry)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.asynccontextmanager
async def node(store: str, **chosen: Any) -> AsyncIterator[Node]:
    port = free_port()
    settings = Settings(
        **{
            "port": port,
            "store": store,
            "node_url": f"http://127.0.0.1:{port}",
            "cluster_secret": SECRET,
            "limits": False,
            "bot_slot": 0.0,
            "bot_workers": 1,
            **chosen,
        }
    )
    async with contextlib.AsyncExitStack() as stack:
        yield await open_door(Node, settings, stack)


Both = Callable[[Node, Node], Coroutine[None, None, None]]


def with_two(store: str, evening: Both, **chosen: Any) -> None:
    """Two nodes of one cluster. Nothing may go wrong unheard behind their doors either."""
    unheard: list[str] = []

    async def spent() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(repr(context)))
        async with asyncio.timeout(PATIENCE * 4), node(store, **chosen) as one, node(store, **chosen) as other:
            await evening(one, other)

    asyncio.run(spent())
    assert not unheard
