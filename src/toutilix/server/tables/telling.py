"""What each seat is told of an act: the public part is encoded once, and only what is a seat's own is added to it.

Everything here is made from views and from events as a seat sees them; nothing else of a state is looked at.
"""

from collections.abc import Container
from itertools import islice

import msgspec

from toutilix.engine.events import EVERYBODY, Event
from toutilix.engine.kind import Kind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document
from toutilix.engine.view import SPECTATOR, AnyView
from toutilix.server.base.protocol.convert import seen
from toutilix.server.base.protocol.live import Choice, Coach
from toutilix.server.tables.lessons.course import Course
from toutilix.server.tables.lessons.lesson import LEARNER

UNDONE = "table.undone"
MOST_LISTED = 60
MOST_LOOKED_AT = 300
"""So many moves are looked at to tell which cards can be used; where there are more, all may be."""

_encoder = msgspec.json.Encoder()
encode = _encoder.encode


# --- choices ---------------------------------------------------------------------------------------------------------


def choice_of(kind: Kind, view: AnyView, held: str, *, undo: bool) -> Choice:
    """What a seat in turn may do. Where there are too many moves to list, they are built by reading selected cards."""
    notation = kind.notation
    legal = islice(view.legal_moves(), MOST_LOOKED_AT + 1)
    moves = [notation.write_move(move) for move in legal if int(move.verb) not in notation.spoken]
    if len(moves) <= MOST_LISTED:
        return Choice(moves=moves, undo=undo)
    cards = held if len(moves) > MOST_LOOKED_AT else _usable(moves, held)
    listed = moves[:MOST_LISTED]
    # No cards that are selected would ever mean these.
    bare = [move for verb in notation.bare if view.refusal(move := Move(verb)) is None]
    listed += [text for move in bare if (text := notation.write_move(move)) not in listed]
    return Choice(moves=listed, more=True, cards=cards, undo=undo)


def _usable(moves: list[str], held: str) -> str:
    """The cards of the hand that one of the moves names, with its colour or without."""
    named = {word[0] if word[0] in "*!" else word for move in moves for word in move.split()}
    return " ".join(card for card in held.split() if card in named or card[0] in named)


# --- what has changed ------------------------------------------------------------------------------------------------


class Teller:
    """One match as its seats have been told of it so far. In a lesson the learner is told what the coach says, too."""

    def __init__(self, match: Match, course: Course | None = None) -> None:
        self._match = match
        self._course = course
        self._seats = range(int(match.game.players))
        self._table = self._write_table()
        self._owns = [self._write_own(seat) for seat in self._seats]

    def happened(self, events: list[Event], actor: int | None, request: str | None = None) -> list[bytes]:
        """The messages of an act, one for each seat and the spectators' last. `request` is what the actor asked for."""
        before, self._table = self._table, self._write_table()
        head = b'{"type":"happened","n":%d' % len(self._match.lines)
        if actor is not None:
            head += b',"seat":%d' % (actor + 1)
        tail = b',"table":' + encode(changes(before, self._table))
        public = head + b',"events":' + encode(seen(events, SPECTATOR)) + tail
        everybody = public + b"}"
        some_see_more = any(event.seers != EVERYBODY for event in events)
        messages = []
        concerned = self._concerned(events, actor)
        for seat in self._seats:
            more = self._more(seat, request if seat == actor else None) if seat in concerned else b""
            if some_see_more:
                messages.append(head + b',"events":' + encode(seen(events, seat)) + tail + more + b"}")
            else:
                messages.append(public + more + b"}" if more else everybody)
        messages.append(everybody)
        return messages

    def _concerned(self, events: list[Event], actor: int | None) -> Container[int]:
        """The seats that may have something new of their own: who acted, who is in turn, and whom an event is about.
        A deal is for all; and where an act is taken back, whoever acted before it may take back theirs."""
        if actor is None or any(event.id == UNDONE for event in events):
            return self._seats
        concerned = {actor, int(self._match.state.table.turn)}
        if self._course:
            concerned.add(LEARNER)
        for event in events:
            concerned.add(event.seat)
            concerned.add(event.other)
        return concerned

    def table(self) -> bytes:
        return encode(self._table)

    def own(self, seat: int) -> bytes:
        return encode(self._owns[seat])

    def choice(self, seat: int) -> Choice | None:
        """What the seat may do now; None where that is nothing."""
        state = self._match.state
        undo = self._match.can_undo(seat)
        if state.table.turn != seat:
            return Choice(undo=True) if undo else None
        return choice_of(self._match.kind, state.look(seat), str(self._owns[seat]["cards"]), undo=undo)

    def coach(self, seat: int) -> Coach | None:
        return self._course.coach(self._match) if self._course and seat == LEARNER else None

    def _more(self, seat: int, request: str | None) -> bytes:
        """What only this seat gets: its own changed facts, its choice, and the answer to its request."""
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
        return public_table(self._match)

    def _write_own(self, seat: int) -> Document:
        return self._match.kind.notation.write_own(self._match.state.look(seat))


def public_table(match: Match) -> Document:
    """What lies open for all, without what people are left to notice."""
    notation = match.kind.notation
    written = notation.write_table(match.state.view(SPECTATOR))
    for name in notation.to_notice:
        del written[name]
    return written


def changes(before: Document, now: Document) -> Document:
    return {name: value for name, value in now.items() if before.get(name, _ABSENT) != value}


_ABSENT = object()
