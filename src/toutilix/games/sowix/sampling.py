"""Samples of the deals that a Sowix seat cannot tell from the real one."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.engine.shuffle import mix
from toutilix.engine.state import AnyState, Deal, Sampler
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.sowix.deduction import Deduction
from toutilix.games.sowix.matching import Matching
from toutilix.games.sowix.random_hands import with_random_hands
from toutilix.games.sowix.seat import SowixOwn, SowixView
from toutilix.games.sowix.state import SowixState

_TRIES: Final = 200
_FIRST_SWEEPS: Final[i64] = 20
_SWEEPS: Final[i64] = 4


@final
class SowixSampler(Sampler):
    """A random walk over the ways to fill the open slots that follow all scripts (see deduction.py).

    A step exchanges the cards of two slots, or turns three round, and is taken back if a script breaks. Steps are as
    likely as their reverse, so the walk tends to the uniform distribution over the deals that fit; each sample is the
    walk some sweeps later, with the cards still in the stock shuffled afresh. So every sample is consistent, but not
    exactly uniform: samples next to each other are slightly dependent, and with an empty stock there may be fillings
    that no such steps connect.

    A view that does not remember its deal (it comes from a position, or the hand is over) is served by random_hands.py.
    """

    def __init__(self, view: SowixView) -> None:
        deduced = Deduction(view)
        self._view: Final = view
        self._deduced: Final = deduced
        self._walking: bool = False
        self._remembered: bool = view.table.over == PLAYING and deduced.complete
        self._movable: vec[i64] = vec[i64]()
        self._stock: vec[i64] = vec[i64]()
        self._open: list[vec[i64]] = [vec[i64]() for _ in deduced.loose]
        for slot in range(len(deduced.cards)):
            if not deduced.known[slot]:
                at = deduced.shuffle[slot]
                self._open[at] = append(self._open[at], slot)
                if deduced.owner[slot] == NO_SEAT:
                    self._stock = append(self._stock, slot)
                else:
                    self._movable = append(self._movable, slot)

    def sample(self, rng: Random) -> AnyState:
        if self._remembered and not self._walking:
            self._begin(rng)
        if not self._remembered:
            return with_random_hands(self._view, rng)
        self._walk(_SWEEPS, rng)
        cards = mix(vec[i64]([self._deduced.cards[slot] for slot in self._stock]), rng)
        for place in range(len(cards)):
            self._deduced.cards[self._stock[place]] = cards[place]
        return self._state()

    def _begin(self, rng: Random) -> None:
        matching = Matching(self._deduced)
        tries: i64 = 0
        while tries < _TRIES and not self._walking:
            self._walking = matching.fill(rng)
            tries += 1
        self._remembered = self._walking
        if self._walking:
            self._walk(_FIRST_SWEEPS, rng)

    def _walk(self, sweeps: i64, rng: Random) -> None:
        movable = self._movable
        for _ in range(sweeps * len(movable)):
            one = movable[rng.randrange(len(movable))]
            places = self._open[self._deduced.shuffle[one]]
            if rng.randrange(2):
                # A card already played can only have come from another slot of the same seat.
                places = self._deduced.slots[self._deduced.owner[one]]
            two = places[rng.randrange(len(places))]
            three = places[rng.randrange(len(places))] if rng.randrange(4) == 0 else two
            self._step(one, two, three)

    def _step(self, one: i64, two: i64, three: i64) -> None:
        """Turn the cards of three slots round, or exchange two if the last is named twice; not if a script breaks."""
        deduced = self._deduced
        cards = deduced.cards
        origin = deduced.shuffle[one]
        if deduced.shuffle[two] != origin or deduced.shuffle[three] != origin:
            return
        if deduced.known[two] or deduced.known[three]:
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
        a, b, c = deduced.owner[one], deduced.owner[two], deduced.owner[three]
        good = deduced.follows(a)
        if good and b != a:
            good = deduced.follows(b)
        if good and c != a and c != b:
            good = deduced.follows(c)
        if not good:
            cards[one], cards[two], cards[three] = first, second, third

    def _state(self) -> SowixState:
        """The state after the deal that the slots now make, as it was played."""
        view = self._view
        deduced = self._deduced
        cards = deduced.cards
        owns: list[SowixOwn] = []
        hands: list[vec[i64]] = []
        stock: i64 = 0
        for seat in range(view.table.players):
            owns.append(deduced.own_of(seat))
            hands.append(cards[stock : stock + deduced.dealt[seat]])
            stock += deduced.dealt[seat]
        state = SowixState(
            view.table.copy(), owns, view.memory.pile, view.memory.acts, view.memory.noted, cards[deduced.next :]
        )
        state.dealt = Deal(hands, cards[stock : deduced.deck_size])
        ends = deduced.shuffled
        state.shuffles = [cards[ends[at] : ends[at + 1]] for at in range(0, len(ends), 2)]
        return state
