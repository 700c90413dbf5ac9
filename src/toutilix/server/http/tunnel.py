"""A visitor's WebSocket that leads to another node: after the handshake, bytes go both ways as they are.

Frames are neither read nor made here, so that a relayed message costs two copies of its bytes and cannot be altered.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from aiohttp import web
from yarl import URL

from toutilix.server.store import Elsewhere

CONNECTING_SECONDS = 2.0
ANSWERS_EVERY = 0.2
LONGEST_HEAD = 1 << 14
MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader, as on the owner's own sockets."""
HEAD_ENDS = b"\r\n\r\n"


class TunnelRefused(Exception):
    """The owner has not opened a WebSocket."""

    def __init__(self, head: bytes) -> None:
        super().__init__()
        self.head = head

    @property
    def status(self) -> int:
        parts = self.head.split(b" ", 2)
        return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 502


class OwnerLine(asyncio.Protocol):
    """The connection to the owner."""

    def __init__(self, visitor: asyncio.Transport) -> None:
        loop = asyncio.get_running_loop()
        self.head: asyncio.Future[bytes] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.transport: asyncio.Transport
        self._visitor = visitor
        self._begun = bytearray()
        self._open = False

    def begin(self) -> None:
        """Bytes are for the visitor from now on."""
        self._open = True
        if self._begun:
            self._visitor.write(bytes(self._begun))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self._open:
            if self._visitor.get_write_buffer_size() > MOST_UNREAD:
                self._visitor.abort()
            elif not self._visitor.is_closing():
                self._visitor.write(data)
            return
        self._begun += data
        if not self.head.done() and (HEAD_ENDS in self._begun or len(self._begun) > LONGEST_HEAD):
            self.head.set_result(bytes(self._begun))
            self._begun.clear()

    def pause_writing(self) -> None:
        if not self._visitor.is_closing():
            self._visitor.pause_reading()

    def resume_writing(self) -> None:
        if not self._visitor.is_closing():
            self._visitor.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.head.done():
            self.head.set_exception(ConnectionResetError())
            self.head.exception()  # nobody may be waiting for it any more
        if not self.ended.done():
            self.ended.set_result(None)


class Tunnelled(web.StreamResponse):
    """The visitor's side. It stands for the response, whose head came from the owner."""

    def __init__(self, line: OwnerLine, visitor: asyncio.Transport, is_gone: Callable[[], bool]) -> None:
        super().__init__(status=101)
        self.force_close()
        self.is_gone = is_gone
        self._line = line
        self._visitor = visitor

    @property
    def ended(self) -> asyncio.Future[None]:
        return self._line.ended

    def end(self) -> None:
        self._line.transport.abort()
        if not self._visitor.is_closing():
            self._visitor.close()

    # aiohttp hands everything that the visitor sends to a parser.

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if not self._line.transport.is_closing():
            self._line.transport.write(data)
        return False, b""

    def feed_eof(self) -> None:
        self._line.transport.close()

    async def prepare(self, request: web.BaseRequest) -> None:
        """There is nothing to add to what the owner has said."""

    async def write_eof(self, data: bytes = b"") -> None:
        """The connection ends with its two ends."""


async def open_tunnel(
    request: web.Request, owner: Elsewhere, headers: Mapping[str, str], is_gone: Callable[[], bool]
) -> Tunnelled:
    """Ask the owner for the WebSocket that a visitor has asked for. OSError, TimeoutError where it does not answer, and
    TunnelRefused where it will not."""
    visitor = request.transport
    if visitor is None:
        raise ConnectionResetError
    place = URL(owner.address)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(CONNECTING_SECONDS):
        _, line = await loop.create_connection(
            lambda: OwnerLine(visitor), place.host or "", place.port or 0, ssl=place.scheme == "https" or None
        )
    try:
        lines = [f"GET {request.raw_path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        line.transport.write("\r\n".join(lines).encode("utf-8", "surrogateescape"))
        said = await _answer(line, visitor, is_gone)
    except BaseException:
        line.transport.abort()
        raise
    tunnel = Tunnelled(line, visitor, is_gone)
    visitor.write(said)
    line.begin()
    request.protocol.set_parser(tunnel)  # type: ignore[arg-type]
    return tunnel


async def _answer(line: OwnerLine, visitor: asyncio.Transport, is_gone: Callable[[], bool]) -> bytes:
    while not line.head.done():
        await asyncio.wait((line.head,), timeout=ANSWERS_EVERY)
        if visitor.is_closing():
            raise ConnectionResetError
        if not line.head.done() and is_gone():
            raise TimeoutError
    said = line.head.result()
    if not said.startswith(b"HTTP/1.1 101 "):
        raise TunnelRefused(said)
    return said
