"""The real processes: they know what they were told, die without harm, and end when told to."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.server.thinking.matches import begun, go_on
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.thinking import Task, ThinkingFailed
from toutilix.server.thinking.pool import Pool, Worker

PATIENCE = 60.0


def with_pool(do: Callable[[Pool], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        pool = Pool(workers)
        try:
            async with asyncio.timeout(PATIENCE):
                await do(pool)
        finally:
            await pool.stop()

    asyncio.run(run())


def process_of(worker: Worker) -> asyncio.subprocess.Process:
    assert worker._process is not None
    return worker._process


async def ask(pool: Pool, match: Match, key: str = "m", level: str = "regular") -> str:
    """A legal move of whoever is in turn."""
    seat = int(match.state.table.turn)
    thought = await pool.ask(key, match.lines, seat, level)
    assert thought.move is not None
    assert match.state.view(seat).is_legal(match.kind.notation.read_move(thought.move))
    return thought.move


@pytest.mark.parametrize("level", ["beginner", "regular", "expert:0.01s"])
def test_every_level_of_every_game(level: str) -> None:
    async def do(pool: Pool) -> None:
        for kind in GAMES:
            await ask(pool, begun(kind.name, 3, moves=6), kind.name, level)

    with_pool(do)


def test_only_new_lines_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(pool: Pool) -> None:
        match = begun("sowix", 3)
        sent: list[tuple[int, int]] = []
        await ask(pool, match)
        stdin = process_of(pool._workers[0]).stdin
        assert stdin is not None
        write = stdin.write

        def watched(line: bytes) -> None:
            task = msgspec.json.decode(line, type=Task)
            sent.append((task.first, len(task.lines)))
            write(line)

        monkeypatch.setattr(stdin, "write", watched)
        known = len(match.lines)
        for _ in range(3):
            go_on(match, 2)
            await ask(pool, match)
            assert sent[-1] == (known, len(match.lines) - known)
            known = len(match.lines)

    with_pool(do)


def test_what_a_worker_has_forgotten_is_sent_whole() -> None:
    async def do(pool: Pool) -> None:
        match = begun("sowix", 3)
        await ask(pool, match)
        worker = pool._workers[0]
        # As if it had followed too many other matches meanwhile.
        worker._known["never told"] = len(match.lines)
        await ask(pool, match, "never told")
        assert worker._known["never told"] == len(match.lines)

    with_pool(do)


def test_memory_of_what_was_sent_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.server.thinking.pool.MOST_MATCHES", 3)

    async def do(pool: Pool) -> None:
        match = begun("sowix", 2)
        for key in ("a", "b", "a", "c", "d", "e"):
            await ask(pool, match, key)
        assert list(pool._workers[0]._known) == ["c", "d", "e"]

    with_pool(do)


def test_many_ask_at_once() -> None:
    async def do(pool: Pool) -> None:
        matches = {f"m{number}": begun("strategix", 3, moves=number, seed=number + 1) for number in range(20)}
        await asyncio.gather(*[ask(pool, match, key) for key, match in matches.items()])
        assert not any(worker._pending for worker in pool._workers)

    with_pool(do, workers=2)


def test_a_worker_killed_in_mid_thought_is_replaced() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        worker = pool._workers[0]
        first = process_of(worker).pid
        thoughts = [asyncio.create_task(ask(pool, match, f"m{n}", "expert:0.3s")) for n in range(2)]
        while len(worker._pending) < 2:
            await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        await asyncio.gather(*thoughts)
        assert process_of(worker).pid != first
        go_on(match, 2)
        await ask(pool, match)

    with_pool(do)


def test_a_task_that_no_worker_survives_is_given_up() -> None:
    """And does not take the tasks of others with it."""

    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        deadly = asyncio.create_task(pool.ask("deadly", match.lines, 0, "no such level"))
        others = [asyncio.create_task(ask(pool, match, f"m{n}")) for n in range(5)]
        with pytest.raises(ThinkingFailed):
            await deadly
        await asyncio.gather(*others)
        await ask(pool, match)

    with_pool(do)


def test_where_no_process_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.server.thinking.pool.sys.executable", "/nowhere/python")

    async def do(pool: Pool) -> None:
        with pytest.raises(ThinkingFailed):
            await pool.ask("m", begun("sowix", 2).lines, 0, "beginner")

    with_pool(do)


def test_stop_drops_what_is_being_thought() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        worker = pool._workers[0]
        process = process_of(worker)
        long = [asyncio.create_task(ask(pool, match, f"m{n}", "expert:3600s")) for n in range(3)]
        while len(worker._pending) < 3:
            await asyncio.sleep(0)
        await pool.stop()
        assert process.returncode is not None
        for thought in long:
            with pytest.raises(ThinkingFailed):
                await thought
        with pytest.raises(ThinkingFailed):
            await pool.ask("m", match.lines, 0, "beginner")

    with_pool(do)
