"""Who plays a seat: a player gets its view and says a move, or None where it does nothing now."""

from collections.abc import Callable

from librt.random import Random

from toutilix.bots.oldchapix import beginner as oldchapix
from toutilix.bots.rummylix import beginner as rummylix
from toutilix.bots.sowix import beginner as sowix
from toutilix.bots.strategix import beginner as strategix
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

Player = Callable[[AnyView, Random], Move | None]

BEGINNERS: dict[str, Player] = {
    "oldchapix": oldchapix.beginner,
    "strategix": strategix.beginner,
    "sowix": sowix.beginner,
    "rummylix": rummylix.beginner,
}
"""The beginner of each game, by the game's name."""

SPEAKS_UP = 4
"""A random player acts out of turn once in so many times that it may."""


def random_player(view: AnyView, rng: Random) -> Move | None:
    """Any legal move; out of turn only now and then."""
    if view.table.turn != view.seat and rng.randrange(SPEAKS_UP):
        return None
    return view.random_move(rng)
