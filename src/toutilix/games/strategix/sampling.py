"""Samples of the hands that a Strategix seat does not see, and of the deal that led to them."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import NO_CARD, without
from toutilix.engine.state import Deal, Sampler
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.hidden_cards import HiddenCardsSampler
from toutilix.games.strategix.seat import StrategixOwn, StrategixView
from toutilix.games.strategix.seat_knowledge import SeatKnowledge
from toutilix.games.strategix.state import StrategixState
from toutilix.games.strategix.table import EACH_ROUND, FREE, VOLUNTARY_PASSES


@final
class StrategixSampler(Sampler):
    """Gives the unseen cards to the others as `hidden_cards` draws them, and winds the hand back to its deal."""

    def __init__(self, view: StrategixView) -> None:
        table = view.table
        own = view.own
        self._view: Final = view
        self._known: Final = SeatKnowledge(view)
        deck = table.game.deck()
        unseen = deck[:]
        for card in own.cards:
            unseen = without(unseen, card)
        for card in table.played:
            unseen = without(unseen, card)
        limit = -1 if table.game.voluntary_pass == FREE else VOLUNTARY_PASSES
        each_round = table.game.voluntary_pass == EACH_ROUND
        self._hidden: Final = HiddenCardsSampler(self._known, unseen, deck, limit, each_round)

    def sample(self, rng: Random) -> StrategixState:
        view = self._view
        known = self._known
        hidden = self._hidden.sample(rng)
        owns: list[StrategixOwn] = []
        for seat in range(view.table.players):
            own = StrategixOwn()
            own.cards = in_order(hidden.hands[seat])
            own.passes_used = view.own.passes_used if seat == view.seat else hidden.used[seat]
            if seat == known.lucky:
                own.gave = hidden.low
                own.got = hidden.best
            elif seat == known.bad:
                own.gave = hidden.best
                own.got = hidden.low
            owns.append(own)
        state = StrategixState(view.table.copy(), owns, view.memory.copy(), in_order(hidden.box))
        if known.from_deal:
            dealt: list[vec[i64]] = []
            for seat in range(view.table.players):
                cards = owns[seat].cards[:]
                for card in known.played[seat]:
                    cards = append(cards, card)
                if owns[seat].got != NO_CARD:
                    cards = append(without(cards, owns[seat].got), owns[seat].gave)
                dealt.append(in_order(cards))
            state.dealt = Deal(dealt, state.box)
        return state
