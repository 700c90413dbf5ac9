"""Bots on a device: short questions are answered here, long searches in a second worker: no table waits for them."""

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import structs

from toutilix.server.base.protocol.common import Level
from toutilix.server.thinking import Asker, Question, Task, ThinkingFailed, Thought
from toutilix.server.thinking.runner import REVIEW_SECONDS, BotRunner

Ask = Callable[[bytes], None]
"""Sends a task to the worker, which it starts where there is none yet."""

_encoder = msgspec.json.Encoder()
_thoughts = msgspec.json.Decoder(Thought)
_tasks = msgspec.json.Decoder(Task)


class DeviceThinker:
    """The tables' Thinker."""

    def __init__(self, ask_worker: Ask | None) -> None:
        self._ask_worker = ask_worker
        self._runner = BotRunner()
        self._waiting: dict[int, asyncio.Future[Thought | None]] = {}
        self._last = 0
        self._started = False
        """Has the worker answered yet?"""

    async def ask(self, question: Question, _asker: Asker) -> Thought:
        if question.is_long and self._ask_worker is not None:
            if _is_second_thought(question) and not self._started:
                # It would come when the worker has started, seconds too late, and keep the next hint waiting.
                self._ask_worker(_encoder.encode(Task(id=0, question=question)))
                return Thought(id=0)
            thought = await self._search(question, self._ask_worker)
            if thought is not None:
                return thought
        if question.deals is not None:
            raise ThinkingFailed  # a review asks hundreds of questions: the tables would wait for each
        # Many short questions in a row must not keep the page waiting.
        await asyncio.sleep(0)
        return self._runner.think(Task(id=0, question=_short(question)))

    def answered(self, thought: bytes) -> None:
        self._started = True
        found = _thoughts.decode(thought)
        waiting = self._waiting.pop(found.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(found)

    def failed(self) -> None:
        """There is no second worker: questions that wait for it are answered here, without a search."""
        self._ask_worker = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(None)
        self._waiting.clear()

    async def _search(self, question: Question, ask_worker: Ask) -> Thought | None:
        self._last += 1
        id = self._last
        waiting: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._waiting[id] = waiting
        ask_worker(_encoder.encode(Task(id=id, question=question)))
        try:
            return await waiting
        finally:
            self._waiting.pop(id, None)


def _is_second_thought(question: Question) -> bool:
    """A closer look at a hint that was given already."""
    return question.advise and question.seconds is not None and question.asked is None


def _short(question: Question) -> Question:
    return structs.replace(question, level=Level.regular, seconds=None) if question.is_long else question


class SecondWorker:
    """The program of that worker."""

    def __init__(self, review_seconds: float = REVIEW_SECONDS) -> None:
        self._runner = BotRunner(review_seconds)

    def think(self, task: bytes) -> bytes:
        return _encoder.encode(self._runner.think(_tasks.decode(task)))
