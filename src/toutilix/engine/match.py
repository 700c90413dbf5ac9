"""A match being played: the state, the chance that a seed fixes, undo, and the record as it grows."""

import secrets
from collections.abc import Mapping, Sequence

from librt.vecs import vec
from msgspec import UNSET
from mypy_extensions import i64

from toutilix.cards import cards_text
from toutilix.engine.act import NO_SEAT, Act, HandActs
from toutilix.engine.daily import daily_seed
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.events import NO_UNDO, UNDONE
from toutilix.engine.facts import Event, Refusal
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.record import DealLine, Footer, Header, Line, MoveLine, ScoreLine, ShuffleLine, UndoLine
from toutilix.engine.shuffle import SEED_BYTES, Shuffler, commitment
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import HAND_OVER, MATCH_OVER, SPECTATOR


class Match:
    """Deals and shuffles by itself; people and bots only `play` and `undo`.

    `lines` is the record so far. `daily` is the date of a deal of the day; with `hands` the match ends after that many
    hands.
    """

    def __init__(
        self,
        kind: AnyKind,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: bytes | None = None,
        words: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        lesson: bool = False,
        daily: str = "",
        hands: int = 0,
    ) -> None:
        self.kind = kind
        self.game: Game = kind.game(players, options)
        self.seed = seed if seed is not None else secrets.token_bytes(SEED_BYTES)
        if len(self.seed) != SEED_BYTES:
            raise Malformed("game.seed", needed=SEED_BYTES, given=len(self.seed))
        self.words = list(words) if words is not None else [""] * players
        self.names = list(names) if names is not None else [str(seat + 1) for seat in range(players)]
        for field, given in (("words", self.words), ("names", self.names)):
            if len(given) != players:
                raise Malformed("game.per_seat", field=field, players=players, given=len(given))
        self.daily = daily
        self.hands = hands
        self._shuffler = Shuffler(self.seed, self.words)
        self.state: AnyState = self.game.new()
        self._dealt = self.state.clone()
        self._inputs: list[tuple[int, Move] | vec[i64]] = []
        self.hand = HandActs(players)
        self.lines: list[Line] = [
            Header(
                game=kind.name,
                players=players,
                names=self.names,
                options=kind.settings(self.game),
                commitment=commitment(self.seed),
                words=self.words,
                lesson=True if lesson else UNSET,
                daily=daily or UNSET,
                hands=hands or UNSET,
            )
        ]

    @classmethod
    def of_the_day(cls, kind: AnyKind, date: str, names: Sequence[str] | None = None) -> "Match":
        """The game's deal of the day, as everybody plays it."""
        deal = kind.daily
        if deal is None:
            raise Malformed("game.no_daily", game=kind.name)
        seed = daily_seed(kind.name, date)
        return cls(kind, deal.players, seed=seed, names=names, daily=date, hands=deal.hands)

    @property
    def over(self) -> bool:
        return bool(self.state.table.over == MATCH_OVER)

    @property
    def number(self) -> int:
        """The state number: how many lines the record has. It grows with every act."""
        return len(self.lines)

    def deal(self) -> Act:
        """Deal the next hand from the seed."""
        return self.lay_out(self.game.deal_from(self._shuffler, self.state.table.hand + 1))

    def lay_out(self, deal: Deal) -> Act:
        """Deal the next hand with these cards."""
        events = self.state.deal(deal)
        self._dealt = self.state.clone()
        self._inputs = []
        self.lines.append(DealLine(self.kind.notation.write_deal(deal)))
        return self.finish(NO_SEAT, None, events)

    def play(self, seat: int, move: Move) -> Act:
        """Make a move, and any shuffle it asks for; Illegal changes nothing."""
        events = self.make(seat, move)
        while self.state.table.to_shuffle:
            pile = self.state.pile_to_shuffle()
            number = len(self.state.shuffles) + 1
            events += self.put_shuffled(self._shuffler.permute(pile, self.state.table.hand, number))
        return self.finish(seat, move, events)

    def make(self, seat: int, move: Move) -> list[Event]:
        """The first part of `play`: a shuffle that the move asks for is left to `put_shuffled`, the end to `finish`."""
        events = self.state.play(seat, move)
        self._inputs.append((seat, move))
        self.lines.append(MoveLine(seat + 1, self.kind.notation.write_move(move)))
        return events + self._note_score()

    def put_shuffled(self, cards: vec[i64]) -> list[Event]:
        events = self.state.shuffle(cards)
        self._inputs.append(cards)
        self.lines.append(ShuffleLine(cards_text(cards)))
        return events + self._note_score()

    def finish(self, seat: int, move: Move | None, events: list[Event]) -> Act:
        """An act is complete, with all the lines that belong to it."""
        act = Act(self.number, seat, move, events)
        self.hand.add(act)
        table = self.state.table
        if table.over in (HAND_OVER, MATCH_OVER):
            highlights = self.kind.screen.highlights(self.state.view(SPECTATOR), self.hand)
            self.hand.highlights.add_hand(int(table.hand), highlights)
        return act

    def _note_score(self) -> list[Event]:
        """The score of a hand that is over goes into the record, and so does the end of the match, which may come now
        because enough hands were played."""
        table = self.state.table
        events: list[Event] = []
        if self.hands and table.over == HAND_OVER and table.hand >= self.hands:
            events = self.state.end_match()
        if table.over in (HAND_OVER, MATCH_OVER):
            self.lines.append(ScoreLine(int(table.hand), [int(score) for score in table.scores]))
        outcome = self.state.outcome()
        if outcome is not None:
            self.lines.append(
                Footer(
                    seed=self.seed.hex(),
                    reason=outcome.reason,
                    ranking=[[seat + 1 for seat in seats] for seats in outcome.ranking],
                )
            )
        return events

    def can_undo(self, seat: int) -> bool:
        """Only the seat's own last act, and only while it has shown nobody a hidden card."""
        if not self._inputs or self.state.table.over or self.state.revealed:
            return False
        last = self._inputs[-1]
        return isinstance(last, tuple) and last[0] == seat

    def undo(self, seat: int) -> Act:
        """Undo the seat's last act, by replaying the hand without it."""
        self.state.check_seat(seat)
        if not self.can_undo(seat):
            raise Illegal(Refusal(NO_UNDO))
        self._inputs.pop()
        self.state = self._dealt.clone()
        for made in self._inputs:
            if isinstance(made, tuple):
                self.state.play(*made)
            else:
                self.state.shuffle(made)
        self.lines.append(UndoLine(seat + 1))
        return self.finish(seat, None, [Event(UNDONE, seat)])
