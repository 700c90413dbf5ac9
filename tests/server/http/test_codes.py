"""Coming in by a code that was said across the room, and by an address that others can open."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import OpenHouse, spend
from toutilix.server.base.tokens import TABLE_LETTERS, code_of, new_table_id, read_code
from toutilix.server.http import visitors
from toutilix.server.tables import registry


def test_a_code_has_30_bits_and_is_read_as_people_write_it() -> None:
    id = new_table_id()
    code = code_of(id)
    assert id.startswith(code)
    assert len(TABLE_LETTERS) ** len(code) == 2**30
    for written in (code, code.upper(), f" {code[:3].upper()} {code[3:]} ", f"{code[:3]}-{code[3:]}", " ".join(code)):
        assert read_code(written) == code
    assert read_code("OIL uo1") == "011v01"


async def found(house: OpenHouse, code: str) -> Any:
    status, about = await house.ask("GET", f"/api/codes/{code}")
    assert (status == 200) or about["why"]["code"] == "server.no_code"
    return about["id"] if status == 200 else None


def test_a_code_leads_to_its_table_while_there_is_something_to_join(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 3)
        [other] = await house.create("sowix", 2)
        code = (await house.about(zoe))["code"]
        assert code != (await house.about(other))["code"]
        assert await found(house, f"{code[:3]}%20{code[3:].upper()}") == zoe.table
        for wrong in ("zzzzzz", code[:5], f"{code}0", zoe.table, "%20", "%00", "é"):
            assert await found(house, wrong) is None

        max = await house.join(zoe.table, "Max")
        await house.host(zoe, do="start")
        assert "code" not in await house.about(zoe)
        assert await found(house, code) is None
        await house.host(zoe, do="replace", seat=max.seat)
        assert (await house.about(zoe))["code"] == code
        assert await found(house, code) == zoe.table
        await house.host(zoe, do="end")
        assert await found(house, code) is None

    spend(tmp_path, evening)


def test_one_device_for_all_has_no_code(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys = await house.create("sowix", 2, local=True, names=["Max"])
        assert "code" not in await house.about(keys[0])
        assert await found(house, code_of(keys[0].table)) is None

    spend(tmp_path, evening)


def test_a_table_where_nobody_is_has_no_code_until_somebody_comes_back(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 2)
        code = (await house.about(zoe))["code"]
        house.registry.unload_idle(-1)
        assert await found(house, code) is None
        await house.sit(zoe)
        assert await found(house, code) == zoe.table

    spend(tmp_path, evening)


def test_two_tables_that_people_are_at_never_have_one_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = iter(["aaaaaa0000000000", "aaaaaa1111111111", "bbbbbb0000000000", "aaaaaa2222222222"])
    monkeypatch.setattr(registry, "new_table_id", lambda: next(ids))

    async def evening(house: OpenHouse) -> None:
        [first] = await house.create("sowix", 2)
        [second] = await house.create("sowix", 2)
        assert [first.table, second.table] == ["aaaaaa0000000000", "bbbbbb0000000000"]
        house.registry.unload_idle(-1)
        [third] = await house.create("sowix", 2)
        assert await found(house, "aaaaaa") == third.table
        # One that wakes beside it may: then the code says too little, and nobody lands at the wrong table.
        await house.sit(first)
        assert await found(house, "aaaaaa") is None

    spend(tmp_path, evening)


def test_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        statuses = [(await house.ask("GET", f"/api/codes/{number:06}"))[0] for number in range(6)]
        assert statuses == [404, 404, 404, 429, 429, 429]

    spend(tmp_path, evening, limits=True, joins_per_minute=3)


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def lan_urls(listening: str, port: int) -> list[str]:
        return [f"http://192.168.1.5:{port}"] if listening == "0.0.0.0" else []

    monkeypatch.setattr(visitors, "lan_urls", lan_urls)


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("settings", "came_by", "told"),
    [
        ({}, "127.0.0.1:{port}", []),
        ({}, "localhost:{port}", []),
        ({"host": "0.0.0.0", "lan": True}, "localhost:{port}", ["http://192.168.1.5:{port}"]),
        ({"host": "0.0.0.0", "lan": True}, "127.0.0.1:{port}", ["http://192.168.1.5:{port}"]),
        ({"host": "0.0.0.0", "lan": True}, "192.168.1.7:{port}", ["http://192.168.1.7:{port}"]),
        ({"public_url": "https://cards.example.org"}, "localhost:{port}", ["https://cards.example.org"]),
        ({"public_url": "https://cards.example.org"}, "cards.example.org", ["https://cards.example.org"]),
        ({"origins": ("http://cards.example.org",)}, "cards.example.org", ["http://cards.example.org"]),
    ],
)
def test_the_address_to_send_is_one_that_others_can_open(
    tmp_path: Path, settings: dict[str, Any], came_by: str, told: list[str]
) -> None:
    async def evening(house: OpenHouse) -> None:
        port = house.url.rpartition(":")[2]
        _, answer = await house.ask("GET", "/api/addresses", Host=came_by.format(port=port))
        assert answer["urls"] == [url.format(port=port) for url in told]

    spend(tmp_path, evening, **settings)


@pytest.mark.usefixtures("at_home")
def test_the_network_at_home_is_told_to_nobody_who_is_not_at_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through a container's port visitors call us localhost, but come from elsewhere."""
    monkeypatch.setattr("aiohttp.web.Request.remote", "172.17.0.1")

    async def evening(house: OpenHouse) -> None:
        _, answer = await house.ask("GET", "/api/addresses")
        assert answer["urls"] == []

    spend(tmp_path, evening, host="0.0.0.0", lan=True)
