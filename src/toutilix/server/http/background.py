"""Work of a server that would keep tables waiting, in a thread of its own."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from toutilix.server.tables.ports import Value


class BackgroundThread:
    """Does one work after the other."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    def __call__(self, work: Callable[[], Value], /) -> Awaitable[Value]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
