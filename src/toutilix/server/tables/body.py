"""The stored form of a table, apart from the records of its matches."""

import msgspec
from msgspec import Struct

from toutilix.server.base.protocol.common import Avatar, Holder, Level, Pace, SeatAbout, Status


class SeatBody(Struct, kw_only=True, omit_defaults=True):
    """Only the hash of a token is kept; `word` is this seat's word for the shuffle of the match to come. `helped`: a
    bot plays for a person who is gone."""

    name: str = ""
    avatar: Avatar | None = None
    holder: Holder = Holder.open
    level: Level | None = None
    token: str = ""
    word: str = ""
    helped: bool = False


class TableBody(Struct, kw_only=True, omit_defaults=True):
    """`host` is the host's seat, from 0. `match` counts from 1; `status` is what people have decided
    (that a match is over follows from its record). `lesson`: its match is the first hand of the game, with a coach.
    `daily` is the date of a deal of the day; with `hands` the match ends after that many hands."""

    game: str
    options: dict[str, str | int]
    seats: list[SeatBody]
    host: int = 0
    local: bool = False
    lesson: bool = False
    daily: str = ""
    hands: int = 0
    pace: Pace = Pace()
    match: int = 1
    status: Status = Status.lobby

    @property
    def players(self) -> int:
        return len(self.seats)

    def open_seats(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.holder is Holder.open]

    def about_seat(self, at: int, *, present: bool) -> SeatAbout:
        seat = self.seats[at]
        return SeatAbout(
            seat=at + 1,
            name=seat.name,
            avatar=seat.avatar,
            holder=seat.holder,
            level=seat.level,
            present=present,
            helped=seat.helped,
            host=at == self.host,
            word=bool(seat.word),
        )


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableBody)


def write_body(body: TableBody) -> bytes:
    return _encoder.encode(body)


def read_body(text: bytes) -> TableBody:
    return _decoder.decode(text)
