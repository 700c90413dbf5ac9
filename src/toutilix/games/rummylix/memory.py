"""The memory that all seats of a Rummylix table share."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.view import Memory

# The kinds of entries in the history; an entry's value is the card, where all saw one. A hand that begins is the first
# entry (with the card turned up, or UNSEEN): so a memory that starts in mid-hand can be recognised.
BEGAN: Final[i64] = 0
DREW: Final[i64] = 1
TOOK: Final[i64] = 2
PLAYED: Final[i64] = 3
DISCARDED: Final[i64] = 4
TURNED: Final[i64] = 5


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class RummylixMemory(Memory):
    """Seen by everybody in this hand, though the table no longer shows it: the whole discard pile, bottom first; for
    each seat the cards taken from the discard pile that it still holds; and the history of all cards."""

    __slots__ = ("discard", "history", "known")

    def __init__(self, discard: vec[i64], known: list[vec[i64]], history: vec[i64]) -> None:
        self.discard: vec[i64] = discard
        self.known: list[vec[i64]] = known
        self.history: vec[i64] = history

    def copy(self) -> "RummylixMemory":
        """Only `history` grows in place; the rest is replaced when it changes."""
        return RummylixMemory(self.discard, self.known[:], self.history[:])
