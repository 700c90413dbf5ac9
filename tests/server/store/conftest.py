"""Every test that takes a `place` runs on both databases, the real ones."""

import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.machine import missing
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled, PostgresServer
from toutilix.server.store.sql import SqlStore


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    try:
        server = PostgresServer()
    except NotInstalled as why:
        missing(f"no PostgreSQL: {why}")
    try:
        server.set_up()
        yield server
    finally:
        server.remove()


@pytest.fixture
def file_place(tmp_path: Path) -> Iterator[Place]:
    place = Place(f"sqlite:{tmp_path / 'kept' / 'tables.sqlite'}")
    yield place
    place.close()


@pytest.fixture
def postgres_place(postgres: PostgresServer) -> Iterator[Place]:
    schema = f"s{secrets.token_hex(8)}"
    postgres.tell(f"CREATE SCHEMA {schema}")
    place = Place(postgres.url(search_path=schema))
    yield place
    place.close()
    postgres.tell(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    name = "file_place" if request.param == "sqlite" else "postgres_place"
    found = request.getfixturevalue(name)
    assert isinstance(found, Place)
    return found


@pytest.fixture
def store(place: Place) -> SqlStore:
    return place.open()


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    disk = tmp_path / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=700", "none", str(disk)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        missing("there is no mount here")
    if done.returncode:
        missing(f"a small disk cannot be mounted: {done.stderr.strip()}")
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)
