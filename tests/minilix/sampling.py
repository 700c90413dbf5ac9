"""Samples of the cards that a Minilix seat has not seen: any way to deal them."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.minilix.seat import MinilixView
from tests.minilix.state import MinilixState
from toutilix.engine.history import seat_of, value_of
from toutilix.engine.shuffle import mix
from toutilix.engine.state import Deal, Sampler


class MinilixSampler(Sampler):
    def __init__(self, view: MinilixView) -> None:
        self._view = view
        self._played: list[list[int]] = [[] for _ in range(view.table.players)]
        for entry in view.memory.entries:
            self._played[seat_of(entry)].append(int(value_of(entry)))
        seen = {*view.own.cards, *(card for cards in self._played for card in cards)}
        self._unseen = vec[i64]([card for card in view.game.deck() if card not in seen])

    def sample(self, rng: Random) -> MinilixState:
        view = self._view
        unseen = [int(card) for card in mix(self._unseen, rng)]
        hands: list[vec[i64]] = []
        for seat in range(view.table.players):
            count = int(view.table.counts[seat])
            cards = view.own.cards if seat == view.seat else vec[i64](sorted(unseen.pop() for _ in range(count)))
            hands.append(cards)
        state = MinilixState(view.table.copy(), hands, view.memory.entries[:], vec[i64](unseen))
        if not view.table.over:
            state.dealt = Deal(
                [vec[i64]([*hands[seat], *cards]) for seat, cards in enumerate(self._played)], state.rest
            )
        return state
