"""Which node owns a table: PostgreSQL decides, by one conditional update for all tables that are claimed at a time.

When a node ends, others claim its tables by the dozen. One by one, each of them would wait for the database ten times.
"""

from collections.abc import Iterable, Sequence

from toutilix.server.store import Elsewhere, StoredLine, StoredMatch, StoredTable
from toutilix.server.store.sql import Link

NOW = "extract(epoch FROM clock_timestamp())::float8"
"""The database's clock: it alone decides when a lease has ended."""
LIVING = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND nodes.expires > {NOW})"
OWNERS = (
    f"SELECT tables.id, owner, address, COALESCE(expires > {NOW}, FALSE) FROM tables"
    " LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = ANY(?::text[])"
)
# A heartbeat on its way may renew a lease that seems to have ended. Locking its row, ended or not, waits for it. All
# nodes lock in the same order, and before they claim anything.
WAIT_FOR = "SELECT id FROM nodes WHERE id = ANY(?::text[]) ORDER BY id FOR UPDATE"
LIVES = f"SELECT id FROM nodes WHERE id = ANY(?::text[]) AND expires > {NOW}"
CLAIM = (
    "UPDATE tables SET owner = ?, epoch = epoch + 1 FROM (SELECT tables.id FROM tables"
    " JOIN unnest(?::text[], ?::text[]) AS wanted (id, owner)"
    " ON wanted.id = tables.id AND wanted.owner IS NOT DISTINCT FROM tables.owner"
    " ORDER BY tables.id FOR UPDATE OF tables) AS free WHERE tables.id = free.id"
    f" AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = ? AND nodes.expires > {NOW}) RETURNING tables.id, epoch"
)
CLAIM_MANY = CLAIM.replace("OF tables)", "OF tables SKIP LOCKED)")
"""One row that is locked must not keep the others waiting."""
FENCE = (
    "UPDATE matches SET epoch = claimed.epoch FROM unnest(?::text[], ?::bigint[]) AS claimed (id, epoch)"
    " WHERE table_id = claimed.id AND finished IS NULL"
)
BODIES = "SELECT id, body, epoch, version FROM tables WHERE id = ANY(?::text[])"
LATEST = (
    "SELECT DISTINCT ON (table_id) table_id, id, number, seed, finished FROM matches WHERE table_id = ANY(?::text[])"
    " ORDER BY table_id, number DESC"
)
LINES = "SELECT match_id, text, request FROM lines WHERE match_id = ANY(?::bigint[]) ORDER BY match_id, place"
# A node that was halted in mid-transaction holds the rows of its tables, and of its lease, for as long as it sleeps.
# The database waits for its client then; a transaction of a node that runs does so for no longer than a blink.
END_HALTED = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN nodes ON application_name = 'toutilix ' || nodes.id"
    f" WHERE nodes.expires <= {NOW} AND datname = current_database() AND xact_start IS NOT NULL"
    " AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => ?)"
)
HALTED_SECONDS = 1.0


def owner_of(link: Link, node: str | None, table: str) -> Elsewhere | None:
    """The other node that owns a table and lives."""
    for _, owner, address, living in link.ask(OWNERS, ([table],)):
        if living and owner != node:
            return Elsewhere(owner, address)
    return None


def claim(link: Link, node: str | None, tables: Sequence[str]) -> dict[str, StoredTable | Elsewhere | None]:
    """What each of the tables is, and whose. Left out are those where somebody else was faster, of many also those that
    are locked, and where this node has no lease, all that are to be had."""
    found: dict[str, StoredTable | Elsewhere | None] = dict.fromkeys(tables)
    owners = link.ask(OWNERS, (list(tables),))
    dead = {owner for _, owner, _, living in owners if not living and owner not in (None, node)}
    returned = _living_after_all(link, sorted(dead)) if dead else set()
    wanted: dict[str, str | None] = {}
    for table, owner, address, living in owners:
        if owner not in (None, node) and (living or owner in returned):
            found[table] = Elsewhere(owner, address)
        else:
            wanted[table] = owner
            del found[table]
    if wanted:
        sql = CLAIM if len(tables) == 1 else CLAIM_MANY
        claimed = dict(link.ask(sql, (node, list(wanted), list(wanted.values()), node)))
        # This waits for lines that former owners are writing; those that they write later are refused.
        link.ask(FENCE, (list(claimed), list(claimed.values())))
        found |= _load(link, list(claimed), inherited={table for table, owner in wanted.items() if owner in dead})
    return found


def _living_after_all(link: Link, nodes: list[str]) -> set[str]:
    link.ask(END_HALTED, (HALTED_SECONDS,))
    link.ask(WAIT_FOR, (nodes,))
    return {node for (node,) in link.ask(LIVES, (nodes,))}


def _load(link: Link, tables: list[str], inherited: set[str]) -> Iterable[tuple[str, StoredTable]]:
    bodies = link.ask(BODIES, (tables,))
    matches, lines = dict[str, StoredMatch](), dict[int, list[StoredLine]]()
    for table, key, number, seed, finished in link.ask(LATEST, (tables,)):
        lines[key] = []
        matches[table] = StoredMatch(number, seed, lines[key], finished)
    for key, text, request in link.ask(LINES, (list(lines),)):
        lines[key].append(StoredLine(text, request))
    for table, body, epoch, version in bodies:
        yield table, StoredTable(table, body, matches.get(table), epoch, version, inherited=table in inherited)
