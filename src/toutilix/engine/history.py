"""The history of a hand, which everybody at the table remembers. An entry is one integer: what was seen, at which seat,
and a value.

Each game lists what can be seen as small numbers of its own, from 0, in its `memory.py`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

_KINDS: Final[i64] = 16
_SEATS: Final[i64] = 8


def entry(kind: i64, seat: i64 = 0, value: i64 = 0) -> i64:
    return (value * _SEATS + seat) * _KINDS + kind


def kind_of(entry: i64) -> i64:
    return entry % _KINDS


def seat_of(entry: i64) -> i64:
    return entry // _KINDS % _SEATS


def value_of(entry: i64) -> i64:
    return entry // (_KINDS * _SEATS)


_A_LINE: Final[i64] = 8
"""Entries in a line of the processor's cache."""


def touched(entries: vec[i64]) -> i64:
    """Read something in every line of a vector; the sum means nothing. See State.touch."""
    found: i64 = 0
    place: i64 = 0
    while place < len(entries):
        found ^= entries[place]
        place += _A_LINE
    return found


def last_of(entries: vec[i64]) -> i64:
    """The last entry, near which the next one goes; 0 where there is none."""
    return entries[len(entries) - 1] if len(entries) else 0


@mypyc_attr(acyclic=True)
@final
class History:
    """Cards or entries in the order in which they came. States with the same past share a history, and each knows how
    many of its entries are its own past: so cloning a state copies none. Only a state that continues where another has
    already continued gets a history of its own."""

    __slots__ = ("_entries",)

    def __init__(self, entries: vec[i64]) -> None:
        self._entries: vec[i64] = entries

    def first(self, count: i64) -> vec[i64]:
        """A copy of the first entries."""
        return self._entries[:count]

    def at(self, place: i64) -> i64:
        return self._entries[place]

    def with_next(self, count: i64, entry: i64) -> "History":
        """The history that has this entry behind the first `count`."""
        history = self if len(self._entries) == count else History(self._entries[:count])
        history._entries = append(history._entries, entry)
        return history

    def touch(self) -> i64:
        return touched(self._entries)

    def touch_end(self) -> i64:
        return last_of(self._entries)
