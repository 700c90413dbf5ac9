"""PostgreSQL in particular: it confirms only what is on disk, and connections end."""

import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.machine import missing
from tests.server.store.place import SEED, Place, append, fill_up, new_table, texts
from tests.server.store.postgres_server import PostgresServer
from toutilix.server.store import SaveTable, StoreFailed
from toutilix.server.store.opening import open_store
from toutilix.server.store.postgres import UPGRADES, PostgresLink, PostgresStore
from toutilix.server.store.sql import SqlStore

KILL_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'toutilix%'"


@pytest.fixture
def store(postgres_place: Place) -> SqlStore:
    store = postgres_place.open()
    store.commit(new_table("t"))
    return store


@pytest.mark.parametrize(
    ("told", "expected"), [("off", "on"), ("local", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
)
def test_a_commit_is_synced_whatever_the_database_is_set_to(postgres: PostgresServer, told: str, expected: str) -> None:
    opened = Place(postgres.url(synchronous_commit=told)).store()
    with opened.writer.transaction() as link:
        assert link.ask("SHOW synchronous_commit") == [(expected,)]
        assert link.ask("SHOW fsync") == [("on",)]
    opened.close()


def test_nobody_waits_for_ever(store: SqlStore) -> None:
    for link in (store.writer, store.reader):
        with link.transaction():
            assert link.ask("SHOW statement_timeout") == [("15s",)]
            assert link.ask("SHOW lock_timeout") == [("10s",)]


# --- connections end --------------------------------------------------------------------------------------------------


def test_a_connection_in_disorder_has_gone(store: SqlStore) -> None:
    """Seen when a connection ends between the statements of a batch: psycopg's own words come instead of the reason."""
    with pytest.raises(StoreFailed, match=r"store\.gone"), store.writer.transaction():
        raise psycopg.OperationalError("cannot exit pipeline mode while busy")
    store.commit([append("t", 0, ["after"])])
    assert texts(store, "t") == ["after"]


def test_after_an_idle_connection_was_cut_the_first_request_succeeds(postgres_place: Place, store: SqlStore) -> None:
    for first in range(3):
        assert len(texts(store, "t")) == first
        assert len(postgres_place.tell(KILL_ALL)) >= 2
        store.commit([append("t", first, [f"line {first}"])])
    assert texts(store, "t") == ["line 0", "line 1", "line 2"]


def test_a_database_that_has_gone_is_noticed_at_once(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the connection was cut because nobody is there any more, no second attempt hides it."""
    link = store.writer
    assert isinstance(link, PostgresLink)
    with pytest.raises(StoreFailed, match=r"store\.gone"), link.transaction() as open_link:
        open_link.ask("SELECT pg_terminate_backend(pg_backend_pid())")
    monkeypatch.setattr(link, "_url", "postgresql://localhost:1/nowhere")
    with pytest.raises(StoreFailed, match=r"store\.gone"):
        store.commit([append("t", 0)])


def cut_off(store: SqlStore, place: Place, *then: str) -> None:
    with store.writer.transaction() as link:
        link.ask("UPDATE tables SET body = ''")
        place.tell(KILL_ALL)
        for sql in then:
            link.ask(sql)


def test_a_connection_that_ends_within_a_batch_leaves_nothing_of_it(postgres_place: Place, store: SqlStore) -> None:
    with pytest.raises(StoreFailed, match=r"store\.gone"):
        cut_off(store, postgres_place, "SELECT 1")
    store.reader.close()
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.body == b'{"of":"t"}'


def test_a_connection_that_ends_at_commit_is_a_failure(postgres_place: Place, store: SqlStore) -> None:
    with pytest.raises(StoreFailed, match=r"store\.gone"):
        cut_off(store, postgres_place)
    store.commit([append("t", 0)])


@pytest.mark.parametrize("crash", [False, True])
def test_the_store_comes_back_with_its_server(postgres: PostgresServer, store: SqlStore, crash: bool) -> None:
    store.commit([append("t", 0, ["before"])])
    postgres.stop(crash=crash)
    try:
        for _ in range(2):
            with pytest.raises(StoreFailed, match=r"store\.gone"):
                store.commit([append("t", 1)])
            with pytest.raises(StoreFailed, match=r"store\.gone"):
                store.load("t")
    finally:
        postgres.start()
    store.commit([append("t", 1, ["after"])])
    assert texts(store, "t") == ["before", "after"]


def test_a_server_that_does_not_answer_is_not_waited_for_by_each_in_turn(tmp_path: Path) -> None:
    """It takes connections and says nothing: each attempt lasts as long as it may."""
    with socket.socket(socket.AF_UNIX) as mute:
        mute.bind(str(tmp_path / ".s.PGSQL.5432"))
        mute.listen()
        mute.setblocking(False)
        store = PostgresStore(f"postgresql:///x?host={tmp_path}&connect_timeout=2")
        for _ in range(20):
            with pytest.raises(StoreFailed, match=r"store\.gone"):
                store.load("t")
        mute.accept()[0].close()
        with pytest.raises(BlockingIOError):
            mute.accept()


def test_a_transaction_that_cannot_write_is_out_of_reach(store: SqlStore) -> None:
    """As on a standby that an address still points to."""
    with store.writer.transaction() as link:
        link.ask("SET default_transaction_read_only = on")
    with pytest.raises(StoreFailed, match=r"store\.gone"):
        store.commit([append("t", 0)])
    store.commit([append("t", 0)])


def test_a_statement_that_takes_too_long_is_given_up(store: SqlStore) -> None:
    with store.writer.transaction() as link:
        link.ask("SET statement_timeout = 10")
    with pytest.raises(StoreFailed, match=r"store\.gone"), store.writer.transaction() as link:
        link.ask("SELECT pg_sleep(60)")
    store.commit([append("t", 0)])


# --- a database that is silent ---------------------------------------------------------------------------------------

BACKENDS = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'toutilix%'"


@pytest.fixture
def impatient(postgres_place: Place) -> Iterator[PostgresStore]:
    store = PostgresStore(postgres_place.url, deadline=1)
    store.open()
    store.commit(new_table("t"))
    yield store
    store.close()


def body_of(store: SqlStore) -> bytes:
    table = store.load("t")
    assert table is not None
    return table.body


def in_time(act: Callable[[], object]) -> str:
    """The failure of something done in a thread; it must end while the database is still silent."""
    failures: list[StoreFailed] = []

    def run() -> None:
        try:
            act()
        except StoreFailed as failed:
            failures.append(failed)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(120)
    assert not thread.is_alive(), "it still waits"
    return failures[0].code if failures else "done"


def test_a_frozen_database_is_noticed(postgres: PostgresServer, impatient: PostgresStore) -> None:
    assert body_of(impatient) == b'{"of":"t"}'
    with postgres.frozen():
        assert in_time(lambda: impatient.commit([append("t", 0)])) == "store.gone"
        assert in_time(lambda: impatient.load("t")) == "store.gone"
        assert in_time(impatient.probe) == "store.gone"
    while in_time(lambda: impatient.load("t")) != "done":
        pass
    written = len(texts(impatient, "t"))
    assert written in (0, 1), "nobody knows whether it was done"
    while in_time(impatient.probe) != "done":
        pass
    written = len(texts(impatient, "t"))
    impatient.commit([append("t", written, ["after"])])
    assert texts(impatient, "t")[written:] == ["after"]


def test_a_transaction_in_doubt_is_not_done_later(postgres: PostgresServer, impatient: PostgresStore) -> None:
    """The bytes of a transaction may lie in the buffers of a frozen process: it must not do them once it wakes up."""
    [[backend]] = postgres.tell(BACKENDS)
    with postgres.frozen(backend):
        assert in_time(lambda: impatient.commit([SaveTable("t", b"old", 1.0, version=2)])) == "store.gone"
        assert in_time(lambda: impatient.commit([SaveTable("t", b"new", 2.0, version=2)])) == "store.gone"
    while in_time(lambda: impatient.commit([SaveTable("t", b"new", 2.0, version=2)])) != "done":
        pass
    assert (backend,) not in postgres.tell("SELECT pid FROM pg_stat_activity")
    assert body_of(impatient) == b"new"


def test_a_long_answer_is_not_silence(impatient: PostgresStore) -> None:
    """Rows that keep coming may take longer than the deadline in all."""
    with impatient.reader.transaction() as link:
        rows = link.ask("SELECT repeat('x', 9000), pg_sleep(0.02) FROM generate_series(1, 80)")
    assert len(rows) == 80


def test_an_upgrade_may_take_its_time(postgres_place: Place) -> None:
    """Another server holds the lock for longer than the deadline."""
    store = PostgresStore(postgres_place.url, deadline=1)
    with psycopg.connect(postgres_place.url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (UPGRADES,))
        opening = threading.Thread(target=store.open)
        opening.start()
        opening.join(1.5)
        assert opening.is_alive()
    opening.join()
    store.commit(new_table("t"))
    store.close()


# --- a full disk ------------------------------------------------------------------------------------------------------


@pytest.fixture
def tiny_place(postgres: PostgresServer) -> Iterator[tuple[Place, Path]]:
    """A schema whose tables are on a disk of two megabytes."""
    disk = postgres.folder / "disk"
    disk.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        disk.rmdir()
        missing(f"a small disk cannot be mounted: {done.stderr.strip()}")
    try:
        pages = disk / "pages"
        pages.mkdir()
        postgres.own(pages)
        postgres.tell("CREATE SCHEMA tiny")
        postgres.tell(f"CREATE TABLESPACE tiny LOCATION '{pages}'")
        place = Place(postgres.url(search_path="tiny", default_tablespace="tiny"))
        yield place, disk / "ballast"
        place.close()
        postgres.tell("DROP SCHEMA tiny CASCADE")
        postgres.tell("CHECKPOINT")
        postgres.tell("DROP TABLESPACE tiny")
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)
        disk.rmdir()


def test_a_full_disk_is_said_so_and_harms_nothing(tiny_place: tuple[Place, Path]) -> None:
    place, ballast = tiny_place
    ballast.write_bytes(bytes(1_000_000))
    store = place.open()
    store.commit(new_table("t"))
    written, failed = fill_up(store, "x" * 1000)
    assert failed.code == "store.full"
    with pytest.raises(StoreFailed, match=r"store\.full"):
        store.probe(room=True)
    assert len(texts(store, "t")) == written > 0
    ballast.unlink()
    store.commit([append("t", written, ["room again"])])
    assert texts(store, "t") == ["x" * 1000] * written + ["room again"]


# --- what is said -----------------------------------------------------------------------------------------------------


def test_no_error_repeats_a_password_or_a_seed(postgres_place: Place, store: SqlStore) -> None:
    said: list[str] = []
    for url in (
        "postgresql://me:sesame@/postgres?host=/nowhere",
        "postgresql://me:sesame%zz@/postgres",
        "postgresql://me@/postgres?password=sesame&no_such=1",
        "postgresql://me:sesame@localhost:port/postgres",
    ):
        with pytest.raises(StoreFailed) as caught:
            open_store(url)
        assert caught.value.code in ("store.url", "store.gone")
        assert caught.value.__cause__ is None
        said.append(caught.value.detail)
    postgres_place.tell("ALTER TABLE matches ADD CHECK (number < 5)")
    with pytest.raises(StoreFailed) as caught, store.writer.transaction() as link:
        link.ask("INSERT INTO matches (table_id, number, seed, touched) VALUES ('t', 9, ?, 0)", (SEED,))
    said.append(caught.value.detail)
    postgres_place.tell("ALTER TABLE tables ALTER body TYPE VARCHAR(3) USING 'x'")
    with pytest.raises(StoreFailed) as caught:
        store.commit(new_table("sesame"))
    assert caught.value.code == "store.failed"
    said.append(caught.value.detail)
    assert not [words for words in said if "sesame" in words or SEED.hex() in words]
    assert "/nowhere" in said[0]


def test_without_psycopg_it_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from toutilix.server.store import StoreFailed\n"
        "from toutilix.server.store.opening import open_store\n"
        "try: open_store('postgresql:///x')\n"
        "except StoreFailed as failed: print(failed.code)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("store.no_psycopg\n", "")


def test_a_file_needs_no_psycopg(tmp_path: Path) -> None:
    program = (
        "import sys; from toutilix.server.store.opening import open_store\n"
        f"open_store({f'sqlite:{tmp_path}/t'!r}).close(); print([name for name in sys.modules if 'psycopg' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_servers_that_start_at_once_upgrade_one_after_the_other(postgres_place: Place) -> None:
    waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    store = postgres_place.store()
    opening = threading.Thread(target=store.open)
    with psycopg.connect(postgres_place.url) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (UPGRADES,))
        opening.start()
        while opening.is_alive() and not postgres_place.tell(waits):
            pass
        assert opening.is_alive()
        assert postgres_place.tell("SELECT to_regclass('tables')") == [(None,)]
    opening.join()
    store.commit(new_table("t"))


def test_copies_are_left_to_pg_dump(store: SqlStore, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"store\.pg_dump"):
        store.backup(str(tmp_path / "copy"))
