"""Playing a series: deals in the order of their numbers, whichever process plays them."""

import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import chain
from multiprocessing import get_context
from multiprocessing.synchronize import Event

import msgspec

from toutilix.arena.deals import Played, Series, play_deal
from toutilix.arena.report import compare
from toutilix.arena.statistics import ALPHA, FIRST_LOOK, looks

AHEAD = 4
"""Deals queued for each process, so that none waits."""


@dataclass(frozen=True)
class Finished:
    """The deals that count, and the alpha at which their intervals are honest."""

    played: list[Played]
    alpha: float


def play_series(
    series: Series,
    deals: int,
    *,
    jobs: int = 1,
    stop_when_sure: bool = False,
    first_look: int = FIRST_LOOK,
    final: bool = False,
    earlier: Sequence[Played] = (),
    note: Callable[[Played], None] | None = None,
) -> Finished:
    """Play on from the deals that were finished `earlier`; each new one is given to `note`, in order.

    The deals that count are the first ones, up to the number asked for or to the look at which all differences are
    sure: the number of jobs, and where an earlier run stopped, change nothing. Where the number of deals is `final`,
    and nobody will ever ask for more, the look at the end uses up all that earlier looks have left of the 5%.
    """
    earlier = earlier[:deals]
    played: list[Played] = []
    schedule = looks(first_look)
    look, alpha = next(schedule)
    spent = 0.0
    with closing(_in_order(series, range(len(earlier), deals), jobs)) as fresh:
        for deal in chain(earlier, fresh):
            if note is not None and deal.number >= len(earlier):
                note(deal)
            played.append(deal)
            if stop_when_sure and len(played) == look < deals:
                if _sure(series, played, alpha):
                    break
                spent += alpha
                look, alpha = next(schedule)
        else:
            alpha = ALPHA - spent if final else alpha
    return Finished(played, alpha if stop_when_sure else ALPHA)


def _sure(series: Series, played: Sequence[Played], alpha: float) -> bool:
    comparisons = compare(series, played, alpha)
    return bool(comparisons) and all(comparison.ahead.sure for comparison in comparisons)


def _in_order(series: Series, numbers: range, jobs: int) -> Generator[Played, None, None]:
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_deal(series, number)
        return
    context = get_context("spawn")  # Fresh interpreters share nothing with this one, on every system.
    enough = context.Event()
    encoded = msgspec.json.encode(series)
    with ProcessPoolExecutor(jobs, context, _begin, (enough,)) as pool:
        waiting: deque[Future[bytes]] = deque()
        try:
            for number in numbers:
                with _uninterrupted():
                    waiting.append(pool.submit(_play_encoded, encoded, number))
                if len(waiting) == jobs * AHEAD:
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
"""In a process that plays deals: set when no more are wanted."""


def _begin(enough: Event) -> None:
    """An interrupt from the keyboard ends the processes at once; the one that started them says what is to be said."""
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
