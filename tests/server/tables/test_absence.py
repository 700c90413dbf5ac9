"""Seats whose people are gone, turns that take too long, and tables where nobody is left."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.server.house import INSTANT, OpenHouse, fresh_welcome, open_house, spend
from tests.server.players import Player, come_to_turn, everybody
from toutilix.engine.moves import Move
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Pace, Status
from toutilix.server.tables import turns
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.presence import Presence
from toutilix.server.tables.turns import Turns

HELPFUL = {"bots": "instant", "away_seconds": 5}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time after which a bot takes over has always passed already."""
    monkeypatch.setattr(Presence, "patience", lambda *_: 0.0)


@pytest.mark.usefixtures("at_once")
def test_a_bot_plays_for_somebody_who_is_gone_until_they_are_back(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 2, options={"youngest": 2}, pace=HELPFUL)
        assert at_ana.may_move()
        at_ana.ws._response.close()  # the line is cut: nobody says goodbye
        await at_zoe.until(live.About, lambda told: told.about.seats[1].helped)
        await at_zoe.until(live.Happened, lambda told: told.act.get("seat") == 2)
        seen = at_ana.n
        await at_ana.connect()
        assert at_ana.n > seen
        await at_zoe.until(live.About, lambda told: not told.about.seats[1].helped)
        await come_to_turn(at_ana, at_zoe)
        assert not house.table(zoe).presence.helped

    spend(tmp_path, evening)


