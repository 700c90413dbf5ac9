"""Work that somebody could make endless: move and undo without end, long logs, long records that are woken."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import OpenHouse, caught_up, fresh_welcome, spend
from tests.server.players import Player, everybody
from toutilix.engine.replay import Replay
from toutilix.engine.view import SPECTATOR
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Why
from toutilix.server.tables import slices
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.recent import MOST_AT_ONCE
from toutilix.server.tables.slices import Slices
from toutilix.server.tables.telling import MOST_UNDOS
from toutilix.words import LANGUAGES, Words


async def move_and_undo(player: Player, times: int) -> list[live.Answered]:
    """The answers to the undos."""
    answers: list[live.Answered] = []
    move = await player.pick(Random(1))
    for number in range(times):
        assert isinstance(await player.move(move, f"m{number}"), live.Happened)
        await player.send({"type": "undo", "id": f"u{number}", "n": player.n})
        while True:
            answer = await player.hear()
            assert answer is not None
            if getattr(answer, "id", None) == f"u{number}":
                answers.append(answer)
                break
        if isinstance(answers[-1], live.Refused):
            break
    return answers


def test_undo_has_an_end_in_each_hand(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, *_], players = await house.playing("oldchapix", 3)
        mover = next(player for player in players if player.may_move())
        answers = await move_and_undo(mover, MOST_UNDOS + 5)
        assert len(answers) == MOST_UNDOS + 1
        assert all(isinstance(answer, live.Happened) for answer in answers[:-1])
        refused = answers[-1]
        assert isinstance(refused, live.Refused)
        assert refused.why == Why(code="server.undos", arguments={"most": MOST_UNDOS})
        for language in LANGUAGES:
            assert str(MOST_UNDOS) in Words(language).say("server.undos", most=MOST_UNDOS)
        # It is not offered any more, and its move stands.
        assert mover.choice is None or not mover.choice.undo
        # The others have theirs, and in the next hand so has everybody.
        table = house.table(zoe)
        other = players[(players.index(mover) + 1) % 3]
        await caught_up(table, [other])
        [undone] = await move_and_undo(other, 1)
        assert isinstance(undone, live.Happened)
        await caught_up(table, players)
        await everybody(*[player.play_on(Random(2), lambda one: one.facts["hand"] == 2) for player in players])
        assert list(table.match.hand.undos) == [0, 0, 0]

    spend(tmp_path, evening)


def test_the_count_of_undos_survives_a_restart(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, *_], players = await house.playing("oldchapix", 3)
        mover = next(player for player in players if player.may_move())
        await move_and_undo(mover, 7)
        for player in players:
            await player.ws.close()
        table = house.table(zoe)
        while not table.at_rest:
            await asyncio.sleep(0)
        undos = list(table.match.hand.undos)
        assert sum(undos) == 7
        house.registry.unload_idle(-1)
        found = await house.registry.find(zoe.table)
        assert found is not None
        assert found is not table
        assert list(found.match.hand.undos) == undos

    spend(tmp_path, evening)


# --- the log ----------------------------------------------------------------------------------------------------------


async def all_acts(player: Player) -> list[Any]:
    """The whole log, asked for page by page."""
    welcome = msgspec.json.decode(player.heard[-1], type=live.Welcome)
    log, more, pages = list(welcome.log), welcome.earlier, 0
    assert len(log) <= MOST_AT_ONCE
    while more:
        pages += 1
        await player.send({"type": "earlier", "id": f"p{pages}", "match": player.match, "before": log[0]["n"]})
        answer = await player.until(live.Acts)
        assert answer.id == f"p{pages}"
        assert 0 < len(answer.log) <= MOST_AT_ONCE
        log[:0] = answer.log
        more = answer.earlier
    return log


def test_the_log_comes_in_pages(tmp_path: Path) -> None:
    """Seats and spectators get, page by page, everything that a player who was there all the time has heard."""

    async def evening(house: OpenHouse) -> None:
        keys, players = await house.playing("oldchapix", 3)
        zoe = keys[0]
        stayed = [*players, await house.watch(zoe)]
        table = house.table(zoe)
        await everybody(*[player.play_on(Random(3), lambda one: one.n > 20) for player in players])
        await caught_up(table, players)
        grow(table, 120)
        for player, token in zip(stayed, [*(key.token for key in keys), None], strict=True):
            while player.n < table.n:
                await player.hear()
            there = [told["act"] for told in map(msgspec.json.decode, player.heard) if told["type"] == "happened"]
            late = await house.enter(Player(house, zoe.table, token))
            late.match = 1
            late.heard = [text for text in late.heard if b'"type":"welcome"' in text]
            log = await all_acts(late)
            assert len(log) > MOST_AT_ONCE
            # The first deal came with the welcome of those who were there.
            assert log[-len(there) :] == there[-len(log) :]

    spend(tmp_path, evening)


def test_a_welcome_stays_short_however_long_the_log(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        [zoe, *_], _ = await house.playing("oldchapix", 3)
        table = house.table(zoe)
        grow(table, 2000)
        welcome = fresh_welcome(table, SPECTATOR)
        assert len(welcome.log) == MOST_AT_ONCE
        assert (welcome.whole, welcome.earlier) == (False, True)
        assert len(msgspec.json.encode(welcome)) < 100_000

    spend(tmp_path, evening)


def test_pages_of_another_match_are_refused(tmp_path: Path) -> None:
    async def evening(house: OpenHouse) -> None:
        _, [at_zoe] = await house.playing("sowix", 2, bots={"2": "beginner"})
        await at_zoe.send({"type": "earlier", "id": "p", "match": 2, "before": 10})
        assert (await at_zoe.until(live.Refused)).why.code == "server.stale"
        for before in (-5, 0, 1, 2, 10**9):
            await at_zoe.send({"type": "earlier", "id": "p", "match": 1, "before": before})
            answer = await at_zoe.until(live.Acts)
            assert all(act["n"] < before for act in answer.log)
            assert not answer.earlier

    spend(tmp_path, evening)


# --- waking -----------------------------------------------------------------------------------------------------------


def grow(table: LiveTable, times: int) -> None:
    """Move and undo as often as a server without limits once allowed; it goes to the store as usual."""
    seat = int(table.match.state.table.turn)
    move = next(iter(table.match.state.view(seat).legal_moves()))
    for number in range(times):
        table.make(seat, move, f"m{number}")
        table.undo(seat, f"u{number}")


class Ticking(LoopClock):
    """A clock on which a millisecond passes whenever somebody looks."""

    def __init__(self) -> None:
        self._time = 0.0

    def now(self) -> float:
        self._time += 0.001
        return self._time


def test_waking_a_long_record_never_stops_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in lines: between two rounds of the loop no more of them are followed than one slice holds, however many
    tables wake at a time."""
    followed = 0
    follow = Replay._follow

    def counted(self: Replay, number: int, line: Any) -> Any:
        nonlocal followed
        followed += 1
        return follow(self, number, line)

    monkeypatch.setattr(Replay, "_follow", counted)

    async def evening(house: OpenHouse) -> None:
        nonlocal followed
        keys = []
        for _ in range(3):
            [zoe, *_], players = await house.playing("oldchapix", 3)
            table = house.table(zoe)
            grow(table, 150)
            for player in players:
                await player.ws.close()
            while not table.at_rest:
                await asyncio.sleep(0)
            keys.append((zoe, table.n, fresh_welcome(table, 0), table.led_to(0, "u7")))
        house.registry.unload_idle(-1)
        house.registry._slices = Slices(Ticking())
        followed, longest, rounds = 0, 0, 0
        waking = [asyncio.create_task(house.registry.find(zoe.table)) for zoe, *_ in keys]
        while not all(task.done() for task in waking):
            before = followed
            await asyncio.sleep(0)
            longest = max(longest, followed - before)
            rounds += followed > before
        assert followed == sum(n - 1 for _, n, _, _ in keys)
        assert longest <= slices.SLICE_SECONDS / 0.001 + 1
        assert rounds > followed / 10
        for task, (_, n, welcome, undone) in zip(waking, keys, strict=True):
            found = await task
            assert found is not None
            assert found.n == n
            again = fresh_welcome(found, 0)
            assert (again.table, again.own, again.log) == (welcome.table, welcome.own, welcome.log)
            assert undone is not None
            assert found.led_to(0, "u7") == undone

    spend(tmp_path, evening)
