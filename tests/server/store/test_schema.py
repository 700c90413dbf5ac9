"""The numbered steps of the schema: applied in order, once, whole or not at all."""

import pytest

from tests.server.store.place import Place, append, new_table, texts
from toutilix.server.store import StoreFailed
from toutilix.server.store.schema import MIGRATIONS, check_version, upgrade

NEXT = (*MIGRATIONS, ("ALTER TABLE tables ADD COLUMN colour TEXT", "UPDATE tables SET colour = 'pink'"))


def version(place: Place) -> int:
    found = place.tell("SELECT version FROM toutilix_schema")
    assert len(found) == 1
    return int(found[0][0])


def test_a_new_store_has_the_newest_version(place: Place) -> None:
    place.open()
    assert version(place) == len(MIGRATIONS)


def test_opening_again_changes_nothing(place: Place) -> None:
    first = place.open()
    first.commit([*new_table("t"), append("t", 0)])
    first.close()
    again = place.open()
    assert version(place) == len(MIGRATIONS)
    assert texts(again, "t") == ["move"]


def test_a_store_of_an_earlier_version_is_brought_up_to_date_with_all_it_holds(place: Place) -> None:
    store = place.open()
    store.commit([*new_table("t"), append("t", 0)])
    with store.writer.transaction() as link:
        upgrade(link, place.dialect, NEXT)
    assert version(place) == len(NEXT)
    assert place.tell("SELECT id, colour FROM tables") == [("t", "pink")]
    assert texts(store, "t") == ["move"]


def test_a_step_that_fails_leaves_the_store_as_it_was(place: Place) -> None:
    store = place.open()
    store.commit(new_table("t"))
    with pytest.raises(StoreFailed), store.writer.transaction() as link:
        upgrade(link, place.dialect, (*NEXT, ("UPDATE nowhere SET nothing = 1",)))
    assert version(place) == len(MIGRATIONS)
    with pytest.raises(Exception, match="colour"):
        place.tell("SELECT colour FROM tables")


def test_a_newer_store_is_refused_and_left_alone(place: Place) -> None:
    place.open().close()
    place.tell(f"UPDATE toutilix_schema SET version = {len(MIGRATIONS) + 1}")
    for read_only in (False, True):
        with pytest.raises(StoreFailed) as caught:
            place.open(read_only=read_only)
        assert caught.value.code == "store.newer"
    assert version(place) == len(MIGRATIONS) + 1


def test_a_read_only_store_upgrades_nothing(place: Place) -> None:
    store = place.open()
    with pytest.raises(StoreFailed, match=r"store\.older"), store.reader.transaction() as link:
        check_version(link, NEXT)
    assert version(place) == len(MIGRATIONS)
