"""boardgame.io's server: tables are made by its lobby, seats speak socket.io over a WebSocket.

A frame begins with digits: 0 opens, 2 asks whether we are there, 3 says so, 40 joins a game, 42 carries an event as a
JSON array. Every update brings the whole state as this seat may see it.
"""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tools.bench.server.driver import SEATS, Load, Seat, Table
from tools.bench.server.process import Server

HOME = Path(__file__).parent / "boardgame"
GAME = "oldchapix"
FAMILY = 13

JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
OPENED, ASKED, PRESENT = ord("0"), ord("2"), b"3"


class BoardgameSeat(Seat):
    def __init__(self, table: Table, match: str, player: str, credentials: str) -> None:
        super().__init__(table)
        self._match, self._player, self._credentials = match, player, credentials
        self._answers: int | None = None
        """The state that a move under way is an answer to."""

    def greet(self) -> None:
        """The server speaks first."""

    def _emit(self, *event: object) -> bytes:
        return EVENT + msgspec.json.encode(event)

    def hear(self, said: memoryview) -> None:
        if said[: len(EVENT)] == EVENT:
            event = msgspec.json.decode(said[len(EVENT) :])
            if event[0] == "update":
                self._look(event[2])
            elif event[0] == "sync":
                self._look(event[2]["state"])
                self.seated()
        elif said[: len(JOIN)] == JOIN:
            self.say(self._emit("sync", self._match, self._player, self._credentials, SEATS))
        elif said[0] == OPENED:
            self.say(JOIN)
        elif said[0] == ASKED:
            self.say(PRESENT)
        else:
            self.complain(f"boardgame.io says {bytes(said)!r}")

    def _look(self, state: dict[str, Any]) -> None:
        number = state["_stateID"]
        if self._answers is not None and number == self._answers + 1:
            self._answers = None
            self.acknowledged()
        if state["ctx"]["currentPlayer"] == self._player:
            shown = state["G"]
            hand = shown["players"][self._player]["hand"]
            trick = shown["trick"]
            following = [card for card in hand if trick and card // FAMILY == trick[0] // FAMILY]
            card = self.load.chance.choice(following or hand)
            payload = {"type": "play", "args": [card], "playerID": self._player, "credentials": self._credentials}
            action = {"type": "MAKE_MOVE", "payload": payload}
            self._answers = number
            self.load.turn(self, self._emit("update", action, number, self._match, self._player))


class BoardgameIo(Server):
    name = "boardgame.io"

    def command(self, port: str) -> list[str | Path]:
        return ["node", HOME / "server.js"]

    def settings(self, port: str) -> Mapping[str, str]:
        return {"NODE_ENV": "production", "PORT": port}

    async def open_table(self, load: Load) -> Table:
        table = Table(load)
        match = (await self.post(f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        for player in map(str, range(SEATS)):
            asked = {"playerID": player, "playerName": f"Player {player}"}
            joined = await self.post(f"/games/{GAME}/{match}/join", asked)
            table.seats.append(BoardgameSeat(table, match, player, joined["playerCredentials"]))
        address = self.live("/socket.io/?EIO=4&transport=websocket")
        await asyncio.gather(*(seat.connect(address) for seat in table.seats))
        return table
