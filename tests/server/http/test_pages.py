"""The built client is served from the package and nowhere else."""

import asyncio
import base64
import gzip
import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from tests.server.http.guarded import Standing
from toutilix.server.base.limits import Limits
from toutilix.server.base.settings import Settings
from toutilix.server.http.guard import Guard
from toutilix.server.http.pages import Pages
from toutilix.words import LANGUAGES, Words

SCRIPT = "console.log('à table !');" * 20


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Toutilix</title>", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (folder / "assets" / "main-a1b2.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "print-c3d4.woff2").write_bytes(b"wOF2\x00")
    (folder / "assets" / "main-a1b2.js.map").write_text("not for sending", "utf-8")
    (tmp_path / "secret.json").write_text("{}", "utf-8")
    return folder


def visit(folder: Path, script: Callable[[ClientSession], Awaitable[None]], *, guarded: bool = False) -> None:
    async def run() -> None:
        app = web.Application()
        if guarded:
            settings = Settings()
            Guard(settings, Limits(settings, Standing())).watch(app)
        app.add_routes(Pages(folder).routes())
        async with TestServer(app) as server, ClientSession(server.make_url("/"), auto_decompress=False) as client:
            await script(client)

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/", "/t/k7Qm2Xw9"])
def test_the_page_stands_at_the_front_and_at_every_table(built: Path, path: str) -> None:
    async def script(client: ClientSession) -> None:
        async with client.get(path, headers={"Accept-Encoding": "identity"}) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Cache-Control"] == "no-cache"
            assert "Toutilix" in await answer.text()

    visit(built, script)


@pytest.mark.parametrize(
    ("path", "content_type", "kept"),
    [
        ("/assets/main-a1b2.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/print-c3d4.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
    ],
)
def test_files_named_after_their_content_are_cached_for_good(
    built: Path, path: str, content_type: str, kept: str
) -> None:
    async def script(client: ClientSession) -> None:
        async with client.get(path) as answer:
            assert answer.headers["Content-Type"] == content_type
            assert answer.headers["Cache-Control"] == kept

    visit(built, script)


def test_text_goes_out_small_to_who_can_read_it(built: Path) -> None:
    (built / "assets" / "main-a1b2.js.br").write_bytes(b"as small as can be")

    async def script(client: ClientSession) -> None:
        async with client.get("/assets/main-a1b2.js", headers={"Accept-Encoding": "gzip, br"}) as answer:
            assert answer.headers["Content-Encoding"] == "br"
            assert await answer.read() == b"as small as can be"
        async with client.get("/assets/main-a1b2.js", headers={"Accept-Encoding": "gzip, br;q=0, brr"}) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            body = await answer.read()
            assert len(body) < len(SCRIPT)
            assert gzip.decompress(body).decode() == SCRIPT
        async with client.get("/assets/main-a1b2.js", headers={"Accept-Encoding": "identity"}) as answer:
            assert "Content-Encoding" not in answer.headers
            assert (await answer.read()).decode() == SCRIPT

    visit(built, script)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/main-a1b2.js.map",
        "/assets/..%2findex.html",
        "/assets/..%2f..%2fsecret.json",
        "/..%2fsecret.json",
        "/none",
    ],
)
def test_nothing_else_can_be_had(built: Path, path: str) -> None:
    async def script(client: ClientSession) -> None:
        async with client.get(path) as answer:
            assert answer.status == 404

    visit(built, script)


MANIFEST = {
    "index.html": {"file": "assets/main-a1b2.js", "imports": ["_common.js"]},
    "_common.js": {"file": "assets/common-e5f6.js"},
    "virtual:words/en": {"file": "assets/en-a1.js"},
    "virtual:words/fr": {"file": "assets/fr-b2.js"},
    "virtual:words/fr/table": {"file": "assets/fr-t2.js"},
    "src/pages/TablePage.svelte": {
        "file": "assets/table-c3.js",
        "imports": ["_common.js", "_cards.js"],
        "css": ["assets/table-d4.css"],
    },
    "_cards.js": {"file": "assets/cards-e5.js", "imports": ["_common.js", "src/pages/TablePage.svelte"]},
}
PAGE = """<!doctype html><html lang="en"><head><script type="module" src="/assets/main-a1b2.js"></script>
<link rel="modulepreload" crossorigin href="/assets/common-e5f6.js"></head></html>"""


