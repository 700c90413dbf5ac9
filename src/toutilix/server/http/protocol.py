"""HTTP and WebSockets below our routes: what is not HTTP gets an answer that does not name the library, and frames of
clients must be masked, as the standard (RFC 6455, 5.1) demands."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web

from toutilix.engine.errors import Malformed
from toutilix.server.base.protocol.api import Complaint
from toutilix.server.base.protocol.convert import why_malformed
from toutilix.words import LANGUAGES, Words

WRONG_FRAME = b"\x70\x80"
"""Reserved bits are set: whoever parses it refuses it as a breach of the protocol."""
MASKED = 0x80
LONG, LONGEST = 126, 127
"""Lengths that say: the length follows, in two or in eight bytes."""


class Parser(Protocol):
    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...

    def feed_eof(self) -> None: ...


def _is_one_short_frame(data: bytes) -> bool:
    """As nearly all messages of people are: the head, the mask of four bytes, and the payload."""
    return len(data) > 1 and MASKED <= data[1] < MASKED + LONG and len(data) == 2 + 4 + data[1] - MASKED


class MaskedFrames:
    """Reads the head of every frame before the library does. A head that has not come whole is held back."""

    def __init__(self, parser: Parser) -> None:
        self._parser = parser
        self._held = b""
        self._to_skip = 0
        self._refused = False

    def feed_eof(self) -> None:
        self._parser.feed_eof()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self._refused:
            return True, b""
        if not self._held and not self._to_skip and _is_one_short_frame(data):
            return self._parser.feed_data(data)
        data = self._held + data
        whole = self._walk(data)
        self._held = b"" if self._refused else data[whole:]
        data = data[:whole] + (WRONG_FRAME if self._refused else b"")
        return self._parser.feed_data(data) if data else (False, b"")

    def _walk(self, data: bytes) -> int:
        """How much of it may be passed on."""
        at = 0
        while at < len(data):
            if self._to_skip:
                skipped = min(self._to_skip, len(data) - at)
                self._to_skip -= skipped
                at += skipped
                continue
            head = data[at : at + 10]
            if len(head) < 2:
                return at
            if not head[1] & MASKED:
                self._refused = True
                return at
            length = head[1] & ~MASKED
            more = {LONG: 2, LONGEST: 8}.get(length, 0)
            if len(head) < 2 + more:
                return at
            payload = int.from_bytes(head[2 : 2 + more], "big") if more else length
            self._to_skip = 2 + more + 4 + payload
        return at


class _Unsigned(web.Response):
    async def _prepare_headers(self) -> None:
        await super()._prepare_headers()
        self.headers.popall("Server", None)


class PlainHandler(web.RequestHandler):
    __slots__ = ()

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
        super().set_parser(MaskedFrames(parser), data_received_cb)  # type: ignore[arg-type]


class _PlainServer(web.Server):
    def __call__(self) -> web.RequestHandler:
        return PlainHandler(self, loop=self._loop, **self._kwargs)


class PlainRunner(web.AppRunner):
    async def _make_server(self) -> web.Server:
        made = await super()._make_server()
        return _PlainServer(made.request_handler, request_factory=made.request_factory, loop=made._loop, **made._kwargs)
