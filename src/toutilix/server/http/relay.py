"""Requests for a table of another node are passed on to it, and its answers come back, byte for byte.

Nodes know each other by a shared secret, which itself never leaves them: a relayed request is signed for the node that
it goes to, with the visitor's address in it. It is never relayed again, so that none can go round in circles.
"""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import aiohttp
from aiohttp import hdrs, web
from yarl import URL

from toutilix.engine.errors import Malformed
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.http.doors import Doors
from toutilix.server.http.protocol import TakenOver
from toutilix.server.http.sockets import turn_away
from toutilix.server.http.trunk import PATH, InTrunk, OutTrunk, open_trunk
from toutilix.server.http.tunnel import Tunnel, open_tunnel
from toutilix.server.http.upgrading import Refused
from toutilix.server.http.visitors import CLIENT, RELAYED, Relayed, Visitors
from toutilix.server.store import Elsewhere
from toutilix.server.store.lease import NodeLease
from toutilix.server.tables.registry import OwnedElsewhere, Registry

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]

SIGNED = "Toutilix-Relay"
VISITOR = "Toutilix-Visitor"
SCHEME = "Toutilix-Scheme"
MOVED = "Toutilix-Moved"
"""Said to another node: the table is not here, nothing was done, look again."""

CONNECTING_SECONDS = 2.0
LOOKS_EVERY = 0.2
LOOKS_AT_LEAST_EVERY = 1.0
"""Seconds until the owner of a table is looked up again, where the one it had does not answer: longer each time. Its
tables are free when its lease ends, and the lease's thread tells of that at once. Were the database asked all the time,
hundreds who wait would delay those who claim."""
PATIENCE = 4.0
"""Seconds, beyond a lease, after which a visitor is told that the owner cannot be reached."""

_ONE_HOP = frozenset(
    name.lower()
    for name in (
        hdrs.CONNECTION,
        hdrs.KEEP_ALIVE,
        hdrs.PROXY_AUTHENTICATE,
        hdrs.PROXY_AUTHORIZATION,
        hdrs.TE,
        hdrs.TRAILER,
        hdrs.TRANSFER_ENCODING,
        hdrs.UPGRADE,
        hdrs.CONTENT_LENGTH,
        hdrs.X_FORWARDED_FOR,
        hdrs.X_FORWARDED_HOST,
        hdrs.X_FORWARDED_PROTO,
        hdrs.FORWARDED,
        hdrs.DATE,
        hdrs.SERVER,
        SIGNED,
        VISITOR,
        SCHEME,
        MOVED,
    )
)
_FOR_SOCKETS = frozenset((hdrs.CONNECTION.lower(), hdrs.UPGRADE.lower()))


class Unreached(Exception):
    """The other node has not done it and will not: it can be asked again."""


@dataclass(frozen=True)
class Signer:
    secret: str

    def sign(self, node: str, method: str, path: str, visitor: str, scheme: str) -> str:
        """Good for this request at this process: a node has another id with every start."""
        signed = "\n".join((node, method, path, visitor, scheme))
        return hmac.new(self.secret.encode(), signed.encode("utf-8", "surrogateescape"), hashlib.sha256).hexdigest()

    def key(self, kind: str, address: str) -> str:
        """The key of an address in the database, which must not know the address itself."""
        return hmac.new(self.secret.encode(), f"{kind} {address}".encode(), hashlib.sha256).hexdigest()[:32]

    def read(self, request: web.Request, node: str) -> Relayed | None:
        """Another node's word on a visitor; None if no node has sent this."""
        signature = request.headers.get(SIGNED)
        if signature is None:
            return None
        visitor, scheme = request.headers.get(VISITOR, ""), request.headers.get(SCHEME, "")
        right = self.sign(node, request.method, request.raw_path, visitor, scheme)
        if not hmac.compare_digest(signature.encode("utf-8", "surrogateescape"), right.encode()):
            raise ApiError(403, Malformed("request.relay"))
        return Relayed(visitor, scheme == "https")


