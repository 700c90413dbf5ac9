"""The games, listed."""

from toutilix.engine.errors import Malformed
from toutilix.engine.kind import Kind
from toutilix.games import oldchapix, rummylix, sowix, strategix

GAMES: tuple[Kind, ...] = (oldchapix.KIND, strategix.KIND, sowix.KIND, rummylix.KIND)


def find(name: object) -> Kind:
    """The game of this name, or Malformed with the names there are."""
    for kind in GAMES:
        if kind.name == name:
            return kind
    raise Malformed("game.unknown", name=str(name)[:40], names=", ".join(kind.name for kind in GAMES))