@pytest.mark.parametrize(
    ("path", "language", "coming"),
    [
        ("/", "en", ["main-a1b2.js", "common-e5f6.js", "en-a1.js"]),
        ("/", "fr-BE,en;q=0.5", ["main-a1b2.js", "common-e5f6.js", "fr-b2.js"]),
        (
            "/t/k7Qm2Xw9",
            "fr",
            ["main-a1b2.js", "common-e5f6.js", "fr-b2.js", "fr-t2.js", "table-c3.js", "table-d4.css", "cards-e5.js"],
        ),
    ],
)
def test_the_page_names_at_once_what_it_will_need(built: Path, path: str, language: str, coming: list[str]) -> None:
    (built / "index.html").write_text(PAGE, "utf-8")
    (built / "manifest.json").write_text(json.dumps(MANIFEST), "utf-8")

    async def script(client: ClientSession) -> None:
        asked = {"Accept-Encoding": "identity", "Accept-Language": language}
        async with client.get(path, headers=asked) as answer:
            text = await answer.text()
            assert re.findall(r'(?:src|href)="/assets/([^"]+)"', text) == coming
            assert f'<html lang="{language[:2]}">' in text
            assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"
        async with client.get("/manifest.json") as answer:
            assert answer.status == 404

    visit(built, script)


DRAWN_PAGE = """<!doctype html><html lang="en"><head>
<link rel="stylesheet" crossorigin href="/assets/front-a1.css"></head><body><div id="page"></div></body></html>"""
SHEET = "h1{color:red}"


@pytest.mark.parametrize(("language", "title"), [("en", "Four games"), ("fr", "Quatre jeux")])
def test_the_front_page_comes_drawn_with_its_style_and_tables_do_not(built: Path, language: str, title: str) -> None:
    (built / "index.html").write_text(DRAWN_PAGE, "utf-8")
    (built / "front.en.html").write_text("<h1>Four games</h1>", "utf-8")
    (built / "front.fr.html").write_text("<h1>Quatre jeux</h1>", "utf-8")
    (built / "assets" / "front-a1.css").write_text(SHEET, "utf-8")

    async def script(client: ClientSession) -> None:
        asked = {"Accept-Encoding": "identity", "Accept-Language": language}
        async with client.get("/", headers=asked) as answer:
            text = await answer.text()
            assert f'<div id="page"><h1>{title}</h1></div>' in text
            assert f"<style>{SHEET}</style>" in text
            assert "front-a1.css" not in text
            digest = base64.b64encode(hashlib.sha256(SHEET.encode()).digest()).decode()
            assert f"style-src 'self' 'sha256-{digest}';" in answer.headers["Content-Security-Policy"]
        async with client.get("/t/k7Qm2Xw9", headers=asked) as answer:
            text = await answer.text()
            assert '<div id="page"></div>' in text
            assert "front-a1.css" in text
            assert "style-src 'self';" in answer.headers["Content-Security-Policy"]
        async with client.get(f"/front.{language}.html") as answer:
            assert answer.status == 404

    visit(built, script, guarded=True)


def test_without_a_build_the_page_says_so_in_both_languages(tmp_path: Path) -> None:
    async def script(client: ClientSession) -> None:
        async with client.get("/t/k7Qm2Xw9", headers={"Accept-Encoding": "identity"}) as answer:
            assert answer.status == 503
            text = await answer.text()
            for language in LANGUAGES:
                assert Words(language).say("page.not_built") in text

    visit(tmp_path / "page", script)
