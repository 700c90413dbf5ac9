"""The page in the browser: the built client, as files of this package.

Its address decides how long a file may be kept: what the build has named after its content never changes; the page
itself is asked for anew each time, and is short.
"""

import gzip
import html
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from toutilix.words import LANGUAGES, Words

BUILT = Path(str(files("toutilix.server"))) / "page"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Named here and not guessed: what a machine believes about endings differs, and `nosniff` takes it at its word."""


PACKED = (".png", ".woff2")
"""Packed already; the others are made small once, not for every reader."""


@dataclass(frozen=True)
class File:
    body: bytes
    small: bytes | None
    content_type: str


def _read(path: Path) -> File:
    body = path.read_bytes()
    small = None if path.suffix in PACKED else gzip.compress(body, mtime=0)
    return File(body, small, TYPES[path.suffix])


class Pages:
    """Every file is read once: there are a few dozen small ones, and no request can name another."""

    def __init__(self, built: Path = BUILT) -> None:
        self._files = {
            path.relative_to(built).as_posix(): _read(path)
            for path in sorted(built.rglob("*"))
            if path.is_file() and path.suffix in TYPES
        }

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._page),
            web.get("/t/{id}", self._page),
            web.get("/t/{id}/replay/{match}", self._page),
            web.get("/assets/{name}", self._asset),
            web.get("/{name}", self._file),
        ]

    async def _page(self, request: web.Request) -> web.Response:
        if "index.html" not in self._files:
            return web.Response(status=503, text=_not_built(), content_type="text/html")
        return self._named(request, "index.html", ASK_AGAIN)

    async def _asset(self, request: web.Request) -> web.Response:
        return self._named(request, f"assets/{request.match_info['name']}", FOR_GOOD)

    async def _file(self, request: web.Request) -> web.Response:
        return self._named(request, request.match_info["name"], ASK_AGAIN)

    def _named(self, request: web.Request, name: str, keep: str) -> web.Response:
        file = self._files.get(name)
        if file is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": keep, "Content-Type": file.content_type}
        if file.small is None:
            return web.Response(body=file.body, headers=headers)
        headers["Content-Type"] += "; charset=utf-8"
        headers["Vary"] = "Accept-Encoding"
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=file.body, headers=headers)
        return web.Response(body=file.small, headers={**headers, "Content-Encoding": "gzip"})


def _not_built() -> str:
    said = "".join(
        f'<p lang="{language}">{html.escape(Words(language).say("page.not_built"))}</p>' for language in LANGUAGES
    )
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Toutilix</title></head>'
    return f"{head}<body><main><h1>Toutilix</h1>{said}</main></body></html>"
