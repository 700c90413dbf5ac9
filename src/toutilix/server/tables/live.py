"""One live table: the only place where its match is changed.

An act is checked and made, its lines go to the writer, and it is broadcast only when they are on disk. Acts are
broadcast in the order in which they were made.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

from librt.random import Random
from msgspec import Raw

from toutilix.bots.chance import chance_at
from toutilix.engine.act import NO_SEAT, Act
from toutilix.engine.errors import Illegal
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.record import Line, write_line
from toutilix.engine.shuffle import commitment
from toutilix.engine.view import HAND_OVER, SPECTATOR
from toutilix.server.base.logs import note
from toutilix.server.base.protocol import live
from toutilix.server.base.protocol.common import Status, TableAbout, Why
from toutilix.server.base.tokens import code_of
from toutilix.server.store import AppendLines, ReleaseTable, SaveTable, StoredLine, StoreFailed, Write
from toutilix.server.tables.body import TableBody, write_body
from toutilix.server.tables.course import Course, course_of
from toutilix.server.tables.ports import Connection, Services
from toutilix.server.tables.presence import Presence
from toutilix.server.tables.recent import RecentActs
from toutilix.server.tables.telling import Teller, encode, with_text
from toutilix.server.tables.turns import Turns
from toutilix.server.thinking import Asker


def _request_key(seat: int, request: str) -> str:
    """The name under which a request is kept with what it led to; devices choose their own, each for its seat."""
    return f"{seat + 1}/{request}"


def _tell_nobody() -> None:
    """Nothing to tell: everybody hears of it anyway."""


class LiveTable:
    """`advised` are the seats that wait for a hint.

    `lost` is set when something could not be written: what is in memory is then no longer true. `leaving` is set when
    the table is on its way to another node: nothing happens here any more.

    `_ended` is the match whose end is on disk. Only then is it told to be over and its seed shown: were the last move
    lost, the match would continue with cards that everybody could look up.
    """

    def __init__(self, id: str, body: TableBody, seed: bytes, services: Services) -> None:
        self.id = id
        self.body = body
        self.seed = seed
        self.services = services
        self.presence = Presence(body, services.clock)
        self.stopped = False
        self.advised: set[int] = set()
        self.lost: StoreFailed | None = None
        self.leaving = False
        self.epoch = 1
        self._version = 0
        self._term = services.lease.term
        self._match: Match | None = None
        self._ended: Match | None = None
        self._teller: Teller | None = None
        self._requests: dict[str, int] = {}
        self._recent = RecentActs()
        self._unwritten = 0
        self._turn_since = self.services.clock.now()
        self._about_due = False
        self._turns = Turns(self)

    # --- how it stands ---

    @property
    def match(self) -> Match:
        assert self._match is not None
        return self._match

    @property
    def course(self) -> Course | None:
        """The lesson that is given here."""
        return course_of(self.body.game) if self.body.lesson else None

    @property
    def n(self) -> int:
        """The state number: how many lines the record has. It grows with every act and survives a restart."""
        return len(self._match.lines) if self._match is not None else 0

    @property
    def status(self) -> Status:
        if self.body.status is Status.ended:
            return Status.ended
        if self.stopped:
            return Status.stopped
        if self._match is not None and self._match.over:
            return Status.over
        return self.body.status

    @property
    def turn(self) -> int | None:
        """The seat in turn, from 0."""
        at = self.match.state.table.turn if self.status in (Status.playing, Status.paused) else NO_SEAT
        return None if at == NO_SEAT else int(at)

    @property
    def code(self) -> str:
        """The code with which others join; none where nobody can sit down any more."""
        waits = self.status is Status.lobby or (self.status is not Status.ended and bool(self.body.open_seats()))
        return code_of(self.id) if waits and not self.body.local else ""

    @property
    def running(self) -> bool:
        """May anything happen by itself? A table without connections rests. Where the lease is in doubt, everybody is
        sent away: were a bot's move only left out, nobody would think of it again once the lease is renewed."""
        return self.status is Status.playing and bool(self.presence.connections) and not self.gone and self.owned()

    @property
    def at_rest(self) -> bool:
        """Nobody is there and everything is written."""
        return not self.presence.connections and not self._unwritten

    def turn_age(self) -> float:
        return self.services.clock.now() - self._turn_since

    def start_clock(self) -> None:
        """Restart the time of the player in turn: a pause, or an empty table, costs nobody any."""
        self._turn_since = self.services.clock.now()

    def about(self) -> TableAbout:
        presence = self.presence
        over = self._match is not None and self._match is self._ended
        return TableAbout(
            id=self.id,
            game=self.body.game,
            players=self.body.players,
            options=self.body.options,
            status=self.body.status if self.status is Status.over and not over else self.status,
            match=self.body.match,
            pace=self.body.pace,
            seats=[self.body.about_seat(at, present=presence.present(at)) for at in range(self.body.players)],
            code=self.code,
            local=self.body.local,
            lesson=self.body.lesson,
            daily=self.body.daily,
            hands=self.body.hands,
            spectators=presence.spectators(),
            commitment=commitment(self.seed),
            seed=self.seed.hex() if over else None,
        )

    # --- whose it is ---

    def claimed(self, epoch: int, version: int, term: int) -> None:
        """It was read from the store: `term` is the lease under which it was claimed."""
        self.epoch, self._version, self._term = epoch, version, term

    @property
    def gone(self) -> bool:
        return self.leaving or self.lost is not None

    @property
    def _leased(self) -> bool:
        return self.services.lease.holds(self._term)

    def owned(self) -> bool:
        """Is the table still ours, beyond doubt? Else another node may have it, and everybody is sent away."""
        if not self.lost and not self._leased:
            self._lose(StoreFailed("store.gone", "the lease has ended"))
        return not self.lost

    async def hand_over(self) -> None:
        """Write what was decided, give the table up, and only then send everybody to where it continues."""
        self._turns.stop()
        self.leaving = True
        try:
            await self.services.writer.write(self.saved(), self.released())
        except StoreFailed as failed:
            self._lose(failed)
        self.services.metrics.tables_released.add()
        self.close(live.CloseCode.handed_over, "the table has moved")

    # --- matches begin ---

    def begin(self, match: Match) -> list[Line]:
        """A new match, with its first hand dealt; the lines to write."""
        self._attach(match)
        act = self.course.deal(match) if self.course else match.deal()
        self._teller = Teller(match, self.course)
        self._recent.add(act)
        self.services.metrics.hands.add()
        return match.lines

    def resume(self, match: Match, recent: RecentActs, requests: dict[str, int]) -> None:
        """A match read back from its record."""
        self._attach(match)
        self._teller = Teller(match, self.course)
        self._requests = requests
        self._ended = match if match.over else None
        self._recent = recent

    def _attach(self, match: Match) -> None:
        self._match = match
        self._requests = {}
        self._recent = RecentActs()
        self.start_clock()

    def put_away(self) -> None:
        """Back to a lobby: the next match has not begun."""
        self._match = None
        self._teller = None
        self._recent = RecentActs()

    # --- people come and go ---

    def sit(self, connection: Connection, seat: int, hello: live.Hello) -> None:
        if not self.owned() and self.lost:
            # The connection was made while the table still held.
            connection.send(encode(live.Problem(why=Why(code=self.lost.code))))
            connection.close(live.CloseCode.try_again_later, self.lost.code)
            return
        if self.leaving:
            connection.close(live.CloseCode.handed_over, "the table has moved")
            return
        if not self.presence.connections:
            self.start_clock()
        if self.presence.arrive(connection, seat):
            self.save(_tell_nobody)
        self.greet(connection, hello.since if hello.match == self.body.match else 0)
        self.tell_about()
        self._turns.renew()

    def depart(self, connection: Connection) -> None:
        if connection in self.presence.connections:
            self.presence.depart(connection)
            self.tell_about()
            self._turns.renew()

    def greet(self, connection: Connection, since: int = 0) -> None:
        """A whole view for one connection, once all that it shows is on disk."""
        welcome = encode(self.welcome(connection, since))
        self.when_written(lambda: connection.send(welcome))

    def welcome(self, connection: Connection, since: int = 0) -> live.Welcome:
        teller, seat = self._teller, connection.seat
        seated = seat != SPECTATOR and teller is not None
        return live.Welcome(
            n=self.n,
            match=self.body.match,
            seat=None if seat == SPECTATOR else seat + 1,
            about=self.about(),
            table=Raw(teller.table() if teller else b"{}"),
            own=Raw(teller.own(seat)) if teller and seated else live.NOTHING,
            choice=teller.choice(seat) if teller and seated and self.status is Status.playing else None,
            coach=teller.coach(seat) if teller and seated else None,
            text=Raw(teller.text(seat)) if teller and connection.text else live.NOTHING,
            log=self._recent.since(self._match, since, seat) if self._match is not None else [],
            whole=self._recent.knows_all_since(since),
            earlier=self._recent.has_before(since),
        )

    def earlier(self, connection: Connection, before: int, request: str) -> live.Acts:
        recent, match = self._recent, self._match
        return live.Acts(
            id=request,
            log=recent.before(match, before, connection.seat) if match is not None else [],
            earlier=recent.has_before_page(before),
        )

    def welcome_all(self) -> None:
        """Everything is new: a match has begun, or somebody's seat is theirs no longer."""
        for connection in list(self.presence.connections):
            self.greet(connection)
        self._turns.renew()

    def tell_about(self) -> None:
        """Seats or presence have changed. Many changes at once are sent as one."""
        if not self._about_due:
            self._about_due = True
            asyncio.get_running_loop().call_soon(self._tell_all_about)

    def _tell_all_about(self) -> None:
        """After what was decided before: a new connection gets its welcome first."""
        self._about_due = False
        if self.presence.connections:
            self.when_written(partial(self.tell_all, live.About(about=self.about())))

    def tell_all(self, answer: live.Answered) -> None:
        message = encode(answer)
        for connection in self.presence.connections:
            connection.send(message)

    def help_out(self, seat: int) -> None:
        """The seat's person is gone: a bot plays until they come back."""
        self.presence.help(seat)
        self.save(self.tell_about)
        self._turns.renew()

    def seats_changed(self) -> None:
        self._turns.renew()

    def come_back(self, seat: int) -> None:
        """The seat's person plays again: the bot stops."""
        self.presence.let_play((seat,))
        self.save(self.tell_about)
        self._turns.renew()

    def pace_changed(self) -> None:
        self._turns.think_again()

    def allow_step(self) -> None:
        """A person lets the bots make their next move."""
        self._turns.allow_step()

    def close(self, code: live.CloseCode, reason: str) -> None:
        self._turns.stop()
        for connection in list(self.presence.connections):
            connection.close(code, reason)

    # --- acts ---

    def make(self, seat: int, move: Move, request: str | None = None) -> None:
        before, began = self.n, self.services.clock.now()
        if self.course:
            self.course.check(self.match, seat, move)
        self._acted(self.match.play(seat, move), before, began, request)

    def undo(self, seat: int, request: str) -> None:
        before, began = self.n, self.services.clock.now()
        self._acted(self.match.undo(seat), before, began, request)

    def deal_next(self) -> None:
        if self.match.state.table.over == HAND_OVER and not self.body.lesson:
            before, began = self.n, self.services.clock.now()
            self._acted(self.match.deal(), before, began)

    def bot_acts(self, seat: int, move: Move | None) -> None:
        """A bot has decided. Where it could not, or if its move is illegal, some legal move keeps the table going."""
        try:
            if move is not None:
                self.make(seat, move)
                return
        except Illegal as illegal:
            note("a bot's move was refused", level=logging.ERROR, table=self.id, code=illegal.refusal.id)
        if self.match.state.table.turn == seat:
            chance = self.chance(seat)
            rng = Random(secrets.randbits(62) if chance is None else chance)
            self.make(seat, self.match.state.view(seat).random_move(rng))

    def asker(self) -> Asker:
        """The asker on whose behalf the bots here think."""
        return Asker(self.presence.group(), self.id)

    def chance(self, seat: int) -> int | None:
        """The seed of a bot's dice, where it is fixed: at the deal of the day the same moves lead to the same match."""
        return chance_at(self.match, seat) if self.body.daily else None

    def _acted(self, act: Act, before: int, began: float, request: str | None = None) -> None:
        match, teller = self.match, self._teller
        assert teller is not None
        lines = [StoredLine(write_line(line)) for line in match.lines[before:]]
        if request is not None and not act.is_deal:
            key = _request_key(act.seat, request)
            lines[0] = StoredLine(lines[0].text, key)
            self._requests[key] = act.number
        messages = teller.happened(act, request)
        targets = [
            (connection, with_text(message, teller.text(connection.seat)) if connection.text else message)
            for connection in self.presence.connections
            for message in (messages[connection.seat],)
        ]
        self._recent.add(act)
        self.start_clock()
        finished = self.services.clock.date() if match.over else None
        append = AppendLines(self.id, self.body.match, before, lines, finished, self.epoch)
        self.write((append,), partial(self._tell_act, targets, match if match.over else None, act, began, request))
        self._turns.renew()

    def _tell_act(
        self,
        targets: list[tuple[Connection, bytes]],
        ended: Match | None,
        act: Act,
        began: float,
        request: str | None,
    ) -> None:
        """It is on disk; `ended` is the match that it has brought to its end."""
        if ended is not None:
            self._ended = ended
            self.tell_about()
        for connection, message in targets:
            connection.send(message)
        metrics = self.services.metrics
        if act.is_deal:
            metrics.hands.add()
        elif act.move is None:
            metrics.undos.add()
        elif request is None:
            metrics.moves["bot"].add()
        else:
            metrics.moves["person"].add()
            metrics.move_seconds.observe(self.services.clock.now() - began)
        if ended is not None:
            metrics.matches_finished.add()

    def led_to(self, seat: int, request: str) -> int | None:
        """The state number that a request has led to; None for one that was not heard before."""
        return self._requests.get(_request_key(seat, request))

    # --- writing ---

    def save(self, then: Callable[[], None]) -> None:
        """Keep what has changed about the seats or the status, and only then tell of it."""
        self.write((self.saved(),), then)

    def saved(self) -> SaveTable:
        """To be written at once, and in this order: every body has its number."""
        self._version += 1
        body, kept = write_body(self.body), not self.services.lease.shared
        return SaveTable(self.id, body, self.services.clock.date(), self._version, self.epoch, kept)

    def released(self) -> ReleaseTable:
        return ReleaseTable(self.id, self.epoch)

    def write(self, writes: tuple[Write, ...], then: Callable[[], None]) -> None:
        """Nothing more of a table that is lost: by now another one may have been read from the same record."""
        if self.gone:
            return
        self._unwritten += 1

        def written(failed: StoreFailed | None) -> None:
            self._unwritten -= 1
            if failed is not None:
                self._lose(failed)
            elif self.owned():
                then()

        self.services.writer.submit(writes, written)

    def when_written(self, then: Callable[[], None]) -> None:
        """Do something once all that was decided before is on disk."""
        if self._unwritten:
            self.write((), then)
        elif self.owned():
            then()

    async def settled(self) -> None:
        """Wait until all that was decided so far is on disk; StoreFailed if it never will be."""
        await self.services.writer.write()
        if not self.owned() and self.lost:
            raise StoreFailed(self.lost.code, self.lost.detail)

    def _lose(self, failed: StoreFailed) -> None:
        """Memory is ahead of the disk: drop it. Clients are notified, reconnect, and get what the disk has."""
        if self.lost:
            return
        self.lost = failed
        if failed.code == "store.taken":
            self.services.metrics.stale_writes.add()
        self.services.metrics.tables_lost.add()
        note("a table could not be written", level=logging.ERROR, table=self.id, code=failed.code)
        self.tell_all(live.Problem(why=Why(code=failed.code)))
        self.close(live.CloseCode.try_again_later, failed.code)
