"""Metrics as Prometheus reads them, on an address of their own.

An address of its own and not a path beside the pages: a proxy in front of the server makes every visitor look local,
and nobody has to remember to close the path there. `prometheus_client` writes the text and adds what the system knows
of this process; counting itself is in `base/metrics.py`, for its counters take a lock each time.
"""

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from aiohttp import web

import toutilix
from toutilix.server.base.metrics import Count, Family, Gauge, Histogram, Metrics
from toutilix.server.base.protocol.common import Holder
from toutilix.server.http.readiness import Readiness
from toutilix.server.store.writer import ThreadWriter
from toutilix.server.tables.registry import Registry
from toutilix.server.thinking.pool import Pool

if TYPE_CHECKING:
    from prometheus_client import Metric

PREFIX = "toutilix_"
PATH = "/metrics"
_KINDS: dict[type, str] = {Count: "counter", Gauge: "gauge", Histogram: "histogram"}


def watch(metrics: Metrics, registry: Registry, writer: ThreadWriter, pool: Pool) -> None:
    """Read these when somebody asks: nothing is kept up to date in between."""
    metrics.tables_awake.read = lambda: len(registry)
    metrics.writes_waiting.read = lambda: writer.waiting
    metrics.thinking_waiting.read = lambda: pool.waiting
    for role, gauge in metrics.connections.items():
        gauge.read = lambda watching=role == "spectator": sum(
            (connection.seat < 0) == watching for table in registry for connection in table.presence.connections
        )
    for holder, gauge in metrics.seats.items():
        gauge.read = lambda holder=Holder[holder]: sum(
            seat.holder is holder for table in registry for seat in table.body.seats
        )


class _Collector:
    def __init__(self, metrics: Metrics, node: str) -> None:
        self._metrics = metrics
        self._node = node

    def collect(self) -> Iterable["Metric"]:
        from prometheus_client.core import InfoMetricFamily

        yield InfoMetricFamily(f"{PREFIX}node", "This node.", {"version": toutilix.__version__, "node": self._node})
        yield from (as_prometheus(family) for family in self._metrics.families)


def as_prometheus(family: Family) -> "Metric":
    from prometheus_client import Metric

    name = PREFIX + family.name
    [kind] = {_KINDS[type(member)] for member in family.members.values()}
    metric = Metric(name, family.meaning, kind)
    for value, member in family.members.items():
        labels = {family.label: value} if family.label else {}
        match member:
            case Count():
                metric.add_sample(f"{name}_total", labels, member.value)
            case Gauge():
                metric.add_sample(name, labels, member.now())
            case Histogram():
                so_far = 0
                for bound, count in zip((*member.bounds, math.inf), member.counts, strict=True):
                    so_far += count
                    le = "+Inf" if bound == math.inf else str(bound)
                    metric.add_sample(f"{name}_bucket", {**labels, "le": le}, so_far)
                metric.add_sample(f"{name}_count", labels, so_far)
                metric.add_sample(f"{name}_sum", labels, member.total)
    return metric


def metrics_app(metrics: Metrics, readiness: Readiness, node: str) -> web.Application:
    from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
    from prometheus_client.exposition import choose_encoder

    registry = CollectorRegistry()
    registry.register(_Collector(metrics, node))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)

    async def scrape(request: web.Request) -> web.Response:
        await readiness.why_not()
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(registry), headers={"Content-Type": content_type})

    async def unnamed(_: web.Request, response: web.StreamResponse) -> None:
        response.headers.popall("Server", None)

    app = web.Application()
    app.router.add_get(PATH, scrape)
    app.on_response_prepare.append(unnamed)
    return app
