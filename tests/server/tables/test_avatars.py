"""The picture that somebody chooses for their seat: everybody sees it, and it stays."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import OpenHouse, spend
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Avatar
from toutilix.server.tables.body import TableBody, read_body


def avatars(about: Any) -> list[str | None]:
    return [seat.get("avatar") for seat in about["seats"]]


def test_those_who_make_or_join_a_table_bring_theirs(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 4, avatar="fox", bots={"2": "beginner"})
        watching = await house.sit(host)
        await house.join(host.table, "Ana", avatar="owl")
        told = await watching.until(live.About, lambda said: said.about.seats[2].name == "Ana")
        assert [seat.avatar for seat in told.about.seats] == [Avatar.fox, None, Avatar.owl, None]
        await house.join(host.table, "Bo")
        assert avatars(await house.about(host)) == ["fox", None, "owl", None]

    spend(tmp_path, evening)


def test_players_of_one_device_have_one_each(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        wish = {"local": True, "names": ["Ana", "Bo", "Cleo"], "avatar": "cat", "avatars": [None, "bear"]}
        keys = await house.create("sowix", 4, **wish)
        assert avatars(await house.about(keys[0])) == ["cat", None, "bear", None]

    spend(tmp_path, evening)


def test_a_lesson_shows_the_learner(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        status, made = await house.ask("POST", "/api/lessons", {"game": "sowix", "name": "Zoé", "avatar": "frog"})
        assert (status, avatars(made["about"])[0]) == (201, "frog")

    spend(tmp_path, evening)


def test_another_one_is_chosen_at_the_table(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, [at_zoe, at_ana] = await house.playing("sowix", 2, avatar="fox")
        await at_ana.send({"type": "wear", "avatar": "whale"})
        told = await at_zoe.until(live.About, lambda said: said.about.seats[1].avatar is not None)
        assert [seat.avatar for seat in told.about.seats] == [Avatar.fox, Avatar.whale]
        await at_zoe.send({"type": "wear"})
        told = await at_ana.until(live.About, lambda said: said.about.seats[0].avatar is None)
        assert told.about.seats[1].avatar is Avatar.whale

    spend(tmp_path, evening)


def test_a_picture_that_nobody_has_drawn_is_refused(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 3)
        for body in ({"name": "Ana", "avatar": "unicorn"}, {"name": "Ana", "avatar": "data:image/png;base64,AAAA"}):
            status, answer = await house.ask("POST", f"/api/tables/{host.table}/seats", body)
            assert (status, answer["why"]["code"]) == (400, "request.body")

    spend(tmp_path, evening)


def test_it_goes_with_its_player(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 3)
        ana = await house.join(host.table, "Ana", avatar="owl")
        await house.ask("DELETE", f"/api/tables/{host.table}/seats/mine", key=ana)
        await house.join(host.table, "Bo")
        assert avatars(await house.about(host)) == [None, None, None]

    spend(tmp_path, evening)


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    keys = []

    async def before(house: OpenHouse) -> None:
        keys.extend(await house.create("sowix", 2, avatar="rocket"))

    async def after(house: OpenHouse) -> None:
        assert avatars(await house.about(keys[0])) == ["rocket", None]

    spend(tmp_path, before)
    spend(tmp_path, after)


def test_a_table_that_was_stored_before_there_were_any_still_loads(tmp_path: Path) -> None:
    keys = []

    async def before(house: OpenHouse) -> None:
        keys.extend(await house.create("sowix", 2))

    async def after(house: OpenHouse) -> None:
        assert avatars(await house.about(keys[0])) == [None, None]

    spend(tmp_path, before)
    with sqlite3.connect(tmp_path / "tables.sqlite") as kept:
        [(body,)] = kept.execute("SELECT body FROM tables")
    kept.close()
    assert b"avatar" not in body
    spend(tmp_path, after)


@pytest.mark.parametrize("avatar", list(Avatar))
def test_each_is_stored_by_its_own_id(avatar: Avatar) -> None:
    stored = {"game": "sowix", "options": {}, "seats": [{"name": "Zoé", "holder": "person", "avatar": avatar.value}]}
    body: TableBody = read_body(msgspec.json.encode(stored))
    assert body.seats[0].avatar is avatar
