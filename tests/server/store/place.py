"""A place to keep tables in, of either kind, and what tests write there."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from toutilix.server.store import AppendLines, SaveTable, StartMatch, Store, StoredLine, StoreFailed, Write
from toutilix.server.store.postgres import DIALECT as POSTGRES
from toutilix.server.store.postgres import PostgresStore
from toutilix.server.store.sql import SqlStore
from toutilix.server.store.sqlite import DIALECT as SQLITE
from toutilix.server.store.sqlite import SqliteStore

SEED = bytes(range(32))


@dataclass
class Place:
    url: str
    opened: list[Store] = field(default_factory=list)

    @property
    def dialect(self) -> dict[str, str]:
        return SQLITE if self.in_a_file else POSTGRES

    @property
    def in_a_file(self) -> bool:
        return self.url.startswith("sqlite:")

    @property
    def path(self) -> Path:
        return Path(self.url.removeprefix("sqlite:"))

    def store(self, *, read_only: bool = False) -> SqlStore:
        """Not opened yet; closed after the test."""
        kind: type[SqliteStore | PostgresStore] = SqliteStore if self.in_a_file else PostgresStore
        store = kind(self.url, read_only=read_only)
        self.opened.append(store)
        return store

    def open(self, *, read_only: bool = False) -> SqlStore:
        store = self.store(read_only=read_only)
        store.open()
        return store

    def tell(self, sql: str) -> list[Any]:
        """Behind the store's back."""
        if self.in_a_file:
            with closing(sqlite3.connect(self.path, isolation_level=None)) as file:
                return file.execute(sql).fetchall()
        with psycopg.connect(self.url, autocommit=True) as connection:
            answer = connection.execute(sql)
            return answer.fetchall() if answer.description else []

    def tell_all(self, script: str) -> None:
        """Several statements, behind the store's back."""
        if self.in_a_file:
            with closing(sqlite3.connect(self.path, isolation_level=None)) as file:
                file.executescript(script)
        else:
            with psycopg.connect(self.url, autocommit=True) as connection:
                connection.execute(script.encode())

    def close(self) -> None:
        for store in self.opened:
            store.close()


def new_table(id: str, touched: float = 1000.0) -> list[Write]:
    return [SaveTable(id, f'{{"of":"{id}"}}'.encode(), touched), StartMatch(id, 1, SEED)]


def append(
    id: str, first: int, texts: Sequence[str] = ("move",), *, match: int = 1, finished: float | None = None
) -> AppendLines:
    return AppendLines(id, match, first, [StoredLine(text) for text in texts], finished)


def texts(store: Store, id: str) -> list[str]:
    """The lines of the latest match of a table."""
    table = store.load(id)
    assert table is not None
    assert table.match is not None
    return [line.text for line in table.match.lines]


def fill_up(store: Store, line: str) -> tuple[int, StoreFailed]:
    """Write lines of table `t` until one is refused; how many there are, and why no more."""
    for written in range(100_000):
        try:
            store.commit([append("t", written, [line])])
        except StoreFailed as failed:
            return written, failed
    raise AssertionError("it never was full")
