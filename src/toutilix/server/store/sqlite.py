"""Tables in a file: SQLite with a write-ahead log that is synced at every commit.

One server at a time may serve a file, and it holds a lock beside it; others may look (`export`, `backup`).
"""

import os
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import quote

from toutilix.server.store import StoreFailed
from toutilix.server.store.schema import check_version, upgrade
from toutilix.server.store.sql import Link, SqlStore

DIALECT = {"bytes": "BLOB", "key": "INTEGER PRIMARY KEY", "passing": ""}
OLDEST = (3, 35)
BUSY_SECONDS = 5.0
"""How long a write waits for a stranger's, such as somebody's sqlite3 shell."""

_UNREACHABLE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
_OTHER_FILE = {sqlite3.SQLITE_READONLY_DBMOVED}


class SqliteLink(Link):
    def __init__(self, path: Path, *, writes: bool) -> None:
        super().__init__()
        self.path = path
        self._writes = writes
        self._begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)

    def begin(self) -> None:
        """A file that was moved away or replaced would still take writes, which nobody would ever see again."""
        if self._connection is None:
            self._connect()
        elif self._identity() != self._file:
            raise StoreFailed("store.gone", str(self.path))
        self._open.execute(self._begin)

    def end(self) -> None:
        self._open.execute("COMMIT")

    def undo(self, *, broken: bool) -> None:
        if self._connection is None:
            return
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        if broken:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    def failure(self, error: Exception) -> StoreFailed:
        if isinstance(error, sqlite3.IntegrityError):
            return StoreFailed("store.taken")
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
        family = code & 0xFF
        detail = (
            f"{type(error).__name__}: {error}" if isinstance(error, (sqlite3.Error, OSError)) else type(error).__name__
        )
        if family == sqlite3.SQLITE_FULL or (family == sqlite3.SQLITE_IOERR and self._no_room()):
            return StoreFailed("store.full", str(self.path))
        if isinstance(error, OSError) or family in _UNREACHABLE or code in _OTHER_FILE:
            return StoreFailed("store.gone", detail)
        return StoreFailed("store.failed", detail)

    def check_room(self) -> None:
        """A small commit may still fit into a file that is there already: the disk itself is asked."""
        if self._no_room():
            raise StoreFailed("store.full", str(self.path))

    def check_commit(self) -> None:
        self.ask("UPDATE toutilix_schema SET version = version")

    def ask(self, sql: str, values: Sequence[object] = ()) -> list[Any]:
        return self._open.execute(sql, values).fetchall()

    def many(self, sql: str, rows: Iterable[Sequence[object]]) -> int:
        return self._open.executemany(sql, rows).rowcount

    @property
    def _open(self) -> sqlite3.Connection:
        assert self._connection is not None
        return self._connection

    def _connect(self) -> None:
        """The settings that make a returned COMMIT a promise are read back: an unknown PRAGMA is silently ignored."""
        self._file = self._identity()
        connection = connect(self.path)
        self._connection = connection
        if not self._writes:
            connection.execute("PRAGMA query_only = ON")
            return
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        journal = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        synced = connection.execute("PRAGMA synchronous").fetchone()[0]
        cascades = connection.execute("PRAGMA foreign_keys").fetchone()[0]
        if (journal, synced, cascades) != ("wal", 2, 1):
            raise StoreFailed("store.failed", f"journal_mode {journal}, synchronous {synced}, foreign_keys {cascades}")

    def _identity(self) -> tuple[int, int]:
        try:
            file = os.stat(self.path)
        except OSError:
            raise StoreFailed("store.gone", str(self.path)) from None
        return file.st_dev, file.st_ino

    def _no_room(self) -> bool:
        """SQLite calls a disk that is full an input/output error where its shared memory could not grow."""
        try:
            room = os.statvfs(self.path)
        except (OSError, AttributeError):
            return False
        return room.f_bavail * room.f_frsize < 64 * 1024


class SqliteStore(SqlStore):
    """With `read_only` set nothing is created, locked or changed, and a server may be writing meanwhile."""

    dialect = DIALECT

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        self.path = _path(url)
        self._read_only = read_only
        self._lock: BinaryIO | None = None
        reader = SqliteLink(self.path, writes=False)
        super().__init__(reader if read_only else SqliteLink(self.path, writes=True), reader)

    def open(self) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreFailed("store.old_sqlite", f"{sqlite3.sqlite_version} < {'.'.join(map(str, OLDEST))}")
        try:
            if self._read_only:
                self._look()
            else:
                self._make()
                self._lock = _hold(self._lock_path)
                with self.writer.transaction() as link:
                    upgrade(link, DIALECT)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        super().close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def backup(self, target: str) -> None:
        """A connection of its own: a long copy keeps neither readers nor the writer waiting."""
        copy = Path(target).expanduser()
        try:
            os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            raise StoreFailed("store.exists", str(copy)) from None
        except (OSError, ValueError):
            raise StoreFailed("store.no_place", str(copy)) from None
        try:
            connection = connect(self.path)
            try:
                connection.execute("VACUUM INTO ?", (str(copy),))
            finally:
                connection.close()
            _sync(copy)
            _sync(copy.parent)
        except BaseException as error:
            copy.unlink(missing_ok=True)
            if isinstance(error, (sqlite3.Error, OSError)):
                raise self.reader.failure(error) from None
            raise

    def find(self, link: Link) -> None:
        if not link.ask("SELECT 1 FROM sqlite_schema WHERE name = 'toutilix_schema'"):
            raise StoreFailed("store.none", str(self.path))

    def version(self) -> int:
        self._need_file()
        return super().version()

    @contextmanager
    def alone(self) -> Iterator[Link]:
        self._need_file()
        with _hold(self._lock_path), self.writer.transaction() as link:
            yield link

    def _look(self) -> None:
        self._need_file()
        with self.reader.transaction() as link:
            self.find(link)
            check_version(link)

    def _need_file(self) -> None:
        if not self.path.is_file():
            raise StoreFailed("store.none", str(self.path))

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f"{self.path.name}.lock")

    def _make(self) -> None:
        """Only its owner may read the file: it holds the seeds of running matches. SQLite gives its companions the same
        mode. The folder is synced, or a crash could take the new file with it."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):
                os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                _sync(self.path.parent)
        except OSError:
            raise StoreFailed("store.no_place", str(self.path)) from None


def connect(path: Path) -> sqlite3.Connection:
    """Never makes a file: one that is missing is an error, not an empty store."""
    name = f"file:{quote(str(path.absolute()))}?mode=rw"
    return sqlite3.connect(name, BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)


def _path(url: str) -> Path:
    scheme, _, name = url.partition(":")
    if scheme != "sqlite" or not name or name.startswith(":") or "\0" in name:
        raise StoreFailed("store.url")
    return Path(name).expanduser()


def _sync(path: Path) -> None:
    """Windows cannot sync a folder, and does not need to."""
    if sys.platform == "win32" and path.is_dir():
        return
    handle = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _hold(path: Path) -> BinaryIO:
    """A lock of the operating system, not the mere presence of a file: it ends with its process, however that ends."""
    try:
        file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "r+b")
    except OSError:
        raise StoreFailed("store.no_place", str(path)) from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreFailed("store.served", str(path)) from None
    return file
