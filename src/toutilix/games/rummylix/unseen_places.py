"""A Rummylix hand as one seat remembers it: where the cards that it has not seen can be.

Every card that came to somebody unseen came to a *place*: one of the cards dealt to a seat, or one card of a stock
whose order nobody knew. The hand is followed once, act by act, from what everybody remembers. Where a seat shows a card
that nobody saw it take, that card came to one of its places before: a *need*. A stock turned over without a shuffle has
no unseen cards.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, FIRECRACKER, NO_CARD, STAR, without
from toutilix.engine.facts import one
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.moves import NO_CARDS
from toutilix.engine.view import NO_SEAT
from toutilix.games.rummylix.memory import BEGAN, DISCARDED, DREW, PLAYED, TOOK, TURNED
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import with_card

ANY_STOCK: Final[i64] = -1
SEEN: Final[i64] = -1
AT_DEAL: Final[i64] = -1
AT_END: Final[i64] = 1_000_000

_LETTER_CARDS: Final[i64] = 2 * ALPHABET


@final
class Need:
    """`seat` showed `card` at time `before`. `stock` is the deal or shuffle that the card came from, ANY_STOCK for
    stars and firecrackers, which many stocks have; `rank` counts, from 1, the needs of one seat for equal cards.

    `places` are those where it may have come, in order.
    """

    def __init__(self, seat: i64, card: i64, before: i64, stock: i64, rank: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.before: Final = before
        self.stock: Final = stock
        self.rank: Final = rank
        self.places: vec[i64] = vec[i64]()


@final
class UnseenPlaces:
    """Stock 0 is the deal, the others are shuffles. `pools` are the cards of each stock that nobody has shown, `known`
    the cards that each seat is known to hold, `order` a stock that all have seen. `draws` tells what each draw took: a
    place, or minus one minus a card that all knew. It is `complete` unless the memory begins in mid-hand or cards
    were dealt that are not the pack."""

    def __init__(self, view: RummylixView) -> None:
        self.view: Final = view
        self.place_seat: vec[i64] = vec[i64]()
        self.place_time: vec[i64] = vec[i64]()
        self.place_stock: vec[i64] = vec[i64]()
        self.place_card: vec[i64] = vec[i64]()
        self.stocks: i64 = 1
        self.needs: list[Need] = []
        self.known: list[vec[i64]] = [NO_CARDS] * view.table.players
        self.pools: list[vec[i64]] = [view.table.game.deck()]
        self.draws: vec[i64] = vec[i64]()
        self.order: vec[i64] = NO_CARDS
        self.turned_up: vec[i64] = NO_CARDS
        self._arrived: i64 = 0
        self._order_seen: bool = False
        # For each letter card the stock in which it is hidden, SEEN while everybody, or this seat, knows where it is.
        self._home: vec[i64] = vec[i64]([0] * _LETTER_CARDS)
        self.complete: bool = self._follow()

    def _follow(self) -> bool:
        view = self.view
        history = view.memory.history
        if view.seat < 0 or len(history) == 0 or kind_of(history[0]) != BEGAN:
            return False
        pile = vec[i64]()
        if value_of(history[0]) <= FIRECRACKER:
            self.turned_up = one(value_of(history[0]))
            pile = append(pile, value_of(history[0]))
            if not self._see(value_of(history[0]), 0):
                return False
        dealt = self._cards_dealt()
        for seat in range(view.table.players):
            for _ in range(dealt[seat]):
                if not self._come(seat, AT_DEAL):
                    return False
        for time in range(1, len(history)):
            kind = kind_of(history[time])
            seat = seat_of(history[time])
            card = value_of(history[time])
            if kind == DREW:
                if self._order_seen:
                    self._draw_seen(seat)
                else:
                    self.draws = append(self.draws, len(self.place_card))
                    if not self._come(seat, time):
                        return False
            elif kind == TOOK:
                pile = pile[: len(pile) - 1]
                self.known[seat] = with_card(self.known[seat], card)
            elif kind in (PLAYED, DISCARDED):
                if seat != view.seat and not self._show(seat, card, time):
                    return False
                if kind == DISCARDED:
                    pile = append(pile, card)
            elif kind == TURNED:
                self._turn(pile)
                pile = vec[i64]()
        return self._show_hands() and self._settle()

    def _cards_dealt(self) -> vec[i64]:
        dealt = self.view.table.counts[:]
        for seen in self.view.memory.history:
            kind = kind_of(seen)
            if kind in (DREW, TOOK):
                dealt[seat_of(seen)] -= 1
            elif kind in (PLAYED, DISCARDED):
                dealt[seat_of(seen)] += 1
        return dealt

    def _see(self, card: i64, stock: i64) -> bool:
        """A card of a stock is seen; False if that stock cannot have it."""
        if card not in self.pools[stock]:
            return False
        self.pools[stock] = without(self.pools[stock], card)
        if card < STAR:
            self._home[card] = SEEN
        return True

    def _come(self, seat: i64, time: i64) -> bool:
        """A card comes to a seat from a stock with unseen cards."""
        card = NO_CARD
        if seat == self.view.seat:
            card = self.view.own.arrived[self._arrived]
            self._arrived += 1
            if not self._see(card, self.stocks - 1):
                return False
        self.place_seat = append(self.place_seat, seat)
        self.place_time = append(self.place_time, time)
        self.place_stock = append(self.place_stock, self.stocks - 1)
        self.place_card = append(self.place_card, card)
        return True

    def _draw_seen(self, seat: i64) -> None:
        card = self.order[0]
        self.order = self.order[1:]
        self.draws = append(self.draws, -1 - card)
        self.known[seat] = with_card(self.known[seat], card)
        if seat == self.view.seat:
            self._arrived += 1

    def _turn(self, pile: vec[i64]) -> None:
        if not self.view.table.game.reshuffle:
            self.order = pile
            self._order_seen = True
            return
        self.stocks += 1
        self.pools.append(pile)
        for card in pile:
            if card < STAR:
                self._home[card] = self.stocks - 1

    def _show(self, seat: i64, card: i64, time: i64) -> bool:
        """Another seat shows a card. Of equal cards one that all know of goes first: nobody can tell."""
        if card in self.known[seat]:
            self.known[seat] = without(self.known[seat], card)
            return True
        return self._need(seat, card, time)

    def _need(self, seat: i64, card: i64, time: i64) -> bool:
        """A card that a seat shows came to one of its places before; False if it cannot have."""
        if card >= STAR:
            rank: i64 = 1
            for need in self.needs:
                if need.seat == seat and need.card == card:
                    rank += 1
            self.needs.append(Need(seat, card, time, ANY_STOCK, rank))
            return True
        stock = self._home[card]
        self.needs.append(Need(seat, card, time, stock, 1))
        return stock != SEEN and self._see(card, stock)

    def _show_hands(self) -> bool:
        """At the end of a hand the others have laid theirs open, unless nobody took them."""
        for seat in range(len(self.view.table.shown)):
            if seat != self.view.seat:
                hidden = self.view.table.shown[seat]
                for card in self.known[seat]:
                    hidden = without(hidden, card)
                for card in hidden:
                    if not self._need(seat, card, AT_END):
                        return False
        return True

    def _settle(self) -> bool:
        """The places of the stock that is left, and for each need its places; False if the numbers do not agree."""
        if not self._order_seen:
            for _ in range(self.view.table.stock):
                self._come(NO_SEAT, AT_END)
        free = vec[i64]([0] * self.stocks)
        for place in range(len(self.place_card)):
            if self.place_card[place] == NO_CARD:
                free[self.place_stock[place]] += 1
        for need in self.needs:
            if need.stock != ANY_STOCK:
                free[need.stock] -= 1
            for place in range(len(self.place_card)):
                if self.place_seat[place] == need.seat and self.place_time[place] < need.before:
                    if need.stock == ANY_STOCK or need.stock == self.place_stock[place]:
                        need.places = append(need.places, place)
        for stock in range(self.stocks):
            if free[stock] != len(self.pools[stock]):
                return False
        return True
