"""Replays and deal checks as they are sent: made in a thread, packed, and kept while they are asked for."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from toutilix.engine.errors import Malformed
from toutilix.server.base.problems import ApiError
from toutilix.server.tables.replays import check_of, replay_of

Key = tuple[str, int, int | None, bool]
"""A table, a match, the viewer, and whether the table is told in words too; no viewer for the proof of its deals."""

MOST_KEPT = 8 << 20
"""Bytes of answers in the cache: a link to a replay is often opened by several people."""
MOST_WAITING = 20


class ReplayService:
    """Made in a thread of its own, one at a time: a long match takes a tenth of a second, and tables must not wait for
    it. Answers are packed, as they are sent; what several ask for at once is made once."""

    def __init__(self) -> None:
        self._maker = ThreadPoolExecutor(1, "replays")
        self._making: dict[Key, asyncio.Future[bytes]] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    async def replay(self, table: str, match: int, viewer: int, lines: list[str], *, text: bool = False) -> bytes:
        return await self._packed(
            (table, match, viewer, text), lambda: pack(replay_of(match, lines, viewer, text=text))
        )

    async def check(self, table: str, match: int, lines: list[str]) -> bytes:
        return await self._packed((table, match, None, False), lambda: pack(check_of(lines)))

    def close(self) -> None:
        self._maker.shutdown(wait=False, cancel_futures=True)

    async def _packed(self, key: Key, make: Callable[[], bytes]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= MOST_WAITING:
                raise ApiError(429, Malformed("request.too_many", seconds=1))
            making = self._making[key] = asyncio.get_running_loop().run_in_executor(self._maker, make)
            making.add_done_callback(lambda made: self._made(key, made))
        return await asyncio.shield(making)

    def _made(self, key: Key, made: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[key] = made.result()
        self._size += len(made.result())
        while self._size > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)


def pack(document: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(document), 6, mtime=0)
