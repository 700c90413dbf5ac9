"""The workers: each match has its own among them, which therefore knows its lines already."""

import asyncio
import contextlib
import logging
import sys
import zlib
from collections.abc import Sequence
from itertools import count

import msgspec

from toutilix.engine.record import Line, write_line
from toutilix.server.base.logs import note
from toutilix.server.thinking import MOST_MATCHES, Task, ThinkingFailed, Thought

LONGEST_LINE = 1 << 25
MOST_DEATHS = 3
"""A task that its worker does not survive is given up after this many workers."""


class _Pending:
    def __init__(self, task: Task, lines: Sequence[Line]) -> None:
        self.task = task
        self.lines = lines
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
        self._known: dict[str, int] = {}
        self._pending: dict[int, _Pending] = {}
        self._stopping = False

    async def ask(self, task: Task, lines: Sequence[Line]) -> Thought:
        pending = _Pending(task, lines)
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
            self._known.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "toutilix.server.thinking.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            self._reading = asyncio.create_task(self._read(self._process))

    def _send(self, pending: _Pending, *, whole: bool = False) -> None:
        pending.sent = True
        if self._process is None or self._process.stdin is None:
            return
        task = pending.task
        first = self._known.pop(task.match, 0)
        if whole:
            first = 0
        task = msgspec.structs.replace(task, first=first, lines=[write_line(line) for line in pending.lines[first:]])
        self._known[task.match] = len(pending.lines)
        if len(self._known) > MOST_MATCHES:
            del self._known[next(iter(self._known))]
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        decoder = msgspec.json.Decoder(Thought)
        while line := await process.stdout.readline():
            thought = decoder.decode(line)
            pending = self._pending.get(thought.id)
            if pending is None or pending.answer.done():
                continue
            if thought.missing:
                self._send(pending, whole=True)
            else:
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
    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._ids = count(1)

    async def ask(self, match: str, lines: Sequence[Line], seat: int, level: str, *, advise: bool = False) -> Thought:
        """What the bot of this level would do at a seat (from 0) of the match whose whole record so far is `lines`."""
        worker = self._workers[zlib.crc32(match.encode()) % len(self._workers)]
        task = Task(id=next(self._ids), match=match, first=0, lines=[], seat=seat, level=level, advise=advise)
        return await worker.ask(task, list(lines))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
