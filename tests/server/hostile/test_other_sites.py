"""Pages of other sites, names that are not ours, and paths that want to be clever."""

from pathlib import Path

import aiohttp
import msgspec
import pytest

from tests.server.hostile.honest import undisturbed
from tests.server.hostile.raw import Raw, dial
from tests.server.house import OpenHouse, spend

WISH = {"game": "sowix", "players": 3, "name": "Max"}


def test_pages_of_other_sites_can_do_nothing(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, _ = await house.playing("sowix", 3)
        table = f"/api/tables/{keys[0].table}"
        port = house.url.rpartition(":")[2]
        for origin in (
            "http://evil.example",
            "null",
            "https://127.0.0.1:" + port,
            "http://127.0.0.1",
            f"http://127.0.0.1.evil.example:{port}",
            f"http://127.0.0.1:{port}.evil.example",
            "file://",
            f"http://evil.example, {house.url}",
        ):
            before = await house.about(keys[0])
            for method, path, body in (
                ("POST", "/api/tables", WISH),
                ("POST", f"{table}/seats", {"name": "Max"}),
                ("POST", f"{table}/host", {"do": "end"}),
                ("POST", f"{table}/rematch", {}),
                ("POST", f"{table}/seats/mine", None),
                ("DELETE", f"{table}/seats/mine", None),
            ):
                status, complaint = await house.ask(method, path, body, keys[0], Origin=origin)
                assert (status, complaint["why"]["code"]) == (403, "request.origin"), (origin, path)
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await house.session.ws_connect(f"{house.url}{table}/live", headers={"Origin": origin})
            assert refused.value.status == 403
            assert await house.about(keys[0]) == before
        # Our own page may, and so may a client that is no page.
        async with house.session.ws_connect(f"{house.url}{table}/live", headers={"Origin": house.url}):
            pass
        assert (await house.ask("POST", f"{table}/seats/mine", key=keys[0], Origin=house.url))[0] == 200

    spend(tmp_path, evening)


@pytest.mark.parametrize("fetched", ["cross-site", "same-site", "made-up"])
def test_a_page_that_hides_its_origin(tmp_path: Path, fetched: str) -> None:
    async def evening(house: OpenHouse) -> None:
        status, _ = await house.ask("POST", "/api/tables", WISH, None, **{"Sec-Fetch-Site": fetched})
        assert status == 403

    spend(tmp_path, evening)


def test_names_that_are_not_ours(tmp_path: Path) -> None:
    """A site that lets its own name lead here would count as us."""

    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        table = f"/api/tables/{key.table}"
        for host in (
            "evil.example",
            "evil.example:80",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "10.0.0.1",
            "_",
        ):
            for method, path in (("GET", table), ("POST", "/api/tables"), ("GET", "/api/health")):
                status, complaint = await house.ask(method, path, WISH if method == "POST" else None, Host=host)
                assert (status, complaint["why"]["code"]) == (421, "request.host"), host
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await house.session.ws_connect(f"{house.url}{table}/live", headers={"Host": host})
            assert refused.value.status == 421

    spend(tmp_path, evening)


def test_a_form_cannot_be_taken_for_a_request(tmp_path: Path) -> None:
    """Requests that a page of another site can send without asking: plain text and forms."""

    async def evening(house: OpenHouse) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b", "text/json"):
            async with house.session.post(
                f"{house.url}/api/tables",
                data=b'{"game":"sowix","players":3,"name":"Max"}',
                headers={"Content-Type": kind},
            ) as answer:
                assert answer.status == 415

    spend(tmp_path, evening)


async def _asked(house: OpenHouse, target: bytes, *, method: bytes = b"GET", more: bytes = b"") -> tuple[int, bytes]:
    """Ask for a path exactly as it is written."""
    raw = Raw(*await dial(house.url))
    host = house.url.removeprefix("http://").encode()
    await raw.send(
        method + b" " + target + b" HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n" + more + b"\r\n"
    )
    answer = await raw.reader.read()
    raw.hang_up()
    return int(answer.split(b" ", 2)[1]), answer


def test_clever_paths_lead_nowhere(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            [key] = await house.create("sowix", 3)
            id = key.table.encode()
            for target in (
                b"/api/tables/" + id + b"/../" + id,
                b"/api/tables/" + id + b"/./",
                b"/api/tables//" + id,
                b"//api/tables/" + id,
                b"/api/tables/" + id + b"/records/../../../tables.sqlite",
                b"/api/tables/" + id + b"/records/%31%00",
                b"/api/tables/" + id + b"/records/-1",
                b"/api/tables/" + id + b"/records/0",
                b"/api/tables/" + id + b"/records/1e0",
                b"/api/tables/" + id + b"/records/999999999999999999999999",
                b"/api/tables/" + id + "/records/١".encode(),
                b"/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
                b"/../../../../etc/passwd",
                b"/%2e%2e/%2e%2e/etc/passwd",
                b"/api/games/../health",
                b"/api/games/..%2f..%2fserver/rules",
                b"/api/games/sowix%2f..%2fsowix/rules",
                b"/API/health",
                b"/api/health/",
                b"/api/health;x",
                b"http://evil.example/etc/passwd",
                b"*",
            ):
                status, answer = await _asked(house, target)
                assert status in (400, 404), (target, answer)
                assert b"root:" not in answer
            # The match in progress has no record, however it is asked for.
            assert (await _asked(house, b"/api/tables/" + id + b"/records/1"))[0] == 409
            assert (await _asked(house, b"/api/tables/" + id + b"/records/%31"))[0] == 409
            assert (await _asked(house, b"/api/tables/" + id + b"/records/01"))[0] in (404, 409)

        await undisturbed(house, attack())

    spend(tmp_path, evening)


@pytest.mark.parametrize("method", [b"PUT", b"PATCH", b"DELETE", b"TRACE", b"CONNECT", b"BREW"])
def test_other_methods_do_nothing(tmp_path: Path, method: bytes) -> None:
    async def evening(house: OpenHouse) -> None:
        [key] = await house.create("sowix", 3)
        before = await house.about(key)
        status, answer = await _asked(house, b"/api/tables/" + key.table.encode(), method=method)
        assert status in (400, 404, 405), answer
        assert await house.about(key) == before

    spend(tmp_path, evening)


def test_two_requests_in_the_skin_of_one(tmp_path: Path) -> None:
    """A proxy and the server must not read a body's length differently."""

    async def evening(house: OpenHouse) -> None:
        for more in (
            b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
            b"Content-Length: 5\r\nContent-Length: 6\r\n",
            b"Content-Length: +5\r\n",
            b"Content-Length: 5 5\r\n",
            b"Transfer-Encoding: chunked, chunked\r\n",
            b"Transfer-Encoding: xchunked\r\n",
            b"Host: evil.example\r\n",
        ):
            status, answer = await _asked(house, b"/api/tables", method=b"POST", more=more + b"Content-Type: a/b\r\n")
            assert status in (400, 421), (more, answer)

    spend(tmp_path, evening)


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
        b"\xff\xfe\x00 / HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_other_protocols_are_answered_without_naming_the_library(tmp_path: Path, sent: bytes) -> None:
    async def evening(house: OpenHouse) -> None:
        reader, writer = await dial(house.url)
        writer.write(sent)
        answer = await reader.read()
        writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        assert head.split()[:2] == [b"HTTP/1.0", b"400"], answer
        assert msgspec.json.decode(body)["why"]["code"] == "request.wrong"
        assert b"server:" not in head.lower()
        for name in (b"aiohttp", b"python", b"traceback"):
            assert name not in answer.lower()

    spend(tmp_path, evening)
