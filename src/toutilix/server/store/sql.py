"""The part that both databases share: the statements, and which of them a write or a query needs.

A `Link` is one connection that comes back by itself: it is opened when first needed, and again after it broke.
"""

import itertools
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Self

from toutilix.server.store import (
    AppendLines,
    DropTable,
    Elsewhere,
    FinishedMatch,
    KeepReview,
    ReleaseTable,
    SaveTable,
    StartMatch,
    StoredLine,
    StoredMatch,
    StoredTable,
    StoreFailed,
    Write,
)
from toutilix.server.store.schema import Row, migrate, stored_version

CREATE = "INSERT INTO tables (id, body, touched, epoch, owner) VALUES (?, ?, ?, ?, ?)"
SAVE = "UPDATE tables SET body = ?, touched = ?, version = version + 1 WHERE id = ? AND version = ? AND epoch = ?"
START = (
    "INSERT INTO matches (table_id, number, seed, touched, epoch)"
    " SELECT id, ?, ?, ?, epoch FROM tables WHERE id = ? AND epoch = ?"
)
COUNT = (
    "UPDATE matches SET lines = lines + ?, touched = ?, finished = ?"
    " WHERE table_id = ? AND number = ? AND lines = ? AND finished IS NULL AND epoch = ?"
)
RELEASE = "UPDATE tables SET owner = NULL WHERE id = ? AND epoch = ?"
APPEND = (
    "INSERT INTO lines (match_id, place, text, request)"
    " SELECT id, ?, ?, ? FROM matches WHERE table_id = ? AND number = ?"
)
DROP = "DELETE FROM tables WHERE id = ?"
UNTOUCHED = (
    "SELECT id FROM tables WHERE touched < ? AND NOT EXISTS"
    " (SELECT 1 FROM matches WHERE table_id = tables.id AND matches.touched >= ?)"
)
OLDEST_FIRST = " ORDER BY touched LIMIT ?"
KEPT_DATE = (
    "SELECT COALESCE((SELECT max(date) FROM retention), (SELECT max(touched) FROM"
    " (SELECT max(touched) AS touched FROM tables UNION ALL SELECT max(touched) AS touched FROM matches) AS latest))"
)
KEEP_DATE = (
    "DELETE FROM retention WHERE date <= ?",
    "INSERT INTO retention SELECT ? WHERE NOT EXISTS (SELECT 1 FROM retention)",
)
BODY = "SELECT body, epoch, version FROM tables WHERE id = ?"
LATEST = "SELECT id, number, seed, finished FROM matches WHERE table_id = ? ORDER BY number DESC LIMIT 1"
LINES = "SELECT text, request FROM lines WHERE match_id = ? ORDER BY place"
RECORD = "SELECT id FROM matches WHERE table_id = ? AND number = ? AND finished IS NOT NULL"
KEEP_REVIEW = (
    "INSERT INTO reviews (match_id, body) SELECT id, ? FROM matches WHERE table_id = ? AND number = ?"
    " AND finished IS NOT NULL ON CONFLICT (match_id) DO UPDATE SET body = excluded.body"
)
REVIEW = "SELECT body FROM reviews WHERE match_id = (SELECT id FROM matches WHERE table_id = ? AND number = ?)"
FINISHED = (
    "SELECT table_id, number, finished FROM matches WHERE finished IS NOT NULL"
    " AND (finished, table_id, number) > (?, ?, ?) ORDER BY finished, table_id, number LIMIT ?"
)
FINISHED_OF_TABLE = (
    "SELECT table_id, number, finished FROM matches WHERE table_id = ? AND finished IS NOT NULL"
    " ORDER BY finished, number"
)

DROPPED_AT_ONCE = 50
"""Old tables go in small lots, so that no move waits long behind them."""
LISTED_AT_ONCE = 1000


