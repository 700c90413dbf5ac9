"""Bots at a table: each level plays whole matches, at the pace that the table asks for."""

import asyncio
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from tests.server.house import OpenHouse, spend
from tests.server.players import everybody
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import BotPace, Level
from toutilix.server.tables.turns import LATEST, PACES, SETTLED, SOONEST, Turns
from toutilix.server.thinking import Asker, Question, Thought
from toutilix.server.thinking.pool import Pool

each_game = pytest.mark.parametrize("game", [kind.name for kind in GAMES])


@each_game
def test_every_level_plays_whole_matches(tmp_path: Path, game: str) -> None:
    async def evening(house: OpenHouse) -> None:
        bots = {"1": "expert", "2": "beginner", "4": "regular"}
        keys, [at_zoe] = await house.playing(game, 4, bots=bots)
        await everybody(at_zoe.play_on(Random(6)))
        acts = [told["act"] for told in map(msgspec.json.decode, at_zoe.heard) if told["type"] == "happened"]
        assert {act.get("seat") for act in acts} >= {1, 2, 3, 4}
        status, text = await house.ask("GET", f"/api/tables/{keys[0].table}/records/1")
        assert status == 200
        assert verify_deals(text, GAMES) >= at_zoe.facts["hand"]
        header = msgspec.json.decode(text.splitlines()[0])
        assert header["names"] == [seat.name for seat in at_zoe.about.seats]

    spend(tmp_path, evening)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("pace", BotPace)
def test_how_long_bots_seem_to_think(tmp_path: Path, pace: BotPace, level: Level) -> None:
    """It follows from pace and level alone, so that nobody learns from it what a bot holds."""

    async def evening(house: OpenHouse) -> None:
        wish = {"bots": {"2": level}, "pace": {"bots": pace, "away_seconds": None}}
        [zoe], _ = await house.playing("sowix", 2, **wish)
        thinking = SETTLED * 0.25 if level in (Level.expert, Level.adaptive) else 0.0
        for seat, least in ((1, thinking), (0, 0.0)):
            soonest = max(SOONEST * PACES[pace], least, 0.125)
            drawn = [Turns(house.table(zoe))._visible_seconds(seat) for _ in range(100)]
            assert soonest <= min(drawn) < max(drawn) <= soonest * LATEST / SOONEST

    spend(tmp_path, evening, bot_slot=0.125, expert_seconds=0.25)


def test_an_illegal_move_of_a_bot_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match continues even after an illegal move of a bot."""
    answers = ["fly away", "*Q *Q *Q"]

    async def wrong(_self: Pool, _question: Question, _asker: Asker) -> Thought:
        return Thought(id=1, move=answers.pop())

    monkeypatch.setattr(Pool, "ask", wrong)

    async def evening(house: OpenHouse) -> None:
        _, [at_zoe] = await house.playing("oldchapix", 4, bots={"2": "regular", "3": "regular", "4": "regular"})
        move = await at_zoe.pick(Random(1))
        answers.append(move)  # nobody else has that card
        assert isinstance(await at_zoe.move(move), live.Happened)
        for seat in (2, 3, 4):
            assert (await at_zoe.until(live.Happened)).act["seat"] == seat

    spend(tmp_path, evening)


def test_many_tables_of_bots_at_once(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        tables = [
            await house.playing(game, 4, bots={"2": "beginner", "3": "regular", "4": "beginner"})
            for game in ("oldchapix", "sowix", "strategix", "rummylix", "oldchapix", "sowix")
        ]
        await asyncio.gather(*[players[0].play_on(Random(8)) for _, players in tables])
        assert all(players[0].facts["over"] == "match" for _, players in tables)

    spend(tmp_path, evening, bot_workers=2)


def test_a_lease_in_doubt_while_a_bot_thinks_leaves_no_table_standing_still(tmp_path: Path) -> None:
    """The lease is renewed a moment later, in time for the database: nothing but the bot's move would be missing."""

    async def evening(house: OpenHouse) -> None:
        services, asked, go = house.registry.services, asyncio.Event(), asyncio.Event()
        think = services.thinker.ask

        async def think_slowly(question: Question, asker: Asker) -> Thought:
            asked.set()
            await go.wait()
            return await think(question, asker)

        services.thinker.ask = think_slowly  # type: ignore[method-assign]
        [key], [zoe] = await house.playing("oldchapix", 3, bots={"2": "beginner", "3": "beginner"})
        if zoe.may_move():
            await zoe.move(await zoe.pick(Random(1)))
        await asked.wait()
        thinking = house.table(key)._turns._thinking
        assert thinking is not None
        with patch.object(services.lease, "holds", return_value=False):
            go.set()
            await asyncio.wait([thinking])
        while await zoe.hear() is not None:
            pass
        assert zoe.closed == live.CloseCode.try_again_later
        again = await house.sit(key)
        while not again.may_move():
            assert await again.hear() is not None

    spend(tmp_path, evening)
