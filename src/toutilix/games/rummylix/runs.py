"""Runs of consecutive letters on the circle A-Z, and all the ways to lay some from a hand (R3).

Two lays differ by their runs of letters and by the cards left in hand: how many real cards and how many stars each
letter takes. It is spelled in one way: runs ascending by first letter, then by length, and of the cards of one letter
the real ones in the earlier runs.
"""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, ANY, STAR, STAR_AS, is_star, letter_card, letter_of
from toutilix.engine.moves import BOTH_SIDES, GROUP_END, LEFT, NO_CARDS, NO_SIDE, RIGHT

SHORTEST: Final[i64] = 3
OPENING: Final[i64] = 5

# A run of letters in one integer, so that they sort by first letter, then by length.
_LENGTHS: Final[i64] = 32

# How often a random lay is tried for; once in `_RARELY` chances it stops a run early, lengthens it with a star or
# spends a star on a letter that is held.
_ATTEMPTS: Final = 6
_RARELY: Final[i64] = 4


@mypyc_attr(acyclic=True)
@final
class Run:
    """A run on the table; a change makes a new one, so that tables can share them. `blocked` is a mask of sides."""

    __slots__ = ("blocked", "cards", "owner", "start")

    def __init__(self, owner: i64, start: i64, cards: vec[i64], blocked: i64 = NO_SIDE) -> None:
        self.owner: Final = owner
        self.start: Final = start
        self.cards: Final = cards
        self.blocked: Final = blocked

    def letter_at(self, side: i64) -> i64:
        """The letter that would lengthen the run on this side."""
        if side == LEFT:
            return (self.start + ALPHABET - 1) % ALPHABET
        return (self.start + len(self.cards)) % ALPHABET

    def open_sides(self) -> i64:
        """The sides with neither a firecracker nor, in a run of 26, the rest of the circle."""
        return BOTH_SIDES & ~self.blocked if len(self.cards) < ALPHABET else NO_SIDE

    def sides_for(self, letter: i64) -> i64:
        """The sides, open or not, that a letter would lengthen: both for the 26th."""
        sides = NO_SIDE
        if len(self.cards) < ALPHABET:
            if self.letter_at(LEFT) == letter:
                sides |= LEFT
            if self.letter_at(RIGHT) == letter:
                sides |= RIGHT
        return sides

    def star_for(self, letter: i64) -> i64:
        """The place of the star that stands for a letter, -1 if there is none."""
        place = (letter - self.start + ALPHABET) % ALPHABET
        if place < len(self.cards) and self.cards[place] == STAR_AS + letter:
            return place
        return -1

    def is_guarded(self, place: i64) -> bool:
        """R5: is this place next to a firecracker?"""
        if place == 0 and self.blocked & LEFT:
            return True
        return place == len(self.cards) - 1 and self.blocked & RIGHT != 0

    def lengthened(self, card: i64, side: i64) -> "Run":
        if side == LEFT:
            cards = vec[i64]([card])
            for old in self.cards:
                cards = append(cards, old)
            return Run(self.owner, self.letter_at(LEFT), cards, self.blocked)
        return Run(self.owner, self.start, append(self.cards[:], card), self.blocked)

    def exchanged(self, place: i64, card: i64) -> "Run":
        cards = self.cards[:]
        cards[place] = card
        return Run(self.owner, self.start, cards, self.blocked)

    def with_blocked(self, blocked: i64) -> "Run":
        return Run(self.owner, self.start, self.cards, blocked)


def is_run(cards: vec[i64]) -> bool:
    """Consecutive letters from the first card on, every star standing for one."""
    if not SHORTEST <= len(cards) <= ALPHABET or letter_of(cards[0]) < 0:
        return False
    for place in range(1, len(cards)):
        if letter_of(cards[place]) != (letter_of(cards[0]) + place) % ALPHABET:
            return False
    return True


def opens(runs: i64, longest: i64) -> bool:
    """R3: is this enough for a first time?"""
    return longest >= OPENING or runs >= 2


def _spell(runs: vec[i64], real: vec[i64], faces: list[vec[i64]]) -> vec[i64]:
    """The groups of a lay: sorted `runs`, where each letter takes `real` cards of `faces` and stars beyond that."""
    groups = vec[i64]()
    taken = vec[i64]([0] * ALPHABET)
    for packed in runs:
        start = packed // _LENGTHS
        for place in range(packed % _LENGTHS):
            letter = (start + place) % ALPHABET
            if taken[letter] < real[letter]:
                groups = append(groups, faces[letter][taken[letter]])
                taken[letter] += 1
            else:
                groups = append(groups, STAR_AS + letter)
        groups = append(groups, GROUP_END)
    return groups


