"""HTTP below our routes: what is not HTTP gets an answer that does not name the library."""

from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from toutilix.engine.errors import Malformed
from toutilix.server.base.protocol.api import Complaint
from toutilix.server.base.protocol.convert import why_malformed
from toutilix.server.http.frames import Frames, Parser
from toutilix.words import LANGUAGES, Words


class _Unsigned(web.Response):
    async def _prepare_headers(self) -> None:
        await super()._prepare_headers()
        self.headers.popall("Server", None)


class TakenOver(web.StreamResponse):
    """Stands for the response where somebody else has taken the connection over."""

    def __init__(self) -> None:
        super().__init__(status=101)
        self.force_close()

    async def prepare(self, request: web.BaseRequest) -> None:
        """Nothing is sent here."""

    async def write_eof(self, data: bytes = b"") -> None:
        """Whoever has the connection ends it."""


class PlainHandler(web.RequestHandler):
    """`frames` are those of the WebSocket that the connection has become."""

    __slots__ = ("frames",)
    frames: Frames

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        super().handle_error(request, status, exc, message)  # logs it; its answer quotes the library
        why = Malformed("request.wrong")
        complaint = Complaint(why=why_malformed(why), sentence=Words(LANGUAGES[0]).malformed(why))
        answer = _Unsigned(
            status=status, body=msgspec.json.encode(complaint), content_type="application/json", charset="utf-8"
        )
        answer.force_close()
        return answer

    def set_parser(self, parser: Any, data_received_cb: Callable[[], None] | None = None) -> None:
        self.frames = Frames(parser, data_received_cb)
        self.hand_on(self.frames)

    def hand_on(self, receiver: Parser) -> None:
        """What the visitor sends from now on goes there as it is."""
        super().set_parser(receiver)  # type: ignore[arg-type]


def frames_of(request: web.Request) -> Frames:
    """The frames of the WebSocket that the request has opened."""
    handler = request.protocol
    assert isinstance(handler, PlainHandler)
    return handler.frames


class _PlainServer(web.Server):
    def __call__(self) -> web.RequestHandler:
        return PlainHandler(self, loop=self._loop, **self._kwargs)


class PlainRunner(web.AppRunner):
    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _PlainServer(made.request_handler, request_factory=made.request_factory, loop=made._loop, **made._kwargs)
