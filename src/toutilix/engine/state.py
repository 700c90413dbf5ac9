"""One position of a match: mutable, cheap to clone, and never shown to a player."""

from typing import Final, Generic, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.engine.errors import Illegal
from toutilix.engine.events import (
    HAND_ENDS,
    MATCH_IS_OVER,
    NO_SUCH_SEAT,
    NOT_DEALING,
    NOT_SHUFFLING,
    OTHER_CARDS,
    TOTAL,
    TURN,
    WON,
)
from toutilix.engine.facts import Event, Refusal
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.engine.outcome import Outcome, rank
from toutilix.engine.view import HAND_OVER, MATCH_OVER, NO_SEAT, M_co, Memory, O_co, Own, T_co, Table, View


@mypyc_attr(acyclic=True)
@final
class Deal:
    """The cards of one deal: a hand for each seat, and the rest (the stock top first, or the box)."""

    __slots__ = ("hands", "rest")

    def __init__(self, hands: list[vec[i64]], rest: vec[i64] = NO_CARDS) -> None:
        self.hands: Final = hands
        self.rest: Final = rest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.hands == other.hands and self.rest == other.rest

    def __hash__(self) -> int:
        return hash((tuple([tuple(hand) for hand in self.hands]), tuple(self.rest)))


def cut(cards: vec[i64], players: i64, each: i64) -> Deal:
    """Deal a shuffled pack in blocks: the first `each` cards to seat 1, and so on; what is left is the rest."""
    hands = [cards[seat * each : (seat + 1) * each] for seat in range(players)]
    return Deal(hands, cards[players * each :])


