"""Guards every request: which are answered, how many, and with which headers.

It answers every error behind it with a `Complaint` in the reader's language. An unexpected error is logged under a
number, and the answer has only that number.
"""

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import msgspec
from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.log import server_logger

from toutilix.engine.errors import Illegal, Malformed
from toutilix.server.base import logs
from toutilix.server.base.limits import Limited, Limits
from toutilix.server.base.metrics import Metrics
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.api import Complaint
from toutilix.server.base.protocol.convert import why_malformed, why_refused
from toutilix.server.base.settings import Settings
from toutilix.server.http.visitors import CLIENT, RELAYED, Relayed, Visitors
from toutilix.server.store import StoreFailed
from toutilix.words import LANGUAGES, Words

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]
Reading = Callable[[web.Request], Relayed | None]

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
POLICY = (
    "default-src 'none'; script-src 'self' {scripts}; style-src 'self' {style}; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' {socket}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Everything from here and nothing from elsewhere. `socket` is our own WebSocket, which older browsers do not count to
'self'."""
SCRIPTS = web.ResponseKey("scripts", str)
"""Where a response says what else its scripts may do."""
STYLE = web.ResponseKey("style", str)
"""Where a response says which style sheet stands in itself, by its digest."""
LIMITED = ("request.too_many", "request.busy")
A_YEAR = "max-age=31536000"


class Guard:
    def __init__(
        self,
        settings: Settings,
        limits: Limits,
        metrics: Metrics | None = None,
        relayed: Reading = lambda _: None,
    ) -> None:
        """`relayed` reads what another node says of a visitor, where one has sent a request."""
        self._settings = settings
        self._metrics = metrics or Metrics()
        self._limits = limits
        self._visitors = Visitors(settings)
        self._relayed = relayed

    def watch(self, app: web.Application) -> None:
        @web.middleware
        async def guarded(request: web.Request, handler: Answering) -> web.StreamResponse:
            return await self._log(request, handler)

        app.middlewares.append(guarded)
        app.on_response_prepare.append(self._add_headers)
        server_logger.addFilter(_worth_a_line)

    async def _log(self, request: web.Request, answer: Answering) -> web.StreamResponse:
        start = time.monotonic()
        status = 500
        try:
            response = await self._answer(request, answer)
            status = response.status
        except web.HTTPException as redirect:
            status = redirect.status
            raise
        finally:
            took = time.monotonic() - start
            logs.note("request", method=request.method, route=_route(request), status=status, milliseconds=took * 1000)
            self._count(status, took)
        return response

    def _count(self, status: int, took: float) -> None:
        self._metrics.requests[f"{status // 100}xx"].add()
        if status != HTTPStatus.SWITCHING_PROTOCOLS:
            self._metrics.request_seconds.observe(took)

    async def _answer(self, request: web.Request, answer: Answering) -> web.StreamResponse:
        try:
            self._check(request)
            return await answer(request)
        except ApiError as error:
            if error.why.code in LIMITED:
                self._metrics.limited["request"].add()
            return _complain(request, error.status, error.why)
        except Malformed as error:
            return _complain(request, 422, error)
        except Illegal as error:
            return _complain(request, 409, error)
        except msgspec.ValidationError as error:
            return _complain(request, 422, Malformed("request.body", why=_brief(error)))
        except msgspec.DecodeError as error:
            return _complain(request, 400, Malformed("request.body", why=_brief(error)))
        except StoreFailed as error:
            logs.note("store failed", level=logging.ERROR, code=error.code, error=error)
            return _complain(request, 503, Malformed(error.code))
        except web.HTTPException as error:
            if error.status < 400:
                raise
            return self._said_by_library(request, error)
        except ConnectionError:
            raise  # the client has gone
        except Exception as error:
            number = secrets.token_hex(4)
            logs.note("request failed", level=logging.ERROR, route=_route(request), number=number, error=error)
            if request.writer.output_size > 0:
                raise ConnectionError from None  # half an answer is out: another one behind it would be read as its end
            return _complain(request, 500, Malformed("request.failed", number=number))

    def _check(self, request: web.Request) -> None:
        relayed = self._relayed(request)
        if relayed is not None:
            # Its name, its page and how many there were: the first node has looked at all that.
            request[RELAYED] = relayed
            request[CLIENT] = relayed.visitor
            return
        request[CLIENT] = self._visitors.address(request)
        self._limits.check(Limited.requests, request[CLIENT])
        if not self._visitors.knows_host(request):
            raise ApiError(HTTPStatus.MISDIRECTED_REQUEST, Malformed("request.host"))
        if not self._visitors.may_act(request):
            raise ApiError(403, Malformed("request.origin"))
        if (request.content_length or 0) > self._settings.body_bytes:
            raise ApiError(413, Malformed("request.long", most=self._settings.body_bytes))

    def _said_by_library(self, request: web.Request, error: web.HTTPException) -> web.Response:
        if isinstance(error, web.HTTPRequestEntityTooLarge):
            return _complain(request, 413, Malformed("request.long", most=self._settings.body_bytes))
        if isinstance(error, web.HTTPMethodNotAllowed):
            response = _complain(request, 405, Malformed("request.method"))
            response.headers["Allow"] = error.headers["Allow"]
            return response
        code = "request.not_found" if error.status == 404 else "request.wrong"
        return _complain(request, error.status, Malformed(code))

    async def _add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        for name, value in HEADERS.items():
            response.headers[name] = value
        secure = self._visitors.is_secure(request)
        if secure:
            response.headers["Strict-Transport-Security"] = A_YEAR
        if secure or self._visitors.came_from_here(request):
            # Elsewhere browsers ignore it, and complain.
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        known = self._visitors.knows_host(request)
        socket = f"{'wss' if secure else 'ws'}://{request.headers['Host'].lower()}" if known else ""
        response.headers["Content-Security-Policy"] = POLICY.format(
            socket=socket, style=response.get(STYLE, ""), scripts=response.get(SCRIPTS, "")
        ).replace(" ;", ";")
        response.headers.setdefault("Cache-Control", "no-store")
        response.headers.popall("Server", None)


def _worth_a_line(record: logging.LogRecord) -> bool:
    """Input that is not HTTP was answered with 400 before anything of ours saw it. It is no failure of the server, and
    a flood of it must not fill a disk."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, HttpProcessingError)


def language_of(request: web.Request) -> str:
    """The first of our languages among those that the reader likes best."""
    liked: list[tuple[float, str]] = []
    for part in request.headers.get("Accept-Language", "").split(","):
        tag, _, weight = part.partition(";")
        try:
            how_much = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and how_much > 0:
            liked.append((-how_much, language))
    return min(liked, key=lambda like: like[0])[1] if liked else LANGUAGES[0]


def _complain(request: web.Request, status: int, why: Malformed | Illegal) -> web.Response:
    words = Words(language_of(request))
    if isinstance(why, Illegal):
        complaint = Complaint(why=why_refused(why.refusal), sentence=words.refusal(why.refusal))
    else:
        complaint = Complaint(why=why_malformed(why), sentence=words.malformed(why))
    response = web.Response(
        status=status, body=msgspec.json.encode(complaint), content_type="application/json", charset="utf-8"
    )
    response.headers["Content-Language"] = words.language
    response.headers["Vary"] = "Accept-Language"
    if isinstance(why, Malformed) and "seconds" in why.arguments:
        response.headers["Retry-After"] = str(why.arguments["seconds"])
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def _route(request: web.Request) -> str:
    """The pattern, not the path: a path holds the table's id, and whatever a stranger typed."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "none"


def _brief(error: Exception) -> str:
    return str(error)[:200]
