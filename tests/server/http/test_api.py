"""The HTTP API as a page uses it: each answer, and each refusal in both languages."""

from pathlib import Path
from typing import Any

import pytest

import toutilix
from tests.server.house import OpenHouse, spend
from tests.server.players import Key
from toutilix.games import GAMES
from toutilix.server.base.protocol.common import Level, Status
from toutilix.words import Words


def test_the_games_and_their_options(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        status, told = await house.ask("GET", "/api/games")
        assert status == 200
        assert [game["game"] for game in told["games"]] == [kind.name for kind in GAMES]
        for game, kind in zip(told["games"], GAMES, strict=True):
            assert (game["fewest"], game["most"]) == (kind.fewest, kind.most)
            assert game["levels"] == list(Level)
            # The defaults of the API are those of a table without wishes.
            defaults = kind.settings(kind.game(kind.fewest, {}))
            assert {option["name"]: option["default"] for option in game["options"]} == defaults

    spend(tmp_path, evening)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_the_rules_in_both_languages(tmp_path: Path, kind: Any) -> None:
    async def evening(house: OpenHouse) -> None:
        texts = set()
        for language in ("en", "fr"):
            status, rules = await house.ask("GET", f"/api/games/{kind.name}/rules?lang={language}")
            assert (status, rules["game"], rules["language"]) == (200, kind.name, language)
            assert rules["title"] == Words(language).say(f"{kind.name}.name")
            assert {option.name for option in kind.options} <= set(rules["options"])
            texts.add(rules["text"])
        assert len(texts) == 2
        _, defaults = await house.ask("GET", f"/api/games/{kind.name}/rules")
        assert defaults["language"] == "en"

    spend(tmp_path, evening)


def test_health_counts_and_names_nobody(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, health = await house.ask("GET", "/api/health")
        assert health == {
            "status": "ok",
            "version": toutilix.__version__,
            "tables": 0,
            "connections": 0,
            "waiting_writes": 0,
        }
        keys, _ = await house.playing("oldchapix", 4)
        await house.watch(keys[0])
        _, health = await house.ask("GET", "/api/health")
        assert (health["tables"], health["connections"]) == (1, 5)

    spend(tmp_path, evening)


def test_the_turn_can_be_seen_from_outside(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 2)
        assert "turn" not in await house.about(zoe)
        await house.join(zoe.table, "Max")
        await house.host(zoe, do="start")
        turn = (await house.about(zoe))["turn"]
        assert turn == house.table(zoe).match.state.table.turn + 1
        player = await house.sit(zoe)
        assert player.facts["turn"] == turn

    spend(tmp_path, evening)


def test_several_tables_are_looked_at_at_once_and_those_that_are_gone_are_left_out(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [first], [second] = await house.create("sowix", 2), await house.create("oldchapix", 3)
        house.registry.unload_idle(-1)
        ids = ",".join([second.table, "nowhere", "", first.table, second.table])
        status, told = await house.ask("GET", f"/api/tables?ids={ids}")
        assert status == 200
        assert told["tables"] == [await house.about(second), await house.about(first)]
        many = ",".join(f"nowhere{number}" for number in range(20))
        assert (await house.ask("GET", f"/api/tables?ids={many},{first.table}"))[1] == {"tables": []}
        assert (await house.ask("GET", "/api/tables"))[1] == {"tables": []}

    spend(tmp_path, evening)


def test_a_table_as_it_was_wished_for(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        wish = {
            "game": "sowix",
            "players": 4,
            "name": "  Zoé ",
            "options": {"target": 120, "call": "automatic", "youngest": 3},
            "bots": {"1": "expert", "4": "beginner"},
            "pace": {"bots": "slow", "move_seconds": 30, "away_seconds": None},
        }
        status, made = await house.ask("POST", "/api/tables", wish)
        assert status == 201
        about = made["about"]
        assert made["path"] == f"/t/{about['id']}"
        assert [key["seat"] for key in made["keys"]] == [2]
        assert about["options"] == {
            "target": 120,
            "call": "automatic",
            "youngest": 3,
            "draw_when_able": "no",
            "reshuffle": "no",
        }
        assert about["pace"] == wish["pace"]
        assert (about["status"], about["match"], about["players"]) == (Status.lobby, 1, 4)
        assert "seed" not in about
        assert len(about["commitment"]) == 64
        first, second, third, fourth = about["seats"]
        assert (first["holder"], first["level"]) == ("bot", "expert")
        assert (second["holder"], second["name"], second["host"]) == ("person", "Zoé", True)
        assert third == {"seat": 3, "holder": "open"}
        assert (fourth["holder"], fourth["level"]) == ("bot", "beginner")
        assert first["name"] != fourth["name"]
        assert await house.about(Key(about["id"], 2, "")) == about

    spend(tmp_path, evening)


WRONG_TABLES: list[tuple[dict[str, object], int, str]] = [
    ({"game": "chess"}, 422, "game.unknown"),
    ({"players": 8}, 422, "game.players"),
    ({"players": 9}, 400, "request.body"),
    ({"players": "4"}, 400, "request.body"),
    ({"options": {"target": 7}}, 422, "option.unknown"),
    ({"options": {"youngest": 5}}, 422, "option.number"),
    ({"options": {"youngest": "me"}}, 422, "option.number"),
    ({"bots": {"5": "regular"}}, 422, "server.no_such_seat"),
    ({"bots": {"9": "regular"}}, 400, "request.body"),
    ({"bots": {"2": "genius"}}, 400, "request.body"),
    ({"bots": {"1": "regular", "2": "regular", "3": "regular", "4": "regular"}}, 422, "server.no_seat_left"),
    ({"name": "\u200b"}, 422, "name.wrong"),
    ({"name": "x" * 21}, 422, "name.wrong"),
    ({"names": ["Ana"]}, 422, "server.names_not_local"),
    ({"local": True, "names": ["Ana"]}, 422, "server.names"),
    ({"pace": {"bots": "fast"}}, 400, "request.body"),
    ({"pace": {"move_seconds": 1}}, 400, "request.body"),
    ({"colour": "red"}, 400, "request.body"),
]


def test_wishes_that_cannot_be_met(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        defaults = {"game": "oldchapix", "players": 4, "name": "Zoé"}
        for wish, status, code in WRONG_TABLES:
            await refused(house, "POST", "/api/tables", status, code, defaults | wish)
        assert len(house.registry) == 0

    spend(tmp_path, evening)


async def refused(
    house: OpenHouse, method: str, path: str, status: int, code: str, body: object = None, key: Key | None = None
) -> None:
    """It is, with the same code and words of its own in both languages."""
    sentences = set()
    for language in ("en", "fr-CH, en;q=0.5"):
        got, complaint = await house.ask(method, path, body, key, **{"Accept-Language": language})
        assert (got, complaint["why"]["code"]) == (status, code), complaint
        sentences.add(complaint["sentence"])
    assert len(sentences) == 2, sentences


def test_refused_requests_and_their_codes(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("oldchapix", 4)
        guest = await house.join(host.table, "Ana", seat=3)
        at, nowhere = f"/api/tables/{host.table}", "/api/tables/0000000000000000"
        nobody = Key(host.table, 1, "x" * 43)
        start = {"do": "start"}

        for method, path, body in [
            ("GET", "", None),
            ("POST", "/seats", {"name": "Bo"}),
            ("POST", "/seats/mine", None),
            ("DELETE", "/seats/mine", None),
            ("POST", "/host", start),
            ("POST", "/rematch", {}),
            ("GET", "/records", None),
            ("GET", "/records/1", None),
        ]:
            await refused(house, method, nowhere + path, 404, "server.no_table", body, host)
        for method, path, body in [
            ("POST", "/seats/mine", None),
            ("DELETE", "/seats/mine", None),
            ("POST", "/host", start),
            ("POST", "/rematch", {}),
        ]:
            await refused(house, method, at + path, 401, "server.no_seat", body)
            await refused(house, method, at + path, 401, "server.no_seat", body, nobody)

        await refused(house, "POST", f"{at}/seats", 409, "server.taken", {"name": "Bo", "seat": 3})
        await refused(house, "POST", f"{at}/seats", 422, "server.no_such_seat", {"name": "Bo", "seat": 5})
        await refused(house, "POST", f"{at}/seats", 400, "request.body", {"name": "Bo", "seat": 0})
        await refused(house, "POST", f"{at}/seats", 422, "name.wrong", {"name": " "})
        await refused(house, "POST", f"{at}/host", 403, "server.not_host", start, guest)
        await refused(house, "POST", f"{at}/host", 400, "request.body", {"do": "dance"}, host)
        await refused(house, "POST", f"{at}/host", 409, "server.not_playing", {"do": "pause", "on": True}, host)
        await refused(house, "POST", f"{at}/host", 409, "server.own_seat", {"do": "replace", "seat": 1}, host)
        await refused(house, "POST", f"{at}/host", 422, "server.no_such_seat", {"do": "replace", "seat": 5}, host)
        await refused(house, "POST", f"{at}/rematch", 409, "server.not_over", {}, host)
        await refused(house, "GET", f"{at}/records/1", 409, "server.not_over")
        for none in ("0", "2", "99999999", "x", "-1", "١"):
            await refused(house, "GET", f"{at}/records/{none}", 404, "server.no_record")
        assert await house.ask("GET", f"{at}/records") == (200, {"records": []})

        await house.host(host, **start)
        await refused(house, "POST", f"{at}/host", 409, "server.started", start, host)
        await refused(house, "POST", f"{at}/seats", 409, "server.full", {"name": "Bo"})
        await refused(house, "GET", f"{at}/records/1", 409, "server.not_over")
        await refused(house, "POST", f"{at}/rematch", 409, "server.not_over", {"start": False}, host)

        await refused(house, "GET", "/api/games/chess/rules", 404, "game.unknown")
        await refused(house, "GET", "/api/games/sowix/rules?lang=de", 422, "server.language")
        await refused(house, "GET", "/api/nothing", 404, "request.not_found")
        await refused(house, "PUT", at, 405, "request.method")

    spend(tmp_path, evening)


def test_a_body_has_to_be_json(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        async with house.session.post(f"{house.url}/api/tables", data="game=sowix") as answer:
            assert answer.status == 415
            assert (await answer.json())["why"]["code"] == "request.content_type"
        for broken in (b"{", b"\xff\xfe", b"[" * 5000, b"null"):
            headers = {"Content-Type": "application/json"}
            async with house.session.post(f"{house.url}/api/tables", data=broken, headers=headers) as answer:
                assert answer.status == 400, broken
                assert (await answer.json())["why"]["code"] == "request.body"

    spend(tmp_path, evening)
