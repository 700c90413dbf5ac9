"""What everybody at the table remembers of a hand of Strategix, one number an entry: what was seen, the seat, a value.

Who played which card, who passed and what it could not or would not follow, where rounds ended, who had nothing but
firecrackers when the lead came. A camera shows none of it now; perfect recall keeps it all.
"""

from typing import Final

from mypy_extensions import i64

from toutilix.games.strategix.combinations import Combination

DEALT: Final[i64] = 0
EXCHANGED: Final[i64] = 1
CARD: Final[i64] = 2
PASSED: Final[i64] = 3
ROUND_ENDED: Final[i64] = 4
ONLY_FIRECRACKERS: Final[i64] = 5

_SEATS: Final[i64] = 8
_VALUES: Final[i64] = 16_777_216
_BASE: Final[i64] = 128


def entry(what: i64, seat: i64, value: i64 = 0) -> i64:
    return (what * _SEATS + seat) * _VALUES + value


def what_of(entry: i64) -> i64:
    return entry // _VALUES // _SEATS


def seat_of(entry: i64) -> i64:
    return entry // _VALUES % _SEATS


def value_of(entry: i64) -> i64:
    """The card of CARD, the packed shape of PASSED, the other seat of EXCHANGED."""
    return entry % _VALUES


def pack_shape(combination: Combination) -> i64:
    """What had to be followed: kind, length, number of groups and strength."""
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
