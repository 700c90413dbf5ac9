"""docs/protocol.md: its exchanges are messages of the protocol, and its tables have every address and every error."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.server.base.protocol.test_messages import agree
from toutilix.server.base.protocol import api, live
from toutilix.server.base.protocol.openapi import ERRORS
from toutilix.server.base.protocol.routes import ROUTES
from toutilix.server.base.settings import Settings
from toutilix.server.http import sockets
from toutilix.server.tables import session
from toutilix.words import Words

PAGE = (Path(__file__).resolve().parents[4] / "docs" / "protocol.md").read_text("utf-8")
LINES = re.findall(r"^ *([<>]) (\{.*\})$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("way", "text"), LINES, ids=[text[:60] for _, text in LINES])
def test_an_exchange_is_of_the_protocol(way: str, text: str) -> None:
    agree("Asked" if way == ">" else "Answered", text.encode())


def test_codes_in_the_exchanges_have_words() -> None:
    messages = [json.loads(text) for _, text in LINES]
    codes = [message["why"]["code"] for message in messages if "why" in message]
    ids = [event["id"] for message in messages for event in message.get("act", {}).get("events", [])]
    assert len(codes) > 2
    assert len(ids) > 5
    for id in [*codes, *ids]:
        assert Words("en").has(id), id


def test_the_kinds_of_messages_are_all_mentioned() -> None:
    mentioned = set(re.findall(r"[`\"]([a-z]+)[`\"]", PAGE))
    tags = {kind.__struct_config__.tag for kind in [*live.Asked.__args__, *live.Answered.__args__]}
    assert tags - mentioned == set()


def test_making_a_table_is_as_shown() -> None:
    body, answer = re.findall(r"^```json\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
    wish = msgspec.json.decode(body, type=api.NewTable)
    made = msgspec.json.decode(answer, type=api.Created)
    assert (made.about.game, made.about.players) == (wish.game, wish.players)


def test_every_address_is_in_the_table() -> None:
    rows = re.findall(r"^\| `([A-Z]+ /\S+)` \|.*\| (\d+)", PAGE, re.MULTILINE)
    assert rows == [(f"{route.method} {route.path}", str(route.status)) for route in ROUTES]


def test_every_error_is_in_the_table() -> None:
    statuses = {
        int(number) for row in re.findall(r"^\| ([45]\d\d[^|]*) \|", PAGE, re.MULTILINE) for number in row.split(", ")
    }
    assert statuses - {4401, 4404, 4410} == {*ERRORS, 405}


def test_close_codes_are_those_of_the_server() -> None:
    too_long = 1009
    told = {int(code) for code in re.findall(r"^\| ([14]\d\d\d) \|", PAGE, re.MULTILINE)}
    assert told == {*live.CloseCode, too_long}


def test_limits_are_those_of_the_settings() -> None:
    limits = Settings()
    section = " ".join(PAGE.partition("## Limits")[2].partition("##")[0].split())
    assert f"messages up to {limits.message_bytes:,} bytes" in section
    assert f"and {limits.messages_burst} at once; bodies up to {limits.body_bytes:,} bytes" in section
    assert f"{limits.requests_per_second} requests a second from one address and {limits.requests_burst} at" in section
    assert f"{limits.new_tables_per_minute} new tables and {limits.joins_per_minute} joins a minute" in section
    connections = f"{limits.connections_per_address} connections from one address and {limits.connections_per_table} at"
    assert connections in section
    assert limits.messages_per_second == 10
    assert "ten a second on one connection" in section
    assert f"pings every {sockets.HEARTBEAT:g} seconds" in PAGE
    assert session.HELLO_SECONDS == 10
    assert "within ten seconds" in PAGE
