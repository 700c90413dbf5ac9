"""Histories: packed entries, and pasts that are shared."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.history import History, entry, kind_of, seat_of, value_of


def test_an_entry_keeps_its_kind_its_seat_and_its_value() -> None:
    for kind, seat, value in [(0, 0, 0), (15, 7, 315), (9, 3, 1)]:
        packed = entry(kind, seat, value)
        assert (kind_of(packed), seat_of(packed), value_of(packed)) == (kind, seat, value)


def test_the_first_to_continue_continues_in_the_same_history() -> None:
    history = History(vec[i64]([1, 2]))
    assert history.with_next(2, 3) is history
    assert list(history.first(3)) == [1, 2, 3]


def test_another_that_continues_gets_a_history_of_its_own() -> None:
    history = History(vec[i64]([1, 2]))
    history.with_next(2, 3)
    other = history.with_next(2, 4)
    assert list(other.first(3)) == [1, 2, 4]
    assert list(history.first(3)) == [1, 2, 3]
    assert list(history.first(2)) == [1, 2]
