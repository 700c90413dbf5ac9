"""A match for programs: deal, look, play, undo, write down."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.api.acts import PublicAct, PublicOutcome
from toutilix.api.beginnings import Input, MatchStart, check_text, recorded, seat_names
from toutilix.api.errors import as_public, wrong
from toutilix.api.facts import PublicRefusal
from toutilix.api.moves import LegalMoves, PublicMove, engine_move
from toutilix.api.naming import public
from toutilix.api.open_facts import OpenFacts
from toutilix.api.players import PublicPlayer, seated
from toutilix.api.view import PublicView
from toutilix.cards import cards_text
from toutilix.engine.act import NO_SEAT, Act
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.facts import Event, seen_events
from toutilix.engine.game import Game
from toutilix.engine.shuffle import Shuffler, commitment
from toutilix.engine.state import AnyState
from toutilix.engine.view import HAND_OVER, SPECTATOR, Table
from toutilix.games import find

_BY_SEAT = re.compile(r"\s*([0-9]{1,5})\s*:(.*)", re.DOTALL)


@public("Match")
class PublicMatch(OpenFacts):
    """One match, from its first deal to the final score. `toutilix.match` makes one.

    It knows everything, hidden cards too; give players `match.view(seat)`. Seats count from 1, and everything that each
    seat has comes as a dictionary by seat. Two matches are equal if they began in the same way and the same was done in
    them.
    """

    __slots__ = ("_acts", "_before", "_game", "_inputs", "_seen", "_shuffler", "_start", "_state")

    def __init__(self) -> None:
        """`toutilix.match`, `toutilix.from_position` and `toutilix.read_record` make matches."""
        raise wrong("api.use_match")

    @classmethod
    def _begun(cls, start: MatchStart) -> "PublicMatch":
        """A match before its first act."""
        made = cls.__new__(cls)
        made._kind = find(start.game)
        made._game = made._kind.game(start.players, dict(start.options))
        made._start = start
        made._shuffler = None if start.seed is None else Shuffler(start.seed, list(start.words))
        made._inputs = []
        made._acts = []
        made._before = []
        made._seen = {}
        if start.position:
            made._game, made._state = made._kind.read_position(json.loads(start.position))
        elif start.view:
            seen = PublicView(json.loads(start.view))
            made._state = seen._view.determinize(Random(start.sample))
        else:
            made._state = made._game.new()
        return made

    @classmethod
    def _sampled(cls, view: PublicView, sample: int) -> "PublicMatch":
        chance = Random(sample)
        seed = b"".join(int(chance.randrange(1 << 32)).to_bytes(4, "big") for _ in range(8))
        options = tuple(view.options.items())
        nobody = ("",) * view.players
        written = json.dumps(view.document())
        start = MatchStart(view.game, view.players, options, seed, nobody, seat_names(view.players), view=written)
        return cls._begun(replace(start, sample=sample))

    # --- the state of the match ---

    _game: Game
    _state: AnyState
    _start: MatchStart
    _shuffler: Shuffler | None
    _inputs: list[Input]
    _acts: list[Act]
    _before: list[AnyState]
    _seen: dict[int, list[Act]]

    def _table(self) -> Table:
        return self._state.table

    def _rules(self) -> Game:
        return self._game

    @property
    def names(self) -> dict[int, str]:
        """The names of the seats in the record, by seat."""
        return dict(enumerate(self._start.names, 1))

    @property
    def seed(self) -> str | None:
        """The seed that fixes all deals, in hexadecimal; None where a record does not tell it."""
        return None if self._start.seed is None else self._start.seed.hex()

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed: published beforehand, it proves that the deals were fixed."""
        return self._start.promised or (None if self._start.seed is None else commitment(self._start.seed))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: the one in turn, and those that may call or catch."""
        return tuple(sorted(int(seat) + 1 for seat in self._state.table.actors()))

    @property
    def outcome(self) -> PublicOutcome | None:
        """The winners, and why the match is over; None while it continues."""
        outcome = self._state.outcome()
        return None if outcome is None else PublicOutcome._of(outcome)

    @property
    def acts(self) -> tuple[PublicAct, ...]:
        """Everything that was done, deals too, with all that it caused."""
        return tuple(PublicAct._of(self._kind, act) for act in self._acts)

    def view(self, seat: int | None = None) -> PublicView:
        """All that a seat, from 1, may know now; without a seat, what a spectator sees."""
        at = SPECTATOR if seat is None else self._seat(seat)
        return PublicView._of(self._kind, self._state.view(at), self._seen_by(at))

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat in turn; there are none when nobody is in turn."""
        return self.view(self.turn).legal_moves

    def why(self, move: PublicMove | str, seat: int | None = None) -> PublicRefusal | None:
        """Why the seat in turn, or another, may not make a move now; None if it may."""
        at = int(self._state.table.turn) if seat is None else self._seat(seat)
        refusal = self._state.look(max(at, 0)).refusal(engine_move(self._kind, move))
        return None if refusal is None else PublicRefusal._of(refusal)

    # --- acting ---

    def push(self, move: PublicMove | str, seat: int | None = None) -> PublicAct:
        """Make a move of the seat in turn, or of `seat`; text may name the seat, as in `"2: star 3"`.

        `"deal"` deals the next hand. IllegalMove says why a move is refused, InvalidInput that it cannot be read; then
        nothing has changed.
        """
        if isinstance(move, str):
            verb, _, rest = move.strip().partition(" ")
            if verb == "deal":
                return self.deal(rest or None)
            by_seat = _BY_SEAT.fullmatch(move)
            if by_seat is not None and seat is None:
                seat, move = int(by_seat[1]), by_seat[2]
        read = engine_move(self._kind, move)
        at = int(self._state.table.turn) if seat is None else self._seat(seat)
        if at < 0:
            # Nobody is in turn; any seat's refusal says what the table waits for.
            refusal = self._state.look(0).refusal(read)
            assert refusal is not None
            raise as_public(Illegal(refusal))
        return self._done(Input(None, at, read))

    def deal(self, cards: str | None = None) -> PublicAct:
        """Deal the next hand from the seed, or lay out given cards: `"CARDS / CARDS / ..."`, seat 1 first, the rest of
        the pack last."""
        try:
            if cards is not None:
                check_text("cards", cards)
                return self._done(Input(self._kind.notation.read_deal(cards, self._game), NO_SEAT, None))
            if self._shuffler is None:
                raise wrong("api.no_seed")
            deal = self._game.deal_from(self._shuffler, self._state.table.hand + 1)
        except Malformed as error:
            raise as_public(error) from None
        return self._done(Input(deal, NO_SEAT, None))

    def undo(self) -> PublicAct:
        """Take the last act back, whatever it has shown, and return it. Where a match came from a position or from
        `determinize`, nothing before that can be taken back."""
        if not self._acts:
            raise wrong("api.nothing_to_undo")
        self._state = self._before.pop()
        self._inputs.pop()
        self._seen = {}
        return PublicAct._of(self._kind, self._acts.pop())

    def play(self, players: "Mapping[int, PublicPlayer] | Sequence[PublicPlayer] | PublicPlayer") -> PublicOutcome:
        """Let players play the match to its end: a dictionary by seat, a list with seat 1 first, or one for all seats.

        A player is anything with `move(view)`. Before the seat in turn, the others that may act are asked in seat
        order; out of turn, None means to do nothing.
        """
        sitting = seated(players, self.players)
        while not self.over:
            if self.hand_over:
                self.deal()
                continue
            turn = self.turn
            for seat in [*(seat for seat in self.actors if seat != turn), *([] if turn is None else [turn])]:
                move = sitting[seat].move(self.view(seat))
                if move is not None:
                    self.push(move, seat)
                    break
            else:
                raise wrong("api.no_move", seat=turn)
        outcome = self.outcome
        assert outcome is not None
        return outcome

    def _done(self, done: Input) -> PublicAct:
        before = self._state.clone()
        try:
            if done.deal is not None:
                events = self._state.deal(done.deal)
            else:
                assert done.move is not None
                events = self._state.play(done.seat, done.move)
                shuffles = list(done.shuffles)
                if self._state.table.to_shuffle:
                    done = replace(done, shuffles=tuple(self._shuffle(shuffles, events)))
        except (Illegal, Malformed) as error:
            self._state = before
            raise as_public(error) from None
        table = self._state.table
        if self._start.hands and table.over == HAND_OVER and table.hand >= self._start.hands:
            events += self._state.end_match()
        act = Act(len(self._acts) + 1, done.seat, done.move, events)
        self._before.append(before)
        self._inputs.append(done)
        self._acts.append(act)
        if done.deal is not None:
            self._seen = {}
        return PublicAct._of(self._kind, act)

    def _shuffle(self, given: list[vec[i64]], events: list[Event]) -> Iterator[vec[i64]]:
        """The piles that the latest move has turned over to be shuffled: as given, else as the seed fixes it."""
        state = self._state
        while state.table.to_shuffle:
            if given:
                cards = given.pop(0)
            elif self._shuffler is not None:
                pile = state.pile_to_shuffle()
                cards = self._shuffler.permute(pile, state.table.hand, len(state.shuffles) + 1)
            else:
                raise Malformed("api.no_seed")
            events += state.shuffle(cards)
            yield cards

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise wrong("api.seat_type", given=type(seat).__name__)
        if not 1 <= seat <= self.players:
            raise wrong("engine.no_such_seat", number=seat)
        return seat - 1

    def _seen_by(self, at: int) -> list[Act]:
        """The acts of this hand as a seat saw them: those known from the view before, and the new ones."""
        seen = self._seen.setdefault(at, [])
        first = next((n for n in range(len(self._acts) - 1, -1, -1) if self._acts[n].is_deal), 0)
        for act in self._acts[first + len(seen) :]:
            seen.append(Act(act.number, act.seat, act.move, seen_events(act.events, at)))
        return seen

    # --- written down ---

    def position(self) -> dict[str, Any]:
        """This moment with everything hidden in it, as one JSON object; `toutilix.from_position` reads it."""
        return self._kind.write_position(self._game, self._state)

    def record(self) -> str:
        """The match line by line, as `toutilix replay` and `toutilix.read_record` read it. Acts that were taken back
        are not in it."""
        start = self._start
        if not start.from_seed:
            raise wrong("api.no_record")
        return recorded(self._kind, start, self._inputs)

    def copy(self) -> "PublicMatch":
        """A copy of the match, which continues on its own from here."""
        made = PublicMatch.__new__(PublicMatch)
        for name in ("_kind", "_game", "_start", "_shuffler"):
            setattr(made, name, getattr(self, name))
        made._state = self._state.clone()
        # Snapshots are only ever taken back, never played on: copies may share them.
        made._before, made._inputs, made._acts = list(self._before), list(self._inputs), list(self._acts)
        made._seen = {}
        return made

    def __copy__(self) -> "PublicMatch":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "PublicMatch":
        return self.copy()

    def _done_in_text(self) -> list[str]:
        """Every act as it can be typed. A deal that the seed fixes is `deal`."""
        notation = self._kind.notation
        told = []
        hand = 0 if self._start.from_seed else int(self._begun(self._start)._state.table.hand)
        for done in self._inputs:
            if done.deal is not None:
                hand += 1
                fixed = self._shuffler is not None and done.deal == self._game.deal_from(self._shuffler, hand)
                told.append("deal" if fixed else f"deal {notation.write_deal(done.deal)}")
            elif done.move is not None:
                told.append(f"{done.seat + 1}: {notation.write_move(done.move)}")
        return told

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PublicMatch):
            return False
        return self._start == other._start and self._done_in_text() == other._done_in_text()

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return json.dumps(self.position())

    def __repr__(self) -> str:
        start = self._start
        if start.view and not self._inputs:
            return f"{PublicView(json.loads(start.view))!r}.determinize({start.sample})"
        if start.view:
            return f"from_position({self.position()!r})"
        if start.position:
            began = json.loads(start.position)
            return f"from_position({began!r}, seed={self.seed!r}, moves={self._done_in_text()!r})"
        if start.promised:
            return f"read_record({self.record()!r})"
        parts = [repr(self.game), f"players={self.players}"]
        assert start.seed is not None
        parts.append(f"seed={start.seed.hex().lstrip('0') or '0'!r}")
        standard = self._kind.settings(self._kind.game(start.players))
        chosen = {name: value for name, value in start.options if standard[name] != value}
        parts += [f"options={chosen!r}"] if chosen else []
        parts += [f"words={list(start.words)!r}"] if any(start.words) else []
        parts += [f"names={list(start.names)!r}"] if start.names != seat_names(start.players) else []
        parts += [f"hands={start.hands}"] if start.hands else []
        parts.append(f"moves={self._done_in_text()!r}")
        return f"match({', '.join(parts)})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        shuffles = [[cards_text(cards) for cards in done.shuffles] for done in self._inputs]
        return _unpickled, (self._start, self._done_in_text(), shuffles)


def _unpickled(start: MatchStart, told: list[str], shuffles: list[list[str]]) -> PublicMatch:
    made = PublicMatch._begun(start)
    notation = made._kind.notation
    for text, piles in zip(told, shuffles, strict=True):
        if text.startswith("deal"):
            made.push(text)
        else:
            seat, _, move = text.partition(": ")
            given = tuple(notation.read_cards(pile, "shuffle") for pile in piles)
            made._done(Input(None, int(seat) - 1, notation.read_move(move), given))
    return made
