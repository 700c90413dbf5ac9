"""A seat at an Oldchapix table: its private cards, and the legal moves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import BIT
from toutilix.engine.errors import Illegal
from toutilix.engine.events import NOT_HELD
from toutilix.engine.facts import FactType, Refusal, one, word_type
from toutilix.engine.moves import Move
from toutilix.engine.view import PLAYING, Own, Readings, View, out_of_turn, waiting
from toutilix.games.oldchapix.memory import OldchapixMemory
from toutilix.games.oldchapix.table import (
    FAMILY,
    FAMILY_CARDS,
    FAMILY_NAMES,
    PACK,
    PLAY,
    OldchapixTable,
    cards_of,
    count_bits,
    lowest_of,
)

if TYPE_CHECKING:
    from toutilix.engine.state import Sampler
    from toutilix.games.oldchapix.state import Oldchapix

word_type("family", FAMILY_NAMES)
ONE_CARD: Final = FactType("oldchapix.one_card", "number")
FOLLOW: Final = FactType("oldchapix.follow", "family card")

_MOVES: Final = [Move(PLAY, card) for card in range(52)]


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class OldchapixOwn(Own):
    """`cards` is the seat's hand, a mask."""

    __slots__ = ("cards",)

    def __init__(self, cards: i64) -> None:
        self.cards: Final = cards


def playable(table: OldchapixTable, cards: i64) -> i64:
    """The cards of a hand that may be played now (O3): of the family led if there is one, else any."""
    if len(table.trick):
        following = cards & FAMILY_CARDS[table.trick[0] // FAMILY]
        if following:
            return following
    return cards


def refused(table: OldchapixTable, seat: i64, cards: i64, move: Move) -> Refusal | None:
    """Why a seat with these cards may not make `move` now; the one place that says so."""
    if table.over != PLAYING:
        return waiting(table)
    if table.turn != seat:
        return out_of_turn(table, seat)
    if len(move.groups):
        return Refusal(ONE_CARD, "O3", len(move.groups) - 1)
    card = move.card
    if not (0 <= card < PACK and cards & BIT[card]):
        return Refusal(NOT_HELD, cards=one(card))
    if not playable(table, cards) & BIT[card]:
        return Refusal(FOLLOW, "O3", table.trick[0] // FAMILY, cards=one(card))
    return None


def random_play(table: OldchapixTable, cards: i64, rng: Random) -> Move:
    """Any card that may be played, by the seat in turn."""
    may = playable(table, cards)
    left = rng.randrange(count_bits(may))
    while left:
        may &= may - 1
        left -= 1
    return _MOVES[lowest_of(may)]


def listed(table: OldchapixTable, cards: i64) -> list[Move]:
    """Every play of the seat in turn, by card. The moves are made beforehand: a list is as quick as its length."""
    moves: list[Move] = []
    may = playable(table, cards)
    while may:
        moves.append(_MOVES[lowest_of(may)])
        may &= may - 1
    return moves


@mypyc_attr(free_list_len=1)
@final
class OldchapixView(View[OldchapixTable, OldchapixOwn, OldchapixMemory]):
    @property
    def game(self) -> "Oldchapix":
        return self.table.game

    def hand(self) -> vec[i64]:
        return cards_of(self.own.cards)

    def refusal(self, move: Move) -> Refusal | None:
        return refused(self.table, self.seat, self.own.cards, move)

    def legal_moves(self) -> Iterator[Move]:
        return iter(self.listed_moves())

    def listed_moves(self) -> list[Move]:
        if self.table.turn != self.seat or self.seat < 0:
            return []
        return listed(self.table, self.own.cards)

    def random_move(self, rng: Random) -> Move:
        if self.table.turn != self.seat or self.seat < 0:
            raise Illegal(out_of_turn(self.table, self.seat))
        return random_play(self.table, self.own.cards, rng)

    def sampler(self) -> "Sampler":
        from toutilix.games.oldchapix.sampling import OldchapixSampler

        return OldchapixSampler(self)

    def readings(self, cards: vec[i64]) -> Readings:
        if len(cards) != 1:
            return Readings([], refusal=Refusal(ONE_CARD, "O3", len(cards)))
        move = Move(PLAY, cards[0])
        refusal = self.refusal(move)
        return Readings([] if refusal else [move], refusal=refusal)
