"""The seats of a table: the changes that people make to them, each checked, none of them a move."""

from collections.abc import Container

from toutilix.bots.names import BOT_NAMES
from toutilix.engine.errors import Malformed
from toutilix.server.base.names import clean_name, clean_word, distinct
from toutilix.server.base.problems import ApiError
from toutilix.server.base.protocol.common import Avatar, Holder, Level
from toutilix.server.base.tokens import hash_token, matches, new_token
from toutilix.server.tables.body import SeatBody, TableBody

NOBODY = -1


def seat_of(body: TableBody, token: str | None) -> int:
    """The seat that a token holds, from 0; NOBODY if none."""
    found = NOBODY
    for at, seat in enumerate(body.seats):
        if token and seat.token and matches(token, seat.token):
            found = at
    return found


def sit_down(
    body: TableBody, name: str | None, avatar: Avatar | None = None, wanted: int | None = None
) -> tuple[int, str]:
    """Take an open seat; the seat and its token, which is kept nowhere else."""
    name = "" if name is None else clean_name(name)
    open_seats = body.open_seats()
    if wanted is not None and wanted >= body.players:
        raise ApiError(422, Malformed("server.no_such_seat", seat=wanted + 1, players=body.players))
    if not open_seats:
        raise ApiError(409, Malformed("server.full"))
    at = open_seats[0] if wanted is None else wanted
    if at not in open_seats:
        raise ApiError(409, Malformed("server.taken", seat=at + 1))
    token = new_token()
    name = distinct(name, names_of(body)) if name else ""
    body.seats[at] = SeatBody(name=name, avatar=avatar, holder=Holder.person, token=hash_token(token))
    return at, token


def seat_bot(body: TableBody, at: int, level: Level) -> None:
    taken = names_of(body)
    name = next(name for name in BOT_NAMES if distinct(name, taken) == name)
    body.seats[at] = SeatBody(name=name, holder=Holder.bot, level=level)


def open_seat(body: TableBody, at: int) -> None:
    body.seats[at] = SeatBody()


def fill(body: TableBody, level: Level) -> None:
    """Bots for all seats that nobody has taken."""
    for at in body.open_seats():
        seat_bot(body, at, level)


def pass_on_host(body: TableBody, gone: Container[int] = ()) -> None:
    """Make another person the host if the host has left, unless all are gone."""
    if body.seats[body.host].holder is not Holder.person or body.host in gone:
        others = [at for at, seat in enumerate(body.seats) if seat.holder is Holder.person and at not in gone]
        body.host = others[0] if others else body.host


def choose_word(body: TableBody, at: int, word: str) -> None:
    body.seats[at].word = clean_word(word)


def names_of(body: TableBody) -> list[str]:
    return [seat.name for seat in body.seats if seat.name]
