"""Any node answers: what is for a table of another one goes there and comes back."""

import random

import aiohttp
import pytest

from tests.server.cluster.nodes import Node, with_two
from tests.server.house import INSTANT
from tests.server.players import Key, Player, everybody
from tests.server.store.place import Place
from toutilix.server.http import relay
from toutilix.server.http.relay import SCHEME, SIGNED, VISITOR, Signer


async def owned_by(owner: Node, other: Node, game: str = "sowix", **wish: object) -> list[Key]:
    """A match of two people at a table of the first node; its seats were taken through either."""
    [host] = await other.create(game, 2, pace=INSTANT, **wish)
    assert not other.has(host.table)
    await owner.about(host)
    assert owner.has(host.table)
    guest = await other.join(host.table, "Guest")
    await other.host(host, do="start")
    return [host, guest]


def said_by_a_node(signature: str) -> dict[str, str]:
    return {SIGNED: signature, VISITOR: "1.2.3.4", SCHEME: "http"}


def test_people_at_two_nodes_play_at_one_table(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        keys = await owned_by(one, other, options={"target": 20})
        people = [await one.sit(keys[0]), await other.sit(keys[1])]
        watching = await other.watch(keys[0])
        await everybody(*(person.play_on(random.Random(1)) for person in (*people, watching)))
        assert [person.facts["over"] for person in (*people, watching)] == ["match"] * 3
        assert one.has(keys[0].table)
        assert not other.has(keys[0].table)
        for node in (one, other):
            assert (await node.ask("GET", f"/api/tables/{keys[0].table}/records"))[0] == 200
            assert "ranking" in (await node.ask("GET", f"/api/tables/{keys[0].table}/records/1"))[1]

    with_two(postgres_place.url, evening)


def test_relayed_answers_are_the_same_bytes(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        keys = await owned_by(one, other)
        for path in ("", "/records", "/records/1", "/records/x/replay?seat=all", "/nothing"):
            said = []
            for node in (one, other):
                for method, headers in (("GET", {}), ("GET", {"Accept-Language": "fr"}), ("POST", keys[1].bearer)):
                    url = f"{node.url}/api/tables/{keys[0].table}{path}"
                    async with node.session.request(method, url, headers=headers) as answer:
                        kept = {n: v for n, v in answer.headers.items() if n not in ("Date", "Content-Security-Policy")}
                        said.append((answer.status, kept, await answer.read()))
            assert said[:3] == said[3:]
        watchers = [await node.watch(keys[0]) for node in (one, other)]
        for watcher in watchers:
            watcher.heard.clear()
        player = await one.sit(keys[0])
        await player.send({"type": "say", "phrase": "hello"})
        for watcher in watchers:
            while not watcher.heard or b'"said"' not in watcher.heard[-1]:
                await watcher.hear()
        # The one who came second was told of less.
        assert watchers[0].heard[-2:] == watchers[1].heard[-2:]

    with_two(postgres_place.url, evening)


def test_several_tables_are_looked_at_where_they_are(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        here, there = await owned_by(one, other), await owned_by(other, one)
        ids = [here[0].table, "nothing", there[0].table]
        for node in (one, other):
            status, found = await node.ask("GET", f"/api/tables?ids={','.join(ids)}")
            assert status == 200
            assert [table["id"] for table in found["tables"]] == [ids[0], ids[2]]

    with_two(postgres_place.url, evening)


def test_a_code_is_good_at_every_node(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        [host] = await one.create("sowix", 3)
        code = host.table[:6]
        assert (await other.ask("GET", f"/api/codes/{code}"))[0] == 404, "nobody is there"
        await one.about(host)
        for node in (one, other):
            status, about = await node.ask("GET", f"/api/codes/{code.upper()}")
            assert (status, about["id"]) == (200, host.table)
        for wrong in ("", code[:5], "%", code[:5] + "%25", "zzzzzz"):
            assert (await other.ask("GET", f"/api/codes/{wrong}"))[0] == 404
        await one.host(host, do="start")
        for node in (one, other):
            assert (await node.ask("GET", f"/api/codes/{code}"))[0] == 404

    with_two(postgres_place.url, evening)


def test_only_a_node_can_say_who_a_visitor_is(postgres_place: Place) -> None:
    async def evening(one: Node, other: Node) -> None:
        [key, _] = await owned_by(one, other)
        path = f"/api/tables/{key.table}"
        right = Signer("a secret of sixteen characters and more")
        wrong = Signer("another secret of sixteen characters")
        for signature in (
            "",
            "x",
            "é",
            wrong.sign(one.lease.node, "GET", path, "1.2.3.4", "http"),
            right.sign(other.lease.node, "GET", path, "1.2.3.4", "http"),
            right.sign(one.lease.node, "GET", path + "x", "1.2.3.4", "http"),
            right.sign(one.lease.node, "GET", path, "1.2.3.5", "http"),
            right.sign(one.lease.node, "GET", path, "1.2.3.4", "https"),
            right.sign(one.lease.node, "POST", path, "1.2.3.4", "http"),
        ):
            async with one.session.get(one.url + path, headers=said_by_a_node(signature)) as answer:
                assert answer.status == 403, signature
                assert (await answer.json())["why"]["code"] == "request.relay"
        good = right.sign(one.lease.node, "GET", path, "1.2.3.4", "http")
        async with one.session.get(one.url + path, headers=said_by_a_node(good)) as answer:
            assert answer.status == 200

    with_two(postgres_place.url, evening)


def test_a_relayed_request_is_not_relayed_again(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two nodes that each take the other for the owner: the visitor gets an answer, and nothing goes in circles."""
    monkeypatch.setattr(relay, "PATIENCE", -1e9)

    async def evening(one: Node, other: Node) -> None:
        [key, _] = await owned_by(one, other)
        path = f"/api/tables/{key.table}"
        signature = Signer("a secret of sixteen characters and more").sign(
            other.lease.node, "GET", path, "1.2.3.4", "http"
        )
        async with other.session.get(other.url + path, headers=said_by_a_node(signature)) as answer:
            assert (answer.status, answer.headers[relay.MOVED]) == (503, "1")
        postgres_place.tell(f"UPDATE nodes SET address = '{other.url}' WHERE id = '{one.lease.node}'")
        status, why = await other.ask("GET", path)
        assert status == 403, why
        player = Player(other, key.table, key.token)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await player.connect()

    with_two(postgres_place.url, evening)


def test_an_owner_that_cannot_be_reached_is_said_so(postgres_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "PATIENCE", -5.8)

    async def evening(one: Node, other: Node) -> None:
        [key, _] = await owned_by(one, other)
        postgres_place.tell(f"UPDATE nodes SET address = 'http://127.0.0.1:9' WHERE id = '{one.lease.node}'")
        for method, body in (("GET", None), ("POST", {"name": "Max"})):
            status, why = await other.ask(method, f"/api/tables/{key.table}{'/seats' if body else ''}", body)
            assert (status, why["why"]["code"]) == (503, "server.elsewhere")
            assert why["sentence"]
        player = Player(other, key.table, key.token)
        await player.connect(hello=False)
        assert await player.hear() is not None
        assert b"server.elsewhere" in player.heard[-1]
        assert await player.hear() is None
        assert player.closed == 1013
        assert one.has(key.table)
        assert not other.has(key.table)

    with_two(postgres_place.url, evening)


@pytest.mark.parametrize("kind", ["tables", "joins"])
def test_limits_hold_over_all_nodes(postgres_place: Place, kind: str) -> None:
    async def evening(one: Node, other: Node) -> None:
        done: list[int] = []
        for number in range(12):
            node = (one, other)[number % 2]
            if kind == "tables":
                status, _ = await node.ask("POST", "/api/tables", {"game": "sowix", "players": 2, "name": "Zoé"})
            else:
                status, _ = await node.ask("GET", "/api/codes/000000")
            done.append(status)
        assert done[:6] == [201 if kind == "tables" else 404] * 6
        assert done[6:] == [429] * 6
        assert "127.0.0.1" not in str(postgres_place.tell("SELECT * FROM buckets"))

    with_two(postgres_place.url, evening, limits=True, new_tables_per_minute=6, joins_per_minute=6)
