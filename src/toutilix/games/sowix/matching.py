"""A first filling of the open slots of a Sowix hand that follows all scripts, found as a matching.

Cards to be matched are the plays of the other seats, each with its time, and the cards that nobody has played. A play
can have come from any slot of its seat that had arrived, and whose card may have been kept until then; a card that
nobody has played lies in a slot that may hold it to the end.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, BIT, NO_LETTER, STAR, without
from toutilix.engine.shuffle import mix
from toutilix.engine.view import NO_SEAT
from toutilix.games.sowix.deduction import (
    ARRIVES_FITTING,
    ARRIVES_KEPT,
    NOTHING_FITS,
    PLAYS,
    Deduction,
    step_kind,
    step_letter,
    step_what,
)
from toutilix.games.sowix.letters import FITS

_SPECIAL: Final = BIT[ALPHABET]
"""Bits after the 26 letters that a slot cannot hold: stars and firecrackers."""
_NEVER: Final[i64] = 1_000_000


@final
class Matching:
    """Complete while the open slots belong to one shuffle: then every solution is a perfect matching, and one is found
    if there is one. After shuffles in mid-hand (option `reshuffle`) a face may come from several of them, each with its
    own number of such cards; augmenting paths respect that but may miss a way, so that another try is worth while."""

    def __init__(self, deduced: Deduction) -> None:
        self._deduced: Final = deduced
        self._arrived: vec[i64] = vec[i64]([-1] * len(deduced.cards))
        self._forbidden: vec[i64] = vec[i64]([0] * len(deduced.cards))
        """The cards that a slot cannot hold because of how its card was drawn."""
        self._times: list[vec[i64]] = [vec[i64]() for _ in deduced.scripts]
        """When nothing in a hand fitted, and what it did not fit, in turns."""
        self._faces: vec[i64] = vec[i64]()
        self._seats: vec[i64] = vec[i64]()
        self._ends: vec[i64] = vec[i64]()
        self._places: vec[i64] = vec[i64]()
        """The slots to be filled, known ones of other seats among them: their cards may have been played or not."""
        self._list_items()
        self._limited: bool = sum([1 for cards in deduced.loose if len(cards)]) > 1
        self._room: list[vec[i64]] = []
        self._taker: vec[i64] = vec[i64]()
        self._asked: vec[i64] = vec[i64]()

    def _list_items(self) -> None:
        deduced = self._deduced
        done = vec[i64]([0] * len(deduced.scripts))
        unplayed = vec[i64]()
        for slot in range(len(deduced.cards)):
            hidden = deduced.owner[slot] != NO_SEAT and deduced.owner[slot] != deduced.view.seat
            if hidden or not deduced.known[slot]:
                self._places = append(self._places, slot)
                if deduced.known[slot]:
                    unplayed = append(unplayed, deduced.cards[slot])
        for cards in deduced.loose:
            for card in cards:
                unplayed = append(unplayed, card)
        for time in range(len(deduced.order)):
            seat = deduced.order[time]
            step = deduced.scripts[seat][done[seat]]
            done[seat] += 1
            if seat == deduced.view.seat:
                continue
            kind = step_kind(step)
            what = step_what(step)
            letter = step_letter(step)
            if kind == PLAYS:
                self._add(what, seat, time)
                unplayed = without(unplayed, what)
            elif kind == NOTHING_FITS:
                self._times[seat] = append(self._times[seat], time)
                self._times[seat] = append(self._times[seat], FITS[letter] | _SPECIAL)
            else:
                self._arrived[what] = time
                if kind == ARRIVES_KEPT:
                    self._forbidden[what] = FITS[letter] | _SPECIAL
                elif kind == ARRIVES_FITTING and letter != NO_LETTER:
                    self._forbidden[what] = (_SPECIAL - 1) & ~FITS[letter]
        for card in unplayed:
            self._add(card, NO_SEAT, _NEVER)

    def _add(self, face: i64, seat: i64, end: i64) -> None:
        self._faces = append(self._faces, face)
        self._seats = append(self._seats, seat)
        self._ends = append(self._ends, end)

    def fill(self, rng: Random) -> bool:
        """Fill the open slots; False if this try did not find a way."""
        deduced = self._deduced
        if len(self._faces) != len(self._places):
            return False
        self._taker = vec[i64]([-1] * len(deduced.cards))
        self._room = [_counts(cards) for cards in deduced.loose]
        self._places = mix(self._places, rng)
        for item in range(len(self._faces)):
            self._asked = vec[i64]([0] * len(deduced.cards))
            if not self._put(item):
                return False
        for slot in self._places:
            if not deduced.known[slot]:
                deduced.cards[slot] = self._faces[self._taker[slot]]
        for seat in range(len(deduced.scripts)):
            if seat != deduced.view.seat and not deduced.follows(seat):
                return False
        return True

    def _put(self, item: i64) -> bool:
        """Find a slot for a card, moving others on to other slots if need be."""
        for slot in self._places:
            if self._taker[slot] < 0 and self._has_room(item, slot) and self._may_lie(item, slot):
                self._take(item, slot, 1)
                return True
        for slot in self._places:
            if self._asked[slot] == 0 and self._may_lie(item, slot):
                self._asked[slot] = 1
                if self._push_out(item, slot):
                    return True
        return False

    def _push_out(self, item: i64, slot: i64) -> bool:
        """Put a card where another lies, which finds another place; if its shuffle has no more such cards, then one of
        them finds another place too."""
        other = self._taker[slot]
        if other >= 0:
            self._take(other, slot, -1)
        if self._has_room(item, slot):
            self._take(item, slot, 1)
            if other < 0 or self._put(other):
                return True
            self._take(item, slot, -1)
        else:
            twin = self._twin(item, slot)
            if twin >= 0:
                takers = self._taker[:]
                rooms = [room[:] for room in self._room]
                moved = self._taker[twin]
                self._take(moved, twin, -1)
                self._take(item, slot, 1)
                if self._put(moved) and (other < 0 or self._put(other)):
                    return True
                self._taker = takers
                self._room = rooms
        if other >= 0:
            self._take(other, slot, 1)
        return False

    def _twin(self, item: i64, slot: i64) -> i64:
        """Another slot of the same shuffle in which a card of the same face lies; -1 if none was left to ask."""
        deduced = self._deduced
        for place in self._places:
            if (
                self._asked[place] == 0
                and self._taker[place] >= 0
                and not deduced.known[place]
                and deduced.shuffle[place] == deduced.shuffle[slot]
                and self._faces[self._taker[place]] == self._faces[item]
            ):
                self._asked[place] = 1
                return place
        return -1

    def _has_room(self, item: i64, slot: i64) -> bool:
        deduced = self._deduced
        return not self._limited or deduced.known[slot] == 1 or self._room[deduced.shuffle[slot]][self._faces[item]] > 0

    def _take(self, item: i64, slot: i64, count: i64) -> None:
        """Put an item into a slot, or take it out (count -1)."""
        self._taker[slot] = item if count > 0 else -1
        if self._limited and not self._deduced.known[slot]:
            self._room[self._deduced.shuffle[slot]][self._faces[item]] -= count

    def _may_lie(self, item: i64, slot: i64) -> bool:
        deduced = self._deduced
        face = self._faces[item]
        owner = deduced.owner[slot]
        end = self._ends[item]
        if self._seats[item] != NO_SEAT and (owner != self._seats[item] or self._arrived[slot] > end):
            return False
        if deduced.known[slot] and deduced.cards[slot] != face:
            return False
        if owner == NO_SEAT:
            return True
        mine = _SPECIAL if face >= STAR else BIT[face % ALPHABET]
        if self._forbidden[slot] & mine:
            return False
        times = self._times[owner]
        for at in range(0, len(times), 2):
            if self._arrived[slot] < times[at] < end and times[at + 1] & mine:
                return False
        return True


def _counts(cards: vec[i64]) -> vec[i64]:
    counts = vec[i64]([0] * 132)
    for card in cards:
        counts[card] += 1
    return counts
