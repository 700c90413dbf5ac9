"""The HTTP API: tables are managed here and played over the live protocol."""

import asyncio
import gzip
from functools import cache
from typing import TypeVar
from urllib.parse import quote

import msgspec
from aiohttp import web

import toutilix
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import GAMES, find
from toutilix.server.base.limits import Limited, Limits, group_key
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api, bodies
from toutilix.server.base.protocol.openapi import openapi
from toutilix.server.base.protocol.routes import JSON, LINES, ROUTES
from toutilix.server.http.counting import Counting
from toutilix.server.http.readiness import Readiness
from toutilix.server.http.relay import Relay
from toutilix.server.http.replays import ReplayService
from toutilix.server.http.sockets import live_table
from toutilix.server.http.visitors import CLIENT, Visitors
from toutilix.server.store.writer import ThreadWriter
from toutilix.server.tables import hosting
from toutilix.server.tables.answers import (
    MOST_LOOKS,
    created,
    finished_record,
    played_daily,
    record_list,
    table_now,
    viewer_of,
)
from toutilix.server.tables.catalogue import about_game, deals_of_today
from toutilix.server.tables.daily import DailyBots
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.practice import (
    PracticePosition,
    exercise_of,
    meanings_of,
    puzzle_at,
    puzzle_list,
    slip_at,
    tried,
)
from toutilix.server.tables.prose import rules_of, words_of_game
from toutilix.server.tables.registry import OwnedElsewhere, Registry
from toutilix.server.tables.reviews import ReviewService
from toutilix.server.thinking import Asker
from toutilix.words import LANGUAGES

A_WHILE = "private, max-age=3600"
BODY_SECONDS = 20.0

Body = TypeVar("Body")

_TABLE_NOW = msgspec.json.Decoder(api.TableNow)


