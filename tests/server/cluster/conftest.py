"""The same database as in the tests of the store."""

from tests.server.store.conftest import postgres, postgres_place

__all__ = ["postgres", "postgres_place"]
