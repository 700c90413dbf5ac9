"""Types that live messages and the HTTP API share: seats, tables, events and why something was refused."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct

from toutilix.games import GAMES

LONGEST_NAME = 20
LONGEST_WORD = 40
LONGEST_MOVE = 400
LONGEST_REQUEST = 40

# A title makes it a type of its own in the schema and in TypeScript.
DateText = Annotated[
    str,
    Meta(
        title="DateText",
        description="A date of UTC: everybody's day begins at the same moment.",
        max_length=10,
        pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
    ),
]
GameName = Annotated[
    str, Meta(title="GameName", max_length=20, extra_json_schema={"enum": [kind.name for kind in GAMES]})
]
RequestId = Annotated[
    str,
    Meta(
        title="RequestId",
        description="Made by the client, different for each request; one sent again has the id of the first try.",
        min_length=1,
        max_length=LONGEST_REQUEST,
        pattern="^[A-Za-z0-9_-]+$",
    ),
]
Argument = str | int
Arguments = dict[str, Argument]
Facts = dict[str, Any]
"""A document of named facts that a game writes: see `shown`."""


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an answer; what has its default value is left out."""


class Why(Part, frozen=True, kw_only=True):
    """Why something was refused: a stable code with words in both languages. Where a rule forbids it, `ruling` is the
    ruling's number and `facts` are typed as those of an event; else `arguments` fill the words."""

    code: str
    ruling: str = ""
    facts: Facts = {}
    arguments: Arguments = {}


class Status(StrEnum):
    """`stopped`: the match was begun with other rules; it can be looked at, not continued."""

    lobby = "lobby"
    playing = "playing"
    paused = "paused"
    over = "over"
    ended = "ended"
    stopped = "stopped"


class Level(StrEnum):
    """`adaptive` bots play well or badly, as it takes to keep a match even."""

    beginner = "beginner"
    regular = "regular"
    expert = "expert"
    adaptive = "adaptive"


class Avatar(StrEnum):
    """The picture that a person has chosen for their seat: the page draws one for each."""

    fox = "fox"
    owl = "owl"
    cat = "cat"
    bear = "bear"
    frog = "frog"
    rabbit = "rabbit"
    whale = "whale"
    hedgehog = "hedgehog"
    penguin = "penguin"
    octopus = "octopus"
    rocket = "rocket"
    mushroom = "mushroom"


class BotPace(StrEnum):
    """How long bots seem to think; with `step` each waits for somebody to say `continue`."""

    instant = "instant"
    normal = "normal"
    slow = "slow"
    step = "step"


class Pace(Struct, frozen=True, kw_only=True):
    """`move_seconds`: how long a person may think before a bot moves for them; none: as long as they like.
    `away_seconds`: after how long a bot plays for somebody who is gone; none: never."""

    bots: BotPace = BotPace.normal
    move_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    away_seconds: Annotated[int, Meta(ge=5, le=86400)] | None = 60


class Holder(StrEnum):
    """The holder of a seat. An open seat waits for somebody who has the link."""

    open = "open"
    person = "person"
    bot = "bot"


class SeatAbout(Part, frozen=True, kw_only=True):
    """`present`: somebody is connected there. `helped`: a bot plays for a person who is gone. `word`: this seat has
    added its word to the shuffle."""

    seat: int
    name: str = ""
    avatar: Avatar | None = None
    holder: Holder
    level: Level | None = None
    present: bool = False
    helped: bool = False
    host: bool = False
    word: bool = False


class TableAbout(Part, frozen=True, kw_only=True):
    """All that everybody who has the link may know of a table, but for the cards on it.

    `code` is short enough to be said across a room; there is one while the table is in the lobby or has an open seat.
    `commitment` is published before words are accepted; `seed` once the match is over. `lesson`: the match is a first
    hand with a coach, whose cards were laid out. `daily`: it is the deal of the day of this date, whose seed everybody
    can work out. `hands`: the match ends after this many; 0: as its rules say.
    """

    id: str
    game: GameName
    players: int
    options: dict[str, str | int]
    status: Status
    match: int
    pace: Pace
    seats: list[SeatAbout]
    code: str = ""
    local: bool = False
    lesson: bool = False
    daily: str = ""
    hands: int = 0
    spectators: int = 0
    commitment: str
    seed: str | None = None
