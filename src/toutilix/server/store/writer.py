"""The one writer: a thread that commits whatever has gathered while it was busy, and then says so.

Everything queued goes into one transaction, so that one wait for the disk serves many moves.
"""

import asyncio
import math
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from toutilix.server.base.metrics import Metrics
from toutilix.server.store import DropTable, ReleaseTable, SaveTable, Store, StoreFailed, Then, Write, Writer

MOST_AT_ONCE = 500
BUSY_FROM = 8
PATIENCE = 0.004
"""Seconds; much less than people notice, and about what a disk takes to sync."""
HOPELESS = ("store.full", "store.gone")
"""Failures of the store itself: retrying the rest of a batch would only repeat the wait."""


class _Submitted(NamedTuple):
    number: int
    writes: Sequence[Write]
    then: Then


class _Probe(NamedTuple):
    then: Then


class _Halted(NamedTuple):
    """A table with a failed write. `until` is the last submission before the report of it; None: not reported."""

    failed: StoreFailed
    until: int | None


class StoreHealth(NamedTuple):
    """The latest word on the store itself: when a commit last worked (`time.monotonic`), and the failure since."""

    worked: float = -math.inf
    failed: StoreFailed | None = None


class ThreadWriter(Writer):
    """`health` is replaced by the thread and read by anybody."""

    def __init__(self, store: Store, metrics: Metrics | None = None) -> None:
        self.health = StoreHealth()
        self._store = store
        self._metrics = metrics or Metrics()
        self._queue: queue.SimpleQueue[_Submitted | _Probe | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._submitted = 0
        self._stopped = False
        self._busy = False
        self._halted: dict[str, _Halted] = {}

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is queued, then end; the last answers have been given on return."""
        if not self._stopped:
            self._stopped = True
            self._queue.put(None)
        if self._loop is not None:
            await asyncio.to_thread(self._thread.join)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive() and not self._stopped

    def probe(self, then: Then) -> None:
        """Find out whether a commit works, after all that is queued."""
        self._queue.put(_Probe(then))

    def submit(self, writes: Sequence[Write], then: Then) -> None:
        if self._stopped:
            asyncio.get_running_loop().call_soon(then, StoreFailed("store.gone", "stopped"))
            return
        self._submitted += 1
        self._queue.put(_Submitted(self._submitted, writes, then))

    # --- in the thread ---

    def _run(self) -> None:
        last = False
        while not last:
            batch, probes, last = self._gather()
            self._busy = len(batch) >= BUSY_FROM
            if batch:
                self._let_go(batch[0].number)
                self._report(batch, self._commit(batch))
            if probes:
                self._report_probes(probes, self._attempt_probe())

    def _gather(self) -> tuple[list[_Submitted], list[_Probe], bool]:
        """All that is queued. Where much was queued the last time, a moment's patience lets one sync serve still more;
        a table that plays alone never waits for it."""
        batch: list[_Submitted] = []
        probes: list[_Probe] = []
        submitted = self._queue.get()
        if self._busy:
            time.sleep(PATIENCE)
        while submitted is not None:
            if isinstance(submitted, _Probe):
                probes.append(submitted)
            else:
                batch.append(submitted)
            if len(batch) == MOST_AT_ONCE:
                return batch, probes, False
            try:
                submitted = self._queue.get_nowait()
            except queue.Empty:
                return batch, probes, False
        return batch, probes, True

    def _commit(self, batch: list[_Submitted]) -> list[StoreFailed | None]:
        """The failure of each write, or None, in order."""
        if not self._halted:
            return self._try(batch)
        held_up = [self._held_up(submitted) for submitted in batch]
        tried = iter(self._try([one for one, failed in zip(batch, held_up, strict=True) if failed is None]))
        return [failed or next(tried) for failed in held_up]

    def _try(self, batch: list[_Submitted]) -> list[StoreFailed | None]:
        """All at once; if that fails in halves, so that what is wrong with one table costs the others a few commits and
        not one each."""
        failed = self._attempt(batch) if batch else None
        if failed is None:
            return [None] * len(batch)
        if len(batch) == 1 or failed.code in HOPELESS:
            return self._halt(batch, failed)
        half = len(batch) // 2
        first = self._commit(batch[:half])
        hopeless = next((failed for failed in first if failed and failed.code in HOPELESS), None)
        rest = batch[half:]
        return first + (self._halt(rest, hopeless) if hopeless else self._commit(rest))

    def _attempt(self, batch: list[_Submitted]) -> StoreFailed | None:
        writes = [write for submitted in batch for write in submitted.writes]
        failed = self._timed(lambda: self._store.commit(writes))
        if failed is not None and failed.code in HOPELESS:
            self.health = StoreHealth(self.health.worked, failed)
        elif failed is None and writes:
            # A transaction without writes needs neither the disk nor room on it.
            self.health = StoreHealth(time.monotonic())
            self._metrics.writes.add(len(writes))
        return failed

    def _attempt_probe(self) -> StoreFailed | None:
        """Where the last failure was for want of space, a tiny commit proves nothing: it may fit where no move does."""
        before = self.health.failed
        full = before is not None and before.code == "store.full"
        failed = self._timed(lambda: self._store.probe(room=full))
        self.health = StoreHealth(time.monotonic()) if failed is None else StoreHealth(self.health.worked, failed)
        return failed

    def _timed(self, act: Callable[[], None]) -> StoreFailed | None:
        began = time.monotonic()
        failed: StoreFailed | None = None
        try:
            act()
        except StoreFailed as known:
            failed = known
        except Exception as error:
            # Were this thread to end, every table would wait for ever.
            failed = StoreFailed("store.failed", type(error).__name__)
        self._metrics.commit_seconds.observe(time.monotonic() - began)
        if failed is not None:
            counts = self._metrics.store_failures
            counts.get(failed.code, counts["store.failed"]).add()
        return failed

    def _halt(self, batch: list[_Submitted], failed: StoreFailed) -> list[StoreFailed | None]:
        for submitted in batch:
            for table in _tables(submitted):
                self._halted[table] = _Halted(failed, None)
        return [failed] * len(batch)

    def _held_up(self, submitted: _Submitted) -> StoreFailed | None:
        for table in _tables(submitted):
            halted = self._halted.get(table)
            if halted and (halted.until is None or submitted.number <= halted.until):
                return halted.failed
        return None

    def _let_go(self, number: int) -> None:
        """Release the tables whose failure was reported before this submission was made."""
        for table, halted in list(self._halted.items()):
            if halted.until is not None and halted.until < number:
                del self._halted[table]

    def _report_probes(self, probes: list[_Probe], failed: StoreFailed | None) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # The loop is closed: nobody is left to tell.
            for probe in probes:
                self._loop.call_soon_threadsafe(probe.then, failed)

    def _report(self, batch: list[_Submitted], results: list[StoreFailed | None]) -> None:
        loop = self._loop
        assert loop is not None

        def tell() -> None:
            for table, halted in list(self._halted.items()):
                if halted.failed in failures and halted.until is None:
                    self._halted[table] = _Halted(halted.failed, self._submitted)
            for submitted, failed in zip(batch, results, strict=True):
                try:
                    submitted.then(failed)
                except Exception as error:
                    # One that goes wrong must not keep the others from hearing.
                    loop.call_exception_handler({"message": "after a write", "exception": error})

        failures = {failed for failed in results if failed}
        with suppress(RuntimeError):  # The loop is closed: nobody is left to tell.
            loop.call_soon_threadsafe(tell)


def _tables(submitted: _Submitted) -> set[str]:
    return {
        write.id if isinstance(write, SaveTable | ReleaseTable | DropTable) else write.table
        for write in submitted.writes
    }
