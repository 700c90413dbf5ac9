"""One WebSocket of a table. Frames are made here; what goes out never waits for a reader."""

import asyncio
import contextlib

from aiohttp import WSMsgType, web

from toutilix.engine.view import SPECTATOR
from toutilix.server.base.limits import Limits, Places, group_key
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Why
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.http.frames import Frames
from toutilix.server.http.protocol import frames_of
from toutilix.server.store import StoreFailed
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.session import TOO_MANY, Session
from toutilix.server.tables.telling import encode

HEARTBEAT = 30.0
CLOSING_SECONDS = 5.0
MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader; then it is let go and gets a whole view when it comes back."""


def frame_of(message: bytes) -> bytes:
    """A whole text message as it goes over a WebSocket; what a server sends is not masked."""
    length = len(message)
    if length < 126:
        return bytes((0x81, length)) + message
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


class Socket:
    """The tables' Connection."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport, frames: Frames, group: str) -> None:
        self.seat = SPECTATOR
        self.text = False
        self.group = group
        self._ws = ws
        self._transport = transport
        self._frames = frames
        self._closing: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        """Straight to the transport: the library would make each frame in a task of its own."""
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()
            return
        transport.write(frame_of(message))

    def close(self, code: CloseCode, reason: str) -> None:
        self._frames.listener = None
        task = asyncio.get_running_loop().create_task(self._close(code, reason))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def listen(self, session: Session) -> None:
        """Hand every message to the session until the connection ends."""
        frames = self._frames
        try:
            frames.listener = session.hear
            async for message in self._ws:
                frames.held_up -= 1
                if message.type is WSMsgType.TEXT:
                    session.hear(message.data)
                else:
                    session.complain(Why(code="server.not_text"))
        finally:
            frames.listener = None
            session.end()
            for task in self._closing:
                task.cancel()

    async def _close(self, code: CloseCode, reason: str) -> None:
        await self._ws.close(code=code, message=reason.encode())


async def live_table(request: web.Request, registry: Registry, limits: Limits, client: str) -> web.StreamResponse:
    """Serve one socket. Errors are sent over the socket, where a page can read them. A socket for a table of another
    node is not opened here: OwnedElsewhere."""
    id = request.match_info["id"]
    longest = registry.services.settings.message_bytes
    ws = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=longest, compress=False, timeout=CLOSING_SECONDS)
    if not ws.can_prepare(request):
        raise web.HTTPBadRequest
    with contextlib.ExitStack() as places:
        try:
            for of_whom, key in limits.connections(client):
                _enter(places, of_whom, key)
            table = await _find(registry, id)
            transport = request.transport
            if transport is None:
                return web.Response(status=503)  # the visitor has gone: nobody hears it
            await ws.prepare(request)
            socket = Socket(ws, transport, frames_of(request), group_key(client))
            await socket.listen(Session(table, socket, limits))
        except _Turned as turned:
            if turned.why == TOO_MANY:
                registry.services.metrics.limited["connection"].add()
            if request.transport is None:
                return web.Response(status=503)
            await ws.prepare(request)
            await turn_away(ws, turned.why, turned.code)
    return ws


class _Turned(Exception):
    def __init__(self, why: str, code: CloseCode) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


async def _find(registry: Registry, id: str) -> LiveTable:
    try:
        table = await registry.find(id)
    except StoreFailed as failed:
        raise _Turned(failed.code, CloseCode.try_again_later) from None
    except ApiError as error:
        raise _Turned(error.why.code, CloseCode.try_again_later) from None
    if table is None:
        raise _Turned("server.no_table", CloseCode.no_table)
    return table


def _enter(stack: contextlib.ExitStack, places: Places, key: str) -> None:
    if not places.enter(key):
        raise _Turned(TOO_MANY, CloseCode.try_again_later)
    stack.callback(places.leave, key)


async def turn_away(ws: web.WebSocketResponse, why: str, code: CloseCode) -> None:
    await ws.send_str(encode(live.Problem(why=Why(code=why))).decode())
    await ws.close(code=code, message=why.encode())
