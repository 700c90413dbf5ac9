"""What a Strategix seat cannot tell apart: the other hands, and the deal that led to them."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import NO_CARD, without
from toutilix.engine.game import Sampler
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.strategix.guess import Guesser, Knowledge
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.rules import StrategixState
from toutilix.games.strategix.seat import EACH_ROUND, FREE, VOLUNTARY_PASSES, StrategixOwn, StrategixView


@final
class StrategixSampler(Sampler):
    """Gives the unseen cards to the others as `guess` draws them, and winds the hand back to its deal."""

    def __init__(self, view: StrategixView) -> None:
        table = view.table
        own = view.own
        self._view: Final = view
        leading = table.over == PLAYING and table.combination is None
        leader = table.turn if leading else NO_SEAT
        self._known: Final = Knowledge(
            view.seat, own.cards, own.gave, own.got, table.counts, table.boxed, leader, view.recall
        )
        deck = table.game.deck()
        unseen = deck[:]
        for card in own.cards:
            unseen = without(unseen, card)
        for card in table.played:
            unseen = without(unseen, card)
        limit = -1 if table.game.voluntary_pass == FREE else VOLUNTARY_PASSES
        each_round = table.game.voluntary_pass == EACH_ROUND
        self._guesser: Final = Guesser(self._known, unseen, deck, limit, each_round)

    def sample(self, rng: Random) -> AnyState:
        view = self._view
        known = self._known
        guess = self._guesser.guess(rng)
        owns: list[StrategixOwn] = []
        for seat in range(view.table.players):
            own = StrategixOwn()
            own.cards = in_order(guess.hands[seat])
            own.passes_used = view.own.passes_used if seat == view.seat else guess.used[seat]
            if seat == known.lucky:
                own.gave = guess.low
                own.got = guess.best
            elif seat == known.bad:
                own.gave = guess.best
                own.got = guess.low
            owns.append(own)
        state = StrategixState(view.table.copy(), owns, view.recall[:], in_order(guess.box))
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
