"""The games, listed."""

import os
from importlib import import_module
from importlib.resources import files

from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.games import oldchapix, rummylix, sowix, strategix

_EXTRA: tuple[AnyKind, ...] = tuple(
    import_module(package).KIND for package in os.environ.get("TOUTILIX_GAMES", "").split(",") if package
)
"""Games that live outside this package: TOUTILIX_GAMES names the package of each, between commas."""

GAMES: tuple[AnyKind, ...] = (oldchapix.KIND, strategix.KIND, sowix.KIND, rummylix.KIND, *_EXTRA)
EXTRA_PACKAGES: dict[str, str] = {kind.name: kind.package for kind in _EXTRA}


def find(name: object) -> AnyKind:
    """The game of this name, or Malformed with the names there are."""
    for kind in GAMES:
        if kind.name == name:
            return kind
    raise Malformed("game.unknown", name=str(name), names=", ".join(kind.name for kind in GAMES))


def rules_page(kind: AnyKind, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (files(kind.package) / name).read_text("utf-8")
