"""Who plays a seat: a player gets its view and says a move, or None where it does nothing now."""

import re
from collections.abc import Callable

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.oldchapix.beginner import beginner as oldchapix_beginner
from toutilix.bots.oldchapix.regular import regular as oldchapix_regular
from toutilix.bots.rummylix.beginner import beginner as rummylix_beginner
from toutilix.bots.rummylix.regular import regular as rummylix_regular
from toutilix.bots.search import Expert
from toutilix.bots.sowix.beginner import beginner as sowix_beginner
from toutilix.bots.sowix.regular import regular as sowix_regular
from toutilix.bots.strategix.beginner import beginner as strategix_beginner
from toutilix.bots.strategix.regular import regular as strategix_regular
from toutilix.engine.errors import Malformed
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

Player = Callable[[AnyView, Random], Move | None]
Adviser = Callable[[AnyView, Random], Advice | None]
"""A player that also says why."""

BEGINNERS: dict[str, Adviser] = {
    "oldchapix": oldchapix_beginner,
    "strategix": strategix_beginner,
    "sowix": sowix_beginner,
    "rummylix": rummylix_beginner,
}
"""The beginner of each game, by the game's name."""

REGULARS: dict[str, Adviser] = {
    "oldchapix": oldchapix_regular,
    "strategix": strategix_regular,
    "sowix": sowix_regular,
    "rummylix": rummylix_regular,
}
"""The regular of each game: its advice is the hint at the text table."""

LEVELS = ("random", "beginner", "regular", "expert")
"""From the weakest to the strongest."""

SPEAKS_UP = 4
"""A random player acts out of turn once in so many times that it may."""

_EXPERT = re.compile(r"expert(?::(?:(?P<sims>[1-9][0-9]{0,6})|(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?)s))?")


def random_player(view: AnyView, rng: Random) -> Move | None:
    """Any legal move; out of turn only now and then."""
    if view.table.turn != view.seat and rng.randrange(SPEAKS_UP):
        return None
    return view.random_move(rng)


def levels_of(game: str) -> list[str]:
    """The levels that a game has players of."""
    return [level for level in LEVELS if level != "regular" or game in REGULARS]


def players_of(game: str, level: str) -> Player:
    """The player of a game and level. An expert's thinking may be bounded: `expert:500` simulates 500 times for each
    move, `expert:0.3s` for 0.3 seconds."""
    if level == "random":
        return random_player
    if level == "beginner":
        return _heeding(BEGINNERS[game])
    if level == "regular" and game in REGULARS:
        return _heeding(REGULARS[game])
    bounded = _EXPERT.fullmatch(level)
    if bounded is None:
        raise Malformed("game.level", level=level, levels=", ".join(levels_of(game)))
    sims, seconds = bounded["sims"], bounded["seconds"]
    return Expert(int(sims) if sims else None, float(seconds) if seconds else None)


def _heeding(adviser: Adviser) -> Player:
    def player(view: AnyView, rng: Random) -> Move | None:
        advice = adviser(view, rng)
        return None if advice is None else advice.move

    return player
