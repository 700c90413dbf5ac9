"""The games, listed."""

from importlib import import_module
from importlib.resources import files

from toutilix.engine.errors import Malformed
from toutilix.engine.extra import EXTRA_PACKAGES
from toutilix.engine.kind import AnyKind
from toutilix.games import oldchapix, rummylix, sowix, strategix


def _extra(package: str) -> AnyKind:
    try:
        kind: AnyKind = import_module(package).KIND
    except (ImportError, AttributeError) as error:
        raise SystemExit(f"TOUTILIX_GAMES: the package {package} is no game that can be imported: {error}") from None
    return kind


EXTRA_GAMES: tuple[AnyKind, ...] = tuple(_extra(package) for package in EXTRA_PACKAGES)
GAMES: tuple[AnyKind, ...] = (oldchapix.KIND, strategix.KIND, sowix.KIND, rummylix.KIND, *EXTRA_GAMES)


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
