"""The store that a URL names."""

from toutilix.server.store import Store
from toutilix.server.store.postgres import DEADLINE, PostgresStore
from toutilix.server.store.sqlite import SqliteStore


def open_store(url: str, *, read_only: bool = False, deadline: float = DEADLINE) -> Store:
    """`sqlite:PATH` or `postgresql://...`; opened and up to date. With `read_only` a server may be running beside it:
    nothing is created, upgraded or written. A database that is silent for `deadline` seconds is unreachable; a file is
    not asked over a network, and has no such silence."""
    store = store_at(url, read_only=read_only, deadline=deadline)
    store.open()
    return store


def store_at(url: str, *, read_only: bool = False, deadline: float = DEADLINE) -> Store:
    """The same, not opened yet."""
    if url.startswith(("postgresql:", "postgres:")):
        return PostgresStore(url, read_only=read_only, deadline=deadline)
    return SqliteStore(url, read_only=read_only)
