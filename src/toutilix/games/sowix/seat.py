"""A seat at a Sowix table: its private cards, and the legal moves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, BIT, NO_CARD, STAR, STAR_AS, held_card
from toutilix.engine.errors import Illegal
from toutilix.engine.events import NO_SUCH_SEAT, NOT_HELD
from toutilix.engine.facts import FactType, Refusal, one
from toutilix.engine.history import History
from toutilix.engine.moves import Move, count_cards
from toutilix.engine.view import MOST_READINGS, NO_SEAT, PLAYING, Own, Readings, View, out_of_turn, waiting
from toutilix.games.sowix.letters import count_fitting, fits, nth_fitting
from toutilix.games.sowix.memory import SowixMemory
from toutilix.games.sowix.table import CALL, CATCH, DRAW, MOST_SEATS, PASS, PLAY, SowixTable

if TYPE_CHECKING:
    from toutilix.engine.state import Sampler
    from toutilix.games.sowix.state import Sowix

ONE_CARD: Final = FactType("sowix.one_card", "number")
UNNAMED_STAR: Final = FactType("sowix.unnamed_star")
PLAY_DRAWN: Final = FactType("sowix.play_drawn", "card")
DOES_NOT_FIT: Final = FactType("sowix.does_not_fit", "in_force:letter card")
CALL_EARLY: Final = FactType("sowix.call_early", "left")
MUST_PLAY: Final = FactType("sowix.must_play", "cards")
NOTHING_TO_DRAW: Final = FactType("sowix.nothing_to_draw")
MUST_DRAW: Final = FactType("sowix.must_draw")
NO_CALL: Final = FactType("sowix.no_call")
CATCH_SELF: Final = FactType("sowix.catch_self")
WRONG_CATCH: Final = FactType("sowix.wrong_catch", "caught:seat")

_PLAYS: Final = [Move(PLAY, card) for card in range(158)]
_CALLED_PLAYS: Final = [Move(PLAY, card, call=True) for card in range(158)]
_DRAW: Final = Move(DRAW)
_PASS: Final = Move(PASS)
_CALL: Final = Move(CALL)
_CATCHES: Final = [Move(CATCH, number=seat) for seat in range(MOST_SEATS)]


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class SowixOwn(Own):
    """Immutable. `cards` is the hand, `arrived` every card of this hand in the order in which the seat got it, `drawn`
    the card that it has just drawn and must play."""

    __slots__ = ("arrived", "cards", "drawn")

    def __init__(self, cards: vec[i64], arrived: vec[i64], drawn: i64 = NO_CARD) -> None:
        self.cards: Final = cards
        self.arrived: Final = arrived
        self.drawn: Final = drawn


# --- legality: what a table and an Own decide ------------------------------------------------------------------------


def playable(table: SowixTable, own: SowixOwn) -> vec[i64]:
    """The cards of the hand that may be played now, in hand order: those that fit, or the card just drawn."""
    if own.drawn != NO_CARD:
        return vec[i64]([own.drawn])
    may = vec[i64](capacity=len(own.cards))
    for card in own.cards:
        if fits(table.letter, card):
            may = append(may, card)
    return may


def refused(table: SowixTable, seat: i64, own: SowixOwn, move: Move) -> Refusal | None:
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
            return Refusal(NO_CALL, "W7")
        return None
    caught = move.number
    if not 0 <= caught < table.players:
        return Refusal(NO_SUCH_SEAT, "", caught + 1)
    if caught == seat:
        return Refusal(CATCH_SELF, "W7")
    if seat < 0 or table.uncalled & BIT[caught] == 0:
        return Refusal(WRONG_CATCH, "W7", caught)
    return None


def _refused_play(table: SowixTable, own: SowixOwn, move: Move) -> Refusal | None:
    wanted = move.card
    if len(move.groups) or wanted == NO_CARD:
        return Refusal(ONE_CARD, "W3", count_cards(move.groups))
    card = held_card(own.cards, wanted)
    if card == NO_CARD:
        return Refusal(NOT_HELD, cards=one(wanted))
    if wanted == STAR:
        return Refusal(UNNAMED_STAR, "W4")
    if own.drawn != NO_CARD and card != own.drawn:
        return Refusal(PLAY_DRAWN, "W3", cards=one(own.drawn))
    if not fits(table.letter, card):
        return Refusal(DOES_NOT_FIT, "W2", table.letter, cards=one(card))
    if move.call and len(own.cards) != 2:
        return Refusal(CALL_EARLY, "W7", len(own.cards) - 1)
    return None


def _refused_draw(table: SowixTable, own: SowixOwn, verb: i64) -> Refusal | None:
    """Why a seat in turn may not draw, or may not pass (W3)."""
    if own.drawn != NO_CARD:
        return Refusal(PLAY_DRAWN, "W3", cards=one(own.drawn))
    if verb == PASS or not table.game.draw_when_able:
        may = playable(table, own)
        if len(may):
            return Refusal(MUST_PLAY, "W3", cards=may)
    if verb == DRAW and not table.can_draw():
        return Refusal(NOTHING_TO_DRAW, "W3")
    if verb == PASS and table.can_draw():
        return Refusal(MUST_DRAW, "W3")
    return None


def spoken_moves(table: SowixTable, seat: i64) -> list[Move]:
    """The calls and catches that the seat can make now (W7)."""
    moves: list[Move] = []
    for other in range(table.players):
        if table.uncalled & BIT[other]:
            moves.append(_CALL if other == seat else _CATCHES[other])
    return moves


def playable_faces(table: SowixTable, own: SowixOwn) -> vec[i64]:
    """The cards of `playable` in order, each once. A hand is short: cards are put in their place."""
    if own.drawn != NO_CARD:
        return vec[i64]([own.drawn])
    faces = vec[i64](capacity=len(own.cards) + 1)
    letter = table.letter
    for card in own.cards:
        if fits(letter, card):
            place: i64 = len(faces)
            while place > 0 and faces[place - 1] > card:
                place -= 1
            if place == 0 or faces[place - 1] != card:
                faces = append(faces, card)
                for at in range(len(faces) - 1, place, -1):
                    faces[at] = faces[at - 1]
                faces[place] = card
    return faces


def listed(table: SowixTable, seat: i64, own: SowixOwn) -> list[Move]:
    """Every legal move of the seat. The moves are made beforehand: a list is as quick as its length."""
    moves: list[Move] = []
    if seat < 0 or table.turn == NO_SEAT:
        return moves
    if table.turn == seat:
        may = playable_faces(table, own)
        can_call = len(own.cards) == 2
        for face in may:
            if face == STAR:
                for letter in range(ALPHABET):
                    moves.append(_PLAYS[STAR_AS + letter])
                    if can_call:
                        moves.append(_CALLED_PLAYS[STAR_AS + letter])
            else:
                moves.append(_PLAYS[face])
                if can_call:
                    moves.append(_CALLED_PLAYS[face])
        if own.drawn == NO_CARD and (len(may) == 0 or table.game.draw_when_able) and table.can_draw():
            moves.append(_DRAW)
        if len(may) == 0 and not table.can_draw():
            moves.append(_PASS)
    if table.uncalled:
        if table.uncalled & BIT[seat]:
            moves.append(_CALL)
        for other in range(table.players):
            if other != seat and table.uncalled & BIT[other]:
                moves.append(_CATCHES[other])
    return moves


def random_act(table: SowixTable, seat: i64, own: SowixOwn, rng: Random) -> Move:
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
class SowixView(View[SowixTable, SowixOwn, SowixMemory]):
    def __init__(self, seat: i64, table: SowixTable, own: SowixOwn, laid: History, acts: History, noted: i64) -> None:
        super().__init__(seat, table, own, None)
        self._laid: Final = laid
        self._acts: Final = acts
        self._noted: Final = noted

    def recall(self) -> SowixMemory:
        return SowixMemory(self._laid, self._acts, self._noted)

    @property
    def game(self) -> "Sowix":
        return self.table.game

    def hand(self) -> vec[i64]:
        return self.own.cards

    def pile(self) -> vec[i64]:
        """The pile, from the bottom to the top."""
        return self.memory.pile.first(self.table.pile_size)

    def history(self) -> vec[i64]:
        """The public acts of this hand; memory.py lists what can be in it."""
        return self.memory.history()

    def playable(self) -> vec[i64]:
        return playable(self.table, self.own)

    def spoken_moves(self) -> list[Move]:
        return spoken_moves(self.table, self.seat)

    def refusal(self, move: Move) -> Refusal | None:
        return refused(self.table, self.seat, self.own, move)

    def legal_moves(self) -> Iterator[Move]:
        return iter(self.listed_moves())

    def listed_moves(self) -> list[Move]:
        return listed(self.table, self.seat, self.own)

    def random_move(self, rng: Random) -> Move:
        return random_act(self.table, self.seat, self.own, rng)

    def sampler(self) -> "Sampler":
        from toutilix.games.sowix.sampling import SowixSampler

        return SowixSampler(self)

    def readings(self, cards: vec[i64]) -> Readings:
        if len(cards) != 1:
            return Readings([], refusal=Refusal(ONE_CARD, "W3", len(cards)))
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
