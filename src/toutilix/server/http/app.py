"""The server as a whole: put together, started, and stopped without losing anything."""

import asyncio
import contextlib
import gc
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable

from aiohttp import web

import toutilix
from toutilix.server.base.limits import Limits
from toutilix.server.base.logs import note
from toutilix.server.base.metrics import Metrics
from toutilix.server.base.setting_kinds import OFF, listen_address
from toutilix.server.base.settings import Settings
from toutilix.server.http.api import Api
from toutilix.server.http.guard import Guard
from toutilix.server.http.pages import Pages
from toutilix.server.http.protocol import PlainRunner
from toutilix.server.http.readiness import Readiness
from toutilix.server.http.replays import ReplayService
from toutilix.server.http.scrape import metrics_app, watch
from toutilix.server.http.visitors import Visitors
from toutilix.server.store.opening import open_store
from toutilix.server.store.reader import ThreadReader
from toutilix.server.store.writer import ThreadWriter
from toutilix.server.tables.clock import LoopClock
from toutilix.server.tables.daily import DailyBots
from toutilix.server.tables.ports import Services
from toutilix.server.tables.registry import Registry
from toutilix.server.thinking.pool import Pool
from toutilix.words import LANGUAGES, Words

STOPPING_SECONDS = 5.0
UNHEARD_SECONDS = 60.0
"""A connection is closed when it has sent no complete request for this long."""

LAG_SECONDS = 0.5
"""How often the lag of the event loop is measured, where somebody reads it."""

Ready = Callable[[str], None]
"""Told the server's own address once it listens."""


class CannotListen(OSError):
    """This address is not available."""

    def __init__(self, error: OSError, host: str, port: int) -> None:
        super().__init__(error.errno, error.strerror)
        self.host = host
        self.port = port


def serve(settings: Settings, ready: Ready) -> int:
    """Serve until SIGTERM or Ctrl-C; CannotListen where the address is not available, StoreFailed where the store is
    not."""
    _tune()
    try:
        import uvloop
    except ImportError:
        asyncio.run(_serve(settings, ready))
    else:
        uvloop.run(_serve(settings, ready))
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


async def _serve(settings: Settings, ready: Ready) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    async with running(settings) as url:
        ready(url)
        await stop.wait()


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[str]:
    """A server that listens, by its address. When it stops, it notifies everybody and writes what was decided."""
    for language in LANGUAGES:
        Words(language)  # read now, not while somebody waits for a sentence
    store = open_store(settings.store, deadline=settings.store_deadline)
    metrics = Metrics()
    writer, reader = ThreadWriter(store, metrics), ThreadReader(store, metrics)
    pool = Pool(settings.bot_workers, metrics)
    registry = Registry(Services(settings, LoopClock(), writer, reader, pool, metrics))
    readiness = Readiness(writer, metrics)
    watch(metrics, registry, writer, pool)
    limits = Limits(settings, time.monotonic)
    app = web.Application(client_max_size=settings.body_bytes)
    Guard(settings, limits, metrics).watch(app)
    replays = ReplayService()
    # Deals of the day are long thoughts that nobody waits for: they have a process of their own, beside the tables'.
    daily_pool = Pool(1, reserve=False)
    daily = DailyBots(daily_pool)
    app.add_routes(Api(registry, writer, limits, Visitors(settings), replays, daily, readiness).routes())
    app.add_routes(Pages().routes())
    runner = PlainRunner(app, access_log=None, shutdown_timeout=STOPPING_SECONDS, keepalive_timeout=UNHEARD_SECONDS)
    metering = PlainRunner(metrics_app(metrics, readiness, settings.node), access_log=None)
    writer.start()
    tasks = [asyncio.create_task(registry.sweep())]
    try:
        port = await _listen(runner, settings.host, settings.port)
        if settings.metrics != OFF:
            metrics_port = await _listen(metering, *listen_address(settings.metrics))
            note("metrics can be read", port=metrics_port)
            tasks.append(asyncio.create_task(_measure_lag(metrics)))
        note("the server listens", port=port, version=toutilix.__version__)
        yield f"http://{_named(settings.host)}:{port}"
    finally:
        note("the server stops")
        readiness.draining = True
        for task in tasks:
            task.cancel()
        registry.close()
        reader.stop()
        replays.close()
        await daily.stop()
        await runner.cleanup()
        await metering.cleanup()
        await daily_pool.stop()
        await pool.stop()
        await writer.stop()
        store.close()


async def _listen(runner: web.AppRunner, host: str, port: int) -> int:
    """The port on which it listens now."""
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port, backlog=1024).start()
    except OSError as error:
        raise CannotListen(error, host, port) from error
    found: int = runner.addresses[0][1]
    return found


async def _measure_lag(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))


def _named(host: str) -> str:
    """An address that a browser on this machine can open."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host