@pytest.mark.usefixtures("at_once")
def test_a_thought_of_the_bot_is_dropped_when_its_person_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody finds the card played that they were about to choose."""
    thinking, may_answer = asyncio.Event(), asyncio.Event()
    ask = Turns._ask

    async def slowly(self: Turns, seat: int) -> Move | None:
        move = await ask(self, seat)
        thinking.set()
        await may_answer.wait()
        return move

    monkeypatch.setattr(Turns, "_ask", slowly)

    async def evening(house: OpenHouse) -> None:
        [zoe, _], [_, at_ana] = await house.playing("sowix", 2, options={"youngest": 2}, pace=HELPFUL)
        table = house.table(zoe)
        await at_ana.ws.close()
        await thinking.wait()
        await at_ana.connect()
        may_answer.set()
        for _ in range(3):
            await at_ana.send({"type": "ping"})
            await at_ana.until(live.Pong)
        assert table.n == 2
        assert isinstance(await at_ana.move(await at_ana.pick(Random(1))), live.Happened)

    spend(tmp_path, evening)


def test_nobody_waits_for_ever_unless_the_table_wants_to(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 2, options={"youngest": 2}, pace=INSTANT)
        await at_ana.ws.close()
        await at_zoe.until(live.About, lambda told: not told.about.seats[1].present)
        assert not house.table(zoe)._turns._timers
        # The host grows impatient.
        await house.host(zoe, do="pace", pace={"bots": "instant", "away_seconds": 3600})
        assert len(house.table(zoe)._turns._timers) == 1

    spend(tmp_path, evening)


def test_a_slow_player_is_warned_and_then_a_bot_moves(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, at_ana] = await house.playing("sowix", 2)
        table = house.table(zoe)
        table.body.pace = Pace(bots=BotPace.instant, move_seconds=2, away_seconds=None)
        table.pace_changed()
        for player in (at_zoe, at_ana):
            hurry = await player.until(live.Hurry)
            assert (hurry.seat, hurry.seconds) == (1, 1)
            told = await player.until(live.Happened)
            assert told.act["seat"] == 1
        # The seat is still its person's, who may play the next turn.
        assert not table.presence.helped

    spend(tmp_path, evening)


def test_the_clock_starts_with_the_match_and_stops_in_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    async def evening(house: OpenHouse) -> None:
        pace = {"bots": "instant", "move_seconds": 60, "away_seconds": None}
        zoe, _ = await house.seat_all("sowix", 2, pace=pace)
        monkeypatch.setattr(LoopClock, "now", lambda _: now[0])
        table = house.table(zoe)
        now[0] += 3600
        await house.host(zoe, do="start")
        assert table.turn_age() == 0
        at_zoe = await house.sit(zoe)
        now[0] += 30
        assert table.turn_age() == 30
        await house.host(zoe, do="pause", on=True)
        now[0] += 3600
        await house.host(zoe, do="pause", on=False)
        assert table.turn_age() == 0
        await at_zoe.ws.close()
        while table.presence.connections:
            await asyncio.sleep(0)
        now[0] += 3600
        await at_zoe.connect()
        assert table.turn_age() == 0
        now[0] += 10
        await house.watch(zoe)
        assert table.turn_age() == 10

    spend(tmp_path, evening)


def test_where_nobody_looks_on_bots_rest(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 4, pace={"bots": "instant", "away_seconds": None}, options={"youngest": 2})
        await house.host(zoe, do="start", fill="beginner")
        table = house.table(zoe)
        assert (table.n, table._turns._thinking) == (2, None)
        at_zoe = await house.sit(zoe)
        while not at_zoe.may_move():
            await at_zoe.hear()
        await at_zoe.move(await at_zoe.pick(Random(1)))
        await at_zoe.ws.close()
        while table.presence.connections:
            await asyncio.sleep(0)
        assert table._turns._thinking is None
        assert table._turns._timers == []
        n = table.n
        # A spectator counts: the bots play on, up to Zoé's turn.
        looking = await house.watch(zoe)
        while looking.facts["turn"] != 1:
            await looking.hear()
        assert looking.n >= n

    spend(tmp_path, evening)


@pytest.mark.usefixtures("at_once")
def test_with_only_spectators_the_next_hand_is_dealt_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SCORES_SHOWN", 0.0)

    async def evening(house: OpenHouse) -> None:
        # In Strategix a match of two has two hands, whatever the cards.
        [zoe], [at_zoe] = await house.playing("strategix", 2, bots={"2": "beginner"}, pace=HELPFUL)
        looking = await house.watch(zoe)
        await at_zoe.ws.close()
        await everybody(looking.play_on(Random(1)))
        assert looking.facts["over"] == "match"
        assert looking.facts["hand"] == 2

    spend(tmp_path, evening)


def test_a_table_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("rummylix", 3)
        dice = Random(5)
        await everybody(*[player.play_on(dice, lambda one: one.n > 60) for player in players])
        for player in players:
            await player.ws.close()
        table = house.table(keys[0])
        while table.presence.connections:
            await asyncio.sleep(0)
        house.registry.unload_idle(3600)
        assert len(house.registry) == 1
        await table.settled()
        before = [fresh_welcome(table, seat) for seat in (-1, 0, 1, 2)]
        house.registry.unload_idle(0)
        assert len(house.registry) == 0
        about = await house.about(keys[0])
        assert (about["status"], len(house.registry)) == (Status.playing, 1)
        woken = house.table(keys[0])
        assert woken is not table
        assert [fresh_welcome(woken, seat) for seat in (-1, 0, 1, 2)] == before
        for player in players:
            n = player.n
            await player.connect()
            assert player.n >= n
        await everybody(*[player.play_on(dice, lambda one: one.n > 80) for player in players])

    spend(tmp_path, evening)


def test_a_visit_keeps_a_table_awake(tmp_path: Path) -> None:
    """A connection that has not yet said hello never gets a stale table."""

    async def evening(house: OpenHouse) -> None:
        [zoe] = await house.create("sowix", 2)
        table = house.table(zoe)
        table.presence.last_visit -= 3600
        at_zoe = Player(house, zoe.table, zoe.token)
        await at_zoe.connect(hello=False)
        await at_zoe.send({"type": "ping"})
        await at_zoe.until(live.Problem)
        house.registry.unload_idle(1800)
        assert house.table(zoe) is table
        await at_zoe.ws.close()

    spend(tmp_path, evening)


def test_waking_is_done_once_for_all_who_come(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys = await house.seat_all("sowix", 4)
        house.registry.unload_idle(-1)
        players = [Player(house, key.table, key.token) for key in keys]
        await asyncio.gather(*[house.enter(player) for player in players])
        assert len(house.table(keys[0]).presence.connections) == 4

    spend(tmp_path, evening)


def test_a_worker_that_is_killed_in_mid_thought(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        bots = {"2": "expert", "3": "regular"}
        keys, [at_zoe] = await house.playing("oldchapix", 3, bots=bots)
        pool = house.pool
        killed = 0
        while at_zoe.facts["over"] != "match":
            if at_zoe.may_move():
                await at_zoe.move(await at_zoe.pick(Random(1)))
                for worker in pool.workers:
                    if worker._process is not None and killed < 5:
                        # One that was killed before may not have been reaped yet.
                        with suppress(ProcessLookupError):
                            os.kill(worker._process.pid, signal.SIGKILL)
                            killed += 1
            elif at_zoe.facts["over"] == "hand":
                await at_zoe.send({"type": "next", "n": at_zoe.n})
                await at_zoe.until(live.Happened)
            else:
                await at_zoe.hear()
        assert killed == 5
        status, _ = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1")
        assert status == 200

    spend(tmp_path, evening)


def test_a_bot_that_cannot_think_still_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker dies of the task: some legal move is made, and the match continues."""
    monkeypatch.setattr("toutilix.server.thinking.pool.sys.executable", "/bin/false")

    async def evening(house: OpenHouse) -> None:
        _, [at_zoe] = await house.playing("sowix", 2, bots={"2": "regular"}, options={"youngest": 2})
        told = await at_zoe.until(live.Happened)
        assert told.act["seat"] == 2
        await at_zoe.send({"type": "hint", "id": "h"})
        refused = await at_zoe.until(live.Refused)
        assert (refused.id, refused.why.code) == ("h", "server.no_thought")

    spend(tmp_path, evening)


