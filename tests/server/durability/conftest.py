"""The same databases as in the tests of the store."""

from tests.server.store.conftest import file_place, place, postgres, postgres_place, tiny_disk

__all__ = ["file_place", "place", "postgres", "postgres_place", "tiny_disk"]
