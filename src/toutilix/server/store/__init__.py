"""Where tables are kept. The log of a match is its record: everything else of a match follows when it is replayed.

This is the whole interface: a store takes writes in batches and is read by table. What `commit` has returned from is
on disk.
"""

from collections.abc import Iterator, Sequence
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
    """`body` is what the server knows of seats, options and pace, as JSON; `match` is the latest one."""

    id: str
    body: bytes
    match: StoredMatch | None


class FinishedMatch(Struct, frozen=True):
    table: str
    number: int
    finished: float


# --- writes -----------------------------------------------------------------------------------------------------------


class SaveTable(Struct, frozen=True):
    """Keep the body of a table, new or not. `touched` is when it was last of use to anybody (seconds since 1970)."""

    id: str
    body: bytes
    touched: float


class StartMatch(Struct, frozen=True):
    table: str
    number: int
    seed: bytes


class AppendLines(Struct, frozen=True):
    """`first` is the number of the first of these lines in the record, from 0. A number that is taken is refused:
    another server would be writing the same table. `finished` is set with the last lines of a match."""

    table: str
    match: int
    first: int
    lines: list[StoredLine]
    finished: float | None = None


class DropTable(Struct, frozen=True):
    """Forget a table with all its matches."""

    id: str


Write = SaveTable | StartMatch | AppendLines | DropTable


class StoreFailed(Exception):
    """A write or a read failed. What was not acknowledged may or may not be kept: whoever wrote must load it again.
    `code` is an id with words: `store.full`, `store.gone`, `store.taken`, `store.failed`."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail


class Store(Protocol):
    """`commit` is called by one thread, everything else by another one."""

    def open(self) -> None:
        """Connect and bring the schema up to date."""

    def close(self) -> None: ...

    def commit(self, writes: Sequence[Write]) -> None:
        """Do all of these in one transaction, durable on return; StoreFailed if it could not be done."""

    def load(self, table: str) -> StoredTable | None:
        """A table with its latest match."""

    def finished(self, table: str | None = None) -> Iterator[FinishedMatch]:
        """The finished matches of a table, or all, oldest first."""

    def record(self, table: str, match: int) -> list[str] | None:
        """The lines of a finished match; None while it is not finished: a running one holds secrets."""

    def forget(self, before: float) -> int:
        """Drop tables that nobody has touched since then, and tell how many."""

    def backup(self, target: str) -> None:
        """A consistent copy into a new file, while others write (SQLite); elsewhere StoreFailed says what to use."""


def open_store(url: str) -> Store:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date."""
    from toutilix.server.store.postgres import PostgresStore
    from toutilix.server.store.sqlite import SqliteStore

    store: Store = PostgresStore(url) if url.startswith(("postgresql:", "postgres:")) else SqliteStore(url)
    store.open()
    return store
