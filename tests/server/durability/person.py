"""Somebody who plays as fast as they can, comes back whenever the connection is lost, and writes everything down."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import aiohttp

from tests.server.players import Player
from toutilix.server.base.protocol import live

UNDOES = 0.1
SLOWER = 1.02
"""With each act people think this much longer: faults meet a table in play, however slow the machine."""
TRIES_AGAIN = (0.05, 0.3)


@dataclass(frozen=True)
class Sent:
    """A request as it went out: `move` is None for an undo."""

    id: str
    n: int
    move: str | None

    def message(self) -> dict[str, object]:
        asked: dict[str, object] = {"id": self.id, "n": self.n}
        return asked | ({"type": "undo"} if self.move is None else {"type": "play", "move": self.move})


@dataclass(frozen=True)
class Told:
    """An act that the server has told of: after that it must never be gone. `request` is this person's own."""

    n: int
    seat: int | None
    request: str | None = None


@dataclass
class Journal:
    """One person's memory of a match: their requests, the answers, and the refusals."""

    seat: int
    sent: dict[str, Sent] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    welcomes: list[float] = field(default_factory=list)
    """When (by the clock) a server has welcomed this person."""
    resent: int = 0
    lost: int = 0
    closed_with: list[int | None] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> list[Told]:
        return [told for told in self.told if told.request is not None]


class Gone(Exception):
    """The connection is lost."""


@dataclass
class Person(Player):
    dice: random.Random = field(default_factory=random.Random)
    journal: Journal = field(default_factory=lambda: Journal(0))
    notice: Callable[[], None] = lambda: None
    waiting_for: Sent | None = None
    thinks: float = 0.0
    hurried: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def finished(self) -> bool:
        return self.facts.get("over") == "match" and self.about.status == "over"

    async def play_match(self) -> None:
        """To the end, however often the server goes away in between."""
        while not self.finished:
            try:
                await self.come_back()
                await self._play()
            except TimeoutError:
                # A server that is there must answer.
                waits = f"for the answer to {self.waiting_for}" if self.waiting_for else "for the others"
                raise AssertionError(
                    f"table {self.table}, seat {self.seat}: silence at {self.n}, waits {waits}"
                ) from None
            except (Gone, aiohttp.ClientError, OSError):
                self.journal.lost += 1
                await self._hear_the_end()
                self.journal.closed_with.append(self.closed)
                await self.leave()
                await asyncio.sleep(self.dice.uniform(*TRIES_AGAIN))
        await self.leave()

    async def _hear_the_end(self) -> None:
        """Somebody who was just speaking has not heard why the connection was closed."""
        if self._ws is not None and self.closed is None:
            with suppress(aiohttp.ClientError, OSError):
                while await super().hear() is not None:
                    pass

    async def leave(self) -> None:
        if self._ws is not None:
            await self._ws.close()

    async def come_back(self) -> None:
        """Acknowledged acts must still be there: the state never goes back."""
        known, match = self.n, self.match
        await self.connect(hello=False)
        await self.send({"type": "hello", "token": self.token, "match": match, "since": known})
        while not isinstance(welcome := await self.hear(), live.Welcome):
            pass
        self.journal.welcomes.append(time.time())
        if match:
            assert welcome.match == match
            assert welcome.n >= known, f"the table was at {known} and is now at {welcome.n}"
            if welcome.whole:
                steps = [act["n"] for act in welcome.log]
                assert steps == sorted(set(steps))
                assert (steps[-1] if steps else known) == welcome.n
            self.journal.told += [Told(act["n"], act.get("seat")) for act in welcome.log]
        if self.waiting_for is not None:
            self.journal.resent += 1
            await self._ask(self.waiting_for)

    async def _play(self) -> None:
        asked_for = -1
        while not self.finished:
            if self.waiting_for is None and self.may_move():
                undo = self.choice is not None and self.choice.undo and self.dice.random() < UNDOES
                move = None if undo else await self.pick(self.dice)
                await self._think()
                await self._ask(Sent(f"m{self.dice.getrandbits(60):x}", self.n, move))
            elif self.facts.get("over") == "hand" and asked_for != self.n:
                asked_for = self.n
                await self.send({"type": "next", "n": self.n})
            await self.hear()

    async def _think(self) -> None:
        """Up to `thinks` seconds, and longer as the match proceeds; not at all once somebody says to hurry."""
        if self.thinks and not self.hurried.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.dice.uniform(0, self.thinks) * SLOWER**self.n)

    async def _ask(self, sent: Sent) -> None:
        self.waiting_for = self.journal.sent[sent.id] = sent
        await self.send(sent.message())

    async def hear(self) -> live.Answered:
        answer = await super().hear()
        if answer is None:
            raise Gone
        return answer

    def _take(self, answer: live.Answered) -> None:
        super()._take(answer)
        match answer:
            case live.Happened():
                self.journal.told.append(Told(answer.act["n"], answer.act.get("seat"), answer.id))
                self._answered(answer.id)
            case live.Done():
                self.journal.told.append(Told(answer.n, self.seat, answer.id))
                self._answered(answer.id)
            case live.Refused():
                assert answer.id is not None, answer
                self.journal.refused.add(answer.id)
                self._answered(answer.id)
            case live.Problem():
                self.journal.problems.append(answer.why.code)

    def _answered(self, request: str | None) -> None:
        if self.waiting_for is not None and request == self.waiting_for.id:
            self.waiting_for = None
            self.notice()
