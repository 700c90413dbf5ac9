"""The journal of a device: acknowledged writes are there again, whatever happened to the storage."""

import asyncio

import pytest

from tests.device.failing import FailingStorage
from toutilix.device import journal as journals
from toutilix.device.journal import Journal
from toutilix.device.storage import MemoryStorage
from toutilix.server.base.protocol.common import Status
from toutilix.server.store import AppendLines, DropTable, KeepReview, SaveTable, StartMatch, StoredLine, StoreFailed
from toutilix.server.tables.body import SeatBody, TableBody, write_body


def body(status: Status = Status.playing, match: int = 1) -> bytes:
    return write_body(TableBody(game="sowix", options={}, seats=[SeatBody(name="Zoé")], status=status, match=match))


def new_table(id: str) -> tuple[SaveTable, StartMatch, AppendLines]:
    return SaveTable(id, body(), 0.0), StartMatch(id, 1, b"\1" * 32), lines(id, 0, "header", "deal")


def lines(id: str, first: int, *texts: str, finished: float | None = None) -> AppendLines:
    return AppendLines(id, 1, first, [StoredLine(text, f"1/{text}") for text in texts], finished)


async def opened(storage: MemoryStorage) -> Journal:
    journal = Journal(storage)
    await journal.open()
    return journal


async def texts(journal: Journal, id: str) -> list[str] | None:
    table = await journal.claim(id)
    return None if table is None or table.match is None else [line.text for line in table.match.lines]


def test_everything_is_read_back() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        journal = await opened(storage)
        await journal.write(*new_table("a"))
        await journal.write(lines("a", 2, "move", "end", finished=7.0))
        await journal.write(*new_table("b"))
        await journal.write(*new_table("c"), DropTable("c"))
        await journal.write(KeepReview("a", 1, b'{"done":3}'), KeepReview("c", 1, b"gone"))
        again = await opened(storage)
        for kept in (journal, again):
            table = await kept.claim("a")
            assert table is not None
            assert table.match is not None
            assert table.body == body()
            assert table.match.seed == b"\1" * 32
            assert table.match.lines[2] == StoredLine("move", "1/move")
            assert await kept.record("a", 1) == ["header", "deal", "move", "end"]
            assert [one.finished for one in await kept.finished("a")] == [7.0]
            assert await kept.record("b", 1) is None, "a running match has secrets"
            assert await kept.claim("c") is None
            assert await kept.review("a", 1) == b'{"done":3}'
            assert await kept.review("b", 1) is await kept.review("c", 1) is None
        assert not again.damaged

    asyncio.run(go())


def test_a_line_that_was_cut_off_was_never_acknowledged() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        await (await opened(storage)).write(*new_table("a"))
        whole = list(storage.slots)
        journal = await opened(storage)
        before = [len(slot) for slot in storage.slots]
        await journal.write(lines("a", 2, "move"))
        slot = next(at for at, size in enumerate(before) if len(storage.slots[at]) > size)
        complete = storage.slots[slot]
        for end in range(before[slot], len(complete)):
            storage.slots[slot] = complete[:end]
            again = await opened(storage)
            assert await texts(again, "a") == ["header", "deal"], end
            assert not again.damaged
            await again.write(lines("a", 2, "other"))
            assert await texts(await opened(storage), "a") == ["header", "deal", "other"]
            storage.slots = list(storage.slots)
            storage.slots[1 - slot] = b""
        assert whole != storage.slots

    asyncio.run(go())


def test_damage_costs_only_what_hangs_on_it() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        journal = await opened(storage)
        for id in ("a", "b"):
            await journal.write(*new_table(id))
        for id in ("a", "b"):
            await journal.write(lines(id, 2, "move one"))
            await journal.write(lines(id, 3, "move two"))
        slot = max((0, 1), key=lambda at: len(storage.slots[at]))
        storage.slots[slot] = storage.slots[slot].replace(b'"a",1,2,[["move one"', b'"a",1,2,[["move on?"', 1)
        again = await opened(storage)
        assert again.damaged
        assert await texts(again, "a") == ["header", "deal"], "continued from before the damage"
        assert await texts(again, "b") == ["header", "deal", "move one", "move two"]
        await again.write(lines("a", 2, "another"))
        healed = await opened(storage)
        assert not healed.damaged
        assert await texts(healed, "a") == ["header", "deal", "another"]

    asyncio.run(go())


