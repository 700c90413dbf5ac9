"""The names under which others know the classes of this package."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=type)


def public(name: str) -> Callable[[T], T]:
    """The class is `toutilix.NAME` to its users, in `help`, `repr` and pickles, wherever it is written."""

    def renamed(made: T) -> T:
        made.__name__ = made.__qualname__ = name
        made.__module__ = "toutilix"
        return made

    return renamed
