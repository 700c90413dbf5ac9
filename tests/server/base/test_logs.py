"""Logs tell what happened and hold nothing that the operator should not read."""

import asyncio
import json
import logging
import warnings

import pytest

from tests.server.http.guarded import SECRET, serving
from tests.server.logged import logged
from toutilix.server.base import logs
from toutilix.server.base.logs import note, table_mark
from toutilix.server.base.settings import Settings
from toutilix.server.base.tokens import new_table_id, new_token

each_style = pytest.mark.parametrize("style", ["text", "json"])


@each_style
def test_a_whole_session_leaves_no_secret(style: str) -> None:
    """Send everything that a visitor can send: paths, queries, headers, bodies, methods and broken requests."""
    token, table, name = new_token(), new_table_id(), "Zoé-Planted"
    secrets = [token, table, name, SECRET, "Planted", "127.0.0.1", "192.0.2.55"]

    async def session() -> None:
        async with serving(Settings(body_bytes=1024)) as (url, client):
            bearer = {"Authorization": f"Bearer {token}", "X-Forwarded-For": "192.0.2.55", "User-Agent": name}
            for path in (f"/api/tables/{table}?token={token}", f"/nowhere/{token}", f"/{name}", f"/fail/{token}"):
                async with client.get(url + path, headers=bearer) as answer:
                    await answer.read()
            for how in ("api", "malformed", "illegal", "store", "redirect", "teapot", "group", "anyhow"):
                async with client.get(f"{url}/fail/{how}?seed={token}", headers=bearer) as answer:
                    await answer.read()
            for body in (json.dumps({"name": name}), json.dumps({"name": [name]}), name, name * 500):
                async with client.post(url + "/join", data=body.encode(), headers=bearer) as answer:
                    await answer.read()
            async with client.request(token, url + "/look", headers=bearer) as answer:
                await answer.read()
            async with client.get(url + "/look", headers={**bearer, "Host": f"{token}.example.org"}) as answer:
                await answer.read()
            async with client.post(url + "/create", headers={**bearer, "Origin": f"http://{token}"}) as answer:
                await answer.read()
            async with client.ws_connect(f"{url}/live?fail={token}", headers=bearer) as socket:
                await socket.receive()
            await broken(url, f"GET /{token} HTTP/9.9\r\n{token}: {name}\r\n\r\n".encode())
            await broken(url, f"{token}\x00{name}\r\n\r\n".encode())
            await broken(url, f"GET / HTTP/1.1\r\nHost: {token}\r\nContent-Length: {token}\r\n\r\n".encode())

    with logged(style) as written:
        logging.getLogger("aiohttp.server").setLevel(logging.DEBUG)
        asyncio.run(session(), debug=True)
        logging.getLogger("aiohttp.server").setLevel(logging.NOTSET)
    text = written.getvalue()
    assert text.count("/fail/{how}") >= 9, text
    assert "/api/tables/{id}" in text
    assert "aiohttp.server" in text, "the library's own lines are among them"
    for secret in secrets:
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text


async def broken(url: str, sent: bytes) -> None:
    host, _, port = url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    writer.write_eof()
    answer = await reader.read()
    assert b"Traceback" not in answer
    writer.close()
    await writer.wait_closed()


def test_json_lines_have_the_listed_fields() -> None:
    with logged("json") as written:
        note("table woke", table="0123456789abcdef", milliseconds=1.23456, count=3)
        try:
            int(SECRET)
        except ValueError as error:
            note("request failed", level=logging.ERROR, number="abc", error=error)
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "info",
        "event": "table woke",
        "table": table_mark("0123456789abcdef"),
        "milliseconds": 1.2,
        "count": 3,
    }
    assert second["error"] == "ValueError"
    [place] = second["places"]
    assert place.startswith("base/test_logs.py:")
    assert place.endswith(" test_json_lines_have_the_listed_fields")


def test_text_lines_are_one_line_each() -> None:
    with logged("text") as written:
        note("request", method="GET", route="/t/{id}", status=200)
        note("request", method="EVIL\nline", route="none", status=404)
    first, second = written.getvalue().splitlines()
    assert first.endswith(" info request method=GET route=/t/{id} status=200")
    assert second.endswith(" info request method=other route=none status=404")


def test_a_code_is_an_id_and_nothing_else() -> None:
    with logged("text") as written:
        for code in ("store.full", "oldchapix", SECRET, "Zoé", "q0lJ2n8yTz", "a b", "x" * 43):
            note("refused", code=code)
    codes = [line.partition("code=")[2] for line in written.getvalue().splitlines()]
    assert codes == ["store.full", "oldchapix", "other", "other", "other", "other", "other"]


def test_the_level_is_the_least_that_is_written() -> None:
    with logged("text", "warning") as written:
        note("not this")
        note("but this", level=logging.WARNING)
    [line] = written.getvalue().splitlines()
    assert line.endswith(" warning but this")


def test_libraries_keep_their_texts_to_themselves() -> None:
    with logged("text") as written:
        logging.getLogger("asyncio").error("cannot send %s", SECRET, exc_info=ValueError(SECRET))
        with warnings.catch_warnings():
            warnings.simplefilter("default")
            warnings.warn(SECRET, stacklevel=1)
    first, second = written.getvalue().splitlines()
    assert "logger=asyncio" in first
    assert "error=ValueError" in first
    assert "logger=py.warnings" in second
    assert SECRET not in written.getvalue()


@each_style
def test_every_line_has_the_name_of_its_node(style: str) -> None:
    with logged(style, node="cards-1") as written:
        note("request", status=200)
        logging.getLogger("asyncio").error("cannot send")
    ours, library = written.getvalue().splitlines()
    mark = '"node":"cards-1"' if style == "json" else " node=cards-1 "
    assert mark in ours
    assert mark in library
    if style == "text":
        assert ours.endswith(" info request node=cards-1 status=200")


def test_a_table_is_followed_but_not_found() -> None:
    table, other = new_table_id(), new_table_id()
    assert table_mark(table) == table_mark(table) != table_mark(other)
    assert len(table_mark(table)) * 4 < 80 / 2
    assert logs.OURS == "toutilix.server"