@pytest.mark.parametrize("seed", range(40))
def test_any_damage_leaves_a_journal_that_can_be_used(seed: int) -> None:
    import random

    async def go() -> None:
        dice, storage = random.Random(seed), MemoryStorage()
        journal = await opened(storage)
        for id in "abcde":
            await journal.write(*new_table(id))
            await journal.write(lines(id, 2, "move"))
        slot = max((0, 1), key=lambda at: len(storage.slots[at]))
        damaged = bytearray(storage.slots[slot])
        for _ in range(dice.randrange(1, 5)):
            at = dice.randrange(len(damaged))
            damaged[at : at + dice.randrange(1, 30)] = dice.randbytes(dice.randrange(30))
        storage.slots[slot] = bytes(damaged)
        again = await opened(storage)
        for id in "abcde":
            assert await texts(again, id) in (None, ["header", "deal"], ["header", "deal", "move"])
        await again.write(*new_table("new"))
        assert await texts(await opened(storage), "new") == ["header", "deal"]

    asyncio.run(go())


def test_a_full_storage_refuses_and_keeps_the_rest() -> None:
    async def go() -> None:
        storage = FailingStorage()
        journal = await opened(storage)
        await journal.write(*new_table("a"))
        storage.room = sum(len(slot) for slot in storage.slots) + 20
        with pytest.raises(StoreFailed) as refused:
            await journal.write(lines("a", 2, "a long move that does not fit"))
        assert refused.value.code == "store.full"
        assert await texts(journal, "a") == ["header", "deal"]
        assert await texts(await opened(storage), "a") == ["header", "deal"], "it can still be opened"
        storage.room = 1 << 30
        await journal.write(lines("a", 2, "move"))
        again = await opened(storage)
        assert await texts(again, "a") == ["header", "deal", "move"]

    asyncio.run(go())


def test_writes_behind_a_failed_one_fail_with_it() -> None:
    async def go() -> None:
        storage = FailingStorage()
        journal = await opened(storage)
        await journal.write(*new_table("a"))
        storage.room = 0
        told: list[str | None] = []
        for place in (2, 3):
            journal.submit([lines("a", place, "move")], lambda failed: told.append(failed.code if failed else None))
        with pytest.raises(StoreFailed):
            await journal.write()
        assert told == ["store.full", "store.full"]

    asyncio.run(go())


def test_a_storage_that_was_cleared_is_written_again() -> None:
    """Somebody deletes the data of this site while a match is open: memory still has it."""

    async def go() -> None:
        storage = FailingStorage()
        journal = await opened(storage)
        await journal.write(*new_table("a"))
        storage.slots = [b"", b""]
        storage.cleared = True
        await journal.write(lines("a", 2, "move"))
        assert journal.renewed == 1
        assert await texts(await opened(storage), "a") == ["header", "deal", "move"]

    asyncio.run(go())


def test_lines_out_of_date_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(journals, "ROOM", 2000)
        storage = MemoryStorage()
        journal = await opened(storage)
        await journal.write(*new_table("a"))
        for version in range(200):
            await journal.write(SaveTable("a", body(), 0.0, version + 2))
        assert sum(len(slot) for slot in storage.slots) < 5000
        table = await (await opened(storage)).claim("a")
        assert table is not None
        assert table.version == 201

    asyncio.run(go())


def test_a_snapshot_that_was_cut_off_never_counts() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        journal = await opened(storage)
        for id in "abc":
            await journal.write(*new_table(id))
        before = list(storage.slots)
        slot = max((0, 1), key=lambda at: len(before[at]))
        await opened(storage)
        snapshot = storage.slots[1 - slot]
        assert snapshot
        for end in range(0, len(snapshot), 7):
            storage.slots = list(before)
            storage.slots[1 - slot] = snapshot[:end]
            again = await opened(storage)
            for id in "abc":
                assert await texts(again, id) == ["header", "deal"], end

    asyncio.run(go())


def test_the_least_recently_used_tables_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(journals, "MOST_TABLES", 2)
        storage = MemoryStorage()
        journal = await opened(storage)
        for id in "abc":
            await journal.write(*new_table(id))
        await journal.write(lines("a", 2, "move"))
        again = await opened(storage)
        assert [await texts(again, id) is not None for id in "abc"] == [True, False, True]

    asyncio.run(go())


def test_a_journal_of_a_later_version_is_left_alone() -> None:
    async def go() -> None:
        storage = MemoryStorage()
        await (await opened(storage)).write(*new_table("a"))
        slot = max((0, 1), key=lambda at: len(storage.slots[at]))
        from toutilix.device.entries import SlotHeader, write_line

        first, _, rest = storage.slots[slot].partition(b"\n")
        assert b"journal" in first
        later = storage.slots[slot] = write_line([SlotHeader(3, 0, format=99)]) + rest
        with pytest.raises(StoreFailed) as refused:
            await opened(storage)
        assert refused.value.code == "device.newer"
        assert storage.slots[slot] == later

    asyncio.run(go())
