"""The memory that all seats of a Strategix table share.

It has each seat's cards played, its passes and the combinations it passed on, the ends of rounds, and the seats that
had only firecrackers when the lead came. The table shows none of it; perfect recall keeps it all.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.history import entry
from toutilix.engine.view import Memory
from toutilix.games.strategix.combinations import Combination

SAW_DEAL: Final[i64] = 0
SAW_EXCHANGE: Final[i64] = 1
SAW_CARD: Final[i64] = 2
SAW_PASS: Final[i64] = 3
SAW_ROUND_END: Final[i64] = 4
SAW_ONLY_FIRECRACKERS: Final[i64] = 5

_BASE: Final[i64] = 128


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class StrategixMemory(Memory):
    """`entries` are what was seen in this hand, in order, packed by `engine.history`. The value is the card of
    SAW_CARD, the packed shape of SAW_PASS, the other seat of SAW_EXCHANGE."""

    __slots__ = ("entries",)

    def __init__(self, entries: vec[i64]) -> None:
        self.entries: vec[i64] = entries

    def copy(self) -> "StrategixMemory":
        return StrategixMemory(self.entries[:])

    def add(self, kind: i64, seat: i64, value: i64 = 0) -> None:
        self.entries = append(self.entries, entry(kind, seat, value))


def pack_shape(combination: Combination) -> i64:
    """The shape that had to be followed: kind, length, number of groups and strength."""
    shape = combination.kind * _BASE + combination.length
    return (shape * _BASE + len(combination.starts)) * _BASE + combination.strength()


def shape_kind(packed: i64) -> i64:
    return packed // (_BASE * _BASE * _BASE)


def shape_length(packed: i64) -> i64:
    return packed // (_BASE * _BASE) % _BASE


def shape_number(packed: i64) -> i64:
    return packed // _BASE % _BASE


def shape_strength(packed: i64) -> i64:
    return packed % _BASE
