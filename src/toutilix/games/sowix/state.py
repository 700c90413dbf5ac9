"""Sowix: sow cards along the circle of the alphabet, 2 to 8 players, the first to empty a hand stops it, fewest points
win.

The whole box of 100 cards is in play, some faces several times: a hand of cards is a vector of faces in the order in
which they arrived. Such vectors are replaced, never changed, so that clones of a state may share them. The legal moves
are in seat.py, fits and costs in letters.py, the shared memory in memory.py; here are the consequences of moves.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import (
    BIT,
    FIRECRACKER,
    NO_CARD,
    NO_LETTER,
    STAR,
    face_of,
    held_card,
    letter_of,
    whole_deck,
)
from toutilix.engine.events import DEALT, HAND_BEGINS
from toutilix.engine.facts import Event, Refusal, one
from toutilix.engine.game import Game
from toutilix.engine.history import History, entry, touched
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import mix
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import PLAYING, SPECTATOR
from toutilix.games.sowix.events import (
    ALL_PASSED,
    CALLED,
    CAUGHT,
    DRAW_FITS,
    DRAW_KEPT,
    DRAWS,
    DREW,
    HIT,
    LAST_TURN_OVER,
    LOSES_TURN,
    NOTHING_LEFT,
    OUT,
    PASSED,
    PLAYED,
    REVERSED,
    SHUFFLED,
    TURNED_OVER,
    TURNED_UP,
    WAITS_FOR_SHUFFLE,
)
from toutilix.games.sowix.letters import REVERSING, count_points, firecrackers_on, fits
from toutilix.games.sowix.memory import (
    GOT,
    GOT_FITTING,
    GOT_KEPT,
    SAW_CALL,
    SAW_CATCH,
    SAW_DEAL,
    SAW_DRAW,
    SAW_PASS,
    SAW_PLAY,
    SAW_SHUFFLE,
    SAW_TURN_OVER,
    SAW_TURN_UP,
    SowixMemory,
)
from toutilix.games.sowix.seat import SowixOwn, SowixView, listed, random_act, refused
from toutilix.games.sowix.table import (
    CALL,
    CARDS_EACH,
    DRAW,
    MOST_TURN_OVERS,
    NO_HANDS,
    PASS,
    PENALTY,
    PLAY,
    SowixTable,
)

# --- a position of a match -------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
@final
class SowixState(State[SowixTable, SowixOwn, SowixMemory]):
    """`stock` from `next` on is the draw pile, top first. The shared memory is in `laid`, `acts` and `noted`, as in
    SowixMemory: a memory object would be one object more for every clone of a search."""

    def __init__(
        self,
        table: SowixTable,
        owns: list[SowixOwn],
        laid: History,
        acts: History,
        noted: i64,
        stock: vec[i64],
        next: i64 = 0,
    ) -> None:
        super().__init__(table)
        self.owns: list[SowixOwn] = owns
        self.laid: History = laid
        self.acts: History = acts
        self.noted: i64 = noted
        self.stock: vec[i64] = stock
        self.next: i64 = next

    def clone(self) -> "SowixState":
        cloned = SowixState(self.table.copy(), self.owns[:], self.laid, self.acts, self.noted, self.stock, self.next)
        cloned.dealt = self.dealt
        cloned.shuffles = self.shuffles
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> SowixView:
        self.check_seat(seat)
        return SowixView(seat, self.table, self.owns[seat], self.laid, self.acts, self.noted)

    def refusal(self, seat: i64, move: Move) -> Refusal | None:
        self.check_seat(seat)
        return refused(self.table, seat, self.owns[seat], move)

    def listed_moves(self, seat: i64) -> list[Move]:
        self.check_seat(seat)
        return listed(self.table, seat, self.owns[seat])

    def random_move(self, seat: i64, rng: Random) -> Move:
        self.check_seat(seat)
        return random_act(self.table, seat, self.owns[seat], rng)

    def view(self, seat: i64) -> SowixView:
        table = self.table.copy()
        if seat == SPECTATOR:
            return SowixView(seat, table, SowixOwn(vec[i64](), vec[i64]()), History(vec[i64]()), History(vec[i64]()), 0)
        self.check_seat(seat)
        own = SowixOwn(self.owns[seat].cards[:], self.owns[seat].arrived[:], self.owns[seat].drawn)
        acts = History(self.acts.first(self.noted))
        return SowixView(seat, table, own, History(self.pile()), acts, self.noted)

    def touch(self, depth: i64) -> i64:
        table = self.table
        if depth == 0:
            return table.hand ^ table.top ^ table.turned ^ len(table.shown)
        if depth == 1 or table.turn < 0:
            return len(self.owns) ^ table.touch() ^ self.laid.touch_end() ^ self.acts.touch_end()
        own = self.owns[table.turn]
        next = self.owns[table.after(table.turn)]
        if depth == 2:
            drawn = self.stock[self.next] if table.stock_size else 0
            return own.drawn ^ next.drawn ^ drawn ^ self.laid.touch()
        return touched(own.cards) ^ touched(next.cards)

    def pile(self) -> vec[i64]:
        return self.laid.first(self.table.pile_size)

    def put_pile(self, cards: vec[i64]) -> None:
        """Replace the pile, and set what it shows."""
        table = self.table
        self.laid = History(cards)
        table.pile_size = len(cards)
        table.top = cards[len(cards) - 1] if len(cards) else NO_CARD
        table.firecrackers = firecrackers_on(cards)
        under = len(cards) - table.firecrackers - 1
        table.letter = letter_of(cards[under]) if under >= 0 else NO_LETTER

    def _lay(self, card: i64) -> None:
        """Lay a card on the pile."""
        table = self.table
        self.laid = self.laid.with_next(table.pile_size, card)
        table.pile_size += 1
        table.top = card
        if card == FIRECRACKER:
            table.firecrackers += 1
        else:
            table.firecrackers = 0
            table.letter = letter_of(card)

    def _note(self, entry: i64) -> None:
        self.acts = self.acts.with_next(self.noted, entry)
        self.noted += 1

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        table.hand += 1
        table.over = PLAYING
        table.direction = 1
        table.turned = 0
        table.uncalled = 0
        table.lose_turn = 0
        table.passed = 0
        table.shown = NO_HANDS
        starter = table.game.starter(table.hand)
        self.laid = History(vec[i64]())
        self.acts = History(vec[i64]())
        self.noted = 0
        self.put_pile(vec[i64]())
        self.stock = deal.rest[:]
        self.next = 0
        table.stock_size = len(self.stock)
        log.append(Event(HAND_BEGINS, starter, table.hand))
        for seat in range(table.players):
            hand = deal.hands[seat][:]
            self.owns[seat] = SowixOwn(hand, hand)
            table.counts[seat] = len(hand)
            self._note(entry(SAW_DEAL, seat, len(hand)))
            log.append(Event(DEALT, seat, cards=hand[:], seers=BIT[seat]))
        self._turn_up(starter, log)

    def _turn_up(self, starter: i64, log: list[Event]) -> None:
        """W1: the first card of the pile, and others onto it as long as they are firecrackers."""
        table = self.table
        turn = starter
        while table.stock_size > 0:
            card = self._take()
            self._lay(card)
            self._note(entry(SAW_TURN_UP, 0, card))
            log.append(Event(TURNED_UP, cards=one(card)))
            if card != FIRECRACKER:
                break
            log.append(Event(HIT, turn))
            got = vec[i64]()
            while len(got) < PENALTY and table.stock_size > 0:
                got = append(got, self._draw_card(turn, GOT))
            self._tell_drawn(turn, got, PENALTY, log)
            turn = table.after(turn)
        table.turn = turn

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        verb = move.verb
        if verb == PLAY:
            self._play(seat, move, log)
        elif verb == DRAW:
            self.revealed = True
            table.uncalled &= ~BIT[seat]
            self._note(entry(SAW_DRAW, seat))
            if log is not None:
                log.append(Event(DRAWS, seat))
            self._draw(seat, 1, seat, log)
        elif verb == PASS:
            table.uncalled &= ~BIT[seat]
            table.passed |= BIT[seat]
            self._note(entry(SAW_PASS, seat))
            if log is not None:
                log.append(Event(PASSED, seat))
            if table.passed == BIT[table.players] - 1:
                if log is not None:
                    log.append(Event(ALL_PASSED))
                self._end_hand(log)
            else:
                self._give_turn(table.after(seat), log)
        elif verb == CALL:
            table.uncalled &= ~BIT[seat]
            self._note(entry(SAW_CALL, seat))
            if log is not None:
                log.append(Event(CALLED, seat))
        else:
            self._catch(seat, move.number, log)

    def _play(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        own = self.owns[seat]
        face = held_card(own.cards, move.card)
        card = move.card if face == STAR else face
        self.owns[seat] = SowixOwn(remove(own.cards[:], face), own.arrived)
        self._lay(card)
        self._note(entry(SAW_PLAY, seat, 2 * card + (1 if move.call else 0)))
        table.counts[seat] -= 1
        table.drew = False
        table.passed = 0
        table.uncalled &= ~BIT[seat]
        if log is not None:
            log.append(Event(PLAYED, seat, 1 if move.call else 0, cards=one(card)))
        if table.counts[seat] == 0:
            if log is not None:
                log.append(Event(OUT, seat))
            self._end_hand(log)
            return
        if table.counts[seat] == 1 and not move.call and not table.game.automatic:
            table.uncalled |= BIT[seat]
        if card == FIRECRACKER:
            hit = table.after(seat)
            self.revealed = True
            table.lose_turn &= ~BIT[hit]
            if log is not None:
                log.append(Event(HIT, hit))
            self._draw(hit, PENALTY, table.after(hit), log)
        elif table.letter == REVERSING:
            table.direction = -table.direction
            if log is not None:
                log.append(Event(REVERSED, seat, table.direction))
            self._give_turn(seat if table.players == 2 else table.after(seat), log)
        else:
            self._give_turn(table.after(seat), log)

    def _catch(self, seat: i64, caught: i64, log: list[Event] | None) -> None:
        """W7. A seat that can be caught in its turn has not acted yet: that is the turn it loses."""
        table = self.table
        turn = table.turn
        self.revealed = True
        table.uncalled &= ~BIT[caught]
        self._note(entry(SAW_CATCH, seat, caught))
        if log is not None:
            log.append(Event(CAUGHT, seat, caught))
        if turn == caught:
            turn = table.after(caught)
            if log is not None:
                log.append(Event(LOSES_TURN, caught))
        else:
            table.lose_turn |= BIT[caught]
        self._draw(caught, PENALTY, turn, log)

    def _give_turn(self, seat: i64, log: list[Event] | None) -> None:
        """The turn comes to `seat`; seats that have one to lose lose it."""
        table = self.table
        while table.lose_turn & BIT[seat]:
            table.lose_turn &= ~BIT[seat]
            if log is not None:
                log.append(Event(LOSES_TURN, seat))
            seat = table.after(seat)
        table.turn = seat

    def _draw(self, seat: i64, count: i64, turn: i64, log: list[Event] | None) -> None:
        """Let `seat` draw, and then give the turn to `turn`; if that is the same seat, it draws in its own turn."""
        table = self.table
        got = vec[i64]()
        due = count
        while due > 0:
            if table.stock_size == 0:
                if table.pile_size == table.kept():
                    break
                self._tell_drawn(seat, got, len(got), log)
                got = vec[i64]()
                if table.turned == MOST_TURN_OVERS:
                    if log is not None:
                        log.append(Event(LAST_TURN_OVER))
                    self._end_hand(log)
                    return
                if table.game.reshuffle:
                    table.wait_for_shuffle(seat, due, turn)
                    if log is not None:
                        log.append(Event(WAITS_FOR_SHUFFLE, seat, turn, due))
                    return
                self._new_stock(self._turned_cards(), entry(SAW_TURN_OVER))
                if log is not None:
                    log.append(Event(TURNED_OVER, table.turned))
            if seat == turn:
                self._draw_in_turn(seat, log)
                return
            got = append(got, self._draw_card(seat, GOT))
            due -= 1
        self._tell_drawn(seat, got, len(got) + due, log)
        self._give_turn(turn, log)

    def _draw_in_turn(self, seat: i64, log: list[Event] | None) -> None:
        """W3: the card drawn is played next if it fits, else kept, which ends the turn."""
        table = self.table
        fitting = fits(table.letter, self.stock[self.next])
        card = self._draw_card(seat, GOT_FITTING if fitting else GOT_KEPT)
        if log is not None:
            log.append(Event(DRAW_FITS if fitting else DRAW_KEPT, seat, cards=one(card), seers=BIT[seat]))
        if fitting:
            own = self.owns[seat]
            self.owns[seat] = SowixOwn(own.cards, own.arrived, card)
            table.drew = True
            table.turn = seat
        else:
            self._give_turn(table.after(seat), log)

    def _take(self) -> i64:
        card = self.stock[self.next]
        self.next += 1
        self.table.stock_size -= 1
        return card

    def _draw_card(self, seat: i64, kind: i64) -> i64:
        table = self.table
        card = self._take()
        own = self.owns[seat]
        self.owns[seat] = SowixOwn(append(own.cards[:], card), append(own.arrived[:], card), own.drawn)
        self._note(entry(kind, seat))
        table.counts[seat] += 1
        table.uncalled &= ~BIT[seat]
        table.passed = 0
        return card

    def _tell_drawn(self, seat: i64, got: vec[i64], due: i64, log: list[Event] | None) -> None:
        if log is None:
            return
        if len(got):
            log.append(Event(DREW, seat, cards=got, seers=BIT[seat]))
        if len(got) < due:
            log.append(Event(NOTHING_LEFT, seat))

    def _turned_cards(self) -> vec[i64]:
        """W8: what is turned over, the bottom of the pile first; stars have lost their letters."""
        return vec[i64]([face_of(card) for card in self.laid.first(self.table.pile_size - self.table.kept())])

    def _new_stock(self, cards: vec[i64], how: i64) -> None:
        table = self.table
        pile = self.pile()
        self.laid = History(pile[table.pile_size - table.kept() :])
        self.stock = cards
        self.next = 0
        self._note(how)
        table.pile_size = table.kept()
        table.stock_size = len(cards)
        table.turned += 1

    def pile_to_shuffle(self) -> vec[i64]:
        return self._turned_cards() if self.table.to_shuffle else vec[i64]()

    def put_shuffled(self, cards: vec[i64], log: list[Event]) -> None:
        table = self.table
        self._new_stock(cards[:], entry(SAW_SHUFFLE))
        log.append(Event(SHUFFLED, table.turned))
        seat, count, turn = table.draw_seat, table.draw_count, table.draw_turn
        table.end_waiting()
        self._draw(seat, count, turn, log)

    def mix_unseen(self, rng: Random) -> None:
        if self.table.turned == 0 or self.table.game.reshuffle:
            self.stock = mix(self.stock[self.next :], rng)
            self.next = 0

    def _end_hand(self, log: list[Event] | None) -> None:
        table = self.table
        table.uncalled = 0
        table.lose_turn = 0
        table.passed = 0
        table.drew = False
        table.shown = [own.cards[:] for own in self.owns]
        self.revealed = True
        reached = False
        for scored in range(table.players):
            self.owns[scored] = SowixOwn(self.owns[scored].cards, self.owns[scored].arrived)
            table.add_points(scored, count_points(scored, table.shown[scored], log))
            if table.scores[scored] >= table.game.target:
                reached = True
        self.close_hand(reached, log)

    def end_reason(self) -> str:
        reached = max(self.table.scores) >= self.table.game.target
        return self.table.game.end_reason if reached else "sowix.hands_played"


_DECK: Final = vec[i64](whole_deck())

# --- the game --------------------------------------------------------------------------------------------------------


@final
class Sowix(Game):
    def __init__(
        self, players: i64, youngest: i64, draw_when_able: bool, automatic: bool, reshuffle: bool, target: i64
    ) -> None:
        super().__init__("sowix", players, youngest, fewest_wins=True, end_reason="sowix.target_reached")
        self.draw_when_able: Final = draw_when_able
        self.automatic: Final = automatic
        self.reshuffle: Final = reshuffle
        self.target: Final = target

    def new(self) -> SowixState:
        nothing = vec[i64]()
        owns = [SowixOwn(nothing, nothing) for _ in range(self.players)]
        table = SowixTable(self)
        table.set_out()
        return SowixState(table, owns, History(vec[i64]()), History(vec[i64]()), 0, nothing)

    def deck(self) -> vec[i64]:
        return _DECK[:]

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        return cut(shuffled[0], self.players, CARDS_EACH)

    def most_acts(self) -> int:
        """A hand has at most 4 turn-overs (W10), so fewer than 500 cards are ever drawn, one an act at most; fewer than
        500 + 56 are played; each play can be followed by one call or catch; and between two of these nobody passes
        three times, since nobody loses two turns without a play. At its end all but one seat at most hold a card, which
        costs 5 or more, so that the sum of all scores grows by 5 * (players - 1) or more, while it is below
        players * target as long as the match continues."""
        acts = (500 + 556 + 556 + 1) * (1 + 2 * self.players)
        hands = self.players * self.target // (5 * (self.players - 1)) + 1
        return acts * hands
