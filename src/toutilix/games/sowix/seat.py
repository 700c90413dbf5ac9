"""What can be seen and done from a seat at a Sowix table: what is public, what is private, and legality."""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, ANY, BIT, NO_CARD, NO_LETTER, STAR, STAR_AS, held_card, letter_card
from toutilix.engine.errors import Illegal, Refusal
from toutilix.engine.game import Game
from toutilix.engine.moves import GROUP_END, NO_CARDS, Move
from toutilix.engine.view import MOST_READINGS, NO_SEAT, PLAYING, Readings, Table, View, out_of_turn, waiting
from toutilix.games.sowix.history import Log
from toutilix.games.sowix.letters import count_fitting, fits, nth_fitting

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0
DRAW: Final[i64] = 1
PASS: Final[i64] = 2
CALL: Final[i64] = 3
CATCH: Final[i64] = 4

MOST_SEATS: Final = 8

_PLAYS: Final = [Move(PLAY, card) for card in range(158)]
_CALLED_PLAYS: Final = [Move(PLAY, card, call=True) for card in range(158)]
_DRAW: Final = Move(DRAW)
_PASS: Final = Move(PASS)
_CALL: Final = Move(CALL)
_CATCHES: Final = [Move(CATCH, number=seat) for seat in range(MOST_SEATS)]

NO_HANDS: Final[list[vec[i64]]] = []


# --- what is public, what is private ---------------------------------------------------------------------------------


class SowixOptions(Game):
    """The options of a table; `Sowix` in rules.py is the game that is played with them."""

    def __init__(
        self, players: i64, youngest: i64, draw_when_able: bool, automatic: bool, reshuffle: bool, target: i64
    ) -> None:
        super().__init__("sowix", players, youngest)
        self.draw_when_able: Final = draw_when_able
        self.automatic: Final = automatic
        self.reshuffle: Final = reshuffle
        self.target: Final = target


# Compiled, a class with a free list keeps one dropped object for the next to be made: a search makes and drops tables,
# hands, views and states at every step.
@mypyc_attr(free_list_len=1)
@final
class SowixTable(Table):
    """`top`, `letter` and `firecrackers` are what the pile shows; masks hold one bit for each seat.

    `drew`: the seat in turn has just drawn a card that fits. While the table waits for a shuffle, `draw_seat` still
    has to draw `draw_count` cards, and then `draw_turn` is in turn (the same seat, if it draws in its own turn).
    `shown` are the hands that lie open at the end of a hand; empty until then.
    """

    def __init__(self, game: SowixOptions) -> None:
        super().__init__(game.players)
        self.game: Final = game
        self.top: i64 = NO_CARD
        self.letter: i64 = NO_LETTER
        self.firecrackers: i64 = 0
        self.pile_size: i64 = 0
        self.stock_size: i64 = 0
        self.direction: i64 = 1
        self.turned: i64 = 0
        self.counts: vec[i64] = NO_CARDS
        self.uncalled: i64 = 0
        self.lose_turn: i64 = 0
        self.passed: i64 = 0
        self.drew: bool = False
        self.draw_seat: i64 = NO_SEAT
        self.draw_count: i64 = 0
        self.draw_turn: i64 = NO_SEAT
        self.shown: list[vec[i64]] = NO_HANDS

    def set_out(self) -> None:
        super().set_out()
        self.counts = vec[i64]([0] * self.players)

    def copy(self) -> "SowixTable":
        copied = SowixTable(self.game)
        copied.copy_common(self)
        copied.top = self.top
        copied.letter = self.letter
        copied.firecrackers = self.firecrackers
        copied.pile_size = self.pile_size
        copied.stock_size = self.stock_size
        copied.direction = self.direction
        copied.turned = self.turned
        copied.counts = self.counts[:]
        copied.uncalled = self.uncalled
        copied.lose_turn = self.lose_turn
        copied.passed = self.passed
        copied.drew = self.drew
        copied.draw_seat = self.draw_seat
        copied.draw_count = self.draw_count
        copied.draw_turn = self.draw_turn
        copied.shown = self.shown if not self.shown else [hand[:] for hand in self.shown]
        return copied

    def actors(self) -> list[int]:
        """W7: while somebody can be caught, every seat may speak."""
        if self.turn == NO_SEAT:
            return []
        if self.uncalled == 0:
            return [self.turn]
        return [self.turn, *[seat for seat in range(self.players) if seat != self.turn]]

    def kept(self) -> i64:
        return min(self.firecrackers + 1, self.pile_size)

    def can_draw(self) -> bool:
        """W3: is there a stock, or a pile to turn over (even if turning it over ends the hand, W10)?"""
        return self.stock_size > 0 or self.pile_size > self.kept()

    def after(self, seat: i64) -> i64:
        return (seat + self.direction + self.players) % self.players


