"""What the search knows of Strategix: moves worth a thought, a quick way to play on, and what a place is worth."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.strategix.planning import Play, heap_of, rest_of
from toutilix.bots.strategix.regular import weighed
from toutilix.cards import ANY, STAR_AS, letter_card
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    SINGLE,
    STARS_AT,
    Combination,
    Z,
    spelled,
    stars_needed,
    tally_of,
)
from toutilix.games.strategix.plays import Groups
from toutilix.games.strategix.seat import PASS, PLAY, THROW, StrategixView

MOST_TRIED: Final = 10
"""So many plays are worth a thought, besides the firecracker and the pass."""
MARGIN: Final = 3.0
"""Plays that cost so much more than the best are not worth one."""
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
        choices = weighed(view)
        dearest = choices[0].cost + MARGIN
        moves: list[Move] = []
        tried = 0
        for choice in choices:
            if choice.move.verb == PLAY:
                tried += 1
                if tried > MOST_TRIED or choice.cost > dearest:
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
    chosen = heap[rng.randrange(len(heap))]
    for _ in range(2):
        other = heap[rng.randrange(len(heap))]
        if other.size > chosen.size:
            chosen = other
    if len(heap) > 1 and is_clean(chosen) and sum(is_clean(play) for play in heap) == 1:
        # The only clean play is for the end.
        chosen = heap[0] if heap[0] is not chosen else heap[1]
    groups = chosen.groups(tally)
    return Move(PLAY, groups=_careful_lead(tally) if _leaves_foul(tally, groups) else groups)


def _careful_lead(tally: vec[i64]) -> vec[i64]:
    """One card that leaves something clean: Z or a star, else the lowest letter."""
    if tally[Z]:
        card = letter_card(Z, ANY)
    elif tally[STARS_AT]:
        card = STAR_AS + Z
    else:
        letter: i64 = 0
        while tally[letter] == 0:
            letter += 1
        card = letter_card(letter, ANY)
    return vec[i64]([card, GROUP_END])


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
    if kind == SINGLE and needed == 0:
        letter = _spare(tally, follow.strength())
        if may_pass and letter == Z and held > SAVED:
            return _PASS
        spelling = vec[i64]([letter_card(letter, ANY), GROUP_END])
    else:
        bare = tally[:]
        bare[STARS_AT] = needed
        groups = Groups(bare, kind, length, number, follow.strength())
        groups.advance()
        spelling = spelled(kind, length, groups.starts, tally[:])
    if _leaves_foul(tally, spelling):
        if may_pass:
            return _PASS
        if kind == SINGLE and (tally[Z] or tally[STARS_AT]):
            spelling = _careful_lead(tally)
    return Move(PLAY, groups=spelling)


def _spare(tally: vec[i64], lowest: i64) -> i64:
    """The lowest letter from there on that stands alone; where all have neighbours or twins, the lowest at all."""
    found: i64 = -1
    for letter in range(lowest, Z + 1):
        if tally[letter]:
            if tally[letter] == 1 and tally[letter - 1] == 0 and (letter == Z or tally[letter + 1] == 0):
                return letter
            if found < 0:
                found = letter
    return found


def _leaves_foul(tally: vec[i64], groups: vec[i64]) -> bool:
    """Is this a foul at the end, or are only cards left that would be one?"""
    rest = rest_of(tally, groups)
    for letter in range(Z):
        if rest[letter]:
            return False
    if rest[Z] or rest[STARS_AT] or rest[FIRECRACKERS_AT]:
        return True
    return rest[STARS_AT] < tally[STARS_AT] or rest[Z] < tally[Z]


KNOWLEDGE: Final = StrategixKnowledge()
