"""How a Strategix hand can be played in few plays, and how likely each of them is to win its round.

A hand is cut into plays: all pairs can go in one, all runs of one length in another, and each letter that is left over
is one more. Stars fill gaps, and a spare one goes alone as Z. One clean play is meant for the end. Plans are made for
every move of every simulated hand: letters are bits here, and nothing is allocated.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT
from toutilix.games.strategix.combinations import FIRECRACKERS_AT, PAIR, RUN, SINGLE, STARS_AT, Z, last_start
from toutilix.games.strategix.table import SINGLE_CARD, StrategixTable

FOUL: Final = 8.0
"""The cost of ending with a foul, in plays."""
LOST_LEAD: Final = 1.3
"""The cost of losing the lead."""
FIRECRACKER_COST: Final = 0.5
"""A firecracker in hand must find a round of somebody else."""
NO_ROUND_LEFT: Final = 1.0
"""Each firecracker more than there are plays before the last one hardly finds its round in time."""
HIGH_SINGLE: Final = 0.35
"""A high card alone goes now and then on a round of single cards."""
WILLING: Final = 0.85
"""How often a player who can follow does."""

CUTS: Final[i64] = 10
"""The ways in which a hand is cut."""

_Z_BIT: Final[i64] = 1 << 25
_FOURS: Final = vec[i64]([4**letter for letter in range(26)])
_LENGTHS: Final[i64] = 1 << 52
_KINDS: Final[i64] = 1 << 57
_UNKNOWN: Final = vec[float]([-1.0] * 26)


@final
class Shape:
    """A play: groups of one kind and length. `starts` counts, two bits a letter, the groups that start there, and
    `foul` those of them with a star or Z."""

    __slots__ = ("foul", "high", "kind", "length", "low", "number", "starts")

    def __init__(self) -> None:
        self.kind: i64 = SINGLE
        self.length: i64 = 1
        self.number: i64 = 0
        self.starts: i64 = 0
        self.foul: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0

    def clear(self, kind: i64, length: i64) -> None:
        self.kind = kind
        self.length = length
        self.number = 0
        self.starts = 0
        self.foul = 0

    def add(self, start: i64, starred: bool) -> None:
        if self.number == 0 or start < self.low:
            self.low = start
        if self.number == 0 or start > self.high:
            self.high = start
        self.number += 1
        self.starts += _FOURS[start]
        if starred or start == last_start(self.kind, self.length):
            self.foul += _FOURS[start]

    def has_z(self) -> bool:
        return self.high == last_start(self.kind, self.length)

    def part(self, starts: i64) -> i64:
        """The code of the play with these groups alone."""
        return code_of(self.kind, self.length, starts)


def start_at(letter: i64) -> i64:
    """The starts of one group."""
    return _FOURS[letter]


def code_of(kind: i64, length: i64, starts: i64) -> i64:
    """A play as one number: the same number for the same groups."""
    return kind * _KINDS + length * _LENGTHS + starts


def single_code(letter: i64) -> i64:
    return code_of(SINGLE, 1, _FOURS[letter])


def kind_of(code: i64) -> i64:
    return code // _KINDS


def length_of(code: i64) -> i64:
    return code // _LENGTHS % 32


def starts_of(code: i64) -> vec[i64]:
    """Where the groups of a play start, ascending."""
    starts = vec[i64]()
    left = code % _LENGTHS
    letter: i64 = 0
    while left:
        for _ in range(left % 4):
            starts = append(starts, letter)
        left //= 4
        letter += 1
    return starts


@final
class Rivals:
    """The facts that a plan needs besides the hand: how many cards each of the others has, and which last plays are
    fouls."""

    __slots__ = ("_single_chances", "counts", "fewest", "lone_fouls_only")

    def __init__(self, table: StrategixTable, seat: i64) -> None:
        counts = vec[i64]()
        fewest: i64 = 20
        for other in range(table.players):
            if other != seat and table.counts[other]:
                counts = append(counts, table.counts[other])
                if table.counts[other] < fewest:
                    fewest = table.counts[other]
        self.counts: Final = counts
        self.fewest: Final = fewest
        self.lone_fouls_only: Final[bool] = table.game.foul_finish == SINGLE_CARD
        self._single_chances: Final = _UNKNOWN[:]

    def chance(self, kind: i64, length: i64, number: i64, strength: i64, has_z: bool, spared: i64 = 0) -> float:
        """How likely a play is to win its round; `spared` is the size of a hand that loses its turn."""
        if has_z:
            return 1.0
        cards = number * length
        size = float(cards)
        if kind == PAIR:
            size += float(number) / 2.0
        if length > 3:
            size += 0.7 * float(length - 3)
        share = 0.4 + 0.024 * float(26 - strength)
        chance = 1.0
        for count in self.counts:
            if count == spared:
                spared = 0
            elif count >= cards:
                chance *= 1.0 - WILLING / (1.0 + math.exp(9.0 * (size / (float(count) * share) - 0.72)))
        return chance

    def single_chance(self, letter: i64) -> float:
        """The same for one card, found once."""
        chance = self._single_chances[letter]
        if chance < 0.0:
            chance = self.chance(SINGLE, 1, 1, letter, letter == Z)
            self._single_chances[letter] = chance
        return chance


@final
class Planner:
    """Finds plans for one seat's hands. `cost` counts the plays of the cheapest plan and the leads that will be lost on
    the way, `number` its plays, and `best` is its cut; `cut` shows the plays of one."""

    def __init__(self, rivals: Rivals) -> None:
        self.rivals: Final = rivals
        self.pairs: Final = Shape()
        self.runs: Final = Shape()
        self.short: Final = Shape()
        self.singles: i64 = 0
        self.winners: i64 = 0
        self.cost: float = 0.0
        self.number: i64 = 0
        self.best: i64 = 0
        self._held: i64 = 0
        self._twice: i64 = 0
        self._stars: i64 = 0
        self._firecrackers: i64 = 0
        self._one: i64 = 0
        self._two: i64 = 0
        self._plays: i64 = 0
        self._lost: float = 0.0
        self._last_chance: float = 0.0
        self._last_cost: float = 0.0

    def take(self, tally: vec[i64]) -> None:
        """The hand that is to be cut."""
        held: i64 = 0
        twice: i64 = 0
        for letter in range(ALPHABET):
            if tally[letter] > 0:
                held |= BIT[letter]
                if tally[letter] > 1:
                    twice |= BIT[letter]
        self._held = held
        self._twice = twice
        self._stars = tally[STARS_AT]
        self._firecrackers = tally[FIRECRACKERS_AT]

    def plan(self, tally: vec[i64]) -> float:
        """The cost of the cheapest plan found for the cards of a tally."""
        self.take(tally)
        self.number = 0
        self.best = -1
        if self._held == 0 and self._stars == 0:
            self.cost = FOUL if self._firecrackers else 0.0
            return self.cost
        for way in range(CUTS):
            if self.cut(way):
                cost = self._weigh()
                if self.best < 0 or cost < self.cost:
                    self.cost = cost
                    self.number = self._plays
                    self.best = way
        return self.cost

    def cut(self, way: i64) -> bool:
        """Cut the hand in one of the ways; False where that would be the same as another one."""
        if way == 0:
            self._cut(2, True, False)
        elif way < 8:
            length = 2 + way // 2
            self._cut(length, way % 2 == 0, False)
            return length == 2 or self.runs.number > 0
        else:
            if self._stars == 0 and self._held & _Z_BIT == 0:
                return False
            self._cut(way - 6, way == 8, True)
        return True

    def _cut(self, length: i64, pairs_first: bool, winners_alone: bool) -> None:
        """Pairs and runs of one length, then runs of two from what is left; stars go where they save most. With
        `winners_alone` each star and Z goes alone: what is left then is clean."""
        pairs = self.pairs
        runs = self.runs
        pairs.clear(PAIR, 2)
        runs.clear(RUN, length)
        self.short.clear(RUN, 2)
        self._one = self._held
        self._two = self._twice
        stars = self._stars
        self.winners = 0
        if winners_alone:
            self.winners = stars + (1 if self._one & _Z_BIT else 0) + (1 if self._two & _Z_BIT else 0)
            self._one &= _Z_BIT - 1
            self._two &= _Z_BIT - 1
            stars = 0
        if pairs_first:
            self._take_pairs()
        self._take_runs(runs)
        if not pairs_first:
            self._take_pairs()
        short = runs
        if length > 2:
            short = self.short
            self._take_runs(short)
            if stars:
                stars -= self._fill_gaps(runs, stars)
        letter: i64 = 0
        while stars and self._one:
            while self._one & BIT[letter] == 0:
                letter += 1
            if pairs.number == 0 and short.number == 0 and (stars == 1 or self._one == BIT[letter]):
                break
            if short.number and pairs.number == 0 and letter < Z:
                short.add(letter, True)
            else:
                pairs.add(letter, True)
            self._one -= BIT[letter]
            stars -= 1
        if stars >= 2 and pairs.number and pairs.high < Z:
            pairs.add(Z, True)
            stars -= 2
        self.singles = self._one
        self.winners += stars

    def _take_pairs(self) -> None:
        left = self._two
        letter: i64 = 0
        while left:
            if left & BIT[letter]:
                self.pairs.add(letter, False)
                left -= BIT[letter]
            letter += 1
        self._one &= ~self._two
        self._two = 0

    def _take_runs(self, runs: Shape) -> None:
        """All runs of the shape's length, from the lowest."""
        length = runs.length
        start: i64 = 0
        while True:
            ready = self._one
            for step in range(1, length):
                ready &= self._one >> step
            if ready == 0:
                return
            while ready & BIT[start] == 0:
                start += 1
            runs.add(start, False)
            self._use((BIT[length] - 1) * BIT[start])

    def _fill_gaps(self, runs: Shape, stars: i64) -> i64:
        """Stars make runs that lack one letter; tells how many were used."""
        length = runs.length
        used: i64 = 0
        start: i64 = 1
        while used < stars:
            whole: i64 = BIT[ALPHABET] - 1
            lacking: i64 = 0
            for step in range(length):
                here = self._one >> step
                lacking = (lacking & here) | (whole & ~here)
                whole &= here
            lacking &= BIT[ALPHABET + 1 - length] - BIT[start]
            if lacking <= 0:
                break
            while lacking & BIT[start] == 0:
                start += 1
            runs.add(start, True)
            self._use((BIT[length] - 1) * BIT[start] & self._one)
            used += 1
            start += 1
            if start + length > ALPHABET:
                break
        return used

    def _use(self, letters: i64) -> None:
        once = letters & ~self._two
        self._two &= ~letters
        self._one &= ~once

    # --- what a cut costs ---

    def _weigh(self) -> float:
        """Keep the clean play that is weakest for the end, and count."""
        rivals = self.rivals
        self._plays = self.winners
        self._lost = 0.0
        self._last_chance = 2.0
        self._last_cost = 0.0
        self._count(self.pairs)
        self._count(self.runs)
        self._count(self.short)
        left = self.singles
        letter: i64 = 0
        while left:
            if left & BIT[letter]:
                left -= BIT[letter]
                self._plays += 1
                if letter < Z:
                    chance = rivals.single_chance(letter)
                    cost = LOST_LEAD * (1.0 - chance) - HIGH_SINGLE * float(letter) / 25.0
                    self._lost += cost
                    if chance < self._last_chance:
                        self._last_chance = chance
                        self._last_cost = cost
            letter += 1
        if self._last_chance > 1.0:
            self._part_one()
        cost = float(self._plays) + FIRECRACKER_COST * float(self._firecrackers)
        if self._firecrackers >= self._plays:
            cost += NO_ROUND_LEFT * float(self._firecrackers + 1 - self._plays)
        return cost + FOUL if self._last_chance > 1.0 else cost + self._lost - self._last_cost

    def _count(self, shape: Shape) -> None:
        if shape.number == 0:
            return
        self._plays += 1
        chance = self.wins(shape)
        cost = LOST_LEAD * (1.0 - chance)
        self._lost += cost
        if (shape.foul == 0 or self.rivals.lone_fouls_only) and chance < self._last_chance:
            self._last_chance = chance
            self._last_cost = cost

    def wins(self, shape: Shape) -> float:
        """How likely a play of several cards is to win its round."""
        return self.rivals.chance(shape.kind, shape.length, shape.number, shape.low, shape.has_z())

    def _part_one(self) -> None:
        """Where no play is clean, a play may still have clean groups: they stay for the end."""
        for shape in (self.pairs, self.runs, self.short):
            if shape.number and shape.foul != shape.starts:
                self._plays += 1
                self._lost += LOST_LEAD * (self.wins(shape) - self._chance_of(shape.part(shape.foul)))
                self._last_chance = 1.0
                return

    def _chance_of(self, code: i64) -> float:
        starts = starts_of(code)
        kind = kind_of(code)
        length = length_of(code)
        number = len(starts)
        return self.rivals.chance(kind, length, number, starts[0], starts[number - 1] == last_start(kind, length))
