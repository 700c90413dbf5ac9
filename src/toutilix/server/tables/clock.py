"""The clock of the event loop, which every host of tables has."""

import asyncio
import time
from collections.abc import Callable


class LoopClock:
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def date(self) -> float:
        return time.time()

    def call_later(self, seconds: float, do: Callable[..., object], *arguments: object) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, do, *arguments)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
