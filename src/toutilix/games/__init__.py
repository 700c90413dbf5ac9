"""The games, listed."""

from importlib.resources import files

from toutilix.engine.errors import Malformed
from toutilix.engine.kind import Kind
from toutilix.games import oldchapix, rummylix, sowix, strategix

GAMES: tuple[Kind, ...] = (oldchapix.KIND, strategix.KIND, sowix.KIND, rummylix.KIND)


def find(name: object) -> Kind:
    """The game of this name, or Malformed with the names there are."""
    for kind in GAMES:
        if kind.name == name:
            return kind
    raise Malformed("game.unknown", name=str(name), names=", ".join(kind.name for kind in GAMES))


def rules_page(kind: Kind, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (files("toutilix.games") / kind.name / name).read_text("utf-8")
