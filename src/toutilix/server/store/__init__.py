"""The store of tables. The log of a match is its record: everything else of a match follows when it is replayed.

This is the whole interface: a store takes writes in batches and is read by table. When `commit` returns, its writes are
on disk. Tables use it through a Writer and a Reader, which never block.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct


class StoredLine(Struct, frozen=True):
    """One line of a record; `request` names the seat and the client-made id it answered, so that a request sent again
    after a crash is still recognised."""

    text: str
    request: str | None = None


class StoredMatch(Struct, frozen=True):
    """`number` counts the matches of a table from 1; `seed` is secret until the match is finished."""

    number: int
    seed: bytes
    lines: list[StoredLine]
    finished: float | None = None


class StoredTable(Struct, frozen=True):
    """`body` is what the server knows of seats, options and pace, as JSON; `match` is the latest one. Writes must name
    the `epoch`, and a new body follows the `version` that was read."""

    id: str
    body: bytes
    match: StoredMatch | None
    epoch: int = 1
    version: int = 1
    inherited: bool = False
    """Was it claimed from a node that lives no more?"""


class Elsewhere(Struct, frozen=True):
    """The node that owns a table; other nodes reach it at `address`."""

    node: str
    address: str


class FinishedMatch(Struct, frozen=True):
    table: str
    number: int
    finished: float


class Peer(Struct, frozen=True):
    """Another node of the same store; a draining one takes nothing on any more."""

    id: str
    address: str
    draining: bool


# --- writes -----------------------------------------------------------------------------------------------------------


# Every write names the epoch of its table. It grows whenever a server claims the table, so that the writes of a server
# that has lost the table since change nothing: they are `store.taken`.


class SaveTable(Struct, frozen=True):
    """Keep the body of a table: version 1 makes the table, any other follows the one before. `touched` is when it was
    last of use to anybody (seconds since 1970). A new table is nobody's until it is claimed, unless it is `kept`.

    A match that is started or continues counts as use too, so that a table need not be saved with every move; it should
    be when it is put to sleep, for people who only sat there.
    """

    id: str
    body: bytes
    touched: float
    version: int = 1
    epoch: int = 1
    kept: bool = False


class StartMatch(Struct, frozen=True):
    table: str
    number: int
    seed: bytes
    epoch: int = 1


class AppendLines(Struct, frozen=True):
    """`first` is the number of the first of these lines in the record, from 0. Lines are only ever added behind the
    last one, and never to a finished match: else it is `store.taken`, for another server would be writing the same
    table, or an earlier write has failed. `finished` is set with the last lines of a match."""

    table: str
    match: int
    first: int
    lines: list[StoredLine]
    finished: float | None = None
    epoch: int = 1


class ReleaseTable(Struct, frozen=True):
    """Any node may claim the table from now on."""

    id: str
    epoch: int = 1


class DropTable(Struct, frozen=True):
    """Forget a table with all its matches."""

    id: str


class KeepReview(Struct, frozen=True):
    """Keep the coach's review with its match, which is finished. It follows from the record, so that any server may
    write it, and the last one stays."""

    table: str
    match: int
    body: bytes


Write = SaveTable | StartMatch | AppendLines | ReleaseTable | DropTable | KeepReview


class StoreFailed(Exception):
    """A write or a read failed. Unacknowledged writes may or may not be stored: the caller must load again.

    `code` is an id with words. In play: `store.full`; `store.gone` (unreachable right now, comes back by itself);
    `store.taken` (not as this server left it); `store.failed`. The others are about opening a store, and copies of it.
    `detail` is for the operator of the server: never a secret, never an address with its password.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


