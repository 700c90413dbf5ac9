"""The messages of a live table, over one WebSocket. The first is `hello`; its answer is `welcome`."""

from enum import IntEnum, StrEnum
from typing import Annotated

from msgspec import Meta, Raw, Struct

from toutilix.server.base.protocol.common import (
    LONGEST_MOVE,
    LONGEST_WORD,
    Avatar,
    Facts,
    Part,
    RequestId,
    TableAbout,
    Why,
)


class CloseCode(IntEnum):
    """Why a connection ends."""

    going_away = 1001
    policy = 1008
    handed_over = 1012
    try_again_later = 1013
    no_seat = 4401
    no_table = 4404
    ended = 4410


# --- from the client --------------------------------------------------------------------------------------------------


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    pass


MOST_CARDS = 100


class Hello(Request, frozen=True, kw_only=True):
    """Sit down with the token of a seat, or watch without one. `since` is the state number last seen of `match`; the
    acts after it come with the welcome. With `text` every state comes with the table in words. Said again, it changes
    the seat: so one device serves all seats."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    match: int = 0
    since: int = 0
    text: bool = False


class Play(Request, frozen=True, kw_only=True):
    """`n` is the state number that the move answers; only a call or catch out of turn may leave it out. With `match` a
    move that is sent again after a rematch cannot be taken for a new one."""

    id: RequestId
    match: int | None = None
    n: int | None = None
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]


class Undo(Request, frozen=True, kw_only=True):
    id: RequestId
    n: int


class Read(Request, frozen=True, kw_only=True):
    """Ask which moves these cards can make now. A star may be pinned to a letter: `*H`. With `run`, at that run
    alone."""

    id: RequestId
    cards: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=MOST_CARDS)]
    run: Annotated[int, Meta(ge=1, le=100)] | None = None


class Hint(Request, frozen=True, kw_only=True):
    """Ask what a regular would do here, and why. With `deep` a search looks for something better, which takes up to a
    second; with `move` too, it compares that move with the best one."""

    id: RequestId
    deep: bool = False
    move: Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)] | None = None


class Earlier(Request, frozen=True, kw_only=True):
    """Ask for acts of this match before state `before`: the ones that a `welcome` had no room for."""

    id: RequestId
    match: int
    before: int


class Next(Request, frozen=True, kw_only=True):
    """The hand is over: deal the next one."""

    n: int


class Continue(Request, frozen=True, kw_only=True):
    """Bots that play step by step may do the next step."""


class Word(Request, frozen=True, kw_only=True):
    """This seat's own word for the shuffle; accepted until the match starts. It will stand in the record."""

    word: Annotated[str, Meta(max_length=LONGEST_WORD)]


class Wear(Request, frozen=True, kw_only=True):
    """Another avatar for this seat, at any time; none: the first letter of its name."""

    avatar: Avatar | None = None


class Phrase(StrEnum):
    """All that can be said: children play."""

    hello = "hello"
    well_played = "well_played"
    thanks = "thanks"
    sorry = "sorry"
    oops = "oops"
    my_turn = "my_turn"
    your_turn = "your_turn"
    one_moment = "one_moment"
    back = "back"
    good_game = "good_game"
    again = "again"
    goodbye = "goodbye"
    smile = "smile"
    laugh = "laugh"
    wow = "wow"
    clap = "clap"
    think = "think"
    sad = "sad"


class Say(Request, frozen=True, kw_only=True):
    phrase: Phrase


class Ping(Request, frozen=True, kw_only=True):
    """Pages cannot send pings of the socket itself."""


Asked = Hello | Play | Undo | Read | Hint | Earlier | Next | Continue | Word | Wear | Say | Ping

# --- from the server --------------------------------------------------------------------------------------------------


NOTHING = Raw(b"null")
"""Stands for a part that is absent or has not changed; left out of the message."""


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    pass


class Choice(Part, frozen=True, kw_only=True):
    """The moves that this seat may make now. `moves` is the whole list unless `more` is set; then it has some of them,
    among them all that need no card, the others are built from selected cards with `read`, and `cards` are those of the
    hand that some legal move can use. Calls and catches are never listed: a list would tell when they are due.
    `forced`: everybody knows the one move to be the only one; a page may play it by itself. `suggestions` are plays of
    several cards that a player may want to select at once; they are no advice."""

    moves: list[Facts] = []
    more: bool = False
    cards: list[str] = []
    suggestions: list[Facts] = []
    undo: bool = False
    forced: bool = False


