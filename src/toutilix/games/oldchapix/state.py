"""Oldchapix: a trick-taking game of letter families for 3 to 5 players, five contracts to avoid, fewest points win.

The legal moves are in `seat`; here are their consequences.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, BIT
from toutilix.engine.errors import Illegal
from toutilix.engine.events import DEALT, HAND_BEGINS, HAND_POINTS
from toutilix.engine.facts import Event, FactType, Refusal, one
from toutilix.engine.game import Game
from toutilix.engine.history import last_of
from toutilix.engine.moves import Move
from toutilix.engine.state import Deal, State, cut
from toutilix.engine.view import PLAYING, SPECTATOR, out_of_turn
from toutilix.games.oldchapix.events import (
    CONTRACT_EVENTS,
    LED,
    PLAYED,
    SCORE_BLUE_H,
    SCORE_MN,
    SCORE_TRICKS,
    SCORE_VOWELS,
    TOOK,
    TOOK_DANGER,
)
from toutilix.games.oldchapix.memory import OldchapixMemory, pack_trick
from toutilix.games.oldchapix.seat import OldchapixOwn, OldchapixView, listed, random_play, refused
from toutilix.games.oldchapix.table import (
    BLUE_H,
    BLUE_H_POINTS,
    CARDS_EACH,
    EVERYTHING_HAND,
    HANDS,
    MN_CARDS,
    MN_POINTS,
    PACK,
    SCORING,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
    OldchapixTable,
    cards_of,
    count_bits,
    highest_place,
    mask_of,
)

# --- a position of a match -------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
@final
class OldchapixState(State[OldchapixTable, OldchapixOwn, OldchapixMemory]):
    """`hands` is a mask for each seat; `tricks` are the tricks of this hand, packed, in the order played, and `gone` is
    a mask of their cards.

    Clones and views share the vectors that change with a trick; taking a trick while they are `_shared` makes
    its own first.
    """

    def __init__(self, table: OldchapixTable, hands: vec[i64], tricks: vec[i64], gone: i64) -> None:
        super().__init__(table)
        self.hands: vec[i64] = hands
        self.tricks: vec[i64] = tricks
        self.gone: i64 = gone
        self._shared: bool = False

    def share(self) -> None:
        """Somebody else holds the vectors that change with a trick."""
        self._shared = True

    def clone(self) -> "OldchapixState":
        self._shared = True
        cloned = OldchapixState(self.table.copy(), self.hands[:], self.tricks, self.gone)
        cloned._shared = True
        cloned.dealt = self.dealt
        cloned.revealed = self.revealed
        return cloned

    def look(self, seat: i64) -> OldchapixView:
        self.check_seat(seat)
        return OldchapixView(seat, self.table, OldchapixOwn(self.hands[seat]), OldchapixMemory(self.tricks, self.gone))

    def touch(self, depth: i64) -> i64:
        table = self.table
        if depth == 0:
            return table.hand ^ table.leader
        if depth == 1:
            return self.hands[0] ^ table.touch() ^ table.tricks_won[0] ^ table.captured[0] ^ last_of(table.trick)
        return 0

    def refusal(self, seat: i64, move: Move) -> Refusal | None:
        self.check_seat(seat)
        return refused(self.table, seat, self.hands[seat], move)

    def listed_moves(self, seat: i64) -> list[Move]:
        self.check_seat(seat)
        return listed(self.table, self.hands[seat]) if self.table.turn == seat else []

    def random_move(self, seat: i64, rng: Random) -> Move:
        if self.table.turn != seat or seat < 0:
            raise Illegal(out_of_turn(self.table, seat))
        return random_play(self.table, self.hands[seat], rng)

    def view(self, seat: i64) -> OldchapixView:
        self._shared = True
        if seat == SPECTATOR:
            return OldchapixView(seat, self.table.copy(), OldchapixOwn(0), OldchapixMemory(vec[i64](), 0))
        self.check_seat(seat)
        return OldchapixView(
            seat, self.table.copy(), OldchapixOwn(self.hands[seat]), OldchapixMemory(self.tricks, self.gone)
        )

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        table = self.table
        players = table.players
        table.hand += 1
        table.over = PLAYING
        table.trick = vec[i64]()
        table.tricks_won = vec[i64]([0] * players)
        table.captured = vec[i64]([0] * players)
        table.leader = table.game.starter(table.hand)
        table.turn = table.leader
        self.tricks = vec[i64]()
        self.gone = 0
        log.append(Event(HAND_BEGINS, table.leader, table.hand))
        log.append(Event(CONTRACT_EVENTS[table.hand - 1]))
        for seat in range(players):
            self.hands[seat] = mask_of(deal.hands[seat])
            table.counts[seat] = len(deal.hands[seat])
            log.append(Event(DEALT, seat, cards=cards_of(self.hands[seat]), seers=BIT[seat]))

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        table = self.table
        card = move.card
        self.hands[seat] &= ~BIT[card]
        table.counts[seat] -= 1
        if log is not None:
            leads = len(table.trick) == 0
            log.append(Event(LED if leads else PLAYED, seat, cards=one(card)))
        table.trick = append(table.trick, card)
        if len(table.trick) == table.players:
            self._take_trick(log)
        else:
            table.turn = (seat + 1) % table.players

    def _take_trick(self, log: list[Event] | None) -> None:
        table = self.table
        if self._shared:
            self.tricks = self.tricks[:]
            table.tricks_won = table.tricks_won[:]
            table.captured = table.captured[:]
            self._shared = False
        trick = table.trick
        winner = (table.leader + highest_place(trick)) % table.players
        taken = mask_of(trick)
        scoring = SCORING[table.hand]
        self.tricks = append(self.tricks, pack_trick(trick, table.leader, winner))
        self.gone |= taken
        table.captured[winner] |= taken & scoring
        table.tricks_won[winner] += 1
        table.trick = vec[i64](capacity=table.players)
        table.leader = winner
        table.turn = winner
        if log is not None:
            shown = cards_of(taken & scoring)
            if len(shown):
                log.append(Event(TOOK_DANGER, winner, cards=shown))
            else:
                log.append(Event(TOOK, winner))
        if self.hands[winner] == 0 or (table.hand != TRICKS_HAND and self._all_taken()):
            self._end_hand(log)

    def _all_taken(self) -> bool:
        """O4: has the last scoring card been taken? Everything has tricks to count until the last card."""
        if self.table.hand == EVERYTHING_HAND:
            return False
        scoring = SCORING[self.table.hand]
        for cards in self.hands:
            if cards & scoring:
                return False
        return True

    def _end_hand(self, log: list[Event] | None) -> None:
        table = self.table
        for seat in range(table.players):
            table.add_points(seat, hand_points(table, seat, log))
        self.close_hand(table.hand >= HANDS, log)


def hand_points(table: OldchapixTable, seat: i64, log: list[Event] | None) -> i64:
    """The points of a seat in the hand just ended (O4), all from open cards; `log` gets the arithmetic."""
    captured = table.captured[seat]
    points: i64 = 0
    if table.hand == TRICKS_HAND or table.hand == EVERYTHING_HAND:
        tricks = table.tricks_won[seat]
        points = tricks * TRICK_POINTS
        if log is not None and tricks:
            log.append(Event(SCORE_TRICKS, seat, tricks, points))
    if table.hand != TRICKS_HAND:
        points += _cost(captured & VOWEL_CARDS, VOWEL_POINTS, SCORE_VOWELS, seat, log)
        points += _cost(captured & MN_CARDS, MN_POINTS, SCORE_MN, seat, log)
        points += _cost(captured & BLUE_H, BLUE_H_POINTS, SCORE_BLUE_H, seat, log)
    if log is not None:
        log.append(Event(HAND_POINTS, seat, points, 1))
    return points


def _cost(cards: i64, each: i64, type: FactType, seat: i64, log: list[Event] | None) -> i64:
    points = count_bits(cards) * each
    if log is not None and cards:
        log.append(Event(type, seat, each, points, cards=cards_of(cards)))
    return points


# --- the game --------------------------------------------------------------------------------------------------------


@final
class Oldchapix(Game):
    def __init__(self, players: i64, youngest: i64) -> None:
        super().__init__("oldchapix", players, youngest, fewest_wins=True, end_reason="oldchapix.fewest_points")
        self.pack: Final = mask_of(self.deck())

    def new(self) -> OldchapixState:
        table = OldchapixTable(self)
        table.set_out()
        return OldchapixState(table, vec[i64]([0] * self.players), vec[i64](), 0)

    def deck(self) -> vec[i64]:
        """O2: the two alphabets; without the pink Z for 3 players, without both Zs for 5."""
        cards = vec[i64]()
        for card in range(PACK):
            pink_z = card == ALPHABET - 1
            blue_z = card == PACK - 1
            if (self.players != 4 and pink_z) or (self.players == 5 and blue_z):
                continue
            cards = append(cards, card)
        return cards

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        return cut(shuffled[0], self.players, CARDS_EACH[self.players])

    def most_acts(self) -> int:
        """Every card is played at most once in each of the five hands."""
        return len(self.deck()) * HANDS
