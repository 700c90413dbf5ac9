"""One connection at work: what comes in is decoded, counted and handed to the table."""

import asyncio
from collections.abc import Coroutine

import msgspec

from toutilix.engine.view import SPECTATOR
from toutilix.server.base.limits import Limits
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Why
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.tables import requests, seating
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.ports import Connection, Timer
from toutilix.server.tables.telling import encode

HELLO_SECONDS = 10.0
MOST_COMPLAINTS = 20
"""Messages in a row that make no sense, or come too fast, before the connection is closed."""
TOO_MANY = "server.too_many_connections"

_decoder = msgspec.json.Decoder(live.Asked)


class Session:
    """The connection is a spectator's until a token has shown otherwise. Only spectators need a place at the table:
    were seats counted too, a crowd that has the link could keep the players out."""

    def __init__(self, table: LiveTable, connection: Connection, limits: Limits) -> None:
        self._table = table
        self._connection = connection
        self._pace = limits.messages()
        self._places = limits.tables
        self._has_place = False
        self._complaints = 0
        self._greeted = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._greeting: Timer = table.services.clock.call_later(HELLO_SECONDS, self._greet_or_leave)

    def hear(self, text: str | bytes) -> None:
        """One message from the client."""
        if not self._pace.take():
            self._table.services.metrics.limited["message"].add()
            self.complain(Why(code="server.slow_down"))
            return
        try:
            asked = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            self.complain(Why(code="server.message", arguments={"why": str(error)[:200]}))
            return
        self._complaints = 0
        self._answer(asked)

    def complain(self, why: Why) -> None:
        self._complaints += 1
        if self._complaints > MOST_COMPLAINTS:
            self._connection.close(CloseCode.policy, why.code)
        else:
            self._connection.send(encode(live.Problem(why=why)))

    def end(self) -> None:
        """The connection has ended."""
        self._greeting.cancel()
        self._table.depart(self._connection)
        self._give_up_place()
        for task in self._tasks:
            task.cancel()

    def _greet_or_leave(self) -> None:
        if not self._greeted:
            self._connection.close(CloseCode.policy, "no hello")

    def _answer(self, asked: live.Asked) -> None:
        table, connection = self._table, self._connection
        if not self._greeted and not isinstance(asked, live.Hello):
            self.complain(Why(code="server.no_hello"))
            return
        if not table.owned() and table.lost:
            self._turn_away(table.lost.code, CloseCode.try_again_later, table.lost.code)
            return
        if table.leaving and not isinstance(asked, live.Hello):
            return  # asked again where the table continues
        match asked:
            case live.Play():
                requests.play(table, connection, asked)
            case live.Ping():
                connection.send(_PONG)
            case live.Read():
                requests.read(table, connection, asked)
            case live.Hello():
                self._greet(asked)
            case live.Next():
                requests.next_hand(table, connection, asked)
            case live.Undo():
                requests.undo(table, connection, asked)
            case live.Hint():
                self._spawn(requests.hint(table, connection, asked))
            case live.Earlier():
                requests.earlier(table, connection, asked)
            case live.Continue():
                requests.allow_step(table, connection)
            case live.Say():
                requests.say(table, connection, asked.phrase)
            case live.Word():
                requests.choose_word(table, connection, asked.word)
            case live.Wear():
                requests.wear(table, connection, asked.avatar)

    def _greet(self, hello: live.Hello) -> None:
        seat = SPECTATOR
        if hello.token is not None:
            seat = seating.seat_of(self._table.body, hello.token)
            if seat == seating.NOBODY:
                self._turn_away("server.no_seat", CloseCode.no_seat, "no such seat")
                return
            self._give_up_place()
        elif not self._take_place():
            self._table.services.metrics.limited["connection"].add()
            self._turn_away(TOO_MANY, CloseCode.try_again_later, TOO_MANY)
            return
        self._greeted = True
        self._connection.text = hello.text
        self._table.sit(self._connection, seat, hello)

    def _turn_away(self, why: str, code: CloseCode, reason: str) -> None:
        self._connection.send(encode(live.Problem(why=Why(code=why))))
        self._connection.close(code, reason)

    def _take_place(self) -> bool:
        self._has_place = self._has_place or self._places.enter(self._table.id)
        return self._has_place

    def _give_up_place(self) -> None:
        if self._has_place:
            self._has_place = False
            self._places.leave(self._table.id)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


_PONG = encode(live.Pong())
