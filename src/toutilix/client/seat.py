"""A seat at a server's table, held by a program."""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any

from toutilix.api.errors import GameError, IllegalMove, InvalidInput, wrong
from toutilix.api.facts import PublicRefusal
from toutilix.api.moves import PublicMove
from toutilix.api.players import PublicPlayer
from toutilix.api.view import PublicView
from toutilix.client.addresses import TableLink, read_link
from toutilix.client.told import ToldMatch

if TYPE_CHECKING:
    import aiohttp

NEXT_HAND_SECONDS = 10.0
"""How long people may look at the score before a program asks for the next hand."""
LONGEST_WAIT = 30.0
"""Seconds between two tries to come back, at most."""
MOST_TRIES = 10
FINAL_CODES = {4401: "server.no_seat", 4404: "server.no_table", 4410: "server.ended"}
"""Connections closed so are not opened again."""


def play(
    link: str,
    player: PublicPlayer,
    *,
    name: str = "Robo",
    code: str = "",
    token: str = "",
    next_hand: float = NEXT_HAND_SECONDS,
) -> PublicView:
    """Sit down at a table and play its match to the end; what the seat sees then, with the scores, is returned.

    `link` is the table's link, or the address of the server with a `code`. With the `token` of a seat, the program
    comes back to that seat. It waits in the lobby until the host starts, comes back when the connection breaks, and
    asks for the next hand if nobody else has after `next_hand` seconds.
    """

    async def sit_and_play() -> PublicView:
        async with await TableSeat.take(link, name=name, code=code, token=token) as seat:
            return await seat.play(player, next_hand=next_hand)

    return asyncio.run(sit_and_play())


