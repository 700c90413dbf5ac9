"""The store that a URL names."""

from toutilix.server.store import Store
from toutilix.server.store.postgres import PostgresStore
from toutilix.server.store.sqlite import SqliteStore


def open_store(url: str, *, looking: bool = False) -> Store:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date. `looking` reads beside a server that may be running:
    nothing is created, upgraded or written."""
    kind = PostgresStore if url.startswith(("postgresql:", "postgres:")) else SqliteStore
    store: Store = kind(url, looking=looking)
    store.open()
    return store