class Relay:
    """`server` serves the visitors of other nodes. `doors` lead to other workers of this machine: sockets are
    handed over there, and not relayed."""

    def __init__(self, registry: Registry, lease: NodeLease, signer: Signer, visitors: Visitors) -> None:
        self._registry = registry
        self._lease = lease
        self._signer = signer
        self._visitors = visitors
        self.doors: Doors | None = None
        self.server: web.Server | None = None
        self._tunnels: set[Tunnel] = set()
        self._trunks: dict[str, OutTrunk] = {}
        self._opening: dict[str, asyncio.Future[OutTrunk]] = {}
        self._coming: set[InTrunk] = set()
        self._metrics = registry.services.metrics
        self._metrics.relay_connections["out"].read = lambda: len(self._tunnels)
        self._http: aiohttp.ClientSession | None = None
        loop = asyncio.get_running_loop()
        self._beat = loop.create_future()
        lease.beaten = partial(loop.call_soon_threadsafe, self._look_around)

    def watch(self, app: web.Application) -> None:
        @web.middleware
        async def relayed(request: web.Request, handler: Answering) -> web.StreamResponse:
            if RELAYED in request:
                return await self._from_a_node(request, handler)
            try:
                return await handler(request)
            except OwnedElsewhere as elsewhere:
                return await self._relay(request, handler, elsewhere)

        app.middlewares.append(relayed)

    async def _from_a_node(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        if request.raw_path == PATH:  # a visitor's request is never relayed for it
            return await self._end_of_a_trunk(request)
        self._metrics.relayed["in"].add()
        sockets = self._metrics.relay_connections["in"]
        open_here = _is_socket(request)
        sockets.value += open_here
        try:
            return await handler(request)
        except OwnedElsewhere:
            return web.Response(status=503, headers={MOVED: "1"})
        finally:
            sockets.value -= open_here

    async def _end_of_a_trunk(self, request: web.Request) -> web.StreamResponse:
        """Serve those who come on it, for as long as the other node keeps it."""
        if request.transport is None or self.server is None:
            return web.Response(status=503)
        trunk = InTrunk(request.transport, self.server, request.protocol)
        self._coming.add(trunk)
        try:
            await trunk.ended
        finally:
            self._coming.discard(trunk)
            trunk.abort()
        return TakenOver()

    async def close(self) -> None:
        """Visitors of other nodes are still told how it ends."""
        for coming in self._coming:
            coming.finish()
        for opening in self._opening.values():
            opening.cancel()
        for trunk in list(self._trunks.values()):
            trunk.abort()
        for tunnel in list(self._tunnels):
            tunnel.close()
        if self._http is not None:
            await self._http.close()

    def __len__(self) -> int:
        return len(self._tunnels)

    def _look_around(self) -> None:
        """After a heartbeat: all who wait for a dead owner look at once, however many they are, and not before."""
        self._beat.set_result(None)
        self._beat = asyncio.get_running_loop().create_future()
        self.give_up_lost()

    def give_up_lost(self) -> None:
        """Trunks to nodes that live no more, or cannot be reached: people must not wait until they notice it
        themselves."""
        for trunk in list(self._trunks.values()):
            if self._lease.is_gone(trunk.node, trunk.since) or trunk.is_silent():
                trunk.abort()

    async def look(self, request: web.Request, elsewhere: OwnedElsewhere, path: str) -> bytes | None:
        """The owner's answer to a GET that is part of what a visitor has asked for; None for no such table."""
        owner, scheme = elsewhere.owner, "https" if self._visitors.is_secure(request) else "http"
        signature = self._signer.sign(owner.node, hdrs.METH_GET, path, request[CLIENT], scheme)
        headers = {SIGNED: signature, VISITOR: request[CLIENT], SCHEME: scheme}
        try:
            async with (
                asyncio.timeout(self._lease.seconds),
                self._session.get(URL(owner.address + path, encoded=True), headers=headers) as answer,
            ):
                said = await answer.read()
        except (aiohttp.ClientError, TimeoutError):
            raise ApiError(503, Malformed("server.elsewhere")) from None
        if answer.status == 404:
            return None
        if answer.status != 200:
            raise ApiError(503, Malformed("server.elsewhere"))
        return said

    # --- one request ---

    async def _relay(self, request: web.Request, handler: Answering, elsewhere: OwnedElsewhere) -> web.StreamResponse:
        """Ask the owner; while it cannot be reached, look whether the table has another one, which may be this node."""
        loop = asyncio.get_running_loop()
        deadline, pause = loop.time() + self._lease.seconds + PATIENCE, LOOKS_EVERY
        while True:
            is_gone = self._gone(elsewhere.owner)
            try:
                return await self._forward(request, elsewhere.owner)
            except Unreached:
                self._metrics.relay_failures.add()
                if loop.time() > deadline:
                    return await _refuse(request)
            looks = loop.time() + pause
            pause = min(2 * pause, LOOKS_AT_LEAST_EVERY)
            while (left := looks - loop.time()) > 0 and not is_gone():
                await asyncio.wait((self._beat,), timeout=left)
            try:
                if elsewhere.table:
                    await self._registry.find(elsewhere.table)
                return await handler(request)
            except OwnedElsewhere as now:
                elsewhere = now

    async def _forward(self, request: web.Request, owner: Elsewhere) -> web.StreamResponse:
        if _is_socket(request):
            if self.doors is not None and (given := self.doors.give(request, owner)) is not None:
                self._metrics.sockets_handed.add()
                return given
            self._metrics.relayed["out"].add()
            return await self._tunnel(request, owner)
        self._metrics.relayed["out"].add()
        begun = time.perf_counter()
        is_gone = self._gone(owner)
        asking = asyncio.ensure_future(self._ask(request, owner))
        try:
            while not asking.done():
                await asyncio.wait((asking,), timeout=LOOKS_EVERY)
                if not asking.done() and is_gone():
                    raise _unknown_end(request)
            answer = await asking
            self._metrics.relay_seconds.observe(time.perf_counter() - begun)
            return answer
        finally:
            asking.cancel()

    async def _ask(self, request: web.Request, owner: Elsewhere) -> web.Response:
        url = URL(owner.address + request.raw_path, encoded=True)
        body = await request.read()
        try:
            async with self._session.request(
                request.method, url, headers=self._headers(request, owner), data=body or None, allow_redirects=False
            ) as answer:
                said = await answer.read()
        except aiohttp.ClientConnectorError:
            raise Unreached from None
        except (aiohttp.ClientError, TimeoutError):
            raise _unknown_end(request) from None
        if MOVED in answer.headers:
            raise Unreached
        kept = [(name, value) for name, value in answer.headers.items() if name.lower() not in _ONE_HOP]
        return web.Response(body=said, status=answer.status, headers=kept)

    async def _tunnel(self, request: web.Request, owner: Elsewhere) -> web.StreamResponse:
        if request.transport is None:
            return web.Response(status=503)  # the visitor has gone: nobody hears it
        headers = self._headers(request, owner)
        headers |= {name: value for name, value in request.headers.items() if name.lower() in _FOR_SOCKETS}
        is_gone = self._gone(owner)
        try:
            tunnel = await open_tunnel(request, await self._trunk_to(owner), headers, is_gone)
        except (OSError, TimeoutError):
            raise Unreached from None
        except Refused as refused:
            if MOVED.lower().encode() in refused.head.lower():
                raise Unreached from None
            return web.Response(status=refused.status)
        self._tunnels.add(tunnel)
        try:
            await tunnel.ended
        finally:
            self._tunnels.discard(tunnel)
            tunnel.close()
        return tunnel

    async def _trunk_to(self, owner: Elsewhere) -> OutTrunk:
        trunk = self._trunks.get(owner.node)
        if trunk is not None:
            return trunk
        opening = self._opening.get(owner.node)
        if opening is None:
            opening = self._opening[owner.node] = asyncio.ensure_future(self._open_trunk(owner))
            opening.add_done_callback(lambda _: self._opening.pop(owner.node, None))
        return await asyncio.shield(opening)

    async def _open_trunk(self, owner: Elsewhere) -> OutTrunk:
        signature = self._signer.sign(owner.node, hdrs.METH_GET, PATH, "", "")
        headers = {SIGNED: signature, VISITOR: "", SCHEME: ""}
        trunk = await open_trunk(owner, self._lease.beats, headers, self._gone(owner))
        self._trunks[owner.node] = trunk
        trunk.ended.add_done_callback(lambda _: self._trunks.pop(owner.node, None))
        return trunk

    def _gone(self, owner: Elsewhere) -> Callable[[], bool]:
        return partial(self._lease.is_gone, owner.node, self._lease.beats)

    def _headers(self, request: web.Request, owner: Elsewhere) -> dict[str, str]:
        visitor, scheme = request[CLIENT], "https" if self._visitors.is_secure(request) else "http"
        kept: dict[str, str] = {n: v for n, v in request.headers.items() if n.lower() not in _ONE_HOP}
        signature = self._signer.sign(owner.node, request.method, request.raw_path, visitor, scheme)
        return kept | {SIGNED: signature, VISITOR: visitor, SCHEME: scheme}

    @property
    def _session(self) -> aiohttp.ClientSession:
        if self._http is None:
            self._http = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=0),
                timeout=aiohttp.ClientTimeout(total=None, sock_connect=CONNECTING_SECONDS),
                auto_decompress=False,
                skip_auto_headers=(hdrs.ACCEPT, hdrs.ACCEPT_ENCODING, hdrs.USER_AGENT, hdrs.CONTENT_TYPE),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._http


async def _refuse(request: web.Request) -> web.StreamResponse:
    """Say why where a page can read it: over a socket if it has asked for one."""
    ws = web.WebSocketResponse()
    if not ws.can_prepare(request):
        raise ApiError(503, Malformed("server.elsewhere"))
    await ws.prepare(request)
    await turn_away(ws, "server.elsewhere", CloseCode.try_again_later)
    return ws


def _is_socket(request: web.Request) -> bool:
    return request.headers.get(hdrs.UPGRADE, "").lower() == "websocket"


def _unknown_end(request: web.Request) -> Exception:
    """The connection broke before the answer: a look can be asked for again, a change may have been made."""
    if request.method in (hdrs.METH_GET, hdrs.METH_HEAD):
        return Unreached()
    return ApiError(503, Malformed("server.elsewhere"))
