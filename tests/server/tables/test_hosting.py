"""The host decides when a match starts, pauses and ends, and how fast bots play."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.house import OpenHouse, open_house, spend
from tests.server.players import Player
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Status


def test_open_seats_are_filled_with_bots_of_the_level_asked_for(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 4, bots={"2": "expert"})
        about = await house.host(zoe, do="start", fill="regular")
        assert [seat.get("level") for seat in about["seats"]] == [None, "expert", "regular", "regular"]
        assert about["status"] == Status.playing

    spend(tmp_path, evening)


def test_nothing_moves_in_a_pause(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 3, bots={"3": "beginner"})
        about = await house.host(zoe, do="pause", on=True)
        assert about["status"] == Status.paused
        assert (await house.host(zoe, do="pause", on=True))["status"] == Status.paused
        for player in (at_zoe, at_ana):
            await player.until(live.About, lambda said: said.about.status is Status.paused)
        messages: list[dict[str, object]] = [
            {"type": "play", "id": "p", "n": 2, "move": await at_zoe.pick(Random(1))},
            {"type": "undo", "id": "p", "n": 2},
            {"type": "read", "id": "p", "cards": ["Ap"]},
            {"type": "hint", "id": "p"},
            {"type": "next", "n": 2},
            {"type": "continue"},
        ]
        for message in messages:
            await at_zoe.send(message)
            assert (await at_zoe.until(live.Refused)).why.code == "server.paused", message
        # Talking is not forbidden.
        await at_ana.send({"type": "say", "phrase": "back"})
        await at_zoe.until(live.Said)
        # A player who connects meanwhile sees the cards and has nothing to choose.
        again = await house.sit(zoe)
        assert (again.choice, again.about.status) == (None, Status.paused)
        assert again.own == at_zoe.own
        assert house.table(zoe).n == 2

        await house.host(zoe, do="pause", on=False)
        for player in (at_zoe, again):
            await player.until(live.Welcome)
            assert player.may_move()
        assert isinstance(await again.move(await again.pick(Random(1))), live.Happened)

    spend(tmp_path, evening)


def test_bots_stop_in_a_pause_and_go_on_after_it(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        pace = {"bots": "slow", "away_seconds": None}
        options = {"youngest": 2}
        [zoe], [at_zoe] = await house.playing("sowix", 2, bots={"2": "beginner"}, pace=pace, options=options)
        table = house.table(zoe)
        assert table._turns._thinking is not None
        await house.host(zoe, do="pause", on=True)
        assert table._turns._thinking is None
        await house.host(zoe, do="pace", pace={"bots": "instant", "away_seconds": None})
        assert table._turns._thinking is None
        await house.host(zoe, do="pause", on=False)
        assert (await at_zoe.until(live.Happened)).act["seat"] == 2

    spend(tmp_path, evening)


def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    async def evenings() -> None:
        async with open_house(tmp_path) as house:
            [zoe, _], _ = await house.playing("sowix", 2)
            await house.host(zoe, do="pause", on=True)
        async with open_house(tmp_path) as house:
            assert (await house.about(zoe))["status"] == Status.paused
            at_zoe = await house.sit(zoe)
            assert at_zoe.choice is None
            await house.host(zoe, do="pause", on=False)
            await at_zoe.until(live.Welcome)
            assert at_zoe.may_move()

    asyncio.run(evenings())


def test_step_by_step_each_bot_waits_for_a_word(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        pace = {"bots": "step", "away_seconds": None}
        bots = {"2": "beginner", "3": "beginner"}
        [zoe], [at_zoe] = await house.playing("oldchapix", 3, bots=bots, pace=pace)
        table = house.table(zoe)
        await at_zoe.send({"type": "continue"})  # said too early, it does not count for the bots to come
        await at_zoe.move(await at_zoe.pick(Random(1)))
        for seat in (2, 3):
            n = table.n
            await thought_out(house, at_zoe)
            assert table.n == n
            await at_zoe.send({"type": "continue"})
            assert (await at_zoe.until(live.Happened)).act["seat"] == seat

    spend(tmp_path, evening)


async def thought_out(house: OpenHouse, player: Player) -> None:
    """A hint is thought of behind the bot's own thought, by the same worker: so that one is ready."""
    await player.send({"type": "hint", "id": "h"})
    await player.until(live.Hinted)
    await player.send({"type": "ping"})
    await player.until(live.Pong)
    assert house.registry.services.settings.bot_workers == 1


def test_the_pace_can_be_changed_while_a_bot_pretends_to_think(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        pace = {"bots": "step", "away_seconds": None}
        options = {"youngest": 2}
        [zoe], [at_zoe] = await house.playing("sowix", 2, bots={"2": "beginner"}, pace=pace, options=options)
        await thought_out(house, at_zoe)
        about = await house.host(zoe, do="pace", pace={"bots": "instant", "move_seconds": 45})
        assert about["pace"] == {"bots": "instant", "move_seconds": 45, "away_seconds": 60}
        assert (await at_zoe.until(live.Happened)).act["seat"] == 2
        while at_zoe.about.pace.bots is not BotPace.instant:
            await at_zoe.hear()

    spend(tmp_path, evening)


def test_the_end_of_a_table(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, ana], players = await house.playing("sowix", 2)
        looking = await house.watch(zoe)
        about = await house.host(zoe, do="end")
        assert about["status"] == Status.ended
        assert "seed" not in about
        for player in (*players, looking):
            await player.until(live.About, lambda said: said.about.status is Status.ended)
            assert await player.hear() is None
            assert player.closed == 4410
        for method, path, body, key in [
            ("POST", "/seats", {"name": "Bo"}, None),
            ("POST", "/seats/mine", None, ana),
            ("POST", "/host", {"do": "start"}, zoe),
            ("POST", "/host", {"do": "end"}, zoe),
            ("POST", "/rematch", {}, ana),
        ]:
            status, complaint = await house.ask(method, f"/api/tables/{zoe.table}{path}", body, key)
            assert (status, complaint["why"]["code"]) == (410, "server.ended")
        assert (await house.about(zoe))["status"] == Status.ended
        status, _ = await house.ask("GET", f"/api/tables/{zoe.table}/records/1")
        assert status == 409
        late = await house.sit(ana)
        answer = await late.move("draw")
        assert isinstance(answer, live.Refused)
        assert answer.why.code == "server.ended"

    spend(tmp_path, evening)
