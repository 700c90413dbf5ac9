"""The memory that all seats of a Sowix table share: the pile, and the public acts of the hand in order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.history import History
from toutilix.engine.view import Memory

# The kinds of entries in the history, each with a seat and a value (see engine/history.py).
SAW_DEAL: Final[i64] = 0  # value: the number of cards
SAW_TURN_UP: Final[i64] = 1  # value: the card; nobody's act
SAW_PLAY: Final[i64] = 2  # value: the card as it lies, doubled, plus 1 if the play was called
SAW_DRAW: Final[i64] = 3  # the seat asks for a card in its turn; what it gets follows
GOT_FITTING: Final[i64] = 4  # the card fits and has to be played
GOT_KEPT: Final[i64] = 5  # the card does not fit
GOT: Final[i64] = 6  # a card drawn because of a firecracker or a catch
SAW_PASS: Final[i64] = 7
SAW_CALL: Final[i64] = 8  # late, without a play
SAW_CATCH: Final[i64] = 9  # value: the seat caught
SAW_TURN_OVER: Final[i64] = 10
SAW_SHUFFLE: Final[i64] = 11


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class SowixMemory(Memory):
    """`pile` is from the bottom to the top, as long as the table's `pile_size` says; the first `noted` entries of
    `acts` are the history."""

    __slots__ = ("acts", "noted", "pile")

    def __init__(self, pile: History, acts: History, noted: i64) -> None:
        self.pile: History = pile
        self.acts: History = acts
        self.noted: i64 = noted

    def history(self) -> vec[i64]:
        return self.acts.first(self.noted)
