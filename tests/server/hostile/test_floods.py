"""Floods of requests and connections: their sender is slowed down, and players do not notice.

The flood and the friends come from different addresses, as a proxy that the server trusts would tell."""

import asyncio
import random
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.hostile.honest import undisturbed
from tests.server.hostile.raw import LONGEST_WAIT, Raw, dial, shake_hands
from tests.server.house import OpenHouse, spend
from tests.server.players import Player, Visitor, everybody
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.http import api, app

FLOODER = "203.0.113.6"

LIMITS: dict[str, Any] = {
    "limits": True,
    "trusted_proxies": (ip_network("127.0.0.1/32"),),
    "requests_burst": 60,
    "messages_burst": 300,
    "connections_per_address": 30,
    "connections_per_table": 20,
}


def flood(folder: Path, attack: Any) -> None:
    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        async with aiohttp.ClientSession(headers={"X-Forwarded-For": FLOODER}) as session:
            await undisturbed(house, attack(Visitor(house.url, session), key.table))
        # Afterwards nothing is left of it.
        assert (await house.ask("GET", "/api/health"))[0] == 200

    spend(folder, evening, **LIMITS)


async def _status(visitor: Visitor, method: str, path: str, body: object = None) -> tuple[int, str | None]:
    async with visitor.session.request(method, visitor.url + path, json=body) as answer:
        await answer.read()
        return answer.status, answer.headers.get("Retry-After")


def test_a_flood_of_requests(tmp_path: Path) -> None:
    async def attack(flooder: Visitor, table: str) -> None:
        path = f"/api/tables/{table}"
        answers = await asyncio.gather(*(_status(flooder, "GET", path) for _ in range(600)))
        refused = [wait for status, wait in answers if status == 429]
        assert {status for status, _ in answers} == {200, 429}
        assert len(refused) > 300
        assert all(wait is not None and int(wait) >= 1 for wait in refused)

    flood(tmp_path, attack)


def test_a_flood_of_tables_and_joins(tmp_path: Path) -> None:
    wish = {"game": "sowix", "players": 8, "name": "Max"}

    async def attack(flooder: Visitor, table: str) -> None:
        made = [await _status(flooder, "POST", "/api/tables", wish) for _ in range(40)]
        assert [status for status, _ in made].count(201) <= 25
        assert made[-1][0] == 429
        assert int(made[-1][1] or 0) >= 1
        joined = [await _status(flooder, "POST", f"/api/tables/{table}/seats", {"name": "Max"}) for _ in range(90)]
        assert joined[-1][0] == 429

    flood(tmp_path, attack)


def test_a_flood_of_connections(tmp_path: Path) -> None:
    """Connections are limited by table and by address; a refused client learns why, and one that leaves makes room."""

    async def attack(flooder: Visitor, table: str) -> None:
        lookers: list[Player] = []
        for _ in range(20):
            looker = Player(flooder, table)
            await looker.connect()
            lookers.append(looker)
        for _ in range(20):
            await _turned_away(flooder, table)
        for looker in lookers:
            await looker.ws.close()
        again = Player(flooder, table)
        await again.connect()
        await again.ws.close()

    flood(tmp_path, attack)


def test_a_crowd_cannot_keep_the_players_out(tmp_path: Path) -> None:
    """Everybody with the link may watch; the holder of a seat gets in all the same, and reconnects."""

    async def evening(house: OpenHouse) -> None:
        keys, people = await house.playing("sowix", 3)
        async with aiohttp.ClientSession(headers={"X-Forwarded-For": FLOODER}) as session:
            flooder = Visitor(house.url, session)
            crowd = [Player(flooder, keys[0].table) for _ in range(20)]
            for looker in crowd:
                await looker.connect()
            await _turned_away(flooder, keys[0].table)
            await people[1].ws.close()
            await people[1].connect()
            assert people[1].seat == keys[1].seat
            # A spectator who sits down again frees the spectator's place.
            await crowd[0].ws.close()
            for _ in range(3):
                await people[1].send({"type": "hello"})
                await people[1].until(live.Welcome, lambda told: told.seat is None)
                await people[1].send({"type": "hello", "token": keys[1].token})
                await people[1].until(live.Welcome, lambda told: told.seat is not None)
            await crowd[0].connect()
            await _turned_away(flooder, keys[0].table)
            for looker in crowd:
                await looker.ws.close()

    spend(tmp_path, evening, **LIMITS)


