"""The promises of every store."""

import threading
import time

import pytest

from tests.server.store.place import SEED, Place, append, new_table, texts
from toutilix.server.store import (
    AppendLines,
    DropTable,
    FinishedMatch,
    KeepReview,
    SaveTable,
    StartMatch,
    StoredLine,
    StoredMatch,
    StoredTable,
    StoreFailed,
)
from toutilix.server.store import sql as statements
from toutilix.server.store.opening import open_store
from toutilix.server.store.sql import SqlStore

ODD = 'é "quotes" \\ % ? %s 🂡 {"name":"\\u0000"}'


def test_a_table_comes_back_as_it_was(place: Place, store: SqlStore) -> None:
    lines = [StoredLine("header"), StoredLine("move", "1:abc"), StoredLine(ODD, "2:x")]
    store.commit([SaveTable("t", b"\x00body\xff", 5.0), StartMatch("t", 1, SEED), AppendLines("t", 1, 0, lines)])
    expected = StoredTable("t", b"\x00body\xff", StoredMatch(1, SEED, lines))
    assert store.load("t") == expected
    store.close()
    assert place.open().load("t") == expected


def test_a_table_may_have_no_match(store: SqlStore) -> None:
    store.commit([SaveTable("t", b"{}", 5.0)])
    assert store.load("t") == StoredTable("t", b"{}", None)


def test_saving_again_replaces_the_body_and_nothing_else(store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0)])
    store.commit([SaveTable("t", b"other", 6.0, version=2)])
    assert store.load("t") == StoredTable("t", b"other", StoredMatch(1, SEED, [StoredLine("move")]), version=2)


def test_the_latest_match_is_loaded(store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0, ["a", "b"], finished=7.0)])
    for number in range(2, 12):
        store.commit([StartMatch("t", number, bytes([number]) * 32), append("t", 0, [f"of {number}"], match=number)])
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.match == StoredMatch(11, bytes([11]) * 32, [StoredLine("of 11")])


@pytest.mark.parametrize("id", ["", "T", "t ", "t\0", "\ud800", "t\n", "x" * 10_000, "' OR 1=1 --"])
def test_a_missing_table_is_not_found(store: SqlStore, id: str) -> None:
    store.commit([*new_table("t"), append("t", 0, finished=7.0)])
    assert store.load(id) is None
    assert store.record(id, 1) is None
    assert not list(store.finished(id))


@pytest.mark.parametrize("number", [-1, 0, 2, 2**31, 2**80])
def test_a_match_that_is_not_there_has_no_record(store: SqlStore, number: int) -> None:
    store.commit([*new_table("t"), append("t", 0, finished=7.0)])
    assert store.record("t", number) is None


# --- lines are only ever added behind the last one --------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 3, 100])
def test_a_line_that_does_not_follow_is_refused(store: SqlStore, first: int) -> None:
    store.commit([*new_table("t"), append("t", 0, ["a", "b"])])
    with pytest.raises(StoreFailed) as caught:
        store.commit([append("t", first)])
    assert caught.value.code == "store.taken"
    assert texts(store, "t") == ["a", "b"]
    store.commit([append("t", 2, ["c"])])
    assert texts(store, "t") == ["a", "b", "c"]


def test_lines_of_one_batch_follow_each_other(store: SqlStore) -> None:
    store.commit([*new_table("t"), *new_table("u")])
    store.commit([append("t", 0), append("u", 0), append("t", 1, ["x", "y"]), append("t", 3, ["z"])])
    assert texts(store, "t") == ["move", "x", "y", "z"]
    with pytest.raises(StoreFailed, match=r"store\.taken"):
        store.commit([append("t", 4), append("t", 4)])
    assert len(texts(store, "t")) == 4


def test_a_finished_match_takes_no_more_lines(store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0, ["end"], finished=7.0)])
    with pytest.raises(StoreFailed, match=r"store\.taken"):
        store.commit([append("t", 1)])
    assert store.record("t", 1) == ["end"]


def test_a_match_is_started_once_and_at_a_table(store: SqlStore) -> None:
    store.commit(new_table("t"))
    for write in (StartMatch("t", 1, b"other seed"), StartMatch("nowhere", 1, SEED), append("nowhere", 0)):
        with pytest.raises(StoreFailed, match=r"store\.taken"):
            store.commit([write])
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.match == StoredMatch(1, SEED, [])


def test_two_servers_on_one_table_do_not_mix_their_lines(postgres_place: Place) -> None:
    """A file has one server; a PostgreSQL may have several."""
    one, other = postgres_place.open(), postgres_place.open()
    one.commit(new_table("t"))
    other.commit([append("t", 0, ["theirs"])])
    with pytest.raises(StoreFailed, match=r"store\.taken"):
        one.commit([append("t", 0, ["mine"])])
    assert texts(one, "t") == ["theirs"]


