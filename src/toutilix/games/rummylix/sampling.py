"""Samples of the hands and the stock that a Rummylix seat does not see, as far as its memory leaves them open."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, FIRECRACKER, NO_CARD, STAR, face_of, without
from toutilix.engine.history import kind_of, seat_of
from toutilix.engine.moves import LEFT, NO_CARDS, RIGHT
from toutilix.engine.shuffle import mix
from toutilix.engine.state import Deal, Sampler
from toutilix.games.rummylix.memory import DREW
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.state import RummylixState
from toutilix.games.rummylix.table import with_card
from toutilix.games.rummylix.unseen_places import ANY_STOCK, AT_DEAL, AT_END, Need, UnseenPlaces

TRIES: Final = 40
WALKS: Final = 20
MEND: Final = 100
MIX: Final = 20
"""Steps of a walk for each unseen card: the most to mend it, and the number to mix it."""

_LETTER_CARDS: Final[i64] = 2 * ALPHABET


@final
class RummylixSampler(Sampler):
    """Uniform over the ways to fill the `UnseenPlaces`, by rejection.

    Needs are met in the order in which they fell due, each by one of the places left for it, whose number does not
    depend on the places chosen before. Equal cards (stars, firecrackers) would favour a seat that has more of them than
    it showed: a try is kept in inverse proportion to the ways in which its needs could have been met. The cards that
    remain are shuffled into the places that remain.

    That is exact as long as no pile was shuffled in mid-hand. After that, a star shown may come from several stocks,
    and is given to each in proportion to its stars: near, not exact. If no try is kept, one that has faults is changed,
    two places at a time, until nothing is wrong and then long enough to mix it well: consistent, and near to uniform.
    A memory that does not reach back to the deal (a position set up by hand) gives plausible hands and no deal.
    """

    def __init__(self, view: RummylixView) -> None:
        self._view: Final = view
        self._places: Final = UnseenPlaces(view)
        self._fewest_ways: float = 1.0
        # For each letter card of each stock, the number of its need, or -1.
        self._need_for: vec[i64] = vec[i64]([-1] * (_LETTER_CARDS * self._places.stocks))
        if self._places.complete:
            for number in range(len(self._places.needs)):
                need = self._places.needs[number]
                if need.stock == ANY_STOCK:
                    self._fewest_ways *= float(self._fewest_came(need) - need.rank + 1)
                else:
                    self._need_for[need.stock * _LETTER_CARDS + need.card] = number

    def _fewest_came(self, need: Need) -> i64:
        """The fewest cards like it that can have come when a need falls due: as many as are shown before a new card
        comes to the seat."""
        fewest = need.rank
        for later in self._places.needs:
            if later.seat == need.seat and later.card == need.card and len(later.places) == len(need.places):
                fewest = max(fewest, later.rank)
        return fewest

    def sample(self, rng: Random) -> RummylixState:
        if self._places.complete:
            for _ in range(TRIES):
                cards = self._places.place_card[:]
                if self._fill(cards, True, rng):
                    chance = self._fewest_ways / self._ways_to_meet(cards)
                    if chance >= 1.0 or rng.random() < chance:
                        return self._state(cards)
            for _ in range(WALKS):
                cards = self._places.place_card[:]
                self._fill(cards, False, rng)
                if self._walk(cards, rng) == 0:
                    return self._state(cards)
        return self._guess(rng)

    # --- filling the places ------------------------------------------------------------------------------------------

    def _fill(self, cards: vec[i64], strict: bool, rng: Random) -> bool:
        """Put a card into every place; False if that fails. If not `strict` it never fails, but stars may not meet all
        needs."""
        places = self._places
        pools = places.pools[:]
        free = vec[i64]([0] * places.stocks)
        for place in range(len(cards)):
            if cards[place] == NO_CARD:
                free[places.place_stock[place]] += 1
        for need in places.needs:
            total = 0.0
            for place in need.places:
                total += self._share(need, place, cards, pools, free)
            if total <= 0.0:
                if strict:
                    return False
                if need.stock != ANY_STOCK:
                    self._push_out(need, cards, pools)
                continue
            left = rng.random() * total
            chosen = NO_CARD
            for place in need.places:
                share = self._share(need, place, cards, pools, free)
                if share > 0.0:
                    chosen = place
                    left -= share
                    if left < 0.0:
                        break
            stock = places.place_stock[chosen]
            cards[chosen] = need.card
            free[stock] -= 1
            if need.stock == ANY_STOCK:
                pools[stock] = without(pools[stock], need.card)
        for stock in range(places.stocks):
            rest = mix(pools[stock], rng)
            given: i64 = 0
            for place in range(len(cards)):
                if cards[place] == NO_CARD and places.place_stock[place] == stock:
                    cards[place] = rest[given]
                    given += 1
        return True

    def _push_out(self, need: Need, cards: vec[i64], pools: list[vec[i64]]) -> None:
        """A letter has come from one stock only: it takes the place of a star, which may have come from another."""
        for place in need.places:
            if cards[place] >= STAR:
                stock = self._places.place_stock[place]
                pools[stock] = append(pools[stock][:], cards[place])
                cards[place] = need.card
                return

    def _share(self, need: Need, place: i64, cards: vec[i64], pools: list[vec[i64]], free: vec[i64]) -> float:
        """How likely a place is to meet a need, before anything is known: alike where there is one stock."""
        if cards[place] != NO_CARD:
            return 0.0
        if need.stock != ANY_STOCK:
            return 1.0
        stock = self._places.place_stock[place]
        copies: i64 = 0
        for card in pools[stock]:
            if card == need.card:
                copies += 1
        return float(copies) / float(free[stock])

    def _came(self, need: Need, cards: vec[i64]) -> i64:
        """How many cards like the one needed had come to the seat in time."""
        came: i64 = 0
        for place in need.places:
            if cards[place] == need.card:
                came += 1
        return came

    def _ways_to_meet(self, cards: vec[i64]) -> float:
        ways = 1.0
        for need in self._places.needs:
            if need.stock == ANY_STOCK:
                ways *= float(self._came(need, cards) - need.rank + 1)
        return ways

    # --- where no try was kept ---------------------------------------------------------------------------------------

    def _walk(self, cards: vec[i64], rng: Random) -> i64:
        """Change cards between two places, as often as that makes nothing worse; gives what is wrong at the end."""
        places = self._places
        unseen = vec[i64]([place for place in range(len(cards)) if places.place_card[place] == NO_CARD])
        faults = self._unmet_specials(cards)
        for place in unseen:
            faults += self._wrong_at(cards[place], place)
        mended: i64 = 0
        for _ in range((MEND + MIX) * len(unseen)):
            if faults == 0:
                mended += 1
                if mended > MIX * len(unseen):
                    break
            one = unseen[rng.randrange(len(unseen))]
            other = unseen[rng.randrange(len(unseen))]
            first = cards[one]
            second = cards[other]
            if places.place_stock[one] != places.place_stock[other] or first == second:
                continue
            special = first >= STAR or second >= STAR
            change = self._wrong_at(first, other) + self._wrong_at(second, one)
            change -= self._wrong_at(first, one) + self._wrong_at(second, other)
            if special:
                change -= self._unmet_specials(cards)
            cards[one], cards[other] = second, first
            if special:
                change += self._unmet_specials(cards)
            if change > 0:
                cards[one], cards[other] = first, second
            else:
                faults += change
        return faults

    def _wrong_at(self, card: i64, place: i64) -> i64:
        """1 for a letter card that its seat must have shown but that lies elsewhere, or came too late for that."""
        if card >= STAR:
            return 0
        places = self._places
        number = self._need_for[places.place_stock[place] * _LETTER_CARDS + card]
        if number < 0:
            return 0
        need = places.needs[number]
        met = places.place_seat[place] == need.seat and places.place_time[place] < need.before
        return 0 if met else 1

    def _unmet_specials(self, cards: vec[i64]) -> i64:
        faults: i64 = 0
        for need in self._places.needs:
            if need.stock == ANY_STOCK and self._came(need, cards) < need.rank:
                faults += 1
        return faults

    # --- from places to a state --------------------------------------------------------------------------------------

    def _state(self, cards: vec[i64]) -> RummylixState:
        """The state, and the deal and shuffles that led to it, with these cards in the places."""
        places = self._places
        view = self._view
        dealt: list[vec[i64]] = [vec[i64]() for _ in range(view.table.players)]
        stocks: list[vec[i64]] = [vec[i64]() for _ in range(places.stocks)]
        hands = places.known[:]
        stock = places.order[:]
        for place in range(len(cards)):
            seat = places.place_seat[place]
            if seat < 0:
                stock = append(stock, cards[place])
            elif seat != view.seat:
                hands[seat] = with_card(hands[seat], cards[place])
            if places.place_time[place] == AT_DEAL:
                dealt[seat] = append(dealt[seat], cards[place])
            else:
                stocks[places.place_stock[place]] = append(stocks[places.place_stock[place]], cards[place])
        for need in places.needs:
            if need.before != AT_END:
                hands[need.seat] = without(hands[need.seat], need.card)
        hands[view.seat] = view.own.cards
        drawn = vec[i64]()
        for draw in places.draws:
            drawn = append(drawn, cards[draw] if draw >= 0 else -1 - draw)
        state = RummylixState(view.table.copy(), hands, stock, drawn, view.memory.copy())
        rest = places.turned_up[:]
        for card in stocks[0]:
            rest = append(rest, card)
        state.dealt = Deal(dealt, rest)
        state.shuffles = stocks[1:]
        return state

    def _guess(self, rng: Random) -> RummylixState:
        """Hands and stock out of the cards that are not in sight. A position with more cards than the pack has gets
        some of them twice; a spectator's discard pile is guessed but for its top."""
        view = self._view
        table = view.table
        memory = view.memory.copy()
        if view.seat < 0:
            memory.known = [NO_CARDS] * table.players
        pool = mix(self._out_of_sight(), rng)
        needed = table.stock + table.discard
        for count in table.counts:
            needed += count
        while len(pool) < needed:
            for card in mix(table.game.deck(), rng):
                pool = append(pool, card)
        hands: list[vec[i64]] = []
        for seat in range(table.players):
            hand = view.own.cards if seat == view.seat else memory.known[seat]
            if len(table.shown):
                hand = table.shown[seat]
            while len(hand) < table.counts[seat]:
                hand = with_card(hand, pool[0])
                pool = pool[1:]
            hands.append(hand)
        if len(memory.discard) < table.discard:
            memory.discard = append(pool[: table.discard - 1], table.top)
            pool = pool[table.discard - 1 :]
        return RummylixState(table.copy(), hands, pool[: table.stock], self._draws(), memory)

    def _out_of_sight(self) -> vec[i64]:
        table = self._view.table
        memory = self._view.memory
        pool = table.game.deck()
        for card in self._view.own.cards:
            pool = without(pool, card)
        for seat in range(len(memory.known)):
            if seat != self._view.seat:
                for card in memory.known[seat]:
                    pool = without(pool, card)
        for card in memory.discard:
            pool = without(pool, card)
        for card in table.removed:
            pool = without(pool, card)
        for run in table.runs:
            for card in run.cards:
                pool = without(pool, face_of(card))
            for side in (LEFT, RIGHT):
                if run.blocked & side:
                    pool = without(pool, FIRECRACKER)
        return without(pool, STAR) if table.star_to_place else pool

    def _draws(self) -> vec[i64]:
        """The seat's own draws since its memory begins; those of the others, which no view tells, are left out as
        stars."""
        view = self._view
        own: i64 = 0
        for seen in view.memory.history:
            if kind_of(seen) == DREW and seat_of(seen) == view.seat:
                own += 1
        drawn = vec[i64]()
        at = len(view.own.arrived) - own
        for seen in view.memory.history:
            if kind_of(seen) == DREW:
                if seat_of(seen) == view.seat:
                    drawn = append(drawn, view.own.arrived[at])
                    at += 1
                else:
                    drawn = append(drawn, STAR)
        return drawn
