"""The message to each seat about an act: the public part is encoded once, and only what is a seat's own is added to it.

Everything here is made from views and from events as a seat sees them; nothing else of a state is looked at. Live
tables and replays share it.
"""

from itertools import islice

import msgspec
from mypy_extensions import i64

from toutilix.cards import BIT
from toutilix.engine.act import Act, HandActs
from toutilix.engine.facts import EVERYBODY, Event, document, seen_events
from toutilix.engine.kind import AnyKind
from toutilix.engine.lesson import LEARNER
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document
from toutilix.engine.screen import Section
from toutilix.engine.view import SPECTATOR, AnyView
from toutilix.server.base.protocol.live import Choice, Coach
from toutilix.server.tables.course import Course

MOST_UNDOS = 20
"""The most undos of one seat in one hand: each makes the record longer, and a record that grows without end would stop
the server."""
MOST_LISTED = 60
MOST_LOOKED_AT = 300
"""The most moves examined to find the usable cards; where there are more, all cards count as usable."""

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def act_document(match: Match, act: Act, events: list[Event]) -> Document:
    """An act with those of its events that the reader sees."""
    written: Document = {"n": act.number}
    if not act.is_deal:
        written["seat"] = act.seat + 1
    if act.move is not None:
        written["move"] = match.kind.screen.write_move(act.move)
    written["events"] = [document(event) for event in events]
    return written


def may_undo(match: Match, seat: int) -> bool:
    return match.can_undo(seat) and match.hand.undos[seat] < MOST_UNDOS


# --- choices ---------------------------------------------------------------------------------------------------------


def choice_of(kind: AnyKind, view: AnyView, held: list[str], *, undo: bool) -> Choice:
    """The choice of a seat in turn. Where there are too many moves to list, they are built by reading selected
    cards."""
    notation, screen = kind.notation, kind.screen
    suggestions = [screen.offer(view, move) for move in screen.suggestions(view)]
    legal = islice(view.legal_moves(), MOST_LOOKED_AT + 1)
    moves = [move for move in legal if int(move.verb) not in notation.spoken]
    if len(moves) <= MOST_LISTED:
        forced = len(moves) == 1 and screen.forced(view, moves[0])
        return Choice(
            moves=[screen.offer(view, move) for move in moves], suggestions=suggestions, undo=undo, forced=forced
        )
    cards = held if len(moves) > MOST_LOOKED_AT else _usable(kind, moves, held)
    listed = moves[:MOST_LISTED]
    # No selected cards would ever mean these.
    bare = [move for verb in notation.bare if view.refusal(move := Move(verb)) is None]
    listed += [move for move in bare if move not in listed]
    offered = [screen.offer(view, move) for move in listed]
    return Choice(moves=offered, more=True, cards=cards, suggestions=suggestions, undo=undo)


def _usable(kind: AnyKind, moves: list[Move], held: list[str]) -> list[str]:
    """The cards of the hand that one of the moves uses, named with their colour or without."""
    named = {card for move in moves for card in kind.screen.cards_of(move)}
    letters = {card for card in named if len(card) == 1}
    stars = any(card[0] == "*" for card in named)
    return [card for card in held if card in named or card[0] in letters or (card == "*" and stars)]


# --- the table in words ----------------------------------------------------------------------------------------------


def text_document(match: Match, seat: int) -> Document:
    """The table in words, as a seat or a spectator reads it."""
    view = match.state.view(SPECTATOR) if seat < 0 else match.state.look(seat)
    return text_of_view(match.kind, view, match.hand)


def text_of_view(kind: AnyKind, view: AnyView, hand: HandActs) -> Document:
    screen = kind.screen
    return {
        "sections": [_section(section) for section in screen.describe(view, hand)],
        "seats": [
            [document(fact) for fact in screen.describe_seat(view, hand, other)]
            for other in range(int(view.table.players))
        ],
    }


def _section(section: Section) -> Document:
    written: Document = {
        "title": document(section.title),
        "lines": [document(line) for line in section.lines],
    }
    if section.quiet:
        written["quiet"] = True
    return written


# --- what has changed ------------------------------------------------------------------------------------------------


class Teller:
    """One match as its seats know it so far. In a lesson the learner also hears the coach."""

    def __init__(self, match: Match, course: Course | None = None) -> None:
        self._match = match
        self._course = course
        self._seats = range(int(match.game.players))
        self._table = self._write_table()
        self._owns = [self._write_own(seat) for seat in self._seats]

    def happened(self, act: Act, request: str | None = None) -> list[bytes]:
        """The messages of an act, one for each seat and the spectators' last. `request` is what the actor asked for."""
        before, self._table = self._table, self._write_table()
        head = b'{"type":"happened","act":'
        tail = b',"table":' + encode(changes(before, self._table))
        public = head + encode(act_document(self._match, act, seen_events(act.events, SPECTATOR))) + tail
        everybody = public + b"}"
        see_more: i64 = 0
        for event in act.events:
            if event.seers != EVERYBODY:
                see_more |= event.seers
        messages = []
        for seat in self._seats:
            more = self._more(seat, request if seat == act.seat else None)
            if see_more & BIT[seat]:
                seen = encode(act_document(self._match, act, seen_events(act.events, seat)))
                messages.append(head + seen + tail + more + b"}")
            else:
                messages.append(public + more + b"}" if more else everybody)
        messages.append(everybody)
        return messages

    def table(self) -> bytes:
        return encode(self._table)

    def own(self, seat: int) -> bytes:
        return encode(self._owns[seat])

    def text(self, seat: int) -> bytes:
        return encode(text_document(self._match, seat))

    def choice(self, seat: int) -> Choice | None:
        """The moves that the seat may make now; None where there are none."""
        state = self._match.state
        undo = may_undo(self._match, seat)
        if state.table.turn != seat:
            return Choice(undo=True) if undo else None
        held = self._owns[seat]["cards"]
        assert isinstance(held, list)
        return choice_of(self._match.kind, state.look(seat), held, undo=undo)

    def coach(self, seat: int) -> Coach | None:
        return self._course.coach(self._match) if self._course and seat == LEARNER else None

    def _more(self, seat: int, request: str | None) -> bytes:
        """The part for this seat alone: its own changed facts, its choice, and the answer to its request."""
        before, now = self._owns[seat], self._write_own(seat)
        self._owns[seat] = now
        more = b"" if before == now else b',"own":' + encode(changes(before, now))
        choice = self.choice(seat)
        if choice is not None:
            more += b',"choice":' + encode(choice)
        coach = self.coach(seat)
        if coach is not None:
            more += b',"coach":' + encode(coach)
        if request is not None:
            more += b',"id":' + encode(request)
        return more

    def _write_table(self) -> Document:
        return table_document(self._match)

    def _write_own(self, seat: int) -> Document:
        return self._match.kind.screen.write_own(self._match.state.look(seat))


def table_document(match: Match) -> Document:
    """The public table."""
    return match.kind.screen.write_table(match.state.view(SPECTATOR), match.hand)


def with_text(message: bytes, text: bytes) -> bytes:
    """The message with the table in words behind the rest."""
    return message[:-1] + b',"text":' + text + b"}"


def changes(before: Document, now: Document) -> Document:
    return {name: value for name, value in now.items() if before.get(name, _ABSENT) != value}


_ABSENT = object()
