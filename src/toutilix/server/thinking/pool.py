"""The workers: a question goes to the one with the least to do."""

import asyncio
import contextlib
import logging
import sys
import time
from itertools import count

import msgspec

from toutilix.server.base.logs import note
from toutilix.server.base.metrics import Metrics
from toutilix.server.thinking import Question, Task, ThinkingFailed, Thought

LONGEST_LINE = 1 << 25
MOST_DEATHS = 3
"""A task that its worker does not survive is given up after this many workers."""


class _Pending:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.sent = False
        self.deaths = 0
        self.answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

    def give_up(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(ThinkingFailed)


class Worker:
    """One process and the tasks it has not answered yet; it is started when first needed, and again when it dies."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._pending: dict[int, _Pending] = {}
        self._stopping = False

    @property
    def busy(self) -> int:
        """How many tasks it has not answered yet."""
        return len(self._pending)

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
        """Nobody needs what is being thought now, however long it would take."""
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


class Pool:
    def __init__(self, workers: int, metrics: Metrics | None = None) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._ids = count(1)
        self._metrics = metrics or Metrics()

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet."""
        return sum(worker.busy for worker in self._workers)

    async def ask(self, question: Question) -> Thought:
        worker = min(self._workers, key=lambda one: one.busy)
        began = time.monotonic()
        try:
            thought = await worker.ask(Task(id=next(self._ids), question=question))
        except ThinkingFailed:
            self._metrics.thinking_failures.add()
            raise
        self._metrics.thinking_seconds.observe(time.monotonic() - began)
        return thought

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
