"""Finished matches as documents: a replay step by step as a seat saw it, and the proof that the deals were fair.

A match that is not over, or whose end is not yet on disk, is never looked at here: the store has no record of it.
"""

from msgspec import Raw

from toutilix.engine.act import Act
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import EVERYBODY, Event, card_texts, seen_events
from toutilix.engine.match import Match
from toutilix.engine.record import Footer, Header, Line, read_line
from toutilix.engine.replay import RecordRefused, Replay, verified_deals
from toutilix.engine.view import SPECTATOR
from toutilix.games import GAMES
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.convert import why_malformed, why_not
from toutilix.server.base.protocol.live import NOTHING, Happened
from toutilix.server.base.protocol.replay import CheckedDeal, DealCheck, MatchReplay
from toutilix.server.tables.telling import act_document, changes, encode, table_document, text_document

ALL_OPEN = -2
"""Eyes that see every hand; the others are a seat's, from 0, or SPECTATOR."""


def replay_of(match: int, lines: list[str], viewer: int, *, text: bool = False) -> MatchReplay:
    """The whole match as this viewer saw it, with the table in words if `text` is wanted; ApiError where the record or
    the seat is not valid here."""
    try:
        replay = Replay("\n".join(lines), GAMES)
        players = replay.header.players
        if viewer >= players:
            raise ApiError(422, Malformed("server.no_such_seat", seat=viewer + 1, players=players))
        moment = _Moment(replay.match, viewer, text)
        first = moment
        steps: list[Happened] = []
        for act in replay.acts():
            before, moment = moment, _Moment(replay.match, viewer, text)
            steps.append(moment.step(act, before))
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
        seat=viewer + 1 if viewer >= 0 else None,
        open=viewer == ALL_OPEN,
        table=Raw(encode(first.table)),
        own=NOTHING if first.own is None else Raw(encode(first.own)),
        hands=first.hands,
        text=first.text,
        steps=steps,
    )


class _Moment:
    """One moment as this viewer sees it. A seat's part is written from its own view, as at the live table."""

    def __init__(self, match: Match, viewer: int, text: bool) -> None:
        state, kind = match.state, match.kind
        self._match = match
        self._viewer = viewer
        self.table = table_document(match)
        self.own = kind.screen.write_own(state.look(viewer)) if viewer >= 0 else None
        self.text = Raw(encode(text_document(match, max(viewer, SPECTATOR)))) if text else NOTHING
        self.hands: list[list[str]] = []
        if viewer == ALL_OPEN:
            self.hands = [card_texts(state.look(seat).hand()) for seat in range(int(match.game.players))]

    def step(self, act: Act, before: "_Moment") -> Happened:
        own = None if before.own is None or self.own is None or before.own == self.own else self.own
        events = act.events if self._viewer == ALL_OPEN else seen_events(act.events, self._viewer)
        return Happened(
            act=act_document(self._match, act, events),
            table=Raw(encode(changes(before.table, self.table))),
            own=NOTHING if own is None else Raw(encode(changes(before.own or {}, own))),
            text=self.text,
            hands=[] if before.hands == self.hands else self.hands,
            opened=[place for place, event in enumerate(events) if self._opens(event)],
        )

    def _opens(self, event: Event) -> bool:
        if event.seers == EVERYBODY or not len(event.cards):
            return False
        return self._viewer == ALL_OPEN or (self._viewer >= 0 and event.seen_by(self._viewer) is event)


def check_of(lines: list[str]) -> DealCheck:
    """The findings of `toutilix verify` about a record."""
    header, footer = _read(lines, 0), _read(lines, -1)
    deals: list[CheckedDeal] = []
    why = None
    try:
        for dealt in verified_deals("\n".join(lines), GAMES):
            deals.append(CheckedDeal(hand=dealt.hand, shuffle=dealt.shuffle))
    except Malformed as error:
        why = why_malformed(error)
    except RecordRefused as refused:
        why = why_not(refused.cause)
    return DealCheck(
        commitment=header.commitment if isinstance(header, Header) else "",
        seed=footer.seed if isinstance(footer, Footer) else "",
        words=header.words if isinstance(header, Header) else [],
        deals=deals,
        daily=header.daily or "" if isinstance(header, Header) else "",
        why=why,
    )


def _read(lines: list[str], place: int) -> Line | None:
    try:
        return read_line(lines[place], 1)
    except Malformed:
        return None
