"""Bots think in processes of their own, so that a long thought never keeps a table waiting.

A worker follows each match by its record lines, as the table does, and gives a bot the view of its seat and nothing
else.
"""

from msgspec import Struct

from toutilix.server.base.protocol.common import Happening

MOST_MATCHES = 500
"""Matches that a worker follows at a time; one that was forgotten is sent again as a whole."""


class ThinkingFailed(Exception):
    """No answer can be had."""


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Think for a seat (from 0). `lines` are those of the match from number `first` on: what the worker lacks. With
    `advise` the thought is for a person and comes with its reason."""

    id: int
    match: str
    first: int
    lines: list[str]
    seat: int
    level: str
    advise: bool = False


class Thought(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`move` is None where the bot does nothing now. `missing`: the worker does not know the lines before `first`."""

    id: int
    move: str | None = None
    why: Happening | None = None
    missing: bool = False
