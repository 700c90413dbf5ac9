"""Debian's Firefox, driven by the protocol that it speaks itself (WebDriver BiDi): Playwright knows only its own."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

FIREFOX = Path("/usr/bin/firefox-esr")
LISTENS = "WebDriver BiDi listening on "
LONGEST = 300.0
"""Seconds: only what hangs takes so long, on a busy machine too."""
WAIT = """new Promise((done) => {
    const look = () => { const found = (() => %s)(); if (found) done(found); else setTimeout(look, 20); };
    look();
})"""


class FirefoxTab:
    """The only tab of a Firefox."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._last = 0
        self._context = ""

    async def begin(self) -> None:
        await self._do("session.new", capabilities={})
        tree = await self._do("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    async def open(self, address: str) -> None:
        await self._do("browsingContext.navigate", context=self._context, url=address, wait="complete")

    async def reload(self) -> None:
        await self._do("browsingContext.reload", context=self._context, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """A text or a number that the page says, now or when its promise is kept."""
        told = await self._do(
            "script.evaluate", target={"context": self._context}, expression=expression, awaitPromise=True
        )
        assert told["type"] == "success", told
        return told["result"].get("value")

    async def wait_for(self, expression: str) -> Any:
        """Waits until this has a value in the page, and returns it."""
        return await self.evaluate(WAIT % expression)

    async def _do(self, method: str, **params: Any) -> Any:
        self._last += 1
        await self._socket.send_json({"id": self._last, "method": method, "params": params})
        while True:
            told = await self._socket.receive_json(timeout=LONGEST)
            if told.get("id") == self._last:
                assert told["type"] == "success", told
                return told["result"]


@asynccontextmanager
async def firefox_tab(profile: Path) -> AsyncIterator[FirefoxTab]:
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    process = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stderr is not None
    try:
        said = ""
        while LISTENS not in said:
            said = (await asyncio.wait_for(process.stderr.readline(), LONGEST)).decode()
            assert said, "Firefox has ended"
        address = said.partition(LISTENS)[2].strip()
        # Nobody reads on: what it says from now on must not fill the pipe.
        draining = asyncio.create_task(process.stderr.read())
        async with ClientSession() as session, session.ws_connect(f"{address}/session", max_msg_size=0) as socket:
            tab = FirefoxTab(socket)
            await tab.begin()
            yield tab
    finally:
        process.terminate()
        await process.wait()
    await draining
