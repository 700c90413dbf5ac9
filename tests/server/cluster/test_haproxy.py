"""HAProxy while no node is ready."""

import asyncio
from pathlib import Path

from tests.server.cluster.haproxy import Haproxy
from tests.server.cluster.nodes import Node, with_two
from tests.server.machine import missing
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled, PostgresServer

SHORT = {"lease_seconds": 1.0}


def test_nodes_say_what_is_wrong_while_none_is_ready(
    postgres: PostgresServer, postgres_place: Place, tmp_path: Path
) -> None:
    async def evening(one: Node, other: Node) -> None:
        try:
            haproxy = Haproxy(tmp_path, [int(node.url.rpartition(":")[2]) for node in (one, other)])
        except NotInstalled as why:
            missing(f"no HAProxy: {why}")
        haproxy.check()
        haproxy.start()
        try:
            await through(haproxy, one)
        finally:
            haproxy.stop()

    async def through(haproxy: Haproxy, visitor: Node) -> None:
        await believed(haproxy, 2)
        visitor.url = haproxy.url
        with postgres.frozen():
            await believed(haproxy, 0)
            for path in ("/api/ready", "/api/tables/0123456789abcdef"):
                status, said = await visitor.ask("GET", path)
                assert (status, said["why"]["code"]) == (503, "store.gone")
            assert (await visitor.ask("GET", "/api/health"))[0] == 200
        await believed(haproxy, 2)
        assert (await visitor.ask("GET", "/api/ready"))[0] == 200

    async def believed(haproxy: Haproxy, nodes: int) -> None:
        while await asyncio.to_thread(ready, haproxy) != nodes:
            assert haproxy.is_running(), haproxy.log
            await asyncio.sleep(0.02)

    def ready(haproxy: Haproxy) -> int | None:
        try:
            return haproxy.ready("tables")
        except OSError:
            return None  # it does not listen yet

    with_two(postgres_place.url, evening, **SHORT)