class State(Generic[T_co, O_co, M_co]):
    """Subclasses add each seat's own cards and facts, the memory that all seats share, and what is hidden.

    `dealt` and `shuffles` are the chance of this hand so far (absent in a state read from a position): a sampled state
    carries the sampled ones, so that anybody can wind it back and replay the hand. `revealed` tells whether the last
    act showed somebody a card that was hidden: such an act cannot be undone.
    """

    def __init__(self, table: T_co) -> None:
        self.table = table
        self.dealt: Deal | None = None
        self.shuffles: list[vec[i64]] = []
        self.revealed: bool = False

    def clone(self) -> "State[T_co, O_co, M_co]":
        raise NotImplementedError

    def look(self, seat: i64) -> View[T_co, O_co, M_co]:
        """The seat's view of the living parts, not of copies: for questions, never to be kept or given away. Begins
        with `check_seat`."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: Move) -> Refusal | None:
        """Why the seat may not make `move` now, as its view says it; a game may spare itself the view."""
        return self.look(seat).refusal(move)

    def listed_moves(self, seat: i64) -> list[Move]:
        """Every legal move of the seat in one list, as its view lists them; a game may spare itself the view."""
        return self.look(seat).listed_moves()

    def random_move(self, seat: i64, rng: Random) -> Move:
        """A random legal move of the seat; Illegal says why the seat may not act now."""
        return self.look(seat).random_move(rng)

    def view(self, seat: i64) -> View[T_co, O_co, M_co]:
        """All that `seat` (SPECTATOR: a spectator) may know, built by listing it; shares nothing with this state."""
        raise NotImplementedError

    def apply(self, seat: i64, move: Move, log: list[Event] | None) -> None:
        """Make a move known to be legal; events go to `log` where one is given."""
        raise NotImplementedError

    def lay_out(self, deal: Deal, log: list[Event]) -> None:
        """Start the next hand with these cards; the table is known to wait for a deal."""
        raise NotImplementedError

    def pile_to_shuffle(self) -> vec[i64]:
        """The cards that wait for a shuffle, bottom of the pile first; empty when none do."""
        return NO_CARDS

    def put_shuffled(self, cards: vec[i64], log: list[Event]) -> None:
        """Continue with the pile in this order; it is known to hold the cards that waited."""
        raise NotImplementedError

    def mix_unseen(self, rng: Random) -> None:
        """Put a draw pile into another order, where nobody knows its order: for measuring what knowing it is worth."""

    def outcome(self) -> Outcome | None:
        """How the match ended; None while it continues."""
        if self.table.over != MATCH_OVER:
            return None
        return Outcome(self.end_reason(), rank(self.table.scores, self.look(0).game.fewest_wins))

    def end_reason(self) -> str:
        """Why the match is over: the id of a sentence."""
        return self.look(0).game.end_reason

    def touch(self, depth: i64) -> i64:
        """Read a little of everything that the next act and the next view need and that is `depth` references away; the
        sum means nothing. A caller with thousands of states asks many of them for one depth before the next: then
        the processor fetches their memory at the same time, instead of waiting for one thing after the other."""
        return 0

    def check_seat(self, seat: i64) -> None:
        """Raise Illegal where there is no such seat at this table."""
        if not 0 <= seat < self.table.players:
            raise Illegal(Refusal(NO_SUCH_SEAT, "", seat + 1))

    def play(self, seat: i64, move: Move) -> list[Event]:
        """Check a move, make it and tell what happened. A refused move raises Illegal and changes nothing."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Illegal(refusal)
        log: list[Event] = []
        self.revealed = False
        self.apply(seat, move, log)
        return self._and_turn(log)

    def deal(self, deal: Deal) -> list[Event]:
        """Chance, made explicit: begin the next hand with the cards of `deal`."""
        if self.table.over == MATCH_OVER:
            raise Illegal(Refusal(MATCH_IS_OVER))
        if self.table.over != HAND_OVER:
            raise Illegal(Refusal(NOT_DEALING))
        log: list[Event] = []
        self.dealt = deal
        self.shuffles = []
        self.revealed = True
        self.lay_out(deal, log)
        return self._and_turn(log)

    def shuffle(self, cards: vec[i64]) -> list[Event]:
        """Chance in mid-hand: the pile that waited for a shuffle, in its new order, top first."""
        if not self.table.to_shuffle:
            raise Illegal(Refusal(NOT_SHUFFLING))
        if sorted(cards) != sorted(self.pile_to_shuffle()):
            raise Illegal(Refusal(OTHER_CARDS))
        log: list[Event] = []
        self.shuffles = [*self.shuffles, cards]
        self.revealed = True
        self.put_shuffled(cards, log)
        return self._and_turn(log)

    def close_hand(self, last: bool, log: list[Event] | None) -> None:
        """Points are counted: tell the totals; the table waits for a deal or, after the `last` hand, for nothing."""
        table = self.table
        table.turn = NO_SEAT
        table.over = MATCH_OVER if last else HAND_OVER
        if log is None:
            return
        log.append(Event(HAND_ENDS, table.hand))
        for seat in range(table.players):
            log.append(Event(TOTAL, seat, table.scores[seat]))
        self._tell_winners(log)

    def end_match(self) -> list[Event]:
        """A table with a limited number of hands ends its match between two of them."""
        self.table.over = MATCH_OVER
        log: list[Event] = []
        self._tell_winners(log)
        return log

    def _tell_winners(self, log: list[Event]) -> None:
        outcome = self.outcome()
        if outcome is not None:
            for winner in outcome.winners:
                log.append(Event(WON, winner, self.table.scores[winner]))

    def _and_turn(self, log: list[Event]) -> list[Event]:
        """The last event always says whose turn it is."""
        if self.table.turn != NO_SEAT:
            log.append(Event(TURN, self.table.turn))
        return log


AnyState = State[Table, Own, Memory]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Draws states that a view cannot tell from the real one; made once for a view, asked many times."""

    def sample(self, rng: Random) -> AnyState:
        """A state in which this seat sees just what it sees, uniform over the deals that fit the hard facts."""
        raise NotImplementedError
