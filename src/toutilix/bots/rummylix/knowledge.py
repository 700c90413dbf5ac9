"""What the search knows of Rummylix: moves worth a thought and a quick way to play on."""

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
)
from toutilix.bots.rummylix.laying import BestLays
from toutilix.bots.rummylix.valuing import Sight
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games.rummylix.table import DRAW, LAY, STEP_DRAW, TAKE, RummylixView

CLEAR: Final = 1.0
"""What is so many points better at sight needs no thought: one hand tells less than that."""
LAYS_TRIED: Final = 3
PLACES_TRIED: Final = 3
DISCARDS_TRIED: Final = 2

_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)


@final
class RummylixKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(False, 100.0)

    def candidates(self, view: AnyView, rng: Random) -> list[Move]:
        """In the order in which a turn is best played: what brings points is never left out, only how it is done is
        worth a thought; then what to give or throw away."""
        assert isinstance(view, RummylixView)
        sight = Sight(view)
        if view.table.step == STEP_DRAW:
            return _draws(sight)
        if view.table.star_to_place:
            placings = own_placings(sight).moves[:PLACES_TRIED]
            return placings if len(placings) else [placing(sight)]
        freed = swap(sight)
        if freed is not None:
            return [freed]
        lays = _lays(sight)
        if len(lays):
            return lays
        clear = own_add(sight)
        if clear is None:
            clear = block(sight)
        return _ways_to_end(sight) if clear is None else [clear]

    def playout(self, view: AnyView, rng: Random) -> Move:
        """As a regular plays."""
        assert isinstance(view, RummylixView)
        return choose(Sight(view))


def _draws(sight: Sight) -> list[Move]:
    table = sight.view.table
    first = draw(sight)
    if table.discard == 0 or abs(sight.gain(table.top) - sight.unknown_gain()) > CLEAR:
        return [first]
    return [first, _DRAW if first.verb == TAKE else _TAKE]


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
    for move in gifts(sight):
        if move != rid:
            moves.append(move)
    return moves


KNOWLEDGE: Final = RummylixKnowledge()
