"""Our own server with real Oldchapix: all checks on, and every acknowledged move on disk.

Only the limits for one address are off, because all seats play from this one.
"""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tools.bench.page import ROOT
from tools.bench.server.driver import Load, Seat, Table
from tools.bench.server.process import Server

COMPILED = ROOT / ".venv-compiled" / "bin" / "toutilix"


class OurSeat(Seat):
    def __init__(self, table: Table, server: "Toutilix", path: str, token: str) -> None:
        super().__init__(table)
        self._server, self._path, self._token = server, path, token
        self._moves = 0
        self._asked = ""
        self._rematch: asyncio.Task[object] | None = None

    def greet(self) -> None:
        self.say(msgspec.json.encode({"type": "hello", "token": self._token}))

    def hear(self, said: memoryview) -> None:
        message = msgspec.json.decode(said)
        match message["type"]:
            case "happened":
                if self._asked and message.get("id") == self._asked:
                    self._asked = ""
                    self.acknowledged()
                self._look(message)
            case "welcome":
                self._look(message)
                self.seated()
            case "about":
                pass
            case other:
                self.complain(f"Our server says {other}: {message}")

    def _look(self, message: dict[str, Any]) -> None:
        choice = message.get("choice")
        n = message["act"]["n"] if "act" in message else message["n"]
        if choice and choice.get("moves"):
            self._moves += 1
            self._asked = str(self._moves)
            move = self.request(self.load.chance.choice(choice["moves"]), n)
            self.load.turn(self, msgspec.json.encode({"id": self._asked, **move}))
        elif self is self.table.seats[0]:
            self._continue(message["table"].get("over"), n)

    def request(self, move: Any, n: int) -> dict[str, object]:
        """The message for a move that the server has offered."""
        return {"type": "play", "n": n, "move": move["text"]}

    def _continue(self, over: str | None, n: int) -> None:
        """The host deals the next hand, or has a rematch."""
        if over == "hand":
            self.say(msgspec.json.encode({"type": "next", "n": n}))
        elif over == "match":
            asked = self._server.post(f"{self._path}/rematch", {"start": True}, self._token)
            self._rematch = asyncio.create_task(asked)
            self._rematch.add_done_callback(self._rematched)

    def _rematched(self, asked: asyncio.Task[object]) -> None:
        if not asked.cancelled() and (error := asked.exception()):
            self.complain(str(error))


class Toutilix(Server):
    name = "Toutilix"

    def __init__(self, folder: Path, program: Path = COMPILED) -> None:
        super().__init__(folder)
        self._program = program

    def command(self, port: str) -> list[str | Path]:
        return [self._program, "serve", "--port", port, "--store", f"sqlite:{self.folder / 'tables.sqlite'}"]

    def settings(self, port: str) -> Mapping[str, str]:
        return {"TOUTILIX_HOME": str(self.folder), "TOUTILIX_LIMITS": "off"}

    def seat(self, table: Table, path: str, token: str) -> Seat:
        return OurSeat(table, self, path, token)

    async def open_table(self, load: Load, owner: "Toutilix | None" = None) -> Table:
        """`owner` is the node that is to have the table, where that is not this one."""
        table = Table(load)
        created = await self.post("/api/tables", {"game": "oldchapix", "players": load.seats, "name": "Player 1"})
        path = f"/api/tables/{created['about']['id']}"
        await (owner or self).get(path)
        tokens = [created["keys"][0]["token"]]
        for seat in range(2, load.seats + 1):
            joined = await self.post(f"{path}/seats", {"name": f"Player {seat}"})
            tokens.append(joined["key"]["token"])
        await self.post(f"{path}/host", {"do": "start"}, tokens[0])
        table.seats += [self.seat(table, path, token) for token in tokens]
        await asyncio.gather(*(seat.connect(self.live(f"{path}/live")) for seat in table.seats))
        return table
