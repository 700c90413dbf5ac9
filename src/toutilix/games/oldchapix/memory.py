"""The memory of an Oldchapix table: every trick of this hand as it was played."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.view import Memory

# A trick in one integer: its winner, its leader, then six bits for each card from the leader's on.
_SEAT_BITS: Final[i64] = 8
_CARD_BITS: Final[i64] = 64


def pack_trick(trick: vec[i64], leader: i64, winner: i64) -> i64:
    packed: i64 = 0
    for at in range(len(trick) - 1, -1, -1):
        packed = packed * _CARD_BITS + trick[at]
    return (packed * _SEAT_BITS + leader) * _SEAT_BITS + winner


def trick_winner(packed: i64) -> i64:
    return packed % _SEAT_BITS


def trick_leader(packed: i64) -> i64:
    return packed // _SEAT_BITS % _SEAT_BITS


def trick_cards(packed: i64, players: i64) -> vec[i64]:
    rest = packed // (_SEAT_BITS * _SEAT_BITS)
    cards = vec[i64](capacity=players)
    for _ in range(players):
        cards = append(cards, rest % _CARD_BITS)
        rest //= _CARD_BITS
    return cards


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class OldchapixMemory(Memory):
    """`tricks` are the tricks of this hand, packed, in the order played; `gone` is a mask of their cards."""

    __slots__ = ("gone", "tricks")

    def __init__(self, tricks: vec[i64], gone: i64) -> None:
        self.tricks: Final = tricks
        self.gone: Final = gone