class Api:
    def __init__(
        self,
        registry: Registry,
        writer: ThreadWriter,
        limits: Limits,
        visitors: Visitors,
        replays: ReplayService,
        reviews: ReviewService,
        daily: DailyBots,
        readiness: Readiness,
        counting: Counting,
        relay: Relay | None = None,
    ) -> None:
        self._registry = registry
        self._writer = writer
        self._limits = limits
        self._visitors = visitors
        self._replays = replays
        self._reviews = reviews
        self._daily = daily
        self._readiness = readiness
        self._counting = counting
        self._relay = relay

    def routes(self) -> list[web.RouteDef]:
        """For each address, the method that is called as its route is."""
        add = {"GET": web.get, "POST": web.post, "DELETE": web.delete}
        return [add[route.method](route.path, getattr(self, route.name)) for route in ROUTES]

    # --- tables ---

    async def create_table(self, request: web.Request) -> web.Response:
        wanted = await _read(request, bodies.NEW_TABLE)
        await self._counting.check(request, Limited.new_tables)
        table, keys = await self._registry.create(wanted)
        return _answer(created(table, keys), 201)

    async def create_lesson(self, request: web.Request) -> web.Response:
        wanted = await _read(request, bodies.NEW_LESSON)
        await self._counting.check(request, Limited.new_tables)
        table, key = await self._registry.create_lesson(wanted)
        return _answer(created(table, [key]), 201)

    async def create_daily(self, request: web.Request) -> web.Response:
        wanted = await _read(request, bodies.NEW_DAILY)
        await self._counting.check(request, Limited.new_tables)
        table, key = await self._registry.create_daily(wanted)
        self._daily.begin(find(table.body.game), table.body.daily)
        return _answer(created(table, [key]), 201)

    async def look_at_table(self, request: web.Request) -> web.Response:
        table = await self._table(request)
        return _answer(table_now(table))

    async def look_at_tables(self, request: web.Request) -> web.Response:
        ids = dict.fromkeys(request.query.get("ids", "").split(","))
        found = [await self._look(request, id) for id in list(ids)[:MOST_LOOKS]]
        return _answer(api.TablesNow(tables=[now for now in found if now is not None]))

    async def _look(self, request: web.Request, id: str) -> api.TableNow | None:
        try:
            table = await self._registry.find(id)
            return None if table is None else table_now(table)
        except OwnedElsewhere as elsewhere:
            if self._relay is None:
                raise
            said = await self._relay.look(request, elsewhere, f"/api/tables/{quote(id, safe='')}")
            return None if said is None else _TABLE_NOW.decode(said)

    async def find_table(self, request: web.Request) -> web.Response:
        await self._counting.check(request, Limited.joins)
        table = await self._registry.by_code(request.match_info["code"])
        return _answer(table.about())

    async def join_table(self, request: web.Request) -> web.Response:
        wanted = await _read(request, bodies.JOIN)
        await self._counting.check(request, Limited.joins)
        table = await self._table(request)
        key = hosting.join(table, wanted)
        await table.settled()
        return _answer(api.Joined(key=key, about=table.about()), 201)

    async def take_seat_back(self, request: web.Request) -> web.Response:
        await self._counting.check(request, Limited.joins)
        table, at = await self._seated(request)
        hosting.take_back(table, at)
        return _answer(api.TakenBack(seat=at + 1, about=table.about()))

    async def leave_seat(self, request: web.Request) -> web.Response:
        table, at = await self._seated(request)
        hosting.leave(table, at)
        await table.settled()
        return web.Response(status=204)

    async def host_act(self, request: web.Request) -> web.Response:
        act = await _read(request, bodies.HOST_ACT)
        table, at = await self._seated(request)
        hosting.act_as_host(table, at, act)
        await table.settled()
        return _answer(table.about())

    async def rematch(self, request: web.Request) -> web.Response:
        wanted = await _read(request, bodies.REMATCH)
        table, _ = await self._seated(request)
        hosting.rematch(table, wanted)
        await table.settled()
        return _answer(table.about())

    async def live(self, request: web.Request) -> web.StreamResponse:
        return await live_table(request, self._registry, self._limits, request[CLIENT])

    async def _table(self, request: web.Request) -> LiveTable:
        return await self._registry.need(request.match_info["id"])

    async def _seated(self, request: web.Request) -> tuple[LiveTable, int]:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        table = await self._table(request)
        return table, hosting.seated(table, token.strip() if scheme.lower() == "bearer" else None)

    # --- records ---

    async def list_records(self, request: web.Request) -> web.Response:
        return _answer(await record_list(self._registry, await self._table(request)))

    async def get_record(self, request: web.Request) -> web.Response:
        _, _, lines = await self._finished(request)
        text = "".join(line + "\n" for line in lines)
        return web.Response(text=text, content_type=LINES, charset="utf-8")

    async def get_replay(self, request: web.Request) -> web.Response:
        viewer = viewer_of(request.query.get("seat"))
        table, match, lines = await self._finished(request)
        text = request.query.get("text") == "true"
        return _packed_answer(request, await self._replays.replay(table, match, viewer, lines, text=text))

    async def get_review(self, request: web.Request) -> web.Response:
        table, match, lines = await self._finished(request)
        return _answer(await self._reviews.look(table, match, lines, group_key(request[CLIENT])))

    async def check_deals(self, request: web.Request) -> web.Response:
        table, match, lines = await self._finished(request)
        return _packed_answer(request, await self._replays.check(table, match, lines))

    async def _finished(self, request: web.Request) -> tuple[str, int, list[str]]:
        """A table, one of its matches, and the record. A match that is not over has none yet: it would tell everybody's
        cards."""
        table = await self._table(request)
        number, lines = await finished_record(self._registry, table, request.match_info["match"])
        return table.id, number, lines

    # --- practice ---

    async def get_slip(self, request: web.Request) -> web.Response:
        return _answer(exercise_of(await self._slip(request)))

    async def read_slip(self, request: web.Request) -> web.Response:
        asked = await _read(request, bodies.READ_CARDS)
        return _answer(meanings_of(await self._slip(request), asked))

    async def try_slip(self, request: web.Request) -> web.Response:
        asked = await _read(request, bodies.TRY_MOVE)
        return await self._tried(request, await self._slip(request), asked.move)

    async def list_puzzles(self, _request: web.Request) -> web.Response:
        return _answer(puzzle_list(self._registry.services.clock.date()))

    async def get_puzzle(self, request: web.Request) -> web.Response:
        return _answer(exercise_of(_puzzle(request)))

    async def read_puzzle(self, request: web.Request) -> web.Response:
        asked = await _read(request, bodies.READ_CARDS)
        return _answer(meanings_of(_puzzle(request), asked))

    async def try_puzzle(self, request: web.Request) -> web.Response:
        asked = await _read(request, bodies.TRY_MOVE)
        return await self._tried(request, _puzzle(request), asked.move)

    async def _slip(self, request: web.Request) -> PracticePosition:
        table, match, lines = await self._finished(request)
        # A long match takes a tenth of a second, and tables must not wait for it.
        number = request.match_info["number"]
        return await asyncio.to_thread(slip_at, lines, number, await self._reviews.kept(table, match))

    async def _tried(self, request: web.Request, at: PracticePosition, move: str | None) -> web.Response:
        services = self._registry.services
        asker = Asker(group_key(request[CLIENT]), request.path)
        return _answer(await tried(at, move, services.thinker, asker, services.settings.hint_seconds or None))

    # --- deals of the day ---

    async def list_daily(self, _request: web.Request) -> web.Response:
        return _answer(deals_of_today(self._registry.services.clock.date()))

    async def get_daily_results(self, request: web.Request) -> web.Response:
        table = await self._registry.need(request.query.get("table", ""))
        date, game = request.match_info["date"], request.match_info["game"]
        kind = await played_daily(self._registry, table, date, game)
        return _answer(await self._daily.results(kind, date))

    # --- games ---

    async def list_games(self, _request: web.Request) -> web.Response:
        return _answer(api.Games(games=[about_game(kind) for kind in GAMES]))

    async def get_rules(self, request: web.Request) -> web.Response:
        return _answer(rules_of(*_game_and_language(request)))

    async def get_words(self, request: web.Request) -> web.Response:
        return _answer(words_of_game(*_game_and_language(request)))

    async def list_addresses(self, request: web.Request) -> web.Response:
        # A machine may have to ask the network for its own name.
        urls = await asyncio.to_thread(self._visitors.shared_urls, request)
        return _answer(api.Addresses(urls=urls))

    async def get_health(self, _request: web.Request) -> web.Response:
        registry = self._registry
        connections = sum(len(table.presence.connections) for table in registry)
        return _answer(
            api.Health(
                status="ok",
                version=toutilix.__version__,
                tables=len(registry),
                connections=connections,
                waiting_writes=self._writer.waiting,
            )
        )

    async def get_readiness(self, _request: web.Request) -> web.Response:
        why = await self._readiness.why_not()
        if why is not None:
            raise ApiError(503, Malformed(why))
        return _answer(api.Ready(status="ready"))

    async def get_openapi(self, _request: web.Request) -> web.Response:
        return web.Response(body=_openapi(), content_type=JSON)


