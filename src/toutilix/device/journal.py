"""The device's store: a journal of all writes, and in memory what it amounts to.

It is small enough to be held whole: what people play on one device. The journal lies in one of two slots. When much of
it is out of date, a snapshot is written into the other one, which counts once it is complete.
"""

import asyncio
from collections.abc import Iterable, Sequence

from toutilix.device.entries import (
    FORMAT,
    DropEntry,
    Entry,
    LinesEntry,
    MatchEntry,
    ReadSlot,
    ReviewEntry,
    SavedEntry,
    SlotHeader,
    entries_of,
    read_slot,
    stored_lines,
    write_line,
)
from toutilix.device.storage import SLOTS, Storage
from toutilix.server.base.protocol.common import Status
from toutilix.server.store import FinishedMatch, StoredMatch, StoredTable, StoreFailed, Then, Write, Writer
from toutilix.server.tables.body import read_body

MOST_TABLES = 200
"""The most tables that are kept: when a snapshot is written, those used least recently are forgotten."""
ROOM = 512 << 10
"""Bytes that a slot may grow by before a snapshot is worth it."""
CLEARED = "device.cleared"


class KeptTable:
    def __init__(self, saved: SavedEntry) -> None:
        self.saved = saved
        self.matches: dict[int, StoredMatch] = {}
        self.reviews: dict[int, str] = {}

    @property
    def playable(self) -> bool:
        """Can it be opened again? Of a damaged one too little may be left."""
        body = read_body(self.saved.body.encode())
        match = self.matches.get(body.match)
        return match is not None and (bool(match.lines) or body.status in (Status.lobby, Status.ended))


class Contents:
    """The tables that a journal tells of, the one that was used last at the end."""

    def __init__(self) -> None:
        self.tables: dict[str, KeptTable] = {}

    def take(self, entries: Iterable[Entry]) -> bool:
        """Do what was written; false where something that came before it is missing."""
        taken = [self._take(entry) for entry in entries]
        return all(taken)

    def _take(self, entry: Entry) -> bool:
        match entry:
            case SavedEntry():
                table = self.tables.pop(entry.id, None) or KeptTable(entry)
                table.saved = entry
                self.tables[entry.id] = table
            case MatchEntry():
                if entry.table not in self.tables:
                    return False
                matches = self.tables[entry.table].matches
                matches[entry.number] = StoredMatch(entry.number, bytes.fromhex(entry.seed), [])
            case LinesEntry():
                return self._add_lines(entry)
            case DropEntry():
                self.tables.pop(entry.id, None)
            case ReviewEntry():
                # A review of a match that is not there any more is of no use to anybody.
                if entry.table in self.tables and entry.match in self.tables[entry.table].matches:
                    self.tables[entry.table].reviews[entry.match] = entry.body
            case SlotHeader():
                pass
        return True

    def _add_lines(self, entry: LinesEntry) -> bool:
        table = self.tables.pop(entry.table, None)
        if table is None:
            return False
        self.tables[entry.table] = table
        match = table.matches.get(entry.match)
        if match is None or len(match.lines) != entry.first:
            return False
        lines = match.lines
        lines += stored_lines(entry)
        table.matches[entry.match] = StoredMatch(match.number, match.seed, lines, entry.finished)
        return True

    def drop_unplayable(self) -> None:
        for id in [id for id, table in self.tables.items() if not table.playable]:
            del self.tables[id]

    def snapshot(self, generation: int) -> bytes:
        for id in list(self.tables)[:-MOST_TABLES]:
            del self.tables[id]
        lines = [write_line(list(_entries_of(table))) for table in self.tables.values()]
        return b"".join((write_line([SlotHeader(generation, len(lines))]), *lines))


def _entries_of(table: KeptTable) -> Iterable[Entry]:
    id = table.saved.id
    yield table.saved
    for match in table.matches.values():
        yield MatchEntry(id, match.number, match.seed.hex())
        if match.lines:
            lines = [(line.text, line.request) for line in match.lines]
            yield LinesEntry(id, match.number, 0, lines, match.finished)
    for number, body in table.reviews.items():
        yield ReviewEntry(id, number, body)


