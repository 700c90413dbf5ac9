"""Reasons for one Sowix play rather than another: facts that the seat can see or remember."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, FIRECRACKER, STAR, STAR_AS, letter_of
from toutilix.engine.facts import Fact, FactType
from toutilix.games.sowix.letters import FITS, POINTS
from toutilix.games.sowix.seat import SowixView

COVERED: Final = FactType("reason.sowix_told_covered", "covered less card instead:card")
LACKS: Final = FactType("reason.sowix_told_lacks", "player:seat card")
DEAR: Final = FactType("reason.sowix_told_dear", "points less card instead:card")
NOT_DRAW: Final = FactType("reason.sowix_told_not_draw", "card")

_ALL: Final[i64] = (1 << ALPHABET) - 1


def told(view: SowixView, lacks_next: i64, following: i64, card: i64, instead: i64) -> Fact | None:
    """`lacks_next` are the letters that the seat `following` is known not to hold; `instead` is negative for a draw."""
    if instead < 0:
        return Fact(NOT_DRAW, cards=vec[i64]([card]))
    both = vec[i64]([card, instead])
    if _can_be_lacked(lacks_next, card) and not _can_be_lacked(lacks_next, instead):
        return Fact(LACKS, following, cards=vec[i64]([card]))
    points, less = POINTS[_face(card)], POINTS[_face(instead)]
    if points > less:
        return Fact(DEAR, points, less, cards=both)
    covered, fewer = _covered(view.own.cards, card), _covered(view.own.cards, instead)
    return Fact(COVERED, covered, fewer, cards=both) if covered > fewer else None


def _face(card: i64) -> i64:
    return STAR if card >= STAR_AS else card


def _can_be_lacked(lacks: i64, card: i64) -> bool:
    """Is the next seat known to hold no letter that fits on this card?"""
    return card != FIRECRACKER and lacks != 0 and FITS[letter_of(card)] & ~lacks == 0


def _covered(cards: vec[i64], played: i64) -> i64:
    """On how many letters something of the rest of the hand fits."""
    rest = vec[i64]()
    gone = False
    for card in cards:
        if card == _face(played) and not gone:
            gone = True
        else:
            rest = append(rest, card)
    covered: i64 = 0
    for card in rest:
        covered |= _ALL if card >= STAR else FITS[card % ALPHABET]
    count: i64 = 0
    while covered:
        covered &= covered - 1
        count += 1
    return count
