"""Nobody waits behind the many questions of another. Time is counted, not measured: a search takes the seconds that it
was given, a short question a hundredth."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.server.fake_time import in_no_time
from tests.server.thinking.matches import begun
from toutilix.server.thinking import Asker, Question, Task, ThinkingFailed, Thought, TooManyQuestions, question_of
from toutilix.server.thinking.fair_queue import FairQueue
from toutilix.server.thinking.pool import DEADLINE, LEAST_SECONDS, MOST_HINTS, Pool, Worker

SHORT = 0.01
EXPERT = 1.0
TABLES = 20

MATCH = begun("oldchapix", 3)
SEARCH = question_of(MATCH, 0, "expert", seconds=EXPERT)
REGULAR = question_of(MATCH, 0, "regular")
HINT = question_of(MATCH, 0, "regular", advise=True)


class Desk:
    """The processes, in counted time: `done` are the questions in the order in which they were begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[Question] = []
        self.forced = False
        monkeypatch.setattr(Worker, "ask", lambda _worker, task: self._think(task))

    async def _think(self, task: Task) -> Thought:
        self.done.append(task.question)
        search = task.question.seconds
        await asyncio.sleep(0.0 if self.forced else SHORT if search is None else search)
        return Thought(id=task.id, move="Ap")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


async def waited(pool: Pool, question: Question, asker: Asker) -> float:
    """Seconds until the answer."""
    now = asyncio.get_running_loop().time
    start = now()
    await pool.ask(question, asker)
    return now() - start


async def ask_forever(pool: Pool, group: str, table: int, waits: list[float]) -> None:
    """A table where experts play one another."""
    while True:
        waits.append(await waited(pool, SEARCH, Asker(group, str(table))))


def beside_a_crowd(of: int, visit: Any, searchers: int = 1) -> Any:
    """A visitor waits little while a stranger's tables, all of experts, play on; and those do not wait for ever."""

    async def evening() -> Any:
        pool = Pool(searchers)
        waits: list[float] = []
        crowd = [asyncio.create_task(ask_forever(pool, "stranger", table, waits)) for table in range(of)]
        await asyncio.sleep(10 * EXPERT)
        waits.clear()
        found = await visit(pool)
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        return found, waits

    return in_no_time(evening())


# --- the queue ---


def test_groups_take_turns_then_tables_then_questions() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1x", "a1y", "a2x", "a2y", "a1z", "b1x", "b1y", "c9x"):
        queue.put(Asker(item[0], item[:2]), item)
    assert (len(queue), queue.groups(), queue.waiting("a")) == (8, {"a", "b", "c"}, 5)
    taken = [queue.take() for _ in range(8)]
    assert taken == ["a1x", "b1x", "c9x", "a2x", "b1y", "a1y", "a2y", "a1z"]
    assert (len(queue), queue.groups()) == (0, set())


def test_a_question_that_nobody_waits_for_leaves_the_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    asker = Asker("a", "1")
    queue.put(asker, "x")
    queue.put(asker, "y")
    assert queue.discard(asker, "x")
    assert not queue.discard(asker, "x")
    assert not queue.discard(Asker("b", "1"), "y")
    assert (len(queue), queue.take(), len(queue)) == (1, "y", 0)
    queue.put(asker, "z")
    assert queue.discard(asker, "z")
    assert (len(queue), queue.groups()) == (0, set())


# --- beside twenty tables of experts ---


@pytest.mark.usefixtures("desk")
def test_another_tables_bots_answer_as_always() -> None:
    async def visit(pool: Pool) -> list[float]:
        return [await waited(pool, REGULAR, Asker("honest", "home")) for _ in range(50)]

    alone, _ = beside_a_crowd(0, visit)
    beside, _ = beside_a_crowd(TABLES, visit)
    assert beside == pytest.approx(alone)


def test_another_tables_expert_waits_for_one_short_search(desk: Desk) -> None:
    """It has half of the machine; the stranger's twenty share the other half."""

    async def visit(pool: Pool) -> list[float]:
        found = []
        for _ in range(20):
            desk.done.clear()
            found.append(await waited(pool, SEARCH, Asker("honest", "home")))
            assert max(question.seconds or 0.0 for question in desk.done) >= EXPERT / 2
            assert len([question for question in desk.done if question.seconds != EXPERT / 2]) <= TABLES
        return found

    found, _ = beside_a_crowd(TABLES, visit)
    assert max(found) < EXPERT


