"""The site that plays without a server, offered by one: a folder of files, which the server never looks into."""

from pathlib import Path

from aiohttp import web

from toutilix.server.http.guard import SCRIPTS

OFFLINE = "/offline/"
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WASM = "'wasm-unsafe-eval'"
"""Python runs in the site's workers, and nowhere else."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class OfflineSite:
    """The files are known when the server starts, and no request can name another."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file() and path.suffix in TYPES]
        self._files = {path.relative_to(folder).as_posix(): path for path in found}

    def routes(self) -> list[web.RouteDef]:
        return [web.get(OFFLINE.rstrip("/"), self._home), web.get(OFFLINE + "{name:.*}", self._file)]

    async def _home(self, _request: web.Request) -> web.Response:
        raise web.HTTPMovedPermanently(OFFLINE)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"] or "index.html"
        path = self._files.get(name)
        if path is None:
            raise web.HTTPNotFound
        keep = FOR_GOOD if name.startswith("assets/") else ASK_AGAIN
        headers = {"Content-Type": TYPES[path.suffix], "Cache-Control": keep}
        # Where a smaller form lies beside it (.br, .gz), that is sent to those who can read it.
        response = web.FileResponse(path, headers=headers)
        if name.startswith("assets/worker-"):
            response[SCRIPTS] = WASM
        return response
