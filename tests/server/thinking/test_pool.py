"""The real processes: they know what they were told, die without harm, and end when told to."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tests.server.thinking.matches import begun, play_moves, question_in_turn
from toutilix.engine.match import Match
from toutilix.games import GAMES
from toutilix.server.thinking import Asker, Task, ThinkingFailed
from toutilix.server.thinking.pool import MOST_SHORT, Pool, Worker

PATIENCE = 600.0
SOMEBODY = Asker("somebody", "table")


def with_pool(do: Callable[[Pool], Awaitable[None]], searchers: int = 1, *, reserve: bool = True) -> None:
    async def run() -> None:
        pool = Pool(searchers, reserve=reserve)
        try:
            async with asyncio.timeout(PATIENCE):
                await do(pool)
        finally:
            await pool.stop()

    asyncio.run(run())


def process_of(worker: Worker) -> asyncio.subprocess.Process:
    assert worker._process is not None
    return worker._process


async def ask(pool: Pool, match: Match, level: str = "regular") -> str:
    """A legal move of the seat in turn."""
    seat = int(match.state.table.turn)
    thought = await pool.ask(question_in_turn(match, level), SOMEBODY)
    assert thought.move is not None
    assert match.state.view(seat).is_legal(match.kind.notation.read_move(thought.move))
    return thought.move


@pytest.mark.parametrize("level", ["beginner", "regular", "expert:0.01s"])
def test_every_level_of_every_game(level: str) -> None:
    async def do(pool: Pool) -> None:
        for kind in GAMES:
            await ask(pool, begun(kind.name, 3, moves=6), level)

    with_pool(do)


def test_a_worker_is_sent_the_question_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of a record, nothing of another seat, and of the match before nothing either."""

    async def do(pool: Pool) -> None:
        match = begun("sowix", 3)
        await ask(pool, match)
        stdin = process_of(pool.workers[0]).stdin
        assert stdin is not None
        sent: list[bytes] = []
        write = stdin.write

        def watched(line: bytes) -> None:
            sent.append(line)
            write(line)

        monkeypatch.setattr(stdin, "write", watched)
        for number in range(2, 5):
            play_moves(match, 2)
            await ask(pool, match)
            task = Task(id=number, question=question_in_turn(match, "regular"))
            assert sent.pop() == msgspec.json.encode(task) + b"\n"
            assert not sent

    with_pool(do)


def test_a_search_never_keeps_short_questions_waiting() -> None:
    """One process is free of searches, and no process is sent more than it is to do next."""

    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        reserved, searcher = pool.workers
        long = [asyncio.create_task(ask(pool, match, "expert:3600s")) for _ in range(3)]
        while not searcher._pending:
            await asyncio.sleep(0)
        for _ in range(3):
            await ask(pool, match)
        assert (reserved.assigned, searcher.assigned, pool.waiting) == (0, 1, 2)
        short = [asyncio.create_task(ask(pool, match)) for _ in range(5)]
        await asyncio.sleep(0)
        assert (reserved.assigned, searcher.assigned, pool.waiting) == (MOST_SHORT, 1, 5)
        await asyncio.gather(*short)
        await pool.stop()
        for thought in long:
            with pytest.raises(ThinkingFailed):
                await thought

    with_pool(do)


def test_a_process_is_free_when_it_has_thought_not_when_nobody_listens() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        [worker] = pool.workers
        gone = asyncio.create_task(ask(pool, match, "expert:3600s"))
        waits = asyncio.create_task(ask(pool, match, "expert:3600s"))
        while not worker._pending:
            await asyncio.sleep(0)
        for thought in (waits, gone):
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
        assert (worker.assigned, pool.waiting) == (1, 0)

    with_pool(do, reserve=False)


def test_processes_of_searches_let_others_go_first() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        await ask(pool, match, "expert:0.01s")
        reserved, searcher = (os.getpriority(os.PRIO_PROCESS, process_of(worker).pid) for worker in pool.workers)
        assert searcher > reserved

    with_pool(do)


def test_many_ask_at_once() -> None:
    async def do(pool: Pool) -> None:
        matches = [begun("strategix", 3, moves=number, seed=number + 1) for number in range(20)]
        await asyncio.gather(*[ask(pool, match) for match in matches])
        assert not any(worker._pending for worker in pool.workers)

    with_pool(do, searchers=2)


def test_a_worker_killed_in_mid_thought_is_replaced() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        [worker] = pool.workers
        first = process_of(worker).pid
        thoughts = [asyncio.create_task(ask(pool, match, "expert:0.3s")) for _ in range(2)]
        while not worker._pending:
            await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        await asyncio.gather(*thoughts)
        assert process_of(worker).pid != first
        play_moves(match, 2)
        await ask(pool, match)

    with_pool(do, reserve=False)


def test_a_task_that_no_worker_survives_is_given_up() -> None:
    """And does not take the tasks of others with it."""

    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        deadly = asyncio.create_task(pool.ask(question_in_turn(match, "no such level"), SOMEBODY))
        others = [asyncio.create_task(ask(pool, match)) for _ in range(5)]
        with pytest.raises(ThinkingFailed):
            await deadly
        await asyncio.gather(*others)
        await ask(pool, match)

    with_pool(do)


def test_where_no_process_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toutilix.server.thinking.pool.sys.executable", "/nowhere/python")

    async def do(pool: Pool) -> None:
        with pytest.raises(ThinkingFailed):
            await pool.ask(question_in_turn(begun("sowix", 2)), SOMEBODY)

    with_pool(do)


def test_stop_drops_what_is_being_thought() -> None:
    async def do(pool: Pool) -> None:
        match = begun("oldchapix", 3)
        await ask(pool, match)
        [worker] = pool.workers
        process = process_of(worker)
        long = [asyncio.create_task(ask(pool, match, "expert:3600s")) for _ in range(3)]
        while not worker._pending:
            await asyncio.sleep(0)
        await pool.stop()
        assert process.returncode is not None
        for thought in long:
            with pytest.raises(ThinkingFailed):
                await thought
        with pytest.raises(ThinkingFailed):
            await pool.ask(question_in_turn(match), SOMEBODY)

    with_pool(do, reserve=False)