class Store(Protocol):
    """`commit` is called by one thread, everything else by any."""

    def open(self) -> None:
        """Connect and bring the schema up to date."""

    def close(self) -> None: ...

    def commit(self, writes: Sequence[Write]) -> None:
        """Do all of these in one transaction, durable on return; StoreFailed if it could not be done."""

    def probe(self, *, room: bool = False) -> None:
        """Commit something that changes nothing; StoreFailed if it could not be done. With `room` it also makes sure
        that there is space for more. Called by the thread that commits."""

    def load(self, table: str) -> StoredTable | None:
        """A table with its latest match, to look at."""

    def claim(self, table: str) -> StoredTable | Elsewhere | None:
        """Make the table this server's own and load it, or say which other node owns it. Only this server can then
        write it, until another one may claim it. StoreFailed if this server holds no lease."""

    def claim_all(self, tables: Sequence[str]) -> dict[str, StoredTable | Elsewhere | None]:
        """The same for many at a time. Those are left out that could not be claimed: try them one by one."""

    def owner(self, table: str) -> Elsewhere | None:
        """The other node that owns a table now, if any."""

    def with_code(self, code: str, *, owned: bool) -> list[str]:
        """The ids of tables that begin with a code; with `owned` only those that a living node owns."""

    def take(self, key: str, rate: float, burst: float) -> float:
        """Take one from the bucket of this key, which all nodes share: it fills by `rate` a second, to `burst` at most.
        0, or the seconds after which there is one to take."""

    def finished(self, table: str | None = None) -> Iterator[FinishedMatch]:
        """The finished matches of a table, or all, oldest first."""

    def record(self, table: str, match: int) -> list[str] | None:
        """The lines of a finished match; None while it is not finished: a running one holds secrets."""

    def review(self, table: str, match: int) -> bytes | None:
        """The body of the review that is kept with a match."""

    def kept_date(self) -> float | None:
        """The latest that `keep_date` was told; else when any table was last touched; None where there is no table."""

    def keep_date(self, date: float) -> None:
        """Keep the date up to which time has passed; an earlier one changes nothing."""

    def forget(self, before: float) -> int:
        """Drop tables that nobody has touched since then, and tell how many; none that a living node owns. On a server
        that is no node, the caller must keep back the tables that are live."""

    def version(self) -> int:
        """The version of the schema; of a store that is not open."""

    def migrate(self, target: int) -> int:
        """Bring a store that is not open, and that no server uses, to another version of the schema; the one before."""

    def backup(self, target: str) -> None:
        """A consistent copy into a new file, while others write (SQLite); elsewhere StoreFailed says what to use."""


# --- as tables use it, beside an event loop --------------------------------------------------------------------------

Then = Callable[[StoreFailed | None], None]
"""Called in the event loop once the writes are on disk, or with the reason why they are not."""


class Writer(ABC):
    """Takes writes and says when they are on disk. After a failure, everything of that table submitted before the
    failure was reported fails with it: it was meant to come after something that is not there."""

    @abstractmethod
    def submit(self, writes: Sequence[Write], then: Then) -> None:
        """Queue writes, from the event loop. Those of one table must be submitted in order; `then` is called in that
        order too."""

    async def write(self, *writes: Write) -> None:
        """Submit and wait; StoreFailed if it could not be done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(failed: StoreFailed | None) -> None:
            if done.cancelled():
                return
            if failed is None:
                done.set_result(None)
            else:
                done.set_exception(StoreFailed(failed.code, failed.detail))

        self.submit(writes, then)
        await done


class Lease(Protocol):
    """For how long this server may believe that tables are its own. A term ends when a lease could not be renewed in
    time: what was claimed in it may be another node's by now."""

    shared: bool
    """May tables be other nodes' too?"""

    @property
    def term(self) -> int: ...

    def holds(self, term: int) -> bool:
        """Is all that was claimed in this term still ours, beyond doubt?"""

    def peers(self) -> list[Peer]:
        """The other nodes, as of late."""


class Alone(Lease):
    """The lease of a server that has its store to itself: it never ends."""

    shared = False
    term = 0

    def holds(self, term: int) -> bool:
        return True

    def peers(self) -> list[Peer]:
        return []


class Reader(Protocol):
    """The reads of a store, as its own methods describe them."""

    async def claim(self, table: str) -> StoredTable | Elsewhere | None: ...

    async def owner(self, table: str) -> Elsewhere | None: ...

    async def with_code(self, code: str, *, owned: bool) -> list[str]: ...

    async def take(self, key: str, rate: float, burst: float) -> float: ...

    async def finished(self, table: str) -> list[FinishedMatch]: ...

    async def record(self, table: str, match: int) -> list[str] | None: ...

    async def review(self, table: str, match: int) -> bytes | None: ...

    async def kept_date(self) -> float | None: ...

    async def keep_date(self, date: float) -> None: ...

    async def forget(self, before: float) -> int: ...
