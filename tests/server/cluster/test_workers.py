"""`toutilix serve --workers N`: several nodes behind one port, kept alive by a parent."""

import asyncio
import os
import random
import re
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from tests.server.cluster.nodes import free_port
from tests.server.durability.child import Child
from tests.server.durability.evening import Evening, evening
from tests.server.store.place import Place
from toutilix.cli.messages import INVALID
from toutilix.server.base.settings import Settings
from toutilix.server.http.app import CannotListen
from toutilix.server.http.workers import _listen_for_metrics, serve_workers

LEASE = "2"


def workers_of(child: Child) -> list[int]:
    """The processes that serve, without the one that multiprocessing keeps for itself."""
    found = []
    children = Path(f"/proc/{child.process.pid}/task/{child.process.pid}/children").read_text().split()
    for pid in map(int, children):
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
            found.append(pid)
    return found


def busiest(child: Child) -> int:
    """The worker with the most connections: those at whose tables people sit."""
    return max(workers_of(child), key=lambda pid: len(os.listdir(f"/proc/{pid}/fd")))


def nodes(place: Place) -> set[str]:
    alive = "SELECT id FROM nodes WHERE expires > extract(epoch FROM clock_timestamp())"
    return {id for (id,) in place.tell(alive)}


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not happened():
            await asyncio.sleep(0.05)


async def play_and(place: Place, folder: Path, trouble: Callable[[Evening], None], awaited: Callable[[], bool]) -> None:
    place.open().close()  # the schema, before anybody looks at it
    child = Child(place.url, folder, workers="2", lease_seconds=LEASE)
    async with evening(child, random.Random(1)) as at_tables:
        await until(lambda: len(nodes(place)) == 2)
        # People take their time until the workers are others: nobody is to finish before.
        at_tables.thinks = 1.0
        await at_tables.sit_down(4)
        playing = asyncio.create_task(at_tables.play())
        await at_tables.after(20)
        trouble(at_tables)
        await until(awaited)
        at_tables.hurry()
        await playing
        await at_tables.judge()
        assert at_tables.total("lost") > 0
        assert await child.terminate() == 0
        assert nodes(place) == set()


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(postgres_place: Place, tmp_path: Path) -> None:
    before: set[str] = set()

    def kill_one(at_tables: Evening) -> None:
        before.update(nodes(postgres_place))
        os.kill(busiest(at_tables.child), signal.SIGKILL)

    def replaced() -> bool:
        now = nodes(postgres_place)
        return len(now) == 2 and now != before

    asyncio.run(play_and(postgres_place, tmp_path, kill_one, replaced))


def test_hup_replaces_all_workers_while_people_play(postgres_place: Place, tmp_path: Path) -> None:
    before: set[str] = set()

    def renew(at_tables: Evening) -> None:
        before.update(nodes(postgres_place))
        at_tables.child.process.send_signal(signal.SIGHUP)

    def replaced() -> bool:
        now = nodes(postgres_place)
        return len(now) == 2 and not now & before

    asyncio.run(play_and(postgres_place, tmp_path, renew, replaced))


def metrics_ports(log: str) -> dict[str, str]:
    """Where each worker's metrics are, by its name."""
    return dict(re.findall(r"metrics can be read node=(\S+) port=(\d+)", log))


def test_each_worker_has_a_name_and_metrics_of_its_own_and_ends_with_its_parent(
    postgres_place: Place, tmp_path: Path
) -> None:
    async def kill_the_parent() -> None:
        postgres_place.open().close()
        more = {"node": "hall", "metrics": "127.0.0.1:0", "log_level": "info"}
        child = Child(postgres_place.url, tmp_path, workers="2", lease_seconds=LEASE, **more)
        try:
            await child.start()
            await until(lambda: len(nodes(postgres_place)) == 2 and child.log.count("the server listens") == 2)
            ports = metrics_ports(child.log)
            assert sorted(ports) == ["hall-1", "hall-2"]
            async with aiohttp.ClientSession() as session:
                for name, port in ports.items():
                    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                        assert f'toutilix_node_info{{node="{name}",' in await answer.text()
            child.kill()
            await until(lambda: nodes(postgres_place) == set())
            with pytest.raises(aiohttp.ClientConnectorError):
                async with aiohttp.ClientSession() as session, session.get(child.url):
                    pass
        finally:
            child.clean_up()

    asyncio.run(kill_the_parent())


