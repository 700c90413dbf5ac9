"""Combinations of Strategix (S2, S3): what they are, and whether a hand can make one.

A hand is looked at as a tally: how many cards of each letter, then the stars, then the firecrackers. Colours never
matter here. A hand with stars can make millions of different plays, so nothing in play ever lists them: whether a seat
can follow is answered by the fewest stars that it would need.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, ANY, FIRECRACKER, STAR, STAR_AS, letter_card, letter_of
from toutilix.engine.moves import GROUP_END

SINGLE: Final[i64] = 1
PAIR: Final[i64] = 2
RUN: Final[i64] = 3

STARS_AT: Final[i64] = 26
FIRECRACKERS_AT: Final[i64] = 27
NO_TALLY: Final = vec[i64]([0] * 28)
Z: Final[i64] = 25

MANY: Final[i64] = 1000
"""More stars than any hand has: no number of stars makes such a combination."""


@mypyc_attr(acyclic=True)
@final
class Combination:
    """Immutable. `starts` are the lowest letters of the groups, ascending; with kind and length they say it all.

    Equal shapes and equal letters mean equal starts: the lowest letter must begin a group, and so on upwards.
    """

    __slots__ = ("kind", "length", "starts")

    def __init__(self, kind: i64, length: i64, starts: vec[i64]) -> None:
        self.kind: Final = kind
        self.length: Final = length
        self.starts: Final = starts

    def strength(self) -> i64:
        return self.starts[0]

    def has_z(self) -> bool:
        return self.starts[len(self.starts) - 1] == last_start(self.kind, self.length)

    def same_shape(self, other: "Combination") -> bool:
        return self.kind == other.kind and self.length == other.length and len(self.starts) == len(other.starts)

    def letters(self) -> vec[i64]:
        """Its letters as groups of cards without colour."""
        return spelled(self.kind, self.length, self.starts, None)


def last_start(kind: i64, length: i64) -> i64:
    """The highest letter at which a group can start: there is no wrap-around past Z."""
    return Z if kind == PAIR else Z + 1 - length


def combination_of(groups: vec[i64]) -> Combination | None:
    """The combination that the groups of a move show, in whatever order they were typed; None if it is none."""
    starts = vec[i64]()
    kind: i64 = 0
    length: i64 = 0
    low = ALPHABET
    high: i64 = -1
    size: i64 = 0
    letters: i64 = 0
    total: i64 = 0
    for card in groups:
        if card != GROUP_END:
            letter = letter_of(card)
            if letter < 0:
                return None
            low = letter if letter < low else low
            high = letter if letter > high else high
            size += 1
            total += letter
            letters |= LETTER_BIT[letter]
            continue
        if size == 1:
            found = SINGLE
        elif size == 2 and low == high:
            found = PAIR
        elif high - low + 1 == size and letters == LETTER_BIT[high] * 2 - LETTER_BIT[low]:
            found = RUN
        else:
            return None
        if kind and (found != kind or size != length or kind == SINGLE):
            return None
        kind = found
        length = size
        starts = append(starts, low)
        low = ALPHABET
        high = -1
        size = 0
        letters = 0
    return Combination(kind, length, ascending(starts)) if kind else None


LETTER_BIT: Final = vec[i64]([1 << n for n in range(26)])


def ascending(numbers: vec[i64]) -> vec[i64]:
    """The numbers in order; they nearly always are already."""
    for at in range(1, len(numbers)):
        number = numbers[at]
        place: i64 = at
        while place > 0 and numbers[place - 1] > number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number
    return numbers


def tally_of(cards: vec[i64]) -> vec[i64]:
    tally = NO_TALLY[:]
    for card in cards:
        if card < STAR:
            if card >= 0:
                tally[card % ALPHABET] += 1
        elif card == FIRECRACKER:
            tally[FIRECRACKERS_AT] += 1
        else:
            tally[STARS_AT] += 1
    return tally


def spelled(kind: i64, length: i64, starts: vec[i64], real: vec[i64] | None) -> vec[i64]:
    """The one spelling of a play: groups and letters ascending, real cards in the earlier place, stars for the rest.

    `real` says how many cards of each letter are real and is used up; None: all are.
    """
    slope: i64 = 0 if kind == PAIR else 1
    groups = vec[i64](capacity=len(starts) * (length + 1))
    for start in starts:
        letter = start
        for _ in range(length):
            if real is None or real[letter] > 0:
                groups = append(groups, PLAIN + letter)
                if real is not None:
                    real[letter] -= 1
            else:
                groups = append(groups, STAR_AS + letter)
            letter += slope
        groups = append(groups, GROUP_END)
    return groups


PLAIN: Final[i64] = letter_card(0, ANY)


# --- can a hand make it? ---------------------------------------------------------------------------------------------


def stars_needed(tally: vec[i64], kind: i64, length: i64, number: i64, lowest: i64) -> i64:
    """The fewest stars with which the letters of a hand make a combination of this shape and at least this strength."""
    if kind == PAIR:
        return _stars_for_pairs(tally, number, lowest)
    if lowest + length > ALPHABET:
        return MANY
    if number == 1:
        return _stars_for_one_run(tally, length, lowest)
    return _stars_for_runs(tally, length, number, lowest)


def can_make(tally: vec[i64], kind: i64, length: i64, number: i64, lowest: i64) -> bool:
    return stars_needed(tally, kind, length, number, lowest) <= tally[STARS_AT]


def can_follow(tally: vec[i64], combination: Combination) -> bool:
    """S5: could these cards follow with a combination? Stars count, firecrackers do not."""
    return can_make(tally, combination.kind, combination.length, len(combination.starts), combination.strength())


def _stars_for_pairs(tally: vec[i64], number: i64, lowest: i64) -> i64:
    """Whole pairs first, then a star to each odd card, then two stars for a pair."""
    pairs: i64 = 0
    odd: i64 = 0
    for letter in range(lowest, ALPHABET):
        pairs += tally[letter] // 2
        odd += tally[letter] % 2
    missing = number - pairs
    if missing <= 0:
        return 0
    return missing if missing <= odd else 2 * missing - odd


def _stars_for_one_run(tally: vec[i64], length: i64, lowest: i64) -> i64:
    missing: i64 = 0
    fewest = MANY
    for letter in range(lowest, ALPHABET):
        if tally[letter] == 0:
            missing += 1
        first: i64 = letter + 1 - length
        if first > lowest and tally[first - 1] == 0:
            missing -= 1
        if first >= lowest and missing < fewest:
            fewest = missing
    return fewest


def _stars_for_runs(tally: vec[i64], length: i64, number: i64, lowest: i64) -> i64:
    """Exact, by linear-programming duality, without trying the runs one by one.

    Call a chain a set of letters that every run of this length must touch: no gap of `length` letters without one. The
    runs need as many cards on a chain as there are runs, so `number` minus the cards that the hand has there must come
    from stars; chains without a common letter add up. The best set of disjoint chains gives just the stars needed,
    for the constraint matrix of runs on a line is totally unimodular. A chain is a path from the first start to
    beyond the last, each letter an arc used once at the price of its cards: the chains are found as the cheapest
    paths of a flow, one after the other, until one no longer costs less than `number`.
    """
    nodes = ALPHABET - lowest - length + 1
    arcs = ALPHABET - lowest
    used = NO_TALLY[:]
    back = NO_TALLY[:]
    price = NO_TALLY[:]
    reached_by = NO_TALLY[:]
    stars: i64 = 0
    for _ in range(length):
        _find_chain(tally, used, back, price, reached_by, length, lowest)
        gain = number - price[nodes]
        if gain <= 0:
            break
        stars += gain
        node = nodes
        while node != 0:
            step = reached_by[node]
            if step >= _BACKWARD:
                node += 1
                back[node - 1] += 1
            elif step >= _FORWARD:
                node -= 1
                back[node] -= 1
            elif step >= arcs:
                used[step - arcs] = 0
                node = step - arcs + 1 if step - arcs + 1 < nodes else nodes
            else:
                used[step] = 1
                node = step - length + 1 if step - length + 1 > 0 else 0
    return stars


_FORWARD: Final[i64] = 100
_BACKWARD: Final[i64] = 101


def _find_chain(
    tally: vec[i64],
    used: vec[i64],
    back: vec[i64],
    price: vec[i64],
    reached_by: vec[i64],
    length: i64,
    lowest: i64,
) -> None:
    """The cheapest way from node 0 to every node, as prices, and the step by which each was reached (Bellman-Ford)."""
    nodes = ALPHABET - lowest - length + 1
    arcs = ALPHABET - lowest
    for node in range(nodes + 1):
        price[node] = MANY
    price[0] = 0
    changed = True
    while changed:
        changed = False
        for arc in range(arcs):
            tail: i64 = arc - length + 1
            if tail < 0:
                tail = 0
            head: i64 = arc + 1
            if head > nodes:
                head = nodes
            cards = tally[lowest + arc]
            if used[arc] == 0:
                if price[tail] + cards < price[head]:
                    price[head] = price[tail] + cards
                    reached_by[head] = arc
                    changed = True
            elif price[head] - cards < price[tail]:
                price[tail] = price[head] - cards
                reached_by[tail] = arcs + arc
                changed = True
            if arc < nodes and back[arc] > 0 and price[arc] < price[arc + 1]:
                price[arc + 1] = price[arc]
                reached_by[arc + 1] = _FORWARD
                changed = True
        for node in range(nodes - 1, -1, -1):
            if price[node + 1] < price[node]:
                price[node] = price[node + 1]
                reached_by[node] = _BACKWARD
                changed = True
