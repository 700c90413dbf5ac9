"""Seats: people join by the link, leave, come back, and somebody always runs the table."""

from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import OpenHouse, spend
from tests.server.players import Key, Player, come_to_turn
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Status
from toutilix.words import LANGUAGES, Words


def holders(about: Any) -> list[str]:
    return [seat["holder"] for seat in about["seats"]]


def hosts(about: Any) -> list[int]:
    return [seat["seat"] for seat in about["seats"] if seat.get("host")]


async def leave(house: OpenHouse, key: Key) -> None:
    status, _ = await house.ask("DELETE", f"/api/tables/{key.table}/seats/mine", key=key)
    assert status == 204


async def take_back(house: OpenHouse, key: Key) -> Any:
    status, taken = await house.ask("POST", f"/api/tables/{key.table}/seats/mine", key=key)
    assert (status, taken["seat"]) == (200, key.seat)
    return taken["about"]


def test_people_join_on_the_first_open_seat_or_the_one_they_choose(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 4, bots={"2": "beginner"})
        watching = await house.sit(host)
        assert (await house.join(host.table, "Ana", seat=4)).seat == 4
        assert (await house.join(host.table, "Bo")).seat == 3
        told = await watching.until(live.About, lambda said: said.about.seats[2].name == "Bo")
        assert [seat.name for seat in told.about.seats] == ["Zoé", "Ada", "Bo", "Ana"]
        assert holders(await house.about(host)) == ["person", "bot", "person", "person"]

    spend(tmp_path, evening)


def test_names_that_look_the_same_are_numbered(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 6, name="Ada")
        for name in ("ada", "\u0410d\u0430", "Basil"):
            await house.join(host.table, name)
        about = await house.host(host, do="start")
        names = [seat["name"] for seat in about["seats"]]
        assert names[:4] == ["Ada", "ada 2", "\u0410d\u0430 3", "Basil"]
        # Bots keep clear of people's names as well.
        assert len({name.casefold() for name in names}) == 6
        assert not {"Ada", "Basil"} & set(names[4:])

    spend(tmp_path, evening)


def test_somebody_without_a_name_is_called_by_their_seat(tmp_path: Path) -> None:
    """Not by a word of the language that their own page has."""

    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 3, name=None)
        await house.join(host.table, None)
        await house.join(host.table, "Bo")
        about = await house.host(host, do="start")
        assert about["seats"] == [
            {"seat": 1, "holder": "person", "host": True},
            {"seat": 2, "holder": "person"},
            {"seat": 3, "name": "Bo", "holder": "person"},
        ]
        names = house.table(host).match.names
        said = [Words(language, names).seat(seat) for language in LANGUAGES for seat in range(3)]
        assert said == ["Player 1", "Player 2", "Bo", "Joueur 1", "Joueur 2", "Bo"]

    spend(tmp_path, evening)


def test_a_bot_does_not_look_like_a_person(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 2, name="ADA")
        about = await house.host(host, do="start")
        assert about["seats"][1]["name"] == "Basil"

    spend(tmp_path, evening)


