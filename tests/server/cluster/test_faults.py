"""Three nodes behind HAProxy lose nothing and double nothing, whatever befalls them. Journals are the judge.

`TOUTILIX_FAULTS` and `TOUTILIX_FAULT_TABLES` choose how many faults of a kind the long form has, and how many tables.
Every fault is reported as it ends, in `.cache/faults.log` and, with `-s`, on the terminal.
"""

import asyncio
import os
import random
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

from tests.server.cluster.faults import FAULTS
from tests.server.cluster.topology import LEASE, Topology, topology
from tests.server.durability.evening import Tables
from tests.server.machine import missing
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled, PostgresServer

OF_A_KIND = int(os.environ.get("TOUTILIX_FAULTS", "20"))
MANY_TABLES = int(os.environ.get("TOUTILIX_FAULT_TABLES", "60"))
PROGRESS = Path(__file__).resolve().parents[3] / ".cache" / "faults.log"


@dataclass(frozen=True)
class Trial:
    """`thinks` is how long people take for a move at most, `longest` after how many seconds something must hang."""

    faults: list[str]
    tables: int
    thinks: float
    longest: float


async def play_under(trial: Trial, postgres: PostgresServer, place: Place, folder: Path) -> None:
    socket = str(postgres.folder / ".s.PGSQL.5432")
    async with (
        asyncio.timeout(trial.longest),
        topology(place, folder, socket) as cluster,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
    ):
        evening = Tables(cluster.haproxy.url, place.url, session, random.Random("".join(trial.faults)), trial.thinks)
        await evening.sit_down(trial.tables)
        # When somebody's match fails, so does the test, at once.
        async with asyncio.TaskGroup() as group:
            group.create_task(evening.play())
            for number, fault in enumerate(trial.faults, 1):
                await evening.after(evening.dice.randrange(1, 2 * trial.tables))
                await _befall(cluster, evening, postgres, fault, f"{number} of {len(trial.faults)}")
            running = sum(not people[0].finished for _, people in evening.tables())
            evening.hurry()
        await evening.judge()
        cluster.judge()
        # A database may be back before anybody has waited for it.
        assert evening.total("lost") > 0 or set(trial.faults) == {"postgres"}
        _report(trial.faults, evening, cluster, running)


async def _befall(cluster: Topology, evening: Tables, postgres: PostgresServer, fault: str, which: str) -> None:
    began, before = time.monotonic(), len(cluster.takeovers)
    await FAULTS[fault](cluster, evening, postgres)
    taken = cluster.takeovers[before:]
    last = max((each.welcomed for each in taken), default=0)
    longest = f", {len(taken)} tables taken over, the last after {last:.2f} s" if taken else ""
    _say(f"{fault} {which}: {time.monotonic() - began:.1f} s{longest}")


def _report(faults: list[str], evening: Tables, cluster: Topology, running: int) -> None:
    kinds = ", ".join(sorted(set(faults)))
    said = [
        f"{len(faults)} faults ({kinds}): {evening.acknowledged} moves acknowledged, 0 lost, 0 doubled;",
        f"{evening.total('lost')} connections lost, {evening.total('resent')} requests sent again;",
        f"{cluster.claims()} claims, never two owners in one epoch;",
        f"{len(list(evening.tables()))} matches finished, {running} of them after the last fault.",
    ]
    if takeovers := cluster.takeovers:
        late = sum(each.welcomed > LEASE + 2 for each in takeovers)
        stages = {
            "takeovers": [each.welcomed for each in takeovers],
            "of it until the lease had ended": [each.ended for each in takeovers],
            "until a node had claimed": [each.claimed - each.ended for each in takeovers],
            "until somebody was welcome": [each.welcomed - each.claimed for each in takeovers],
        }
        said += [f"{len(takeovers)} takeovers, {late} beyond the lease ({LEASE:g} s) and 2 s;"]
        said += [
            f"{name}: median {statistics.median(of):.2f} s, longest {max(of):.2f} s;" for name, of in stages.items()
        ]
    _say(" ".join(said))


def _say(line: str) -> None:
    """Tests that run side by side have no terminal."""
    print(f"\n{line}", end="", flush=True)
    PROGRESS.parent.mkdir(exist_ok=True)
    with PROGRESS.open("a", encoding="utf-8") as progress:
        progress.write(f"{time.strftime('%H:%M:%S')} {line}\n")


def under(trial: Trial, postgres: PostgresServer, place: Place, folder: Path) -> None:
    try:
        asyncio.run(play_under(trial, postgres, place, folder))
    except NotInstalled as why:
        missing(f"no HAProxy: {why}")


@pytest.mark.first
def test_each_fault_once_while_nine_tables_play(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    under(Trial(list(FAULTS), 9, 0.3, 600.0), postgres, postgres_place, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_twenty_of_a_kind_while_sixty_tables_play(
    fault: str, postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    under(Trial([fault] * OF_A_KIND, MANY_TABLES, 3.0, 3600.0), postgres, postgres_place, tmp_path)
