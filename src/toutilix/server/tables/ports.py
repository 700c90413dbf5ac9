"""The interfaces that tables need from the program that runs them: the server is one such host, a browser (`device`) is
another. `store.Writer` and `store.Reader` are the other two interfaces."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from toutilix.server.base.metrics import Metrics
from toutilix.server.base.protocol.live import CloseCode
from toutilix.server.base.settings import Settings
from toutilix.server.store import Alone, Lease, Reader, Writer
from toutilix.server.thinking import Asker, Question, Thought

Value = TypeVar("Value")


class Connection(Protocol):
    """One device at a table, at a seat or as a spectator. Messages arrive whole, in the order they were sent."""

    seat: int
    text: bool
    """Does it want the table in words with every state?"""
    group: str
    """The visitor group that it belongs to, by a name that means nothing here: groups take turns with the bots."""

    def send(self, message: bytes) -> None:
        """Never waits; several connections get the same bytes."""

    def close(self, code: CloseCode, reason: str) -> None: ...


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds that never go backwards."""

    def date(self) -> float:
        """Seconds since 1970."""

    def call_later(self, seconds: float, do: Callable[..., object], *arguments: object) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...


class Thinker(Protocol):
    async def ask(self, question: Question, asker: Asker) -> Thought:
        """The move of a bot that gets the view of its seat and nothing else; ThinkingFailed where there is no
        answer, TooManyQuestions where the asker has enough of them waiting."""


class Background(Protocol):
    """Does work that takes a tenth of a second and more; tables need not wait for it where the host has a thread for
    that."""

    def __call__(self, work: Callable[[], Value], /) -> Awaitable[Value]: ...


@dataclass(frozen=True)
class Services:
    """The parts that all tables of one host share."""

    settings: Settings
    clock: Clock
    writer: Writer
    reader: Reader
    thinker: Thinker
    metrics: Metrics = field(default_factory=Metrics)
    lease: Lease = field(default_factory=Alone)
