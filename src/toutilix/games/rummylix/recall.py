"""What everybody at the table remembers of a hand of Rummylix, and how an act with cards is written as one number."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import UNSEEN


@final
class Recall:
    """What everybody saw in this hand and the table no longer shows: the whole discard pile, bottom first; for each
    seat the cards taken in sight that it still holds; and every act with cards, packed by `pack_act`."""

    def __init__(self, discard: vec[i64], known: list[vec[i64]], acts: vec[i64]) -> None:
        self.discard: vec[i64] = discard
        self.known: list[vec[i64]] = known
        self.acts: vec[i64] = acts

    def copy(self) -> "Recall":
        """Only `acts` grows in place; the rest is replaced when it changes."""
        return Recall(self.discard, self.known[:], self.acts[:])


# An act in one integer: what, who and the card that all saw. A hand that begins is the first act, so that a memory that
# starts in the middle of a hand can be told.
BEGAN: Final[i64] = 0
DREW: Final[i64] = 1
TOOK: Final[i64] = 2
PLAYED: Final[i64] = 3
DISCARDED: Final[i64] = 4
TURNED: Final[i64] = 5
_KINDS: Final[i64] = 8
_SEATS: Final[i64] = 8


def pack_act(kind: i64, seat: i64 = 0, card: i64 = UNSEEN) -> i64:
    return (card * _SEATS + seat) * _KINDS + kind


def act_kind(act: i64) -> i64:
    return act % _KINDS


def act_seat(act: i64) -> i64:
    return act // _KINDS % _SEATS


def act_card(act: i64) -> i64:
    return act // (_KINDS * _SEATS)
