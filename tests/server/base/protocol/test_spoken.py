"""A real server speaks the published protocol: every byte of the socket and every answer of the HTTP API."""

import asyncio
import random
from pathlib import Path
from typing import Any

import aiohttp
import jsonschema_rs
import pytest

from tests.server.base.protocol.test_messages import agree
from tests.server.players import Key, Player, Visitor
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.openapi import openapi
from toutilix.server.base.protocol.routes import ROUTES
from toutilix.server.base.settings import Settings
from toutilix.server.http.app import running

ACTS = 40
"""Lines of the record that are played of each match."""
DOCUMENT = openapi()


def settings(folder: Path) -> Settings:
    return Settings(port=0, store=f"sqlite:{folder / 'tables.sqlite'}", limits=False, bot_slot=0.0, bot_workers=1)


class Reader(Visitor):
    """Compares each answer with the OpenAPI document; `seen` are the routes and statuses that came up."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        super().__init__(url, session)
        self.seen: set[tuple[str, int]] = set()

    async def call(self, name: str, body: object = None, key: Key | None = None, **parts: object) -> Any:
        route = next(route for route in ROUTES if route.name == name)
        status, answer = await self.ask(route.method, route.path.format(**parts), body, key)
        responses = DOCUMENT["paths"][route.path][route.method.lower()]["responses"]
        assert str(status) in responses, (name, status, answer)
        response = responses[str(status)]
        if "$ref" in response:
            response = DOCUMENT["components"]["responses"][response["$ref"].rpartition("/")[2]]
        for content in response.get("content", {}).values():
            schema = {**content["schema"], "components": DOCUMENT["components"]}
            jsonschema_rs.validate(schema, answer)
        self.seen.add((name, status))
        return answer


def key_of(table: str, key: dict[str, Any]) -> Key:
    return Key(table, key["seat"], key["token"])


async def _say_everything(person: Player) -> None:
    """Each request once, where it fits and where it does not; the answers are kept with all that is heard."""
    n = person.n
    messages: list[dict[str, object]] = [
        {"type": "ping"},
        {"type": "say", "phrase": "hello"},
        {"type": "word", "word": "plum"},
        {"type": "wear", "avatar": "owl"},
        {"type": "continue"},
        {"type": "next", "n": n},
        {"type": "read", "id": "r1", "cards": person.own.get("cards", [])},
        {"type": "read", "id": "r2", "cards": ["no", "cards"]},
        {"type": "hint", "id": "h1"},
        {"type": "play", "id": "m1", "n": n + 1000, "move": "pass"},
        {"type": "play", "id": "m2", "n": n, "move": "nonsense"},
        {"type": "undo", "id": "u1", "n": n},
        {"type": "nothing"},
        {"type": "ping"},
    ]
    for message in messages:
        await person.send(message)
    await person.until(live.Pong)
    await person.until(live.Pong)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_byte_on_the_socket_agrees_with_the_schema(kind: AnyKind, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(settings(tmp_path)) as url, aiohttp.ClientSession() as session:
            visitor = Visitor(url, session)
            bots = {str(seat): "regular" for seat in range(3, kind.fewest + 1)}
            pace = {"bots": "instant", "away_seconds": None}
            [host] = await visitor.create(kind.name, kind.fewest, bots=bots, pace=pace)
            guest = await visitor.join(host.table, "Max")
            async with (
                Player(visitor, host.table, host.token) as zoe,
                Player(visitor, host.table, guest.token) as max_,
                Player(visitor, host.table) as spectator,
            ):
                everybody = (zoe, max_, spectator)
                for person in everybody:
                    await _say_everything(person)
                await visitor.host(host, do="start")
                for person in everybody:
                    await person.until(live.Welcome)
                    await _say_everything(person)
                dice = random.Random(kind.name)
                played = (person.play_on(dice, lambda person: person.n >= ACTS) for person in everybody)
                await asyncio.gather(*played)
                again = await zoe.move("pass", "again", n=1)
                assert isinstance(again, live.Refused)
            heard = [agree("Answered", text) for person in everybody for text in person.heard]
            kinds = {message["type"] for message in heard}
            assert {"welcome", "happened", "about", "refused", "meanings", "said", "problem", "pong"} <= kinds

    asyncio.run(evening())


def test_every_answer_of_the_api_agrees_with_the_document(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(settings(tmp_path)) as url, aiohttp.ClientSession() as session:
            reader = Reader(url, session)
            call = reader.call
            made = await call("create_table", {"game": "oldchapix", "players": 3, "name": "Zoé"})
            table = made["about"]["id"]
            host = key_of(table, made["keys"][0])
            await call("create_table", {"game": "chess", "players": 3, "name": "Zoé"})
            await call("create_table", {"game": "oldchapix"})
            await call("create_lesson", {"game": "sowix", "name": "Zoé"})
            await call("create_lesson", {"game": "chess", "name": "Zoé"})
            await call("create_lesson", {"game": "sowix", "name": "Zoé", "players": 3})
            await call("create_daily", {"game": "sowix", "name": "Zoé"})
            await call("create_daily", {"game": "sowix", "name": "Zoé", "date": "9999-12-31"})
            await call("list_daily")
            await call("get_daily_results", date="2024-02-29", game="sowix")
            await call("look_at_table", id=table)
            await call("look_at_tables")
            await call("look_at_table", id="nowhere")
            await call("find_table", code=made["about"]["code"])
            await call("find_table", code="nocode")
            joined = await call("join_table", {"name": "Max"}, id=table)
            guest = key_of(table, joined["key"])
            await call("join_table", {"name": "Léa", "seat": 1}, id=table)
            await call("take_seat_back", key=guest, id=table)
            await call("take_seat_back", id=table)
            await call("host_act", {"do": "start"}, guest, id=table)
            await call("rematch", {}, host, id=table)
            await call("host_act", {"do": "start"}, host, id=table)
            await call("host_act", {"do": "start"}, host, id=table)
            await call("host_act", {"do": "pause", "on": True}, host, id=table)
            await call("leave_seat", key=guest, id=table)
            await call("list_records", id=table)
            await call("get_record", id=table, match=1)
            await call("get_record", id=table, match=7)
            await call("get_replay", id=table, match=1)
            await call("get_review", id=table, match=7)
            await call("check_deals", id=table, match=7)
            await call("get_slip", id=table, match=7, number=1)
            await call("list_puzzles")
            await call("get_puzzle", game="oldchapix", number=1)
            await call("get_puzzle", game="oldchapix", number=9999)
            await call("read_puzzle", {"cards": ["Ap"]}, game="oldchapix", number=1)
            await call("try_puzzle", {"move": "not a move"}, game="oldchapix", number=1)
            await call("host_act", {"do": "end"}, host, id=table)
            await call("join_table", {"name": "Léa"}, id=table)
            await call("list_games")
            await call("get_rules", game="sowix")
            await call("get_rules", game="chess")
            await call("get_words", game="sowix")
            await call("get_words", game="chess")
            await call("list_addresses")
            await call("get_health")
            await call("get_readiness")
            assert await call("get_openapi") == DOCUMENT
            statuses = {status for _, status in reader.seen}
            assert statuses >= {200, 201, 204, 400, 401, 403, 404, 409, 410, 422}
            of_the_end = (
                "live",
                "rematch",
                "get_record",
                "get_replay",
                "get_review",
                "get_slip",
                "read_slip",
                "try_slip",
                "try_puzzle",
                "check_deals",
                "get_daily_results",
            )
            assert {name for name, status in reader.seen if status < 300} >= {
                route.name for route in ROUTES if route.name not in of_the_end
            }

    asyncio.run(evening())
