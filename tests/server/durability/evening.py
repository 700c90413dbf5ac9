"""Many tables at once, of all games, some seats played by bots; and what must be true when all have finished."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import aiohttp

from tests.server.durability.child import Child
from tests.server.durability.judge import judge
from tests.server.durability.person import Journal, Person
from tests.server.players import Key, Visitor
from toutilix.server.store.opening import open_store

LONGEST_EVENING = 900.0
CUT_OFF = 502
UNAVAILABLE = (CUT_OFF, 503, 504)
PACE = {"bots": "instant", "away_seconds": None}

# Nobody plays for people who are gone: every move of a person's seat must be one that they asked for.
TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("oldchapix", 4, {}),
    ("sowix", 3, {"options": {"target": 20}}),
    ("strategix", 3, {}),
    ("rummylix", 2, {}),
    ("sowix", 4, {"options": {"target": 20, "call": "automatic"}, "bots": {"2": "beginner", "4": "beginner"}}),
    ("rummylix", 3, {"bots": {"3": "beginner"}}),
    ("strategix", 4, {"bots": {"1": "beginner", "2": "regular"}}),
    ("oldchapix", 3, {"bots": {"2": "beginner"}}),
)


@dataclass(frozen=True)
class Strike:
    due: int
    do: Callable[[], None]
    done: asyncio.Future[None]


class UnknownEnd(Exception):
    """Nobody knows what became of a request."""


class PatientVisitor(Visitor):
    """Asks again where no server is ready, or where a look was cut off: on a busy machine a balancer may believe for a
    moment that a server is gone."""

    async def ask(
        self, method: str, path: str, body: object = None, key: Key | None = None, **headers: str
    ) -> tuple[int, Any]:
        while True:
            try:
                answer = await super().ask(method, path, body, key, **headers)
            except aiohttp.ServerDisconnectedError:
                answer = CUT_OFF, "disconnected"
            if answer[0] not in UNAVAILABLE:
                return answer
            await asyncio.sleep(0.1)
            if method != "GET":
                raise UnknownEnd(answer[1])


@dataclass
class Tables:
    """`url` is where everybody comes to, `store` where the tables are kept. `thinks` is how many seconds people take
    for a first move, at most."""

    url: str
    store: str
    session: aiohttp.ClientSession
    dice: random.Random
    thinks: float = 0.0
    people: list[Person] = field(default_factory=list)
    acknowledged: int = 0
    playing: bool = True
    hurried: asyncio.Event = field(default_factory=asyncio.Event)
    _strike: Strike | None = None

    async def sit_down(self, tables: int) -> None:
        """Everybody has a seat and every match has begun. The first table is of the first kind, and so on around."""
        visitor = PatientVisitor(self.url, self.session)
        for kind, _ in zip(cycle(TABLES), range(tables), strict=False):
            keys = None
            while keys is None:
                with suppress(UnknownEnd):  # they go to another table
                    keys = await self._open_table(visitor, *kind)
            self.people += [self._person(visitor, key) for key in keys]

    async def _open_table(self, visitor: Visitor, game: str, players: int, wish: dict[str, object]) -> list[Key]:
        bots = wish.get("bots", {})
        assert isinstance(bots, dict)
        [host] = await visitor.create(game, players, pace=PACE, **wish)
        keys = [host]
        while len(keys) + len(bots) < players:
            keys.append(await visitor.join(host.table, f"Guest {len(keys)}"))
        await visitor.host(host, do="start")
        return keys

    def _person(self, visitor: Visitor, key: Key) -> Person:
        dice = random.Random(self.dice.getrandbits(60))
        return Person(
            visitor,
            key.table,
            key.token,
            dice=dice,
            journal=Journal(key.seat),
            notice=self._count,
            thinks=self.thinks,
            hurried=self.hurried,
        )

    async def play(self) -> None:
        async with asyncio.TaskGroup() as playing:
            for person in self.people:
                playing.create_task(person.play_match())
        self.playing = False
        if self._strike is not None:
            self._strike.done.set_exception(AssertionError("all tables have finished"))

    async def after(self, acknowledgements: int, do: Callable[[], None] = lambda: None) -> None:
        """Do something in the very moment that somebody has heard this many more acknowledgements. Moments follow the
        play and not the clock: a slow machine is troubled as often as a fast one."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._strike = Strike(self.acknowledged + acknowledgements, do, done)
        await done

    def _count(self) -> None:
        self.acknowledged += 1
        strike = self._strike
        if strike is not None and self.acknowledged >= strike.due:
            self._strike = None
            strike.do()
            strike.done.set_result(None)

    def hurry(self) -> None:
        """From now on nobody thinks."""
        self.hurried.set()

    async def scatter(self, urls: Sequence[str]) -> None:
        """Half of the people come to other addresses, as if there were no balancer; and then all are seated again."""
        moved = [person for person in self.people if not person.finished and self.dice.random() < 0.5]
        before = [len(person.journal.welcomes) for person in moved]
        for person in moved:
            person.visitor = Visitor(self.dice.choice(urls), self.session)
            await person.leave()
        while any(
            len(person.journal.welcomes) == count and not person.finished
            for person, count in zip(moved, before, strict=True)
        ):
            await asyncio.sleep(0.02)

    def gather(self) -> None:
        """From the next time they connect, all come to the same address again."""
        for person in self.people:
            person.visitor = Visitor(self.url, self.session)

    def total(self, name: str) -> int:
        return sum(getattr(person.journal, name) for person in self.people)

    def welcomed(self, table: str, since: float) -> float | None:
        """When somebody was first welcomed at a table after a moment."""
        times = [at for person in self.people if person.table == table for at in person.journal.welcomes if at >= since]
        return min(times, default=None)

    def tables(self) -> Iterator[tuple[str, list[Person]]]:
        for table in dict.fromkeys(person.table for person in self.people):
            yield table, [person for person in self.people if person.table == table]

    async def judge(self) -> None:
        visitor = PatientVisitor(self.url, self.session)
        with closing(open_store(self.store, read_only=True)) as store:
            for table, people in self.tables():
                status, record = await visitor.ask("GET", f"/api/tables/{table}/records/1")
                assert status == 200, record
                stored = store.load(table)
                assert stored is not None
                assert stored.match is not None
                journals = [person.journal for person in people]
                # In a thread: this loop carries the bytes between nodes and their database (`cluster/wire.py`).
                await asyncio.to_thread(judge, stored.match, record, journals)


class Evening(Tables):
    """At one server."""

    def __init__(self, child: Child, session: aiohttp.ClientSession, dice: random.Random) -> None:
        super().__init__(child.url, child.store, session, dice)
        self.child = child


@asynccontextmanager
async def evening(child: Child, dice: random.Random) -> AsyncIterator[Evening]:
    """The server runs, and is gone afterwards."""
    try:
        await child.start()
        async with (
            asyncio.timeout(LONGEST_EVENING),
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
        ):
            yield Evening(child, session, dice)
    finally:
        child.clean_up()
