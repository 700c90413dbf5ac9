"""One table that is played by action ids: it says which seat is asked next."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import BIT
from toutilix.engine.encoding import NO_ACTION, AnyEncoder
from toutilix.engine.facts import Event
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.engine.shuffle import mix
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import MATCH_OVER, NO_SEAT, PLAYING

NO_CHANCE: Final[i64] = 0
A_DEAL: Final[i64] = 1
A_SHUFFLE: Final[i64] = 2


@mypyc_attr(acyclic=True)
@final
class Episode:
    """Plays `hands` hands (0: a whole match) beginning with hand number `first`. With random numbers it deals and
    shuffles by itself; without, it `awaits` A_DEAL or A_SHUFFLE.

    `seat` is asked, NO_SEAT when nobody is; `draft` are the parts of its move so far. `rewards` are the points that the
    last act brought each seat, more being better; `paid` says whether it ended a hand. With a `log` events are kept in
    it.
    """

    def __init__(
        self, encoder: AnyEncoder, first: i64, hands: i64, rng: Random | None, log: list[Event] | None = None
    ) -> None:
        self.encoder: Final = encoder
        self.rng: Random | None = rng
        self.log: list[Event] | None = log
        self.seat: i64 = NO_SEAT
        self.draft: vec[i64] = NO_CARDS
        self.paid: bool = False
        self.rewards: vec[i64] = vec[i64]([0] * encoder.game.players)
        self.awaits: i64 = NO_CHANCE
        self.state: AnyState = encoder.game.new()
        self._first: Final = first
        self._hands: Final = hands
        self._scores: vec[i64] = self.state.table.scores
        self._waited: i64 = 0

    def clone(self, log: list[Event] | None = None) -> "Episode":
        cloned = Episode(self.encoder, self._first, self._hands, self.rng, log)
        cloned.seat = self.seat
        cloned.draft = self.draft[:]
        cloned.paid = self.paid
        cloned.rewards = self.rewards[:]
        cloned.awaits = self.awaits
        cloned.state = self.state.clone()
        cloned._scores = self._scores
        cloned._waited = self._waited
        return cloned

    # --- chance ------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A new episode."""
        self.state = self.encoder.game.new()
        self.state.table.hand = self._first - 1
        self.draft = NO_CARDS
        self._forget_rewards()
        self._deal()

    def _deal(self) -> None:
        rng = self.rng
        if rng is not None:
            self.deal(self.encoder.game.random_deal(rng))
        else:
            self.seat = NO_SEAT
            self.awaits = A_DEAL

    def deal(self, deal: Deal) -> None:
        self.awaits = NO_CHANCE
        self._scores = self.state.table.scores
        self._tell(self.state.deal(deal))
        self._continue()

    def shuffle(self, cards: vec[i64]) -> None:
        """The pile that waits, in its new order, top first."""
        self.awaits = NO_CHANCE
        self._tell(self.state.shuffle(cards))
        self._continue()

    def _tell(self, events: list[Event]) -> None:
        if self.log is not None:
            self.log.extend(events)

    # --- acts --------------------------------------------------------------------------------------------------------

    def act(self, action: i64) -> None:
        """The seat that is asked chooses an action that its mask allows."""
        encoder = self.encoder
        if self.paid:
            self._forget_rewards()
        if action == encoder.wait:
            self._waited |= BIT[self.seat]
            self.seat = self._asked()
            return
        if encoder.moves:
            self._make(self.seat, encoder.moves[action])
            return
        move = encoder.choose(self.state.look(self.seat), self.draft, action)
        if move is None:
            self.draft = append(self.draft, action)
        else:
            self._make(self.seat, move)

    def play(self, seat: i64, move: Move) -> None:
        """A seat makes a whole move that is legal."""
        self._forget_rewards()
        self._make(seat, move)

    def _make(self, seat: i64, move: Move) -> None:
        self.draft = NO_CARDS
        self.state.apply(seat, move, self.log)
        self._continue()

    def _forget_rewards(self) -> None:
        self.paid = False
        for seat in range(len(self.rewards)):
            self.rewards[seat] = 0

    def _continue(self) -> None:
        """Find out what comes next: chance, a seat or the end."""
        table = self.state.table
        if table.to_shuffle:
            rng = self.rng
            if rng is not None:
                self.shuffle(mix(self.state.pile_to_shuffle(), rng))
            else:
                self.seat = NO_SEAT
                self.awaits = A_SHUFFLE
            return
        if table.over == PLAYING:
            self._waited = 0
            self.seat = self._asked()
            return
        sign: i64 = -1 if self.encoder.game.fewest_wins else 1
        for seat in range(table.players):
            self.rewards[seat] = sign * (table.scores[seat] - self._scores[seat])
        self.paid = True
        if table.over == MATCH_OVER or table.hand == self._first + self._hands - 1:
            self.seat = NO_SEAT
        else:
            self._deal()

    def _asked(self) -> i64:
        """The seat that is asked next: first those that may act out of turn and have not been asked."""
        table = self.state.table
        if self.encoder.wait != NO_ACTION and table.all_may_act():
            for seat in range(table.players):
                if seat != table.turn and self._waited & BIT[seat] == 0:
                    return seat
        return table.turn

    def touch(self) -> i64:
        """See State.touch: it sets the fields that every episode has."""
        return self.seat ^ self.awaits ^ self._waited ^ self.state.table.turn

    # --- what is seen ------------------------------------------------------------------------------------------------

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        """Only the seat that is asked sees a draft."""
        draft = self.draft if seat == self.seat else NO_CARDS
        self.encoder.observe(self.state.look(seat), draft, out, at)

    def mark(self, out: vec[i64], at: i64) -> None:
        """The legal actions of the seat that is asked."""
        self.encoder.mark(self.state.look(self.seat), self.draft, out, at)
