"""The guard of a real HTTP server: admission, limits, and the headers of every answer."""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from ipaddress import ip_network
from socket import gethostname

import pytest
from aiohttp import WSServerHandshakeError
from multidict import CIMultiDict

from tests.server.http.guarded import SECRET, complaint, serving, status
from tests.server.logged import logged
from toutilix.server.base.settings import Settings

HOME = "http://cards.example.org"


async def _in_chunks(size: int) -> AsyncIterator[bytes]:
    """A body whose length is not told beforehand."""
    for _ in range(0, size, 100):
        yield b"x" * 100


def run(test: Coroutine[None, None, None]) -> None:
    asyncio.run(test)


# --- what every answer carries ---------------------------------------------------------------------------------------


def test_every_answer_has_the_headers() -> None:
    async def test() -> None:
        async with serving() as (url, client):
            for path in ("/look", "/nowhere", "/fail/store", "/fail/anyhow", "/fail/redirect", "/fail/api"):
                async with client.get(url + path, allow_redirects=False) as answer:
                    headers = answer.headers
                    assert headers["X-Content-Type-Options"] == "nosniff"
                    assert headers["Referrer-Policy"] == "no-referrer"
                    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
                    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
                    assert "camera=()" in headers["Permissions-Policy"]
                    assert headers["Cache-Control"] == "no-store"
                    assert "Strict-Transport-Security" not in headers
                    assert "Server" not in headers
            async with client.ws_connect(url + "/live") as socket:
                assert "Content-Security-Policy" in socket._response.headers

    run(test())


def test_plain_http_gets_no_headers_that_browsers_complain_about() -> None:
    async def test() -> None:
        async with serving(Settings(host="0.0.0.0", lan=True)) as (url, client):
            for host, there in (("192.168.1.5", False), ("localhost", True), ("127.0.0.1:8026", True)):
                async with client.get(url + "/look", headers={"Host": host}) as answer:
                    assert answer.status == 200
                    assert ("Cross-Origin-Opener-Policy" in answer.headers) is there

    run(test())


def test_a_page_may_use_what_is_ours_and_nothing_else() -> None:
    async def test() -> None:
        async with serving() as (url, client), client.get(url + "/look") as answer:
            rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["Content-Security-Policy"].split(";"))
        assert rules.pop("connect-src") == f"'self' {url.replace('http', 'ws')}"
        assert rules.pop("img-src") == "'self' data:"
        assert {name for name, sources in rules.items() if sources == "'none'"} == {
            "default-src",
            "base-uri",
            "frame-ancestors",
        }
        assert set(rules.values()) == {"'none'", "'self'"}

    run(test())


def test_tls_is_kept_to_where_a_proxy_provides_it() -> None:
    async def test() -> None:
        behind = Settings(public_url="https://cards.example.org", trusted_proxies=(ip_network("127.0.0.0/8"),))
        async with serving(behind) as (url, client):
            told = {"Host": "cards.example.org", "X-Forwarded-Proto": "https"}
            async with client.get(url + "/look", headers=told) as answer:
                assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
                assert "wss://cards.example.org" in answer.headers["Content-Security-Policy"]
            async with client.get(url + "/look", headers={**told, "X-Forwarded-Proto": "http"}) as answer:
                assert "Strict-Transport-Security" not in answer.headers
        async with (
            serving() as (url, client),
            client.get(url + "/look", headers={"X-Forwarded-Proto": "https"}) as answer,
        ):
            assert "Strict-Transport-Security" not in answer.headers

    run(test())