@mypyc_attr(free_list_len=1)
@final
class Own:
    """Immutable. `cards` is the hand, `arrived` every card of this hand in the order in which the seat got it, `drawn`
    the card that it has just drawn and must play."""

    __slots__ = ("arrived", "cards", "drawn")

    def __init__(self, cards: vec[i64], arrived: vec[i64], drawn: i64 = NO_CARD) -> None:
        self.cards: Final = cards
        self.arrived: Final = arrived
        self.drawn: Final = drawn


# --- legality: what a table and an Own decide ------------------------------------------------------------------------


def playable(table: SowixTable, own: Own) -> vec[i64]:
    """The cards of the hand that may be played now, in hand order: those that fit, or the card just drawn."""
    if own.drawn != NO_CARD:
        return vec[i64]([own.drawn])
    may = vec[i64](capacity=len(own.cards))
    for card in own.cards:
        if fits(table.letter, card):
            may = append(may, card)
    return may


def refused(table: SowixTable, seat: i64, own: Own, move: Move) -> Refusal | None:
    """Why the seat may not make `move` now; None if it may."""
    if table.over != PLAYING or table.to_shuffle:
        return waiting(table)
    verb = move.verb
    if verb <= PASS:
        if table.turn != seat:
            return out_of_turn(table, seat)
        return _refused_play(table, own, move) if verb == PLAY else _refused_draw(table, own, verb)
    if verb == CALL:
        if seat < 0 or table.uncalled & BIT[seat] == 0:
            return Refusal("sowix.no_call", "W7")
        return None
    caught = move.number
    if not 0 <= caught < table.players:
        return Refusal("engine.no_such_seat", number=caught + 1)
    if caught == seat:
        return Refusal("sowix.catch_self", "W7")
    if seat < 0 or table.uncalled & BIT[caught] == 0:
        return Refusal("sowix.wrong_catch", "W7", other=caught)
    return None


def _refused_play(table: SowixTable, own: Own, move: Move) -> Refusal | None:
    wanted = move.card
    if len(move.groups) or wanted == NO_CARD:
        return Refusal("sowix.one_card", "W3", number=sum([1 for card in move.groups if card != GROUP_END]))
    card = held_card(own.cards, wanted)
    if card == NO_CARD:
        return Refusal("engine.not_held", cards=vec[i64]([wanted]))
    if wanted == STAR:
        return Refusal("sowix.unnamed_star", "W4")
    if own.drawn != NO_CARD and card != own.drawn:
        return Refusal("sowix.play_drawn", "W3", cards=vec[i64]([own.drawn]))
    if not fits(table.letter, card):
        return Refusal("sowix.does_not_fit", "W2", cards=vec[i64]([card, letter_card(table.letter, ANY)]))
    if move.call and len(own.cards) != 2:
        return Refusal("sowix.call_early", "W7", number=len(own.cards) - 1)
    return None


def _refused_draw(table: SowixTable, own: Own, verb: i64) -> Refusal | None:
    """Why a seat in turn may not draw, or may not pass (W3)."""
    if own.drawn != NO_CARD:
        return Refusal("sowix.play_drawn", "W3", cards=vec[i64]([own.drawn]))
    if verb == PASS or not table.game.draw_when_able:
        may = playable(table, own)
        if len(may):
            return Refusal("sowix.must_play", "W3", cards=may)
    if verb == DRAW and not table.can_draw():
        return Refusal("sowix.nothing_to_draw", "W3")
    if verb == PASS and table.can_draw():
        return Refusal("sowix.must_draw", "W3")
    return None


