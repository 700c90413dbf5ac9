"""Devices as people have them: two tabs, one tablet for all, phones that sleep, and lines that are slow or cut."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.house import INSTANT, OpenHouse, caught_up, reached, spend
from tests.server.players import Player, everybody, text_of
from toutilix.server.base.protocol import live
from toutilix.server.http import sockets
from toutilix.server.tables.telling import encode

TABLES = 30
STORMS = 3


def cut(player: Player) -> None:
    """The line is dead; nobody has said goodbye."""
    connection = player.ws._response.connection
    assert connection is not None
    assert connection.transport is not None
    connection.transport.abort()


def test_two_tabs_on_one_seat_hear_the_same_and_either_can_move(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, ana], [at_zoe, at_ana] = await house.playing("sowix", 2, options={"target": 1})
        other_tab = await house.sit(zoe)
        table = house.table(zoe)
        tabs, turn, dice = [at_zoe, other_tab], 0, Random(1)
        while not table.match.over:
            await caught_up(table, [*tabs, at_ana])
            assert (at_zoe.facts, at_zoe.own, at_zoe.choice) == (other_tab.facts, other_tab.own, other_tab.choice)
            if at_ana.may_move():
                await at_ana.move(await at_ana.pick(dice))
            else:
                turn += 1
                await tabs[turn % 2].move(await tabs[turn % 2].pick(dice))
        assert turn > 1
        # One tab closed is nobody gone.
        await other_tab.ws.close()
        while len(table.presence.connections) > 2:
            await asyncio.sleep(0)
        assert (await house.about(ana))["seats"][0]["present"]

    spend(tmp_path, evening)


def test_two_tabs_move_at_once(tmp_path: Path) -> None:
    """One of them is told that it came late."""

    async def evening(house: OpenHouse) -> None:
        [zoe, _], [at_zoe, _] = await house.playing("oldchapix", 3, bots={"3": "beginner"})
        other_tab = await house.sit(zoe)
        assert other_tab.choice is not None
        first, second = [text_of(move) for move in other_tab.choice.moves[:2]]
        answers = await asyncio.gather(at_zoe.move(first, n=2), other_tab.move(second, n=2))
        kinds = sorted(type(answer).__name__ for answer in answers)
        assert kinds == ["Happened", "Refused"]
        late = next(answer for answer in answers if isinstance(answer, live.Refused))
        assert late.why.code == "server.stale"

    spend(tmp_path, evening)


def test_one_device_for_all_seats(tmp_path: Path) -> None:
    """Pass the device: each says hello with their own key on the same connection."""

    async def evening(house: OpenHouse) -> None:
        wish = {"local": True, "names": ["Ana", "Bo"], "bots": {"2": "beginner"}, "options": {"target": 1}}
        keys = await house.create("sowix", 4, pace=INSTANT, **wish)
        assert [key.seat for key in keys] == [1, 3, 4]
        await house.host(keys[0], do="start")
        device = await house.sit(keys[0])
        watching = await house.watch(keys[0])
        about = await house.about(keys[0])
        assert [seat.get("present", False) for seat in about["seats"]] == [True, False, True, True]
        assert about["spectators"] == 1
        dice = Random(3)
        by_seat = {key.seat: key for key in keys}
        while device.facts["over"] != "match":
            turn = device.facts["turn"]
            if turn in by_seat and turn != device.seat:
                await device.send({"type": "hello", "token": by_seat[turn].token, "match": 1, "since": device.n})
                welcome = await device.until(live.Welcome)
                assert (welcome.seat, welcome.log) == (turn, [])
                assert len(device.own["cards"]) == device.facts["counts"][turn - 1]
            elif device.may_move():
                await device.move(await device.pick(dice))
            else:
                await device.hear()
        table = house.table(keys[0])
        await caught_up(table, [watching])
        assert watching.facts == device.facts
        assert len(table.presence.connections) == 2

    spend(tmp_path, evening)


def test_while_the_one_device_is_there_nobody_is_gone(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        wish = {"local": True, "names": ["Ana"], "options": {"youngest": 2}}
        keys = await house.create("sowix", 2, pace={"bots": "instant", "away_seconds": 5}, **wish)
        await house.host(keys[0], do="start")
        table = house.table(keys[0])
        for seat in range(2):
            table.presence._gone_since[seat] -= 3600
        device = await house.sit(keys[0])
        assert not table._turns._timers  # it is Ana's turn, and she sits beside
        looking = await house.watch(keys[0])
        await device.ws.close()
        await looking.until(live.About, lambda told: not told.about.seats[0].present)
        # All have gone just now, whichever seat the device was at.
        assert all(table.presence.patience(seat, 5) > 0 for seat in range(2))
        table.help_out(0)
        table.help_out(1)
        await device.connect()
        assert not table.presence.helped

    spend(tmp_path, evening)


def test_a_phone_sleeps_in_mid_trick(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("oldchapix", 4)
        phone, others = players[0], players[1:]
        dice = Random(9)
        for _ in range(3):
            await everybody(*[one.play_on(dice, lambda one: len(one.facts["trick"]["cards"]) == 2) for one in players])
            cut(phone)
            while await phone.hear() is not None:
                pass
            n = phone.n
            for one in others:
                if one.may_move():
                    await one.move(await one.pick(dice))
            await phone.connect()
            welcome = msgspec.json.decode(phone.heard[-1], type=live.Welcome)
            assert welcome.whole
            assert [act["n"] for act in welcome.log] == list(range(n + 1, phone.n + 1))
            for one in others:
                while one.n < phone.n:
                    await one.hear()
                assert one.facts == phone.facts
        await everybody(*[one.play_on(dice) for one in players])

    spend(tmp_path, evening)


def test_a_move_in_the_air_when_the_line_is_cut(tmp_path: Path) -> None:
    """Whether it came through is seen on return, and sending it again is safe."""

    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 2, options={"target": 10000})
        table = house.table(keys[0])
        dice = Random(4)
        for number in range(20):
            await caught_up(table, players)
            if players[0].facts["over"]:
                await players[0].send({"type": "next", "n": players[0].n})
                await caught_up_by(players, 1)
            mover = next(player for player in players if player.may_move())
            move, n = await mover.pick(dice), mover.n
            message: dict[str, object] = {"type": "play", "id": f"a{number}", "n": n, "move": move}
            await mover.send(message)
            cut(mover)
            await mover.connect()
            answer = await mover.move(move, request=f"a{number}", n=n)
            assert isinstance(answer, live.Happened | live.Done)
            assert sum(key.endswith(f"/a{number}") for key in table._requests) == 1

    spend(tmp_path, evening)


async def caught_up_by(players: list[Player], acts: int) -> None:
    for player in players:
        for _ in range(acts):
            await player.until(live.Happened)


def test_a_reconnect_storm(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        tables = [await house.playing("oldchapix", 4) for _ in range(TABLES)]
        everyone = [player for _, players in tables for player in players]
        for storm in range(STORMS):
            stop = 2 + 6 * (storm + 1)
            dice = Random(storm)
            await everybody(*[player.play_on(dice, reached(stop)) for player in everyone])
            for player in everyone:
                cut(player)
            await asyncio.gather(*[player.connect() for player in everyone])
        for keys, players in tables:
            table = house.table(keys[0])
            await table.settled()
            await caught_up(table, players)
            assert all(player.facts == players[0].facts for player in players)
            while len(table.presence.connections) > 4:
                await asyncio.sleep(0)  # the old lines are found dead
        assert len(house.registry) == TABLES

    spend(tmp_path, evening)


def test_a_slow_reader_is_let_go_and_gets_a_whole_view_on_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_UNREAD", 1 << 16)

    async def evening(house: OpenHouse) -> None:
        [zoe, ana], players = await house.playing("sowix", 2, options={"target": 10000})
        table = house.table(zoe)
        before = set(table.presence.connections)
        stuck = await house.sit(ana)
        [slow] = table.presence.connections - before
        connection = stuck.ws._response.connection
        assert connection is not None
        assert isinstance(connection.transport, asyncio.Transport)
        connection.transport.pause_reading()
        dice = Random(5)
        while slow in table.presence.connections:
            # The others play on and notice nothing.
            await everybody(*[player.play_on(dice, reached(table.n + 5)) for player in players])
            for _ in range(1000):
                slow.send(encode(table.welcome(slow)))
        await caught_up(table, players)
        assert all(player.closed is None for player in players)
        stuck.n = stuck.match = 0
        stuck._ws = None
        await stuck.connect()
        assert (stuck.n, stuck.facts, stuck.own) == (table.n, players[1].facts, players[1].own)

    spend(tmp_path, evening)


def test_a_spectator_sees_the_table_and_no_hand(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("rummylix", 3)
        looking = [await house.watch(keys[0]) for _ in range(3)]
        await players[0].until(live.About, lambda told: told.about.spectators == 3)
        dice = Random(2)
        await everybody(*[player.play_on(dice, reached(40)) for player in players])
        table = house.table(keys[0])
        await caught_up(table, [*players, *looking])
        for spectator in looking:
            assert spectator.facts == players[0].facts
            assert spectator.own == {}
            for told in map(msgspec.json.decode, spectator.heard):
                assert "own" not in told
                assert "choice" not in told
                assert "id" not in told
        await looking[0].ws.close()
        await players[0].until(live.About, lambda told: told.about.spectators == 2)

    spend(tmp_path, evening)


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """Stopped, it closes every line with a code that tells pages to come back."""

    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("sowix", 2)
        house.registry.close()
        for player in players:
            while await player.hear() is not None:
                pass
            assert player.closed == 1001

    spend(tmp_path, evening)