async def count(child: Child, name: str) -> float:
    """Over all workers."""
    found = 0.0
    async with aiohttp.ClientSession() as session:
        for port in metrics_ports(child.log).values():
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                lines = (await answer.text()).splitlines()
            [line] = [line for line in lines if line.startswith(f"toutilix_{name} ")]
            found += float(line.rpartition(" ")[2])
    return found


def test_connections_are_handed_to_the_worker_that_owns_the_table(postgres_place: Place, tmp_path: Path) -> None:
    async def play() -> None:
        postgres_place.open().close()
        more = {"metrics": "127.0.0.1:0", "log_level": "info"}
        child = Child(postgres_place.url, tmp_path, workers="3", **more)
        async with evening(child, random.Random(1)) as at_tables:
            await until(lambda: len(nodes(postgres_place)) == 3)
            await at_tables.sit_down(4)
            playing = asyncio.create_task(at_tables.play())
            await at_tables.after(20)
            while not await count(child, "sockets_handed_total"):
                await at_tables.scatter([child.url])
            assert await count(child, 'relay_connections{direction="out"}') == 0
            await playing
            await at_tables.judge()
            assert await child.terminate() == 0
            assert "Traceback" not in child.log

    asyncio.run(play())


def test_metrics_of_workers_have_ports_in_a_row() -> None:
    for _ in range(50):
        first = free_port()
        try:
            found = _listen_for_metrics(Settings(workers=3, metrics=f"127.0.0.1:{first}"))
        except CannotListen:
            continue  # somebody else has one of those after it
        assert [each.getsockname() for each in found] == [("127.0.0.1", first + slot) for slot in range(3)]
        for each in found:
            each.close()
        return
    pytest.fail("nowhere are three ports in a row free")


def test_a_port_for_metrics_that_is_taken_is_noticed_before_any_worker_starts() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen) as refused:
            serve_workers(Settings(port=0, workers=2, metrics=f"127.0.0.1:{port}"), pytest.fail)
    assert (refused.value.host, refused.value.port) == ("127.0.0.1", port)


def test_an_address_for_the_other_nodes_that_is_not_ours_is_said(postgres_place: Place, tmp_path: Path) -> None:
    async def try_it() -> None:
        node = {"node_url": "http://192.0.2.1:8026", "cluster_secret": "x" * 20}
        child = Child(postgres_place.url, tmp_path, workers="2", **node)
        child.launch()
        try:
            assert await child.end() == INVALID
        finally:
            child.clean_up()
        assert child.log.splitlines()[-1].startswith("The server cannot listen on 192.0.2.1: ")
        assert "Traceback" not in child.log

    asyncio.run(try_it())


@pytest.mark.parametrize("setting", [{"workers": "2"}, {"node_url": "http://127.0.0.1:1"}])
def test_a_file_has_one_server(tmp_path: Path, setting: dict[str, str]) -> None:
    async def try_it() -> None:
        child = Child(f"sqlite:{tmp_path / 'tables.sqlite'}", tmp_path, cluster_secret="x" * 20, **setting)
        child.launch()
        try:
            assert await child.end() == INVALID
        finally:
            child.clean_up()
        [sentence] = child.log.splitlines()
        assert "PostgreSQL" in sentence
        assert not (tmp_path / "tables.sqlite").exists()

    asyncio.run(try_it())


def test_a_second_server_on_a_database_that_is_not_shared_says_so(postgres_place: Place, tmp_path: Path) -> None:
    async def both() -> None:
        folders = tmp_path / "one", tmp_path / "other"
        for folder in folders:
            folder.mkdir()
        async with evening(Child(postgres_place.url, folders[0], lease_seconds=LEASE), random.Random(1)) as at_table:
            await at_table.sit_down(1)
            playing = asyncio.create_task(at_table.play())
            for more in ({}, {"workers": "2"}):
                other = Child(postgres_place.url, folders[1], lease_seconds="1", **more)
                other.launch()
                try:
                    assert await other.end() == INVALID
                finally:
                    other.clean_up()
                assert other.log.splitlines()[-1].startswith("The tables cannot be opened: Another server")
            await playing
            await at_table.judge()
            assert at_table.child.log == ""

    asyncio.run(both())
