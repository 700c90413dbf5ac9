"""How the store is laid out, as numbered steps: a database of any earlier version is brought up to date in order.

A step that has been released is never edited; a change is a new step at the end. Each step but the first has a way
back, for an operator who returns to the release before: it keeps every table, match and line.
"""

from collections.abc import Sequence
from typing import Protocol

from toutilix.server.store import StoreFailed

Row = tuple[object, ...]


class Queryable(Protocol):
    def ask(self, sql: str, values: Sequence[object] = ()) -> list[Row]: ...


# A line is found through the small number of its match, not the table's name: a line is written with every move, and
# entries of six bytes keep the index of all live tables on a few pages. `matches.lines` counts them, so that a line is
# added only where it follows the last one; `matches.touched` moves with them, at no cost as the row is written anyway.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE tables (id TEXT PRIMARY KEY, body {bytes} NOT NULL, touched DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX tables_touched ON tables (touched)",
        "CREATE TABLE matches (id {key}, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,"
        " number INTEGER NOT NULL, seed {bytes} NOT NULL, lines INTEGER NOT NULL DEFAULT 0,"
        " touched DOUBLE PRECISION NOT NULL, finished DOUBLE PRECISION, UNIQUE (table_id, number))",
        "CREATE INDEX matches_finished ON matches (finished, table_id, number) WHERE finished IS NOT NULL",
        "CREATE TABLE lines (match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,"
        " place INTEGER NOT NULL, text TEXT NOT NULL, request TEXT, PRIMARY KEY (match_id, place))",
    ),
    # A table's epoch stands in its unfinished match as well: a line is then fenced by the row that is written anyway.
    # Dates of leases are those of the database's clock. `buckets` hold no address, only keyed hashes of them.
    (
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 1",
        "ALTER TABLE matches ADD COLUMN epoch BIGINT NOT NULL DEFAULT 1",
        "CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, shared BOOLEAN NOT NULL,"
        " draining BOOLEAN NOT NULL, expires DOUBLE PRECISION NOT NULL)",
        "CREATE {passing} TABLE buckets (id TEXT PRIMARY KEY, level DOUBLE PRECISION NOT NULL,"
        " seen DOUBLE PRECISION NOT NULL)",
    ),
    # The date that time has brought while a server ran. Tables are deleted by it: a clock may be wrong.
    ("CREATE TABLE retention (date DOUBLE PRECISION NOT NULL)",),
    # A review takes a minute to make. It goes with its match.
    (
        "CREATE TABLE reviews (match_id BIGINT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,"
        " body {bytes} NOT NULL)",
    ),
)


DOWNGRADES: tuple[tuple[str, ...], ...] = (
    (
        "DROP TABLE buckets",
        "DROP TABLE nodes",
        "ALTER TABLE matches DROP COLUMN epoch",
        "ALTER TABLE tables DROP COLUMN version",
        "ALTER TABLE tables DROP COLUMN epoch",
        "ALTER TABLE tables DROP COLUMN owner",
    ),
    ("DROP TABLE retention",),
    ("DROP TABLE reviews",),
)
"""The first leads from version 2 to 1, the second from 3 to 2, and so on."""


def upgrade(link: Queryable, dialect: dict[str, str], steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Inside one transaction of the caller: after a failure the database is what it was."""
    link.ask("CREATE TABLE IF NOT EXISTS toutilix_schema (version INTEGER NOT NULL)")
    found = link.ask("SELECT version FROM toutilix_schema")
    if not found:
        link.ask("INSERT INTO toutilix_schema (version) VALUES (0)")
    version = _version(found)
    if version > len(steps):
        raise StoreFailed("store.newer", f"{version} > {len(steps)}")
    for step in steps[version:]:
        for statement in step:
            link.ask(statement.format_map(dialect))
    if version < len(steps):
        link.ask("UPDATE toutilix_schema SET version = ?", (len(steps),))


def migrate(
    link: Queryable,
    dialect: dict[str, str],
    target: int,
    steps: Sequence[Sequence[str]] = MIGRATIONS,
    back: Sequence[Sequence[str]] = DOWNGRADES,
) -> int:
    """Bring a store to a version that this program knows, up or down, inside one transaction of the caller; the version
    that it had."""
    before = stored_version(link)
    if before > len(steps):
        raise StoreFailed("store.newer", f"{before} > {len(steps)}")
    if not 1 <= target <= len(steps):
        raise StoreFailed("store.no_version", f"1 - {len(steps)}")
    way = steps[before:target] if target >= before else [back[version - 2] for version in range(before, target, -1)]
    for step in way:
        for statement in step:
            link.ask(statement.format_map(dialect))
    link.ask("UPDATE toutilix_schema SET version = ?", (target,))
    return before


def stored_version(link: Queryable) -> int:
    return _version(link.ask("SELECT version FROM toutilix_schema"))


def check_version(link: Queryable, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """For readers: nothing is changed, so it must be up to date already."""
    version = stored_version(link)
    if version != len(steps):
        raise StoreFailed("store.newer" if version > len(steps) else "store.older", f"{version}, {len(steps)}")


def _version(found: list[Row]) -> int:
    version = found[0][0] if found else 0
    assert isinstance(version, int)
    return version
