"""How a Strategix hand can be played in few plays, and how likely each of them is to win its round.

A plan is a heap of plays: all pairs can go in one, all runs of one length in another, and each letter that is left over
is one more. Stars fill gaps, and a spare one goes alone as Z. One clean play is meant for the end.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import is_star, letter_of
from toutilix.engine.moves import GROUP_END
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    PAIR,
    RUN,
    SINGLE,
    STARS_AT,
    Z,
    last_start,
    spelled,
)
from toutilix.games.strategix.rules import SINGLE_CARD
from toutilix.games.strategix.seat import StrategixTable

FOUL: Final = 8.0
"""What it costs to end with a foul, in plays."""
LOST_LEAD: Final = 1.3
"""What it costs to lose the lead."""
FIRECRACKER_COST: Final = 0.5
"""A firecracker in hand must find a round of somebody else."""
NO_ROUND_LEFT: Final = 1.0
"""Each firecracker more than there are plays before the last one hardly finds its round in time."""
HIGH_SINGLE: Final = 0.35
"""A high card alone goes now and then on a round of single cards."""
WILLING: Final = 0.85
"""Who can follow often does."""


@dataclass(frozen=True)
class Play:
    """One play of a plan: where its groups start, ascending, and how many stars each of them needs."""

    kind: int
    length: int
    starts: tuple[int, ...]
    needs: tuple[int, ...]

    @property
    def size(self) -> int:
        return self.length * len(self.starts)

    @property
    def stars(self) -> int:
        return sum(self.needs)

    @property
    def has_z(self) -> bool:
        return self.starts[-1] == last_start(self.kind, self.length)

    def groups(self, tally: vec[i64]) -> vec[i64]:
        """As it is spelled with the cards of a tally."""
        return spelled(self.kind, self.length, vec[i64](self.starts), tally[:])

    def parted(self) -> "tuple[Play, Play] | None":
        """The groups with stars or Z, and the clean ones; None where there are not both."""
        highest = last_start(self.kind, self.length)
        clean = [at for at, start in enumerate(self.starts) if not self.needs[at] and start < highest]
        if not clean or len(clean) == len(self.starts):
            return None
        return self._part([at for at in range(len(self.starts)) if at not in clean]), self._part(clean)

    def ends(self) -> "list[Play]":
        """The lowest and the highest group alone."""
        last = len(self.starts) - 1
        return [self._part([0]), self._part([last])] if last else []

    def _part(self, places: list[int]) -> "Play":
        starts = tuple(self.starts[at] for at in places)
        return Play(self.kind, self.length, starts, tuple(self.needs[at] for at in places))


def _play(kind: int, length: int, groups: list[tuple[int, int]]) -> Play:
    groups = sorted(groups)
    return Play(kind, length, tuple(start for start, _ in groups), tuple(need for _, need in groups))


@dataclass(frozen=True)
class Plan:
    """`plays` without the `last` one, which is the clean play for the end (None where there is none); `cost` counts
    plays and the leads that will be lost on the way."""

    plays: tuple[Play, ...]
    last: Play | None
    cost: float

    @property
    def number(self) -> int:
        return len(self.plays) + (self.last is not None)


class Rivals:
    """What the plan asks about the others: how many cards each of them has, and which last plays are fouls."""

    def __init__(self, table: StrategixTable, seat: i64) -> None:
        self.counts: Final = [int(table.counts[s]) for s in range(table.players) if s != seat and table.counts[s]]
        self.lone_fouls_only: Final = table.game.foul_finish == SINGLE_CARD

    def chance(self, kind: int, length: int, number: int, strength: int, has_z: bool, spared: int = 0) -> float:
        """How likely a play is to win its round; `spared` is the size of a hand that loses its turn."""
        if has_z:
            return 1.0
        size = number * length + (number / 2 if kind == PAIR else 0) + 0.7 * max(0, length - 3)
        share = 0.4 + 0.6 * (26 - strength) / 25
        chance = 1.0
        for count in self.counts:
            if count == spared:
                spared = 0
            elif count >= number * length:
                chance *= 1 - WILLING / (1 + math.exp(9 * (size / (count * share) - 0.72)))
        return chance

    def wins(self, play: Play) -> float:
        return self.chance(play.kind, play.length, len(play.starts), play.starts[0], play.has_z)

    def is_clean(self, play: Play) -> bool:
        """S10: may this be the last play?"""
        if self.lone_fouls_only and play.kind != SINGLE:
            return True
        return play.stars == 0 and not play.has_z


def plan(tally: vec[i64], rivals: Rivals) -> Plan:
    """The cheapest plan found for the cards of a tally."""
    firecrackers = int(tally[FIRECRACKERS_AT])
    best: Plan | None = None
    for heap in heaps(tally):
        found = _weigh(heap, firecrackers, rivals)
        if best is None or found.cost < best.cost:
            best = found
    return best if best is not None else Plan((), None, FOUL if firecrackers else 0.0)


def heaps(tally: vec[i64]) -> Iterator[list[Play]]:
    """Some good ways to cut a hand into plays; none where there is nothing but firecrackers."""
    letters = [int(count) for count in tally[:STARS_AT]]
    stars = int(tally[STARS_AT])
    if not stars and not any(letters):
        return
    for pairs_first in (False, True):
        for length in (2, 3, 4, 5):
            yield _heap(letters[:], stars, length, pairs_first)
    if stars or letters[Z]:
        # Each star and Z alone: what is left then is clean.
        winners = [_play(SINGLE, 1, [(int(Z), 0)])] * letters[Z] + [_play(SINGLE, 1, [(int(Z), 1)])] * stars
        letters[Z] = 0
        for length in (2, 3):
            yield _heap(letters[:], 0, length, length == 2) + winners


def heap_of(tally: vec[i64], length: int, pairs_first: bool) -> list[Play]:
    """One way to cut a hand with letters or stars into plays."""
    return _heap([int(count) for count in tally[:STARS_AT]], int(tally[STARS_AT]), length, pairs_first)


def _heap(letters: list[int], stars: int, length: int, pairs_first: bool) -> list[Play]:
    """Pairs and runs of one length, then runs of two from what is left; stars go where they save most."""
    pairs = _pairs(letters) if pairs_first else []
    runs = _runs(letters, length)
    if not pairs_first:
        pairs = _pairs(letters)
    short = runs if length == 2 else _runs(letters, 2)
    if stars and length > 2:
        stars -= _fill_gaps(letters, runs, length, stars)
    singles = [letter for letter in range(Z + 1) for _ in range(letters[letter])]
    while stars and singles and (pairs or short or (len(singles) > 1 and stars > 1)):
        single = singles.pop(0)
        if short and not pairs and single < Z:
            short.append((single, 1))
        else:
            pairs.append((single, 1))
        stars -= 1
    if stars >= 2 and pairs and max(pairs)[0] < Z:
        pairs.append((Z, 2))
        stars -= 2
    heap = [_play(SINGLE, 1, [(single, 0)]) for single in singles]
    heap += [_play(SINGLE, 1, [(Z, 1)])] * stars
    if pairs:
        heap.append(_play(PAIR, 2, pairs))
    if runs:
        heap.append(_play(RUN, length, runs))
    if length != 2 and short:
        heap.append(_play(RUN, 2, short))
    return heap


def _pairs(letters: list[int]) -> list[tuple[int, int]]:
    found = [letter for letter in range(Z + 1) if letters[letter] >= 2]
    for letter in found:
        letters[letter] -= 2
    return [(letter, 0) for letter in found]


def _runs(letters: list[int], length: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    start = 1
    while start + length <= Z + 1:
        gap = -1
        for at in range(start + length - 1, start - 1, -1):
            if not letters[at]:
                gap = at
                break
        if gap >= 0:
            start = gap + 1
            continue
        for letter in range(start, start + length):
            letters[letter] -= 1
        found.append((start, 0))
    return found


def _fill_gaps(letters: list[int], runs: list[tuple[int, int]], length: int, stars: int) -> int:
    """Stars make runs that lack one letter; tells how many were used."""
    used = 0
    for start in range(1, Z + 2 - length):
        held = [letter for letter in range(start, start + length) if letters[letter]]
        if used < stars and len(held) == length - 1:
            for letter in held:
                letters[letter] -= 1
            runs.append((start, 1))
            used += 1
    return used


def _weigh(heap: list[Play], firecrackers: int, rivals: Rivals) -> Plan:
    """Keep the clean play that is weakest for the end, and count."""
    clean = [play for play in heap if rivals.is_clean(play)]
    if not clean:
        for play in heap:
            parts = play.parted()
            if parts is not None:
                heap = [*[other for other in heap if other is not play], *parts]
                clean = [parts[1]]
                break
    cost = float(len(heap)) + FIRECRACKER_COST * firecrackers + NO_ROUND_LEFT * max(0, firecrackers + 1 - len(heap))
    if not clean:
        return Plan(tuple(heap), None, cost + FOUL)
    chances = {id(play): rivals.wins(play) for play in heap}
    last = min(clean, key=lambda play: chances[id(play)])
    rest = [play for play in heap if play is not last]
    for play in rest:
        cost += LOST_LEAD * (1 - chances[id(play)])
        if play.kind == SINGLE and not play.has_z:
            cost -= HIGH_SINGLE * play.starts[0] / int(Z)
    return Plan(tuple(rest), last, cost)


def rest_of(tally: vec[i64], groups: vec[i64]) -> vec[i64]:
    """The tally without the cards of a play spelled in letters without colour and named stars."""
    left = tally[:]
    for card in groups:
        if card != GROUP_END:
            left[STARS_AT if is_star(card) else letter_of(card)] -= 1
    return left
