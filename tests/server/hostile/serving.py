"""The real server in a thread of its own, for clients that wait for each answer."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future

from toutilix.server.base.settings import Settings
from toutilix.server.http.app import running


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Its address, while it runs."""
    listening: Future[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        stop = asyncio.Event()
        async with running(settings) as url:
            listening.set_result((url, asyncio.get_running_loop(), stop))
            await stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    url, loop, stop = listening.result(300)
    try:
        yield url
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
