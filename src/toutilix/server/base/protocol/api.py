"""The bodies of the HTTP API: managing tables. Playing goes over the live protocol.

The token of a seat is sent as `Authorization: Bearer TOKEN`, never in an address.
"""

from typing import Annotated

from msgspec import Meta, Struct

from toutilix.engine.shown import Seat
from toutilix.server.base.protocol.common import (
    LONGEST_NAME,
    Avatar,
    DateText,
    GameName,
    Level,
    Pace,
    Part,
    TableAbout,
    Why,
)

Name = Annotated[str, Meta(min_length=1, max_length=3 * LONGEST_NAME)]
"""At most LONGEST_NAME letters once it is cleaned; accents may be written apart. Somebody without a name is called by
their seat, in the language of each reader."""


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class NewTable(Body, frozen=True, kw_only=True):
    """`bots` gives seats to bots, by seat; the creator takes the first seat that is left and is the host. With `local`
    all other seats are played on the same device, by `names`; else they are open to everybody with the link. `avatars`
    belong to `names`, in their order; who is left over has none."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | int] = {}
    bots: dict[Annotated[str, Meta(pattern="^[1-8]$")], Level] = {}
    name: Name | None = None
    avatar: Avatar | None = None
    local: bool = False
    names: Annotated[list[Name], Meta(max_length=8)] = []
    avatars: Annotated[list[Avatar | None], Meta(max_length=8)] = []
    pace: Pace = Pace()


class NewLesson(Body, frozen=True, kw_only=True):
    """The first hand of a game, with a coach: the learner sits at seat 1, bots on the others, and it begins at once."""

    game: GameName
    name: Name | None = None
    avatar: Avatar | None = None
    pace: Pace = Pace(away_seconds=None)


class NewDaily(Body, frozen=True, kw_only=True):
    """The deal of the day of a game: you sit at seat 1, regulars on the others, and it begins at once. `date` is
    today's, which is the default, or an earlier one."""

    game: GameName
    date: DateText | None = None
    name: Name | None = None
    avatar: Avatar | None = None
    pace: Pace = Pace(away_seconds=None)


class DealOfToday(Part, frozen=True, kw_only=True):
    """`hands`: the match ends after this many; 0: as its rules say."""

    game: GameName
    players: int
    hands: int = 0


class DailyDeals(Part, frozen=True, kw_only=True):
    """The deals of today; the next ones come in `seconds`."""

    date: str
    seconds: int
    deals: list[DealOfToday]


class BotResult(Part, frozen=True, kw_only=True):
    """The result of a bot of this level in your seat: its points, and its place from 1; equal points share a place."""

    level: Level
    points: int
    place: int


class DailyResults(Part, frozen=True, kw_only=True):
    """The results of bots in a deal of the day: each played it in the person's seat, against the same opponents."""

    date: str
    game: GameName
    fewest_wins: bool
    results: list[BotResult]


class SeatKey(Part, frozen=True, kw_only=True):
    """The key to a seat: keep the token, it is shown once."""

    seat: int
    token: str


class Created(Part, frozen=True, kw_only=True):
    """`path` is the address to send to friends, below the server's own. A local table has a key for each person."""

    path: str
    keys: list[SeatKey]
    about: TableAbout


class TableNow(TableAbout, frozen=True, kw_only=True):
    """A table from outside, at this moment. `turn`: whose turn it is, while a match is played."""

    turn: Seat | None = None


class TablesNow(Part, frozen=True, kw_only=True):
    """Those of the tables asked for that there are, in the order in which they were asked for."""

    tables: list[TableNow]


class Addresses(Part, frozen=True, kw_only=True):
    """Where others find this server, the likeliest address first, without a `/` behind it. None: only the machine that
    it runs on can come in."""

    urls: list[str]


class Join(Body, frozen=True, kw_only=True):
    """Sit down on an open seat; by default the first."""

    name: Name | None = None
    avatar: Avatar | None = None
    seat: Seat | None = None


class Joined(Part, frozen=True, kw_only=True):
    key: SeatKey
    about: TableAbout


class TakenBack(Part, frozen=True, kw_only=True):
    seat: int
    about: TableAbout


class Start(Body, frozen=True, kw_only=True, tag="start", tag_field="do"):
    """Begin the match; seats still open are given to bots of this level."""

    fill: Level = Level.beginner


class Pause(Body, frozen=True, kw_only=True, tag="pause", tag_field="do"):
    on: bool


class Replace(Body, frozen=True, kw_only=True, tag="replace", tag_field="do"):
    """Give a seat to a bot of this level or, without a level, open it to somebody new."""

    seat: Seat
    level: Level | None = None


class ChangePace(Body, frozen=True, kw_only=True, tag="pace", tag_field="do"):
    pace: Pace


class End(Body, frozen=True, kw_only=True, tag="end", tag_field="do"):
    """Close the table for good. A match that is not over has no record to show."""


HostAct = Start | Pause | Replace | ChangePace | End


class Rematch(Body, frozen=True, kw_only=True):
    """The same seats again; after a lesson, or in the middle of it, a real match. With `start` it begins at once; else
    the seats may choose words first."""

    start: bool = True


class OptionAbout(Part, frozen=True, kw_only=True):
    """`values` of a choice, or the bounds of a number; `high` 0 means the number of players."""

    name: str
    ruling: str = ""
    default: str | int
    values: list[str] = []
    low: int = 0
    high: int = 0


class GameAbout(Part, frozen=True, kw_only=True):
    game: GameName
    fewest: int
    most: int
    levels: list[Level]
    options: list[OptionAbout]


class Games(Part, frozen=True, kw_only=True):
    games: list[GameAbout]


class Rules(Part, frozen=True, kw_only=True):
    """The rules in our own words, as Markdown, and what each option means, by `option` and `option.value`."""

    game: GameName
    language: str
    title: str
    text: str
    options: dict[str, str]


class GameWords(Part, frozen=True, kw_only=True):
    """The game's messages as a Fluent catalogue, the type of each field of its facts, and whether colours are named."""

    game: GameName
    language: str
    text: str
    fields: dict[str, str]
    colour_matters: bool


class RecordAbout(Part, frozen=True, kw_only=True):
    match: int
    finished: float


class Records(Part, frozen=True, kw_only=True):
    records: list[RecordAbout]


class Ready(Part, frozen=True, kw_only=True):
    """The server can take requests: its store has taken a commit a moment ago, and it does not stop."""

    status: str


class Health(Part, frozen=True, kw_only=True):
    """Numbers of this process; nothing of any table. It says that the process lives, not that it can keep a move."""

    status: str
    version: str
    tables: int
    connections: int
    waiting_writes: int


class Complaint(Part, frozen=True, kw_only=True):
    """The body of every answer that is not a success. `sentence` says it in the language of Accept-Language."""

    why: Why
    sentence: str
