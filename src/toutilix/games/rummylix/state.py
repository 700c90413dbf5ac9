"""Rummylix: a rummy of letter runs on the circle A-Z for 2 to 4 players, most points win.

The table is in `table`, the legal moves in `seat`; here are their consequences.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import (
    BIT,
    BLUE,
    FIRECRACKER,
    NO_CARD,
    PINK,
    STAR,
    STAR_AS,
    UNSEEN,
    alphabet,
    face_of,
    held_card,
    is_star,
    letter_of,
    specials,
    without,
)
from toutilix.engine.events import DEALT, HAND_BEGINS, HAND_POINTS
from toutilix.engine.facts import Event, one
from toutilix.engine.game import Game
from toutilix.engine.history import entry, kind_of, last_of, seat_of, touched
from toutilix.engine.moves import NO_CARDS, Move, split_groups
from toutilix.engine.shuffle import mix
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import NO_SEAT, SPECTATOR
from toutilix.games.rummylix import events
from toutilix.games.rummylix.memory import BEGAN, DISCARDED, DREW, PLAYED, TOOK, TURNED, RummylixMemory
from toutilix.games.rummylix.runs import Run
from toutilix.games.rummylix.scoring import run_points, taken_points
from toutilix.games.rummylix.seat import RummylixOwn, RummylixView
from toutilix.games.rummylix.table import (
    ADD,
    BLOCK,
    CARDS_EACH,
    DRAW,
    IDLE_ROUNDS,
    LAY,
    REFILL,
    REFILL_BEFORE_DISCARD,
    REFILL_NEVER,
    STEP_DRAW,
    STEP_PLAY,
    SWAP,
    TAKE,
    UNBLOCK,
    RummylixTable,
    resolve,
    with_card,
)

# --- a position of a match -------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
@final
class RummylixState(State[RummylixTable, RummylixOwn, RummylixMemory]):
    """`hands` are kept in order; the last `table.stock` cards of `stock` are the draw pile, top first; `drawn` are the
    cards that all seats drew from it in this hand, in order. All but `drawn` and the history are replaced when they
    change: clones share them."""

    def __init__(
        self, table: RummylixTable, hands: list[vec[i64]], stock: vec[i64], drawn: vec[i64], memory: RummylixMemory
    ) -> None:
        super().__init__(table)
        self.hands: list[vec[i64]] = hands
        self.stock: vec[i64] = stock
        self.drawn: vec[i64] = drawn
        self.memory: RummylixMemory = memory

    def clone(self) -> "RummylixState":
        cloned = RummylixState(self.table.copy(), self.hands[:], self.stock, self.drawn[:], self.memory.copy())
        cloned.dealt = self.dealt
        cloned.shuffles = self.shuffles
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> RummylixView:
        self.check_seat(seat)
        return RummylixView(seat, self.table, RummylixOwn(self.hands[seat], NO_CARDS), self.memory)

    def touch(self, depth: i64) -> i64:
        table, memory = self.table, self.memory
        found: i64 = 0
        if depth == 0:
            found = table.hand ^ table.step ^ table.opened ^ len(table.shown) ^ len(memory.known)
        elif depth == 1:
            found = table.touch() ^ len(table.runs) ^ len(self.hands) ^ touched(memory.discard)
            if table.stock:
                found ^= self.stock[len(self.stock) - table.stock]
        elif depth == 2:
            found = last_of(memory.history) ^ last_of(self.drawn)
            for run in table.runs:
                found ^= run.blocked
        else:
            for hand in self.hands:
                found ^= touched(hand)
            for cards in memory.known:
                found ^= touched(cards)
            for run in table.runs:
                found ^= touched(run.cards)
        return found

    def view(self, seat: i64) -> RummylixView:
        if seat == SPECTATOR:
            nothing = RummylixMemory(NO_CARDS, [], NO_CARDS)
            return RummylixView(seat, self.table.copy(), RummylixOwn(NO_CARDS, NO_CARDS), nothing)
        self.check_seat(seat)
        own = RummylixOwn(self.hands[seat], self._arrived(seat))
        return RummylixView(seat, self.table.copy(), own, self.memory.copy())

    def draw_pile(self) -> vec[i64]:
        """Top first."""
        return self.stock[len(self.stock) - self.table.stock :]

    def _arrived(self, seat: i64) -> vec[i64]:
        """The cards that a seat was dealt and drew, in order."""
        dealt = self.dealt
        arrived = vec[i64]() if dealt is None else dealt.hands[seat][:]
        draws: i64 = 0
        for seen in self.memory.history:
            if kind_of(seen) == DREW:
                if seat_of(seen) == seat:
                    arrived = append(arrived, self.drawn[draws])
                draws += 1
        return arrived

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        table.clear()
        self.drawn = vec[i64]()
        first = table.game.starter(table.hand)
        log.append(Event(HAND_BEGINS, first, table.hand))
        for seat in range(table.players):
            self.hands[seat] = vec[i64](sorted(deal.hands[seat]))
            table.counts[seat] = len(self.hands[seat])
            log.append(Event(DEALT, seat, cards=deal.hands[seat], seers=BIT[seat]))
        turned = deal.rest[:1]
        self.stock = deal.rest[1:]
        table.stock = len(self.stock)
        history = one(entry(BEGAN, 0, turned[0] if len(turned) else UNSEEN))
        self.memory = RummylixMemory(NO_CARDS, [NO_CARDS] * table.players, history)
        self._set_discard(turned)
        log.append(Event(events.TURNED_UP, table.stock, cards=turned))
        self._begin_turn(first, log)

    def _set_discard(self, cards: vec[i64]) -> None:
        self.memory.discard = cards
        self.table.discard = len(cards)
        self.table.top = cards[len(cards) - 1] if len(cards) else NO_CARD

    def _begin_turn(self, seat: i64, log: list[Event] | None) -> None:
        table = self.table
        table.turn = seat
        table.step = STEP_DRAW
        if table.stock == 0 and table.discard == 0:
            table.step = STEP_PLAY
            if log is not None:
                log.append(Event(events.NOTHING_TO_DRAW, seat))

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        verb = move.verb
        if verb == DRAW:
            self._draw(seat, 1, seat, log)
        elif verb == TAKE:
            self._take(seat, log)
        elif verb in (LAY, ADD, SWAP, BLOCK, UNBLOCK):
            self.table.idle = 0
            if verb == LAY:
                self._lay(seat, move, log)
            elif verb == ADD:
                self._add(seat, move, log)
            elif verb == SWAP:
                self._swap(seat, move, log)
            elif verb == BLOCK:
                self._block(seat, move, log)
            else:
                self._unblock(seat, move, log)
            if self.table.counts[seat] == 0 and not self.table.star_to_place:
                if self._refills(False):
                    self._refill(seat, seat, log)
                else:
                    self._end_hand(seat, log)
        else:
            self._discard(seat, move, log)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def _draw(self, seat: i64, count: i64, after: i64, log: list[Event] | None) -> None:
        """Draw from the stock; then it is the turn of `after`: to continue or, if it is another seat, to begin."""
        table = self.table
        self.revealed = True
        drawn = vec[i64]()
        while count > 0 and (table.stock > 0 or table.discard > 0):
            if table.stock == 0:
                self._tell_drawn(seat, drawn, log)
                drawn = vec[i64]()
                if table.game.reshuffle:
                    table.wait_for_shuffle(seat, count, after)
                    if log is not None:
                        log.append(Event(events.PILE_WAITS, seat, after, count))
                    return
                if log is not None:
                    log.append(Event(events.PILE_TURNED, table.discard))
                self._turn_over(self.memory.discard)
            card = self.stock[len(self.stock) - table.stock]
            table.stock -= 1
            table.counts[seat] += 1
            count -= 1
            self.hands[seat] = with_card(self.hands[seat], card)
            self.drawn = append(self.drawn, card)
            self.memory.history = append(self.memory.history, entry(DREW, seat))
            drawn = append(drawn, card)
        self._tell_drawn(seat, drawn, log)
        if after == seat:
            table.turn = seat
            table.step = STEP_PLAY
        else:
            self._begin_turn(after, log)

    def _tell_drawn(self, seat: i64, drawn: vec[i64], log: list[Event] | None) -> None:
        if log is not None and len(drawn):
            log.append(Event(events.DREW, seat, cards=drawn, seers=BIT[seat]))

    def _turn_over(self, stock: vec[i64]) -> None:
        """R7: the discards are the stock now. Turned and not shuffled, the oldest lies on top."""
        self.stock = stock
        self.table.stock = len(stock)
        self._set_discard(NO_CARDS)
        self.memory.history = append(self.memory.history, entry(TURNED))

    def pile_to_shuffle(self) -> vec[i64]:
        return self.memory.discard if self.table.to_shuffle else NO_CARDS

    def put_shuffled(self, cards: vec[i64], log: list[Event]) -> None:
        table = self.table
        log.append(Event(events.PILE_SHUFFLED, len(cards)))
        seat, count, after = table.draw_seat, table.draw_count, table.draw_turn
        table.end_waiting()
        self._turn_over(cards)
        self._draw(seat, count, after, log)

    def mix_unseen(self, rng: Random) -> None:
        if not self.table.game.reshuffle:
            for seen in self.memory.history:
                if kind_of(seen) == TURNED:
                    return
        self.stock = mix(self.draw_pile(), rng)

    def _take(self, seat: i64, log: list[Event] | None) -> None:
        table = self.table
        card = table.top
        self._set_discard(self.memory.discard[: table.discard - 1])
        self.hands[seat] = with_card(self.hands[seat], card)
        self.memory.known[seat] = with_card(self.memory.known[seat], card)
        self.memory.history = append(self.memory.history, entry(TOOK, seat, card))
        table.counts[seat] += 1
        table.step = STEP_PLAY
        if log is not None:
            log.append(Event(events.TOOK, seat, cards=one(card)))

    # --- playing -----------------------------------------------------------------------------------------------------

    def _lose(self, seat: i64, card: i64, kind: i64) -> None:
        """A card leaves a hand in sight. Of equal cards, one that all know of goes first: nobody can tell."""
        self.hands[seat] = without(self.hands[seat], card)
        self.table.counts[seat] -= 1
        if len(self.memory.known[seat]):
            self.memory.known[seat] = without(self.memory.known[seat], card)
        self.memory.history = append(self.memory.history, entry(kind, seat, card))

    def _lay(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        if log is not None and not table.has_opened(seat):
            log.append(Event(events.OPENED, seat))
        table.opened |= BIT[seat]
        for cards in split_groups(resolve(self.hands[seat], move.groups)):
            for card in cards:
                self._lose(seat, face_of(card), PLAYED)
            table.runs.append(Run(seat, letter_of(cards[0]), cards))
            if log is not None:
                log.append(Event(events.LAID, seat, len(table.runs) - 1, cards=cards))

    def _add(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        run = table.runs[move.number]
        side = run.sides_for(letter_of(move.card)) & run.open_sides()
        if move.side:
            side = move.side
        card = move.card if is_star(move.card) else held_card(self.hands[seat], move.card)
        placed = table.star_to_place
        if placed:
            table.star_to_place = False
        else:
            self._lose(seat, face_of(card), PLAYED)
        table.runs[move.number] = run.lengthened(card, side)
        if log is not None:
            type = events.PLACED if placed else events.ADDED
            log.append(Event(type, seat, run.owner, move.number, side, cards=one(card)))

    def _swap(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        run = table.runs[move.number]
        letter = letter_of(move.card)
        card = held_card(self.hands[seat], move.card)
        self._lose(seat, card, PLAYED)
        table.runs[move.number] = run.exchanged(run.star_for(letter), card)
        table.star_to_place = True
        if log is not None:
            cards = vec[i64]([card, STAR_AS + letter])
            log.append(Event(events.SWAPPED, seat, run.owner, move.number, cards=cards))

    def _block(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        run = self.table.runs[move.number]
        self._lose(seat, FIRECRACKER, PLAYED)
        self.table.runs[move.number] = run.with_blocked(run.blocked | move.side)
        if log is not None:
            log.append(Event(events.BLOCKED, seat, run.owner, move.number, move.side))

    def _unblock(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        run = table.runs[move.number]
        self._lose(seat, STAR, PLAYED)
        table.runs[move.number] = run.with_blocked(run.blocked & ~move.side)
        table.removed = append(append(table.removed[:], STAR), FIRECRACKER)
        if log is not None:
            log.append(Event(events.UNBLOCKED, seat, run.owner, move.number, move.side))

    def _discard(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        card = held_card(self.hands[seat], move.card)
        self._lose(seat, card, DISCARDED)
        self._set_discard(append(self.memory.discard[:], card))
        table.idle += 1
        if log is not None:
            log.append(Event(events.DISCARDED, seat, cards=one(card)))
        after = (seat + 1) % table.players
        out = table.counts[seat] == 0
        if out and not self._refills(True):
            self._end_hand(seat, log)
        elif table.idle >= IDLE_ROUNDS * table.players:
            self._end_hand(NO_SEAT, log)
        elif out:
            self._refill(seat, after, log)
        else:
            self._begin_turn(after, log)

    def _refills(self, discarded: bool) -> bool:
        """R6: does a player without cards get new ones?"""
        table = self.table
        refill = table.game.refill
        if refill == REFILL_NEVER or (refill == REFILL_BEFORE_DISCARD and discarded):
            return False
        return table.stock + table.discard >= REFILL

    def _refill(self, seat: i64, after: i64, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event(events.REFILLED, seat, REFILL))
        self._draw(seat, REFILL, after, log)

    # --- the end of a hand -------------------------------------------------------------------------------------------

    def _end_hand(self, taker: i64, log: list[Event] | None) -> None:
        """R8: `taker` has played the last card and takes the other hands; NO_SEAT: nobody has (R9)."""
        table = self.table
        if taker != NO_SEAT:
            table.shown = self.hands[:]
        if log is not None:
            if taker != NO_SEAT:
                log.append(Event(events.OUT, taker))
            else:
                log.append(Event(events.STALLED, IDLE_ROUNDS))
        for seat in range(table.players):
            points = run_points(table, seat, log)
            if seat == taker:
                for other in range(table.players):
                    points += taken_points(taker, other, self.hands[other], log)
            table.add_points(seat, points)
            if log is not None:
                log.append(Event(HAND_POINTS, seat, points, 0))
        self.close_hand(table.hand >= table.players, log)


_DECK: Final = vec[i64](alphabet(PINK) + alphabet(BLUE) + specials())

# --- the game --------------------------------------------------------------------------------------------------------


@final
class Rummylix(Game):
    """`refill` is a place in REFILL_VALUES (R6); `reshuffle` says whether a turned pile is shuffled (R7)."""

    def __init__(self, players: i64, youngest: i64, refill: i64, reshuffle: bool) -> None:
        super().__init__("rummylix", players, youngest, fewest_wins=False, end_reason="rummylix.most_points")
        self.refill: i64 = refill
        self.reshuffle: bool = reshuffle

    def new(self) -> RummylixState:
        hands = [NO_CARDS] * self.players
        memory = RummylixMemory(NO_CARDS, [NO_CARDS] * self.players, vec[i64]())
        table = RummylixTable(self)
        table.set_out()
        return RummylixState(table, hands, NO_CARDS, vec[i64](), memory)

    def deck(self) -> vec[i64]:
        """R1: the pink and the blue alphabet, stars and firecrackers: 62 cards."""
        return _DECK[:]

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        return cut(shuffled[0], self.players, CARDS_EACH)

    def most_acts(self) -> int:
        """Each hand is finite. A lay, an addition from hand, an exchange, a block or an unblocking moves at least one
        card for good out of hands and piles, onto the table or out of the game: at most 62 times in a hand, and each
        exchange asks for one more act, to place its star. After each of these, and at the start, at most 20 rounds of
        turns are finished before the hand ends (R9). Every turn, the last one too, has at most one draw and one
        discard."""
        cards = len(self.deck())
        turns = (cards + 1) * IDLE_ROUNDS * int(self.players)
        return int(self.players) * (2 * cards + 2 * turns + 1)
