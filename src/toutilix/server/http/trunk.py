"""A trunk: one connection between two nodes, on which the tunnels of all visitors between them share the way.

The event loop gathers what is written in one of its turns: a move that four seats of another node hear of is one write
here and one read there, and so are the moves of many tables that one commit has acknowledged. Each piece on the way has
a head of nine bytes: its tunnel, its length, and what it is.
"""

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Generic, Protocol, TypeVar, cast

from aiohttp import hdrs, web
from yarl import URL

from toutilix.server.http.upgrading import Upgrading, head_of
from toutilix.server.store import Elsewhere

OPEN, BYTES, END, PING, PONG = range(5)
"""A visitor's request; what they send or are sent; their end; and two that only show that the other node is there."""
PATH, UPGRADE = "/api/trunk", "toutilix-trunk"
"""How a node asks for one; there is nothing at this path."""
OPENED = f"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: {UPGRADE}\r\n\r\n".encode()

CONNECTING_SECONDS = 2.0
ASKS_EVERY = 1.0
SILENT_SECONDS = 5.0
"""A trunk on which nothing has come for so long after it was asked for leads nowhere: those on it connect again."""
MOST_TO_VISITORS = 1 << 26
"""Bytes that may wait for a node that does not read."""
MOST_TO_OWNER = 1 << 20
"""Beyond so many, nothing more is read from visitors."""

_head = Struct("!IIB")
_LENGTH = _head.size
_pack, _unpack = _head.pack, _head.unpack_from


class Way(Protocol):
    """This end of a tunnel."""

    def take(self, data: bytes) -> None:
        """What the other end sends."""

    def over(self) -> None:
        """The other end is gone; the trunk has forgotten this one."""


class WayOut(Way, Protocol):
    def hold(self, *, full: bool) -> None:
        """Take nothing from the visitor while the trunk is full."""


AnyWay = TypeVar("AnyWay", bound=Way)


class Trunk(asyncio.Protocol, Generic[AnyWay]):
    transport: asyncio.Transport

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self.said = 0
        """Bytes, ever."""
        self._ways: dict[int, AnyWay] = {}
        self._rest = b""

    def say(self, number: int, kind: int, data: bytes = b"") -> None:
        transport = self.transport
        if not transport.is_closing():
            length = len(data)
            self.said += length + _LENGTH
            transport.write(_pack(number, length, kind) + data)

    @property
    def gone_out(self) -> int:
        """How much of it waits no more."""
        return self.said - self.transport.get_write_buffer_size()

    def leave(self, number: int) -> None:
        """This end of a tunnel is over, if it was not before."""
        if self._ways.pop(number, None) is not None:
            self.say(number, END)

    def abort(self) -> None:
        self.transport.abort()

    def heed(self, number: int, kind: int, data: bytes) -> None:
        """A piece that is not a visitor's bytes."""
        if kind == END and (way := self._ways.pop(number, None)) is not None:
            way.over()

    # --- told by the loop ---

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        ways, begin, whole = self._ways, 0, len(data)
        while (at := begin + _LENGTH) <= whole:
            number, length, kind = _unpack(data, begin)
            end = at + length
            if end > whole:
                break
            if kind != BYTES:
                self.heed(number, kind, data[at:end])
            elif (way := ways.get(number)) is not None:
                way.take(data[at:end])
            begin = end
        self._rest = data[begin:]

    def connection_lost(self, error: Exception | None) -> None:
        ways, self._ways = self._ways, {}
        for way in ways.values():
            way.over()
        if not self.ended.done():
            self.ended.set_result(None)


# --- where the tables are ---------------------------------------------------------------------------------------------


class InTrunk(Trunk["FarVisitor"]):
    """Opened by another node. Its visitors are served here as if they had come to `server` themselves. To aiohttp the
    connection is still `handler`'s."""

    def __init__(self, transport: asyncio.Transport, server: web.Server, handler: asyncio.Protocol) -> None:
        super().__init__()
        self.server = server
        self._handler = handler
        self._finishing = False
        self.transport = transport
        transport.set_write_buffer_limits(MOST_TO_VISITORS)
        transport.write(OPENED)
        transport.set_protocol(self)

    def finish(self) -> None:
        """Take nobody on any more, and end when the last has gone."""
        self._finishing = True
        self._end_if_finished()

    def leave(self, number: int) -> None:
        super().leave(number)
        self._end_if_finished()

    def heed(self, number: int, kind: int, data: bytes) -> None:
        if kind == PING:
            self.say(0, PONG)
        elif kind != OPEN:
            super().heed(number, kind, data)
            self._end_if_finished()
        elif self._finishing:
            self.say(number, END)
        else:
            visitor = self._ways[number] = FarVisitor(self, number)
            visitor.come(data)

    def _end_if_finished(self) -> None:
        if self._finishing and not self._ways:
            self.transport.close()

    def pause_writing(self) -> None:
        self.abort()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._handler.connection_lost(error)