def spoken_moves(table: SowixTable, seat: i64) -> list[Move]:
    """The calls and catches that the seat can make now (W7)."""
    moves: list[Move] = []
    for other in range(table.players):
        if table.uncalled & BIT[other]:
            moves.append(_CALL if other == seat else _CATCHES[other])
    return moves


def random_act(table: SowixTable, seat: i64, own: Own, rng: Random) -> Move:
    """Some legal move; one out of turn is a call or a catch."""
    if seat < 0 or (table.turn != seat and (table.turn == NO_SEAT or table.uncalled == 0)):
        raise Illegal(out_of_turn(table, seat))
    if table.uncalled and (table.turn != seat or rng.randrange(4) == 0):
        spoken = spoken_moves(table, seat)
        return spoken[rng.randrange(len(spoken))]
    able = count_fitting(table.letter, own.cards) if own.drawn == NO_CARD else 1
    choices = able
    if own.drawn == NO_CARD and (able == 0 or table.game.draw_when_able) and table.can_draw():
        choices += 1
    if choices == 0:
        return _PASS
    chosen = rng.randrange(choices)
    if chosen == able:
        return _DRAW
    card = nth_fitting(table.letter, own.cards, chosen) if own.drawn == NO_CARD else own.drawn
    if card == STAR:
        card = STAR_AS + rng.randrange(26)
    if len(own.cards) == 2 and rng.randrange(2):
        return _CALLED_PLAYS[card]
    return _PLAYS[card]


# --- a seat's eyes ---------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
@final
class SowixView(View[SowixTable]):
    """What the seat remembers of this hand is `lain`, the pile, and the first `noted` of `acts`, the history."""

    def __init__(self, seat: i64, table: SowixTable, own: Own, lain: Log, acts: Log, noted: i64) -> None:
        super().__init__(seat, table)
        self.own: Own = own
        self.lain: Final = lain
        self.acts: Final = acts
        self.noted: Final = noted

    def pile(self) -> vec[i64]:
        """From the bottom to the top."""
        return self.lain.first(self.table.pile_size)

    def history(self) -> vec[i64]:
        """See history.py."""
        return self.acts.first(self.noted)

    def playable(self) -> vec[i64]:
        return playable(self.table, self.own)

    def spoken_moves(self) -> list[Move]:
        return spoken_moves(self.table, self.seat)

    def refusal(self, move: Move) -> Refusal | None:
        return refused(self.table, self.seat, self.own, move)

    def legal_moves(self) -> Iterator[Move]:
        table = self.table
        if self.seat < 0 or table.turn == NO_SEAT:
            return
        if table.turn == self.seat:
            may = sorted(set(self.playable()))
            can_call = len(self.own.cards) == 2
            for face in may:
                first = STAR_AS if face == STAR else face
                for card in range(first, first + (ALPHABET if face == STAR else 1)):
                    yield _PLAYS[card]
                    if can_call:
                        yield _CALLED_PLAYS[card]
            if self.own.drawn == NO_CARD and (not may or table.game.draw_when_able) and table.can_draw():
                yield _DRAW
            if not may and not table.can_draw():
                yield _PASS
        if table.uncalled:
            if table.uncalled & BIT[self.seat]:
                yield _CALL
            for seat in range(table.players):
                if seat != self.seat and table.uncalled & BIT[seat]:
                    yield _CATCHES[seat]

    def random_move(self, rng: Random) -> Move:
        return random_act(self.table, self.seat, self.own, rng)

    def readings(self, cards: vec[i64]) -> Readings:
        if len(cards) != 1:
            return Readings([], refusal=Refusal("sowix.one_card", "W3", number=len(cards)))
        wanted = cards[0]
        bare = wanted == STAR
        refusal = self.refusal(_PLAYS[STAR_AS] if bare else Move(PLAY, wanted))
        if refusal is not None:
            return Readings([], refusal=refusal)
        first = STAR_AS if bare else wanted if wanted >= STAR_AS else held_card(self.own.cards, wanted)
        moves: list[Move] = []
        if len(self.own.cards) == 2:
            moves += _CALLED_PLAYS[first : first + (26 if bare else 1)]
        moves += _PLAYS[first : first + (26 if bare else 1)]
        return Readings(moves[:MOST_READINGS], more=len(moves) > MOST_READINGS)
