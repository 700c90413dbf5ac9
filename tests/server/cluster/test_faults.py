"""Three nodes behind HAProxy lose nothing and double nothing, whatever befalls them. Journals are the judge."""

import asyncio
import random
import statistics
from pathlib import Path

import aiohttp
import pytest

from tests.server.cluster.faults import FAULTS
from tests.server.cluster.topology import LEASE, topology
from tests.server.durability.evening import Tables
from tests.server.machine import missing
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled, PostgresServer

LONGEST = 3600.0


async def play_under(
    faults: list[str], postgres: PostgresServer, place: Place, folder: Path, *, tables: int, between: int, thinks: float
) -> None:
    socket = str(postgres.folder / ".s.PGSQL.5432")
    async with (
        asyncio.timeout(LONGEST),
        topology(place, folder, socket) as cluster,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
    ):
        evening = Tables(cluster.haproxy.url, place.url, session, random.Random("".join(faults)), thinks)
        await evening.sit_down(tables)
        playing = asyncio.create_task(evening.play())
        try:
            for fault in faults:
                await evening.after(evening.dice.randrange(1, between))
                await FAULTS[fault](cluster, evening, postgres)
            evening.hurry()
            await playing
        finally:
            playing.cancel()
        await evening.judge()
        cluster.judge()
        assert evening.total("lost") > 0
        _report(faults, evening, cluster.takeovers)


def _report(faults: list[str], evening: Tables, takeovers: list[float]) -> None:
    print(
        f"\n{len(faults)} faults ({', '.join(sorted(set(faults)))}): {evening.acknowledged} moves acknowledged,",
        end=" ",
    )
    print(f"{evening.total('lost')} connections lost, {evening.total('resent')} requests sent again.", end=" ")
    if takeovers:
        late = max(takeovers) - LEASE
        print(f"{len(takeovers)} takeovers: median {statistics.median(takeovers):.2f} s,", end=" ")
        print(f"longest {max(takeovers):.2f} s, which is the lease of {LEASE:g} s and {late:.2f} s.")


def under(faults: list[str], postgres: PostgresServer, place: Place, folder: Path, tables: int, thinks: float) -> None:
    try:
        asyncio.run(play_under(faults, postgres, place, folder, tables=tables, between=tables * 2, thinks=thinks))
    except NotInstalled as why:
        missing(f"no HAProxy: {why}")


@pytest.mark.long
def test_each_fault_once_while_nine_tables_play(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    under(list(FAULTS), postgres, postgres_place, tmp_path, 9, 0.3)


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_twenty_of_a_kind_while_sixty_tables_play(
    fault: str, postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    under([fault] * 20, postgres, postgres_place, tmp_path, 60, 3.0)
