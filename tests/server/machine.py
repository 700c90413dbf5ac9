"""Skip or fail a test where this machine lacks something."""

import os
from typing import NoReturn

import pytest

FORBIDDEN = ("not permitted", "permission denied", "must be superuser")


def missing(reason: str) -> NoReturn:
    """Skip. Where everything must be tested (TOUTILIX_COMPILE=1) nothing is left out for want of a program; what the
    machine itself forbids, no installation can mend."""
    if os.environ.get("TOUTILIX_COMPILE") == "1" and not any(word in reason.lower() for word in FORBIDDEN):
        pytest.fail(reason)
    pytest.skip(reason)
