"""A whole match in a host that has no socket, thread, process or database, as a browser has none.

`python -m tests.server.tables.other_host GAME` plays it and prints what came of it.
"""

import asyncio
import json
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any, NoReturn

from toutilix.engine.view import SPECTATOR
from toutilix.server.base.limits import Limits
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.common import BotPace, Level, Pace
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.base.settings import Settings
from toutilix.server.store import (
    AppendLines,
    DropTable,
    FinishedMatch,
    KeepReview,
    SaveTable,
    StartMatch,
    StoredLine,
    StoredMatch,
    StoredTable,
    Then,
    Write,
    Writer,
)
from toutilix.server.tables import hosting
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.ports import Services
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.replays import check_of, replay_of
from toutilix.server.tables.session import Session
from toutilix.server.thinking import Asker, Question, Task, Thought
from toutilix.server.thinking.runner import BotRunner

MISSING = ("aiohttp", "multiprocessing", "platformdirs", "psycopg", "sqlite3", "uvloop")
"""Modules that such a host does not have."""
OPTIONS: dict[str, dict[str, str | int]] = {"sowix": {"target": 20}}


def forbidden(*_: object, **__: object) -> NoReturn:
    raise AssertionError("a table started a thread or a process")


class Memory(Writer):
    """Keeps writes, and reads them back."""

    def __init__(self) -> None:
        self._bodies: dict[str, bytes] = {}
        self._matches: dict[tuple[str, int], tuple[bytes, list[StoredLine]]] = {}
        self._finished: list[FinishedMatch] = []
        self._reviews: dict[tuple[str, int], bytes] = {}

    def submit(self, writes: Sequence[Write], then: Then) -> None:
        for write in writes:
            match write:
                case SaveTable():
                    self._bodies[write.id] = write.body
                case StartMatch():
                    self._matches[write.table, write.number] = (write.seed, [])
                case AppendLines():
                    lines = self._matches[write.table, write.match][1]
                    assert len(lines) == write.first
                    lines += write.lines
                    if write.finished is not None:
                        self._finished.append(FinishedMatch(write.table, write.match, write.finished))
                case DropTable():
                    del self._bodies[write.id]
                case KeepReview():
                    self._reviews[write.table, write.match] = write.body
        asyncio.get_running_loop().call_soon(then, None)

    async def claim(self, table: str) -> StoredTable:
        number = max(number for id, number in self._matches if id == table)
        seed, lines = self._matches[table, number]
        return StoredTable(table, self._bodies[table], StoredMatch(number, seed, list(lines)))

    async def owner(self, table: str) -> None:
        """There is one host."""

    async def with_code(self, code: str, *, owned: bool) -> list[str]:
        raise NotImplementedError

    async def take(self, key: str, rate: float, burst: float) -> float:
        raise NotImplementedError

    async def finished(self, table: str) -> list[FinishedMatch]:
        return [match for match in self._finished if match.table == table]

    async def record(self, table: str, match: int) -> list[str] | None:
        return [line.text for line in self._matches[table, match][1]]

    async def review(self, table: str, match: int) -> bytes | None:
        return self._reviews.get((table, match))

    async def kept_date(self) -> float | None:
        return None

    async def keep_date(self, date: float) -> None:
        pass

    async def forget(self, before: float) -> int:
        return 0


class ThinkingHere:
    def __init__(self) -> None:
        self._runner = BotRunner()

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        return self._runner.think(Task(id=0, question=question))


class Device:
    """The tables' Connection: messages go to the waiting readers."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.text = False
        self.group = ""
        self.closed: CloseCode | None = None
        self._messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        self._messages.put_nowait(json.loads(message))

    def close(self, code: CloseCode, reason: str) -> None:
        self.closed = code

    async def next(self) -> dict[str, Any]:
        return await self._messages.get()


async def play(registry: Registry, id: str, token: str, *, acts: int | None = None) -> dict[str, int]:
    """Come to the table and play to the end of the match, or for `acts` acts; how often each kind of message came."""
    table = await registry.need(id)
    device, dice = Device(), random.Random(1)
    session = Session(table, device, Limits(registry.services.settings, registry.services.clock.now))
    session.hear(json.dumps({"type": "hello", "token": token}))
    heard: dict[str, int] = {}
    facts: dict[str, Any] = {}
    while facts.get("over") != "match" and (acts is None or heard.get("happened", 0) < acts):
        message = await device.next()
        kind = message["type"]
        heard[kind] = heard.get(kind, 0) + 1
        assert kind not in ("problem", "refused"), message
        facts.update(message.get("table", {}))
        n = message["act"]["n"] if kind == "happened" else message.get("n")
        if kind in ("welcome", "happened") and message.get("choice", {}).get("moves"):
            if "hinted" not in heard:
                session.hear(json.dumps({"type": "hint", "id": "advice"}))
            move = dice.choice(message["choice"]["moves"])["text"]
            session.hear(json.dumps({"type": "play", "id": f"m{n}", "n": n, "move": move}))
        elif kind in ("welcome", "happened") and facts.get("over") == "hand":
            session.hear(json.dumps({"type": "next", "n": n}))
    session.end()
    return heard


async def host(game: str) -> dict[str, Any]:
    settings = Settings(store="", bot_workers=1, bot_slot=0.0, limits=False)
    memory = Memory()
    registry = Registry(Services(settings, LoopClock(), memory, memory, ThinkingHere()))
    bots = {"2": Level.beginner, "3": Level.regular}
    pace = Pace(bots=BotPace.instant, away_seconds=None)
    wish = api.NewTable(game=game, players=3, options=OPTIONS.get(game, {}), bots=bots, name="Ada", pace=pace)
    table, [key] = await registry.create(wish)
    hosting.act_as_host(table, 0, api.Start())
    before = await play(registry, table.id, key.token, acts=10)
    await table.settled()
    registry.unload_idle(-1)
    assert not len(registry)
    after = await play(registry, table.id, key.token)
    lines = await registry.record(table.id, 1)
    assert lines is not None
    return {
        "heard": sorted({*before, *after}),
        "finished": len(await registry.finished(table.id)),
        "replayed": len(replay_of(1, lines, 0).steps),
        "fair": check_of(lines).why is None,
        "loaded": [name for name in MISSING if name in sys.modules],
    }


if __name__ == "__main__":
    threading.Thread.start = forbidden  # type: ignore[method-assign]
    subprocess.Popen.__init__ = forbidden  # type: ignore[method-assign]
    print(json.dumps(asyncio.run(host(sys.argv[1]))))
