"""People at a live table, made of code: they speak the protocol and know of the match only what they are told."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TypeVar

import aiohttp
import msgspec

from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Facts

PATIENCE = 150.0
"""Seconds: only what hangs takes so long, on a busy machine too."""

Kind = TypeVar("Kind")

_decoder: msgspec.json.Decoder[live.Answered] = msgspec.json.Decoder(live.Answered)


def text_of(move: Facts) -> str:
    """The notation of a move that the server has written: what is sent back to make it."""
    text = move["text"]
    assert isinstance(text, str)
    return text


def event_ids(happened: live.Happened) -> list[str]:
    return [event["id"] for event in happened.act["events"]]


@dataclass
class Key:
    """A table's id, and the seat and token that somebody holds there."""

    table: str
    seat: int
    token: str

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


class Visitor:
    """The HTTP side: asks and gets documents."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session

    async def ask(
        self, method: str, path: str, body: object = None, key: Key | None = None, **headers: str
    ) -> tuple[int, Any]:
        async with self.session.request(
            method, self.url + path, json=body, headers={**(key.bearer if key else {}), **headers}
        ) as answer:
            text = await answer.text()
            return answer.status, msgspec.json.decode(text) if answer.content_type == "application/json" else text

    async def create(self, game: str, players: int, **wish: object) -> list[Key]:
        """A new table; the keys its creator gets."""
        status, made = await self.ask("POST", "/api/tables", {"game": game, "players": players, "name": "Zoé", **wish})
        assert status == 201, made
        return [Key(made["about"]["id"], key["seat"], key["token"]) for key in made["keys"]]

    async def join(self, table: str, name: str | None, seat: int | None = None, avatar: str | None = None) -> Key:
        body = {"name": name, "seat": seat, "avatar": avatar}
        status, joined = await self.ask("POST", f"/api/tables/{table}/seats", body)
        assert status == 201, joined
        return Key(table, joined["key"]["seat"], joined["key"]["token"])

    async def host(self, key: Key, **act: object) -> Any:
        status, about = await self.ask("POST", f"/api/tables/{key.table}/host", act, key)
        assert status == 200, about
        return about

    async def seat_all(self, game: str, players: int, **wish: object) -> list[Key]:
        """A table whose seats are all taken by people, before the start."""
        [host] = await self.create(game, players, **wish)
        return [host, *[await self.join(host.table, f"Guest {number}") for number in range(2, players + 1)]]


@dataclass
class Player:
    """One connection. `heard` is every byte that came, in order; `view` is put together from what was told."""

    visitor: Visitor
    table: str
    token: str | None = None
    heard: list[bytes] = field(default_factory=list)
    seat: int | None = None
    n: int = 0
    match: int = 0
    facts: dict[str, Any] = field(default_factory=dict)
    own: dict[str, Any] = field(default_factory=dict)
    about: Any = None
    choice: live.Choice | None = None
    closed: int | None = None
    _ws: aiohttp.ClientWebSocketResponse | None = None

    async def __aenter__(self) -> "Player":
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._ws is not None:
            await self._ws.close()

    async def connect(self, *, hello: bool = True) -> None:
        self._ws = await self.visitor.session.ws_connect(
            f"{self.visitor.url}/api/tables/{self.table}/live", max_msg_size=1 << 24, autoping=True
        )
        self.closed = None
        if hello:
            await self.send({"type": "hello", "token": self.token, "match": self.match, "since": self.n})
            await self.until(live.Welcome)

    @property
    def ws(self) -> aiohttp.ClientWebSocketResponse:
        assert self._ws is not None
        return self._ws

    async def send(self, message: dict[str, object]) -> None:
        await self.ws.send_str(msgspec.json.encode(message).decode())

    async def hear(self) -> live.Answered | None:
        """The next message, taken to heart; None once the server has closed the connection."""
        message = await self.ws.receive(PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            # Where the server waits no longer for our answer, the library forgets the code that came.
            self.closed = message.data if message.type is aiohttp.WSMsgType.CLOSE else self.ws.close_code
            # Where a server vanishes, the library keeps the connection and complains of it when garbage is collected.
            self.ws._response.close()
            return None
        self.heard.append(message.data.encode())
        answer = _decoder.decode(message.data)
        self._take(answer)
        return answer

    def _take(self, answer: live.Answered) -> None:
        if isinstance(answer, live.Welcome):
            self.n, self.match, self.seat, self.about = answer.n, answer.match, answer.seat, answer.about
            self.facts = msgspec.json.decode(answer.table)
            self.own = msgspec.json.decode(answer.own) or {}
            self.choice = answer.choice
        elif isinstance(answer, live.Happened):
            n = answer.act["n"]
            assert n > self.n, "acts come in order"
            self.n = n
            self.facts |= msgspec.json.decode(answer.table)
            self.own |= msgspec.json.decode(answer.own) or {}
            self.choice = answer.choice
        elif isinstance(answer, live.About):
            self.about = answer.about

    async def until(self, kind: type[Kind], fits: "Callable[[Kind], bool]" = lambda _: True) -> Kind:
        """Listen up to the first message of a kind that fits."""
        while True:
            answer = await self.hear()
            assert answer is not None, f"closed with {self.closed} before {kind.__name__}"
            if isinstance(answer, kind) and fits(answer):
                return answer

    async def move(
        self, move: str, request: str = "", n: int | None = None
    ) -> live.Happened | live.Refused | live.Done:
        """Play, and listen up to the answer."""
        request = request or f"m{random.getrandbits(60):x}"
        await self.send({"type": "play", "id": request, "n": self.n if n is None else n, "move": move})
        while True:
            answer = await self.hear()
            assert answer is not None, f"closed with {self.closed}"
            if isinstance(answer, live.Happened | live.Refused | live.Done) and answer.id == request:
                return answer

    async def pick(self, dice: random.Random) -> str:
        """Some legal move: from the list, or by selecting cards and reading what they can mean."""
        choice = self.choice
        assert choice is not None
        if choice.more and dice.random() < 0.5:
            cards = choice.cards
            chosen = dice.sample(cards, min(len(cards), dice.randint(1, 3)))
            await self.send({"type": "read", "id": "r", "cards": chosen})
            meanings = await self.until(live.Meanings)
            if meanings.moves:
                return text_of(dice.choice(meanings.moves))
        return text_of(dice.choice(choice.moves))

    def may_move(self) -> bool:
        return self.choice is not None and bool(self.choice.moves)

    async def play_on(self, dice: random.Random, done: "Callable[[Player], bool] | None" = None) -> None:
        """Play until the match is over (or `done`), asking for the next hand as well."""
        asked = -1
        while not (done(self) if done else self.facts.get("over") == "match"):
            if self.may_move():
                answer = await self.move(await self.pick(dice))
                # In Sowix another seat may call or catch while this move is on its way.
                stale = isinstance(answer, live.Refused) and answer.why.code == "server.stale"
                assert stale or isinstance(answer, live.Happened), answer
            elif self.facts.get("over") == "hand" and self.token is not None and asked != self.n:
                asked = self.n
                await self.send({"type": "next", "n": self.n})
            else:
                assert await self.hear() is not None, f"closed with {self.closed}"


async def everybody(*playing: "asyncio.Future[None] | Any") -> None:
    async with asyncio.timeout(PATIENCE * 4):
        await asyncio.gather(*playing)


async def come_to_turn(player: Player, other: Player) -> None:
    """The other of two people moves until it is this one's turn, and then nobody moves for them."""
    while not player.may_move():
        while other.n < player.n:
            await other.hear()
        assert isinstance(await other.move(await other.pick(random.Random(1))), live.Happened)
        while player.n < other.n:
            await player.hear()
    n = player.n
    await player.send({"type": "ping"})
    await player.until(live.Pong)
    assert player.n == n
