"""Three nodes, a PostgreSQL and an HAProxy, all real, and wires between them that can be cut."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode, urlsplit

import aiohttp
import psycopg

from tests.server.cluster.haproxy import Haproxy
from tests.server.cluster.nodes import SECRET
from tests.server.cluster.wire import Wire
from tests.server.durability.child import Child
from tests.server.durability.evening import Tables
from tests.server.store.place import Place

LEASE = 2.0
READY_SECONDS = 300.0
TAKEN_SECONDS = 120.0

# The claims, from owners whose lease held or not, and which connection has written which line, as the
# database itself saw it. A lock lets a test meet a node in the middle of a transaction.
AUDIT = """
CREATE TABLE claims (id BIGINT GENERATED ALWAYS AS IDENTITY, table_id TEXT, owner TEXT, epoch BIGINT, at FLOAT8,
  robbed BOOLEAN);
CREATE TABLE written (id BIGINT GENERATED ALWAYS AS IDENTITY, table_id TEXT, epoch BIGINT, writer TEXT);
CREATE FUNCTION claimed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO claims (table_id, owner, epoch, at, robbed)
  SELECT NEW.id, NEW.owner, NEW.epoch, now, EXISTS (SELECT 1 FROM nodes WHERE id = OLD.owner AND id <> NEW.owner
    AND expires > now) FROM extract(epoch FROM clock_timestamp()) AS now; RETURN NULL; END $$;
CREATE FUNCTION wrote() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock_shared(26);
  INSERT INTO written (table_id, epoch, writer)
  VALUES (NEW.table_id, NEW.epoch, current_setting('application_name')); RETURN NULL; END $$;
