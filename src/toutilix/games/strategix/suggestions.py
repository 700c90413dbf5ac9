"""Plays of Strategix that a player may want to select by one tap: a run or pairs, instead of card after card.

They are no advice. On the lead: the play of most cards, the longest run and the most pairs; to follow: the weakest
plays that do. Stars stay in the hand wherever it can do without them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.games.strategix.combinations import PAIR, RUN, SINGLE, STARS_AT, Combination, spelled
from toutilix.games.strategix.plays import Groups

MOST = 3
SHORTEST_RUN = 3
"""Two letters in a row are seen without help."""


def suggested(tally: vec[i64], follow: Combination | None) -> list[vec[i64]]:
    """The suggested plays, at most three, as groups of cards without colours."""
    without_stars = tally[:]
    without_stars[STARS_AT] = 0
    if follow is None:
        return _leads(without_stars)
    return _following(without_stars, follow, MOST) or _following(tally, follow, 1)


def _leads(tally: vec[i64]) -> list[vec[i64]]:
    pairs = _most_groups(tally, PAIR, 2)
    longest: Combination | None = None
    most: Combination | None = pairs
    for length in range(SHORTEST_RUN, 26):
        runs = _most_groups(tally, RUN, length)
        if runs is None:
            break
        first = Groups(tally, RUN, length, 1, 0)
        if first.advance():
            longest = Combination(RUN, length, first.starts[:])
        if most is None or _size(runs) >= _size(most):
            most = runs
    if most is None:
        return []
    found = [spelled(most.kind, most.length, most.starts, None)]
    for one in (longest, pairs):
        # One run of several that are suggested already is selected as easily by hand.
        if one is not None and one.length != most.length:
            found.append(spelled(one.kind, one.length, one.starts, None))
    return found


def _most_groups(tally: vec[i64], kind: i64, length: i64) -> Combination | None:
    """As many groups of this length as the hand has at once; the lowest of them."""
    found: Combination | None = None
    number: i64 = 1
    while True:
        groups = Groups(tally, kind, length, number, 0)
        if not groups.advance():
            return found
        found = Combination(kind, length, groups.starts[:])
        number += 1


def _size(play: Combination) -> i64:
    return play.length * len(play.starts)


def _following(tally: vec[i64], follow: Combination, most: i64) -> list[vec[i64]]:
    if follow.kind == SINGLE:
        return []  # Cards that follow by themselves are marked in the hand.
    groups = Groups(tally, follow.kind, follow.length, len(follow.starts), follow.strength())
    found: list[vec[i64]] = []
    while len(found) < most and groups.advance():
        found.append(spelled(groups.kind, groups.length, groups.starts, tally[:]))
    return found
