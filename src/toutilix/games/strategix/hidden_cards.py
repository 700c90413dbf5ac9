"""Ways to give the cards that a Strategix seat has not seen to the others, so that they fit everything it knows.

Hard facts: cards seen; the card that this seat gave away in the exchange, and that the one it got was the other's best
or lowest; who had nothing but firecrackers when the lead came; that a seat in turn to lead has something to lead; and
that nobody passed more often than allowed where it could have followed (S5). If two others exchanged cards unseen, the
deal before the exchange is drawn with it. If this seat gave a star away, it may be any star that its taker has played
or holds, and hands count once for each.

Where the cards alone restrict who holds what, the draw is exactly uniform. Passes and an unseen exchange are met by
drawing again; where that fails too often, a Markov chain that swaps two cards at a time walks over the deals that fit,
and is uniform in the long run. It starts from a draw that is repaired by swaps. Should the repair fail, the draw that
breaks the fewest pass facts is used: no other fact is ever dropped.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import BIT, FIRECRACKER, NO_CARD, STAR, without
from toutilix.engine.shuffle import mix
from toutilix.engine.view import NO_SEAT
from toutilix.games.strategix.combinations import can_make, tally_of
from toutilix.games.strategix.hands import best_rank, low_rank
from toutilix.games.strategix.memory import shape_kind, shape_length, shape_number, shape_strength
from toutilix.games.strategix.seat_knowledge import PASS_FIELDS, SeatKnowledge

_DRAWS: Final = 24
_ENOUGH: Final = 8
_REPAIRS: Final = 20_000
_SWAPS: Final[i64] = 60
"""Swaps between two samples of the walk, or three for each card that can move, if that is fewer."""
_WORSE: Final = 0.04


@final
class HiddenCards:
    """One way in which the unseen cards may lie. `hands` and `box` are as they are now; `low` and `best` are the cards
    that changed hands before, NO_CARD if none did."""

    def __init__(self, hands: list[vec[i64]], box: vec[i64], used: vec[i64], low: i64, best: i64) -> None:
        self.hands: Final = hands
        self.box: Final = box
        self.used: Final = used
        self.low: Final = low
        self.best: Final = best


@final
class HiddenCardsSampler:
    """Draws hidden cards. `unseen` are the cards that this seat has not seen; `limit` is the number of voluntary passes
    allowed (-1: any), each hand or, with `each_round`, each round."""

    def __init__(self, known: SeatKnowledge, unseen: vec[i64], deck: vec[i64], limit: i64, each_round: bool) -> None:
        self._known: Final = known
        self._limit: Final = limit
        self._each_round: Final = each_round
        players = len(known.counts)
        self._fixed: list[vec[i64]] = [vec[i64]() for _ in range(players + 1)]
        self._owners: vec[i64] = vec[i64]()
        self._room: vec[i64] = vec[i64]()
        self._taker: i64 = NO_SEAT
        """Who took the card that this seat gave away, if it may be any of several of its face."""
        pool = self._locate(unseen)
        places: i64 = 0
        for owner in range(players + 1):
            room = known.boxed if owner == players else known.counts[owner] - len(self._fixed[owner])
            if owner != known.seat and room > 0:
                self._owners = append(self._owners, owner)
                self._room = append(self._room, room)
                places += room
        # A position read from a file may hide more cards than there are places, or fewer.
        self._exact: Final = len(pool) == places
        spare: i64 = 0
        while len(pool) < places:
            pool = append(pool, deck[spare % len(deck)])
            spare += 1
        self._pool: Final = pool
        self._hidden_exchange: Final = known.bad >= 0 and known.seat != known.lucky and known.seat != known.bad
        self._chain: list[vec[i64]] = []
        self._too_rare: bool = False

    def _locate(self, unseen: vec[i64]) -> vec[i64]:
        """Give every card whose place is known to its owner; what remains is the pool."""
        known = self._known
        pool = unseen[:]
        taker = known.bad if known.seat == known.lucky else known.lucky
        if known.gave != NO_CARD and taker >= 0:
            if known.gave not in known.played[taker]:
                self._fixed[taker] = append(self._fixed[taker], known.gave)
                pool = without(pool, known.gave)
            elif known.gave in pool:
                self._taker = taker
        for seat in range(len(known.counts)):
            if seat != known.seat and known.only_firecrackers & BIT[seat]:
                while len(self._fixed[seat]) < known.counts[seat]:
                    self._fixed[seat] = append(self._fixed[seat], FIRECRACKER)
                    pool = without(pool, FIRECRACKER)
        return pool

    def sample(self, rng: Random) -> HiddenCards:
        if not self._too_rare and not self._draw_again(rng):
            self._too_rare = True
            if not self._chain:
                self._chain = self._draw(rng)
        if self._too_rare:
            self._walk(rng)
        return self._hidden(self._chain, rng)

    def _draw_again(self, rng: Random) -> bool:
        """Draw until every fact is met; False if that takes too long.

        Hands count for as many deals as may have led to them. How many there are by an unseen exchange has no bound
        that is of use: then each draw that fits replaces the one before in proportion to both (Metropolis).
        """
        fits = 0
        for _ in range(_DRAWS):
            given = self._draw(rng)
            if self._faults(given):
                continue
            if not self._hidden_exchange:
                if self._taker >= 0 and rng.randrange(self._most_gifts()) >= self._gifts(given):
                    continue
                self._chain = given
                return True
            ways = self._ways(given, -1)
            if ways == 0:
                continue
            fits += 1
            if not self._chain or rng.random() * float(self._ways(self._chain, -1)) < float(ways):
                self._chain = given
            if fits == _ENOUGH:
                break
        return fits > 0

    def _draw(self, rng: Random) -> list[vec[i64]]:
        """Uniform over what the cards alone allow: first what only one owner can have, then the owner that may not
        have everything, then the others."""
        cards = mix(self._pool, rng)
        given: list[vec[i64]] = [vec[i64]() for _ in self._owners]
        if self._exact:
            rest = vec[i64](capacity=len(cards))
            for card in cards:
                only = self._only_owner(card)
                if only >= 0 and len(given[only]) < self._room[only]:
                    given[only] = append(given[only], card)
                else:
                    rest = append(rest, card)
            cards = rest
            for at in range(len(self._owners)):
                cards = self._fill(given, at, cards, True)
        for at in range(len(self._owners)):
            cards = self._fill(given, at, cards, False)
        return given

    def _only_owner(self, card: i64) -> i64:
        only: i64 = -1
        for at in range(len(self._owners)):
            if self._known.may_hold(self._owners[at], card):
                if only >= 0:
                    return -1
                only = at
        return only

    def _fill(self, given: list[vec[i64]], at: i64, cards: vec[i64], restricted: bool) -> vec[i64]:
        """Fill an owner's places with the first cards it may hold and return the others. With `restricted`, only an
        owner who may not hold all of them."""
        owner = self._owners[at]
        if restricted:
            for card in cards:
                if not self._known.may_hold(owner, card):
                    break
            else:
                return cards
        rest = vec[i64](capacity=len(cards))
        for card in cards:
            if len(given[at]) < self._room[at] and (not restricted or self._known.may_hold(owner, card)):
                given[at] = append(given[at], card)
            else:
                rest = append(rest, card)
        return rest

    # --- does it fit? ---

    def _faults(self, given: list[vec[i64]]) -> i64:
        faults: i64 = 0
        for at in range(len(self._owners)):
            faults += self._faults_of(self._owners[at], given[at])
        return faults

    def _faults_of(self, owner: i64, given: vec[i64]) -> i64:
        """How many passes too many the seat would have made, and whether it could not lead though it is in turn."""
        known = self._known
        if owner == len(known.counts):
            return 0
        faults: i64 = 0
        if owner == known.leader:
            faults = 1
            for card in given:
                if card != FIRECRACKER:
                    faults = 0
            for card in self._fixed[owner]:
                if card != FIRECRACKER:
                    faults = 0
        if self._limit >= 0 and len(known.passes[owner]):
            faults += self._voluntary(owner, given, True)
        return faults

    def _voluntary(self, seat: i64, given: vec[i64], excess: bool) -> i64:
        """The seat's voluntary passes of the hand (of this round, where each round counts), if these are its cards; or
        with `excess` how many there would be beyond the limit."""
        known = self._known
        tally = tally_of(given)
        for card in self._fixed[seat]:
            _add(tally, card)
        played = known.played[seat]
        passes = known.passes[seat]
        at: i64 = len(played)
        voluntary: i64 = 0
        too_many: i64 = 0
        round = known.round
        for place in range(len(passes) - PASS_FIELDS, -1, -PASS_FIELDS):
            while at > passes[place + 1]:
                at -= 1
                _add(tally, played[at])
            if self._each_round and passes[place + 2] != round:
                if not excess:
                    return voluntary
                too_many += voluntary - self._limit if voluntary > self._limit else 0
                voluntary = 0
                round = passes[place + 2]
            shape = passes[place]
            if can_make(tally, shape_kind(shape), shape_length(shape), shape_number(shape), shape_strength(shape)):
                voluntary += 1
        if not excess:
            return voluntary
        return too_many + (voluntary - self._limit if voluntary > self._limit else 0)

    def _deals(self, given: list[vec[i64]]) -> i64:
        """How many deals may have led to these hands."""
        if self._hidden_exchange:
            return self._ways(given, -1)
        return self._gifts(given) if self._taker >= 0 else 1

    # --- an exchange that this seat saw ---

    def _gifts(self, given: list[vec[i64]]) -> i64:
        """How many of the taker's cards may be the one that this seat gave away."""
        return self._like_the_gift(self._after_exchange(given, self._taker))

    def _most_gifts(self) -> i64:
        """As many as there can be, or more."""
        played = self._known.played[self._taker]
        return (
            self._like_the_gift(played)
            + self._like_the_gift(self._fixed[self._taker])
            + self._like_the_gift(self._pool)
        )

    def _like_the_gift(self, cards: vec[i64]) -> i64:
        count: i64 = 0
        for card in cards:
            if card == self._known.gave:
                count += 1
        return count

    # --- an exchange that this seat did not see ---

    def _after_exchange(self, given: list[vec[i64]], seat: i64) -> vec[i64]:
        """The seat's first hand after the exchange: what it has played and what it has left."""
        cards = self._known.played[seat][:]
        for card in self._fixed[seat]:
            cards = append(cards, card)
        for at in range(len(self._owners)):
            if self._owners[at] == seat:
                for card in given[at]:
                    cards = append(cards, card)
        return cards

    def _ways(self, given: list[vec[i64]], chosen: i64) -> i64:
        """In how many ways the exchange can have led to these hands; with `chosen` >= 0, the two cards of that way,
        packed."""
        lucky = self._after_exchange(given, self._known.lucky)
        bad = self._after_exchange(given, self._known.bad)
        lowest: i64 = 99
        second_lowest: i64 = 99
        for card in lucky:
            rank = low_rank(card)
            if rank < lowest:
                second_lowest = lowest
                lowest = rank
            elif rank < second_lowest:
                second_lowest = rank
        best: i64 = -1
        second_best: i64 = -1
        for card in bad:
            rank = best_rank(card)
            if rank > best:
                second_best = best
                best = rank
            elif rank > second_best:
                second_best = rank
        ways: i64 = 0
        for low in bad:
            if low_rank(low) > second_lowest:
                continue
            ceiling = second_best if best_rank(low) == best else best
            for high in lucky:
                floor = second_lowest if low_rank(high) == lowest else lowest
                if low_rank(low) <= floor and best_rank(high) >= ceiling:
                    if ways == chosen:
                        return low * 256 + high
                    ways += 1
        return ways

    # --- a walk over the deals that fit ---

    def _walk(self, rng: Random) -> None:
        """Swap cards: first until every fact is met, then so often that the start is forgotten."""
        chain = self._chain
        owners: i64 = len(self._owners)
        faults = vec[i64]([self._faults_of(self._owners[at], chain[at]) for at in range(owners)])
        total: i64 = 0
        for fault in faults:
            total += fault
        ways = self._deals(chain)
        steps = min(_SWAPS, 3 * len(self._pool))
        repairs = 0
        while steps > 0 and owners > 1 and repairs < _REPAIRS:
            wrong = total > 0 or ways == 0
            if wrong:
                repairs += 1
            else:
                steps -= 1
            one = rng.randrange(owners)
            two = rng.randrange(owners - 1)
            if two >= one:
                two += 1
            first = rng.randrange(len(chain[one]))
            second = rng.randrange(len(chain[two]))
            if not self._may_swap(chain, one, first, two, second):
                continue
            _swap(chain[one], first, chain[two], second)
            faults_one = self._faults_of(self._owners[one], chain[one])
            faults_two = self._faults_of(self._owners[two], chain[two])
            after = total - faults[one] - faults[two] + faults_one + faults_two
            ways_after = self._deals(chain)
            if wrong:
                before_all = total + (1 if ways == 0 else 0)
                after_all = after + (1 if ways_after == 0 else 0)
                accepted = after_all <= before_all or rng.random() < _WORSE
            else:
                accepted = after == 0 and rng.random() * float(ways) < float(ways_after)
            if accepted:
                faults[one] = faults_one
                faults[two] = faults_two
                total = after
                ways = ways_after
            else:
                _swap(chain[one], first, chain[two], second)

    def _may_swap(self, chain: list[vec[i64]], one: i64, first: i64, two: i64, second: i64) -> bool:
        ours = chain[one][first]
        theirs = chain[two][second]
        known = self._known
        return ours != theirs and known.may_hold(self._owners[one], theirs) and known.may_hold(self._owners[two], ours)

    def _hidden(self, given: list[vec[i64]], rng: Random) -> HiddenCards:
        known = self._known
        players = len(known.counts)
        hands: list[vec[i64]] = [self._fixed[seat][:] for seat in range(players + 1)]
        hands[known.seat] = known.cards[:]
        used = vec[i64]([0] * players)
        for at in range(len(self._owners)):
            for card in given[at]:
                hands[self._owners[at]] = append(hands[self._owners[at]], card)
        for seat in range(players):
            if seat != known.seat:
                used[seat] = self._voluntary(seat, _without_all(hands[seat], self._fixed[seat]), False)
        low = NO_CARD
        best = NO_CARD
        if self._hidden_exchange:
            ways = self._ways(given, -1)
            if ways > 0:
                packed = self._ways(given, rng.randrange(ways))
                low = packed // 256
                best = packed % 256
        elif known.seat == known.lucky:
            low = known.gave
            best = known.got
        elif known.seat == known.bad:
            low = known.got
            best = known.gave
        return HiddenCards(hands[:players], hands[players], used, low, best)


def _add(tally: vec[i64], card: i64) -> None:
    if card < STAR:
        tally[card % 26] += 1
    elif card == FIRECRACKER:
        tally[27] += 1
    else:
        tally[26] += 1


def _swap(one: vec[i64], first: i64, two: vec[i64], second: i64) -> None:
    card = one[first]
    one[first] = two[second]
    two[second] = card


def _without_all(cards: vec[i64], gone: vec[i64]) -> vec[i64]:
    rest = cards[:]
    for card in gone:
        rest = without(rest, card)
    return rest
