"""Strategix: a climbing game of letters for 2 to 4 players: get rid of your cards, but never foul with the last one.

A hand is a vector of real cards, colours kept, always in the same order. The leader plays one card, runs or pairs; the
others follow with the same shape, as strong or stronger, throw a firecracker, or pass. The legal moves are in `seat`,
the combinations of a hand in `combinations` and `plays`; here are the consequences of moves.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import BIT, BLUE, FIRECRACKER, PINK, alphabet, is_star, letter_card, specials, without
from toutilix.engine.events import DEALT, HAND_BEGINS, HAND_POINTS
from toutilix.engine.facts import Event, one
from toutilix.engine.game import Game
from toutilix.engine.history import last_of, touched
from toutilix.engine.moves import GROUP_END, Move, join_groups, split_groups
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import NO_SEAT, PLAYING, SPECTATOR
from toutilix.games.strategix.combinations import SINGLE, Combination, Z, can_follow, combination_of, tally_of
from toutilix.games.strategix.events import (
    BOXED,
    FIRECRACKER_THROWN,
    FOLLOWED,
    FOUL,
    GAVE_BEST,
    GAVE_LOWEST,
    LEAD_PASSES,
    LED,
    LOST_TURN,
    PASSED,
    PLACED,
    ROUND_WON,
    SCORED,
    STUCK,
    VOLUNTARY_PASS,
)
from toutilix.games.strategix.hands import best_of, faces_of, in_order, lowest_of, sorted_groups, still_held, take
from toutilix.games.strategix.memory import (
    SAW_CARD,
    SAW_DEAL,
    SAW_EXCHANGE,
    SAW_ONLY_FIRECRACKERS,
    SAW_PASS,
    SAW_ROUND_END,
    StrategixMemory,
    pack_shape,
)
from toutilix.games.strategix.seat import StrategixOwn, StrategixView
from toutilix.games.strategix.table import (
    BADLUCKIX,
    BOX_SIZE,
    CARDS_EACH,
    EACH_ROUND,
    LUCKYLIX,
    NO_PLACE,
    PASS,
    PLACES_OF,
    POINTS,
    SINGLE_CARD,
    THROW,
    StrategixTable,
)

# --- a position of a match -------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
@final
class StrategixState(State[StrategixTable, StrategixOwn, StrategixMemory]):
    """`owns` is for each seat; `memory` is shared by all seats; nobody sees the `box`."""

    def __init__(self, table: StrategixTable, owns: list[StrategixOwn], memory: StrategixMemory, box: vec[i64]) -> None:
        super().__init__(table)
        self.owns: list[StrategixOwn] = owns
        self.memory: StrategixMemory = memory
        self.box: vec[i64] = box

    def clone(self) -> "StrategixState":
        owns = [own.copy() for own in self.owns]
        cloned = StrategixState(self.table.copy(), owns, self.memory.copy(), self.box)
        cloned.dealt = self.dealt
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> StrategixView:
        self.check_seat(seat)
        return StrategixView(seat, self.table, self.owns[seat], self.memory)

    def touch(self, depth: i64) -> i64:
        table = self.table
        follow = table.combination
        found: i64 = 0
        if depth == 0:
            found = table.hand ^ table.owner ^ table.boxed ^ len(self.owns) ^ len(self.memory.entries)
        elif depth == 1:
            found = table.touch() ^ table.places[0] ^ touched(table.played) ^ last_of(self.memory.entries)
            if follow is not None:
                found ^= follow.length
        elif depth == 2:
            for own in self.owns:
                found ^= own.got
        else:
            if follow is not None:
                found = touched(follow.starts)
            for own in self.owns:
                found ^= touched(own.cards)
        return found

    def view(self, seat: i64) -> StrategixView:
        if seat == SPECTATOR:
            return StrategixView(seat, self.table.copy(), StrategixOwn(), StrategixMemory(vec[i64]()))
        self.check_seat(seat)
        return StrategixView(seat, self.table.copy(), self.owns[seat].copy(), self.memory.copy())

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        table.hand += 1
        table.over = PLAYING
        lucky = table.seat_in(LUCKYLIX)
        bad = self._last_badluckix()
        starter = bad if bad != NO_SEAT else table.game.starter(table.hand)
        table.places = vec[i64]([NO_PLACE] * table.players)
        table.named = vec[i64]()
        table.played = vec[i64]()
        table.boxed = len(deal.rest)
        self.box = deal.rest
        self.memory = StrategixMemory(vec[i64]())
        self.memory.add(SAW_DEAL, 0)
        self._clear_round()
        log.append(Event(HAND_BEGINS, starter, table.hand))
        for seat in range(table.players):
            own = StrategixOwn()
            own.cards = in_order(deal.hands[seat])
            self.owns[seat] = own
            table.counts[seat] = len(own.cards)
            log.append(Event(DEALT, seat, cards=own.cards, seers=BIT[seat]))
        if table.boxed:
            log.append(Event(BOXED, cards=self.box, seers=0))
        if lucky != NO_SEAT and bad != NO_SEAT:
            self._exchange(lucky, bad, log)
        self._lead(starter, log)

    def _last_badluckix(self) -> i64:
        """S10: the first named by a foul, else the last seat with cards."""
        if len(self.table.named):
            return self.table.named[0]
        return self.table.seat_in(BADLUCKIX)

    def _exchange(self, lucky: i64, bad: i64, log: list[Event]) -> None:
        """S12: both cards are chosen out of the cards dealt, before either is received."""
        luckys = self.owns[lucky]
        bads = self.owns[bad]
        if len(luckys.cards) == 0 or len(bads.cards) == 0:
            return
        low = lowest_of(luckys.cards)
        best = best_of(bads.cards)
        luckys.cards = in_order(append(without(luckys.cards, low), best))
        bads.cards = in_order(append(without(bads.cards, best), low))
        luckys.gave = low
        luckys.got = best
        bads.gave = best
        bads.got = low
        self.memory.add(SAW_EXCHANGE, lucky, bad)
        both = BIT[lucky] | BIT[bad]
        log.append(Event(GAVE_LOWEST, lucky, bad, cards=one(low), seers=both))
        log.append(Event(GAVE_BEST, bad, lucky, cards=one(best), seers=both))

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        if move.verb == PASS:
            self._pass(seat, log)
        elif move.verb == THROW:
            self._throw(seat, log)
        else:
            self._play(seat, move.groups, log)

    def _pass(self, seat: i64, log: list[Event] | None) -> None:
        """Others may not learn whether a pass was voluntary (S5): they see the same either way."""
        table = self.table
        own = self.owns[seat]
        combination = table.combination
        assert combination is not None
        voluntary = can_follow(tally_of(own.cards), combination)
        self.memory.add(SAW_PASS, seat, pack_shape(combination))
        if log is not None:
            log.append(Event(PASSED, seat))
        if voluntary:
            own.passes_used += 1
            if log is not None:
                allowance = table.game.voluntary_pass
                log.append(Event(VOLUNTARY_PASS, seat, allowance, seers=BIT[seat], private=True))
        self._next_turn(seat, 0, log)

    def _throw(self, seat: i64, log: list[Event] | None) -> None:
        own = self.owns[seat]
        own.cards = without(own.cards, FIRECRACKER)
        self._set_aside(seat, one(FIRECRACKER))
        self.table.after_firecracker = True
        if log is not None:
            log.append(Event(FIRECRACKER_THROWN, seat, cards=one(FIRECRACKER)))
        if len(own.cards) == 0 and self._finish(seat, True, log):
            return
        self._next_turn(seat, 1, log)

    def _play(self, seat: i64, groups: vec[i64], log: list[Event] | None) -> None:
        table = self.table
        own = self.owns[seat]
        combination = combination_of(groups)
        assert combination is not None
        left = own.cards[:]
        cards = take(left, groups)
        own.cards = still_held(left)
        self._set_aside(seat, cards)
        follow = table.combination
        if log is not None:
            shown = join_groups(sorted_groups(split_groups(cards)))
            log.append(Event(LED if follow is None else FOLLOWED, seat, cards=shown))
        table.combination = combination
        table.owner = seat
        table.after_firecracker = False
        if len(own.cards) == 0 and self._finish(seat, self._is_foul(combination, cards), log):
            return
        if combination.has_z():
            self._end_round(seat, log)
        else:
            same_letters = follow is not None and follow.starts == combination.starts
            self._next_turn(seat, 1 if same_letters else 0, log)

    def _set_aside(self, seat: i64, cards: vec[i64]) -> None:
        table = self.table
        for face in faces_of(cards):
            table.played = append(table.played, face)
            table.counts[seat] -= 1
        for card in cards:
            if card != GROUP_END:
                self.memory.add(SAW_CARD, seat, card)

    def _is_foul(self, combination: Combination, cards: vec[i64]) -> bool:
        """S10: does this last play make its player Badluckix?"""
        if self.table.game.foul_finish == SINGLE_CARD and combination.kind != SINGLE:
            return False
        if combination.has_z():
            return True
        for card in cards:
            if is_star(card):
                return True
        return False

    def _next_turn(self, seat: i64, lost: i64, log: list[Event] | None) -> None:
        """S7: walk round from the last actor to the next one; `lost` turns are due on the way."""
        table = self.table
        while True:
            seat = (seat + 1) % table.players
            if seat == table.owner and lost == 0:
                self._end_round(seat, log)
                return
            if table.counts[seat] == 0:
                continue
            if lost == 0:
                table.turn = seat
                return
            lost = 0
            if log is not None:
                log.append(Event(LOST_TURN, seat))

    def _end_round(self, winner: i64, log: list[Event] | None) -> None:
        self.memory.add(SAW_ROUND_END, winner)
        self._clear_round()
        if log is not None:
            log.append(Event(ROUND_WON, winner))
        self._lead(winner, log)

    def _clear_round(self) -> None:
        self.table.clear_round()
        if self.table.game.voluntary_pass == EACH_ROUND:
            for own in self.owns:
                own.passes_used = 0

    def _lead(self, first: i64, log: list[Event] | None) -> None:
        """S9: `first` leads, or the next seat that can. If nobody can, all who hold cards are Badluckix."""
        table = self.table
        for step in range(table.players):
            seat = (first + step) % table.players
            if self._can_lead(seat):
                table.turn = seat
                if step and log is not None:
                    log.append(Event(LEAD_PASSES, first, seat))
                return
            if table.counts[seat]:
                self.memory.add(SAW_ONLY_FIRECRACKERS, seat)
                self.revealed = True
        for step in range(table.players):
            seat = (first + step) % table.players
            if table.counts[seat]:
                self._name(seat)
                if log is not None:
                    log.append(Event(STUCK, seat))
        self._end_hand(log)

    def _can_lead(self, seat: i64) -> bool:
        for card in self.owns[seat].cards:
            if card != FIRECRACKER:
                return True
        return False

    def _name(self, seat: i64) -> None:
        self.table.places[seat] = BADLUCKIX
        self.table.named = append(self.table.named, seat)

    def _finish(self, seat: i64, foul: bool, log: list[Event] | None) -> bool:
        """S10: a seat has played its last card. True if that ends the hand."""
        table = self.table
        if foul:
            self._name(seat)
            if log is not None:
                log.append(Event(FOUL, seat))
        else:
            self._place(seat, self._next_place(), log)
        left = NO_SEAT
        for other in range(table.players):
            if table.counts[other] and table.places[other] == NO_PLACE:
                if left != NO_SEAT:
                    return False
                left = other
        if left != NO_SEAT:
            self._place(left, self._next_place() if len(table.named) else BADLUCKIX, log)
        self._end_hand(log)
        return True

    def _next_place(self) -> i64:
        for place in PLACES_OF[self.table.players]:
            if place not in self.table.places:
                return place
        return BADLUCKIX

    def _place(self, seat: i64, place: i64, log: list[Event] | None) -> None:
        self.table.places[seat] = place
        if log is not None:
            log.append(Event(PLACED, seat, place))

    def _end_hand(self, log: list[Event] | None) -> None:
        table = self.table
        self._clear_round()
        for seat in range(table.players):
            place = table.places[seat]
            points: i64 = 0
            if place != NO_PLACE:
                points = POINTS[table.players][place]
                if log is not None:
                    log.append(Event(SCORED, seat, place, points))
            table.add_points(seat, points)
            if log is not None:
                log.append(Event(HAND_POINTS, seat, points, 0))
        self.close_hand(table.hand >= table.players, log)


_DECK: Final = vec[i64](alphabet(PINK, "A") + alphabet(BLUE, "A") + specials())

# --- the game --------------------------------------------------------------------------------------------------------


@final
class Strategix(Game):
    """`voluntary_pass` and `foul_finish` are the options S5 and S10."""

    def __init__(self, players: i64, youngest: i64, voluntary_pass: i64, foul_finish: i64) -> None:
        super().__init__("strategix", players, youngest, fewest_wins=False, end_reason="strategix.most_points")
        self.voluntary_pass: Final = voluntary_pass
        self.foul_finish: Final = foul_finish

    def new(self) -> StrategixState:
        owns = [StrategixOwn() for _ in range(self.players)]
        table = StrategixTable(self)
        table.set_out()
        return StrategixState(table, owns, StrategixMemory(vec[i64]()), vec[i64]())

    def deck(self) -> vec[i64]:
        """S1: two alphabets without A, the stars and the firecrackers."""
        return _DECK[:]

    def next_pack(self, shuffled: list[vec[i64]]) -> vec[i64]:
        """S1: with 2 players a first shuffle picks the 20 letters for the box, a second one mixes the rest."""
        if self.players > 2 or len(shuffled) > 1:
            return super().next_pack(shuffled)
        if len(shuffled) == 0:
            return vec[i64](alphabet(PINK, "AZ") + alphabet(BLUE, "AZ"))
        return extend(shuffled[0][BOX_SIZE:], [*specials(), letter_card(Z, PINK), letter_card(Z, BLUE)])

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        dealt = cut(shuffled[len(shuffled) - 1], self.players, CARDS_EACH[self.players])
        return dealt if self.players > 2 else Deal(dealt.hands, shuffled[0][:BOX_SIZE])

    def packs_of(self, deal: Deal) -> list[vec[i64]]:
        if self.players > 2:
            return super().packs_of(deal)
        box = list(deal.rest)
        letters = vec[i64](box + [card for card in self.next_pack([]) if card not in box])
        return [letters, extend(deal.hands[0][:], deal.hands[1])]

    def most_acts(self) -> int:
        """As many hands as players. In a hand every combination and every firecracker uses up a card, and after each
        there are fewer passes than players before the walk comes to the owner's seat with no lost turn due: a lost
        turn is due only right after a card, so that seat is passed at most once without ending the round."""
        return self.players * self.players * CARDS_EACH[self.players] * self.players
