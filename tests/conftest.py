"""Tests come out the same on every run and every machine: no clock decides, and examples are fixed."""

import gc

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("toutilix.testing")

settings.register_profile("same everywhere", deadline=None, derandomize=True, database=None)
settings.load_profile("same everywhere")

# Like the server itself: hardly anything that a test keeps is garbage, and looking for some takes a fifth of the time.
gc.set_threshold(100_000, 20, 100)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("first") is None)
