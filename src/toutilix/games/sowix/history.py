"""What everybody at the table remembers of a Sowix hand: its public acts, in order, one integer for each."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

DEALT: Final[i64] = 0  # what: the number of cards
TURNED_UP: Final[i64] = 1  # what: the card; nobody's act
PLAYED: Final[i64] = 2  # what: the card as it lies, doubled, plus 1 if the play was called
DRAWS: Final[i64] = 3  # the seat asks for a card in its turn; what it gets follows
GOT_FITTING: Final[i64] = 4  # the card fits and has to be played
GOT_KEPT: Final[i64] = 5  # the card does not fit
GOT: Final[i64] = 6  # a card drawn because of a firecracker or a catch
PASSED: Final[i64] = 7
CALLED: Final[i64] = 8  # late, without a play
CAUGHT: Final[i64] = 9  # what: the seat caught
TURNED_OVER: Final[i64] = 10
SHUFFLED: Final[i64] = 11

_KINDS: Final[i64] = 16
_SEATS: Final[i64] = 8


def note(kind: i64, seat: i64 = 0, what: i64 = 0) -> i64:
    return (what * _SEATS + seat) * _KINDS + kind


def kind_of(entry: i64) -> i64:
    return entry % _KINDS


def seat_of(entry: i64) -> i64:
    return entry // _KINDS % _SEATS


def what_of(entry: i64) -> i64:
    return entry // (_KINDS * _SEATS)


@final
class Log:
    """Cards or entries in the order in which they came. States with the same past share a log, and each knows how many
    of its entries are its own past: so cloning a state copies none. Only a state that goes on where another has already
    gone on gets a log of its own."""

    __slots__ = ("_entries",)

    def __init__(self, entries: vec[i64]) -> None:
        self._entries: vec[i64] = entries

    def first(self, count: i64) -> vec[i64]:
        """A copy of the first entries."""
        return self._entries[:count]

    def with_next(self, count: i64, entry: i64) -> "Log":
        """The log that has this entry behind the first `count`."""
        log = self if len(self._entries) == count else Log(self._entries[:count])
        log._entries = append(log._entries, entry)
        return log
