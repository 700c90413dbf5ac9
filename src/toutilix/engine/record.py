"""The record of a match: JSON lines that can be replayed and checked without trusting who wrote them.

It keeps the inputs of a match (cards dealt, moves) and checks on them (scores, commitment and seed); what follows from
them is computed again when the record is read.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from toutilix.engine.errors import Malformed
from toutilix.engine.options import Settings

FORMAT = 1
RULES = 1
"""Raised when a ruling changes: a record of other rules is shown, not continued."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Header(_Line, frozen=True, kw_only=True):
    """`lesson` stands in the record of a lesson only: its first hand was laid out to teach, not shuffled. `daily` is
    the date of a deal of the day; `hands` ends the match after that many hands."""

    mark: ClassVar[str] = "toutilix"
    toutilix: int = FORMAT
    rules: int = RULES
    game: str
    players: int
    names: list[str]
    options: Settings
    commitment: str
    words: list[str]
    lesson: bool | UnsetType = UNSET
    daily: str | UnsetType = UNSET
    hands: Annotated[int, Meta(ge=1)] | UnsetType = UNSET


class DealLine(_Line, frozen=True):
    mark: ClassVar[str] = "deal"
    deal: str


class ShuffleLine(_Line, frozen=True):
    mark: ClassVar[str] = "shuffle"
    shuffle: str


class MoveLine(_Line, frozen=True):
    mark: ClassVar[str] = "move"
    seat: int
    move: str


class UndoLine(_Line, frozen=True):
    mark: ClassVar[str] = "undo"
    seat: int
    undo: Literal[True] = True


class ScoreLine(_Line, frozen=True):
    mark: ClassVar[str] = "scores"
    hand: int
    scores: list[int]


class Footer(_Line, frozen=True, kw_only=True):
    mark: ClassVar[str] = "seed"
    seed: str
    reason: str
    ranking: list[list[int]]


Line = Header | DealLine | ShuffleLine | MoveLine | UndoLine | ScoreLine | Footer

_LINES: tuple[type[Line], ...] = (Header, DealLine, ShuffleLine, MoveLine, UndoLine, ScoreLine, Footer)
_encoder = msgspec.json.Encoder()


def write_line(line: Line) -> str:
    return _encoder.encode(line).decode()


def write_record(lines: Iterable[Line]) -> str:
    return "".join(write_line(line) + "\n" for line in lines)


def read_line(text: str, number: int) -> Line:
    """One line of a record; each kind of line has a key that no other has."""
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Malformed("record.json", line=number) from None
    if isinstance(document, dict):
        for kind in _LINES:
            if kind.mark in document:
                try:
                    return msgspec.convert(document, kind)
                except msgspec.ValidationError as error:
                    raise Malformed("record.line", line=number, why=str(error)) from None
    raise Malformed("record.unknown", line=number)


def read_record(text: str | Iterable[str]) -> Iterator[tuple[int, Line]]:
    """The lines, of a text or one by one, with their numbers, from 1; the first is the header. Blank ones are left
    out."""
    lines = text.split("\n") if isinstance(text, str) else text
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, read_line(line, number)
