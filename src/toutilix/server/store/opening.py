"""The store that a URL names."""

from toutilix.server.store import Store
from toutilix.server.store.postgres import PostgresStore
from toutilix.server.store.sqlite import SqliteStore


def open_store(url: str, *, read_only: bool = False) -> Store:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date. With `read_only` a server may be running beside it:
    nothing is created, upgraded or written."""
    kind = PostgresStore if url.startswith(("postgresql:", "postgres:")) else SqliteStore
    store: Store = kind(url, read_only=read_only)
    store.open()
    return store