def test_a_player_who_leaves_before_the_match_gives_up_the_seat(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [host] = await house.create("sowix", 3)
        ana, bo = [await house.join(host.table, name) for name in ("Ana", "Bo")]
        left = await house.sit(host)
        await leave(house, host)
        problem = await left.until(live.Problem)
        assert problem.why.code == "server.left"
        assert (await left.until(live.Welcome)).seat is None
        about = await house.about(host)
        assert holders(about) == ["open", "person", "person"]
        assert hosts(about) == [2]
        status, _ = await house.ask("POST", f"/api/tables/{host.table}/seats/mine", key=host)
        assert status == 401
        await leave(house, ana)
        assert hosts(await house.about(host)) == [3]
        assert (await house.join(host.table, "Cleo")).seat == 1
        assert hosts(await house.about(host)) == [3]
        assert (await house.host(bo, do="start"))["status"] == Status.playing

    spend(tmp_path, evening)


def test_after_everybody_has_left_the_first_to_come_is_the_host(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 3)
        ana = await house.join(zoe.table, "Ana")
        await leave(house, zoe)
        await leave(house, ana)
        bo = await house.join(zoe.table, "Bo")
        assert bo.seat == 1
        about = await house.host(bo, do="start")
        assert (about["status"], hosts(about)) == (Status.playing, [1])

    spend(tmp_path, evening)


def test_a_player_who_left_can_take_the_seat_back_on_another_device(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, ana], [at_zoe, at_ana] = await house.playing("sowix", 2, options={"youngest": 2})
        assert at_ana.may_move()
        await leave(house, ana)
        await at_ana.ws.close()
        # A bot plays her turn, and her seat stays hers.
        await at_zoe.until(live.Happened, lambda told: told.act.get("seat") == 2)
        about = await house.about(zoe)
        assert about["seats"][1] == {"seat": 2, "name": "Guest 1", "holder": "person", "helped": True}
        again = await house.sit(ana)
        assert again.seat == 2
        about = await house.about(zoe)
        assert about["seats"][1] == {"seat": 2, "name": "Guest 1", "holder": "person", "present": True}
        await come_to_turn(again, at_zoe)

    spend(tmp_path, evening)


def test_take_back_without_a_connection(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [_, ana], [at_zoe, at_ana] = await house.playing("sowix", 2)
        await at_ana.ws.close()
        await leave(house, ana)
        await at_zoe.until(live.About, lambda told: told.about.seats[1].helped)
        about = await take_back(house, ana)
        assert "helped" not in about["seats"][1]
        await at_zoe.until(live.About, lambda told: not told.about.seats[1].helped)
        assert await take_back(house, ana) == about

    spend(tmp_path, evening)


async def refused_key(house: OpenHouse, key: Key) -> None:
    """The token opens nothing any more."""
    status, _ = await house.ask("POST", f"/api/tables/{key.table}/seats/mine", key=key)
    assert status == 401
    late = Player(house, key.table, key.token)
    await late.connect(hello=False)
    await late.send({"type": "hello", "token": key.token})
    problem = await late.until(live.Problem)
    assert problem.why.code == "server.no_seat"
    assert await late.hear() is None
    assert late.closed == 4401


def test_the_host_gives_a_seat_to_a_bot(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, ana, _], [at_zoe, at_ana, _] = await house.playing("oldchapix", 3)
        about = await house.host(zoe, do="replace", seat=2, level="regular")
        assert about["seats"][1] == {"seat": 2, "name": "Ada", "holder": "bot", "level": "regular"}
        assert (await at_ana.until(live.Problem)).why.code == "server.replaced"
        welcome = await at_ana.until(live.Welcome)
        assert (welcome.seat, welcome.choice, at_ana.own) == (None, None, {})
        await refused_key(house, ana)
        answer = await at_ana.move("Ap")
        assert isinstance(answer, live.Refused)
        assert answer.why.code == "server.spectator"
        # The bot plays, and what its seat was told before goes to nobody.
        assert isinstance(await at_zoe.move(await at_zoe.pick(Random(1))), live.Happened)
        await at_ana.until(live.Happened, lambda told: told.act.get("seat") == 2)
        assert at_ana.own == {}
        about = await house.host(zoe, do="replace", seat=2, level="beginner")
        assert about["seats"][1] == {"seat": 2, "name": "Ada", "holder": "bot", "level": "beginner"}

    spend(tmp_path, evening)


def test_the_host_opens_a_seat_to_somebody_new(tmp_path: Path) -> None:
    """Until they come a bot plays it."""

    async def evening(house: OpenHouse) -> None:
        [zoe, ana], [at_zoe, at_ana] = await house.playing("sowix", 2, options={"youngest": 2})
        cards = at_ana.own["cards"]
        about = await house.host(zoe, do="replace", seat=2)
        assert about["seats"][1] == {"seat": 2, "holder": "open"}
        await refused_key(house, ana)
        await at_zoe.until(live.Happened, lambda told: told.act.get("seat") == 2)
        cleo = await house.join(zoe.table, "Cleo")
        assert cleo.seat == 2
        at_cleo = await house.sit(cleo)
        assert at_cleo.own["cards"] != cards
        await come_to_turn(at_cleo, at_zoe)

    spend(tmp_path, evening)