class Link(ABC):
    """One connection, used by one thread at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    @contextmanager
    def transaction(self) -> Generator[Self]:
        """All or nothing; durable once left without an error. Every error of the database becomes a StoreFailed,
        without the driver's own words about rows: they would carry seeds into logs."""
        with self._lock:
            try:
                self.begin()
                yield self
                self.end()
            except StoreFailed as failed:
                self.undo(broken=failed.code == "store.gone")
                raise
            except Exception as error:
                failure = self.failure(error)
                self.undo(broken=failure.code == "store.gone")
                raise failure from None
            except BaseException:
                self.undo(broken=True)
                raise

    def close(self) -> None:
        with self._lock:
            self.undo(broken=True)

    @abstractmethod
    def begin(self) -> None: ...

    @abstractmethod
    def end(self) -> None: ...

    @abstractmethod
    def undo(self, *, broken: bool) -> None:
        """Roll back; a broken connection is closed, so that the next transaction makes a new one. Never raises."""

    @abstractmethod
    def failure(self, error: Exception) -> StoreFailed: ...

    @abstractmethod
    def check_room(self) -> None:
        """Raise StoreFailed, or an error that means it, where there is no space for more rows. Called in a
        transaction."""

    @abstractmethod
    def check_commit(self) -> None:
        """Change nothing, and yet make the transaction's commit wait for the disk."""

    @abstractmethod
    def ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]: ...

    @abstractmethod
    def many(self, sql: str, rows: Iterable[Sequence[object]]) -> int:
        """The statement for each row; how many rows of the database it changed in all."""


