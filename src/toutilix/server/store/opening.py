"""The store that a URL names."""

from toutilix.server.store.postgres import DEADLINE, PostgresStore
from toutilix.server.store.sql import SqlStore
from toutilix.server.store.sqlite import SqliteStore


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql:", "postgres:"))


def open_store(url: str, *, read_only: bool = False, deadline: float = DEADLINE, node: str | None = None) -> SqlStore:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date. With `read_only` a server may be running beside it:
    nothing is created, upgraded or written. A database that is silent for `deadline` seconds is unreachable; a file is
    not asked over a network, and has no such silence. `node` is this server among those that share a PostgreSQL."""
    store = store_at(url, read_only=read_only, deadline=deadline, node=node)
    store.open()
    return store


def store_at(url: str, *, read_only: bool = False, deadline: float = DEADLINE, node: str | None = None) -> SqlStore:
    """The store that a URL names, not opened yet."""
    if is_postgres(url):
        return PostgresStore(url, read_only=read_only, deadline=deadline, node=node)
    return SqliteStore(url, read_only=read_only)
