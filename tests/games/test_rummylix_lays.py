"""Rummylix: every lay of a hand is found, once, and none that is none."""

from collections import Counter
from functools import cache

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import STAR, face_of, letter_of
from toutilix.engine.moves import split_groups
from toutilix.games import find
from toutilix.games.rummylix.runs import Lays, random_lay

Lay = tuple[tuple[tuple[int, int], ...], tuple[str, ...]]
"""Two lays differ by their runs of letters, and by the cards they take from the hand, colours left out."""

HANDS = [
    "Ap Bp Cp Dp Ep",
    "Ap Ab Bp Bb Cp Cb Zp",
    "Xp Yb Zp Ab Bp Qp !",
    "Ap Cp * Kp Lp Mp",
    "Gp Gb Hp Ip * *",
    "* * * Ap",
    "Mp * Op Pb * !",
    "Ap Dp Gp Jp Mp Pp Sp",
    "Ap Bp Cp Dp Ep Fp Gp Hp",
]


def cards(text: str) -> vec[i64]:
    return find("rummylix").notation.read_cards(text, "deal")


def name(card: int) -> str:
    return "*" if face_of(card) == STAR else chr(65 + letter_of(card))


def by_hand(hand: str, opened: bool) -> set[Lay]:
    """All lays, by trying every card for every letter of every run."""

    @cache
    def further(left: tuple[str, ...], first: tuple[int, int]) -> frozenset[Lay]:
        found: set[Lay] = set()
        for start in range(26):
            frontier: set[tuple[tuple[str, ...], tuple[str, ...]]] = {(left, ())}
            for length in range(1, 27):
                letter = chr(65 + (start + length - 1) % 26)
                longer = set()
                for rest, used in frontier:
                    for card in {letter, "*"} & set(rest):
                        place = rest.index(card)
                        longer.add((rest[:place] + rest[place + 1 :], tuple(sorted((*used, letter + card)))))
                frontier = longer
                if length >= 3 and (start, length) >= first:
                    for rest, used in frontier:
                        found.add((((start, length),), used))
                        for runs, more in further(rest, (start, length)):
                            found.add((((start, length), *runs), tuple(sorted((*used, *more)))))
        return frozenset(found)

    everything = further(tuple(sorted(name(card) for card in cards(hand) if card <= STAR)), (0, 0))
    if opened:
        return set(everything)
    return {lay for lay in everything if len(lay[0]) > 1 or lay[0][0][1] >= 5}


def told_apart(groups: vec[i64]) -> Lay:
    runs, used = [], []
    for group in split_groups(groups):
        runs.append((int(letter_of(group[0])), len(group)))
        used += [chr(65 + letter_of(card)) + name(card) for card in group]
    return tuple(runs), tuple(sorted(used))


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("hand", HANDS)
def test_R3_every_lay_is_found_once(hand: str, opened: bool) -> None:
    found = [told_apart(groups) for groups in Lays(cards(hand), opened).every()]
    assert len(found) == len(set(found))
    assert set(found) == by_hand(hand, opened)


@pytest.mark.parametrize("hand", HANDS)
def test_R3_lays_of_all_the_cards_are_those_that_leave_none(hand: str) -> None:
    size = len([card for card in cards(hand) if card <= STAR])
    if "!" not in hand:
        found = [told_apart(groups) for groups in Lays(cards(hand), True).using_all()]
        assert len(found) == len(set(found))
        assert set(found) == {lay for lay in by_hand(hand, True) if len(lay[1]) == size}


@pytest.mark.parametrize("hand", ["Ap Bp Cp Dp Ep", "Ap Ab Bp Bb Cp Cb Zp", "Ap Cp * Kp Lp Mp", "Mp * Op Pb !"])
def test_R3_random_lays_reach_every_lay_and_nothing_else(hand: str) -> None:
    rng = Random(1)
    for opened in (True, False):
        tried = [random_lay(cards(hand), opened, rng) for _ in range(8000)]
        counted = Counter(told_apart(groups) for groups in tried if len(groups))
        assert set(counted) == by_hand(hand, opened)


def test_R3_lays_are_made_as_they_are_asked_for() -> None:
    """A hand with far too many lays to list."""
    hand = "* * * * * * * " + " ".join(f"{letter}p {letter}b" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    every = Lays(cards(hand), False).every()
    assert len({told_apart(next(every)) for _ in range(1000)}) == 1000
