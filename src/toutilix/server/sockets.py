"""One WebSocket: what comes in is decoded, counted and handed to the table; what goes out never waits for a reader."""

import asyncio
import contextlib
from collections.abc import Coroutine

import msgspec
from aiohttp import WSMsgType, web

from toutilix.engine.view import SPECTATOR
from toutilix.server.limits import Limits, Places, address_key
from toutilix.server.protocol import live
from toutilix.server.protocol.common import Why
from toutilix.server.store import StoreFailed
from toutilix.server.tables import asking, seating
from toutilix.server.tables.hall import Hall
from toutilix.server.tables.live import TRY_AGAIN_LATER, LiveTable
from toutilix.server.tables.telling import framed

HELLO_SECONDS = 10.0
HEARTBEAT = 30.0
CLOSING_SECONDS = 5.0
MOST_UNREAD = 1 << 20
"""Bytes that may wait for a slow reader; then it is let go and gets a whole view when it comes back."""
MOST_COMPLAINTS = 20
"""Messages in a row that make no sense, or come too fast, before the connection is closed."""

POLICY = 1008
NO_TABLE = 4404
NO_SEAT = 4401
TOO_MANY = "server.too_many_connections"

_decoder = msgspec.json.Decoder(live.Asked)


class Socket:
    """`seat` is SPECTATOR until a token has shown otherwise. Only who looks on needs a place at the table: were seats
    counted too, a crowd that has the link could keep the players out."""

    def __init__(
        self, table: LiveTable, ws: web.WebSocketResponse, transport: asyncio.Transport, limits: Limits
    ) -> None:
        self.seat = SPECTATOR
        self._table = table
        self._ws = ws
        self._transport = transport
        self._pace = limits.messages()
        self._places = limits.tables
        self._has_place = False
        self._complaints = 0
        self._greeted = False
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, frame: bytes) -> None:
        """Frames are whole and the same for many sockets: they go straight to the transport."""
        transport = self._transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()
            return
        transport.write(frame)

    def close(self, code: int, reason: str) -> None:
        self._spawn(self._close(code, reason))

    async def listen(self) -> None:
        """Hear everything until the other side has gone."""
        greeting = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._greet_or_leave)
        try:
            async for message in self._ws:
                if message.type is WSMsgType.TEXT:
                    self._hear(message.data)
                else:
                    self._complain(Why(code="server.not_text"))
        finally:
            greeting.cancel()
            self._table.depart(self)
            self._give_up_place()
            for task in self._tasks:
                task.cancel()

    def _greet_or_leave(self) -> None:
        if not self._greeted:
            self.close(POLICY, "no hello")

    def _hear(self, text: str) -> None:
        if not self._pace.take():
            self._complain(Why(code="server.slow_down"))
            return
        try:
            asked = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self._complain(Why(code="server.message", arguments={"why": str(error)[:200]}))
            return
        self._complaints = 0
        self._answer(asked)

    def _answer(self, asked: live.Asked) -> None:
        table = self._table
        if not self._greeted and not isinstance(asked, live.Hello):
            self._complain(Why(code="server.no_hello"))
            return
        match asked:
            case live.Move():
                asking.play(table, self, asked)
            case live.Ping():
                self.send(_PONG)
            case live.Read():
                asking.read(table, self, asked)
            case live.Hello():
                self._greet(asked)
            case live.Next():
                asking.next_hand(table, self, asked)
            case live.Undo():
                asking.undo(table, self, asked)
            case live.Hint():
                self._spawn(asking.hint(table, self, asked))
            case live.Continue():
                asking.go_on(table, self)
            case live.Say():
                asking.say(table, self, asked.phrase)
            case live.Word():
                asking.choose_word(table, self, asked.word)

    def _greet(self, hello: live.Hello) -> None:
        seat = SPECTATOR
        if hello.token is not None:
            seat = seating.seat_of(self._table.body, hello.token)
            if seat == seating.NOBODY:
                self.send(framed(live.Problem(why=Why(code="server.no_seat"))))
                self.close(NO_SEAT, "no such seat")
                return
            self._give_up_place()
        elif not self._take_place():
            self.send(framed(live.Problem(why=Why(code=TOO_MANY))))
            self.close(TRY_AGAIN_LATER, TOO_MANY)
            return
        self._greeted = True
        self._table.sit(self, seat, hello)

    def _take_place(self) -> bool:
        self._has_place = self._has_place or self._places.enter(self._table.id)
        return self._has_place

    def _give_up_place(self) -> None:
        if self._has_place:
            self._has_place = False
            self._places.leave(self._table.id)

    def _complain(self, why: Why) -> None:
        self._complaints += 1
        if self._complaints > MOST_COMPLAINTS:
            self.close(POLICY, why.code)
        else:
            self.send(framed(live.Problem(why=why)))

    async def _close(self, code: int, reason: str) -> None:
        await self._ws.close(code=code, message=reason.encode())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


_PONG = framed(live.Pong())


async def live_table(request: web.Request, hall: Hall, limits: Limits, client: str) -> web.WebSocketResponse:
    """Serve one socket. What is wrong is said over the socket, where a page can read it."""
    id = request.match_info["id"]
    ws = web.WebSocketResponse(
        heartbeat=HEARTBEAT, max_msg_size=hall.house.settings.message_bytes, compress=False, timeout=CLOSING_SECONDS
    )
    await ws.prepare(request)
    with contextlib.ExitStack() as places:
        try:
            _enter(places, limits.addresses, address_key(client))
            table = await _find(hall, id)
            transport = request.transport
            if transport is None:
                return ws
            await Socket(table, ws, transport, limits).listen()
        except StoreFailed as failed:
            await _turn_away(ws, failed.code, TRY_AGAIN_LATER)
        except _Turned as turned:
            await _turn_away(ws, turned.why, turned.code)
    return ws


class _Turned(Exception):
    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


async def _find(hall: Hall, id: str) -> LiveTable:
    table = await hall.find(id)
    if table is None:
        raise _Turned("server.no_table", NO_TABLE)
    return table


def _enter(stack: contextlib.ExitStack, places: Places, key: str) -> None:
    if not places.enter(key):
        raise _Turned(TOO_MANY, TRY_AGAIN_LATER)
    stack.callback(places.leave, key)


async def _turn_away(ws: web.WebSocketResponse, why: str, code: int) -> None:
    await ws.send_str(msgspec.json.encode(live.Problem(why=Why(code=why))).decode())
    await ws.close(code=code, message=why.encode())
