"""Runs of Rummylix spelled card by card: a first letter, then real cards or stars, then another run or the lay itself.
A part is offered only if the runs can still become a legal lay (R3).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, ANY, STAR, STAR_AS, letter_card
from toutilix.engine.encoding import add_to
from toutilix.engine.moves import GROUP_END
from toutilix.games.rummylix.runs import OPENING, SHORTEST, has_run, opens
from toutilix.games.rummylix.seat import RummylixView

START_AT: Final[i64] = 30
START_STAR_AT: Final[i64] = 56
EXTEND_AT: Final[i64] = 82
EXTEND_STAR_AT: Final[i64] = 83
NEXT_RUN_AT: Final[i64] = 84
LAY_AT: Final[i64] = 85


@mypyc_attr(acyclic=True)
@final
class RummylixDraft:
    """`runs` are finished and `longest` is the longest of them; the run being spelled has `length` letters from `start`
    on. `have` and `stars` are the cards not used yet."""

    def __init__(self, view: RummylixView) -> None:
        self.opened: Final = view.table.has_opened(view.seat)
        self.have: vec[i64] = vec[i64]([0] * ALPHABET)
        self.stars: i64 = 0
        for card in view.own.cards:
            if card == STAR:
                self.stars += 1
            elif card < STAR:
                self.have[card % ALPHABET] += 1
        self.runs: i64 = 0
        self.longest: i64 = 0
        self.start: i64 = 0
        self.length: i64 = 0
        self.groups: vec[i64] = vec[i64]()

    def add(self, action: i64) -> None:
        if NEXT_RUN_AT <= action <= LAY_AT:
            self.longest = max(self.longest, self.length)
            self.runs += 1
            self.length = 0
            self.groups = append(self.groups, GROUP_END)
            return
        star = action == EXTEND_STAR_AT
        if action < EXTEND_AT:
            star = action >= START_STAR_AT
            self.start = action - (START_STAR_AT if star else START_AT)
        self._put(star)

    def _put(self, star: bool) -> None:
        letter = self.next_letter()
        if star:
            self.stars -= 1
            self.groups = append(self.groups, STAR_AS + letter)
        else:
            self.have[letter] -= 1
            self.groups = append(self.groups, letter_card(letter, ANY))
        self.length += 1

    def next_letter(self) -> i64:
        return (self.start + self.length) % ALPHABET

    def can_put(self, star: bool) -> bool:
        """Could this be the next card of the run, and the runs be completed then?"""
        if self.length == ALPHABET:
            return False
        letter = self.next_letter()
        if (self.stars if star else self.have[letter]) == 0:
            return False
        if star:
            self.stars -= 1
        else:
            self.have[letter] -= 1
        self.length += 1
        can = self.can_finish()
        self.length -= 1
        if star:
            self.stars += 1
        else:
            self.have[letter] += 1
        return can

    def can_start(self, start: i64, star: bool) -> bool:
        self.start = start
        return self.can_put(star)

    def can_finish(self) -> bool:
        """Can the run being spelled be completed, and be enough, perhaps together with another one?"""
        if self._lacks(SHORTEST) > self.stars:
            return False
        if self.opened or opens(self.runs + 1, max(self.longest, self.length)):
            return True
        return self._lacks(OPENING) <= self.stars or self._has_another()

    def can_start_another(self) -> bool:
        return self.length >= SHORTEST and self._has_another()

    def is_enough(self) -> bool:
        """Is it a legal lay as it is?"""
        if self.length < SHORTEST:
            return False
        return self.opened or opens(self.runs + 1, max(self.longest, self.length))

    def _lacks(self, length: i64) -> i64:
        """The stars that the run needs to have this many letters."""
        stars: i64 = 0
        for place in range(self.length, length):
            if self.have[(self.start + place) % ALPHABET] == 0:
                stars += 1
        return stars

    def _has_another(self) -> bool:
        """Can the run be completed and another one be laid besides?"""
        have = self.have[:]
        stars = self.stars
        for place in range(self.length, SHORTEST):
            letter = (self.start + place) % ALPHABET
            if have[letter]:
                have[letter] -= 1
            else:
                stars -= 1
        return has_run(have, stars)


def drafted(view: RummylixView, actions: vec[i64]) -> RummylixDraft:
    draft = RummylixDraft(view)
    for action in actions:
        draft.add(action)
    return draft


def mark_lay(view: RummylixView, actions: vec[i64], out: vec[i64], at: i64) -> None:
    """The parts with which a draft can continue, or begin."""
    draft = drafted(view, actions)
    if draft.length == 0:
        for start in range(ALPHABET):
            if draft.can_start(start, False):
                add_to(out, at, START_AT + start, 1)
            if draft.stars and draft.can_start(start, True):
                add_to(out, at, START_STAR_AT + start, 1)
        return
    if draft.can_put(False):
        add_to(out, at, EXTEND_AT, 1)
    if draft.can_put(True):
        add_to(out, at, EXTEND_STAR_AT, 1)
    if draft.can_start_another():
        add_to(out, at, NEXT_RUN_AT, 1)
    if draft.is_enough():
        add_to(out, at, LAY_AT, 1)
