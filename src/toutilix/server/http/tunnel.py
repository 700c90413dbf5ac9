"""A visitor's WebSocket that leads to another node: after the handshake, bytes go both ways as they are.

Frames are neither read nor made here, so that what is relayed cannot be altered.
"""

import asyncio
from collections.abc import Callable

from aiohttp import web

from toutilix.server.http.protocol import PlainHandler, TakenOver
from toutilix.server.http.trunk import BYTES, OutTrunk
from toutilix.server.http.upgrading import Upgrading, head_of

MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader, as on the owner's own sockets."""


class Tunnel(TakenOver):
    """The visitor's end of it."""

    def __init__(self, trunk: OutTrunk, visitor: asyncio.Transport, request: bytes) -> None:
        super().__init__()
        self.opening = Upgrading()
        self.ended: asyncio.Future[None] = trunk.loop.create_future()
        self._open = False
        self._visitor = visitor
        self._trunk = trunk
        self._number = trunk.carry(self, request)

    def begin(self) -> None:
        """The visitor gets what the owner has said, and says."""
        if not self._visitor.is_closing():
            self._visitor.write(bytes(self.opening.said))
        self._open = True

    def leave(self) -> None:
        self._trunk.leave(self._number)
        if not self.ended.done():
            self.ended.set_result(None)

    def close(self) -> None:
        self.leave()
        if not self._visitor.is_closing():
            self._visitor.close()

    # --- told by the trunk ---

    def take(self, data: bytes) -> None:
        visitor = self._visitor
        if not self._open:
            self.opening.take(data)
        elif visitor.get_write_buffer_size() > MOST_UNREAD:
            visitor.abort()
        elif not visitor.is_closing():
            visitor.write(data)

    def over(self) -> None:
        self.opening.fail()
        if not self.ended.done():
            self.ended.set_result(None)

    def hold(self, *, full: bool) -> None:
        if self._visitor.is_closing():
            return
        if full:
            self._visitor.pause_reading()
        else:
            self._visitor.resume_reading()

    # --- told by aiohttp: to it, this is a parser ---

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self._trunk.say(self._number, BYTES, data)
        return False, b""

    def feed_eof(self) -> None:
        self.leave()


async def open_tunnel(
    request: web.Request, trunk: OutTrunk, headers: dict[str, str], is_gone: Callable[[], bool]
) -> Tunnel:
    """Ask the owner for the WebSocket that a visitor has asked for. OSError, TimeoutError where it does not answer, and
    Refused where it will not."""
    visitor, handler = request.transport, request.protocol
    if visitor is None:
        raise ConnectionResetError
    assert isinstance(handler, PlainHandler)
    tunnel = Tunnel(trunk, visitor, head_of(request.method, request.raw_path, headers))
    try:
        await tunnel.opening.done(lambda: visitor.is_closing() or is_gone())
    except BaseException:
        tunnel.leave()
        raise
    tunnel.begin()
    handler.hand_on(tunnel)
    return tunnel
