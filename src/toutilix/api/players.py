"""Players for programs: anything with `move(view)`, and our own levels."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Protocol, runtime_checkable

from toutilix.api.errors import as_public, wrong
from toutilix.api.moves import PublicMove
from toutilix.api.naming import public
from toutilix.api.randomness import Chance, chance_seed
from toutilix.api.view import PublicView
from toutilix.engine.errors import Malformed


@public("Player")
@runtime_checkable
class PublicPlayer(Protocol):
    """Anything that plays: `move(view)` gets what its seat may know and returns a move or its text.

    A player may be asked out of turn too, where somebody can be caught: None means to do nothing. In turn it must
    move.
    """

    def move(self, view: PublicView) -> PublicMove | str | None:
        """The move to make now, or None to do nothing out of turn."""


@public("Level")
class PublicLevel(StrEnum):
    """How well our own players play."""

    RANDOM = "random"
    BEGINNER = "beginner"
    REGULAR = "regular"
    EXPERT = "expert"
    ADAPTIVE = "adaptive"


@public("LevelPlayer")
class LevelPlayer:
    """One of our own players; `toutilix.player` makes it. It plays every game and seat. A copy, also a pickled one,
    begins again with its seed."""

    __slots__ = ("_level", "_rng", "_seed")

    def __init__(self, level: str, seed: int) -> None:
        from librt.random import Random

        self._level = level
        self._seed = seed
        self._rng = Random(seed)

    @property
    def level(self) -> str:
        """The level, with what bounds its thinking: `expert:500`."""
        return self._level

    def move(self, view: PublicView) -> PublicMove | None:
        """The move that this level makes, or None where it does nothing out of turn."""
        from toutilix.bots.levels import players_of

        if not isinstance(view, PublicView):
            raise wrong("api.view_type", given=type(view).__name__)
        try:
            move = players_of(view.game, self._level)(view._view, self._rng)
        except Malformed as error:
            raise as_public(error) from None
        return None if move is None else PublicMove._of(view._kind, move)

    def __repr__(self) -> str:
        return f"player({self._level!r}, seed={self._seed})"

    def __reduce__(self) -> tuple[type["LevelPlayer"], tuple[str, int]]:
        return LevelPlayer, (self._level, self._seed)


def player(
    level: PublicLevel | str,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: Chance = None,
) -> LevelPlayer:
    """A player of ours: `random`, `beginner`, `regular`, `expert`, or `adaptive`, which goes by the scores.

    The thinking of an expert, and of an adaptive player where it plays like one, is bounded by `simulations` for each
    move (200 if nothing is said), and then it plays the same from the same `seed`; or by `seconds`.
    """
    name = str(level)
    if (simulations, seconds) != (None, None):
        if name not in (PublicLevel.EXPERT, PublicLevel.ADAPTIVE) or (simulations is not None and seconds is not None):
            raise wrong("api.expert_only")
        limit = seconds if simulations is None else simulations
        if (
            isinstance(limit, bool)
            or not isinstance(limit, int | float)
            or limit <= 0
            or isinstance(simulations, float)
        ):
            raise wrong("api.thinking", given=repr(limit))
        name += f":{simulations}" if simulations is not None else f":{seconds:.6f}s"
    from toutilix.bots.levels import players_of

    try:
        players_of("oldchapix", name)
    except Malformed as error:
        raise as_public(error) from None
    return LevelPlayer(name, chance_seed(seed))


def seated(
    players: "Mapping[int, PublicPlayer] | Sequence[PublicPlayer] | PublicPlayer", seats: int
) -> dict[int, PublicPlayer]:
    """The player of each seat, from 1."""
    if isinstance(players, Mapping):
        sitting = dict(players)
    elif isinstance(players, Sequence):
        sitting = dict(enumerate(players, 1))
    else:
        sitting = dict.fromkeys(range(1, seats + 1), players)
    if sorted(sitting) != list(range(1, seats + 1)):
        raise wrong("api.players_count", players=seats, given=len(sitting))
    for one in sitting.values():
        if not isinstance(one, PublicPlayer) or isinstance(one, type):
            raise wrong("api.player_type", given=repr(one))
    return sitting
