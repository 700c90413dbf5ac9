"""Samples of the hands that an Oldchapix seat does not see, as far as tricks and voids leave them open."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import BIT
from toutilix.engine.state import Deal, Sampler
from toutilix.engine.view import PLAYING
from toutilix.games.oldchapix.memory import trick_cards, trick_leader
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import FAMILY, PACK, cards_of


@final
class OldchapixSampler(Sampler):
    """Uniform over the ways to give the unseen cards to the others so that nobody holds a family it failed to follow.

    Exact: the unseen cards are given one by one. `ways` counts, for each combination of places still free in the hands,
    how many ways there are to give the cards that remain; the next card goes to a hand in proportion. Cards that a
    set-up position leaves out go to one more holder, who is nobody.

    `likely` is a guess at the other hands: a factor for each card and seat, 52 for seat 1 first. A way then counts as
    the product of its factors.
    """

    def __init__(self, view: OldchapixView, likely: list[float] | None = None) -> None:
        table = view.table
        players = table.players
        self._view: Final = view
        self._likely: Final = [1.0] * int(PACK * players) if likely is None else likely
        self._voids: vec[i64] = vec[i64]([0] * (players + 1))
        played = vec[i64]([0] * players)
        for packed in view.memory.tricks:
            self._see(trick_cards(packed, players), trick_leader(packed), played)
        self._see(table.trick, table.leader, played)
        self._played: Final = played
        self._holders: Final = vec[i64]([seat for seat in range(players + 1) if seat != view.seat])
        self._unseen: vec[i64] = vec[i64]()
        self._places: vec[i64] = vec[i64]()
        self._count_places()
        self._steps: vec[i64] = vec[i64]()
        self._start: i64 = 0
        self._factors: vec[float] = vec[float]()
        self._ways: vec[float] = vec[float]()
        self._count_ways()
        if self._ways[self._start] == 0.0:
            # No deal fits: the position was set up by hand, and its tricks do not tell who held what.
            self._voids = vec[i64]([0] * (players + 1))
            self._count_ways()

    def _see(self, cards: vec[i64], leader: i64, played: vec[i64]) -> None:
        players = self._view.table.players
        for place in range(len(cards)):
            seat = (leader + place) % players
            played[seat] |= BIT[cards[place]]
            if cards[place] // FAMILY != cards[0] // FAMILY:
                self._voids[seat] |= BIT[cards[0] // FAMILY]

    def _count_places(self) -> None:
        """How many unseen cards each holder gets. A position with more cards in hands than are unseen is filled up
        with cards that have been seen."""
        view = self._view
        table = view.table
        seen = view.own.cards
        for cards in self._played:
            seen |= cards
        pack = table.game.pack
        self._unseen = cards_of(pack & ~seen)
        needed: i64 = 0
        for holder in self._holders:
            if holder < table.players:
                needed += table.counts[holder]
        for card in cards_of(seen & ~view.own.cards):
            if len(self._unseen) < needed:
                self._unseen = append(self._unseen, card)
        for holder in self._holders:
            spare = len(self._unseen) - needed
            self._places = append(self._places, table.counts[holder] if holder < table.players else spare)

    def _count_ways(self) -> None:
        """Fill the table of ways from the last card to the first: what is still free tells how many are given."""
        self._steps = vec[i64]()
        self._start = 0
        size: i64 = 1
        for places in self._places:
            self._steps = append(self._steps, size)
            self._start += size * places
            size *= places + 1
        self._factors = vec[float](capacity=len(self._unseen) * len(self._holders))
        for card in self._unseen:
            for seat in self._holders:
                factor = 1.0
                if seat < self._view.table.players:
                    void = self._voids[seat] & BIT[card // FAMILY]
                    factor = 0.0 if void else self._likely[seat * PACK + card]
                self._factors = append(self._factors, factor)
        ways = vec[float]([0.0] * size)
        ways[0] = 1.0
        holders: i64 = len(self._holders)
        free = vec[i64]([0] * holders)
        given: i64 = len(self._unseen)
        for at in range(1, size):
            # `free` counts up like the digits of a number, the first holder's fastest.
            place: i64 = 0
            while free[place] == self._places[place]:
                given += free[place]
                free[place] = 0
                place += 1
            free[place] += 1
            given -= 1
            row = given * holders
            total = 0.0
            for holder in range(holders):
                if free[holder]:
                    factor = self._factors[row + holder]
                    if factor > 0.0:
                        total += factor * ways[at - self._steps[holder]]
            ways[at] = total
        self._ways = ways

    def sample(self, rng: Random) -> OldchapixState:
        view = self._view
        players = view.table.players
        hands = vec[i64]([0] * (players + 1))
        hands[view.seat] = view.own.cards
        at = self._start
        free = self._places[:]
        holders: i64 = len(free)
        row: i64 = 0
        for card in self._unseen:
            left = rng.random() * self._ways[at]
            chosen: i64 = 0
            for holder in range(holders):
                if free[holder]:
                    ways = self._factors[row + holder] * self._ways[at - self._steps[holder]]
                    if ways > 0.0:
                        chosen = holder
                        left -= ways
                        if left < 0.0:
                            break
            hands[self._holders[chosen]] |= BIT[card]
            free[chosen] -= 1
            at -= self._steps[chosen]
            row += holders
        state = OldchapixState(view.table.copy(), hands[:players], view.memory.tricks, view.memory.gone)
        state.share()
        if view.table.over == PLAYING:
            state.dealt = Deal([cards_of(hands[seat] | self._played[seat]) for seat in range(players)])
        return state
