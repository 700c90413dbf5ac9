"""The one writer: a thread that commits whatever has gathered while it was busy, and then says so.

Everything queued goes into one transaction, so that one wait for the disk serves many moves.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence

from toutilix.server.store import Store, StoreFailed, Write

Then = Callable[[StoreFailed | None], None]
"""Called in the event loop once the writes are on disk, or with the reason why they are not."""

MOST_AT_ONCE = 500


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: queue.SimpleQueue[tuple[Sequence[Write], Then] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is queued, then end."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def submit(self, writes: Sequence[Write], then: Then) -> None:
        """Writes of one table must be submitted in order; `then` is called in that order too."""
        self._queue.put((writes, then))

    async def write(self, *writes: Write) -> None:
        """Submit and wait; StoreFailed if it could not be done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(failed: StoreFailed | None) -> None:
            if done.cancelled():
                return
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(failed)

        self.submit(writes, then)
        await done

    # --- in the thread ---

    def _run(self) -> None:
        while True:
            batch, last = self._gather()
            if batch:
                self._report([(then, failed) for (_, then), failed in zip(batch, self._commit(batch), strict=True)])
            if last:
                return

    def _gather(self) -> tuple[list[tuple[Sequence[Write], Then]], bool]:
        batch: list[tuple[Sequence[Write], Then]] = []
        submitted = self._queue.get()
        while submitted is not None:
            batch.append(submitted)
            if len(batch) == MOST_AT_ONCE:
                return batch, False
            try:
                submitted = self._queue.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, batch: list[tuple[Sequence[Write], Then]]) -> list[StoreFailed | None]:
        """All at once; if that fails each alone, so that what is wrong with one table does not harm another."""
        try:
            self._store.commit([write for writes, _ in batch for write in writes])
        except StoreFailed as failed:
            if len(batch) == 1:
                return [failed]
            return [self._commit([submitted])[0] for submitted in batch]
        return [None] * len(batch)

    def _report(self, results: list[tuple[Then, StoreFailed | None]]) -> None:
        def tell() -> None:
            for then, failed in results:
                then(failed)

        assert self._loop is not None
        self._loop.call_soon_threadsafe(tell)
