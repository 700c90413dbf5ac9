"""A small server behind the guard, on a real socket: every kind of answer and failure has a path."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import msgspec
from aiohttp import ClientResponse, ClientSession, web
from aiohttp.test_utils import TestServer

from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.events import MATCH_IS_OVER
from toutilix.engine.facts import Refusal
from toutilix.server.base.limits import Clock, Limited, Limits
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.api import Complaint, Join
from toutilix.server.base.settings import Settings
from toutilix.server.http.guard import Guard
from toutilix.server.http.visitors import CLIENT
from toutilix.server.store import StoreFailed

SECRET = "Gp Hb the-hidden-hand"


class Standing:
    """A clock that stands still, so that nothing refills."""

    def __call__(self) -> float:
        return 0.0


async def look(request: web.Request) -> web.Response:
    return web.json_response({"client": request[CLIENT]})


async def join(request: web.Request) -> web.Response:
    wish = msgspec.json.decode(await request.read(), type=Join)
    return web.json_response({"name": wish.name})


async def live(request: web.Request) -> web.WebSocketResponse:
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    if "fail" in request.query:
        raise ValueError(SECRET)
    await ws.send_str("hello")
    await ws.close()
    return ws


async def fail(request: web.Request) -> web.Response:
    match request.match_info["how"]:
        case "api":
            raise ApiError(401, Malformed("name.word", most=40))
        case "malformed":
            raise Malformed("name.wrong", most=20)
        case "illegal":
            raise Illegal(Refusal(MATCH_IS_OVER))
        case "store":
            raise StoreFailed("store.full", SECRET)
        case "redirect":
            raise web.HTTPFound("/look")
        case "teapot":
            raise web.HTTPPreconditionFailed(text=SECRET)
        case "group":
            raise ExceptionGroup(SECRET, [ValueError(SECRET)])
    raise RuntimeError(SECRET)


@asynccontextmanager
async def serving(
    settings: Settings | None = None, clock: Clock | None = None
) -> AsyncIterator[tuple[str, ClientSession]]:
    """The address of the server, and a client of it."""
    settings = settings or Settings()
    app = web.Application(client_max_size=settings.body_bytes)
    limits = Limits(settings, clock or Standing())

    async def create(request: web.Request) -> web.Response:
        limits.check(Limited.new_tables, request[CLIENT])
        return web.json_response({}, status=201)

    Guard(settings, limits).watch(app)
    app.router.add_get("/look", look)
    app.router.add_get("/api/tables/{id}", look)
    app.router.add_post("/join", join)
    app.router.add_post("/create", create)
    app.router.add_delete("/leave", look)
    app.router.add_get("/live", live)
    app.router.add_get("/fail/{how}", fail)
    async with TestServer(app) as server, ClientSession() as client:
        yield str(server.make_url("/")).rstrip("/"), client


async def complaint(answer: ClientResponse) -> Complaint:
    assert answer.content_type == "application/json"
    return msgspec.json.decode(await answer.read(), type=Complaint)


async def status(client: ClientSession, method: str, url: str, headers: Mapping[str, str]) -> int:
    async with client.request(method, url, headers=headers) as answer:
        return answer.status
