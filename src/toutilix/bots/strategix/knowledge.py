"""What the search knows of Strategix: moves worth a thought, a quick way to play on, and what a place is worth."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.strategix.planning import Play, heap_of, rest_of
from toutilix.bots.strategix.regular import weighed
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    STARS_AT,
    Combination,
    Z,
    last_start,
    spelled,
    stars_needed,
    tally_of,
)
from toutilix.games.strategix.plays import Groups
from toutilix.games.strategix.seat import PASS, PLAY, THROW, StrategixView

MOST_TRIED: Final = 10
"""So many plays are worth a thought, besides the firecracker and the pass."""
SAVED: Final = 8
"""Stars are kept as long as there are more cards than this in hand."""
LENGTHS: Final = (2, 2, 3, 3, 4)

_THROW: Final = Move(THROW)
_PASS: Final = Move(PASS)


@final
class StrategixKnowledge(Knowledge):
    def __init__(self) -> None:
        super().__init__(False, 6.0)

    def candidates(self, view: AnyView, rng: Random) -> list[Move]:
        """The moves that cost the plan least; the firecracker and the pass wherever they are legal."""
        assert isinstance(view, StrategixView)
        moves: list[Move] = []
        tried = 0
        for choice in weighed(view):
            if choice.move.verb == PLAY:
                tried += 1
                if tried > MOST_TRIED:
                    continue
            moves.append(choice.move)
        return moves

    def playout(self, view: AnyView, rng: Random) -> Move:
        """Leads a play of some quick plan, a clean one last; follows as low as it can and keeps its stars for long."""
        assert isinstance(view, StrategixView)
        tally = tally_of(view.own.cards)
        follow = view.table.combination
        return _lead(tally, rng) if follow is None else _answer(view, follow, tally, rng)

    def reward(self, state: AnyState, start_scores: vec[i64]) -> list[float]:
        """The points of the place, from 0 for Badluckix to 1 for Luckylix (S11)."""
        scores = state.table.scores
        players = int(state.table.players)
        most = 6.0 if players == 4 else 4.0
        return [min(1.0, max(0.0, float(scores[seat] - start_scores[seat] + 2) / most)) for seat in range(players)]


def _lead(tally: vec[i64], rng: Random) -> Move:
    heap = heap_of(tally, LENGTHS[rng.randrange(len(LENGTHS))], rng.randrange(2) == 0)
    first = heap[rng.randrange(len(heap))]
    second = heap[rng.randrange(len(heap))]
    chosen = first if first.size >= second.size else second
    if len(heap) > 1 and is_clean(chosen) and sum(is_clean(play) for play in heap) == 1:
        # The only clean play is for the end.
        chosen = heap[0] if heap[0] is not chosen else heap[1]
    return Move(PLAY, groups=chosen.groups(tally))


def is_clean(play: Play) -> bool:
    return play.stars == 0 and not play.has_z


def _answer(view: StrategixView, follow: Combination, tally: vec[i64], rng: Random) -> Move:
    held = len(view.own.cards)
    kind, length, number = follow.kind, follow.length, len(follow.starts)
    needed = stars_needed(tally, kind, length, number, follow.strength())
    able = needed <= tally[STARS_AT]
    may_throw = tally[FIRECRACKERS_AT] > 0 and not view.table.after_firecracker
    if may_throw and held > 1 and (not able or needed or rng.randrange(2)):
        return _THROW
    if not able:
        return _THROW if may_throw and rng.randrange(4) == 0 else _PASS
    may_pass = view.is_legal(_PASS)
    if may_pass and ((needed and held > SAVED) or rng.randrange(16) == 0):
        return _PASS
    bare = tally[:]
    bare[STARS_AT] = needed
    groups = Groups(bare, kind, length, number, follow.strength())
    groups.advance()
    spelling = spelled(kind, length, groups.starts, tally[:])
    if may_pass and _leaves_foul(tally, spelling, kind, length, groups.starts):
        return _PASS
    return Move(PLAY, groups=spelling)


def _leaves_foul(tally: vec[i64], groups: vec[i64], kind: i64, length: i64, starts: vec[i64]) -> bool:
    """Is this play a foul at the end, or are only cards left that would be one?"""
    rest = rest_of(tally, groups)
    for letter in range(Z):
        if rest[letter]:
            return False
    if rest[Z] or rest[STARS_AT] or rest[FIRECRACKERS_AT]:
        return True
    return rest[STARS_AT] < tally[STARS_AT] or starts[len(starts) - 1] == last_start(kind, length)


KNOWLEDGE: Final = StrategixKnowledge()
