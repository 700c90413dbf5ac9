"""Long work in the event loop, cut into slices, so that nobody else waits longer than for one of them."""

import asyncio
from collections.abc import Iterator

from toutilix.server.tables.ports import Clock

SLICE_SECONDS = 0.005


class Slices:
    """However many do such work at a time: they take turns, one slice each."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()

    async def run(self, steps: Iterator[None]) -> None:
        """Each step of the work is short."""
        done = False
        while not done:
            async with self._turn:
                done = self._slice(steps)
                # Everybody else first: slices that wait for this turn too run in the next round of the loop.
                await self._clock.sleep(0)

    def _slice(self, steps: Iterator[None]) -> bool:
        end = self._clock.now() + SLICE_SECONDS
        for _ in steps:
            if self._clock.now() >= end:
                return False
        return True
