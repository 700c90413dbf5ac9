"""What everybody at a Rummylix table remembers of a hand."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.view import Memory

# What an entry of the history says that a seat did; its value is the card, where all saw one. A hand that begins is the
# first entry (with the card turned up, or UNSEEN): so a memory that starts in mid-hand can be recognised.
BEGAN: Final[i64] = 0
DREW: Final[i64] = 1
TOOK: Final[i64] = 2
PLAYED: Final[i64] = 3
DISCARDED: Final[i64] = 4
TURNED: Final[i64] = 5


@mypyc_attr(free_list_len=1)
@final
class RummylixMemory(Memory):
    """What everybody saw in this hand and the table no longer shows: the whole discard pile, bottom first; for each
    seat the cards taken in sight that it still holds; and the history of all that happened to cards."""

    __slots__ = ("discard", "history", "known")

    def __init__(self, discard: vec[i64], known: list[vec[i64]], history: vec[i64]) -> None:
        self.discard: vec[i64] = discard
        self.known: list[vec[i64]] = known
        self.history: vec[i64] = history

    def copy(self) -> "RummylixMemory":
        """Only `history` grows in place; the rest is replaced when it changes."""
        return RummylixMemory(self.discard, self.known[:], self.history[:])
