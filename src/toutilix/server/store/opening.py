"""The store that a URL names."""

from toutilix.server.store.postgres import PostgresStore
from toutilix.server.store.sql import SqlStore
from toutilix.server.store.sqlite import SqliteStore


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql:", "postgres:"))


def open_store(url: str, *, read_only: bool = False, node: str | None = None) -> SqlStore:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date. With `read_only` a server may be running beside it:
    nothing is created, upgraded or written. `node` is this server among those that share a PostgreSQL."""
    store: SqlStore
    if is_postgres(url):
        store = PostgresStore(url, read_only=read_only, node=node)
    else:
        store = SqliteStore(url, read_only=read_only)
    store.open()
    return store
