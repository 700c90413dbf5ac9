"""The faults of a cluster. Each begins at a moment of the play and returns when it is over."""

import asyncio
import signal
from collections.abc import Awaitable, Callable

from tests.server.cluster.topology import LEASE, Topology, now
from tests.server.durability.evening import Tables
from tests.server.store.postgres_server import PostgresServer

Fault = Callable[[Topology, Tables, PostgresServer], Awaitable[None]]


async def kill(cluster: Topology, tables: Tables, _postgres: PostgresServer) -> None:
    node = await cluster.busiest()
    owned, since = await cluster.owned(node), now()
    node.child.kill()
    await cluster.taken_over(node, owned, since, tables)
    await node.child.start()


async def stop_past_the_lease(cluster: Topology, tables: Tables, _postgres: PostgresServer) -> None:
    """The owner sleeps in mid-transaction, others continue its tables, and it wakes as if nothing had been."""
    node = await cluster.busiest()
    await cluster.halt_while_it_writes(node)
    owned, since = await cluster.owned(node), now()
    try:
        await cluster.expired(node)
        await cluster.taken_over(node, owned, since, tables)
    finally:
        node.signal(signal.SIGCONT)


async def cut_off_from_the_database(cluster: Topology, tables: Tables, _postgres: PostgresServer) -> None:
    node = await cluster.busiest()
    owned, since = await cluster.owned(node), now()
    node.database.cut()
    try:
        await cluster.expired(node)
        await cluster.taken_over(node, owned, since, tables)
    finally:
        node.database.mend()


async def cut_off_from_each_other(cluster: Topology, tables: Tables, _postgres: PostgresServer) -> None:
    """All leases hold, so nobody may take anything over, however long it lasts: `Topology.judge` knows of each claim
    whether the owner before had a lease. The balancer sends people to where their table is; only those who come to
    another node notice anything."""
    await tables.scatter([node.child.url for node in cluster.nodes])
    for node in cluster.nodes:
        node.peers.cut()
    await asyncio.sleep(1.5 * LEASE)
    for node in cluster.nodes:
        node.peers.mend()
    tables.gather()


async def restart_the_database(_cluster: Topology, tables: Tables, postgres: PostgresServer) -> None:
    """Without a word, in the middle of whatever is being committed."""
    await asyncio.sleep(tables.dice.uniform(0, 0.05))
    await asyncio.to_thread(postgres.stop, crash=True)
    postgres.start()  # not in another thread: it ends with the one that started it


async def restart_all_nodes(cluster: Topology, _tables: Tables, _postgres: PostgresServer) -> None:
    """One after the other, as an update does it."""
    for node in cluster.nodes:
        assert await node.child.terminate() == 0, node.child.log
        await node.child.start()


FAULTS: dict[str, Fault] = {
    "kill": kill,
    "stop": stop_past_the_lease,
    "database": cut_off_from_the_database,
    "nodes": cut_off_from_each_other,
    "postgres": restart_the_database,
    "rolling": restart_all_nodes,
}
