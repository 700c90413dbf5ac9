"""Minilix: the highest letter of a trick takes a point; as many hands as players, the most points win."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.minilix.events import PLAYED, SCORED, TOOK
from tests.minilix.memory import PLAYED as NOTED
from tests.minilix.memory import MinilixMemory
from tests.minilix.seat import MinilixOwn, MinilixView
from tests.minilix.table import CARDS_EACH, MinilixTable
from toutilix.cards import BIT, PINK, alphabet, held_card, without
from toutilix.engine.events import DEALT, HAND_BEGINS, HAND_POINTS
from toutilix.engine.facts import Event, one
from toutilix.engine.game import Game
from toutilix.engine.history import entry
from toutilix.engine.moves import Move
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import PLAYING, SPECTATOR


@final
class MinilixState(State[MinilixTable, MinilixOwn, MinilixMemory]):
    """`rest` are the cards that nobody was dealt."""

    def __init__(self, table: MinilixTable, hands: list[vec[i64]], memory: vec[i64], rest: vec[i64]) -> None:
        super().__init__(table)
        self.hands = hands
        self.memory = memory
        self.rest = rest

    def clone(self) -> "MinilixState":
        cloned = MinilixState(self.table.copy(), self.hands[:], self.memory[:], self.rest)
        cloned.dealt = self.dealt
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> MinilixView:
        self.check_seat(seat)
        return MinilixView(seat, self.table, MinilixOwn(self.hands[seat]), MinilixMemory(self.memory))

    def view(self, seat: i64) -> MinilixView:
        table = self.table.copy()
        if seat == SPECTATOR:
            return MinilixView(seat, table, MinilixOwn(vec[i64]()), MinilixMemory(vec[i64]()))
        self.check_seat(seat)
        return MinilixView(seat, table, MinilixOwn(self.hands[seat][:]), MinilixMemory(self.memory[:]))

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        table.hand += 1
        table.over = PLAYING
        table.leader = table.game.starter(table.hand)
        table.turn = table.leader
        table.trick = vec[i64]()
        table.points = vec[i64]([0] * table.players)
        self.memory = vec[i64]()
        self.rest = deal.rest
        log.append(Event(HAND_BEGINS, table.leader, table.hand))
        for seat in range(table.players):
            self.hands[seat] = vec[i64](sorted(deal.hands[seat]))
            table.counts[seat] = len(self.hands[seat])
            log.append(Event(DEALT, seat, cards=self.hands[seat], seers=BIT[seat]))

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        card = held_card(self.hands[seat], move.card)
        self.hands[seat] = without(self.hands[seat], card)
        table.counts[seat] -= 1
        table.trick = append(table.trick[:], card)
        self.memory = append(self.memory[:], entry(NOTED, seat, card))
        if log is not None:
            log.append(Event(PLAYED, seat, cards=one(card)))
        table.turn = (seat + 1) % table.players
        if len(table.trick) == table.players:
            self._take(log)

    def _take(self, log: list[Event] | None) -> None:
        table = self.table
        best = max(range(len(table.trick)), key=lambda place: table.trick[place])
        taker = (table.leader + best) % table.players
        table.points[taker] += 1
        table.leader = table.turn = taker
        table.trick = vec[i64]()
        if log is not None:
            log.append(Event(TOOK, taker))
        if table.counts[taker] == 0:
            self._end_hand(log)

    def _end_hand(self, log: list[Event] | None) -> None:
        table = self.table
        for seat in range(table.players):
            points = table.points[seat]
            table.add_points(seat, points)
            if log is not None:
                log.append(Event(SCORED, seat, points, points))
                log.append(Event(HAND_POINTS, seat, points, 0))
        self.close_hand(table.hand >= table.players, log)


@final
class Minilix(Game):
    def __init__(self, players: i64, youngest: i64) -> None:
        super().__init__("minilix", players, youngest, fewest_wins=False, end_reason="minilix.most_points")

    def new(self) -> MinilixState:
        table = MinilixTable(self)
        table.set_out()
        return MinilixState(table, [vec[i64]() for _ in range(self.players)], vec[i64](), vec[i64]())

    def deck(self) -> vec[i64]:
        return vec[i64](alphabet(PINK))

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        return cut(shuffled[0], self.players, CARDS_EACH)

    def most_acts(self) -> int:
        """Each card of each hand is played once."""
        return int(self.players * self.players * CARDS_EACH)
