"""The server as a whole: put together, started, and stopped without losing anything."""

import asyncio
import contextlib
import gc
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from aiohttp import web

import toutilix
from toutilix.server.base.limits import Limits
from toutilix.server.base.logs import note
from toutilix.server.base.metrics import Metrics
from toutilix.server.base.setting_kinds import OFF, listen_address
from toutilix.server.base.settings import LOOPBACK, Settings
from toutilix.server.http.api import Api
from toutilix.server.http.background import BackgroundThread
from toutilix.server.http.counting import Counting
from toutilix.server.http.doors import Doors
from toutilix.server.http.guard import Guard
from toutilix.server.http.offline import OfflineSite
from toutilix.server.http.pages import Pages
from toutilix.server.http.protocol import PlainRunner
from toutilix.server.http.readiness import Readiness
from toutilix.server.http.relay import Relay, Signer
from toutilix.server.http.replays import ReplayService
from toutilix.server.http.scrape import metrics_app, watch
from toutilix.server.http.visitors import Visitors
from toutilix.server.store import Alone
from toutilix.server.store.lease import NodeLease, new_node_id
from toutilix.server.store.opening import is_postgres, open_store
from toutilix.server.store.reader import ThreadReader
from toutilix.server.store.writer import ThreadWriter
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.daily import DailyBots
from toutilix.server.tables.ports import Services
from toutilix.server.tables.registry import Registry
from toutilix.server.tables.reviews import ReviewService
from toutilix.server.thinking.pool import Pool
from toutilix.words import LANGUAGES, Words

STOPPING_SECONDS = 5.0
DRAINING_SECONDS = 60.0
LEASE_CHECKS = 0.2
"""How often a node looks whether its lease still holds. Nothing is told without one at any time; this is for people who
sit there and wait."""
BACKLOG = 1024
UNHEARD_SECONDS = 60.0
"""A connection is closed when it has sent no complete request for this long."""

LAG_SECONDS = 0.5
"""How often the lag of the event loop is measured, where somebody reads it."""

Ready = Callable[[str], None]
"""Told the server's own address once it listens."""


class Inherited(NamedTuple):
    """Sockets that listen already, of a worker's parent: the public one, which all workers share, and the one at which
    this worker's metrics are read; and the folder of the workers' doors."""

    public: socket.socket
    doors: Path
    metrics: socket.socket | None = None


class CannotListen(OSError):
    """This address is not available."""

    def __init__(self, error: OSError, host: str, port: int) -> None:
        super().__init__(error.errno, error.strerror)
        self.__cause__ = error
        self.host = host
        self.port = port


def serve(settings: Settings, ready: Ready, inherited: Inherited | None = None) -> int:
    """Serve until SIGTERM or Ctrl-C; CannotListen where the address is not available, StoreFailed where the store is
    not. With inherited sockets, it is one of several nodes on this machine."""
    _tune()
    try:
        import uvloop
    except ImportError:
        asyncio.run(_serve(settings, ready, inherited))
    else:
        uvloop.run(_serve(settings, ready, inherited))
    return 0


def _tune() -> None:
    """A process that only serves: hardly anything it keeps is garbage, so that looking for some is done rarely; and the
    writer must not wait long for its turn beside a busy loop."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    sys.setswitchinterval(0.0005)
    _allow_files()


def _allow_files() -> None:
    """Every connection is an open file, and the default limit is made for programs that have few."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(settings: Settings, ready: Ready, inherited: Inherited | None) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    if (parent := multiprocessing.parent_process()) is not None:
        # A worker whose parent was killed would serve on unseen.
        loop.add_reader(parent.sentinel, stop.set)
    async with running(settings, inherited) as url:
        ready(url)
        await stop.wait()


