"""The writer: in order, in groups, and a failure harms the table it belongs to, and none of its later lines."""

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from tests.server.store.place import Place, append, new_table, texts
from tests.server.store.postgres_server import PostgresServer
from toutilix.server.store import SaveTable, Store, StoreFailed, Write
from toutilix.server.store import writer as writing
from toutilix.server.store.sql import SqlStore
from toutilix.server.store.writer import ThreadWriter


class Watched:
    """A real store whose commits are counted and can be held back, so that writes gather behind one."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.sizes: list[int] = []
        self.may_continue = threading.Event()
        self.may_continue.set()
        self.reached = threading.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def commit(self, writes: Sequence[Write]) -> None:
        self.reached.set()
        assert self.may_continue.wait(600)
        self.sizes.append(len(writes))
        self.store.commit(writes)


class Table:
    """Submits writes, and remembers the answers."""

    def __init__(self, store: Store) -> None:
        self.writer = ThreadWriter(store)
        self.answers: list[tuple[str, str]] = []

    def submit(self, name: str, *writes: Write) -> None:
        self.writer.submit(writes, lambda failed: self.answers.append((name, failed.code if failed else "kept")))


def run(test: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 600))


@pytest.fixture
def watched(store: SqlStore) -> Watched:
    store.commit([write for id in ("a", "b", "c") for write in new_table(id)])
    return Watched(store)


async def held(watched: Watched, table: Table) -> None:
    """The writer started, and busy with a commit that does not end before `may_continue`."""
    watched.may_continue.clear()
    table.writer.start()
    table.submit("first", SaveTable("c", b"", 1.0, version=2))
    await asyncio.to_thread(watched.reached.wait, 60)


def test_answers_come_in_order_once_it_is_kept(watched: Watched) -> None:
    async def play() -> None:
        table = Table(watched)
        table.writer.start()
        for number in range(50):
            table.submit(f"a{number}", append("a", number))
            if number % 7 == 0:
                await table.writer.write(SaveTable("b", str(number).encode(), 1.0, version=2 + number // 7))
                assert len(texts(watched.store, "a")) == number + 1
        await table.writer.stop()
        assert table.answers == [(f"a{number}", "kept") for number in range(50)]

    run(play())


def test_gathered_writes_are_committed_together(watched: Watched) -> None:
    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        for number in range(writing.MOST_AT_ONCE + 100):
            table.submit(str(number), append("a", number))
        assert table.writer.waiting == writing.MOST_AT_ONCE + 100
        watched.may_continue.set()
        await table.writer.stop()
        assert watched.sizes == [1, writing.MOST_AT_ONCE, 100]
        assert len(table.answers) == writing.MOST_AT_ONCE + 101
        assert table.writer.waiting == 0

    run(play())


def test_stopping_writes_what_is_queued_and_takes_no_more(watched: Watched) -> None:
    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        for number in range(20):
            table.submit(str(number), append("a", number))
        asyncio.get_running_loop().call_later(0, watched.may_continue.set)
        await table.writer.stop()
        assert len(texts(watched.store, "a")) == 20
        assert {answer for _, answer in table.answers} == {"kept"}
        with pytest.raises(StoreFailed, match=r"store\.gone"):
            await table.writer.write(append("a", 20))
        await table.writer.stop()
        assert len(texts(watched.store, "a")) == 20

    run(play())


def test_a_writer_that_never_started_can_be_stopped(watched: Watched) -> None:
    run(ThreadWriter(watched).stop())


# --- failures ---------------------------------------------------------------------------------------------------------


def test_a_failure_harms_its_own_table_only_and_costs_few_commits(watched: Watched) -> None:
    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        for number in range(64):
            table.submit(f"a{number}", append("a", number))
        table.submit("b", append("b", 7))
        for number in range(64, 128):
            table.submit(f"a{number}", append("a", number))
        watched.may_continue.set()
        await table.writer.stop()
        assert [name for name, answer in table.answers if answer != "kept"] == ["b"]
        assert dict(table.answers)["b"] == "store.taken"
        assert len(texts(watched.store, "a")) == 128
        assert len(watched.sizes) < 20

    run(play())


def test_writes_queued_behind_a_failure_fail_with_it(watched: Watched) -> None:
    """Line 1 is lost: lines 2 and 3, the body saved after them, must not be kept as if it were there."""

    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        table.submit("a0", append("a", 0, ["zero"]))
        table.submit("a1", append("a", 1, ["\ud800"]))
        table.submit("b0", append("b", 0))
        table.submit("a2", append("a", 2, ["two"]))
        table.submit("a body", SaveTable("a", b"after line 2", 1.0, version=2))
        table.submit("a again", append("a", 1, ["not the one"]))
        table.submit("b1", append("b", 1))
        watched.may_continue.set()
        await table.writer.stop()
        assert dict(table.answers) == {
            "first": "kept",
            "a0": "kept",
            "a1": "store.failed",
            "b0": "kept",
            "a2": "store.failed",
            "a body": "store.failed",
            "a again": "store.failed",
            "b1": "kept",
        }
        assert texts(watched.store, "a") == ["zero"]
        assert len(texts(watched.store, "b")) == 2
        loaded = watched.store.load("a")
        assert loaded is not None
        assert loaded.body == b'{"of":"a"}'

    run(play())


def test_in_later_batches_too_until_it_was_told(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "MOST_AT_ONCE", 1)

    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        table.submit("lost", append("a", 5))
        table.submit("behind", append("a", 0))
        table.submit("body", SaveTable("a", b"behind", 1.0, version=2))
        watched.may_continue.set()
        with pytest.raises(StoreFailed, match=r"store\.taken"):
            await table.writer.write(append("a", 0, ["also behind"]))
        assert watched.sizes == [1, 1]
        await table.writer.write(append("a", 0, ["told, loaded, tried again"]))
        await table.writer.stop()
        assert [answer for _, answer in table.answers] == ["kept", "store.taken", "store.taken", "store.taken"]
        assert texts(watched.store, "a") == ["told, loaded, tried again"]

    run(play())


def test_a_write_submitted_before_the_failure_is_known_fails_too(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MOST_AT_ONCE", 1)
    told = threading.Event()

    def commit(writes: Sequence[Write]) -> None:
        if writes == (append("b", 0),):
            assert told.wait(600)
        watched.store.commit(writes)

    async def play() -> None:
        table = Table(watched)
        table.submit("lost", append("a", 5))
        table.submit("between", append("b", 0))
        table.submit("behind", append("a", 0))
        table.writer.start()
        while not table.answers:
            await asyncio.sleep(0)
        assert table.answers == [("lost", "store.taken")]
        told.set()
        await table.writer.stop()
        assert table.answers == [("lost", "store.taken"), ("between", "kept"), ("behind", "store.taken")]

    monkeypatch.setattr(watched, "commit", lambda writes: commit(tuple(writes)))
    run(play())


def test_lines_alone_leave_no_gap_even_without_the_writers_help(store: SqlStore) -> None:
    """The count in the store says the same once more: a write after a lost line is refused."""
    store.commit(new_table("a"))
    store.commit([append("a", 0, ["0"])])
    for first, line, code in ((1, "\ud800", "store.failed"), (2, "2", "store.taken"), (3, "3", "store.taken")):
        with pytest.raises(StoreFailed) as caught:
            store.commit([append("a", first, [line])])
        assert caught.value.code == code
    assert texts(store, "a") == ["0"]


def test_a_callback_may_fail_without_harm(watched: Watched) -> None:
    heard: list[dict[str, Any]] = []

    def stumble(_: StoreFailed | None) -> None:
        raise ValueError("after")

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(context))
        table = Table(watched)
        await held(watched, table)
        table.writer.submit([append("a", 0)], stumble)
        table.submit("b", append("b", 0))
        watched.may_continue.set()
        await table.writer.stop()
        assert table.answers == [("first", "kept"), ("b", "kept")]

    run(play())
    assert [str(context["exception"]) for context in heard] == ["after"]


def test_a_fault_in_the_store_does_not_end_the_writer(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = Table(watched)
        table.writer.start()
        with monkeypatch.context() as broken:
            broken.setattr(watched.store, "commit", None)
            with pytest.raises(StoreFailed) as caught:
                await table.writer.write(append("a", 0))
        assert (caught.value.code, caught.value.detail) == ("store.failed", "TypeError")
        await table.writer.write(append("a", 0))
        await table.writer.stop()

    run(play())


def test_a_cancelled_waiter_is_not_missed(watched: Watched) -> None:
    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        waiting = asyncio.ensure_future(table.writer.write(append("a", 0)))
        await asyncio.sleep(0)
        waiting.cancel()
        watched.may_continue.set()
        await table.writer.stop()
        assert waiting.cancelled()
        assert texts(watched.store, "a") == ["move"]

    run(play())


def test_a_store_out_of_reach_is_tried_once_for_all_that_has_gathered(
    postgres: PostgresServer, postgres_place: Place
) -> None:
    store = postgres_place.open()
    store.commit([write for id in ("a", "b", "c") for write in new_table(id)])
    watched = Watched(store)

    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        for number in range(200):
            table.submit(str(number), append("ab"[number % 2], number // 2))
        postgres.stop(crash=True)
        try:
            watched.may_continue.set()
            with pytest.raises(StoreFailed, match=r"store\.gone"):
                await table.writer.write(append("a", 100))
            assert len(watched.sizes) == 2
        finally:
            postgres.start()
        await table.writer.write(append("a", 0), append("b", 0))
        await table.writer.stop()
        assert {answer for _, answer in table.answers} == {"store.gone"}

    run(play())


def test_a_store_that_goes_while_halves_are_tried_is_not_tried_again(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["store.taken", "store.taken", "store.full"])

    def commit(_: Sequence[Write]) -> None:
        raise StoreFailed(next(answers))

    async def play() -> None:
        table = Table(watched)
        await held(watched, table)
        monkeypatch.setattr(watched, "commit", commit)
        for number in range(64):
            table.submit(str(number), append(f"t{number}", 0))
        watched.may_continue.set()
        await table.writer.stop()
        assert [answer for _, answer in table.answers] == ["kept"] + ["store.full"] * 64

    run(play())