CREATE TRIGGER claimed AFTER UPDATE OF epoch ON tables FOR EACH ROW EXECUTE FUNCTION claimed();
CREATE TRIGGER wrote AFTER UPDATE OF lines ON matches FOR EACH ROW EXECUTE FUNCTION wrote();
"""
TWO_OWNERS = "SELECT table_id, epoch FROM claims GROUP BY table_id, epoch HAVING count(*) > 1"
ROBBED = "SELECT table_id, epoch, owner FROM claims WHERE robbed"
SKIPPED = """SELECT table_id FROM (SELECT table_id, epoch, lag(epoch) OVER (PARTITION BY table_id ORDER BY id) AS before
  FROM claims) AS each WHERE before IS NOT NULL AND epoch <> before + 1"""
STRANGERS = """SELECT written.* FROM written LEFT JOIN claims USING (table_id, epoch)
  WHERE writer IS DISTINCT FROM 'toutilix ' || claims.owner AND writer <> ''"""

WHO_WAITS = """SELECT application_name, state, wait_event, query, clock_timestamp() - state_change
  FROM pg_stat_activity WHERE xact_start IS NOT NULL"""


class Takeover(NamedTuple):
    """Seconds after a fault until the owner's lease had ended, until another node had claimed the table, and until
    somebody was welcome there."""

    ended: float
    claimed: float
    welcomed: float


class NodeChild:
    """A node as a process: its database and its other nodes reach it, and it them, over wires."""

    def __init__(self, place: Place, folder: Path, socket: str) -> None:
        self._place = place
        self._folder = folder
        self.database = Wire(socket)
        self.child: Child
        self.peers: Wire

    async def start(self) -> None:
        await self.database.open()
        self._folder.mkdir()
        self.child = Child(self._url(), self._folder)
        self.peers = Wire(self.child.port)
        await self.peers.open()
        self.child._settings |= {
            "node_url": self.address,
            "cluster_secret": SECRET,
            "lease_seconds": f"{LEASE:g}",
            "trusted_proxies": "127.0.0.1",
        }
        await self.child.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.peers.port}"

    def _url(self) -> str:
        options = parse_qs(urlsplit(self._place.url).query)["options"][0]
        named = {"options": options, "sslmode": "disable", "gssencmode": "disable"}
        return f"postgresql://toutilix@127.0.0.1:{self.database.port}/postgres?{urlencode(named)}"

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.child.process.pid, number)

    async def close(self) -> None:
        self.child.clean_up()
        await self.peers.close()
        await self.database.close()


class Topology:
    def __init__(self, place: Place, folder: Path, socket: str, nodes: int = 3) -> None:
        self.place = place
        self.nodes = [NodeChild(place, folder / f"node{number}", socket) for number in range(nodes)]
        self._folder = folder
        self.haproxy: Haproxy
        self.takeovers: list[Takeover] = []

    async def start(self) -> None:
        await asyncio.gather(*(node.start() for node in self.nodes))
        self.place.tell(AUDIT)
        self.haproxy = Haproxy(self._folder, [node.child.port for node in self.nodes])
        self.haproxy.check()
        self.haproxy.start()
        async with asyncio.timeout(READY_SECONDS), aiohttp.ClientSession() as session:
            while not await self._is_ready(session):
                assert self.haproxy.is_running(), self.haproxy.log
                await asyncio.sleep(0.05)

    async def _is_ready(self, session: aiohttp.ClientSession) -> bool:
        try:
            async with (
                session.get(f"{self.haproxy.url}/api/tables/x") as of_tables,
                session.get(f"{self.haproxy.url}/api/ready") as of_all,
            ):
                return (of_tables.status, of_all.status) == (404, 200)
        except aiohttp.ClientError:
            return False

    async def close(self) -> None:
        self.haproxy.stop()
        for node in self.nodes:
            await node.close()

    async def ask(self, sql: str) -> list[tuple[object, ...]]:
        return await asyncio.to_thread(self.place.tell, sql)

    async def busiest(self) -> NodeChild:
        """The node that owns the most unfinished matches."""
        found = await self.ask(
            "SELECT address FROM tables JOIN nodes ON nodes.id = owner JOIN matches ON table_id = tables.id"
            " WHERE finished IS NULL AND expires > extract(epoch FROM clock_timestamp())"
            " GROUP BY address ORDER BY count(*) DESC LIMIT 1"
        )
        return next((node for node in self.nodes if found and (node.address,) == found[0]), self.nodes[0])

    async def owned(self, node: NodeChild) -> list[str]:
        """The tables of a node whose matches run."""
        found = await self.ask(
            "SELECT tables.id FROM tables JOIN nodes ON nodes.id = owner JOIN matches ON table_id = tables.id"
            f" WHERE finished IS NULL AND address = '{node.address}'"
        )
        return [str(id) for (id,) in found]

    async def expired(self, node: NodeChild) -> None:
        """Wait until the database knows of no lease of this node."""
        living = (
            f"SELECT 1 FROM nodes WHERE address = '{node.address}' AND expires > extract(epoch FROM clock_timestamp())"
        )
        while await self._asked_again(living):
            await asyncio.sleep(0.02)

    async def _asked_again(self, sql: str) -> list[tuple[object, ...]]:
        try:
            return await self.ask(sql)
        except psycopg.OperationalError:
            return [()]

    async def taken_over(self, node: NodeChild, owned: list[str], since: float, tables: Tables) -> None:
        """Wait until another node has claimed each of these tables and somebody sits there again, unless its match is
        over; and note after how long. The node itself cannot have come back meanwhile."""
        left = {id for id, _ in tables.tables()}.intersection(owned)
        ends = f"SELECT max(expires) FROM nodes WHERE address = '{node.address}'"
        deadline = now() + TAKEN_SECONDS
        while left:
            listed = ",".join(f"'{id}'" for id in left)
            claimed = await self.ask(
                f"SELECT table_id, min(at) FROM claims WHERE at > {since} AND table_id IN ({listed}) GROUP BY 1"
            )
            for id, at in claimed:
                at = float(str(at))
                if (back := tables.welcomed(str(id), at)) is not None:
                    [(ended,)] = await self.ask(ends)
                    self.takeovers.append(Takeover(float(str(ended)) - since, at - since, back - since))
                    left.discard(str(id))
            over = await self.ask(f"SELECT table_id FROM matches WHERE finished IS NOT NULL AND table_id IN ({listed})")
            left -= {str(id) for (id,) in over}
            if now() > deadline:
                raise AssertionError(f"not taken over: {left}, claimed: {claimed}; {await self.ask(WHO_WAITS)}")
            await asyncio.sleep(0.02)

    async def halt_while_it_writes(self, node: NodeChild) -> None:
        """Between two statements of a transaction, which then stays open."""
        waits = (
            "SELECT 1 FROM pg_stat_activity JOIN nodes ON application_name = 'toutilix ' || id"
            f" WHERE address = '{node.address}' AND wait_event = 'advisory'"
        )
        connection = await psycopg.AsyncConnection.connect(self.place.url, autocommit=True)
        async with asyncio.timeout(READY_SECONDS), connection:
            await connection.execute("SELECT pg_advisory_lock(26)")
            while not await self.ask(waits):
                await asyncio.sleep(0.005)
            node.signal(signal.SIGSTOP)

    def claims(self) -> int:
        return int(self.place.tell("SELECT count(*) FROM claims")[0][0])

    def judge(self) -> None:
        """Never two owners in one epoch, none while the one before had a lease, and no line by anybody else."""
        assert self.claims() > 0
        assert self.place.tell("SELECT count(*) FROM written")[0][0] > 0
        assert self.place.tell(TWO_OWNERS) == []
        assert self.place.tell(SKIPPED) == []
        assert self.place.tell(ROBBED) == []
        assert self.place.tell(STRANGERS) == []
        for node in self.nodes:
            assert "request failed" not in node.child.log, node.child.log
            assert "Traceback" not in node.child.log, node.child.log


@asynccontextmanager
async def topology(place: Place, folder: Path, socket: str) -> AsyncIterator[Topology]:
    place.open().close()  # the schema, before anybody looks at it
    made = Topology(place, folder, socket)
    try:
        await made.start()
        yield made
    finally:
        await made.close()


def now() -> float:
    """The database runs on this machine: its clock is ours."""
    return time.time()
