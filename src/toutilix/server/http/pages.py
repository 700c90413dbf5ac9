"""The page in the browser: the built client, as files of this package.

Its address decides how long a file may be kept: what the build has named after its content never changes; the page
itself is requested each time, and is short.
"""

import base64
import gzip
import hashlib
import html
import json
import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from aiohttp import web

from toutilix.server.http.guard import STYLE, language_of
from toutilix.server.http.offline import OFFLINE
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
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Named here and not guessed: what a machine believes about endings differs, and `nosniff` takes it at its word."""


PACKED = (".png", ".woff2")
"""Packed already; the others are made small once, not for every reader."""
DRAWN = "front.{language}.html"
"""The front page as the build has drawn it: it is seen while the script is still on its way."""
MANIFEST = "manifest.json"
"""The manifest of the build: which files a module will ask for."""
EMPTY = '<div id="page"></div>'
AT_ONCE = '<link rel="expect" href="#end" blocking="render">'
"""Laid out once, when all of it is there, and not piece by piece."""
STYLE_SHEET = re.compile(r'<link rel="stylesheet" crossorigin href="/(?P<name>[^"]+)">')
WORDS = "virtual:words/{language}"
WORDS_AT_TABLES = "virtual:words/{language}/table"
TABLE = "src/pages/TablePage.svelte"
REPLAY = "src/pages/replay/ReplayPage.svelte"
PUZZLES = "src/pages/practice/PuzzlesPage.svelte"
SLIPS = "src/pages/practice/SlipsPage.svelte"


@dataclass(frozen=True)
class File:
    """`small` is the same by name of its encoding, the smallest first; `style` what the guard has to know of a style
    sheet that stands in a page."""

    body: bytes
    small: dict[str, bytes]
    content_type: str
    style: str = ""


def _read(path: Path) -> File:
    body = path.read_bytes()
    small: dict[str, bytes] = {}
    if path.suffix not in PACKED:
        brotli = path.with_name(f"{path.name}.br")
        small = {"br": brotli.read_bytes()} if brotli.is_file() else {}
        small["gzip"] = gzip.compress(body, mtime=0)
    return File(body, small, TYPES[path.suffix])


class Pages:
    """Every file is read once: there are a few dozen small ones, and no request can name another."""

    def __init__(self, built: Path = BUILT, *, offline: bool = False) -> None:
        """With `offline` the page has a link to the site that plays without a server."""
        self._files = {
            path.relative_to(built).as_posix(): _read(path)
            for path in sorted(built.rglob("*"))
            if path.is_file() and path.suffix in TYPES
        }
        manifest = self._files.pop(MANIFEST, None)
        modules = json.loads(manifest.body) if manifest else {}
        drawn = {language: self._files.pop(DRAWN.format(language=language), None) for language in LANGUAGES}
        index = self._files.get("index.html")
        self._pages = {
            (place, language): _page(_head(index.body.decode(), offline), modules, place, language)
            for place in ("", TABLE, REPLAY, PUZZLES, SLIPS)
            for language in LANGUAGES
            if index is not None
        }
        for language, front in drawn.items():
            if front is not None and ("", language) in self._pages:
                self._pages["", language] = self._drawn(self._pages["", language], front)

    def _drawn(self, page: File, front: File) -> File:
        """The page with the front page in it and its style sheet too: nothing else has to come before it is seen."""
        text = page.body.decode().replace(EMPTY, EMPTY.replace("><", f">{front.body.decode()}<"), 1)
        link = STYLE_SHEET.search(text)
        sheet = self._files.get(link["name"]) if link else None
        if link is None or sheet is None:
            return _html(text)
        digest = base64.b64encode(hashlib.sha256(sheet.body).digest()).decode()
        text = text.replace(link[0], f"<style>{sheet.body.decode()}</style>{AT_ONCE}", 1)
        return _html(text, f"'sha256-{digest}'")

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self._front),
            web.get("/t/{id}", self._table),
            web.get("/t/{id}/replay/{match}", self._replay),
            web.get("/t/{id}/slips/{match}", self._slips),
            web.get("/puzzles", self._puzzles),
            web.get("/puzzles/{game}", self._puzzles),
            web.get("/puzzles/{game}/{number}", self._puzzles),
            web.get("/assets/{name}", self._asset),
            web.get("/{name}", self._file),
        ]

    async def _front(self, request: web.Request) -> web.Response:
        return self._page(request, "")

    async def _table(self, request: web.Request) -> web.Response:
        return self._page(request, TABLE)

    async def _replay(self, request: web.Request) -> web.Response:
        return self._page(request, REPLAY)

    async def _slips(self, request: web.Request) -> web.Response:
        return self._page(request, SLIPS)

    async def _puzzles(self, request: web.Request) -> web.Response:
        return self._page(request, PUZZLES)

    def _page(self, request: web.Request, place: str) -> web.Response:
        if not self._pages:
            return web.Response(status=503, text=_not_built(), content_type="text/html")
        page = self._pages[place, language_of(request)]
        response = _send(request, page, ASK_AGAIN)
        response[STYLE] = page.style
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response

    async def _asset(self, request: web.Request) -> web.Response:
        return self._named(request, f"assets/{request.match_info['name']}", FOR_GOOD)

    async def _file(self, request: web.Request) -> web.Response:
        return self._named(request, request.match_info["name"], ASK_AGAIN)

    def _named(self, request: web.Request, name: str, keep: str) -> web.Response:
        file = self._files.get(name)
        if file is None:
            raise web.HTTPNotFound
        return _send(request, file, keep)


def _send(request: web.Request, file: File, keep: str) -> web.Response:
    headers = {"Cache-Control": keep, "Content-Type": file.content_type}
    if not file.small:
        return web.Response(body=file.body, headers=headers)
    headers["Content-Type"] += "; charset=utf-8"
    headers["Vary"] = "Accept-Encoding"
    accepted = _accepted(request)
    for encoding, small in file.small.items():
        if encoding in accepted:
            return web.Response(body=small, headers={**headers, "Content-Encoding": encoding})
    return web.Response(body=file.body, headers=headers)


def _accepted(request: web.Request) -> set[str]:
    parts = [
        part.replace(" ", "").lower().partition(";") for part in request.headers.get("Accept-Encoding", "").split(",")
    ]
    return {encoding for encoding, _, weight in parts if weight.removeprefix("q=").strip("0.") or not weight}


def _page(text: str, modules: dict[str, Any], place: str, language: str) -> File:
    """The page for this reader. It contains the sentences and the table that its scripts would otherwise ask for one
    after the other."""
    wanted: dict[str, str] = {}
    words = (WORDS, WORDS_AT_TABLES) if place else (WORDS,)
    for module in (*(one.format(language=language) for one in words), place):
        for file in _needed(modules, module):
            kind = "stylesheet" if file.endswith(".css") else "modulepreload"
            wanted[file] = f'<link rel="{kind}" crossorigin href="/{html.escape(file)}">'
    links = "".join(link for file, link in wanted.items() if f'"/{file}"' not in text)
    text = text.replace("</head>", f"{links}</head>", 1).replace('<html lang="en">', f'<html lang="{language}">', 1)
    return _html(text)


def _head(text: str, offline: bool) -> str:
    return text.replace("</head>", f'<meta name="offline" content="{OFFLINE}"></head>', 1) if offline else text


def _html(text: str, style: str = "") -> File:
    body = text.encode()
    return File(body, {"gzip": gzip.compress(body, mtime=0)}, TYPES[".html"], style)


def _needed(modules: dict[str, Any], module: str) -> list[str]:
    """The files of a module and of all that it stands on."""
    seen: dict[str, None] = {}
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in seen or name not in modules:
            continue
        seen[name] = None
        waiting += modules[name].get("imports", [])
    return [file for name in seen for file in (modules[name]["file"], *modules[name].get("css", []))]


def _not_built() -> str:
    said = "".join(
        f'<p lang="{language}">{html.escape(Words(language).say("page.not_built"))}</p>' for language in LANGUAGES
    )
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Toutilix</title></head>'
    return f"{head}<body><main><h1>Toutilix</h1>{said}</main></body></html>"
