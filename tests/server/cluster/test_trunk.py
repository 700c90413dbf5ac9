"""Visitors of one node whose tables are at another share one connection, and nobody notices."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import pytest

from tests.server.cluster.nodes import Node, free_port, node, with_two
from tests.server.cluster.wire import Wire
from tests.server.hostile.raw import TEXT, dial, frame, shake_hands
from tests.server.hostile.test_frames import BROKEN, HELLO
from tests.server.house import INSTANT
from tests.server.players import PATIENCE, Key, Player
from tests.server.store.place import Place
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.http import trunk, tunnel
from toutilix.server.http.trunk import BYTES, END, PATH, UPGRADE, Trunk
from toutilix.server.http.tunnel import Tunnel

LONG_PING = b'{"type":"ping"' + b" " * 200 + b"}"
"""Too long for the way past the library."""


class Apart(NamedTuple):
    """A node where tables are, one where people are, and all that goes from one to the other."""

    owner: Node
    relay: Node
    wire: Wire

    async def table(self) -> Key:
        [key] = await self.owner.create("sowix", 3, pace=INSTANT)
        await self.owner.about(key)
        assert self.owner.has(key.table)
        return key


def apart(place: Place, evening: Callable[[Apart], Awaitable[None]]) -> None:
    unheard: list[str] = []

    @asynccontextmanager
    async def opened() -> AsyncIterator[Apart]:
        port = free_port()
        wire = Wire(port)
        await wire.open()
        address = f"http://127.0.0.1:{wire.port}"
        try:
            async with node(place.url, port=port, node_url=address) as owner, node(place.url) as relay:
                yield Apart(owner, relay, wire)
        finally:
            await wire.close()

    async def spent() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(repr(context)))
        async with asyncio.timeout(PATIENCE * 4), opened() as both:
            await evening(both)

    asyncio.run(spent())
    assert not unheard


async def answers(player: Player) -> None:
    await player.send({"type": "ping"})
    await player.until(live.Pong)


def test_all_share_one_connection(postgres_place: Place) -> None:
    async def evening(nodes: Apart) -> None:
        keys = [await nodes.table() for _ in range(3)]
        people = await asyncio.gather(*(nodes.relay.watch(key) for key in keys * 4))
        assert len(nodes.wire) == 1
        await asyncio.gather(*map(answers, people))
        for person in people:
            await person.ws.close()
        late = await nodes.relay.watch(keys[0])
        await answers(late)
        assert len(nodes.wire) == 1

    apart(postgres_place, evening)


def test_a_trunk_that_leads_nowhere_is_noticed(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trunk, "ASKS_EVERY", 0.1)
    monkeypatch.setattr(trunk, "SILENT_SECONDS", 0.5)

    async def evening(nodes: Apart) -> None:
        key = await nodes.table()
        people = [await nodes.relay.watch(key) for _ in range(3)]
        at_home = await nodes.owner.watch(key)
        nodes.wire.cut()
        for person in people:
            while await person.hear() is not None:
                pass
        nodes.wire.mend()
        for person in people:
            await person.connect()
        await answers(at_home)

    apart(postgres_place, evening)


def test_the_end_of_either_side_is_heard_at_the_other(postgres_place: Place) -> None:
    async def evening(nodes: Apart) -> None:
        key = await nodes.table()
        there, stays = await nodes.relay.watch(key), await nodes.relay.watch(key)
        table = nodes.owner.table(key)
        assert len(table.presence.connections) == 2
        await there.ws.close()
        while len(table.presence.connections) > 1:
            await asyncio.sleep(0.01)
        await answers(stays)
        await nodes.owner.registry.drain()
        while await stays.hear() is not None:
            pass
        assert stays.closed == CloseCode.handed_over

    apart(postgres_place, evening)


def test_who_does_not_read_is_let_go_alone(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tunnel, "MOST_UNREAD", 1 << 14)

    async def evening(nodes: Apart) -> None:
        here, there = await nodes.table(), await nodes.table()
        beside = await nodes.relay.watch(here)
        deaf = await shake_hands(nodes.relay.url, f"/api/tables/{there.table}/live")
        with suppress(ConnectionError):
            while True:
                await deaf.send(frame(TEXT, HELLO) * 20)
                await answers(beside)
        deaf.hang_up()
        await answers(beside)
        assert len(nodes.wire) == 1

    apart(postgres_place, evening)


def test_who_asks_for_more_than_the_trunk_takes_is_let_go_alone(postgres_place: Place) -> None:
    async def evening(nodes: Apart) -> None:
        here, there = await nodes.table(), await nodes.table()
        beside = await nodes.relay.watch(here)
        flooder = await shake_hands(nodes.relay.url, f"/api/tables/{there.table}/live")
        with suppress(ConnectionError):
            await flooder.send(frame(TEXT, HELLO) * 50_000)
        assert await flooder.closed_with() is None
        flooder.hang_up()
        await answers(beside)
        assert len(nodes.wire) == 1

    apart(postgres_place, evening)


def test_nothing_more_is_taken_from_visitors_while_the_owner_does_not_read(
    postgres_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trunk, "SILENT_SECONDS", PATIENCE)
    held: list[bool] = []

    class SeenTunnel(Tunnel):
        def hold(self, *, full: bool) -> None:
            held.append(full)
            super().hold(full=full)

    monkeypatch.setattr(tunnel, "Tunnel", SeenTunnel)

    async def evening(nodes: Apart) -> None:
        key = await nodes.table()
        fast = await shake_hands(nodes.relay.url, f"/api/tables/{key.table}/live")
        await fast.send(frame(TEXT, HELLO))
        nodes.wire.cut()
        asked = 0
        while not held:
            await fast.send(frame(TEXT, LONG_PING) * 100)
            asked += 100
            await asyncio.sleep(0)
        nodes.wire.thaw()
        answered = 0
        while answered < asked:
            heard = await fast.hear()
            assert heard is not None
            answered += b'"pong"' in heard[1]
        assert held == [True, False]
        fast.hang_up()

    apart(postgres_place, evening)


def test_broken_frames_end_nobody_elses_tunnel(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        [key] = await other.create("sowix", 3, pace=INSTANT)
        await one.about(key)
        beside = await other.watch(key)
        path = f"/api/tables/{key.table}/live"
        for name, (frames, codes) in BROKEN.items():
            raw = await shake_hands(other.url, path)
            await raw.send(*frames)
            assert await raw.closed_with() in codes, name
            raw.hang_up()
        dice = random.Random(3)
        for _ in range(30):
            raw = await shake_hands(other.url, path)
            await raw.send(dice.randbytes(dice.randrange(1, 300)))
            raw.hang_up()
        await answers(beside)
        assert not other.has(key.table)

    with_two(postgres_place.url, evening)


def test_only_nodes_open_trunks(postgres_place: Place) -> None:
    """Not even with the signature that a relay gives to every request of a visitor."""

    async def evening(one: Node, other: Node) -> None:
        [key] = await other.create("sowix", 3, pace=INSTANT)
        await one.about(key)
        for path, at, status in (
            (PATH, one, b"404"),
            (PATH, other, b"404"),
            (f"/api/tables/{key.table}", other, b"200"),
            (f"/api/tables/{key.table}/live", other, b"400"),
        ):
            reader, writer = await dial(at.url)
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: {at.url.removeprefix('http://')}\r\nConnection: Upgrade\r\n"
                f"Upgrade: websocket\r\nUpgrade: {UPGRADE}\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 " + status), head
            writer.close()
            await writer.wait_closed()

    with_two(postgres_place.url, evening)


class Heard:
    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.is_over = False

    def take(self, data: bytes) -> None:
        self.taken.append(data)

    def over(self) -> None:
        self.is_over = True


def test_pieces_come_out_as_they_went_in_however_they_are_cut() -> None:
    said = [(1, b"a move"), (2, b""), (1, b"x" * 70_000), (2, b"another"), (3, b"nobody's")]
    sent = b"".join(trunk._pack(number, len(data), BYTES) + data for number, data in said) + trunk._pack(2, 0, END)

    async def cut(at: list[int]) -> None:
        heard = {1: Heard(), 2: Heard()}
        end = Trunk[Heard]()
        end._ways.update(heard)
        for begin, stop in zip([0, *at], [*at, len(sent)], strict=True):
            end.data_received(sent[begin:stop])
        assert heard[1].taken == [data for number, data in said if number == 1]
        assert heard[2].taken == [data for number, data in said if number == 2]
        assert (heard[1].is_over, heard[2].is_over) == (False, True)

    async def all_cuts() -> None:
        for place in [*range(60), *range(len(sent) - 60, len(sent))]:
            await cut([place])
        dice = random.Random(1)
        for _ in range(50):
            await cut(sorted(dice.sample(range(len(sent)), 20)))

    asyncio.run(all_cuts())
