"""How long people wait because of what somebody else does: 20 tables of experts, or endless undoing.

A visitor plays alone for a while and then beside the crowd, at the same server with its default limits. All come from
this machine, so that a header that the server believes says who is who.
"""

import asyncio
import os
import random
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
from tests.server.players import Key, Player, Visitor

from tools.bench.server.ours import Toutilix
from toutilix.server.base.protocol import live

HEADINGS = ("who waits", "alone", "beside", "times", "repeats", "wanted")
CROWD, OTHER = "192.0.2.1", "198.51.100.1"
CROWD_TABLES = 20
ATTACKERS = 10
WARM = 5.0
PING_EVERY = 0.12
"""Seconds: a connection may send 10 messages in one."""
ATTACK_EVERY = 0.25
"""Seconds: all attackers have one address, which may make 50 requests in a second."""
PACE = {"bots": "instant", "away_seconds": None}


class FairServer(Toutilix):
    """On all cores, as it is run."""

    cores = f"0-{(os.cpu_count() or 1) - 1}"

    def settings(self, port: str) -> Mapping[str, str]:
        return {**super().settings(port), "TOUTILIX_LIMITS": "on", "TOUTILIX_TRUSTED_PROXIES": "127.0.0.1"}

    @property
    def url(self) -> str:
        return f"http://{self._place}"


@dataclass
class Watcher(Player):
    """Notes after how long each bot at its table has moved."""

    waits: list[float] = field(default_factory=list)
    _last: float = field(default_factory=time.perf_counter)

    def _take(self, answer: live.Answered) -> None:
        super()._take(answer)
        if isinstance(answer, live.Happened):
            now = time.perf_counter()
            if answer.act.get("seat") not in (None, self.seat):
                self.waits.append(now - self._last)
            self._last = now


@asynccontextmanager
async def visitor(server: FairServer, address: str) -> AsyncIterator[Visitor]:
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, headers={"X-Forwarded-For": address}) as session:
        yield Visitor(server.url, session)


async def sit_down(who: Visitor, level: str) -> Key:
    [key] = await who.create("oldchapix", 4, pace=PACE, bots={str(seat): level for seat in (2, 3, 4)})
    await who.host(key, do="start")
    return key


async def bots_wait(who: Visitor, level: str, seconds: float) -> list[float]:
    """How long the bots of a table take while its person plays for so long."""
    ends = time.monotonic() + seconds
    waits: list[float] = []
    while time.monotonic() < ends:
        key = await sit_down(who, level)
        async with Watcher(who, key.table, key.token) as player:
            assert isinstance(player, Watcher)
            await player.play_on(random.Random(1), lambda _: time.monotonic() > ends or _over(player))
            waits += player.waits
    return waits


def _over(player: Player) -> bool:
    return player.facts.get("over") == "match"


async def play_for_ever(who: Visitor, level: str) -> None:
    while True:
        await bots_wait(who, level, 60.0)


async def undo_for_ever(who: Visitor) -> None:
    """Move and take it back, and ask for the whole table again, as often as the limits allow."""
    dice = random.Random(1)
    while True:
        key = await sit_down(who, "beginner")
        async with Player(who, key.table, key.token) as player:
            while not _over(player):
                await asyncio.sleep(ATTACK_EVERY)
                if player.choice is not None and player.choice.undo:
                    await player.send({"type": "undo", "id": f"u{dice.getrandbits(60):x}", "n": player.n})
                elif player.may_move():
                    await player.move(await player.pick(dice))
                elif player.facts.get("over") == "hand":
                    await player.send({"type": "next", "n": player.n})
                await player.send({"type": "ping"})
                await player.until(live.Pong)
                async with Player(who, key.table, key.token):
                    pass


async def pongs(who: Visitor, seconds: float) -> list[float]:
    """How long the server takes for a word, again and again."""
    ends = time.monotonic() + seconds
    waits: list[float] = []
    key = await sit_down(who, "beginner")
    async with Player(who, key.table, key.token) as player:
        while time.monotonic() < ends:
            asked = time.perf_counter()
            await player.send({"type": "ping"})
            await player.until(live.Pong)
            waits.append(time.perf_counter() - asked)
            await asyncio.sleep(PING_EVERY)
    return waits


class Trial(ABC):
    """`seen` is what was waited alone and beside the others, repeat by repeat, in seconds."""

    name: str
    wanted: str

    def __init__(self) -> None:
        self.seen: list[tuple[float, float]] = []

    @abstractmethod
    async def look(self, who: Visitor, seconds: float) -> float: ...

    @abstractmethod
    def others(self, who: Visitor) -> list[asyncio.Task[None]]: ...

    async def measure(self, folder: Path, program: Path, seconds: float) -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(FairServer(folder, program))
            other = await stack.enter_async_context(visitor(server, OTHER))
            crowd = await stack.enter_async_context(visitor(server, CROWD))
            alone = await self.look(other, seconds)
            tasks = self.others(crowd)
            await asyncio.sleep(WARM)
            beside = await self.look(other, seconds)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            if wrong := [error for error in ended if not isinstance(error, asyncio.CancelledError)]:
                raise RuntimeError(f"{self.name}: {len(wrong)} of {len(tasks)} tables stand still: {wrong[0]!r}")
        self.seen.append((alone, beside))

    def row(self) -> list[str]:
        ratios = [beside / alone for alone, beside in self.seen]
        middle = (f"{statistics.median(found):.3f} s" for found in zip(*self.seen, strict=True))
        times = f"{statistics.median(ratios):.2f}", f"{min(ratios):.2f} to {max(ratios):.2f}"
        return [self.name, *middle, *times, self.wanted]


class BesideExperts(Trial):
    def __init__(self, name: str, level: str, wanted: str) -> None:
        super().__init__()
        self.name = name
        self.wanted = wanted
        self._level = level

    async def look(self, who: Visitor, seconds: float) -> float:
        return statistics.median(await bots_wait(who, self._level, seconds))

    def others(self, who: Visitor) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(play_for_ever(who, "expert")) for _ in range(CROWD_TABLES)]


class BesideUndo(Trial):
    name = f"an answer at another table, beside {ATTACKERS} tables that undo without end: the longest wait"
    wanted = "at most 0.2 s"

    async def look(self, who: Visitor, seconds: float) -> float:
        return max(await pongs(who, seconds))

    def others(self, who: Visitor) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(undo_for_ever(who)) for _ in range(ATTACKERS)]


def trials() -> list[Trial]:
    crowd = f"beside {CROWD_TABLES} tables of experts of one address: the median"
    return [
        BesideExperts(f"medium bots of another table, {crowd}", "regular", "at most 2 times"),
        BesideExperts(f"experts of another table, {crowd}", "expert", ""),
        BesideUndo(),
    ]
