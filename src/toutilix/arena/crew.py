"""The workers that play the deals of a series: processes of this machine here, a Dask cluster in `cluster`."""

import signal
import sys
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Protocol

import msgspec

from toutilix.arena.deals import Played, Series, play_deal

AHEAD = 4
"""Deals queued for each process, so that none waits."""


class Crew(Protocol):
    """Plays deals wherever it likes, and gives them back in the order of their numbers."""

    def play(self, series: Series, numbers: range) -> Generator[Played, None, None]: ...


class LocalCrew:
    """A number of processes of this machine; a single one is this process."""

    def __init__(self, jobs: int = 1) -> None:
        self._jobs = jobs

    def play(self, series: Series, numbers: range) -> Generator[Played, None, None]:
        if self._jobs == 1 or len(numbers) < 2:
            for number in numbers:
                yield play_deal(series, number)
            return
        context = get_context("spawn")  # Fresh interpreters share nothing with this one, on every system.
        enough = context.Event()
        encoded = msgspec.json.encode(series)
        with ProcessPoolExecutor(self._jobs, context, _begin, (enough,)) as pool:
            waiting: deque[Future[bytes]] = deque()
            try:
                for number in numbers:
                    with _uninterrupted():
                        waiting.append(pool.submit(_play_encoded, encoded, number))
                    if len(waiting) == self._jobs * AHEAD:
                        yield _understood(waiting.popleft())
                while waiting:
                    yield _understood(waiting.popleft())
            finally:
                enough.set()
                pool.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C interrupts neither this block nor a process that starts in it: a process would complain in the middle of
    its imports."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_enough: list[Event] = []
"""Set, in a process that plays deals, when no more are wanted."""


def _begin(enough: Event) -> None:
    """An interrupt from the keyboard ends the processes at once; the process that started them reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    _enough.append(enough)


def _play_encoded(encoded: bytes, number: int) -> bytes:
    """Processes exchange text: the series, a number, the result."""
    if _enough[0].is_set():
        return b""
    return msgspec.json.encode(play_deal(msgspec.json.decode(encoded, type=Series), number))


def _understood(answer: Future[bytes]) -> Played:
    return msgspec.json.decode(answer.result(), type=Played)
