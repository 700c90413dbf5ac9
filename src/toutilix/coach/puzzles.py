"""Puzzles: real positions with one clearly best move, as a seat saw them.

Each game has a collection beside this file, which `tools/puzzles.py` made from matches between bots; a search twenty
times as large has confirmed every answer. A game without one has no puzzles.
"""

import datetime
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from toutilix.engine.kind import AnyKind
from toutilix.engine.options import Settings
from toutilix.engine.view import AnyView


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`view` is what the seat in turn knows; `answers` are the best move and those that do the same. The next best one
    costs `cost` points. `grade` says how often easy and medium players missed it, from 1 for seldom to 5 for always."""

    players: int
    options: Settings
    view: dict[str, Any]
    answers: list[str]
    cost: float
    grade: int

    def look(self, kind: AnyKind) -> AnyView:
        view: AnyView = kind.notation.read_view(kind.game(self.players, self.options), self.view)
        return view


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The collection of a game, the easiest first."""
    file = files("toutilix.coach") / "collection" / f"{game}.jsonl"
    if not file.is_file():
        return ()
    lines = file.read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)


def puzzle_of_the_day(game: str, date: str) -> int:
    """The number of the puzzle, from 1, that everybody gets on a date; the whole collection passes before one comes
    again. 0 where there is none."""
    count = len(puzzles_of(game))
    # A step that shares no factor with the count visits every puzzle.
    return 1 + datetime.date.fromisoformat(date).toordinal() * 37 % count if count else 0
