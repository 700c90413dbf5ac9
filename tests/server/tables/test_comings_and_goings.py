"""Players come back by simply playing; the host changes; moves come too late for their match."""

from asyncio import Event
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import OpenHouse, spend
from tests.server.players import everybody, text_of
from toutilix.server.base.protocol import live


def test_a_player_who_left_and_plays_is_back(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("oldchapix", 3)
        first = next(player for player in players if player.may_move())
        assert first.choice is not None
        assert first.seat is not None
        house.table(keys[0]).presence.help(first.seat - 1)  # and the bot has not begun to think
        await first.move(text_of(first.choice.moves[0]))
        told = await first.until(live.About)
        assert not any(seat.helped for seat in told.about.seats)

    spend(tmp_path, evening)


def test_a_host_who_leaves_in_play_passes_the_table_on(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        keys, _ = await house.playing("oldchapix", 3)
        for leaver, host in ((0, 2), (1, 3), (2, 3)):
            await house.ask("DELETE", f"/api/tables/{keys[0].table}/seats/mine", key=keys[leaver])
            about = await house.about(keys[0])
            assert [seat["seat"] for seat in about["seats"] if seat.get("host")] == [host]

    spend(tmp_path, evening)


def test_a_hint_out_of_turn_advises_nothing(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("sowix", 2)
        waiting = next(player for player in players if not player.may_move())
        await waiting.send({"type": "hint", "id": "h"})
        hinted = await waiting.until(live.Hinted)
        assert (hinted.move, hinted.why) == (None, None)

    spend(tmp_path, evening)


def test_a_hint_does_not_go_to_the_next_player_of_a_shared_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("oldchapix", 3)
        pool = house.pool
        ask, gone, thought = pool.ask, Event(), Event()

        async def ask_when_they_are_gone(*task: Any, **how: Any) -> Any:
            await gone.wait()
            try:
                return await ask(*task, **how)
            finally:
                thought.set()

        monkeypatch.setattr(pool, "ask", ask_when_they_are_gone)
        first = next(player for player in players if player.may_move())
        await first.send({"type": "hint", "id": "h"})
        await first.send({"type": "ping"})
        await first.until(live.Pong)
        await first.send({"type": "hello"})
        assert (await first.until(live.Welcome)).seat is None
        gone.set()
        await thought.wait()
        await first.send({"type": "ping"})
        await first.until(live.Pong)
        assert not any("hinted" in str(frame) for frame in first.heard)

    spend(tmp_path, evening)


def test_a_move_of_another_match_is_stale_whatever_its_number(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, players = await house.playing("oldchapix", 3)
        first = next(player for player in players if player.may_move())
        assert first.choice is not None
        move = {"type": "play", "id": "late", "n": first.n, "move": text_of(first.choice.moves[0])}
        await first.send({**move, "match": 2})
        refused = await first.until(live.Refused)
        assert refused.why.code == "server.stale"
        await first.send({**move, "match": 1})
        assert (await first.until(live.Happened)).id == "late"
        await everybody(*[player.until(live.Happened) for player in players if player is not first])

    spend(tmp_path, evening)