@contextlib.asynccontextmanager
async def running(settings: Settings, inherited: Inherited | None = None) -> AsyncIterator[str]:
    """A server that listens, by its address. When it stops, it notifies everybody and writes what was decided."""
    for language in LANGUAGES:
        Words(language)  # read now, not while somebody waits for a sentence
    listening, folder, metrics_listening = inherited or (None, None, None)
    node = new_node_id()
    store = open_store(settings.store, deadline=settings.store_deadline, node=node)
    metrics = Metrics()
    lease = _lease(settings, node, metrics, shared=bool(settings.node_url) or listening is not None)
    writer, reader = ThreadWriter(store, metrics), ThreadReader(store, metrics)
    pool = Pool(settings.bot_workers, metrics)
    registry = Registry(Services(settings, LoopClock(), writer, reader, pool, metrics, lease or Alone()))
    readiness = Readiness(writer, metrics)
    watch(metrics, registry, writer, pool)
    limits = Limits(settings, time.monotonic)
    app = web.Application(client_max_size=settings.body_bytes)
    visitors, relay, signer = Visitors(settings), None, None
    if lease is not None:
        readiness.checks.append(lambda: None if lease.holds(lease.term) else "store.gone")
    if lease is not None and lease.shared:
        signer = Signer(settings.cluster_secret)
        relay = Relay(registry, lease, signer, visitors)
        Guard(settings, limits, metrics, partial(signer.read, node=node)).watch(app)
        relay.watch(app)
    else:
        Guard(settings, limits, metrics).watch(app)
    replays = ReplayService()
    # Deals of the day are long thoughts that nobody waits for: they have a process of their own, beside the tables'.
    daily_pool = Pool(1, reserve=False)
    daily = DailyBots(daily_pool)
    # So are reviews.
    background = BackgroundThread("reviews")
    reviews = ReviewService(daily_pool, background, reader, writer)
    counting = Counting(limits, reader, signer)
    app.add_routes(
        Api(registry, writer, limits, visitors, replays, reviews, daily, readiness, counting, relay).routes()
    )
    app.add_routes(Pages(offline=bool(settings.offline)).routes())
    if settings.offline:
        app.add_routes(OfflineSite(Path(settings.offline)).routes())
    runner = PlainRunner(app, access_log=None, shutdown_timeout=STOPPING_SECONDS, keepalive_timeout=UNHEARD_SECONDS)
    metering = PlainRunner(metrics_app(metrics, readiness, settings.node), access_log=None)
    writer.start()
    tasks = [asyncio.create_task(registry.sweep())]
    try:
        await runner.setup()
        if relay is not None:
            relay.server = runner.server
        if lease is not None:
            address = settings.node_url if listening is None else await _listen_to_nodes(runner, settings)
            if relay is not None and folder is not None and runner.server is not None:
                relay.doors = Doors(folder, address, runner.server)
            await asyncio.to_thread(lease.join, address)
            tasks.append(asyncio.create_task(_watch(lease, registry, relay)))
        site, port = await _listen(runner, settings.host, settings.port, listening)
        if settings.metrics != OFF:
            await metering.setup()
            _, metrics_port = await _listen(metering, *listen_address(settings.metrics), metrics_listening)
            note("metrics can be read", port=metrics_port)
            tasks.append(asyncio.create_task(_measure_lag(metrics)))
        note("the server listens", port=port, version=toutilix.__version__)
        try:
            yield f"http://{_named(settings.host)}:{port}"
        finally:
            readiness.draining = True
            await site.stop()
            if relay is not None and relay.doors is not None:
                relay.doors.close()
            if lease is not None and lease.shared:
                await _drain(lease, registry)
    finally:
        note("the server stops")
        for task in tasks:
            task.cancel()
        replays.close()
        await reviews.stop()
        background.close()
        await daily.stop()
        # The last thing before all connections end: somebody who comes back in between would not be told.
        registry.close()
        if relay is not None:
            await relay.close()
        await runner.cleanup()
        reader.stop()
        await metering.cleanup()
        await daily_pool.stop()
        await pool.stop()
        await writer.stop()
        if lease is not None:
            await asyncio.to_thread(lease.leave)
        store.close()


async def _listen(
    runner: web.AppRunner, host: str, port: int, listening: socket.socket | None = None
) -> tuple[web.BaseSite, int]:
    """The site that listens now, and its port."""
    if listening is not None:
        shared = web.SockSite(runner, listening, backlog=BACKLOG)
        await shared.start()
        return shared, listening.getsockname()[1]
    site = web.TCPSite(runner, host, port, backlog=BACKLOG)
    try:
        await site.start()
    except OSError as error:
        raise CannotListen(error, host, port) from error
    return site, runner.addresses[0][1]


async def _measure_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))


# --- a node among others ----------------------------------------------------------------------------------------------


def _lease(settings: Settings, node: str, metrics: Metrics, *, shared: bool) -> NodeLease | None:
    """A file has its own lock, and one server."""
    if not is_postgres(settings.store):
        return None
    store, seconds, deadline = settings.store, settings.lease_seconds, settings.store_deadline
    return NodeLease(store, node, seconds, shared=shared, deadline=deadline, metrics=metrics)


async def _listen_to_nodes(runner: web.AppRunner, settings: Settings) -> str:
    """Workers share the public port: other nodes reach each of them at one of its own."""
    host = urlsplit(settings.node_url).hostname or LOOPBACK
    _, port = await _listen(runner, host, 0)
    return f"http://{_named(host)}:{port}"


async def _watch(lease: NodeLease, registry: Registry, relay: Relay | None) -> None:
    term = lease.term
    while True:
        await asyncio.sleep(LEASE_CHECKS)
        if not lease.holds(term):
            term = lease.term
            registry.give_up_lost()
        if relay is not None:
            relay.give_up_lost()


async def _drain(lease: NodeLease, registry: Registry) -> None:
    """Everybody is sent to where their table continues."""
    note("the node drains", count=len(registry))
    lease.drain()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAINING_SECONDS):
            await registry.drain()


def _named(host: str) -> str:
    """An address that a browser on this machine can open."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host
