"""Minilix: a very small fifth game that lives outside the package, to prove that a game is one room.

TOUTILIX_GAMES=tests.minilix puts it on the list of games. Each plays one pink letter in turn; the highest takes a point
and leads. docs/adding-a-game.md walks through these files.
"""

from tests.minilix.notation import MinilixNotation
from tests.minilix.options import OPTIONS, make, settings_of
from tests.minilix.screen import MinilixScreen
from tests.minilix.seat import MinilixView
from tests.minilix.state import Minilix, MinilixState
from toutilix.engine.kind import GameKind

_notation = MinilixNotation()
KIND: GameKind[Minilix, MinilixState, MinilixView] = GameKind(
    "minilix",
    2,
    4,
    OPTIONS,
    make,
    settings_of,
    _notation,
    MinilixScreen(_notation),
    __name__,
    levels=("random", "beginner", "expert", "adaptive"),
)