# --- who is let in ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        (
            Settings(),
            ["localhost", "LOCALHOST:8026", "127.0.0.1:1", "[::1]:8026", "cards.localhost", "127.0.0.9"],
            [
                "evil.example.org",
                "localhost.evil.example.org",
                "192.0.2.1",
                "[fd00::1]",
                "evil.example.org:8026",
                "x@localhost",
            ],
        ),
        (
            Settings(host="0.0.0.0", lan=True),
            ["localhost", "192.0.2.1:8026", "10.0.0.7", f"{gethostname()}:8026", f"{gethostname()}.local"],
            ["evil.example.org", "192.0.2.1.evil.example.org", "1.2.3.4.5"],
        ),
        (Settings(host="192.0.2.1"), ["192.0.2.1", "localhost"], ["192.0.2.2", "evil.example.org"]),
        (
            Settings(public_url=f"{HOME}/games", origins=("https://other.example.org:444",)),
            ["cards.example.org", "Cards.Example.org:80", "other.example.org", "localhost"],
            [
                "example.org",
                "notcards.example.org",
                "cards.example.org.evil.example.org",
                "cards.example.org.",
                "[cards.example.org]",
            ],
        ),
    ],
)
def test_only_our_own_names_are_answered(settings: Settings, known: list[str], unknown: list[str]) -> None:
    async def test() -> None:
        async with serving(settings) as (url, client):
            for host in known:
                assert await status(client, "GET", url + "/look", {"Host": host}) == 200, host
            for host in unknown:
                async with client.get(url + "/look", headers={"Host": host}) as answer:
                    assert answer.status == 421, host
                    assert (await complaint(answer)).why.code == "request.host"
                    assert host not in answer.headers["Content-Security-Policy"]

    run(test())


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "http://localhost:8026"}, True),
        ({"Origin": "https://friend.example.org"}, True),
        ({"Origin": HOME}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "https://localhost:8026"}, False),
        ({"Origin": "http://localhost"}, False),
        ({"Origin": "http://localhost:8027"}, False),
        ({"Origin": "http://friend.example.org"}, False),
        ({"Origin": "https://friend.example.org.evil.example.org"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
    ],
)
def test_pages_of_other_sites_cannot_act(headers: dict[str, str], allowed: bool) -> None:
    settings = Settings(origins=("https://friend.example.org",), public_url=HOME)
    headers = {"Host": "localhost:8026", **headers}

    async def test() -> None:
        async with serving(settings) as (url, client):
            assert await status(client, "GET", url + "/look", headers) == 200
            assert await status(client, "DELETE", url + "/leave", headers) == (200 if allowed else 403)
            assert await status(client, "POST", url + "/create", headers) == (201 if allowed else 403)
            if allowed:
                async with client.ws_connect(url + "/live", headers=headers) as socket:
                    assert await socket.receive_str() == "hello"
            else:
                with pytest.raises(WSServerHandshakeError) as refused:
                    await client.ws_connect(url + "/live", headers=headers)
                assert refused.value.status == 403

    run(test())


