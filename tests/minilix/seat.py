"""A seat at a Minilix table: its private cards, and the legal moves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.minilix.memory import MinilixMemory
from tests.minilix.table import PLAY, MinilixTable
from toutilix.cards import NO_CARD, held_card
from toutilix.engine.errors import Illegal
from toutilix.engine.events import NOT_HELD
from toutilix.engine.facts import FactType, Refusal, one
from toutilix.engine.moves import Move
from toutilix.engine.view import PLAYING, Own, Readings, View, out_of_turn

if TYPE_CHECKING:
    from tests.minilix.state import Minilix
    from toutilix.engine.state import Sampler

ONE_CARD = FactType("minilix.one_card", "number")


@final
class MinilixOwn(Own):
    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards


@final
class MinilixView(View[MinilixTable, MinilixOwn, MinilixMemory]):
    @property
    def game(self) -> "Minilix":
        return self.table.game

    def hand(self) -> vec[i64]:
        return self.own.cards

    def refusal(self, move: Move) -> Refusal | None:
        if self.table.over != PLAYING:
            return self.waiting()
        if self.table.turn != self.seat:
            return out_of_turn(self.table, self.seat)
        if len(move.groups):
            return Refusal(ONE_CARD, "", len(move.groups) - 1)
        return None if held_card(self.own.cards, move.card) != NO_CARD else Refusal(NOT_HELD, cards=one(move.card))

    def legal_moves(self) -> Iterator[Move]:
        if self.table.turn == self.seat:
            for card in self.own.cards:
                yield Move(PLAY, card)

    def random_move(self, rng: Random) -> Move:
        if self.table.turn != self.seat or self.seat < 0:
            raise Illegal(out_of_turn(self.table, self.seat))
        return Move(PLAY, self.own.cards[rng.randrange(len(self.own.cards))])

    def readings(self, cards: vec[i64]) -> Readings:
        if len(cards) != 1:
            return Readings([], refusal=Refusal(ONE_CARD, "", len(cards)))
        move = Move(PLAY, cards[0])
        refusal = self.refusal(move)
        return Readings([] if refusal else [move], refusal=refusal)

    def sampler(self) -> "Sampler":
        from tests.minilix.sampling import MinilixSampler

        return MinilixSampler(self)
