"""A TCP connection that can be cut: bytes then vanish, as behind an unplugged cable, until it is mended."""

import asyncio
from contextlib import suppress


class Wire:
    """Listens on a port of its own; `target` is a port of this machine or the path of a socket file."""

    def __init__(self, target: int | str) -> None:
        self._target = target
        self._server: asyncio.Server | None = None
        self._whole = asyncio.Event()
        self._lines: set[asyncio.Task[None]] = set()
        self.port = 0

    def __len__(self) -> int:
        """How many connections there are over it."""
        return len(self._lines)

    async def open(self) -> None:
        self._whole.set()
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        self._whole.clear()

    def thaw(self) -> None:
        """As if it had only been slow."""
        self._whole.set()

    def mend(self) -> None:
        """Everything on its way is lost for good."""
        for line in self._lines:
            line.cancel()
        self._whole.set()

    async def close(self) -> None:
        self.mend()
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        ends = [writer]
        ways: list[asyncio.Task[None]] = []
        try:
            await self._whole.wait()
            other = await self._connect()
            ends.append(other[1])
            ways += [asyncio.create_task(self._pump(*way)) for way in ((reader, other[1]), (other[0], writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._lines.discard(line)
            for way in ways:
                way.cancel()
            for end in ends:
                end.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, str):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection("127.0.0.1", self._target)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(1 << 16):
                await self._whole.wait()
                writer.write(some)
                await writer.drain()