class Coach(Part, frozen=True, kw_only=True):
    """The coach's words to the learner of a lesson. `id` has words in both languages, in which `second`, `third` and
    `fourth` are the names of those seats. `moves` are what is asked for, best first; none: whatever the rules allow. It
    is step `step` of `of`; the last one is the rest of the hand, and what is said when it is over."""

    id: str
    step: int
    of: int
    moves: list[Facts] = []


class TextSection(Part, frozen=True, kw_only=True):
    """Lines under a heading, each a fact with words. `quiet`: to be read, not said when the table is read out."""

    title: Facts
    lines: list[Facts]
    quiet: bool = False


class TableText(Part, frozen=True, kw_only=True):
    """The table in words, and for each seat, seat 1 first, what is special there."""

    sections: list[TextSection]
    seats: list[list[Facts]]


class Welcome(Answer, frozen=True, kw_only=True):
    """All that this seat may see now. `seat` is left out for a spectator, and then so are `own` and `choice`.
    `log` are the latest acts after `since`, a hundred at most; `whole` tells that none is missing. `earlier`: there are
    acts before the first of them, which can be asked for."""

    n: int
    match: int
    seat: int | None = None
    about: TableAbout
    table: Raw
    own: Raw = NOTHING
    choice: Choice | None = None
    coach: Coach | None = None
    text: Raw = NOTHING
    log: list[Facts] = []
    whole: bool = False
    earlier: bool = False


class Acts(Answer, frozen=True, kw_only=True):
    """Earlier acts, in order, a hundred at most. `earlier`: there are more before the first of them."""

    id: str
    log: list[Facts] = []
    earlier: bool = False


class Happened(Answer, frozen=True, kw_only=True):
    """An act, and it is on disk. `table` and `own` have the fields that changed. `choice` is there when this seat may
    do something now, and replaces the one before; where it is absent there is nothing to do. So does `coach`, in a
    lesson, for the learner. `id` is that of this client's own request: the answer to it.

    The steps of a replay have the same form. There `hands` come where all hands are open, whole and when they have
    changed, and `opened` are the events, by their place from 0, that show cards which not everybody saw."""

    act: Facts
    table: Raw
    own: Raw = NOTHING
    choice: Choice | None = None
    coach: Coach | None = None
    text: Raw = NOTHING
    id: str | None = None
    hands: list[list[str]] = []
    opened: list[int] = []


class About(Answer, frozen=True, kw_only=True):
    """Seats, presence, status or pace have changed."""

    about: TableAbout


class Done(Answer, frozen=True, kw_only=True):
    """A request that was sent again had been done already, and led to state `n`."""

    id: str
    n: int


class Refused(Answer, frozen=True, kw_only=True):
    """Nothing has changed. `n` is the state as it is now."""

    id: str | None = None
    n: int
    why: Why


class Meanings(Answer, frozen=True, kw_only=True):
    """The moves that the cards can make, best first, `more` if that is not all; or why they make none."""

    id: str
    moves: list[Facts] = []
    more: bool = False
    why: Why | None = None


class MoveGrade(StrEnum):
    """How a move compares with the best one: as good, too close to tell, or a slip."""

    best = "best"
    close = "close"
    small = "small"
    middle = "middle"
    big = "big"


class Coached(Struct, frozen=True, kw_only=True):
    """The result of a search, from what the seat can know: by how many points beside the others the advised move is
    better than the one compared, or than the regular's where it is `corrected`; half the interval of 99%; and how much
    it adds to the winning chances, from 0 to 1."""

    grade: MoveGrade
    corrected: bool
    points: float
    error: float
    chance: float


class Hinted(Answer, frozen=True, kw_only=True):
    """No move: there is nothing to advise now. `coached` comes with what a search has found."""

    id: str
    move: Facts | None = None
    why: Facts | None = None
    coached: Coached | None = None


class Said(Answer, frozen=True, kw_only=True):
    seat: int
    phrase: Phrase


class Hurry(Answer, frozen=True, kw_only=True):
    """A bot will move for this seat in `seconds` seconds."""

    seat: int
    seconds: int


class Problem(Answer, frozen=True, kw_only=True):
    """Something is wrong with the connection or the server itself, not with a move. The socket may close after it."""

    why: Why


class Pong(Answer, frozen=True, kw_only=True):
    pass


Answered = Welcome | Acts | Happened | About | Done | Refused | Meanings | Hinted | Said | Hurry | Problem | Pong
