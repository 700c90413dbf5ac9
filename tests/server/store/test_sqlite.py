"""SQLite in particular: its settings, file permissions, one server at a time, and a disk that is full."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.place import Place, append, fill_up, new_table, texts
from toutilix.server.store import StoreFailed
from toutilix.server.store.sqlite import SqliteLink, SqliteStore, connect

ANOTHER_SERVER = """
import sys
from toutilix.server.store import StoreFailed
from toutilix.server.store.opening import open_store
try:
    store = open_store(sys.argv[1])
except StoreFailed as failed:
    print(failed.code)
else:
    print("serving", flush=True)
    sys.stdin.read()
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def whole(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as file:
        return file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def another_server(url: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", ANOTHER_SERVER, url]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_a_commit_is_synced(file_place: Place) -> None:
    """FULL is 2: with NORMAL a commit would wait for nothing."""
    with file_place.open().writer.transaction() as link:
        assert link.ask("PRAGMA synchronous") == [(2,)]
        assert link.ask("PRAGMA journal_mode") == [("wal",)]
        assert link.ask("PRAGMA foreign_keys") == [(1,)]
        assert link.ask("PRAGMA busy_timeout") == [(5000,)]


def test_settings_hold_after_the_link_was_made_anew(file_place: Place) -> None:
    store = file_place.open()
    store.writer.close()
    with store.writer.transaction() as link:
        assert link.ask("PRAGMA synchronous") == [(2,)]
        assert link.ask("PRAGMA foreign_keys") == [(1,)]


def test_only_its_owner_may_read_what_holds_the_seeds(file_place: Place) -> None:
    earlier = os.umask(0)
    try:
        store = file_place.open()
        store.commit(new_table("t"))
        copy = file_place.path.with_name("copy")
        store.backup(str(copy))
    finally:
        os.umask(earlier)
    assert mode(file_place.path.parent) == 0o700
    files = sorted(file_place.path.parent.iterdir())
    assert {file.name for file in files} >= {"copy", "tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock"}
    assert {mode(file) for file in files} == {0o600}


# --- one server at a time ---------------------------------------------------------------------------------------------


def test_a_file_that_is_served_is_not_served_twice(file_place: Place) -> None:
    with another_server(file_place.url) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "serving\n"
        with pytest.raises(StoreFailed, match=r"store\.served"):
            file_place.open()
        file_place.open(read_only=True)
        with another_server(file_place.url) as third:
            assert third.communicate()[0] == "store.served\n"
        other.kill()
        other.wait()
        file_place.open().commit(new_table("t"))


def test_a_closed_store_can_be_opened_again(file_place: Place) -> None:
    file_place.open().close()
    first = file_place.open()
    with pytest.raises(StoreFailed, match=r"store\.served"):
        file_place.open()
    first.close()
    file_place.open()


def test_a_store_that_could_not_be_opened_is_not_locked(file_place: Place) -> None:
    file_place.path.parent.mkdir()
    file_place.path.write_bytes(b"this is no database at all, and long enough to see it" * 100)
    with pytest.raises(StoreFailed) as caught:
        file_place.open()
    assert caught.value.code == "store.failed"
    assert "not a database" in caught.value.detail
    file_place.path.unlink()
    file_place.open()


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed, match=r"store\.no_place"):
        SqliteStore(f"sqlite:{tmp_path / 'file' / 'tables.sqlite'}").open()


@pytest.mark.parametrize("name", ["with space?mode=ro&x=%41", "#1", "é"])
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    store = SqliteStore(f"sqlite:{tmp_path / name}")
    store.open()
    store.commit(new_table("t"))
    store.close()
    assert (tmp_path / name).stat().st_size > 0


# --- what can happen to a file ----------------------------------------------------------------------------------------


def test_nothing_is_written_into_a_file_that_was_moved_away(file_place: Place) -> None:
    store = file_place.open()
    store.commit(new_table("t"))
    away = file_place.path.with_name("away")
    shutil.move(file_place.path, away)
    for _ in range(2):
        with pytest.raises(StoreFailed, match=r"store\.gone"):
            store.commit([append("t", 0)])
        with pytest.raises(StoreFailed, match=r"store\.gone"):
            store.load("t")
    assert not file_place.path.exists()
    shutil.move(away, file_place.path)
    store.commit([append("t", 0)])
    assert texts(store, "t") == ["move"]
    assert whole(file_place.path)


def test_a_stranger_who_holds_the_file_is_waited_for_and_then_told(
    file_place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toutilix.server.store.sqlite.BUSY_SECONDS", 0.05)
    store = file_place.open()
    store.commit(new_table("t"))
    with closing(connect(file_place.path)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match=r"store\.gone"):
            store.commit([append("t", 0)])
        assert texts(store, "t") == []
    store.commit([append("t", 0)])
    assert texts(store, "t") == ["move"]


# --- a full disk ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [20, 3000, 60_000])
def test_a_full_disk_is_said_so_and_harms_nothing(tiny_disk: Path, size: int) -> None:
    ballast = tiny_disk / "ballast"
    ballast.write_bytes(bytes(300_000))
    store = SqliteStore(f"sqlite:{tiny_disk / 'tables.sqlite'}")
    store.open()
    store.commit(new_table("t"))
    written, failed = fill_up(store, "x" * size)
    assert failed.code == "store.full"
    assert written > 0
    with pytest.raises(StoreFailed, match=r"store\.full"):
        store.commit([append("t", written, ["x" * 100_000])])
    assert len(texts(store, "t")) == written
    ballast.unlink()
    store.commit([append("t", written, ["room again"])])
    assert len(texts(store, "t")) == written + 1
    store.close()
    assert whole(tiny_disk / "tables.sqlite")
    store.open()
    assert texts(store, "t") == ["x" * size] * written + ["room again"]
    store.close()


def test_a_file_that_may_not_grow_is_a_full_disk(file_place: Place) -> None:
    """The same where nothing can be mounted: SQLite itself is told to stop."""
    store = file_place.open()
    assert isinstance(store, SqliteStore)
    store.commit(new_table("t"))
    limit(store, 30)
    written, failed = fill_up(store, "x" * 1000)
    assert failed.code == "store.full"
    assert len(texts(store, "t")) == written > 0
    limit(store, 1000)
    store.commit([append("t", written, ["room again"])])
    store.close()
    assert whole(file_place.path)
    assert texts(file_place.open(), "t")[-1] == "room again"


def limit(store: SqliteStore, pages: int) -> None:
    assert isinstance(store.writer, SqliteLink)
    with store.writer.transaction() as link:
        link.ask(f"PRAGMA max_page_count = {pages}")


def test_a_disk_that_is_full_from_the_start(tiny_disk: Path) -> None:
    (tiny_disk / "ballast").write_bytes(bytes(1024 * 1024))
    store = SqliteStore(f"sqlite:{tiny_disk / 'tables.sqlite'}")
    with pytest.raises(StoreFailed, match=r"store\.full"):
        store.open()
    (tiny_disk / "ballast").unlink()
    store.open()
    store.commit(new_table("t"))
    store.close()


def test_a_disk_that_filled_up_while_no_server_ran(tiny_disk: Path) -> None:
    """SQLite then cannot even make the memory that its connections share."""
    store = SqliteStore(f"sqlite:{tiny_disk / 'tables.sqlite'}")
    store.open()
    store.commit([*new_table("t"), append("t", 0)])
    store.close()
    room = os.statvfs(tiny_disk)
    (tiny_disk / "ballast").write_bytes(bytes(room.f_bavail * room.f_frsize))
    with pytest.raises(StoreFailed, match=r"store\.full"):
        store.open()
    (tiny_disk / "ballast").unlink()
    store.open()
    assert texts(store, "t") == ["move"]
    store.close()


# --- backup -----------------------------------------------------------------------------------------------------------


def test_a_backup_is_a_store_of_its_own(file_place: Place, tmp_path: Path) -> None:
    store = file_place.open()
    store.commit([*new_table("t"), append("t", 0, ["a", "b"])])
    copy = tmp_path / "copy.sqlite"
    store.backup(str(copy))
    store.commit([append("t", 2, ["c"])])
    restored = SqliteStore(f"sqlite:{copy}")
    restored.open()
    assert texts(restored, "t") == ["a", "b"]
    restored.commit([append("t", 2, ["other"])])
    restored.close()
    assert texts(store, "t") == ["a", "b", "c"]


def test_a_backup_can_be_made_beside_the_server(file_place: Place, tmp_path: Path) -> None:
    file_place.open().commit(new_table("t"))
    file_place.open(read_only=True).backup(str(tmp_path / "copy"))
    assert whole(tmp_path / "copy")


def test_a_backup_writes_over_nothing(file_place: Place, tmp_path: Path) -> None:
    store = file_place.open()
    (tmp_path / "there").write_text("mine")
    with pytest.raises(StoreFailed, match=r"store\.exists"):
        store.backup(str(tmp_path / "there"))
    assert (tmp_path / "there").read_text() == "mine"
    with pytest.raises(StoreFailed, match=r"store\.no_place"):
        store.backup(str(tmp_path / "no folder" / "copy"))


def test_a_backup_that_fails_leaves_no_half_of_one(file_place: Place, tiny_disk: Path) -> None:
    store = file_place.open()
    store.commit([*new_table("t"), append("t", 0, ["x" * 2_000_000])])
    with pytest.raises(StoreFailed) as caught:
        store.backup(str(tiny_disk / "copy"))
    assert caught.value.code == "store.full"
    assert not list(tiny_disk.iterdir())
