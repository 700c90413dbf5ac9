"""Finished matches as documents: a replay step by step as a seat saw it, and the proof that the deals were fair.

A match that is not over, or whose end is not yet on disk, is never looked at here: the store has no record of it.
"""

from toutilix.engine.errors import Malformed
from toutilix.engine.events import EVERYBODY, Event
from toutilix.engine.match import Match
from toutilix.engine.notation import Document
from toutilix.engine.record import Footer, Header, Line, ScoreLine, read_line
from toutilix.engine.replay import RecordRefused, Replay, verified_deals
from toutilix.games import GAMES
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.convert import happening, why_malformed, why_refused
from toutilix.server.base.protocol.replay import CheckedDeal, DealCheck, MatchReplay, ReplayStep
from toutilix.server.tables.acts import Told, add_line
from toutilix.server.tables.telling import changes, public_table

ALL_OPEN = -2
"""Eyes that see every hand; the others are a seat's, from 0, or SPECTATOR."""


def replay_of(match: int, lines: list[str], eyes: int) -> MatchReplay:
    """The whole match as these eyes saw it; ApiError where the record, or the seat, is none of this program's."""
    try:
        replay = Replay("\n".join(lines), GAMES)
        players = replay.header.players
        if eyes >= players:
            raise ApiError(422, Malformed("server.no_such_seat", seat=eyes + 1, players=players))
        teller = _Teller(replay.match, eyes)
        table, own, hands = teller.table, teller.own, teller.hands
        told: list[Told] = []
        steps: list[ReplayStep] = []
        for step in replay.steps():
            if add_line(told, step) and len(told) > 1:
                steps.append(teller.step(told[-2]))
            # What a line leads to is looked at now, and told when it is known that nothing more belongs to its act.
            if not isinstance(step.line, ScoreLine | Footer):
                teller.look()
        steps.append(teller.step(told[-1]))
    except (Malformed, RecordRefused):
        raise ApiError(409, Malformed("server.no_replay")) from None
    header = replay.header
    return MatchReplay(
        match=match,
        game=header.game,
        players=players,
        names=header.names,
        options=header.options,
        commitment=header.commitment,
        seat=eyes + 1 if eyes >= 0 else None,
        open=eyes == ALL_OPEN,
        table=table,
        own=own,
        hands=hands,
        steps=steps,
    )


class _Teller:
    """What was told last, and what lies there now. A seat's part is written from its own view, as at the live table."""

    def __init__(self, match: Match, eyes: int) -> None:
        self._match = match
        self._eyes = eyes
        self.look()
        self._told: tuple[Document, Document | None, list[str]] = (self.table, self.own, self.hands)

    def look(self) -> None:
        state, notation = self._match.state, self._match.kind.notation
        self.table = public_table(self._match)
        self.own = notation.write_own(state.look(self._eyes)) if self._eyes >= 0 else None
        self.hands = notation.hands(state) if self._eyes == ALL_OPEN else []

    def step(self, act: Told) -> ReplayStep:
        table, own, hands = self._told
        self._told = (self.table, self.own, self.hands)
        events = self._seen(act.events)
        return ReplayStep(
            n=act.n,
            seat=None if act.seat is None else act.seat + 1,
            events=[happening(event) for event in events],
            opened=[place for place, event in enumerate(events) if self._opens(event)],
            table=changes(table, self.table),
            own=None if own is None or self.own is None or own == self.own else changes(own, self.own),
            hands=[] if hands == self.hands else self.hands,
        )

    def _seen(self, events: list[Event]) -> list[Event]:
        if self._eyes == ALL_OPEN:
            return events
        shown = (event.seen_by(self._eyes) for event in events)
        return [event for event in shown if event is not None]

    def _opens(self, event: Event) -> bool:
        if event.seers == EVERYBODY or not len(event.cards):
            return False
        return self._eyes == ALL_OPEN or (self._eyes >= 0 and event.seen_by(self._eyes) is event)


def check_of(lines: list[str]) -> DealCheck:
    """As `toutilix verify` does it."""
    header, footer = _read(lines, 0), _read(lines, -1)
    deals: list[CheckedDeal] = []
    why = None
    try:
        for dealt in verified_deals("\n".join(lines), GAMES):
            deals.append(CheckedDeal(hand=dealt.hand, shuffle=dealt.shuffle))
    except Malformed as error:
        why = why_malformed(error)
    except RecordRefused as refused:
        cause = refused.cause
        why = why_malformed(cause) if isinstance(cause, Malformed) else why_refused(cause.refusal)
    return DealCheck(
        commitment=header.commitment if isinstance(header, Header) else "",
        seed=footer.seed if isinstance(footer, Footer) else "",
        words=header.words if isinstance(header, Header) else [],
        deals=deals,
        why=why,
    )


def _read(lines: list[str], place: int) -> Line | None:
    try:
        return read_line(lines[place], 1)
    except Malformed:
        return None
