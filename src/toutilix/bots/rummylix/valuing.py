"""The value of Rummylix cards to a seat, in points: alone, together, and with the runs on the table.

Whether a letter is held once or twice matters little: a hand's letters are a mask, and what they promise is read from
tables, window by window, on the circle of the alphabet.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT, FIRECRACKER, FIRECRACKERS, STAR, STARS, is_star
from toutilix.engine.moves import BOTH_SIDES, LEFT, RIGHT
from toutilix.games.rummylix.runs import OPENING, SHORTEST, Run
from toutilix.games.rummylix.seat import RummylixView

SHED: Final = 0.4
"""The value of having one card less: an empty hand brings new cards, or the end."""
HELD_STAR: Final = 4.5
_STEAL: Final = 4.0
"""The gain from taking a star for an own run."""
_STAR_GAIN: Final = 6.0
_FIRECRACKER_GAIN: Final = 5.0
_TAKEN: Final = 0.6
"""The cost of a star for each card in other hands or to come that could take it."""
_NEAR_OPENING: Final = vec[float]([9.0, 5.0, 2.5, 1.2, 0.5, 0.2, 0.1])
"""The value of a hand by the number of cards that it lacks to open."""
_NEAR_END: Final = vec[float]([1.2, 0.35, 0.1])
"""By the number of letters missing between a card and an open end of an own run."""

SIDES: Final = vec[i64]([LEFT, RIGHT])
_ROUND: Final[i64] = 26
_THREE: Final[i64] = 7
_FIVE: Final[i64] = 31
_NONE: Final = vec[i64]([0] * ALPHABET)
_NOTHING: Final = vec[float]([0.0] * ALPHABET)


def _ones(pattern: int) -> int:
    return bin(pattern).count("1")


_MISSING: Final = vec[i64]([5 - _ones(pattern) for pattern in range(32)])
_MISSING_OF_THREE: Final = vec[i64]([3 - _ones(pattern & 7) for pattern in range(32)])
_PART_OF_RUN: Final = vec[float]([[2.5, 0.5, 0.05, 0.0][3 - _ones(pattern)] for pattern in range(8)])
"""By which of three neighbouring letters are held: what they promise once one has opened."""
_WAYS: Final = vec[float]([0.3 * (3.0 ** -(3 - _ones(p & 7)) + 3.0 ** -(5 - _ones(p))) for p in range(32)])
"""By which of five neighbouring letters are held: the run of five and the run of three that they could grow into."""


def twice_round(letters: i64) -> i64:
    """The mask of a hand's letters, repeated, so that a window over Z and A is one piece."""
    return letters | letters << _ROUND


def parts_of_runs(letters: i64) -> float:
    """The promise of letters in the hand of a seat that has opened."""
    worth = 0.0
    if letters:
        around = twice_round(letters)
        for start in range(ALPHABET):
            worth += _PART_OF_RUN[around >> start & _THREE]
    return worth


def lacking(letters: i64, stars: i64) -> i64:
    """How many cards are missing to open: for a run of five or for two runs of three, without a letter in both."""
    around = twice_round(letters)
    least: i64 = OPENING
    near: i64 = SHORTEST
    first = _MISSING_OF_THREE[around & _FIVE]
    second = _MISSING_OF_THREE[around >> 1 & _FIVE]
    for start in range(ALPHABET):
        window = around >> start & _FIVE
        if _MISSING[window] < least:
            least = _MISSING[window]
        if start >= 3:
            missing = _MISSING_OF_THREE[window]
            if start >= 5:
                before = _MISSING_OF_THREE[around >> (start - 3) & _FIVE]
                if before < near:
                    near = before
                if near + missing < least:
                    least = near + missing
            if start <= 23 and first + missing < least:
                least = first + missing
            if 4 <= start <= 24 and second + missing < least:
                least = second + missing
    return least - stars if least > stars else 0