@pytest.mark.parametrize(
    ("trusted", "forwarded", "client"),
    [
        ("", "192.0.2.9", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("127.0.0.1", "198.51.100.1, 192.0.2.9", "192.0.2.9"),
        ("127.0.0.1 10.0.0.0/8", "198.51.100.1, 192.0.2.9, 10.1.1.1", "192.0.2.9"),
        ("127.0.0.1 10.0.0.0/8", "10.2.2.2, 10.1.1.1", "10.2.2.2"),
        ("127.0.0.1", "192.0.2.9, nonsense", "127.0.0.1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "192.0.2.9:5678", "192.0.2.9"),
        ("127.0.0.1", "[2001:db8::1]:80", "2001:db8::1"),
        ("127.0.0.1", "[2001:db8::1]", "2001:db8::1"),
        ("127.0.0.1 10.0.0.0/8", "198.51.100.1:1, 192.0.2.9:65535, 10.1.1.1:443", "192.0.2.9"),
        ("127.0.0.1", "192.0.2.9:http", "127.0.0.1"),
        ("127.0.0.1", "[2001:db8::1]x", "127.0.0.1"),
    ],
)
def test_the_address_behind_trusted_proxies(trusted: str, forwarded: str, client: str) -> None:
    settings = Settings(trusted_proxies=tuple(ip_network(part) for part in trusted.split()))

    async def test() -> None:
        async with (
            serving(settings) as (url, session),
            session.get(url + "/look", headers={"X-Forwarded-For": forwarded}) as answer,
        ):
            assert (await answer.json())["client"] == client

    run(test())


# --- how much --------------------------------------------------------------------------------------------------------


def test_floods_are_held_back_by_address() -> None:
    settings = Settings(requests_burst=5, trusted_proxies=(ip_network("127.0.0.1"),))

    async def test() -> None:
        async with serving(settings) as (url, client):
            got = [await status(client, "GET", url + "/look", {}) for _ in range(8)]
            assert got == [200] * 5 + [429] * 3
            async with client.get(url + "/nowhere") as answer:
                assert answer.status == 429
                assert answer.headers["Retry-After"] == "1"
                assert (await complaint(answer)).why.arguments == {"seconds": 1}
            assert await status(client, "GET", url + "/look", {"X-Forwarded-For": "192.0.2.9"}) == 200

    run(test())


def test_new_tables_have_a_limit_of_their_own() -> None:
    async def test() -> None:
        async with serving(Settings(new_tables_per_minute=2)) as (url, client):
            got = [await status(client, "POST", url + "/create", {}) for _ in range(3)]
            assert got == [201, 201, 429]
            assert await status(client, "GET", url + "/look", {}) == 200

    run(test())


def test_long_bodies_are_not_read() -> None:
    async def test() -> None:
        async with serving(Settings(body_bytes=1024)) as (url, client):
            for body in (b"x" * 1025, _in_chunks(5000)):
                async with client.post(url + "/join", data=body) as answer:
                    assert answer.status == 413
                    assert (await complaint(answer)).why.arguments == {"most": 1024}
            async with client.post(url + "/join", data=b'{"name": "Ada"}') as answer:
                assert answer.status == 200

    run(test())


# --- what went wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "code", "id"),
    [
        ("/nowhere", 404, "request.not_found"),
        ("/join", 405, "request.method"),
        ("/fail/api", 401, "name.word"),
        ("/fail/malformed", 422, "name.wrong"),
        ("/fail/illegal", 409, "engine.match_over"),
        ("/fail/store", 503, "store.full"),
        ("/fail/teapot", 412, "request.wrong"),
        ("/fail/anyhow", 500, "request.failed"),
        ("/fail/group", 500, "request.failed"),
    ],
)
def test_every_failure_is_one_sentence(path: str, code: int, id: str) -> None:
    async def test() -> None:
        async with serving() as (url, client):
            said = []
            for language in ("en", "fr"):
                async with client.get(url + path, headers={"Accept-Language": language}) as answer:
                    assert answer.status == code
                    assert answer.headers["Content-Language"] == language
                    told = await complaint(answer)
                    assert told.why.code == id
                    said.append(told.sentence)
                    assert SECRET not in await answer.text()
                    assert "Traceback" not in await answer.text()
            assert said[0] != said[1]

    run(test())


def test_a_failure_nobody_foresaw_says_its_number_alone() -> None:
    async def test() -> None:
        with logged() as written:
            async with serving() as (url, client), client.get(url + "/fail/anyhow") as answer:
                number = (await complaint(answer)).why.arguments["number"]
        assert re.fullmatch("[0-9a-f]{8}", str(number))
        [line] = [line for line in written.getvalue().splitlines() if "request failed" in line]
        assert f"number={number}" in line
        assert "RuntimeError" in line
        assert "guarded.py" in line
        assert SECRET not in written.getvalue()

    run(test())


@pytest.mark.parametrize(
    ("body", "code"),
    [(b"{", 400), (b"\xff", 400), (b"", 400), (b'{"name": 5}', 422), (b'{"name": "Ada", "x": 1}', 422), (b"[]", 422)],
)
def test_a_body_that_makes_no_sense_is_said(body: bytes, code: int) -> None:
    async def test() -> None:
        async with serving() as (url, client), client.post(url + "/join", data=body) as answer:
            assert answer.status == code
            assert (await complaint(answer)).why.code == "request.body"

    run(test())


def test_redirects_pass_and_405_says_what_is_allowed() -> None:
    async def test() -> None:
        async with serving() as (url, client):
            async with client.get(url + "/fail/redirect", allow_redirects=False) as answer:
                assert (answer.status, answer.headers["Location"]) == (302, "/look")
            async with client.get(url + "/join") as answer:
                assert answer.headers["Allow"] == "POST"
            async with client.get(url + "/fail/api") as answer:
                assert answer.headers["WWW-Authenticate"] == "Bearer"

    run(test())


def test_a_socket_that_fails_is_closed_without_words() -> None:
    async def test() -> None:
        async with serving() as (url, _):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
            writer.write(
                b"GET /live?fail=1 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            async with asyncio.timeout(300):  # a socket left open would never end
                answer = await reader.read()
            writer.close()
            await writer.wait_closed()
        assert answer.startswith(b"HTTP/1.1 101 ")
        assert answer.endswith(b"\r\n\r\n"), "nothing that a page could take for a message"
        assert answer.count(b"HTTP/1.1") == 1

    run(test())


def test_two_origins_are_none_of_ours() -> None:
    async def test() -> None:
        async with serving() as (url, client):
            twice = CIMultiDict([("Origin", url), ("Origin", "https://evil.example.org")])
            assert await status(client, "POST", url + "/create", twice) == 403

    run(test())


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en;q=0.7,fr;q=0.3", "en"),
        ("en;q=0.2, FR;q=0.9", "fr"),
        ("fr;q=0, en", "en"),
        ("fr;q=much", "en"),
        ("*", "en"),
    ],
)
def test_the_language_is_the_readers(accept: str, language: str) -> None:
    async def test() -> None:
        async with (
            serving() as (url, client),
            client.get(url + "/nowhere", headers={"Accept-Language": accept}) as answer,
        ):
            assert answer.headers["Content-Language"] == language

    run(test())
