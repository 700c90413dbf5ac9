"""One client sends nothing but nonsense, thousands of it, while a table plays on."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.hostile.honest import friends_of, undisturbed
from tests.server.house import OpenHouse, spend
from tests.server.players import Player
from toutilix.server.base.limits import Limits
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.http import app
from toutilix.server.tables.session import MOST_COMPLAINTS

BAD = 10_000


def nonsense(dice: random.Random) -> str | bytes:
    """A message that is no request, or one that nobody may make."""
    return dice.choice(
        (
            "",
            "null",
            "[" * 2000,
            '{"a":' * 600 + "1" + "}" * 600,
            '{"type":"move"}',
            '{"type":"move","id":"a","n":1e400,"move":"Gp"}',
            '{"type":"move","id":"' + "a" * 300 + '","n":1,"move":"Gp"}',
            '{"type":"shout","text":"hello"}',
            '{"type":"say","phrase":"you are stupid"}',
            '{"type":"hello","token":5}',
            '{"type":"ping"',
            '{"type":"ping","more":1}',
            '{"type":"word","word":"' + "w" * 41 + '"}',
            "\\ud800",
            "\x00\x01\x02",
            "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(80))),
            dice.randbytes(dice.randrange(80)),
        )
    )


async def nag(house: OpenHouse, table: str, count: int) -> None:
    """Send this much nonsense, connecting again whenever the server hangs up."""
    dice = random.Random(1)
    for _ in range(0, count, MOST_COMPLAINTS + 1):
        nuisance = Player(house, table)
        await nuisance.connect()
        for _ in range(MOST_COMPLAINTS + 1):
            text = nonsense(dice)
            await (nuisance.ws.send_str(text) if isinstance(text, str) else nuisance.ws.send_bytes(text))
        while await nuisance.hear() is not None:
            pass
        assert nuisance.closed == CloseCode.policy


@pytest.mark.parametrize("limits", [False, True])
def test_ten_thousand_bad_messages_disturb_nobody(tmp_path: Path, limits: bool) -> None:
    """Some of it at the very table that plays."""

    async def evening(house: OpenHouse) -> None:
        friends = await friends_of(house)

        async def attack() -> None:
            elsewhere = await house.create("sowix", 3)
            await nag(house, elsewhere[0].table, BAD // 2)
            await nag(house, friends.table, BAD // 2)

        await friends.play_until(2)
        await asyncio.gather(attack(), friends.play_until(5))
        await friends.play_until(0)
        await friends.check()

    # Friends made of code are quick: they have more than enough, and the nuisance soon has not.
    spend(tmp_path, evening, limits=limits, messages_burst=300, messages_per_second=50, requests_burst=100_000)


def test_nonsense_is_answered_for_a_while_and_then_the_door_is_shut(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys = await house.create("sowix", 3)
        nuisance = await house.watch(keys[0])
        for _ in range(MOST_COMPLAINTS):
            await nuisance.ws.send_str("{}")
            problem = await nuisance.until(live.Problem)
            assert problem.why.code == "server.message"
        await nuisance.ws.send_str("{}")
        assert await nuisance.hear() is None
        assert nuisance.closed == CloseCode.policy

    spend(tmp_path, evening)


def test_sense_in_between_keeps_the_door_open(tmp_path: Path) -> None:
    """A page with a fault in it is not thrown out in the middle of a match."""

    async def evening(house: OpenHouse) -> None:
        async def attack() -> None:
            keys = await house.create("sowix", 3)
            nuisance = await house.watch(keys[0])
            dice, pongs = random.Random(2), 0
            for _ in range(1000):
                text = nonsense(dice)
                await (nuisance.ws.send_str(text) if isinstance(text, str) else nuisance.ws.send_bytes(text))
                await nuisance.send({"type": "ping"})
                await nuisance.until(live.Pong)
                pongs += 1
            assert pongs == 1000

        await undisturbed(house, attack())

    spend(tmp_path, evening)


def test_a_client_that_is_too_fast_is_told_to_slow_down_and_then_shut_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In no time at all: a slow machine would let it send some more now and then."""
    monkeypatch.setattr(app, "Limits", lambda settings, _: Limits(settings, lambda: 0.0))

    async def evening(house: OpenHouse) -> None:
        keys = await house.create("sowix", 3)
        hurried = await house.watch(keys[0])
        for _ in range(200):
            await hurried.send({"type": "ping"})
        codes = []
        while (answer := await hurried.hear()) is not None:
            if isinstance(answer, live.Problem):
                codes.append(answer.why.code)
        assert set(codes) == {"server.slow_down"}
        assert len(codes) == MOST_COMPLAINTS
        assert hurried.closed == CloseCode.policy

    spend(tmp_path, evening, limits=True)
