"""Where a server does what would keep tables waiting."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from toutilix.server.tables.ports import Value


class ThreadAside:
    """A thread of its own, one work after the other."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    def __call__(self, work: Callable[[], Value], /) -> Awaitable[Value]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
