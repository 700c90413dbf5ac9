"""Every version of the schema that was released: brought up to date and played on with, and brought back."""

import random
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import OpenHouse, spend
from tests.server.players import Visitor, everybody
from tests.server.store.place import Place
from tests.server.store.released import FOLDER, fill
from toutilix.engine.replay import verify_deals
from toutilix.games import GAMES
from toutilix.server.store import StoreFailed
from toutilix.server.store.schema import DOWNGRADES, MIGRATIONS, migrate, upgrade

VERSIONS = range(1, len(MIGRATIONS) + 1)
each_version = pytest.mark.parametrize("version", VERSIONS)

NEXT = (*MIGRATIONS, ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'pink'",))
BACK = (*DOWNGRADES, ("ALTER TABLE tables DROP COLUMN colour",))


def version_of(place: Place) -> int:
    with closing(place.store()) as store:
        return store.version()


def migrated(place: Place, target: int) -> int:
    with closing(place.store()) as store:
        return store.migrate(target)


def contents(place: Place) -> dict[str, list[object]]:
    """Every row of a store."""
    return {name: sorted(place.tell(f"SELECT * FROM {name}"), key=repr) for name in ("tables", "matches", "lines")}


def test_each_version_has_its_store_and_a_way_back() -> None:
    """Before a release: `python -m tests.server.store.released`."""
    expected = {f"{version}.{kind}.sql" for version in VERSIONS for kind in ("sqlite", "postgresql")}
    assert {file.name for file in FOLDER.glob("*.sql")} == expected
    assert len(DOWNGRADES) == len(MIGRATIONS) - 1


@each_version
def test_a_server_plays_on_with_the_tables_of_an_earlier_one(place: Place, version: int, tmp_path: Path) -> None:
    sample = fill(version, place)
    assert place.tell("SELECT version FROM toutilix_schema") == [(version,)]

    async def evening(house: OpenHouse) -> None:
        people = [await house.sit(key) for key in sample.playing]
        assert {player.n for player in people} == {sample.n}
        await everybody(*(player.play_on(random.Random(3)) for player in people))
        [host] = sample.lobby
        guest = await house.join(host.table, "Guest")
        await house.host(host, do="start")
        assert (await house.sit(guest)).n > 0
        for key in (sample.playing[0], sample.over[0]):
            await verify(house, key.table)

    spend(tmp_path, evening, store=place.url)
    assert place.tell("SELECT version FROM toutilix_schema") == [(len(MIGRATIONS),)]


async def verify(visitor: Visitor, table: str) -> None:
    status, record = await visitor.ask("GET", f"/api/tables/{table}/records/1")
    assert status == 200
    assert verify_deals(record, GAMES) > 0


@each_version
def test_the_way_back_keeps_every_row(place: Place, version: int) -> None:
    fill(version, place)
    before = contents(place)
    place.open().close()
    assert version_of(place) == len(MIGRATIONS)
    assert migrated(place, version) == len(MIGRATIONS)
    assert version_of(place) == version
    assert contents(place) == before
    place.open().close()
    assert version_of(place) == len(MIGRATIONS)


def test_steps_lead_back_in_order(place: Place) -> None:
    """The version after the present one, as the next release may have it."""
    fill(len(MIGRATIONS), place)
    before = contents(place)
    store = place.open()
    with store.writer.transaction() as link:
        upgrade(link, place.dialect, NEXT)
    assert contents(place) != before
    with store.writer.transaction() as link:
        assert migrate(link, place.dialect, len(MIGRATIONS), NEXT, BACK) == len(NEXT)
    assert contents(place) == before
    with store.writer.transaction() as link:
        upgrade(link, place.dialect, NEXT)
    changed = contents(place)
    broken = (*DOWNGRADES, ("DROP TABLE lines", "DROP TABLE nothing"))
    with pytest.raises(StoreFailed, match=r"store\.failed"), store.writer.transaction() as link:
        migrate(link, place.dialect, len(MIGRATIONS), NEXT, broken)
    assert contents(place) == changed, "whole or not at all"


@pytest.mark.parametrize("target", [-1, 0, len(MIGRATIONS) + 1, 10**6])
def test_a_version_that_never_was_is_refused(place: Place, target: int) -> None:
    place.open().close()
    with pytest.raises(StoreFailed, match=r"store\.no_version"):
        migrated(place, target)
    assert version_of(place) == len(MIGRATIONS)


def test_a_newer_store_is_left_to_the_newer_program(place: Place) -> None:
    place.open().close()
    place.tell(f"UPDATE toutilix_schema SET version = {len(MIGRATIONS) + 1}")
    with pytest.raises(StoreFailed, match=r"store\.newer"):
        migrated(place, 1)
    assert version_of(place) == len(MIGRATIONS) + 1


def test_nothing_is_changed_under_a_server(place: Place) -> None:
    serving = place.open()
    with pytest.raises(StoreFailed, match=r"store\.served"):
        migrated(place, 1)
    serving.close()
    assert migrated(place, len(MIGRATIONS)) == len(MIGRATIONS)


def test_where_nothing_is_kept_nothing_is_made(place: Place) -> None:
    with pytest.raises(StoreFailed, match=r"store\.none"):
        version_of(place)
    with pytest.raises(StoreFailed, match=r"store\.none"):
        migrated(place, 1)
    if place.in_a_file:
        assert not place.path.parent.exists()