@final
class Lays:
    """The lays that some cards can make; `opened` says whether their owner has opened."""

    def __init__(self, cards: vec[i64], opened: bool) -> None:
        self._opened: Final = opened
        self._cards: Final = cards
        self._have: vec[i64] = vec[i64]([0] * ALPHABET)
        self._pinned: vec[i64] = vec[i64]([0] * ALPHABET)
        self._stars: i64 = 0
        for card in cards:
            if is_star(card):
                self._stars += 1
                if card != STAR:
                    self._pinned[card - STAR_AS] += 1
            elif card < STAR:
                self._have[card % ALPHABET] += 1
        self._need: vec[i64] = vec[i64]([0] * ALPHABET)
        self._runs: vec[i64] = vec[i64]()

    def every(self) -> Iterator[vec[i64]]:
        """Every lay once, made as it is asked for."""
        colourless: list[vec[i64]] = []
        for letter in range(ALPHABET):
            colourless.append(vec[i64]([letter_card(letter, ANY)] * self._have[letter]))
        for missing in self._from(0, 0, 0):
            yield from self._with_stars(missing, colourless)

    def using_all(self) -> Iterator[vec[i64]]:
        """Every lay that uses all the cards, the very cards given, long runs first."""
        faces: list[vec[i64]] = []
        for letter in range(ALPHABET):
            faces.append(vec[i64](sorted([card for card in self._cards if card < STAR and card % ALPHABET == letter])))
        for _ in self._from(0, 0, len(self._cards)):
            fits = True
            for letter in range(ALPHABET):
                if self._need[letter] - self._have[letter] < self._pinned[letter]:
                    fits = False
            if fits:
                yield _spell(self._runs, self._have, faces)

    def _from(self, first: i64, missing: i64, size: i64) -> Iterator[i64]:
        """Add runs, each at or after `first`, to those in `_runs`; give the number of stars they ask for each time
        that they make a lay. A `size` other than 0 is the number of cards still to be used, all of them."""
        for start in range(first // _LENGTHS, ALPHABET):
            length: i64 = 0
            while length < ALPHABET and (size == 0 or length < size):
                letter = (start + length) % ALPHABET
                if self._need[letter] >= self._have[letter]:
                    if missing == self._stars:
                        break
                    missing += 1
                self._need[letter] += 1
                length += 1
            while length > 0:
                packed = start * _LENGTHS + length
                left = size - length
                if length >= SHORTEST and packed >= first and (size == 0 or left == 0 or left >= SHORTEST):
                    before = self._runs
                    self._runs = append(before[:], packed)
                    if (size == 0 or left == 0) and self._is_enough():
                        yield missing
                    if size == 0 or left > 0:
                        yield from self._from(packed, missing, left if size else 0)
                    self._runs = before
                length -= 1
                letter = (start + length) % ALPHABET
                self._need[letter] -= 1
                if self._need[letter] >= self._have[letter]:
                    missing -= 1

    def _is_enough(self) -> bool:
        if self._opened:
            return True
        longest: i64 = 0
        for packed in self._runs:
            longest = max(longest, packed % _LENGTHS)
        return opens(len(self._runs), longest)

    def _with_stars(self, missing: i64, faces: list[vec[i64]]) -> Iterator[vec[i64]]:
        """One set of runs with every choice of stars in the place of cards that are held, none of them first."""
        real = vec[i64]([min(self._need[letter], self._have[letter]) for letter in range(ALPHABET)])
        most = real[:]
        spare = self._stars - missing
        while True:
            yield _spell(self._runs, real, faces)
            letter: i64 = 0
            while letter < ALPHABET and (spare == 0 or real[letter] == 0):
                spare += most[letter] - real[letter]
                real[letter] = most[letter]
                letter += 1
            if letter == ALPHABET:
                return
            real[letter] -= 1
            spare -= 1


def random_lay(cards: vec[i64], opened: bool, rng: Random) -> vec[i64]:
    """Try to find a lay; nothing if these tries find none. Every lay has a chance."""
    have = vec[i64]([0] * ALPHABET)
    stars: i64 = 0
    for card in cards:
        if card == STAR:
            stars += 1
        elif card < STAR:
            have[card % ALPHABET] += 1
    if not has_run(have, stars):
        return NO_CARDS
    for _ in range(_ATTEMPTS):
        groups = _attempt(cards, have[:], stars, opened, rng)
        if len(groups):
            return groups
    return NO_CARDS


def has_run(have: vec[i64], stars: i64) -> bool:
    """Is there a run of three among these letters and stars?"""
    for start in range(ALPHABET):
        missing: i64 = 0
        for place in range(SHORTEST):
            if have[(start + place) % ALPHABET] == 0:
                missing += 1
        if missing <= stars:
            return True
    return False


def _attempt(cards: vec[i64], have: vec[i64], stars: i64, opened: bool, rng: Random) -> vec[i64]:
    """Runs one by one, each begun at a card of the hand or as many letters before it as there are stars."""
    real = vec[i64]([0] * ALPHABET)
    runs = vec[i64]()
    longest: i64 = 0
    while True:
        first = cards[rng.randrange(len(cards))]
        start = rng.randrange(ALPHABET)
        if first < STAR:
            start = letter_of(first)
            if stars and rng.randrange(2):
                start = (start + ALPHABET - 1 - rng.randrange(stars)) % ALPHABET
        length: i64 = 0
        while length < ALPHABET:
            letter = (start + length) % ALPHABET
            if have[letter] and not (stars and rng.randrange(_RARELY) == 0):
                if length >= SHORTEST and rng.randrange(_RARELY) == 0:
                    break
                have[letter] -= 1
                real[letter] += 1
            elif stars and (length < SHORTEST or rng.randrange(_RARELY) == 0):
                stars -= 1
            else:
                break
            length += 1
        if length < SHORTEST:
            return NO_CARDS
        runs = append(runs, start * _LENGTHS + length)
        longest = max(longest, length)
        if (opened or opens(len(runs), longest)) and rng.randrange(2):
            break
    faces: list[vec[i64]] = []
    for letter in range(ALPHABET):
        faces.append(vec[i64]([letter_card(letter, ANY)] * real[letter]))
    return _spell(vec[i64](sorted(runs)), real, faces)
