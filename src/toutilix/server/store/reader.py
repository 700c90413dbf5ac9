"""Reads of a store, done in a thread of their own: the event loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from typing import TypeVar

from toutilix.server.base.metrics import Metrics
from toutilix.server.store import Elsewhere, FinishedMatch, Reader, Store, StoredTable, StoreFailed

Answer = TypeVar("Answer")


CLAIMED_AT_ONCE = 100
"""However many tables a dead node has left, moves must not wait long for the database."""

Claimed = StoredTable | Elsewhere | None


class ThreadReader(Reader):
    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self._store = store
        self._metrics = metrics or Metrics()
        self._thread = ThreadPoolExecutor(1, "reader")
        self._wanted: dict[str, asyncio.Future[Claimed]] = {}
        self._claiming: asyncio.Task[None] | None = None

    async def claim(self, table: str) -> Claimed:
        """Tables that are asked for while others are being claimed are claimed together after them."""
        wanted = self._wanted.get(table)
        if wanted is None:
            wanted = self._wanted[table] = asyncio.get_running_loop().create_future()
        if self._claiming is None or self._claiming.done():
            self._claiming = asyncio.create_task(self._claim_wanted())
        return await asyncio.shield(wanted)

    async def _claim_wanted(self) -> None:
        while self._wanted:
            some = dict(islice(self._wanted.items(), CLAIMED_AT_ONCE))
            for table in some:
                del self._wanted[table]
            together: dict[str, Claimed] = {}
            if len(some) > 1:
                with suppress(StoreFailed):
                    together = await self._ask(self._store.claim_all, list(some))
            # Those that are left out may have to be waited for.
            for table in sorted(some, key=lambda table: table not in together):
                try:
                    if table not in together:
                        together[table] = await self._ask(self._store.claim, table)
                    some[table].set_result(together[table])
                except Exception as error:
                    some[table].set_exception(error)

    async def owner(self, table: str) -> Elsewhere | None:
        return await self._ask(self._store.owner, table)

    async def with_code(self, code: str, *, owned: bool) -> list[str]:
        return await self._ask(lambda: self._store.with_code(code, owned=owned))

    async def take(self, key: str, rate: float, burst: float) -> float:
        return await self._ask(self._store.take, key, rate, burst)

    async def finished(self, table: str) -> list[FinishedMatch]:
        return await self._ask(lambda: list(self._store.finished(table)))

    async def record(self, table: str, match: int) -> list[str] | None:
        return await self._ask(self._store.record, table, match)

    async def review(self, table: str, match: int) -> bytes | None:
        return await self._ask(self._store.review, table, match)

    async def kept_date(self) -> float | None:
        return await self._ask(self._store.kept_date)

    async def keep_date(self, date: float) -> None:
        await self._ask(self._store.keep_date, date)

    async def forget(self, before: float) -> int:
        return await self._ask(self._store.forget, before)

    def stop(self) -> None:
        self._thread.shutdown(wait=False)

    async def _ask(self, question: Callable[..., Answer], *arguments: object) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, question, *arguments)
        except StoreFailed:
            self._metrics.read_failures.add()
            raise
