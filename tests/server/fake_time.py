"""Time for tests: hours pass in a moment, in the same order as on a wall."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class NoWaiting(asyncio.SelectorEventLoop):
    """A clock that advances only when everybody waits for it, and then at once to the next thing that is due."""

    def __init__(self) -> None:
        super().__init__(selectors.DefaultSelector())
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self._now = max(self._now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def in_no_time(work: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=NoWaiting) as runner:
        return runner.run(work)
