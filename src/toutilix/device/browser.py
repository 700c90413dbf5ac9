"""In the browser: what the page's worker calls, and what it has to offer. Everything passes as text.

The worker starts Python, calls `start` with its bridge, and hands on what the page says.
"""

import asyncio
from collections.abc import Awaitable
from importlib.resources import files
from typing import Protocol

import msgspec

from toutilix.bots.roster import bots_of
from toutilix.device.api import Asked
from toutilix.device.host import DeviceHost, Line
from toutilix.device.journal import CLEARED, Journal
from toutilix.device.storage import MemoryStorage, Storage
from toutilix.device.thinking import DeviceThinker, SecondWorker
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES
from toutilix.server.base.problems import ApiError
from toutilix.server.store import StoreFailed

RULES = "rules/{game}.{language}.json"
"""The rules as the build has written them, in the package of this module."""
_CODES = {"QuotaExceededError": "store.full", "InvalidStateError": CLEARED, "NotFoundError": CLEARED}

_asked = msgspec.json.Decoder(Asked)


class Bridge(Protocol):
    """The worker's side. `keeps` says whether this browser keeps anything."""

    keeps: bool

    def read(self, slot: int) -> Awaitable[str]: ...

    def append(self, slot: int, text: str) -> Awaitable[None]: ...

    def clear(self, slot: int) -> Awaitable[None]: ...

    def renew(self) -> Awaitable[None]: ...

    def tell(self, line: int, text: str) -> None: ...

    def closed(self, line: int, code: int) -> None: ...

    def think(self, task: str) -> None: ...


class BridgeStorage:
    """The browser's errors have names; ours have words."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    async def read(self, slot: int) -> bytes:
        try:
            return (await self._bridge.read(slot)).encode("utf-8", "surrogatepass")
        except Exception as error:
            raise _failed(error) from None

    async def append(self, slot: int, data: bytes) -> None:
        await self._do(self._bridge.append(slot, data.decode()))

    async def clear(self, slot: int) -> None:
        await self._do(self._bridge.clear(slot))

    async def renew(self) -> None:
        await self._do(self._bridge.renew())

    async def _do(self, done: Awaitable[None]) -> None:
        try:
            await done
        except Exception as error:
            raise _failed(error) from None


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(_CODES.get(str(getattr(error, "name", "")), "store.failed"), str(error)[:200])


def read_rules(kind: AnyKind, language: str) -> bytes:
    found = files("toutilix.device").joinpath(RULES.format(game=kind.name, language=language))
    if not language.isalpha() or not found.is_file():
        raise ApiError(422, Malformed("server.language", languages="en, fr"))
    return found.read_bytes()


class BrowserHost:
    """The device's tables as the worker calls them."""

    def __init__(self, bridge: Bridge, host: DeviceHost) -> None:
        self._bridge = bridge
        self._host = host
        self._lines: dict[int, Line] = {}

    @property
    def damaged(self) -> int:
        return self._host.journal.damaged

    @property
    def renewed(self) -> int:
        return self._host.journal.renewed

    async def answer(self, asked: str) -> str:
        return msgspec.json.encode(await self._host.answer(_asked.decode(asked))).decode()

    async def open(self, number: int, table: str) -> bool:
        """A line of the page, by its number; whether it is open."""

        def tell(text: str) -> None:
            self._bridge.tell(number, text)

        def closed(code: int) -> None:
            self._lines.pop(number, None)
            self._bridge.closed(number, code)

        line = await self._host.open(table, tell, closed)
        if line.is_open:
            self._lines[number] = line
        return line.is_open

    def hear(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].hear(text)

    def leave(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.leave()

    async def warm_up(self) -> None:
        """Imports what a table will need soon, a part at a time: the page's questions go first."""
        for kind in GAMES:
            await asyncio.sleep(0)
            bots_of(kind.name)

    def thought(self, thought: str) -> None:
        self._host.thinker.answered(thought.encode())

    def thinker_failed(self) -> None:
        self._host.thinker.failed()


async def start(bridge: Bridge) -> BrowserHost:
    storage: Storage = BridgeStorage(bridge) if bridge.keeps else MemoryStorage()
    journal = Journal(storage)
    await journal.open()
    thinker = DeviceThinker(lambda task: bridge.think(task.decode()))
    return BrowserHost(bridge, DeviceHost(journal, thinker, read_rules))


class BrowserThinker:
    """The second worker."""

    def __init__(self) -> None:
        self._worker = SecondWorker()

    def think(self, task: str) -> str:
        return self._worker.think(task.encode()).decode()
