"""The player of a seat gets its view and returns a move, or None where it does nothing now."""

import re
from collections.abc import Callable
from typing import Any

from librt.random import Random

from toutilix.bots.adaptive import Adaptive
from toutilix.bots.game_bots import Adviser
from toutilix.bots.roster import bots_of
from toutilix.bots.search import Expert
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import LEVELS
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

Player = Callable[[AnyView, Random], Move | None]

SPEAKS_UP = 4
"""A random player acts out of turn once in this many times that it may."""

_THINKING = re.compile(
    r"(?P<level>expert|adaptive)(?::(?:(?P<sims>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?)s))?"
)


def random_player(view: AnyView, rng: Random) -> Move | None:
    """Any legal move; out of turn only now and then."""
    if view.table.turn != view.seat and rng.randrange(SPEAKS_UP):
        return None
    return view.random_move(rng)


def levels_of(game: str) -> list[str]:
    """The levels that a game has players of."""
    return [level for level in LEVELS if level != "regular" or bots_of(game).regular is not None]


def players_of(game: str, level: str, against: int | None = None) -> Player:
    """The player of a game and level.

    An expert's thinking may be bounded: `expert:500` simulates 500 times for each move, `expert:0.3s` for 0.3 seconds;
    and so may that of an adaptive player, where it plays like one. `against` is the seat, from 0, of the one who plays
    alone against adaptive players.
    """
    if level == "random":
        return random_player
    if level == "beginner":
        return _heeding(bots_of(game).beginner)
    regular = bots_of(game).regular
    if level == "regular" and regular is not None:
        return _heeding(regular)
    bounded = _THINKING.fullmatch(level)
    if bounded is None:
        raise Malformed("game.level", level=level, levels=", ".join(levels_of(game)))
    sims, seconds = bounded["sims"], bounded["seconds"]
    bounds = int(sims) if sims else None, float(seconds) if seconds else None
    return Adaptive(*bounds, against) if bounded["level"] == "adaptive" else Expert(*bounds)


def _heeding(adviser: Adviser[Any]) -> Player:
    def player(view: AnyView, rng: Random) -> Move | None:
        advice = adviser(view, rng)
        return None if advice is None else advice.move

    return player
