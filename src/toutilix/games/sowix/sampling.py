"""What a seat at a Sowix table cannot tell apart: deals that give it the same hand as it was seen."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.engine.game import Sampler
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.sowix.filling import Filling
from toutilix.games.sowix.guess import guess, shuffle
from toutilix.games.sowix.rules import SowixState
from toutilix.games.sowix.seat import Own, SowixView
from toutilix.games.sowix.trace import Trace

_TRIES: Final = 200
_FIRST_SWEEPS: Final[i64] = 20
_SWEEPS: Final[i64] = 4


@final
class SowixSampler(Sampler):
    """A random walk over the ways to fill the open slots that follow all scripts (see trace.py).

    A step exchanges the cards of two slots, or turns three round, and is taken back if a script breaks. Steps are as
    likely as their reverse, so the walk tends to the uniform distribution over the deals that fit; each sample is the
    walk some sweeps later, with the cards still in the stock shuffled afresh. So every sample is consistent, but not
    exactly uniform: samples next to each other are slightly dependent, and with an empty stock there may be fillings
    that no such steps connect.

    A view that does not remember its deal (it comes from a position, or the hand is over) is served by guess.py.
    """

    def __init__(self, view: SowixView) -> None:
        trace = Trace(view)
        self._view: Final = view
        self._trace: Final = trace
        self._walking: bool = False
        self._traced: bool = view.table.over == PLAYING and trace.complete
        self._movable: vec[i64] = vec[i64]()
        self._stock: vec[i64] = vec[i64]()
        self._open: list[vec[i64]] = [vec[i64]() for _ in trace.loose]
        for slot in range(len(trace.cards)):
            if not trace.known[slot]:
                at = trace.shuffle[slot]
                self._open[at] = append(self._open[at], slot)
                if trace.owner[slot] == NO_SEAT:
                    self._stock = append(self._stock, slot)
                else:
                    self._movable = append(self._movable, slot)

    def sample(self, rng: Random) -> AnyState:
        if self._traced and not self._walking:
            self._begin(rng)
        if not self._traced:
            return guess(self._view, rng)
        self._walk(_SWEEPS, rng)
        cards = vec[i64]([self._trace.cards[slot] for slot in self._stock])
        shuffle(cards, rng)
        for place in range(len(cards)):
            self._trace.cards[self._stock[place]] = cards[place]
        return self._state()

    def _begin(self, rng: Random) -> None:
        filling = Filling(self._trace)
        tries: i64 = 0
        while tries < _TRIES and not self._walking:
            self._walking = filling.fill(rng)
            tries += 1
        self._traced = self._walking
        if self._walking:
            self._walk(_FIRST_SWEEPS, rng)

    def _walk(self, sweeps: i64, rng: Random) -> None:
        movable = self._movable
        for _ in range(sweeps * len(movable)):
            one = movable[rng.randrange(len(movable))]
            places = self._open[self._trace.shuffle[one]]
            if rng.randrange(2):
                # A card already played can only have come from another slot of the same seat.
                places = self._trace.slots[self._trace.owner[one]]
            two = places[rng.randrange(len(places))]
            three = places[rng.randrange(len(places))] if rng.randrange(4) == 0 else two
            self._step(one, two, three)

    def _step(self, one: i64, two: i64, three: i64) -> None:
        """Turn the cards of three slots round, or exchange two if the last is named twice; not if a script breaks."""
        trace = self._trace
        cards = trace.cards
        origin = trace.shuffle[one]
        if trace.known[two] or trace.known[three] or trace.shuffle[two] != origin or trace.shuffle[three] != origin:
            return
        first, second, third = cards[one], cards[two], cards[three]
        if first == second == third:
            return
        if two == three:
            cards[one], cards[two] = second, first
        elif one != two and one != three:
            cards[one], cards[two], cards[three] = second, third, first
        else:
            return
        a, b, c = trace.owner[one], trace.owner[two], trace.owner[three]
        good = trace.follows(a)
        if good and b != a:
            good = trace.follows(b)
        if good and c != a and c != b:
            good = trace.follows(c)
        if not good:
            cards[one], cards[two], cards[three] = first, second, third

    def _state(self) -> SowixState:
        """The state after the deal that the slots now make, as it was played."""
        view = self._view
        trace = self._trace
        cards = trace.cards
        owns: list[Own] = []
        hands: list[vec[i64]] = []
        stock: i64 = 0
        for seat in range(view.table.players):
            owns.append(trace.own_of(seat))
            hands.append(cards[stock : stock + trace.dealt[seat]])
            stock += trace.dealt[seat]
        state = SowixState(view.table.copy(), owns, cards[trace.next :], view.lain, view.acts, view.noted)
        state.dealt = Deal(hands, cards[stock : trace.deck_size])
        state.shuffles = [cards[trace.shuffled[at] : trace.shuffled[at + 1]] for at in range(0, len(trace.shuffled), 2)]
        return state
