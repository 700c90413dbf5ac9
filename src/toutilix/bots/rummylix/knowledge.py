"""What the search knows of Rummylix: candidate moves and a quick way to play on."""

from typing import Final, final

from librt.random import Random

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.rummylix.craft import (
    block,
    choose,
    discards,
    draw,
    gift,
    gifts,
    own_add,
    own_placings,
    placing,
    swap,
    unblocks,
)
from toutilix.bots.rummylix.laying import BestLays
from toutilix.bots.rummylix.valuing import Sight
from toutilix.engine.moves import Move
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.state import RummylixState
from toutilix.games.rummylix.table import DRAW, LAY, STEP_DRAW, TAKE

CLEAR: Final = 3.0
"""A move that is better by this many points is played without a search."""
LAYS_TRIED: Final = 4
PLACES_TRIED: Final = 3
DISCARDS_TRIED: Final = 4

_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)


@final
class RummylixKnowledge(Knowledge[RummylixView, RummylixState]):
    def candidates(self, view: RummylixView, rng: Random) -> list[Move]:
        """What a regular would do, other ways to do that, and to leave it: a card kept may be worth more than one
        laid."""
        sight = Sight(view)
        if view.table.step == STEP_DRAW:
            return _draws(sight)
        if view.table.star_to_place:
            placings = _placings(sight)
            return placings if len(placings) else [placing(sight)]
        freed = swap(sight)
        return _plays_and_ends(sight) if freed is None else [freed]

    def playout(self, view: RummylixView, rng: Random) -> Move:
        """As a regular plays."""
        return choose(Sight(view))


def _draws(sight: Sight) -> list[Move]:
    table = sight.table
    first = draw(sight)
    if table.discard == 0 or abs(sight.gain(table.top) - sight.unknown_gain()) > CLEAR:
        return [first]
    return [first, _DRAW if first.verb == TAKE else _TAKE]


def _plays_and_ends(sight: Sight) -> list[Move]:
    moves: list[Move] = []
    for move in _plays(sight) + unblocks(sight) + _ways_to_end(sight):
        if move not in moves:
            moves.append(move)
    return moves


def _placings(sight: Sight) -> list[Move]:
    return own_placings(sight).moves[:PLACES_TRIED]


def _plays(sight: Sight) -> list[Move]:
    """Lays; without any, what goes on runs of one's own: a letter, or a star in several ways, or a firecracker."""
    moves = _lays(sight)
    if len(moves) == 0:
        add = own_add(sight)
        if add is None:
            add = block(sight)
        if add is not None:
            moves.append(add)
        if sight.stars:
            moves += _placings(sight)
    return moves


def _lays(sight: Sight) -> list[Move]:
    lays = BestLays(sight, LAYS_TRIED)
    moves: list[Move] = []
    for place in range(len(lays.found)):
        if lays.worths[place] >= lays.worths[0] - CLEAR:
            moves.append(Move(LAY, groups=lays.groups(place)))
    return moves


def _ways_to_end(sight: Sight) -> list[Move]:
    """What to throw away, or first to give away."""
    moves: list[Move] = []
    rid = gift(sight)
    if rid is not None:
        moves.append(rid)
    ranking = discards(sight)
    for place in range(min(DISCARDS_TRIED, len(ranking.moves))):
        if ranking.costs[place] <= ranking.costs[0] + CLEAR:
            moves.append(ranking.moves[place])
    return moves + gifts(sight)


KNOWLEDGE: Final = RummylixKnowledge()