def test_after_a_restart_the_match_goes_on(tmp_path: Path) -> None:
    async def evenings() -> None:
        async with open_house(tmp_path) as house:
            keys, players = await house.playing("strategix", 4)
            await everybody(*[player.play_on(Random(3), lambda one: one.n > 40) for player in players])
            table = house.table(keys[0])
            await table.settled()
            before = [fresh_welcome(table, seat) for seat in range(4)]
        async with open_house(tmp_path) as house:
            players = [await house.sit(key) for key in keys]
            table = house.table(keys[0])
            now = [fresh_welcome(table, seat) for seat in range(4)]
            for then, welcome in zip(before, now, strict=True):
                assert (then.n, then.table, then.own, then.choice) == (
                    welcome.n,
                    welcome.table,
                    welcome.own,
                    welcome.choice,
                )
                assert then.log == welcome.log
            await everybody(*[player.play_on(Random(4)) for player in players])
            assert (await house.about(keys[0]))["status"] == Status.over

    asyncio.run(evenings())


def test_a_seat_that_was_left_survives_a_restart(tmp_path: Path) -> None:
    """A bot continues to play for them at once, also where it waits for nobody; coming back ends that for good."""

    async def evenings() -> None:
        async with open_house(tmp_path) as house:
            keys, players = await house.playing("oldchapix", 3)
            status, _ = await house.ask("DELETE", f"/api/tables/{keys[1].table}/seats/mine", key=keys[1])
            assert status == 204
            about = await players[0].until(live.About, lambda told: told.about.seats[1].helped)
            assert not about.about.seats[2].helped
        async with open_house(tmp_path) as house:
            players = [await house.sit(keys[0]), await house.sit(keys[2])]
            assert [seat.helped for seat in players[0].about.seats] == [False, True, False]
            await everybody(*[player.play_on(Random(2), lambda one: one.n > 12) for player in players])
            back = await house.sit(keys[1])
            assert not any(seat.helped for seat in back.about.seats)
            await house.table(keys[0]).settled()
        async with open_house(tmp_path) as house:
            assert not any(seat["helped"] for seat in (await house.about(keys[0]))["seats"] if "helped" in seat)

    asyncio.run(evenings())
