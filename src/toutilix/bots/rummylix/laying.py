"""The lays of a hand that are worth most, found fast: no star stands where a letter is held."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.rummylix.valuing import HELD_STAR, SHED, Valuation, lacking, open_letters, parts_of_runs, twice_round
from toutilix.cards import ALPHABET, ANY, BIT, STAR_AS, letter_card
from toutilix.engine.moves import GROUP_END
from toutilix.games.rummylix.runs import OPENING, SHORTEST
from toutilix.games.rummylix.scoring import STAR_POINTS

LOOKS_AT: Final = 250
"""The most lays compared without stars, and the most with them."""

_EMPTIES: Final = 3.0
"""The value of getting rid of all cards in the same turn: that brings seven new ones, or the end."""

_LENGTHS: Final[i64] = 32
_THREE: Final[i64] = 7
_MISSING: Final = vec[i64]([3, 2, 2, 1, 2, 1, 1, 0])


@final
class BestLays:
    """The best lays of a hand, at most `most` of them, best first, each with its worth."""

    def __init__(self, valuation: Valuation, most: i64) -> None:
        self.found: list[vec[i64]] = []
        """The runs of each lay, packed: first letter and length."""
        self.worths: list[float] = []
        self._valuation: Final = valuation
        self._most: Final = most
        self._left: vec[i64] = valuation.held[:]
        self._runs: vec[i64] = vec[i64]()
        self._longest: i64 = 0
        self._laid: i64 = 0
        self._stars: i64 = 0
        self._risk: float = 0.0
        self._looks: i64 = 0
        # The letters that fit runs on the table, once somebody asks.
        self._fitting: i64 = -1
        self._starred: bool = False
        if self._may_lay(0):
            self._looks = LOOKS_AT
            self._extend(0, 0)
        if valuation.stars and self._may_lay(valuation.stars):
            self._looks = LOOKS_AT
            self._starred = True
            self._extend(0, valuation.stars)

    def _may_lay(self, stars: i64) -> bool:
        """Is it worth looking? A hand with twins, which may stand in two runs, needs a look for certain."""
        letters = self._valuation.letters
        around = twice_round(letters)
        best: i64 = SHORTEST
        for start in range(ALPHABET):
            if _MISSING[around >> start & _THREE] < best:
                best = _MISSING[around >> start & _THREE]
        if best > stars:
            return False
        if self._valuation.opened or lacking(letters, stars) == 0:
            return True
        for count in self._valuation.held:
            if count > 1:
                return True
        return False

    def _extend(self, first: i64, stars: i64) -> None:
        """Add runs, each at or after `first`, with at most this many stars; weigh every lay on the way."""
        left = self._left
        for start in range(first // _LENGTHS, ALPHABET):
            length: i64 = 0
            starred: i64 = 0
            risk = 0.0
            real: i64 = 0
            while length < ALPHABET:
                letter = (start + length) % ALPHABET
                if left[letter] == 0:
                    if starred == stars:
                        break
                    starred += 1
                    risk += self._valuation.risk(letter)
                else:
                    left[letter] -= 1
                    real |= BIT[letter]
                length += 1
            while length >= SHORTEST and self._looks > 0:
                packed = start * _LENGTHS + length
                if packed >= first and real:
                    before = self._runs
                    longest = self._longest
                    self._runs = append(before[:], packed)
                    if length > longest:
                        self._longest = length
                    self._laid += length - starred
                    self._stars += starred
                    self._risk += risk
                    self._weigh()
                    self._extend(packed, stars - starred)
                    self._runs = before
                    self._longest = longest
                    self._laid -= length - starred
                    self._stars -= starred
                    self._risk -= risk
                length -= 1
                letter = (start + length) % ALPHABET
                if real & BIT[letter]:
                    real &= ~BIT[letter]
                    left[letter] += 1
                else:
                    starred -= 1
                    risk -= self._valuation.risk(letter)
            while length > 0:
                length -= 1
                letter = (start + length) % ALPHABET
                if real & BIT[letter]:
                    left[letter] += 1
                    real &= ~BIT[letter]

    def _weigh(self) -> None:
        """The points of a lay, what is left in hand, and the stars that others may take from it."""
        self._looks -= 1
        if self._starred and self._stars == 0:
            return
        if not self._valuation.opened and self._longest < OPENING and len(self._runs) < 2:
            return
        letters: i64 = 0
        for letter in range(ALPHABET):
            if self._left[letter]:
                letters |= BIT[letter]
        size = self._laid + self._stars
        worth = float(self._laid) + SHED * float(size) - self._risk
        worth += float(self._stars) * (float(STAR_POINTS) - HELD_STAR)
        if size == len(self._valuation.cards):
            worth += SHED * 5.0
        worth += parts_of_runs(letters)
        if self._empties():
            worth += _EMPTIES
        place: i64 = len(self.worths)
        while place > 0 and worth > self.worths[place - 1]:
            place -= 1
        if place < self._most:
            self.found.insert(place, self._runs)
            self.worths.insert(place, worth)
            if len(self.found) > self._most:
                self.found.pop()
                self.worths.pop()

    def _empties(self) -> bool:
        """Do all letters that are left fit some run, but for one to discard?"""
        if self._fitting < 0:
            self._fitting = open_letters(self._valuation.table.runs)
        fitting = self._fitting
        for packed in self._runs:
            start = packed // _LENGTHS
            fitting |= BIT[(start + ALPHABET - 1) % ALPHABET] | BIT[(start + packed % _LENGTHS) % ALPHABET]
        stuck: i64 = 0
        for letter in range(ALPHABET):
            if self._left[letter]:
                stuck += self._left[letter] - 1 if fitting & BIT[letter] else self._left[letter]
        return stuck <= 1

    def groups(self, place: i64) -> vec[i64]:
        """The cards of a lay that was found; of one letter's cards the real ones are in the earlier runs."""
        groups = vec[i64]()
        left = self._valuation.held[:]
        for packed in self.found[place]:
            start = packed // _LENGTHS
            for away in range(packed % _LENGTHS):
                letter = (start + away) % ALPHABET
                if left[letter]:
                    left[letter] -= 1
                    groups = append(groups, letter_card(letter, ANY))
                else:
                    groups = append(groups, STAR_AS + letter)
            groups = append(groups, GROUP_END)
        return groups
