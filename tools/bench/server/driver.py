"""Clients that play at a server, the same for both: seats with a WebSocket each, and a clock on every move.

A seat reads every message whole, as a client would; the two servers' seats differ in what they hear and say.
"""

import asyncio
import random
import time
from abc import abstractmethod
from array import array
from collections.abc import Sequence

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
PATIENCE = 60
"""Seconds that a seat waits for its cards: long enough for a busy machine, not for ever."""


class Load:
    """How tables of `seats` play, and the figures measured: flat out, or a move every `pace` seconds at each of them.

    Latency is from sending a move to reading its acknowledgement, in seconds.
    """

    def __init__(self, pace: float = 0, seats: int = SEATS) -> None:
        self.pace = pace
        self.seats = seats
        self.chance = random.Random(1)
        self.latencies = array("d")
        self.complaints: list[str] = []
        self._counting = False
        self._playing = False

    def begin(self, tables: Sequence["Table"]) -> None:
        self._playing = True
        for table in tables:
            # Paced tables begin at moments of their own within the first pace, or all would move at once.
            table.due = asyncio.get_running_loop().time() - self.chance.random() * self.pace
            if table.waiting:
                self.turn(*table.waiting)

    def turn(self, seat: "Seat", move: bytes) -> None:
        """A seat knows that it is its turn, and what to play."""
        table = seat.table
        if not self._playing:
            table.waiting = seat, move
        elif not self.pace:
            seat.play(move)
        else:
            loop = asyncio.get_running_loop()
            table.due = max(table.due + self.pace, loop.time())
            loop.call_at(table.due, seat.play, move)

    def moved(self, seconds: float) -> None:
        if self._counting:
            self.latencies.append(seconds)

    def count(self) -> None:
        self._counting = True

    def stop(self) -> None:
        """Moves under way are answered, no more are made."""
        self._counting = self._playing = False


class Table:
    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.waiting: tuple[Seat, bytes] | None = None
        """The seat in turn and its move, while tables may not play yet."""
        self.due = 0.0
        """When a move is to be made, where the load is paced."""
        self.moves = 0


class Seat(WSListener):
    """One player: a connection, and what it knows of the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.load = table.load
        self._seated = asyncio.get_running_loop().create_future()
        self._transport: WSTransport
        self._sent = 0.0
        self._leaving = False

    @abstractmethod
    def greet(self) -> None:
        """The connection is open."""

    @abstractmethod
    def hear(self, said: memoryview) -> None:
        """A message has come in."""

    async def connect(self, address: str) -> None:
        await ws_connect(lambda: self, address, websocket_handshake_timeout=PATIENCE)
        async with asyncio.timeout(PATIENCE):
            await self._seated

    def seated(self) -> None:
        """The server has shown this seat its cards."""
        if not self._seated.done():
            self._seated.set_result(None)

    def say(self, text: bytes) -> None:
        self._transport.send(WSMsgType.TEXT, text)

    def play(self, move: bytes) -> None:
        if not self._leaving:
            self._sent = time.perf_counter()
            self.say(move)

    def acknowledged(self) -> None:
        """The server has said that this seat's move was made."""
        self.table.moves += 1
        self.load.moved(time.perf_counter() - self._sent)

    def complain(self, what: str) -> None:
        self.load.complaints.append(what)

    def leave(self) -> None:
        self._leaving = True
        self._transport.disconnect(graceful=False)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_memoryview())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self._leaving:
            self.complain("The server closed a connection.")
