"""The plays that a hand of Strategix can make: every one, made as it is asked for, or some one by chance."""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, STAR, STAR_AS
from toutilix.engine.moves import GROUP_END
from toutilix.games.strategix.combinations import (
    LETTER_BIT,
    NO_TALLY,
    PAIR,
    PLAIN,
    RUN,
    SINGLE,
    STARS_AT,
    Combination,
    ascending,
    can_make,
    last_start,
    spelled,
)

# --- every way -------------------------------------------------------------------------------------------------------


@final
class Groups:
    """Steps through the sets of groups of one shape that a hand can make: `while groups.advance(): groups.starts`.

    `step` 1 goes from the weakest up, -1 from the strongest down. With `all_used` only sets that use every letter card
    of the tally count.
    """

    def __init__(
        self,
        tally: vec[i64],
        kind: i64,
        length: i64,
        number: i64,
        lowest: i64,
        step: i64 = 1,
        all_used: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.length: Final = length
        self.number: Final = number
        self.lowest: Final = lowest
        self.stars: Final = tally[STARS_AT]
        self.starts: vec[i64] = vec[i64]([0] * number)
        self.short: i64 = 0
        self._step: Final = step
        self._all_used: Final = all_used
        self._left: vec[i64] = tally[:]
        self._bound: vec[i64] = vec[i64]([0] * number)
        self._slope: Final[i64] = 0 if kind == PAIR else 1
        self._begun: bool = False

    def advance(self) -> bool:
        """Go to the next set of groups; False when there is none left."""
        depth: i64 = 0
        if self._begun:
            depth = self.number - 1
            self._remove(self.starts[depth])
            start = self.starts[depth] + self._step
        else:
            self._begun = True
            start = self._first(0)
        while True:
            bound = self._bound[depth]
            while (start <= bound) if self._step > 0 else (start >= bound):
                if self._put(start):
                    break
                start += self._step
            else:
                if depth == 0:
                    return False
                depth -= 1
                self._remove(self.starts[depth])
                start = self.starts[depth] + self._step
                continue
            self.starts[depth] = start
            depth += 1
            if depth == self.number:
                return True
            start = self._first(depth)

    def _first(self, depth: i64) -> i64:
        low = self.lowest if depth == 0 else self.starts[depth - 1]
        high = last_start(self.kind, self.length)
        if self._all_used:
            # A letter that is still to be used and lies below all later groups could never be used.
            for letter in range(ALPHABET):
                if self._left[letter] > 0:
                    high = letter if letter < high else high
                    break
        self._bound[depth] = high if self._step > 0 else low
        return low if self._step > 0 else high

    def _put(self, start: i64) -> bool:
        """Take a group's cards, if the stars are enough for what is missing."""
        left = self._left
        if self.kind == PAIR:
            held = left[start]
            missing = self.short + (0 if held >= 2 else 1 if held == 1 else 2)
            if missing > self.stars:
                return False
            left[start] = held - 2
        else:
            missing = self.short
            for letter in range(start, start + self.length):
                if left[letter] <= 0:
                    missing += 1
                    if missing > self.stars:
                        return False
            for letter in range(start, start + self.length):
                left[letter] -= 1
        self.short = missing
        return True

    def _remove(self, start: i64) -> None:
        left = self._left
        slope = self._slope
        letter = start
        for _ in range(self.length):
            if left[letter] < 0:
                self.short -= 1
            left[letter] += 1
            letter += slope


def plays(tally: vec[i64], kind: i64, length: i64, number: i64, lowest: i64) -> Iterator[vec[i64]]:
    """Every play of one shape and at least this strength, once, weakest first, in its one spelling.

    Two plays are different when their groups differ or when they leave other cards: a star may stand for a letter
    although the hand has it.
    """
    if not can_make(tally, kind, length, number, lowest):
        return
    groups = Groups(tally, kind, length, number, lowest)
    while groups.advance():
        play = spelled(kind, length, groups.starts, tally[:])
        yield play[:]
        spare = groups.stars - groups.short
        if spare == 0:
            continue
        # Every way to put spare stars in place of real cards, like a number counting up: a digit for each letter, and
        # of a letter's real cards the last is replaced first.
        letters = _real_letters(play)
        slots = vec[i64]([place for letter in letters for place in range(len(play)) if play[place] == PLAIN + letter])
        held = vec[i64]([_count(play, PLAIN + letter) for letter in letters])
        kept = held[:]
        digit: i64 = 0
        while digit < len(letters):
            digit = 0
            first: i64 = 0
            while digit < len(letters):
                letter = letters[digit]
                if kept[digit] > 0 and spare > 0:
                    kept[digit] -= 1
                    spare -= 1
                    play[slots[first + kept[digit]]] = STAR_AS + letter
                    yield play[:]
                    break
                for place in range(kept[digit], held[digit]):
                    play[slots[first + place]] = PLAIN + letter
                spare += held[digit] - kept[digit]
                kept[digit] = held[digit]
                first += held[digit]
                digit += 1


def _real_letters(play: vec[i64]) -> vec[i64]:
    seen: i64 = 0
    letters = vec[i64]()
    for card in play:
        if PLAIN <= card < STAR and seen & LETTER_BIT[card - PLAIN] == 0:
            seen |= LETTER_BIT[card - PLAIN]
            letters = append(letters, card - PLAIN)
    return letters


def _count(play: vec[i64], wanted: i64) -> i64:
    count: i64 = 0
    for card in play:
        if card == wanted:
            count += 1
    return count


def leads(tally: vec[i64]) -> Iterator[vec[i64]]:
    """Every play on the lead: single cards, pairs, then runs from the shortest, few groups before many."""
    cards: i64 = 0
    for letter in range(STARS_AT + 1):
        cards += tally[letter]
    if cards == 0:
        return
    yield from plays(tally, SINGLE, 1, 1, 0)
    for number in range(1, cards // 2 + 1):
        yield from plays(tally, PAIR, 2, number, 0)
    for length in range(2, min(cards, ALPHABET) + 1):
        for number in range(1, cards // length + 1):
            if not can_make(tally, RUN, length, number, 0):
                break
            yield from plays(tally, RUN, length, number, 0)


# --- some way ---------------------------------------------------------------------------------------------------------

_MORE: Final[i64] = 2
"""One time in this many a random lead grows by another letter or group, and a spare star replaces a card."""


def random_lead(tally: vec[i64], rng: Random) -> vec[i64]:
    """Some play on the lead; every one has a positive chance. The hand must have more than firecrackers."""
    left = tally[:]
    kind = SINGLE + rng.randrange(3)
    length: i64 = 2
    start: i64 = -1
    if kind != SINGLE:
        start = _random_start(left, kind, 2, 1, 0, rng)
    if start < 0:
        return _random_single(tally, 0, rng)
    if kind == RUN:
        missing = missing_in(left, RUN, 2, start)
        while start + length < ALPHABET and rng.randrange(_MORE):
            missing += 1 if left[start + length] == 0 else 0
            if missing > left[STARS_AT]:
                break
            length += 1
    starts = vec[i64]()
    while start >= 0:
        starts = append(starts, start)
        take_group(left, kind, length, start)
        start = _random_start(left, kind, length, 1, 0, rng) if rng.randrange(_MORE) else -1
    return _random_spelling(tally, kind, length, ascending(starts), left[STARS_AT], rng)


def random_follow(tally: vec[i64], combination: Combination, rng: Random) -> vec[i64]:
    """Some play that follows; every one has a positive chance. The hand must be able to follow."""
    if combination.kind == SINGLE:
        return _random_single(tally, combination.strength(), rng)
    left = tally[:]
    kind = combination.kind
    length = combination.length
    starts = vec[i64]()
    for number in range(len(combination.starts), 0, -1):
        start = _random_start(left, kind, length, number, combination.strength(), rng)
        starts = append(starts, start)
        take_group(left, kind, length, start)
    return _random_spelling(tally, kind, length, ascending(starts), left[STARS_AT], rng)


def _random_single(tally: vec[i64], lowest: i64, rng: Random) -> vec[i64]:
    held = vec[i64]([letter for letter in range(lowest, ALPHABET) if tally[letter] > 0])
    choice = rng.randrange(len(held) + (1 if tally[STARS_AT] else 0))
    if choice < len(held):
        return vec[i64]([PLAIN + held[choice], GROUP_END])
    return vec[i64]([STAR_AS + lowest + rng.randrange(ALPHABET - lowest), GROUP_END])


def _random_start(left: vec[i64], kind: i64, length: i64, number: i64, lowest: i64, rng: Random) -> i64:
    """A start for one group such that the hand can make `number` with it; -1 if there is none."""
    starts = vec[i64](list(range(lowest, last_start(kind, length) + 1)))
    count: i64 = len(starts)
    while count > 0:
        chosen = rng.randrange(count)
        start = starts[chosen]
        count -= 1
        starts[chosen] = starts[count]
        if missing_in(left, kind, length, start) > left[STARS_AT]:
            continue
        if number == 1:
            return start
        rest = left[:]
        take_group(rest, kind, length, start)
        if can_make(rest, kind, length, number - 1, lowest):
            return start
    return -1


def missing_in(left: vec[i64], kind: i64, length: i64, start: i64) -> i64:
    if kind == PAIR:
        return 0 if left[start] >= 2 else 2 - left[start]
    missing: i64 = 0
    for letter in range(start, start + length):
        if left[letter] == 0:
            missing += 1
    return missing


def take_group(left: vec[i64], kind: i64, length: i64, start: i64) -> None:
    """Take a group out of a tally: letters first, a star for each that is missing."""
    letter = start
    for _ in range(length):
        if left[letter] > 0:
            left[letter] -= 1
        else:
            left[STARS_AT] -= 1
        if kind != PAIR:
            letter += 1


def _random_spelling(tally: vec[i64], kind: i64, length: i64, starts: vec[i64], spare: i64, rng: Random) -> vec[i64]:
    real = NO_TALLY[:]
    held = vec[i64]()
    for start in starts:
        letter = start
        for _ in range(length):
            if real[letter] < tally[letter]:
                real[letter] += 1
                held = append(held, letter)
            if kind != PAIR:
                letter += 1
    while spare > 0 and len(held) and rng.randrange(_MORE) == 0:
        letter = held[rng.randrange(len(held))]
        if real[letter] > 0:
            real[letter] -= 1
        spare -= 1
    return spelled(kind, length, starts, real)
