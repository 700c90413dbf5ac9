"""The workers, and which question each of them answers next.

Questions wait in two fair queues: short ones (easy and medium bots, hints) go before searches, and one process is kept
free of searches, so that a short question never waits for one. A search gets its share of the machine: the more of them
a visitor group asks for at once, the shorter each of its own is. One that has waited too long is answered by a regular.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections import Counter
from itertools import count

import msgspec
from msgspec import structs

from toutilix.server.base.logs import note
from toutilix.server.base.metrics import Metrics
from toutilix.server.thinking import Asker, Question, Task, ThinkingFailed, Thought, TooManyQuestions
from toutilix.server.thinking.fair_queue import FairQueue
from toutilix.server.thinking.worker import PATIENT

LONGEST_LINE = 1 << 25
MOST_DEATHS = 3
"""A task that its worker does not survive is given up after this many workers."""
MOST_SHORT = 2
"""Short questions in one process at a time: the next is there when the first is answered, and no more, for the queue
decides who is next."""
MOST_HINTS = 4
"""Hints of one visitor group that may wait or be thought about at a time."""
LEAST_SECONDS = 0.02
"""No search is shorter, however short the machine is of time."""
DEADLINE = 2.0
"""A search begins within this many times its seconds, or a regular answers instead."""
LONGEST_GRACE = 0.05
"""Seconds; see `Pool`."""


class _Pending:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.sent = False
        self.deaths = 0
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

    def give_up(self) -> None:
        _fail(self.answer)


class Worker:
    """One process and the tasks it has not answered yet; it is started when first needed, and again when it dies. A
    `patient` one lets other processes of the machine go first. `assigned` counts the questions that the pool has given
    it."""

    def __init__(self, *, patient: bool) -> None:
        self.assigned = 0
        self._patient = patient
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._pending: dict[int, _Pending] = {}
        self._stopping = False

    async def ask(self, task: Task) -> Thought:
        pending = _Pending(task)
        self._pending[task.id] = pending
        try:
            await self._start()
            if not pending.sent:
                self._send(pending)
            return await pending.answer
        except OSError as error:
            note("no thinking process could be started", level=logging.ERROR, error=error)
            raise ThinkingFailed from None
        finally:
            self._pending.pop(task.id, None)

    async def stop(self) -> None:
        """Ends all thinking at once: nobody needs the answers any more."""
        self._stopping = True
        async with self._starting:
            process = self._process
        for pending in self._pending.values():
            pending.give_up()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading

    async def _start(self) -> None:
        async with self._starting:
            if self._stopping:
                raise ThinkingFailed
            if self._process is not None:
                return
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "toutilix.server.thinking.worker",
                *([PATIENT] if self._patient else []),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            self._reading = asyncio.create_task(self._read(self._process))

    def _send(self, pending: _Pending) -> None:
        pending.sent = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(msgspec.json.encode(pending.task) + b"\n")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        decoder = msgspec.json.Decoder(Thought)
        while line := await process.stdout.readline():
            thought = decoder.decode(line)
            pending = self._pending.get(thought.id)
            if pending is not None and not pending.answer.done():
                pending.answer.set_result(thought)
        self._process = None
        if not self._stopping:
            await self._recover(process)

    async def _recover(self, process: asyncio.subprocess.Process) -> None:
        """The process has died: a new one gets what it left undone, but not what kills every worker."""
        note("a thinking process ended", level=logging.WARNING, status=await process.wait(), count=len(self._pending))
        left = [pending for pending in self._pending.values() if not pending.answer.done()]
        if left:
            # Answers come in the order of the tasks: it was at the first of them that the process died.
            left[0].deaths += 1
            if left[0].deaths >= MOST_DEATHS:
                left.pop(0).give_up()
        if not left:
            return
        try:
            await self._start()
        except (OSError, ThinkingFailed):
            for pending in left:
                pending.give_up()
        for pending in left:
            if not pending.answer.done():
                self._send(pending)


class _Asked:
    """A question with its asker, until it is answered."""

    def __init__(self, question: Question, asker: Asker) -> None:
        self.question = question
        self.asker = asker
        self.deadline: asyncio.TimerHandle | None = None
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()


class Pool:
    """`searchers` processes answer anything, and one more, unless `reserve` is off, only short questions.

    The answer of a search is given when its seconds are over and a little grace with them, also where there was nothing
    to search: when it comes does not tell a forced move from a choice.
    """

    def __init__(self, searchers: int, metrics: Metrics | None = None, *, reserve: bool = True) -> None:
        self._metrics = metrics or Metrics()
        self._reserved = [Worker(patient=False)] if reserve else []
        self._searchers = [Worker(patient=True) for _ in range(searchers)]
        self.workers = (*self._reserved, *self._searchers)
        self._short: FairQueue[_Asked] = FairQueue()
        self._long: FairQueue[_Asked] = FairQueue()
        self._searching: Counter[str] = Counter()
        self._hints: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ids = count(1)
        self._stopping = False

    @property
    def waiting(self) -> int:
        """Questions that no process has begun with."""
        return len(self._short) + len(self._long)

    async def ask(self, question: Question, asker: Asker) -> Thought:
        if self._stopping:
            raise ThinkingFailed
        if question.advise and self._hints[asker.group] >= MOST_HINTS:
            raise TooManyQuestions
        asked = _Asked(question, asker)
        if question.advise:
            self._hints[asker.group] += 1
        began = time.monotonic()
        try:
            self._queue(asked)
            thought = await asked.answer
        except ThinkingFailed:
            self._metrics.thinking_failures.add()
            raise
        finally:
            self._forget(asked)
        self._metrics.thinking_seconds.observe(time.monotonic() - began)
        return thought

    async def stop(self) -> None:
        self._stopping = True
        for queue in (self._short, self._long):
            while queue:
                _fail(queue.take().answer)
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        await asyncio.gather(*self._tasks)

    # --- waiting ---

    def _queue(self, asked: _Asked) -> None:
        question = asked.question
        if not question.is_long:
            self._short.put(asked.asker, asked)
        else:
            self._long.put(asked.asker, asked)
            if question.seconds is not None:
                loop = asyncio.get_running_loop()
                asked.deadline = loop.call_later(DEADLINE * question.seconds, self._give_to_regular, asked)
        self._assign()

    def _give_to_regular(self, asked: _Asked) -> None:
        if self._long.discard(asked.asker, asked):
            asked.question = structs.replace(asked.question, level="regular", seconds=None)
            self._metrics.thinking_shortened.add()
            self._short.put(asked.asker, asked)
            self._assign()

    def _forget(self, asked: _Asked) -> None:
        """It is answered, or nobody waits for the answer any more. A process that thinks about it is not free before it
        has ended: else somebody who asks and goes, again and again, would take them all."""
        if asked.deadline is not None:
            asked.deadline.cancel()
        if asked.question.advise:
            _count_down(self._hints, asked.asker.group)
        if not self._short.discard(asked.asker, asked):
            self._long.discard(asked.asker, asked)

    # --- working ---

    def _assign(self) -> None:
        """Give all that are free the next question."""
        while self._short and (worker := self._free_for_short()):
            self._begin(worker, self._short.take())
        while self._long and (worker := self._free(self._searchers)):
            self._begin(worker, self._long.take())

    def _free_for_short(self) -> Worker | None:
        return self._free(self._reserved) or self._free(self._searchers) or self._free(self._reserved, MOST_SHORT)

    @staticmethod
    def _free(workers: list[Worker], most: int = 1) -> Worker | None:
        return next((worker for worker in workers if worker.assigned < most), None)

    def _begin(self, worker: Worker, asked: _Asked) -> None:
        if asked.deadline is not None:
            asked.deadline.cancel()
        worker.assigned += 1
        if asked.question.is_long:
            self._searching[asked.asker.group] += 1
        question = self._shared(asked.question, asked.asker.group)
        if question.seconds != asked.question.seconds:
            self._metrics.thinking_shortened.add()
        task = asyncio.get_running_loop().create_task(self._work(worker, asked, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self, worker: Worker, asked: _Asked) -> None:
        worker.assigned -= 1
        if asked.question.is_long:
            _count_down(self._searching, asked.asker.group)
        if not self._stopping:
            self._assign()

    def _shared(self, question: Question, group: str) -> Question:
        """The question with the seconds that it gets: groups share the machine, and a group shares its part among its
        own searches, so that all that wait now are answered in the time of one."""
        wished = question.seconds
        if wished is None:
            return question
        groups = len(self._long.groups() | set(self._searching))
        mine = self._long.waiting(group) + self._searching[group]
        share = wished * len(self._searchers) / (groups * mine)
        return structs.replace(question, seconds=min(wished, max(LEAST_SECONDS, share)))

    async def _work(self, worker: Worker, asked: _Asked, question: Question) -> None:
        begun = asyncio.get_running_loop().time()
        try:
            thought = await worker.ask(Task(id=next(self._ids), question=question))
        except ThinkingFailed:
            _fail(asked.answer)
            return
        finally:
            self._end(worker, asked)
        if question.seconds is None or asked.question.seconds is None:
            _give(asked.answer, thought)
        else:
            grace = max(question.seconds / 10, min(LONGEST_GRACE, asked.question.seconds / 10))
            _give_at(begun + question.seconds + grace, asked.answer, thought)


def _count_down(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def _give_at(time: float, answer: asyncio.Future[Thought], thought: Thought) -> None:
    asyncio.get_running_loop().call_at(time, _give, answer, thought)


def _give(answer: asyncio.Future[Thought], thought: Thought) -> None:
    if not answer.done():
        answer.set_result(thought)


def _fail(answer: asyncio.Future[Thought]) -> None:
    if not answer.done():
        answer.set_exception(ThinkingFailed)
