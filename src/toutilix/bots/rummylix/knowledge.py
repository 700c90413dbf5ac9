"""The search's knowledge of Rummylix: candidate moves and a quick way to play on."""

from typing import Final, final

from librt.random import Random

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.rummylix.comparing import told
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
from toutilix.bots.rummylix.valuing import Valuation
from toutilix.engine.facts import Fact
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
    def __init__(self) -> None:
        super().__init__(deviation=23.0)

    def candidates(self, view: RummylixView, rng: Random) -> list[Move]:
        """A regular's move, other ways to make it, and not to make it: a card kept may be worth more than one laid."""
        valuation = Valuation(view)
        if view.table.step == STEP_DRAW:
            return _draws(valuation)
        if view.table.star_to_place:
            placings = _placings(valuation)
            return placings if len(placings) else [placing(valuation)]
        freed = swap(valuation)
        return _plays_and_ends(valuation) if freed is None else [freed]

    def told(self, view: RummylixView, move: Move, instead: Move) -> Fact | None:
        return told(view, move, instead)

    def playout(self, view: RummylixView, rng: Random) -> Move:
        """As a regular plays."""
        return choose(Valuation(view))


def _draws(valuation: Valuation) -> list[Move]:
    table = valuation.table
    first = draw(valuation)
    if table.discard == 0 or abs(valuation.gain(table.top) - valuation.unknown_gain()) > CLEAR:
        return [first]
    return [first, _DRAW if first.verb == TAKE else _TAKE]


def _plays_and_ends(valuation: Valuation) -> list[Move]:
    moves: list[Move] = []
    for move in _plays(valuation) + unblocks(valuation) + _ways_to_end(valuation):
        if move not in moves:
            moves.append(move)
    return moves


def _placings(valuation: Valuation) -> list[Move]:
    return own_placings(valuation).moves[:PLACES_TRIED]


def _plays(valuation: Valuation) -> list[Move]:
    """Lays; without any, additions to own runs: a letter, or a star in several ways, or a firecracker."""
    moves = _lays(valuation)
    if len(moves) == 0:
        add = own_add(valuation)
        if add is None:
            add = block(valuation)
        if add is not None:
            moves.append(add)
        if valuation.stars:
            moves += _placings(valuation)
    return moves


def _lays(valuation: Valuation) -> list[Move]:
    lays = BestLays(valuation, LAYS_TRIED)
    moves: list[Move] = []
    for place in range(len(lays.found)):
        if lays.worths[place] >= lays.worths[0] - CLEAR:
            moves.append(Move(LAY, groups=lays.groups(place)))
    return moves


def _ways_to_end(valuation: Valuation) -> list[Move]:
    """The card to discard, or to add to a run first."""
    moves: list[Move] = []
    rid = gift(valuation)
    if rid is not None:
        moves.append(rid)
    ranking = discards(valuation)
    for place in range(min(DISCARDS_TRIED, len(ranking.moves))):
        if ranking.costs[place] <= ranking.costs[0] + CLEAR:
            moves.append(ranking.moves[place])
    return moves + gifts(valuation)


KNOWLEDGE: Final = RummylixKnowledge()
