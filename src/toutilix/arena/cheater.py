"""The players of a line-up: those of every table, custom ones, and two that cheat.

The cheater is the expert with the same search and the same budget, but it supposes the cards that really lie there:
no player that sees its own cards only can be expected to do better. The peeker sees all hands but not the order of the
draw pile, which nobody could know. Both are made of a match and its state, which only the arena has; nowhere else can
they be seated.
"""

from librt.random import Random

from toutilix.arena.custom_players import is_custom, make_player, seat_player
from toutilix.bots.levels import Player, levels_of, players_of
from toutilix.bots.search import Expert
from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.state import AnyState, Sampler

CHEATER = "cheater"
PEEKER = "peeker"


class CheatingSampler(Sampler):
    """Supposes nothing: every sample is the real state, hidden cards included."""

    def __init__(self, state: AnyState) -> None:
        self._state = state

    def sample(self, rng: Random) -> AnyState:
        return self._state.clone()


class PeekingSampler(Sampler):
    """Supposes the real hands, and the draw pile in any order."""

    def __init__(self, state: AnyState) -> None:
        self._state = state

    def sample(self, rng: Random) -> AnyState:
        supposed = self._state.clone()
        supposed.mix_unseen(rng)
        return supposed


_SAMPLERS: dict[str, type[CheatingSampler | PeekingSampler]] = {CHEATER: CheatingSampler, PEEKER: PeekingSampler}


def check_level(game: str, level: str) -> None:
    """Malformed where nobody of this name can sit in a line-up."""
    if is_custom(level):
        make_player(level, 0)
        return
    try:
        players_of(game, _honest(level))
    except Malformed:
        raise Malformed("game.level", level=level, levels=", ".join([*levels_of(game), *_SAMPLERS])) from None


def player_at(match: Match, level: str, seed: int = 0) -> Player:
    """The player of a level at this match. The thinking of those who cheat is bounded as an expert's: `cheater:500`,
    `peeker:0.3s`. A custom player, `module:Class`, throws its dice with the `seed`."""
    if is_custom(level):
        return seat_player(match, level, seed)
    player = players_of(match.kind.name, _honest(level))
    sampler = _SAMPLERS.get(level.partition(":")[0])
    if sampler is None:
        return player
    assert isinstance(player, Expert)
    return Expert(player.sims, player.seconds, sampler_of=lambda _: sampler(match.state))


def _honest(level: str) -> str:
    """The level that thinks as much and sees its own cards only."""
    name, colon, budget = level.partition(":")
    return "expert" + colon + budget if name in _SAMPLERS else level
