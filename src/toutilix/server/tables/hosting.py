"""The host's acts and those of people with their seats. Each is saved before it is broadcast."""

import secrets

from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.record import write_line
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.engine.view import SPECTATOR
from toutilix.games import find
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol import api
from toutilix.server.base.protocol.common import Holder, Level, Status, Why
from toutilix.server.base.protocol.live import About, CloseCode, Problem
from toutilix.server.store import AppendLines, StartMatch, StoredLine, Write
from toutilix.server.tables import seating
from toutilix.server.tables.live import LiveTable
from toutilix.server.tables.telling import encode


def seated(table: LiveTable, token: str | None) -> int:
    """The seat that a token holds, from 0."""
    at = seating.seat_of(table.body, token)
    if at == seating.NOBODY:
        raise ApiError(401, Malformed("server.no_seat"))
    return at


def join(table: LiveTable, wanted: api.Join) -> api.SeatKey:
    """Somebody sits down; also in the middle of a match, where the host has opened a seat."""
    _not_ended(table)
    at, token = seating.sit_down(
        table.body, wanted.name, wanted.avatar, None if wanted.seat is None else wanted.seat - 1
    )
    seating.pass_on_host(table.body)
    table.presence.expect(at)
    table.save(table.tell_about)
    table.seats_changed()
    return api.SeatKey(seat=at + 1, token=token)


def take_back(table: LiveTable, at: int) -> None:
    """A person who comes back plays for themselves again, from this device or another."""
    _not_ended(table)
    table.presence.expect(at)
    table.save(table.tell_about)
    table.seats_changed()


def leave(table: LiveTable, at: int) -> None:
    """Before the match a seat that somebody leaves is open again; later a bot plays on, and the seat stays theirs."""
    if table.status is Status.lobby:
        seating.open_seat(table.body, at)
        seating.pass_on_host(table.body)
        _unseat(table, at, "server.left")
        table.save(table.tell_about)
    else:
        if at == table.body.host:
            seating.pass_on_host(table.body, gone={at, *table.presence.helped})
            table.save(table.tell_about)
        table.help_out(at)


def act_as_host(table: LiveTable, at: int, act: api.HostAct) -> None:
    """One of the host's acts, asked for by the person at seat `at`."""
    if at != table.body.host:
        raise ApiError(403, Malformed("server.not_host"))
    _not_ended(table)
    match act:
        case api.Start():
            start(table, act.fill)
        case api.Pause():
            _pause(table, on=act.on)
        case api.Replace() if table.body.lesson:
            raise ApiError(409, Malformed("server.lesson"))
        case api.Replace() if table.body.daily:
            raise ApiError(409, Malformed("server.daily"))
        case api.Replace():
            _replace(table, act.seat - 1, act.level)
        case api.ChangePace():
            table.body.pace = act.pace
            table.save(table.tell_about)
            table.pace_changed()
        case api.End():
            _end(table)


def start(table: LiveTable, level: Level, *, before: tuple[Write, ...] = ()) -> None:
    """The words of the seats are fixed now, and the first hand is dealt."""
    if table.status is not Status.lobby:
        raise ApiError(409, Malformed("server.started"))
    body = table.body
    seating.fill(body, level)
    body.status = Status.playing
    kind = find(body.game)
    words = [seat.word for seat in body.seats]
    match = Match(
        kind,
        body.players,
        body.options,
        seed=table.seed,
        words=words,
        names=[seat.name for seat in body.seats],
        lesson=body.lesson,
        daily=body.daily,
        hands=body.hands,
    )
    lines = [StoredLine(write_line(line)) for line in table.begin(match)]
    table.write(
        (*before, table.saved(), AppendLines(table.id, body.match, 0, lines, epoch=table.epoch)),
        table.welcome_all,
    )


def rematch(table: LiveTable, wanted: api.Rematch) -> None:
    """A new seed is fixed, and with it its commitment, before anybody can choose a word. A lesson may be left for a
    real match at any time; what follows a deal of the day is a match like any other."""
    _not_ended(table)
    body = table.body
    if table.status not in (Status.over, Status.stopped) and not body.lesson:
        raise ApiError(409, Malformed("server.not_over"))
    body.lesson = False
    body.daily, body.hands = "", 0
    body.match += 1
    body.status = Status.lobby
    for seat in body.seats:
        seat.word = ""
    table.stopped = False
    table.seed = secrets.token_bytes(SEED_BYTES)
    table.put_away()
    begun = StartMatch(table.id, body.match, table.seed, table.epoch)
    if wanted.start:
        start(table, Level.beginner, before=(begun,))
    else:
        table.write((table.saved(), begun), table.welcome_all)


def _pause(table: LiveTable, *, on: bool) -> None:
    wanted, now = (Status.paused, Status.playing) if on else (Status.playing, Status.paused)
    if table.status is wanted:
        return
    if table.status is not now:
        raise ApiError(409, Malformed("server.not_playing"))
    table.body.status = wanted
    table.start_clock()
    # When play continues, everybody gets their choice back with a whole view.
    table.save(table.tell_about if on else table.welcome_all)
    table.seats_changed()


def _replace(table: LiveTable, at: int, level: Level | None) -> None:
    body = table.body
    if at >= body.players:
        raise ApiError(422, Malformed("server.no_such_seat", seat=at + 1, players=body.players))
    if at == body.host:
        raise ApiError(409, Malformed("server.own_seat"))
    if level is None:
        seating.open_seat(body, at)
    elif body.seats[at].holder is Holder.bot:
        body.seats[at].level = level
    else:
        seating.open_seat(body, at)
        seating.seat_bot(body, at, level)
    _unseat(table, at, "server.replaced")
    table.save(table.tell_about)
    table.pace_changed()


def _unseat(table: LiveTable, at: int, code: str) -> None:
    """Connections of this seat become spectators, and learn why."""
    for connection in table.presence.at(at):
        connection.send(encode(Problem(why=Why(code=code))))
        table.presence.arrive(connection, SPECTATOR)
        table.greet(connection)


def _end(table: LiveTable) -> None:
    table.body.status = Status.ended

    def tell() -> None:
        table.tell_all(About(about=table.about()))
        table.close(CloseCode.ended, "the table was closed")

    table.save(tell)


def _not_ended(table: LiveTable) -> None:
    if table.status is Status.ended:
        raise ApiError(410, Malformed("server.ended"))
