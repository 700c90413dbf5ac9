"""Is this server ready for requests? A load balancer asks, and sends people elsewhere where it is not.

Alive and ready are two things: a server whose disk is full answers, and can acknowledge no move. Ready is one whose
store has taken a commit a moment ago. Where nobody has played for a while a commit is tried, but only when somebody
asks and once for all who ask: the disk of a server that nobody visits may sleep.
"""

import asyncio
import time
from collections.abc import Callable

from toutilix.server.base.metrics import Metrics
from toutilix.server.store import StoreFailed
from toutilix.server.store.writer import ThreadWriter

RECENT_SECONDS = 5.0
EARLY_SECONDS = 2.5
"""A commit this old is still good, and the next one is begun: a slow disk then keeps no load balancer waiting."""
PAUSE_SECONDS = 1.0
"""Between two attempts at a store that fails."""
PROBE_SECONDS = 1.5
"""Load balancers give a check 2 seconds."""

Check = Callable[[], str | None]
"""The code of a reason why this server is not ready, or none."""


class Readiness:
    """Others may add their `checks`."""

    def __init__(self, writer: ThreadWriter, metrics: Metrics) -> None:
        self.draining = False
        self.checks: list[Check] = []
        self._writer = writer
        self._probing: asyncio.Future[str | None] | None = None
        self._probed = -PAUSE_SECONDS
        metrics.draining.read = lambda: self.draining
        metrics.store_up.read = lambda: writer.health.failed is None
        self._gauge = metrics.ready

    async def why_not(self) -> str | None:
        why = self._refusal() or await self._store_refusal()
        self._gauge.value = why is None
        return why

    def _refusal(self) -> str | None:
        if self.draining:
            return "server.draining"
        if not self._writer.alive:
            return "store.failed"
        return next((why for check in self.checks if (why := check())), None)

    async def _store_refusal(self) -> str | None:
        health, now = self._writer.health, time.monotonic()
        if health.failed is None and (age := now - health.worked) < RECENT_SECONDS:
            if age > EARLY_SECONDS:
                self._probing = self._probing or self._probe()
            return None
        if health.failed is not None and self._probing is None and now - self._probed < PAUSE_SECONDS:
            return health.failed.code
        probing = self._probing = self._probing or self._probe()
        done, _ = await asyncio.wait([probing], timeout=PROBE_SECONDS)
        if done:
            return probing.result()
        failed = self._writer.health.failed
        return "store.gone" if failed is None else failed.code

    def _probe(self) -> asyncio.Future[str | None]:
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        def then(failed: StoreFailed | None) -> None:
            self._probed = time.monotonic()
            self._probing = None
            answer.set_result(None if failed is None else failed.code)

        self._writer.probe(then)
        return answer