def _puzzle(request: web.Request) -> PracticePosition:
    return puzzle_at(request.match_info["game"], request.match_info["number"])


@cache
def _openapi() -> bytes:
    """Made when first asked for: most servers never are."""
    return msgspec.json.encode(openapi())


async def _read(request: web.Request, decoder: msgspec.json.Decoder[Body]) -> Body:
    if request.content_type != JSON:
        raise ApiError(415, Malformed("request.content_type"))
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await request.read()
    except TimeoutError:
        # The rest will not come: hang up, and do not wait for it any longer.
        if request.transport is not None:
            request.transport.close()
        raise ConnectionResetError from None
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ApiError(400, Malformed("request.body", why=str(error)[:200])) from None


def _game_and_language(request: web.Request) -> tuple[AnyKind, str]:
    try:
        kind = find(request.match_info["game"])
    except Malformed as error:
        raise ApiError(404, error) from None
    language = request.query.get("lang", "en")
    if language not in LANGUAGES:
        raise ApiError(422, Malformed("server.language", languages=", ".join(LANGUAGES)))
    return kind, language


def _answer(document: msgspec.Struct, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(document), status=status, content_type=JSON)


def _packed_answer(request: web.Request, packed: bytes) -> web.Response:
    """A finished match never changes, so that a reader may keep it; for themselves, and for an hour: a later
    version of this program may have more to tell."""
    headers = {"Cache-Control": A_WHILE, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=gzip.decompress(packed), content_type=JSON, headers=headers)
    return web.Response(body=packed, content_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
