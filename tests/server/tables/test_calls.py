""" "Toutilix!" and "Star!": said out of turn, without a state number, and heard in the order in which they come."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.house import OpenHouse, caught_up, spend
from tests.server.players import Player, text_of
from toutilix.engine.record import MoveLine
from toutilix.server.base.protocol import live
from toutilix.server.tables import turns
from toutilix.server.tables.live import LiveTable


async def say(player: Player, words: str, request: str) -> live.Happened | live.Refused | live.Done:
    """Without a state number."""
    await player.send({"type": "play", "id": request, "move": words})
    while True:
        answer = await player.hear()
        if isinstance(answer, live.Happened | live.Refused | live.Done) and answer.id == request:
            return answer


async def forget_to_call(table: LiveTable, players: list[Player]) -> Player:
    """Play on without ever calling, until somebody has one card left; that is who."""
    dice = Random(1)
    while True:
        await caught_up(table, players)
        if players[0].facts["over"] == "hand":
            await players[0].send({"type": "next", "n": players[0].n})
            await players[0].until(live.Happened)
            continue
        mover = next((player for player in players if player.may_move()), None)
        if mover is None or mover.choice is None or mover.seat is None:
            await players[0].hear()  # a bot's turn
            continue
        quiet = [move for move in mover.choice.moves if not move.get("call")]
        await mover.move(text_of(dice.choice(quiet)))
        if not mover.facts["over"] and mover.facts["counts"][mover.seat - 1] == 1 and not mover.may_move():
            await caught_up(table, players)
            return mover


def test_two_catch_at_once_and_the_first_is_heard(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 4, options={"target": 10000})
        table = house.table(keys[0])
        quiet = await forget_to_call(table, players)
        assert quiet.seat is not None
        others = [player for player in players if player is not quiet]
        n = table.n
        answers = await asyncio.gather(*[say(player, f"star {quiet.seat}", "catch") for player in others])
        caught = [answer for answer in answers if isinstance(answer, live.Happened)]
        late = [answer for answer in answers if isinstance(answer, live.Refused)]
        assert (len(caught), len(late)) == (1, 2)
        assert all(answer.why.code == "sowix.wrong_catch" for answer in late)
        assert table.n == n + 1
        line = table.match.lines[-1]
        assert isinstance(line, MoveLine)
        assert line.seat == caught[0].act["seat"]
        await caught_up(table, players)
        assert quiet.facts["counts"][quiet.seat - 1] == 3
        assert quiet.seat in quiet.facts["lose_turn"]

    spend(tmp_path, evening)


def test_the_one_that_came_first_is_heard_while_it_is_written(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 3, options={"target": 10000})
        table = house.table(keys[0])
        quiet = await forget_to_call(table, players)
        first, second = [player for player in players if player is not quiet]
        await first.send({"type": "play", "id": "first", "move": f"star {quiet.seat}"})
        await first.send({"type": "ping"})
        await first.until(live.Pong)  # received, whether or not it is on disk
        assert isinstance(await say(second, f"star {quiet.seat}", "second"), live.Refused)
        line = table.match.lines[-1]
        assert isinstance(line, MoveLine)
        assert line.seat == first.seat

    spend(tmp_path, evening)


def test_a_late_call_saves_and_a_wrong_catch_costs_nothing(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 3, options={"target": 10000})
        table = house.table(keys[0])
        n = table.n
        for player in players:
            for seat in (1, 2, 3, 4, 0, 99):
                answer = await say(player, f"star {seat}", f"w{seat}")
                assert isinstance(answer, live.Refused)
            assert isinstance(await say(player, "toutilix", "t"), live.Refused)
        assert table.n == n
        quiet = await forget_to_call(table, players)
        assert isinstance(await say(quiet, "toutilix", "late"), live.Happened)
        again = await say(quiet, "toutilix", "late")
        assert again == live.Done(id="late", n=table.n)
        other = next(player for player in players if player is not quiet)
        assert isinstance(await say(other, f"star {quiet.seat}", "too_late"), live.Refused)
        await caught_up(table, players)
        assert quiet.seat is not None
        assert quiet.facts["counts"][quiet.seat - 1] == 1

    spend(tmp_path, evening)


def test_calls_are_never_listed(tmp_path: Path) -> None:
    """Neither the seat that forgot nor those that could catch it are notified."""

    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("sowix", 3, options={"target": 10000})
        table = house.table(keys[0])
        quiet = await forget_to_call(table, players)
        assert any(table.match.state.table.actors())
        for player in players:
            moves = player.choice.moves if player.choice else []
            assert not [move for move in moves if move["verb"] in ("toutilix", "star")]
            assert "uncalled" not in player.facts
        assert quiet.choice is None or quiet.choice.moves == []

    spend(tmp_path, evening)


def caught_by(seat: int, player: Player) -> list[int]:
    """The seats that a seat has caught, as a player has heard."""
    acts = [told for told in map(msgspec.json.decode, player.heard) if told["type"] == "happened"]
    events = [event for told in acts for event in told["act"]["events"]]
    return [event["caught"] for event in events if event["id"] == "sowix.caught" and event["seat"] == seat]


def test_bots_catch_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "CATCHES_AFTER", (0.0, 0.0))

    async def evening(house: OpenHouse) -> None:
        pace = {"bots": "step", "away_seconds": None}  # in turn, bots wait; they keep an eye on the others
        wish = {"options": {"target": 10000}, "bots": {"3": "regular"}, "pace": pace}
        keys, players = await house.playing("sowix", 3, **wish)
        table = house.table(keys[0])

        async def let_bots_move() -> None:
            watching = await house.sit(keys[0])
            while True:
                if watching.facts["turn"] == 3:
                    await watching.send({"type": "continue"})
                await watching.hear()

        moving = asyncio.create_task(let_bots_move())
        while not caught_by(3, players[0]):
            await forget_to_call(table, players)
            await asyncio.gather(*table._turns._catching.values())  # the bot has had its look
            await caught_up(table, players)
        moving.cancel()

    spend(tmp_path, evening)