class SqlStore(ABC):
    """Reading never waits for the writer: each has a link of its own. `node` is the id of the node that this server
    is, where several may share a store."""

    dialect: dict[str, str]
    locks = ""
    """Put behind a SELECT whose rows must stay as they are until the transaction ends."""

    def __init__(self, writer: Link, reader: Link, node: str | None = None) -> None:
        self.writer = writer
        self.reader = reader
        self.node = node
        self._ways: dict[type, Any] = {
            SaveTable: self._save,
            StartMatch: self._start,
            AppendLines: self._append,
            ReleaseTable: self._release,
            DropTable: self._drop,
            KeepReview: self._keep_review,
        }

    @abstractmethod
    def open(self) -> None: ...

    @abstractmethod
    def backup(self, target: str) -> None: ...

    @abstractmethod
    def find(self, link: Link) -> None:
        """StoreFailed if no tables are kept there."""

    @abstractmethod
    def alone(self) -> AbstractContextManager[Link]:
        """A transaction while no server uses the store; StoreFailed if one does."""

    def version(self) -> int:
        with self.reader.transaction() as link:
            self.find(link)
            return stored_version(link)

    def migrate(self, target: int) -> int:
        with self.alone() as link:
            self.find(link)
            return migrate(link, self.dialect, target)

    def close(self) -> None:
        self.reader.close()
        self.writer.close()

    def commit(self, writes: Sequence[Write]) -> None:
        now = time.time()
        with self.writer.transaction() as link:
            for kind, group in itertools.groupby(writes, type):
                self._ways[kind](link, list(group), now)

    def probe(self, *, room: bool = False) -> None:
        with self.writer.transaction() as link:
            if room:
                link.check_room()
            link.check_commit()

    def load(self, table: str) -> StoredTable | None:
        if not can_be_kept(table):
            return None
        with self.reader.transaction() as link:
            return self._load(link, table)

    def _load(self, link: Link, table: str) -> StoredTable | None:
        bodies = link.ask(BODY, (table,))
        if not bodies:
            return None
        match: StoredMatch | None = None
        for key, number, seed, finished in link.ask(LATEST, (table,)):
            lines = [StoredLine(text, request) for text, request in link.ask(LINES, (key,))]
            match = StoredMatch(number, seed, lines, finished)
        body, epoch, version = bodies[0]
        return StoredTable(table, body, match, epoch, version)

    # A store that one server has to itself: every table is its own. Others say more.

    def claim(self, table: str) -> StoredTable | Elsewhere | None:
        return self.load(table)

    def claim_all(self, tables: Sequence[str]) -> dict[str, StoredTable | Elsewhere | None]:
        return {table: self.claim(table) for table in tables}

    def owner(self, _table: str) -> Elsewhere | None:
        return None

    def with_code(self, code: str, *, owned: bool) -> list[str]:
        raise NotImplementedError

    def take(self, key: str, rate: float, burst: float) -> float:
        raise NotImplementedError

    def finished(self, table: str | None = None) -> Iterator[FinishedMatch]:
        if table is not None:
            if can_be_kept(table):
                with self.reader.transaction() as link:
                    rows = link.ask(FINISHED_OF_TABLE, (table,))
                yield from itertools.starmap(FinishedMatch, rows)
            return
        last: Row = (-1.0, "", 0)
        while True:
            with self.reader.transaction() as link:
                rows = link.ask(FINISHED, (*last, LISTED_AT_ONCE))
            yield from itertools.starmap(FinishedMatch, rows)
            if len(rows) < LISTED_AT_ONCE:
                return
            last = (rows[-1][2], rows[-1][0], rows[-1][1])

    def record(self, table: str, match: int) -> list[str] | None:
        if not can_be_kept(table) or not 0 < match < 2**31:
            return None
        with self.reader.transaction() as link:
            found = link.ask(RECORD, (table, match))
            return [text for text, _ in link.ask(LINES, found[0])] if found else None

    def review(self, table: str, match: int) -> bytes | None:
        if not can_be_kept(table) or not 0 < match < 2**31:
            return None
        with self.reader.transaction() as link:
            found = link.ask(REVIEW, (table, match))
            return bytes(found[0][0]) if found else None

    def kept_date(self) -> float | None:
        with self.reader.transaction() as link:
            found: float | None = link.ask(KEPT_DATE)[0][0]
            return found

    def keep_date(self, date: float) -> None:
        with self.writer.transaction() as link:
            if self._may_forget(link):
                for statement in KEEP_DATE:
                    link.ask(statement, (date,))

    def forget(self, before: float) -> int:
        dropped = 0
        while True:
            with self.writer.transaction() as link:
                old = self._untouched(link, before) if self._may_forget(link) else []
                link.many(DROP, old)
            dropped += len(old)
            if len(old) < DROPPED_AT_ONCE:
                return dropped

    def _may_forget(self, _link: Link) -> bool:
        """False while another server does."""
        return True

    def _untouched(self, link: Link, before: float) -> list[Row]:
        """Tables to drop, as many as go at once."""
        return link.ask(UNTOUCHED + OLDEST_FIRST, (before, before, DROPPED_AT_ONCE))

    # --- writes ---

    def _save(self, link: Link, writes: list[SaveTable], _: float) -> None:
        new = [write for write in writes if write.version == 1]
        link.many(CREATE, [(w.id, w.body, w.touched, w.epoch, self.node if w.kept else None) for w in new])
        known = [write for write in writes if write.version > 1]
        _all(link.many(SAVE, [(w.body, w.touched, w.id, w.version - 1, w.epoch) for w in known]), known)

    def _start(self, link: Link, writes: list[StartMatch], now: float) -> None:
        rows = [(write.number, write.seed, now, write.table, write.epoch) for write in writes]
        _all(link.many(START + self.locks, rows), writes)

    def _append(self, link: Link, writes: list[AppendLines], now: float) -> None:
        """With every move: two statements for all that has gathered. A count that is not changed stands for a gap, a
        line that is there already, a match that is over, or a table that another server has claimed."""
        counts = [(len(w.lines), now, w.finished, w.table, w.match, w.first, w.epoch) for w in writes]
        _all(link.many(COUNT, counts), writes)
        lines = [
            (place, line.text, line.request, write.table, write.match)
            for write in writes
            for place, line in enumerate(write.lines, write.first)
        ]
        link.many(APPEND, lines)

    def _release(self, link: Link, writes: list[ReleaseTable], _: float) -> None:
        link.many(RELEASE, [(write.id, write.epoch) for write in writes])

    def _drop(self, link: Link, writes: list[DropTable], _: float) -> None:
        link.many(DROP, [(write.id,) for write in writes])

    def _keep_review(self, link: Link, writes: list[KeepReview], _: float) -> None:
        link.many(KEEP_REVIEW, [(write.body, write.table, write.match) for write in writes])


def can_be_kept(id: str) -> bool:
    """Ids come from links that anybody may type: what no database can hold is simply not there."""
    return id.isprintable()


def _all(changed: int, writes: Sequence[Write]) -> None:
    if writes and changed != len(writes):
        raise StoreFailed("store.taken")