class TableSeat:
    """A seat that a program holds: `async with await TableSeat.take(link, name="Robo") as seat:`.

    `token` holds the seat: keep it to come back. `seat` counts from 1.
    """

    def __init__(self, link: TableLink, token: str, session: "aiohttp.ClientSession") -> None:
        self.link = link
        self.token = token
        self.seat = 0
        self.about: Mapping[str, Any] = {}
        self._session = session
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._told: ToldMatch | None = None

    @classmethod
    async def take(cls, link: str, *, name: str = "Robo", code: str = "", token: str = "") -> "TableSeat":
        """Sit down on the first open seat, or come back to the seat of the token."""
        found = read_link(link, code)
        try:
            import aiohttp
        except ImportError:
            raise wrong("api.no_client") from None
        session = aiohttp.ClientSession()
        try:
            if not found.table:
                about = await _asked(session, "GET", f"{found.server}/api/codes/{found.code}")
                found = TableLink(found.server, about["id"])
            if not token:
                joined = await _asked(session, "POST", f"{found.server}/api/tables/{found.table}/seats", {"name": name})
                token = joined["key"]["token"]
            seat = cls(found, token, session)
            await seat.connect()
        except BaseException:
            await session.close()
            raise
        return seat

    async def __aenter__(self) -> "TableSeat":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave the connection; the seat stays this program's."""
        if self._socket is not None:
            await self._socket.close()
        await self._session.close()

    async def connect(self) -> None:
        """Open the socket and say hello; `welcome` brings all that the seat may see."""
        import aiohttp

        try:
            await self._open()
        except (aiohttp.ClientError, OSError):
            raise wrong("api.server_gone", server=self.link.server) from None

    async def _open(self) -> None:
        self._socket = await self._session.ws_connect(
            f"{self.link.server}/api/tables/{self.link.table}/live", max_msg_size=1 << 24
        )
        await self._socket.send_json({"type": "hello", "token": self.token})
        while (told := await self._receive()) is not None:
            if told["type"] == "welcome":
                return
        raise ConnectionResetError

    @property
    def view(self) -> PublicView | None:
        """The seat's present view; None in the lobby."""
        return self._told.view() if self._told is not None and self._told.begun else None

    async def hear(self) -> Mapping[str, Any]:
        """The next message of the server, taken note of. A broken connection is opened again."""
        told = await self._receive()
        if told is None:
            await self._come_back()
            return {"type": "welcome"}
        return told

    async def _receive(self) -> Mapping[str, Any] | None:
        """The next message, taken note of; None where the connection is broken."""
        import aiohttp

        assert self._socket is not None
        message = await self._socket.receive()
        if message.type is aiohttp.WSMsgType.TEXT:
            told: Mapping[str, Any] = message.json()
            self._note(told)
            return told
        if self._socket.close_code in FINAL_CODES:
            raise InvalidInput(FINAL_CODES[self._socket.close_code])
        return None

    async def _come_back(self) -> None:
        import aiohttp

        for number in range(MOST_TRIES):
            await asyncio.sleep(min(LONGEST_WAIT, 0.25 * 2**number))
            try:
                return await self._open()
            except (aiohttp.ClientError, OSError):
                continue
        raise wrong("api.server_gone", server=self.link.server)

    def _note(self, told: Mapping[str, Any]) -> None:
        match told["type"]:
            case "welcome":
                if "seat" not in told:
                    raise InvalidInput("server.no_seat")
                self.about, self.seat = told["about"], told["seat"]
                self._told = ToldMatch(told)
            case "about":
                self.about = told["about"]
            case "happened":
                assert self._told is not None
                self._told.happened(told["act"])

    async def _send(self, message: Mapping[str, Any]) -> None:
        """Send, or lose the message with a broken connection: the next reader notices that and reconnects."""
        assert self._socket is not None
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json(message)

    async def play(self, player: PublicPlayer, *, next_hand: float = NEXT_HAND_SECONDS) -> PublicView:
        """Play the match at this table to its end; the view of the seat then."""
        while True:
            view = self.view
            if view is not None and view.over:
                return view
            if view is not None and self.about["status"] == "playing":
                if view.hand_over:
                    await self._wait_for_hand(next_hand)
                    continue
                if view.legal_moves:
                    # In a thread of its own, so that the connection stays alive while the player thinks.
                    move = await asyncio.to_thread(player.move, view)
                    if move is not None:
                        await self.move(move, view)
                        continue
                    if view.my_turn:
                        raise wrong("api.no_move", seat=self.seat)
            await self.hear()

    async def move(self, move: PublicMove | str, view: PublicView) -> bool:
        """Make a move that was chosen from this view; False where the table has changed since. IllegalMove says why it
        is not legal."""
        assert self._told is not None
        refusal = view.why(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        asked: dict[str, Any] = {"type": "play", "id": secrets.token_hex(8), "match": self._told.match}
        if view.my_turn:
            asked["n"] = self._told.n
        await self._send({**asked, "move": str(move)})
        while True:
            told = await self.hear()
            if told["type"] == "welcome":
                # The connection broke: what is known now says whether the move was made.
                return False
            if told.get("id") == asked["id"]:
                if told["type"] != "refused":
                    return True
                why = told["why"]
                if why["code"].startswith("server.") or not view.my_turn:
                    return False
                raise _refused(why)

    async def _wait_for_hand(self, seconds: float) -> None:
        """Give people time to look at the score; then ask for the next hand, unless somebody has."""
        assert self._told is not None
        n = self._told.n
        told: Mapping[str, Any] = {"type": ""}
        try:
            async with asyncio.timeout(seconds):
                while self._told.n == n and told["type"] != "welcome":
                    told = await self.hear()
        except TimeoutError:
            await self._send({"type": "next", "n": n})
            while self._told.n == n and told["type"] != "welcome":
                told = await self.hear()


async def _asked(session: "aiohttp.ClientSession", method: str, url: str, body: object = None) -> Mapping[str, Any]:
    import aiohttp

    try:
        async with session.request(method, url, json=body) as answer:
            told: Mapping[str, Any] = await answer.json()
            if answer.status >= 400:
                raise _refused(told["why"])
            return told
    except (aiohttp.ClientError, OSError, ValueError) as error:
        if isinstance(error, GameError):
            raise
        raise wrong("api.server_gone", server=url) from None


def _refused(why: Mapping[str, Any]) -> GameError:
    if why.get("facts") or why.get("ruling"):
        facts = {name: value for name, value in why.get("facts", {}).items() if name != "id"}
        return IllegalMove(PublicRefusal(why["code"], why.get("ruling", ""), **facts))
    return InvalidInput(why["code"], dict(why.get("arguments", {})))
