"""The lines of a journal. A line is a checksum and what was written together, as JSON: it counts whole or not at all.

A slot begins with a header and a snapshot, and continues with what was written since.
"""

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

import msgspec
from msgspec import Struct

from toutilix.server.store import (
    AppendLines,
    DropTable,
    KeepReview,
    ReleaseTable,
    SaveTable,
    StartMatch,
    StoredLine,
    Write,
)

FORMAT = 1


class SlotHeader(Struct, frozen=True, tag="journal", array_like=True):
    """`snapshot` is how many lines the snapshot has: a slot without all of them was never finished."""

    generation: int
    snapshot: int
    format: int = FORMAT


class SavedEntry(Struct, frozen=True, tag="table", array_like=True):
    id: str
    body: str
    version: int


class MatchEntry(Struct, frozen=True, tag="match", array_like=True):
    table: str
    number: int
    seed: str


class LinesEntry(Struct, frozen=True, tag="lines", array_like=True):
    table: str
    match: int
    first: int
    lines: list[tuple[str, str | None]]
    finished: float | None = None


class DropEntry(Struct, frozen=True, tag="drop", array_like=True):
    id: str


class ReviewEntry(Struct, frozen=True, tag="review", array_like=True):
    table: str
    match: int
    body: str


Entry = SlotHeader | SavedEntry | MatchEntry | LinesEntry | DropEntry | ReviewEntry

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[Entry])


def entries_of(writes: Sequence[Write]) -> list[Entry]:
    """These writes as entries of a journal. There is one device: nothing is released, and nobody takes a table away."""
    found: list[Entry] = []
    for write in writes:
        match write:
            case SaveTable():
                found.append(SavedEntry(write.id, write.body.decode(), write.version))
            case StartMatch():
                found.append(MatchEntry(write.table, write.number, write.seed.hex()))
            case AppendLines():
                lines = [(line.text, line.request) for line in write.lines]
                found.append(LinesEntry(write.table, write.match, write.first, lines, write.finished))
            case DropTable():
                found.append(DropEntry(write.id))
            case KeepReview():
                found.append(ReviewEntry(write.table, write.match, write.body.decode()))
            case ReleaseTable():
                pass
    return found


def stored_lines(entry: LinesEntry) -> list[StoredLine]:
    return [StoredLine(text, request) for text, request in entry.lines]


def write_line(entries: Sequence[Entry]) -> bytes:
    text = _encoder.encode(entries)
    return b"%08x %s\n" % (crc32(text), text)


class ReadSlot(NamedTuple):
    """`lines` has None for a damaged line. A last one that was cut off is left out: it was never acknowledged."""

    header: SlotHeader | None
    lines: list[list[Entry] | None]

    @property
    def complete(self) -> bool:
        return self.header is not None and len(self.lines) >= self.header.snapshot

    @property
    def damaged(self) -> int:
        return self.lines.count(None) + (self.header is None and bool(self.lines))


def read_slot(data: bytes) -> ReadSlot:
    texts = data.split(b"\n")
    # The part after the last end of a line is empty, or was cut off.
    lines = [_read_line(text) for text in texts[:-1] if text]
    first = lines.pop(0) if lines else None
    if first and isinstance(first[0], SlotHeader):
        return ReadSlot(first[0], lines)
    return ReadSlot(None, [first, *lines] if first or lines else [])


def _read_line(text: bytes) -> list[Entry] | None:
    checksum, _, body = text.partition(b" ")
    try:
        return _decoder.decode(body) if int(checksum, 16) == crc32(body) else None
    except (ValueError, msgspec.MsgspecError):
        return None