class Journal(Writer):
    """The tables' Writer and Reader. `damaged` says how many lines could not be read when it was opened."""

    def __init__(self, storage: Storage) -> None:
        self.damaged = 0
        self.renewed = 0
        """How often the journal was written again because somebody had deleted it."""
        self._storage = storage
        self._contents = Contents()
        self._slot = SLOTS[0]
        self._generation = 0
        self._size = self._snapshot_size = 0
        self._torn = False
        """May part of a line stand at the end? Then the next one begins on a line of its own."""
        self._queue: list[tuple[Sequence[Write], Then]] = []
        self._writing: asyncio.Task[None] | None = None

    # --- opening ---

    async def open(self) -> None:
        """Read what is there. Of a damaged journal everything is kept that does not hang on what is lost."""
        slots = [read_slot(await self._storage.read(slot)) for slot in SLOTS]
        if any(slot.header is not None and slot.header.format > FORMAT for slot in slots):
            raise StoreFailed("device.newer")
        self._slot = max(SLOTS, key=lambda slot: _rank(slots[slot]))
        read = slots[self._slot]
        self._generation = read.header.generation if read.header else 0
        self.damaged = read.damaged
        self.damaged += sum(not self._contents.take(line) for line in read.lines if line is not None)
        self._contents.drop_unplayable()
        self._torn = True
        await self._try_to_compact()

    # --- writing ---

    def submit(self, writes: Sequence[Write], then: Then) -> None:
        self._queue.append((writes, then))
        if self._writing is None:
            self._writing = asyncio.ensure_future(self._write_all())

    async def _write_all(self) -> None:
        try:
            while self._queue:
                await self._write_queued()
        finally:
            self._writing = None

    async def _write_queued(self) -> None:
        """Writes everything that waits at once. Writes submitted after a failed one fail with it."""
        batch, self._queue = self._queue, []
        lines = [entries_of(writes) for writes, _ in batch]
        failed: StoreFailed | None = None
        try:
            await self._append(b"".join(write_line(entries) for entries in lines if entries))
        except StoreFailed as error:
            failed = error
            batch += self._queue
            self._queue = []
        for place, (_, then) in enumerate(batch):
            if failed is None and not self._contents.take(lines[place]):
                then(StoreFailed("store.taken"))
            else:
                then(failed)
        if failed is None and self._size - self._snapshot_size > ROOM + self._snapshot_size:
            await self._try_to_compact()

    async def _append(self, data: bytes) -> None:
        if not data:
            return
        try:
            await self._storage.append(self._slot, b"\n" + data if self._torn else data)
        except StoreFailed as failed:
            self._torn = True
            if failed.code != CLEARED:
                raise
            await self._storage.renew()
            self.renewed += 1
            await self._compact()
            await self._storage.append(self._slot, data)
        self._torn = False
        self._size += len(data)

    async def _try_to_compact(self) -> None:
        try:
            await self._compact()
        except StoreFailed:
            self._snapshot_size = self._size  # no room for two: tried again when it has grown as much once more

    async def _compact(self) -> None:
        other = SLOTS[1 - self._slot]
        snapshot = self._contents.snapshot(self._generation + 1)
        await self._storage.clear(other)
        await self._storage.append(other, snapshot)
        await self._storage.clear(self._slot)
        self._slot = other
        self._generation += 1
        self._torn = False
        self._size = self._snapshot_size = len(snapshot)

    # --- reading ---

    async def claim(self, table: str) -> StoredTable | None:
        kept = self._contents.tables.get(table)
        if kept is None:
            return None
        body = kept.saved.body.encode()
        match = kept.matches.get(read_body(body).match)
        if match is not None:
            match = StoredMatch(match.number, match.seed, list(match.lines), match.finished)
        return StoredTable(table, body, match, version=kept.saved.version)

    async def owner(self, table: str) -> None:
        """There is one host."""

    async def with_code(self, code: str, *, owned: bool) -> list[str]:
        return []

    async def take(self, key: str, rate: float, burst: float) -> float:
        return 0.0

    async def finished(self, table: str) -> list[FinishedMatch]:
        kept = self._contents.tables.get(table)
        matches = kept.matches.values() if kept else ()
        return [FinishedMatch(table, match.number, match.finished) for match in matches if match.finished is not None]

    async def record(self, table: str, match: int) -> list[str] | None:
        kept = self._contents.tables.get(table)
        found = kept.matches.get(match) if kept else None
        return [line.text for line in found.lines] if found and found.finished is not None else None

    async def review(self, table: str, match: int) -> bytes | None:
        kept = self._contents.tables.get(table)
        body = kept.reviews.get(match) if kept else None
        return None if body is None else body.encode()

    async def kept_date(self) -> float | None:
        return None

    async def keep_date(self, date: float) -> None:
        """Nothing is forgotten by its age here."""

    async def forget(self, before: float) -> int:
        return 0


def _rank(slot: ReadSlot) -> tuple[bool, int, int]:
    return slot.complete, slot.header.generation if slot.header else 0, len(slot.lines)