@final
class Valuation:
    """A seat's letters, and the open ends of its own runs."""

    def __init__(self, view: RummylixView) -> None:
        table = view.table
        self.view: Final = view
        self.table: Final = table
        self.cards: Final = view.own.cards
        self.seat: Final = view.seat
        self.opened: Final = table.has_opened(view.seat)
        self.held: Final = _NONE[:]
        self.letters: i64 = 0
        self.stars: i64 = 0
        self.firecrackers: i64 = 0
        for card in self.cards:
            if card == STAR:
                self.stars += 1
            elif card == FIRECRACKER:
                self.firecrackers += 1
            else:
                self.held[card % ALPHABET] += 1
                self.letters |= BIT[card % ALPHABET]
        self.end_runs: vec[i64] = vec[i64]()
        self.end_sides: vec[i64] = vec[i64]()
        self.near: vec[float] = _NOTHING
        """The value of each letter near an end of an own run."""
        for number in range(len(table.runs)):
            run = table.runs[number]
            if run.owner == view.seat:
                self._find_ends(number, run)
        self._counted: bool = False
        self._unseen: vec[i64] = _NONE
        self._feared: vec[i64] = _NONE
        self._unseen_stars: i64 = 0
        self._unseen_firecrackers: i64 = 0

    def _find_ends(self, number: i64, run: Run) -> None:
        for side in SIDES:
            if run.open_sides() & side:
                if len(self.end_runs) == 0:
                    self.near = _NOTHING[:]
                self.end_runs = append(self.end_runs, number)
                self.end_sides = append(self.end_sides, side)
                letter = run.letter_at(side)
                for away in range(len(_NEAR_END)):
                    self.near[letter] += _NEAR_END[away]
                    letter = (letter + (ALPHABET - 1 if side == LEFT else 1)) % ALPHABET

    # --- what nobody has shown ---------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Go through all that was ever shown; only some questions need it."""
        table = self.table
        memory = self.view.memory
        self._counted = True
        self._unseen = vec[i64]([2] * ALPHABET)
        self._unseen_stars = STARS
        self._unseen_firecrackers = FIRECRACKERS
        self._see(self.cards)
        self._see(memory.discard)
        self._see(table.removed)
        for run in table.runs:
            self._see(run.cards)
            if run.blocked:
                self._unseen_firecrackers -= 2 if run.blocked == BOTH_SIDES else 1
        self._feared = self._unseen[:]
        for seat in range(len(memory.known)):
            if seat != self.seat:
                self._see(memory.known[seat])

    def _see(self, cards: vec[i64]) -> None:
        for card in cards:
            if card < STAR:
                self._unseen[card % ALPHABET] -= 1
            elif card == FIRECRACKER:
                self._unseen_firecrackers -= 1
            else:
                self._unseen_stars -= 1

    def unseen(self, card: i64) -> i64:
        """How many cards like this one nobody has shown."""
        if not self._counted:
            self._count()
        if card == STAR:
            left = self._unseen_stars
        elif card == FIRECRACKER:
            left = self._unseen_firecrackers
        else:
            left = self._unseen[card % ALPHABET]
        return left if left > 0 else 0

    def feared(self, letter: i64) -> i64:
        """How many cards with this letter the others hold or may still draw."""
        if not self._counted:
            self._count()
        return self._feared[letter] if self._feared[letter] > 0 else 0

    def risk(self, letter: i64) -> float:
        """The possible cost of a star that lies as this letter."""
        return _TAKEN * float(self.feared(letter))

    # --- a hand ------------------------------------------------------------------------------------------------------

    def change(self, letter: i64) -> float:
        """The value of holding this letter, compared with not holding it."""
        without = self.letters & ~BIT[letter]
        before = twice_round(without)
        after = twice_round(without | BIT[letter])
        worth = 0.0
        if self.opened:
            for start in range(letter + ALPHABET - 2, letter + ALPHABET + 1):
                place = start % ALPHABET
                worth += _PART_OF_RUN[after >> place & _THREE] - _PART_OF_RUN[before >> place & _THREE]
            return worth + self.near[letter]
        for start in range(letter + ALPHABET - 4, letter + ALPHABET + 1):
            place = start % ALPHABET
            worth += _WAYS[after >> place & _FIVE] - _WAYS[before >> place & _FIVE]
        with_it = lacking(without | BIT[letter], self.stars)
        return worth + _NEAR_OPENING[with_it] - _NEAR_OPENING[lacking(without, self.stars)]

    def gain(self, card: i64) -> float:
        """The value of one more card, at once or later."""
        if card == STAR:
            return _STAR_GAIN
        if card == FIRECRACKER:
            return _FIRECRACKER_GAIN if len(self.end_runs) else _FIRECRACKER_GAIN / 2.0
        letter = card % ALPHABET
        worth = 0.0 if self.held[letter] else self.change(letter)
        if self.opened and self.star_to_free(letter) >= 0:
            worth += _STEAL
        return worth

    def unknown_gain(self) -> float:
        """The average value of a card that nobody has shown."""
        count = self.unseen(STAR) + self.unseen(FIRECRACKER)
        total = self.gain(STAR) * float(self.unseen(STAR)) + self.gain(FIRECRACKER) * float(self.unseen(FIRECRACKER))
        for letter in range(ALPHABET):
            left = self.unseen(letter)
            if left:
                total += self.gain(letter) * float(left)
                count += left
        return total / float(count) if count else 0.0

    def star_to_free(self, letter: i64) -> i64:
        """The run, another player's if possible, whose star this letter can take; -1 unless the seat can keep the
        star."""
        found: i64 = -1
        if len(self.end_runs) == 0:
            return found
        for number in range(len(self.table.runs)):
            run = self.table.runs[number]
            place = run.star_for(letter)
            if place >= 0 and run.blocked != BOTH_SIDES and not run.is_guarded(place):
                if run.owner != self.seat:
                    return number
                found = number
        return found

    def completes_run(self, letter: i64) -> bool:
        """Would this letter make a run of three with letters in hand?"""
        around = twice_round(self.letters | BIT[letter])
        for away in range(3):
            if around >> (letter + ALPHABET - away) % ALPHABET & _THREE == _THREE:
                return True
        return False


def open_letters(runs: list[Run]) -> i64:
    """The letters that lengthen some run, of any owner."""
    letters: i64 = 0
    for run in runs:
        for side in SIDES:
            if run.open_sides() & side:
                letters |= BIT[run.letter_at(side)]
    return letters


def stars_in(run: Run) -> i64:
    stars: i64 = 0
    for card in run.cards:
        if is_star(card):
            stars += 1
    return stars


def fits(run: Run, letter: i64) -> bool:
    return run.sides_for(letter) & run.open_sides() != 0
