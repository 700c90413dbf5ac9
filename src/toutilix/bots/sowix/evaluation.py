"""The value of each play of a Sowix hand without a search: expensive letters go, and the hand can still follow next
turn.

A regular decides by it and names the part that decided; a search plays on with it, thousands of times a second, so a
hand is seen as two masks of letters here.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, BIT, FIRECRACKER, NO_LETTER, STAR, face_of, letter_of, whole_deck
from toutilix.games.sowix.letters import FITS, POINTS, REVERSING
from toutilix.games.sowix.table import MOST_SEATS, SowixTable

ALL_LETTERS: Final[i64] = 0x3FFFFFF
NEARLY_OUT: Final[i64] = 2
"""A seat with so few cards is stopped if it can be."""

PLAYS_ON: Final = 0.75
"""How often a player can play rather than draw, roughly."""
# Weights fitted to hundreds of thousands of hands of regulars against each other, at tables of 2 to 8.
OPEN: Final = 40.0
"""The value of a sure play next turn; more with one card left. A point played away is worth 1."""
LAST_OPEN: Final = 2.8
FOLLOW: Final = 0.38
"""The value of a point that can be played next turn."""
CHOICE: Final = 10.5
"""The value of each letter in hand that can be played next turn, for each of the first two players more than two."""
KEEP_STAR: Final = 80.0
KEEP_FIRECRACKER: Final = 52.0
STOP: Final = 45.0
"""The value of a turn that the next player, nearly out, misses."""
AGAIN: Final = 5.0
"""The value of another turn, with 2 players; much more if the last card goes in it."""
FINISH: Final = 500.0
OUT: Final = 1000.0
AWAY: Final = 7.0
"""The value of turning away from a player who is nearly out, or of not turning to one, for each card below three."""
WELCOMES: Final = -90.0
"""A letter on which every card would fit, with 2 players; the more there are, the less the next one matters."""
BLOCK: Final = 25.0
"""The value of a play that the next player surely cannot follow; more if that player is nearly out."""
BLOCK_NEARLY_OUT: Final = 3.0

MARKS: Final = ("again", "away", "block", "dear", "keep", "open", "out", "stop", "welcome")
"""Reasons for a play, or against it."""


def _added(values: list[float]) -> float:
    """Added from left to right. `sum` rounds otherwise since Python 3.12, and bots play the same on every version."""
    total = 0.0
    for value in values:
        total += value
    return total


def _drifts() -> list[vec[float]]:
    """For each number of players who play in between, how likely each letter is to lie there then: 26 chances for each
    letter that lies there now."""
    held = [0.0] * 26
    for card in whole_deck():
        if card < STAR:
            held[letter_of(card)] += 1.0
    step: list[list[float]] = []
    for start in range(26):
        fitting = [held[end] if FITS[start] & BIT[end] else 0.0 for end in range(26)]
        row = [PLAYS_ON * count / _added(fitting) for count in fitting]
        row[start] += 1.0 - PLAYS_ON
        step.append(row)
    # Most letters do not fit on most others: those are left out, for this is worked out whenever a program starts.
    before = [[mid for mid in range(26) if step[mid][end] > 0.0] for end in range(26)]
    chances = [[1.0 if start == end else 0.0 for end in range(26)] for start in range(26)]
    drifts: list[vec[float]] = []
    for between in range(MOST_SEATS):
        if between > 0:
            chances = [
                [_added([row[mid] * step[mid][end] for mid in before[end]]) for end in range(26)] for row in chances
            ]
        flat = vec[float]()
        for row in chances:
            for chance in row:
                flat = append(flat, chance)
        drifts.append(flat)
    return drifts


_DRIFTS: Final = _drifts()


def _reaches(drift: vec[float]) -> vec[float]:
    """How likely each letter can be played then: 26 chances for each letter that lies there now."""
    flat = vec[float]()
    for start in range(26):
        for letter in range(26):
            fitting = [drift[start * 26 + end] for end in range(26) if FITS[end] & BIT[letter]]
            flat = append(flat, _added(fitting))
    return flat


_REACHES: Final = [_reaches(drift) for drift in _DRIFTS]


def _welcoming(letter: i64) -> float:
    """The share of all letter cards that fit on a letter."""
    letters = [letter_of(card) for card in whole_deck() if card < STAR]
    return float(sum([1 for other in letters if FITS[letter] & BIT[other]])) / float(len(letters))


_WELCOMING: Final = vec[float]([_welcoming(letter) for letter in range(26)])
_USUALLY: Final = 0.3
"""How welcoming letters are, roughly."""


def _letters_worth(points: i64) -> i64:
    mask: i64 = 0
    for letter in range(26):
        if POINTS[letter] == points:
            mask |= BIT[letter]
    return mask


_DEAREST: Final = _letters_worth(70)
_DEAR: Final = _letters_worth(50)
_VOWELS: Final = _letters_worth(10)


def _dearest(letters: i64, special: bool) -> float:
    """The cost of the most expensive of some letters, or of a special card."""
    if letters & _DEAREST:
        return 70.0
    if letters & _DEAR:
        return 50.0
    return 10.0 if special or letters & _VOWELS else 5.0


@mypyc_attr(free_list_len=1)
@final
class Evaluation:
    """One decision. `held` are the letters in hand, `twice` those in hand more than once, as masks; `specials` counts
    stars and firecrackers. `lacks` are the letters that the next player and the one before are known not to hold."""

    __slots__ = ("before", "held", "lacks_before", "lacks_next", "next", "seat", "size", "specials", "table", "twice")

    def __init__(self, table: SowixTable, seat: i64, cards: vec[i64]) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.next: Final = table.after(seat)
        self.before: Final = (seat - table.direction + table.players) % table.players
        self.size: Final = len(cards)
        self.lacks_next: i64 = 0
        self.lacks_before: i64 = 0
        self.held: i64 = 0
        self.twice: i64 = 0
        self.specials: i64 = 0
        for card in cards:
            if card >= STAR:
                self.specials += 1
            else:
                bit = BIT[card % ALPHABET]
                self.twice |= self.held & bit
                self.held |= bit

    def worth(self, card: i64) -> float:
        """The value of playing a card now, in points."""
        if self.size == 1:
            return OUT
        worth = self.dear(card) + self.keep(card) + self.open(card) + self.again(card)
        return worth + self.stop(card) + self.away(card) + self.block(card) + self.welcome(card)

    def mark(self, name: str, card: i64) -> float:
        """The value of one of MARKS for a play."""
        if self.size == 1 or name == "out":
            return OUT if self.size == 1 and name == "out" else 0.0
        if name == "dear":
            return self.dear(card)
        if name == "keep":
            return self.keep(card)
        if name == "open":
            return self.open(card)
        if name == "again":
            return self.again(card)
        if name == "stop":
            return self.stop(card)
        if name == "away":
            return self.away(card)
        if name == "welcome":
            return self.welcome(card)
        return self.block(card)

    def dear(self, card: i64) -> float:
        return float(POINTS[face_of(card)])

    def keep(self, card: i64) -> float:
        if card == FIRECRACKER:
            return -KEEP_FIRECRACKER
        return -KEEP_STAR if card >= STAR else 0.0

    def open(self, card: i64) -> float:
        """The value of the rest of the hand next turn, over all letters that may lie there by then."""
        letter = self.table.letter if card == FIRECRACKER else letter_of(card)
        if letter == NO_LETTER:
            return 0.0
        rest = self._rest(card)
        special = self.specials > (1 if card >= STAR else 0)
        sure = OPEN * LAST_OPEN if self.size == 2 else OPEN
        choice = CHOICE * float(min(2, self.table.players - 2))
        between = 0 if self.goes_again(card) else self.table.players - 1
        chances = _DRIFTS[between]
        reaches = _REACHES[between]
        row = letter * ALPHABET
        worth = 0.0
        for end in range(26):
            chance = chances[row + end]
            fitting = FITS[end] & rest
            if chance > 0.0 and (fitting or special):
                worth += chance * (sure + FOLLOW * _dearest(fitting, special))
            if rest & BIT[end]:
                worth += choice * reaches[row + end]
        return worth

    def _rest(self, card: i64) -> i64:
        """The letters that stay in hand."""
        if card >= STAR:
            return self.held
        bit = BIT[card % ALPHABET]
        return self.held if self.twice & bit else self.held & ~bit

    def goes_again(self, card: i64) -> bool:
        """With 2 players a firecracker and an X leave the turn where it is."""
        return self.table.players == 2 and (card == FIRECRACKER or letter_of(card) == REVERSING)

    def again(self, card: i64) -> float:
        if not self.goes_again(card):
            return 0.0
        if self.size > 2:
            return AGAIN
        letter = self.table.letter if card == FIRECRACKER else letter_of(card)
        left = self._rest(card)
        return FINISH if letter == NO_LETTER or left == 0 or FITS[letter] & left else AGAIN

    def welcome(self, card: i64) -> float:
        """How little the letter leaves to the player who follows."""
        letter = letter_of(card)
        if card == FIRECRACKER or letter == NO_LETTER:
            return 0.0
        return WELCOMES / float(self.table.players - 1) * (_WELCOMING[letter] - _USUALLY)

    def stop(self, card: i64) -> float:
        """The next player, nearly out, loses a turn."""
        left = self.table.counts[self.next]
        if left > NEARLY_OUT or not (card == FIRECRACKER or self.goes_again(card)):
            return 0.0
        return STOP * float(3 - left)

    def turns_round(self, card: i64) -> bool:
        return self.table.players > 2 and letter_of(card) == REVERSING

    def away(self, card: i64) -> float:
        """The turn goes away from a player nearly out, or to one."""
        if not self.turns_round(card):
            return 0.0
        counts = self.table.counts
        return AWAY * float(max(0, 3 - counts[self.next]) - max(0, 3 - counts[self.before]))

    def block(self, card: i64) -> float:
        """The player who follows lacks the letters that would fit."""
        if card == FIRECRACKER or self.goes_again(card):
            return 0.0
        turns = self.turns_round(card)
        lacks = self.lacks_before if turns else self.lacks_next
        letter = letter_of(card)
        if lacks == 0 or letter == NO_LETTER:
            return 0.0
        lacked = float(count_letters(FITS[letter] & lacks)) / float(count_letters(FITS[letter]))
        worth = BLOCK * lacked * lacked
        near = self.table.counts[self.before if turns else self.next] <= NEARLY_OUT
        return BLOCK_NEARLY_OUT * worth if near else worth


def count_letters(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
