"""Bots think in processes of their own, so that a long thought never keeps a table waiting.

A question carries the view of one seat and nothing else of the match: no bot can see more, whatever it is.
"""

from typing import Any

from msgspec import Struct

from toutilix.engine.match import Match
from toutilix.engine.options import Settings


class ThinkingFailed(Exception):
    """There is no answer."""


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Ask for the move of a bot of this level with this view. With `advise` the answer is for a person and comes with
    its reason. `chance` seeds the bot's random numbers, where the same answer is wanted every time."""

    game: str
    players: int
    options: Settings
    view: dict[str, Any]
    level: str
    advise: bool = False
    chance: int | None = None


class Task(Struct, frozen=True, kw_only=True):
    id: int
    question: Question


class Thought(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`move` is None where the bot does nothing now; `why` is a fact."""

    id: int
    move: str | None = None
    why: dict[str, Any] | None = None


def question_of(match: Match, seat: int, level: str, *, advise: bool = False, chance: int | None = None) -> Question:
    """The question for a seat (from 0) of a match as it stands."""
    kind = match.kind
    return Question(
        game=kind.name,
        players=int(match.game.players),
        options=kind.settings(match.game),
        view=kind.notation.write_view(match.state.view(seat)),
        level=level,
        advise=advise,
        chance=chance,
    )