def test_a_flood_of_questions(tmp_path: Path) -> None:
    """Somebody asks for advice without end; the bots of another table think in the same process and play on."""

    async def evening(house: OpenHouse) -> None:
        _, people = await house.playing("strategix", 3)
        _, [guest] = await house.playing("oldchapix", 3, bots={"2": "beginner", "3": "regular"})

        async def attack() -> None:
            asker = people[0]
            for number in range(2000):
                await asker.send({"type": "hint", "id": f"h{number}"})
            answers: list[live.Answered | None] = []
            while len(answers) < 2000:
                answer = await asker.hear()
                if isinstance(answer, live.Hinted | live.Refused):
                    answers.append(answer)
            refused = [answer for answer in answers if isinstance(answer, live.Refused)]
            assert {answer.why.code for answer in refused} == {"server.slow_down"}
            assert len(refused) > 1000

        await everybody(attack(), guest.play_on(random.Random(1)))
        # Afterwards hints are available again.
        await people[0].send({"type": "hint", "id": "h"})
        await people[0].until(live.Hinted)

    spend(tmp_path, evening)


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            tables = [(await house.create("sowix", 3))[0].table for _ in range(3)]
            async with aiohttp.ClientSession(headers={"X-Forwarded-For": FLOODER}) as session:
                flooder = Visitor(house.url, session)
                lookers = [Player(flooder, tables[number % 3]) for number in range(30)]
                for looker in lookers:
                    await looker.connect()
                await _turned_away(flooder, tables[0])
                # Somebody else still gets in.
                await house.enter(Player(house, tables[0]))
                for looker in lookers:
                    await looker.ws.close()

        await undisturbed(house, attack())

    spend(tmp_path, evening, **LIMITS)


async def _turned_away(visitor: Visitor, table: str) -> None:
    late = Player(visitor, table)
    await late.connect(hello=False)
    await late.send({"type": "hello"})
    problem = await late.hear()
    assert isinstance(problem, live.Problem)
    assert problem.why.code == "server.too_many_connections"
    assert await late.hear() is None
    assert late.closed == CloseCode.try_again_later


def test_requests_that_are_never_finished(tmp_path: Path) -> None:
    """Half a request line, half a header, half a body, half a handshake: they wait, and nobody waits for them."""

    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            [key] = await house.create("sowix", 3)
            host = f"Host: {house.url.removeprefix('http://')}\r\n".encode()
            post = b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
            halves = [
                b"",
                b"GET /api/ta",
                b"GET /api/health HTTP/1.1\r\n" + host + b"X-Slow: ",
                post + b"Content-Length: 500\r\n\r\n{",
                post + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
            ]
            waiting: list[Raw] = []
            for half in halves * 60:
                raw = Raw(*await dial(house.url))
                await raw.send(half)
                waiting.append(raw)
            for _ in range(60):
                waiting.append(await shake_hands(house.url, f"/api/tables/{key.table}/live"))
            for _ in range(20):
                assert (await house.ask("GET", "/api/health"))[0] == 200
            await house.enter(Player(house, key.table))
            for raw in waiting:
                raw.hang_up()

        await undisturbed(house, attack())

    spend(tmp_path, evening)


def test_an_unfinished_request_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon here, in a minute elsewhere; those who play may be silent for longer."""
    monkeypatch.setattr(app, "UNHEARD_SECONDS", 0.5)
    monkeypatch.setattr(api, "BODY_SECONDS", 0.5)

    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        silent = await house.watch(key)
        host = f"Host: {house.url.removeprefix('http://')}\r\n".encode()
        health = b"GET /api/health HTTP/1.1\r\n" + host
        post = b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\n"
        for half in (
            b"",
            b"GET /api/ta",
            health + b"X-Slow: ",
            health + b"\r\n" + health,
            post + b"Content-Length: 500\r\n\r\n{",
            post + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        ):
            raw = Raw(*await dial(house.url))
            await raw.send(half)
            async with asyncio.timeout(LONGEST_WAIT):
                await raw.reader.read()
            raw.hang_up()
        await silent.send({"type": "ping"})
        await silent.until(live.Pong)

    spend(tmp_path, evening)


def test_too_much_at_once(tmp_path: Path) -> None:
    """Bodies that are too long are refused before they are read, however they are sent."""

    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            headers = {"Content-Type": "application/json"}

            async def pieces() -> Any:
                for _ in range(100):
                    yield b" " * 1000

            for body in (b" " * 20_000, pieces()):
                async with house.session.post(f"{house.url}/api/tables", data=body, headers=headers) as answer:
                    assert answer.status == 413
                    assert (await answer.json())["why"]["code"] == "request.long"
            deep = b'{"game":' + b"[" * 8000
            async with house.session.post(f"{house.url}/api/tables", data=deep, headers=headers) as answer:
                assert answer.status == 400

        await undisturbed(house, attack())

    spend(tmp_path, evening)


def test_many_connections_need_many_files() -> None:
    """In a process of its own: limits once lowered stay so."""
    program = (
        "import resource\n"
        "from toutilix.server.http.app import _tune\n"
        "_, most = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, most))\n"
        "_tune()\n"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
