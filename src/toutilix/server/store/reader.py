"""Reads of a store, done in a thread of their own: the event loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from toutilix.server.base.metrics import Metrics
from toutilix.server.store import Elsewhere, FinishedMatch, Reader, Store, StoredTable, StoreFailed

Answer = TypeVar("Answer")


class ThreadReader(Reader):
    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self._store = store
        self._metrics = metrics or Metrics()
        self._thread = ThreadPoolExecutor(1, "reader")

    async def claim(self, table: str) -> StoredTable | Elsewhere | None:
        return await self._ask(self._store.claim, table)

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
