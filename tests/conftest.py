"""Tests come out the same on every run and every machine: no clock decides, and examples are fixed."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("toutilix.testing")

settings.register_profile("same everywhere", deadline=None, derandomize=True, database=None)
settings.load_profile("same everywhere")