# --- all or nothing ---------------------------------------------------------------------------------------------------


def test_a_batch_is_done_whole_or_not_at_all(store: SqlStore) -> None:
    store.commit([*new_table("t"), *new_table("old")])
    with pytest.raises(StoreFailed):
        store.commit([*new_table("new"), append("t", 0), DropTable("old"), SaveTable("t", b"", 9.0, 2), append("t", 5)])
    assert store.load("new") is None
    assert store.load("old") is not None
    assert texts(store, "t") == []
    assert store.load("t") == StoredTable("t", b'{"of":"t"}', StoredMatch(1, SEED, []))
    store.commit([append("t", 0)])


def test_a_write_that_cannot_be_stored_is_an_error_and_no_more(store: SqlStore) -> None:
    store.commit(new_table("t"))
    with pytest.raises(StoreFailed) as caught:
        store.commit([append("t", 0, ["fine", "\ud800"])])
    assert (caught.value.code, caught.value.detail) == ("store.failed", "UnicodeEncodeError")
    store.commit([append("t", 0, ["fine"])])
    assert texts(store, "t") == ["fine"]


def test_a_reader_sees_a_batch_whole_or_not_at_all(store: SqlStore) -> None:
    store.commit(new_table("t"))
    done = threading.Event()
    found: list[int] = []

    def read() -> None:
        while not done.is_set():
            found.append(len(texts(store, "t")))

    reader = threading.Thread(target=read)
    reader.start()
    for number in range(100):
        store.commit([append("t", number * 3 + place) for place in range(3)])
    done.set()
    reader.join()
    assert found == sorted(found)
    assert not [count for count in found if count % 3]


def test_one_read_is_of_one_moment(store: SqlStore) -> None:
    """Else a match could be loaded as running, with its last lines."""
    store.commit(new_table("t"))
    with store.reader.transaction() as link:
        assert link.ask("SELECT finished FROM matches") == [(None,)]
        store.commit([append("t", 0, finished=7.0)])
        assert link.ask("SELECT count(*) FROM lines") == [(0,)]
    assert texts(store, "t") == ["move"]


def test_several_may_read_at_once(store: SqlStore) -> None:
    store.commit([write for number in range(20) for write in (*new_table(f"t{number}"), append(f"t{number}", 0))])
    wrong: list[object] = []

    def read(id: str) -> None:
        for _ in range(50):
            loaded = store.load(id)
            if loaded is None or loaded.body != f'{{"of":"{id}"}}'.encode():
                wrong.append(loaded)

    readers = [threading.Thread(target=read, args=(f"t{number}",)) for number in range(4)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert not wrong


# --- finished matches -------------------------------------------------------------------------------------------------


def test_a_record_can_be_had_once_the_match_is_finished(store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0, ["a", "b"])])
    assert store.record("t", 1) is None
    assert not list(store.finished())
    store.commit([append("t", 2, ["c"], finished=7.5)])
    assert store.record("t", 1) == ["a", "b", "c"]
    assert list(store.finished("t")) == [FinishedMatch("t", 1, 7.5)]
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.match is not None
    assert loaded.match.finished == 7.5


def test_finished_matches_come_oldest_first_however_many(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "LISTED_AT_ONCE", 4)
    expected = [FinishedMatch(f"t{number % 3}", number // 3 + 1, float(10 + number // 5)) for number in range(18)]
    for id in ("t0", "t1", "t2", "running"):
        store.commit(new_table(id))
    for match in reversed(expected):
        starts = [StartMatch(match.table, match.number, SEED)] if match.number > 1 else []
        store.commit([*starts, append(match.table, 0, match=match.number, finished=match.finished)])
    listed = list(store.finished())
    assert listed == sorted(expected, key=lambda match: (match.finished, match.table, match.number))
    assert list(store.finished("t1")) == [match for match in listed if match.table == "t1"]


def test_a_review_is_kept_with_its_match_and_goes_with_it(place: Place, store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0), KeepReview("t", 1, b"too early"), KeepReview("u", 1, b"nowhere")])
    assert store.review("t", 1) is None
    store.commit([append("t", 1, finished=7.0), KeepReview("t", 1, b"first"), KeepReview("t", 1, b"second")])
    assert store.review("t", 1) == b"second"
    assert store.review("t", 2) is store.review("t\0", 1) is store.review("t", 2**31) is None
    store.commit([DropTable("t")])
    assert store.review("t", 1) is None
    assert place.tell("SELECT count(*) FROM reviews") == [(0,)]