@pytest.mark.usefixtures("desk")
def test_all_experts_are_answered_in_the_time_of_a_few() -> None:
    """Twenty at once on one process: each thinks less, and nobody waits for nineteen whole searches."""

    async def visit(_pool: Pool) -> None:
        await asyncio.sleep(20 * EXPERT)

    _, waits = beside_a_crowd(TABLES, visit)
    assert len(waits) > 15 * TABLES
    assert max(waits) < 1.5 * EXPERT


def test_an_expert_alone_has_its_whole_time(desk: Desk) -> None:
    async def visit(pool: Pool) -> float:
        return await waited(pool, SEARCH, Asker("honest", "home"))

    found, _ = beside_a_crowd(0, visit)
    assert [question.seconds for question in desk.done] == [EXPERT]
    assert found == pytest.approx(1.1 * EXPERT)


def test_more_processes_mean_longer_thoughts(desk: Desk) -> None:
    async def visit(_pool: Pool) -> None:
        desk.done.clear()
        await asyncio.sleep(5 * EXPERT)

    beside_a_crowd(TABLES, visit, searchers=1)
    one = max(question.seconds or 0.0 for question in desk.done)
    beside_a_crowd(TABLES, visit, searchers=4)
    four = max(question.seconds or 0.0 for question in desk.done)
    assert four > 3 * one


def test_a_search_that_has_waited_too_long_is_answered_by_a_regular(desk: Desk) -> None:
    async def visit(_pool: Pool) -> None:
        await asyncio.sleep(20 * EXPERT)

    crowd = int(4 * DEADLINE * EXPERT / LEAST_SECONDS)
    _, waits = beside_a_crowd(crowd, visit)
    assert {question.level for question in desk.done} == {"expert", "regular"}
    assert max(waits) < 2 * DEADLINE * EXPERT


@pytest.mark.usefixtures("desk")
def test_hints_of_one_visitor_are_bounded() -> None:
    async def evening() -> None:
        pool = Pool(1)
        hints = [asyncio.create_task(pool.ask(HINT, Asker("greedy", str(table)))) for table in range(MOST_HINTS)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyQuestions):
            await pool.ask(HINT, Asker("greedy", "one more"))
        await pool.ask(HINT, Asker("honest", "home"))
        await asyncio.gather(*hints)
        assert await pool.ask(HINT, Asker("greedy", "one more")) is not None

    in_no_time(evening())


def test_a_question_whose_asker_has_gone_leaves_nothing_behind(desk: Desk) -> None:
    async def evening() -> None:
        pool = Pool(1)
        for _ in range(50):
            asked = [
                asyncio.create_task(pool.ask(question, Asker("gone", "x"))) for question in (SEARCH, HINT, REGULAR)
            ]
            await asyncio.sleep(0)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
        assert pool.waiting == 0
        await asyncio.sleep(2 * EXPERT)
        assert [worker.assigned for worker in pool.workers] == [0, 0]
        assert len([question for question in desk.done if question.is_long]) == 1
        await pool.ask(HINT, Asker("gone", "x"))

    in_no_time(evening())


def test_when_an_answer_comes_does_not_tell_a_forced_move_from_a_choice(desk: Desk) -> None:
    async def visit(pool: Pool) -> list[float]:
        return [await waited(pool, SEARCH, Asker("honest", "home")) for _ in range(5)]

    found = []
    for forced in (False, True):
        desk.forced = forced
        found.append(beside_a_crowd(0, visit)[0])
    assert found[0] == pytest.approx(found[1])


@pytest.mark.usefixtures("desk")
def test_nothing_is_asked_of_a_pool_that_stops() -> None:
    async def evening() -> None:
        pool = Pool(1)
        waiting = [asyncio.create_task(pool.ask(SEARCH, Asker("a", "b"))) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.stop()
        answers: list[Coroutine[Any, Any, Thought] | asyncio.Task[Thought]] = [
            *waiting[1:],
            pool.ask(REGULAR, Asker("a", "b")),
        ]
        for answer in answers:
            with pytest.raises(ThinkingFailed):
                await answer

    in_no_time(evening())
