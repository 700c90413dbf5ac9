"""Counts what a visitor may do only so often: here, and where nodes share a store, over all of them."""

from math import ceil

from aiohttp import web

from toutilix.engine.errors import Malformed
from toutilix.server.base.limits import Limited, Limits, address_key
from toutilix.server.base.problems import ApiError
from toutilix.server.http.relay import Signer
from toutilix.server.http.visitors import CLIENT, RELAYED
from toutilix.server.store import Reader

COUNTED = web.RequestKey("counted", set[Limited])


class Counting:
    """The database knows addresses only as keyed hashes. Requests that this node refuses cost no question."""

    def __init__(self, limits: Limits, reader: Reader, signer: Signer | None) -> None:
        self._limits = limits
        self._reader = reader
        self._signer = signer

    async def check(self, request: web.Request, kind: Limited) -> None:
        """Count one for the visitor, once for each request; ApiError where they have had enough."""
        counted = request.setdefault(COUNTED, set())
        if RELAYED in request or kind in counted:
            return
        counted.add(kind)
        self._limits.check(kind, request[CLIENT])
        if self._signer is None or not self._limits.on:
            return
        key = self._signer.key(kind, address_key(request[CLIENT]))
        wait = await self._reader.take(key, *self._limits.filling(kind))
        if wait > 0:
            raise ApiError(429, Malformed("request.too_many", seconds=max(1, ceil(wait))))