# --- dropped tables ---------------------------------------------------------------------------------------------------


def test_dropping_a_table_leaves_nothing_of_it(place: Place, store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0, finished=7.0), *new_table("u"), append("u", 0)])
    store.commit([DropTable("t"), DropTable("never there")])
    assert store.load("t") is None
    assert store.record("t", 1) is None
    assert not list(store.finished())
    assert texts(store, "u") == ["move"]
    assert place.tell("SELECT count(*) FROM lines") == [(1,)]


def test_tables_untouched_for_long_are_forgotten(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "DROPPED_AT_ONCE", 4)
    store.commit([SaveTable(f"old {number}", b"", 100.0 + number) for number in range(10)])
    store.commit([SaveTable("new", b"", 200.0)])
    assert store.forget(105.0) == 5
    assert store.forget(105.0) == 0
    assert store.load("old 4") is None
    assert store.load("old 5") is not None
    assert store.forget(200.0) == 5
    assert store.load("new") is not None


def test_the_date_that_was_reached_is_kept_and_never_goes_back(place: Place, store: SqlStore) -> None:
    assert store.kept_date() is None
    store.commit(new_table("t", touched=100.0))
    place.tell("UPDATE matches SET touched = 50.0")
    assert store.kept_date() == 100.0
    store.keep_date(70.0)
    assert store.kept_date() == 70.0, "what a wrong clock has touched counts no more"
    store.keep_date(80.0)
    store.keep_date(60.0)
    assert store.kept_date() == 80.0


def test_saving_a_table_again_is_a_touch(store: SqlStore) -> None:
    store.commit([SaveTable("t", b"", 1.0), SaveTable("u", b"", 1.0)])
    store.commit([SaveTable("t", b"", 5.0, version=2)])
    assert store.forget(5.0) == 1
    assert store.load("t") is not None


def test_a_table_that_is_played_at_is_not_forgotten(place: Place, store: SqlStore) -> None:
    started = time.time()
    store.commit([*new_table("played", touched=1.0), *new_table("left", touched=1.0)])
    place.tell("UPDATE matches SET touched = 1.0")
    store.commit([append("played", 0)])
    assert store.forget(started) == 1
    assert store.load("left") is None
    assert texts(store, "played") == ["move"]


def test_forgetting_and_writing_go_on_side_by_side(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "DROPPED_AT_ONCE", 1)
    store.commit([*new_table("t"), *(SaveTable(f"old {number}", b"", 1.0) for number in range(40))])
    counts: list[int] = []
    forgetting = threading.Thread(target=lambda: counts.append(store.forget(2.0)))
    forgetting.start()
    for number in range(40):
        store.commit([append("t", number)])
    forgetting.join()
    assert counts == [40]
    assert len(texts(store, "t")) == 40


# --- reading ----------------------------------------------------------------------------------------------------------


def test_one_may_look_while_a_server_writes(place: Place, store: SqlStore) -> None:
    store.commit([*new_table("t"), append("t", 0, finished=7.0)])
    beside = place.open(read_only=True)
    assert beside.record("t", 1) == ["move"]
    store.commit([*new_table("u"), append("u", 0, finished=8.0)])
    assert [match.table for match in beside.finished()] == ["t", "u"]
    for write in (append("u", 1), DropTable("t")):
        with pytest.raises(StoreFailed):
            beside.commit([write])
    with pytest.raises(StoreFailed):
        beside.forget(time.time() + 100)
    assert store.record("t", 1) == ["move"]


def test_looking_makes_nothing(place: Place) -> None:
    with pytest.raises(StoreFailed, match=r"store\.none"):
        place.open(read_only=True)
    if place.in_a_file:
        assert not place.path.parent.exists()
        place.path.parent.mkdir()
        place.path.touch()
        with pytest.raises(StoreFailed, match=r"store\.none"):
            place.open(read_only=True)
        assert place.path.stat().st_size == 0


def test_a_store_is_opened_by_its_url(place: Place) -> None:
    opened = open_store(place.url)
    place.opened.append(opened)
    opened.commit(new_table("t"))
    beside = open_store(place.url, read_only=True)
    place.opened.append(beside)
    assert beside.load("t") is not None


@pytest.mark.parametrize("url", ["", "tables.sqlite", "sqlite:", "sqlite::memory:", "mysql://x", "sqlite:a\0b"])
def test_other_urls_are_refused(url: str) -> None:
    with pytest.raises(StoreFailed, match=r"store\.url"):
        open_store(url)
