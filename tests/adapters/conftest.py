"""Tests of adapters to packages that are not installed here are left out: `make test-adapters` runs them."""

from importlib.util import find_spec

NEEDED = {"gymnasium": "test_gymnasium.py", "pettingzoo": "test_pettingzoo.py", "pyspiel": "test_openspiel.py"}

collect_ignore = [test for package, test in NEEDED.items() if find_spec(package) is None]
