"""`export` and `backup`: a server's store, read while it runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.shell import run
from tests.records.regenerate import golden
from toutilix.games import find
from toutilix.server.store import AppendLines, SaveTable, StartMatch, Store, StoredLine
from toutilix.server.store.opening import open_store
from toutilix.server.store.schema import MIGRATIONS


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def serving(home: Path) -> Iterator[Store]:
    """The store of a server that is running: one finished match at `t-1`, one in progress."""
    store = open_store(f"sqlite:{home / 'tables.sqlite'}")
    finish(store, "t_-1", 1, golden(find("oldchapix"), 3))
    store.commit([StartMatch("t_-1", 2, bytes(32)), AppendLines("t_-1", 2, 0, [StoredLine("secret")])])
    yield store
    store.close()


def finish(store: Store, id: str, number: int, record: str) -> None:
    lines = [StoredLine(line) for line in record.splitlines()]
    store.commit(
        [SaveTable(id, b"{}", 1.0), StartMatch(id, number, bytes(32)), AppendLines(id, number, 0, lines, 5.0 + number)]
    )


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


@pytest.mark.usefixtures("serving")
def test_finished_matches_are_written_as_records(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    ran = run("export", str(folder), home=home)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"One record was written to {folder}.\n"
    assert names(folder) == ["t_-1-1.jsonl"]
    assert (folder / "t_-1-1.jsonl").read_text("utf-8") == golden(find("oldchapix"), 3)


def test_existing_files_are_left_alone(home: Path, tmp_path: Path, serving: Store) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "t_-1-1.jsonl").write_text("mine")
    finish(serving, "u", 1, "line\n")
    ran = run("export", str(folder), home=home)
    assert ran.out == f"One record was written to {folder}. One was already there.\n"
    assert (folder / "t_-1-1.jsonl").read_text() == "mine"
    again = run("export", str(folder), "--lang", "fr", home=home)
    assert again.out == f"Aucun enregistrement n’a été écrit dans {folder}. 2 y étaient déjà.\n"
    assert names(folder) == ["t_-1-1.jsonl", "u-1.jsonl"]


def test_no_table_gets_out_of_the_folder(home: Path, tmp_path: Path, serving: Store) -> None:
    finish(serving, "../../out", 1, "line\n")
    run("export", str(tmp_path / "a" / "b"), home=home)
    assert names(tmp_path / "a" / "b") == ["..%2F..%2Fout-1.jsonl", "t_-1-1.jsonl"]


@pytest.mark.parametrize("command", ["export", "backup"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_nothing_is_kept_nothing_is_made(command: str, lang: str, tmp_path: Path) -> None:
    ran = run(command, str(tmp_path / "out"), "--lang", lang, home=tmp_path / "home")
    assert (ran.code, ran.out) == (2, "")
    words = "No tables are saved there." if lang == "en" else "Aucune table n’est enregistrée là."
    assert ran.err == f"{words} ({tmp_path / 'home' / 'tables.sqlite'})\n"
    assert names(tmp_path) == []


@pytest.mark.usefixtures("serving")
def test_a_folder_that_cannot_be_written_is_named(home: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("export", str(tmp_path / "file"), home=home)
    assert (ran.code, ran.out, ran.err) == (2, "", f"Cannot write the file {tmp_path / 'file'}.\n")


def test_the_store_is_the_servers_own_unless_named(home: Path, tmp_path: Path, serving: Store) -> None:
    serving.backup(str(tmp_path / "other.sqlite"))
    url = f"sqlite:{tmp_path / 'other.sqlite'}"
    for number, ran in enumerate(
        (
            run("export", str(tmp_path / "0"), "--store", url, home=tmp_path),
            run("export", str(tmp_path / "1"), home=tmp_path, env={"TOUTILIX_STORE": url}),
        )
    ):
        assert ran.code == 0, ran.err
        assert names(tmp_path / str(number)) == ["t_-1-1.jsonl"]
    refused = run("export", str(tmp_path / "2"), "--store", "mysql://me:sesame@x", home=home)
    assert refused.code == 2
    assert "sqlite:PATH" in refused.err
    assert "sesame" not in refused.err


@pytest.mark.usefixtures("serving")
def test_a_backup_holds_everything(home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    ran = run("backup", str(copy), home=home)
    assert (ran.code, ran.out, ran.err) == (0, f"All tables were copied to {copy}.\n", "")
    restored = open_store(f"sqlite:{copy}")
    table = restored.load("t_-1")
    restored.close()
    assert table is not None
    assert table.match is not None
    assert [line.text for line in table.match.lines] == ["secret"]
    again = run("backup", str(copy), home=home)
    assert (again.code, again.err) == (2, f"That file already exists, and is never overwritten. ({copy})\n")


def test_the_version_of_a_store(home: Path, serving: Store) -> None:
    ran = run("store", "version", home=home)
    ours = len(MIGRATIONS)
    assert (ran.code, ran.out) == (0, f"The tables have version {ours}. This program uses version {ours}.\n")
    busy = run("store", "downgrade", "1", home=home)
    assert (busy.code, busy.out) == (2, "")
    assert busy.err.startswith("Another server is already using these tables.")
    serving.close()
    assert run("store", "upgrade", home=home).out == f"The tables already have version {ours}.\n"
    french = run("store", "upgrade", "--lang", "fr", home=home)
    assert french.out == f"Les tables ont déjà la version {ours}.\n"


def test_a_newer_store_is_refused_with_the_way_out(home: Path, serving: Store) -> None:
    serving.close()
    newer = len(MIGRATIONS) + 1
    with closing(sqlite3.connect(home / "tables.sqlite", isolation_level=None)) as file:
        file.execute("UPDATE toutilix_schema SET version = ?", (newer,))
    assert run("store", "version", home=home).out.startswith(f"The tables have version {newer}.")
    for command in (["store", "downgrade", "1"], ["store", "upgrade"], ["serve", "--port", "0"]):
        ran = run(*command, home=home)
        assert (ran.code, ran.out) == (2, "")
        assert "newer version of Toutilix" in ran.err
        assert "toutilix store downgrade" in ran.err


@pytest.mark.usefixtures("serving")
@pytest.mark.parametrize("arguments", [["downgrade"], ["downgrade", "x"], ["downgrade", "99"], ["sideways"]])
def test_a_wrong_version_is_refused_in_one_sentence(home: Path, serving: Store, arguments: list[str]) -> None:
    serving.close()
    ran = run("store", *arguments, home=home)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
