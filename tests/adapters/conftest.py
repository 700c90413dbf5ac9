"""Tests of adapters to packages that are not installed here are left out: `make test-adapters` runs them."""

from importlib.util import find_spec

NEEDED = {
    "gymnasium": ["test_gymnasium.py", "test_training.py"],
    "pettingzoo": ["test_pettingzoo.py", "test_page_examples.py"],
    "pyspiel": ["test_openspiel.py"],
}

collect_ignore = [test for package, tests in NEEDED.items() if find_spec(package) is None for test in tests]
