"""A whole server in this process, for tests that speak to it as people do and may look behind its door."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import aiohttp

from tests.server.players import PATIENCE, Key, Player, Visitor
from toutilix.server.base.protocol import live
from toutilix.server.base.settings import Settings
from toutilix.server.http import app
from toutilix.server.store.writer import ThreadWriter
from toutilix.server.tables import hosting, registry
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Services
from toutilix.server.tables.registry import Registry
from toutilix.server.thinking.pool import Pool

INSTANT = {"bots": "instant", "away_seconds": None}
"""Bots that do not pretend to think, and seats that wait for ever."""


class OpenHouse(Visitor):
    """A visitor who can also see the tables from behind."""

    def __init__(
        self, url: str, session: aiohttp.ClientSession, registry: Registry, people: contextlib.AsyncExitStack
    ) -> None:
        super().__init__(url, session)
        self.registry = registry
        self._people = people

    @property
    def writer(self) -> ThreadWriter:
        writer = self.registry.services.writer
        assert isinstance(writer, ThreadWriter)
        return writer

    @property
    def pool(self) -> Pool:
        pool = self.registry.services.thinker
        assert isinstance(pool, Pool)
        return pool

    def table(self, key: Key) -> LiveTable:
        """The table as it is in memory; it must be awake."""
        return next(table for table in self.registry if table.id == key.table)

    async def sit(self, key: Key) -> Player:
        """A connection for a seat, welcomed; it is closed with the house."""
        return await self.enter(Player(self, key.table, key.token))

    async def watch(self, key: Key) -> Player:
        return await self.enter(Player(self, key.table))

    async def enter(self, player: Player) -> Player:
        return await self._people.enter_async_context(player)

    async def playing(self, game: str, players: int, **wish: object) -> tuple[list[Key], list[Player]]:
        """A match that has begun, with a person connected at every seat that is not a bot's."""
        wish = {"pace": INSTANT, **wish}
        keys = await self.create(game, players, **wish)
        bots = wish.get("bots", {})
        assert isinstance(bots, dict)
        while not wish.get("local") and len(keys) + len(bots) < players:
            keys.append(await self.join(keys[0].table, f"Guest {len(keys)}"))
        await self.host(keys[0], do="start")
        return keys, [await self.sit(key) for key in keys]

    async def about(self, key: Key) -> Any:
        status, about = await self.ask("GET", f"/api/tables/{key.table}")
        assert status == 200, about
        return about


@contextlib.asynccontextmanager
async def open_house(folder: Path, **chosen: Any) -> AsyncIterator[OpenHouse]:
    """The same folder again is the same store: the server has been restarted. Its tables are dealt the same cards in
    every run."""
    settings = Settings(
        **{
            "port": 0,
            "store": f"sqlite:{folder / 'tables.sqlite'}",
            "limits": False,
            "bot_slot": 0.0,
            "bot_workers": 1,
            "expert_seconds": 0.01,
            "hint_seconds": 0.01,
            **chosen,
        }
    )
    numbers = count()
    seeds = SimpleNamespace(token_bytes=lambda length: sha256(b"%d" % next(numbers)).digest()[:length])
    async with contextlib.AsyncExitStack() as stack:
        for module in (registry, hosting):
            stack.enter_context(patch.object(module, "secrets", seeds))
        yield await open_door(OpenHouse, settings, stack)


Door = TypeVar("Door", bound=OpenHouse)


async def open_door(door: type[Door], settings: Settings, stack: contextlib.AsyncExitStack) -> Door:
    """Starts a server until the stack is closed."""
    registries: list[Registry] = []

    class SeenRegistry(Registry):
        def __init__(self, services: Services) -> None:
            super().__init__(services)
            registries.append(self)

    with patch.object(app, "Registry", SeenRegistry):
        url = await stack.enter_async_context(app.running(settings))
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)))
    people = await stack.enter_async_context(contextlib.AsyncExitStack())
    return door(url, session, registries[0], people)


class Newcomer:
    """Somebody who comes to a table that is looked at from behind; nothing is sent to them."""

    def __init__(self, seat: int, *, text: bool) -> None:
        self.seat = seat
        self.text = text
        self.group = ""

    def send(self, message: bytes) -> None:
        raise AssertionError("nothing is sent to somebody who only asks")

    def close(self, code: live.CloseCode, reason: str) -> None:
        raise AssertionError("nobody is sent away")


def fresh_welcome(table: LiveTable, seat: int, *, text: bool = True) -> live.Welcome:
    """The welcome for a new connection, at a seat from 0 or as a spectator."""
    return table.welcome(Newcomer(seat, text=text))


def reached(n: int) -> Callable[[Player], bool]:
    """For `play_on`: stop there, or where the match is over."""
    return lambda player: player.n >= n or player.facts["over"] == "match"


async def caught_up(table: LiveTable, players: Iterable[Player]) -> None:
    """Everybody has heard all that has happened."""
    for player in players:
        while player.n < table.n:
            assert await player.hear() is not None


Evening = Callable[[OpenHouse], Coroutine[None, None, None]]


def spend(folder: Path, evening: Evening, **chosen: Any) -> None:
    """One server for the length of a test. Nothing may go wrong unheard behind its door either."""
    unheard: list[str] = []

    async def spent() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(repr(context)))
        async with asyncio.timeout(PATIENCE * 4), open_house(folder, **chosen) as house:
            await evening(house)

    asyncio.run(spent())
    assert not unheard
