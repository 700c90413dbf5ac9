"""nginx as it is configured in deploy/: TLS in front, one table at one node, and a node that drains is not noticed.

When it is back, tables stay where they are, and people who come to it are relayed."""

import asyncio
import random
import ssl
from pathlib import Path

import aiohttp
import pytest

from tests.server.cluster.nginx import Nginx
from tests.server.cluster.nodes import SECRET, free_port
from tests.server.durability.child import Child
from tests.server.durability.evening import Tables
from tests.server.machine import missing
from tests.server.players import PATIENCE
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled

RELAYED = 'toutilix_relayed_requests_total{direction="out"}'
OWNERS = "SELECT count(DISTINCT owner) FROM tables JOIN nodes ON nodes.id = owner"


@pytest.fixture
def children(postgres_place: Place, tmp_path: Path) -> list[Child]:
    made = []
    for number in range(2):
        folder = tmp_path / f"node{number}"
        folder.mkdir()
        child = Child(postgres_place.url, folder, cluster_secret=SECRET, trusted_proxies="127.0.0.1")
        child._settings |= {"node_url": child.url, "metrics": f"127.0.0.1:{free_port()}"}
        made.append(child)
    return made


@pytest.fixture
def nginx(children: list[Child], tmp_path: Path) -> Nginx:
    try:
        made = Nginx(tmp_path, [child.port for child in children])
    except NotInstalled as why:
        missing(f"no nginx: {why}")
    made.check()
    return made


async def relayed(child: Child, session: aiohttp.ClientSession) -> int:
    async with session.get(f"http://{child._settings['metrics']}/metrics") as answer:
        [line] = [line for line in (await answer.text()).splitlines() if line.startswith(RELAYED)]
    return int(float(line.split()[-1]))


async def play(children: list[Child], nginx: Nginx, place: Place) -> None:
    await asyncio.gather(*(child.start() for child in children))
    nginx.start()
    trusted = ssl.create_default_context(cafile=nginx.certificate)
    connector = aiohttp.TCPConnector(limit=0, ssl=trusted)
    async with asyncio.timeout(PATIENCE * 4), aiohttp.ClientSession(connector=connector) as session:
        while True:
            try:
                await (await session.get(f"{nginx.url}/api/ready")).read()
                break
            except aiohttp.ClientConnectorError:
                await asyncio.sleep(0.02)
        evening = Tables(nginx.url, place.url, session, random.Random(1), 0.3)
        await evening.sit_down(6)
        # Ids are drawn: now and then all of them lead to one node.
        while place.tell(OWNERS) != [(2,)]:
            await evening.sit_down(1)
        async with asyncio.TaskGroup() as group:
            group.create_task(evening.play())
            await evening.after(40)
            for child in children:
                assert await relayed(child, session) == 0, "people come to where their table is"
            assert await children[0].terminate() == 0
            await evening.after(40)
            assert place.tell(OWNERS) == [(1,)]
            await children[0].start()
            while not await relayed(children[0], session):
                await evening.scatter([nginx.url])  # to where their tables were before
            await evening.after(40)
            assert place.tell(OWNERS) == [(1,)], "they stay with their owner"
            evening.hurry()
        await evening.judge()
        assert evening.total("lost") > 0
    for child in children:
        assert "Traceback" not in child.log


def test_tables_are_played_through_nginx_while_a_node_drains_and_comes_back(
    children: list[Child], nginx: Nginx, postgres_place: Place
) -> None:
    try:
        asyncio.run(play(children, nginx, postgres_place))
    finally:
        nginx.stop()
        for child in children:
            child.clean_up()