class FarVisitor(asyncio.Transport):
    """A visitor at another node, as the connection that aiohttp would have to them."""

    def __init__(self, trunk: InTrunk, number: int) -> None:
        super().__init__()
        self._trunk = trunk
        self._number = number
        self._handler = trunk.server()
        self._closing = False
        self._waits = self._waits_until = 0

    def come(self, request: bytes) -> None:
        self._handler.connection_made(self)
        self.take(request)

    def take(self, data: bytes) -> None:
        try:
            self._handler.data_received(data)
        except Exception as error:
            # As the loop does it, where a visitor has a connection of their own: the others on this one stay.
            self._trunk.loop.call_exception_handler({"message": "a visitor of another node", "exception": error})
            self.close()

    def over(self) -> None:
        if not self._closing:
            self._closing = True
            self._trunk.loop.call_soon(self._handler.connection_lost, None)

    # --- asked by aiohttp ---

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing:
            trunk = self._trunk
            trunk.say(self._number, BYTES, bytes(data))
            self._waits += len(data)
            self._waits_until = trunk.said

    def close(self) -> None:
        self._trunk.leave(self._number)
        self.over()

    def abort(self) -> None:
        self.close()

    def is_closing(self) -> bool:
        return self._closing

    def get_write_buffer_size(self) -> int:
        """What waits here: somebody who asks for more than the trunk takes is let go alone. What waits at the other
        node is for that node to see."""
        if self._waits and self._trunk.gone_out >= self._waits_until:
            self._waits = 0
        return self._waits

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There are none."""


# --- where the visitors are -------------------------------------------------------------------------------------------


class OutTrunk(Trunk[WayOut]):
    """To the owner of tables, by the id of whose process it is known. Visitors are here."""

    def __init__(self, node: str, since: int) -> None:
        super().__init__()
        self.node = node
        self.since = since
        self.opening = Upgrading()
        self.is_open = False
        self._last = 0
        self._asked = self.loop.time()
        self._unanswered = False

    def carry(self, way: WayOut, request: bytes) -> int:
        """The number of a new tunnel; ConnectionResetError if the trunk has ended."""
        if self.transport.is_closing():
            raise ConnectionResetError
        self._last += 1
        self._ways[self._last] = way
        self.say(self._last, OPEN, request)
        return self._last

    def is_silent(self) -> bool:
        """Asks the other node at times whether it is there."""
        now = self.loop.time()
        if self._unanswered:
            return now - self._asked > SILENT_SECONDS
        if now - self._asked > ASKS_EVERY:
            self._asked, self._unanswered = now, True
            self.say(0, PING)
        return False

    # --- told by the loop ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(MOST_TO_OWNER)

    def data_received(self, data: bytes) -> None:
        self._unanswered = False
        if self.is_open:
            super().data_received(data)
        else:
            self.opening.take(data)

    def pause_writing(self) -> None:
        for way in self._ways.values():
            way.hold(full=True)

    def resume_writing(self) -> None:
        for way in self._ways.values():
            way.hold(full=False)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self.opening.fail()


async def open_trunk(owner: Elsewhere, since: int, headers: dict[str, str], is_gone: Callable[[], bool]) -> OutTrunk:
    """OSError, TimeoutError where the owner does not answer, and Refused where it will not."""
    place, loop = URL(owner.address), asyncio.get_running_loop()
    async with asyncio.timeout(CONNECTING_SECONDS):
        _, trunk = await loop.create_connection(
            lambda: OutTrunk(owner.node, since), place.host or "", place.port or 0, ssl=place.scheme == "https" or None
        )
    asked = {hdrs.HOST: place.authority, hdrs.CONNECTION: "Upgrade", hdrs.UPGRADE: UPGRADE, **headers}
    trunk.transport.write(head_of(hdrs.METH_GET, PATH, asked))
    try:
        async with asyncio.timeout(SILENT_SECONDS):
            await trunk.opening.done(is_gone)
    except BaseException:
        trunk.abort()
        raise
    trunk.is_open = True
    return trunk
