"""Bots think in processes of their own, so that a long thought never keeps a table waiting.

A question carries the view of one seat and nothing else of the match: no bot can see more, whatever it is.
"""

from typing import Any, NamedTuple

from msgspec import Struct

from toutilix.coach.questions import HandWorth, Opinion
from toutilix.engine.match import Match
from toutilix.engine.options import Settings
from toutilix.server.base.protocol.live import Coached


class ThinkingFailed(Exception):
    """There is no answer."""


class TooManyQuestions(ThinkingFailed):
    """This visitor group has enough hints waiting already."""


class Asker(NamedTuple):
    """The group and the table for which a question is asked: visitor groups, and then the tables of a group, take
    turns. Both are opaque names, and no worker is told them."""

    group: str
    table: str


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Ask for the move of a bot of this level with this view. With `advise` the answer is for a person and comes with
    its reason; with `seconds` too it is the coach's, who compares the move `asked` where there is one. `chance` seeds
    the random numbers, where the same answer is wanted every time. `seconds` is how long a search may last; it gets
    less where the machine is short of time. With `deals` it is a question of a review: what was the move `asked` worth,
    or without one the hand that was dealt, over that many supposed deals in a match of `hands`? `against`
    is the seat that plays alone against bots."""

    game: str
    players: int
    options: Settings
    view: dict[str, Any]
    level: str
    advise: bool = False
    asked: str | None = None
    chance: int | None = None
    seconds: float | None = None
    deals: int | None = None
    hands: int = 0
    against: int | None = None

    @property
    def is_long(self) -> bool:
        """Is it a search that lasts as long as it is allowed to?"""
        return self.seconds is not None or self.deals is not None or self.level.startswith("expert:")


class Task(Struct, frozen=True, kw_only=True):
    id: int
    question: Question


class Thought(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`move` is None where the bot does nothing now; `why` is a fact."""

    id: int
    move: str | None = None
    why: dict[str, Any] | None = None
    coached: Coached | None = None
    opinion: Opinion | None = None
    worth: HandWorth | None = None


def question_of(
    match: Match,
    seat: int,
    level: str,
    *,
    advise: bool = False,
    asked: str | None = None,
    chance: int | None = None,
    seconds: float | None = None,
    against: int | None = None,
) -> Question:
    """The question for a seat (from 0) of a match as it stands."""
    kind = match.kind
    return Question(
        game=kind.name,
        players=int(match.game.players),
        options=kind.settings(match.game),
        view=kind.notation.write_view(match.state.view(seat)),
        level=level,
        advise=advise,
        asked=asked,
        chance=chance,
        seconds=seconds,
        against=against,
    )
