"""The moves that selected cards can make in Strategix: every combination of exactly these cards, the best first."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, STAR, is_star, letter_of
from toutilix.engine.facts import Refusal
from toutilix.engine.moves import Move
from toutilix.engine.view import MOST_READINGS, Readings
from toutilix.games.strategix.combinations import (
    NO_TALLY,
    PAIR,
    PLAIN,
    RUN,
    SINGLE,
    STARS_AT,
    Combination,
    spelled,
    tally_of,
)
from toutilix.games.strategix.plays import Groups
from toutilix.games.strategix.refusals import NOT_A_COMBINATION, SHAPE_PAIRS, SHAPE_RUNS, SHAPE_SINGLE, WEAKER


def readings_of(verb: i64, cards: vec[i64], follow: Combination | None) -> Readings:
    """The plays that these cards make on the lead or following `follow`; they are held, and no firecracker is among
    them. With several shapes to choose from, the best of each comes before the second best of any."""
    fixed = NO_TALLY[:]
    for card in cards:
        if card == STAR:
            fixed[STARS_AT] += 1
        else:
            fixed[letter_of(card)] += 1
    open_shapes = _shapes(fixed, len(cards), follow)
    real = tally_of(cards)
    moves: list[Move] = []
    while open_shapes:
        still_open: list[Groups] = []
        for groups in open_shapes:
            if groups.advance():
                if len(moves) == MOST_READINGS:
                    return Readings(moves, more=True)
                play = spelled(groups.kind, groups.length, groups.starts, real[:])
                moves.append(Move(verb, groups=_coloured(play, cards)))
                still_open.append(groups)
        open_shapes = still_open
    if moves:
        return Readings(moves)
    return Readings(moves, refusal=_why_not(fixed, len(cards), follow))


def _shapes(fixed: vec[i64], size: i64, follow: Combination | None) -> list[Groups]:
    """The shapes that this number of cards can have: the longest runs first."""
    if follow is not None:
        if size != follow.length * len(follow.starts):
            return []
        return [Groups(fixed, follow.kind, follow.length, len(follow.starts), follow.strength(), -1, True)]
    if size == 1:
        return [Groups(fixed, SINGLE, 1, 1, 0, -1, True)]
    shapes: list[Groups] = []
    for length in range(min(size, ALPHABET), 1, -1):
        if size % length == 0:
            shapes.append(Groups(fixed, RUN, length, size // length, 0, -1, True))
        if length == 2 and size % 2 == 0:
            shapes.append(Groups(fixed, PAIR, 2, size // 2, 0, -1, True))
    return shapes


def _coloured(play: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The play with the selected cards themselves where a colour was selected, pink first."""
    left = vec[i64](sorted(cards))
    for at in range(len(play)):
        if PLAIN <= play[at] < STAR:
            for place in range(len(left)):
                card = left[place]
                if card >= 0 and not is_star(card) and card % ALPHABET == play[at] - PLAIN:
                    play[at] = card
                    left[place] = -1
                    break
    return play


def _why_not(fixed: vec[i64], size: i64, follow: Combination | None) -> Refusal:
    if follow is not None:
        if size == follow.length * len(follow.starts):
            weaker = Groups(fixed, follow.kind, follow.length, len(follow.starts), 0, -1, True)
            if weaker.advance():
                return too_weak(weaker.starts[0], follow)
        for groups in _shapes(fixed, size, None):
            if groups.advance():
                return other_shape(follow)
    return Refusal(NOT_A_COMBINATION, "S2")


def too_weak(lowest: i64, follow: Combination) -> Refusal:
    return Refusal(WEAKER, "S4", lowest, follow.strength())


def other_shape(follow: Combination) -> Refusal:
    """Names the shape to follow."""
    if follow.kind == SINGLE:
        return Refusal(SHAPE_SINGLE, "S4")
    if follow.kind == PAIR:
        return Refusal(SHAPE_PAIRS, "S4", len(follow.starts))
    return Refusal(SHAPE_RUNS, "S4", len(follow.starts), follow.length)
