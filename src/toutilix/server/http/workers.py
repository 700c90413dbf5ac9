"""Several nodes on one machine behind one port: a parent that holds the listening socket and keeps its workers alive.

The workers are nodes like any others, over one PostgreSQL; the parent itself serves nothing. SIGTERM stops them all,
SIGHUP replaces them one after the other while people play.
"""

import logging
import multiprocessing
import os
import secrets
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path

from toutilix.server.base.logs import note, start_logs
from toutilix.server.base.setting_kinds import OFF, listen_address
from toutilix.server.base.settings import Settings
from toutilix.server.http.app import BACKLOG, CannotListen, Inherited, Ready
from toutilix.server.http.app import serve as serve_node
from toutilix.server.store import StoreFailed

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 10.0
"""Seconds until a worker that died is started again: longer each time it does not live for as long."""

_spawn = multiprocessing.get_context("spawn")


def serve_workers(settings: Settings, ready: Ready) -> int:
    """CannotListen where an address is not available, StoreFailed where no worker can open the store."""
    with ExitStack() as stack:
        public = stack.enter_context(_listen(settings.host, settings.port))
        metrics = [stack.enter_context(each) for each in _listen_for_metrics(settings)]
        doors = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="toutilix-")))
        shared = replace(
            settings,
            cluster_secret=settings.cluster_secret or secrets.token_hex(32),
            bot_workers=max(1, settings.bot_workers // settings.workers),
        )
        sockets = [Inherited(public, doors, metrics[slot] if metrics else None) for slot in range(settings.workers)]
        Supervisor(shared, sockets, ready).run()
    return 0


def _listen(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        [(family, _, _, _, address), *_] = found
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        raise CannotListen(error, host, port) from error


def _listen_for_metrics(settings: Settings) -> list[socket.socket]:
    """Each worker counts for itself and has a port of its own: the one that was chosen, and those after it."""
    if settings.metrics == OFF:
        return []
    host, first = listen_address(settings.metrics)
    return [_listen(host, first + slot if first else 0) for slot in range(settings.workers)]


def _work(settings: Settings, sockets: Inherited, parent: Connection) -> None:
    """The life of a worker."""
    start_logs(settings.log_format, settings.log_level, node=settings.node)
    try:
        serve_node(settings, lambda url: parent.send(("ready", url)), sockets)
    except StoreFailed as failed:
        with suppress(OSError):
            parent.send(("failed", failed.code, failed.detail))
    except CannotListen as refused:
        with suppress(OSError):
            parent.send(("refused", refused.__cause__, refused.host, refused.port))


@dataclass
class _Worker:
    slot: int
    """The place of the worker, from 0; the worker that follows this one has the same."""
    process: BaseProcess
    told: Connection
    began: float
    ready: bool = False
    retired: bool = False
    """Asked to stop, or replaced: its end is no news."""
    replaces: "_Worker | None" = None


class Supervisor:
    """One worker for each of `sockets`."""

    def __init__(self, settings: Settings, sockets: Sequence[Inherited], ready: Ready) -> None:
        self._settings = settings
        self._sockets = sockets
        self._tell: Ready | None = ready
        self._workers: list[_Worker] = []
        self._to_replace: list[_Worker] = []
        self._due: dict[int, float] = {}
        """When the worker of a slot is to be started again."""
        self._pause = FIRST_PAUSE
        self._stopping = False
        self._failed: StoreFailed | CannotListen | None = None
        self._wake, self._poke = os.pipe()

    def run(self) -> None:
        os.set_blocking(self._poke, False)
        before = {number: signal.signal(number, do) for number, do in self._signals().items()}
        try:
            for slot in range(len(self._sockets)):
                self._start(slot)
            while self._workers or self._due:
                self._look()
        finally:
            for number, do in before.items():
                signal.signal(number, do)
            for end in (self._wake, self._poke):
                os.close(end)
        if self._failed is not None:
            raise self._failed

    def _signals(self) -> dict[int, Callable[..., None]]:
        signals: dict[int, Callable[..., None]] = {signal.SIGTERM: self._stop, signal.SIGINT: self._stop}
        if hasattr(signal, "SIGHUP"):
            signals[signal.SIGHUP] = self._replace_all
        return signals

    def _nudge(self) -> None:
        with suppress(OSError):
            os.write(self._poke, b"!")

    def _stop(self, *_: object) -> None:
        self._stopping = True
        self._nudge()

    def _replace_all(self, *_: object) -> None:
        self._to_replace = [worker for worker in self._workers if not worker.retired]
        self._nudge()

    # --- the loop ---

    def _look(self) -> None:
        """One thing that happens, or a time that has come."""
        told = [worker.told for worker in self._workers if not worker.told.closed]
        ends = [worker.process.sentinel for worker in self._workers]
        first = min(self._due.values(), default=None)
        happened = wait([*told, *ends, self._wake], None if first is None else max(0.0, first - time.monotonic()))
        if self._wake in happened:
            os.read(self._wake, 100)
        for worker in list(self._workers):
            if worker.told in happened:
                self._hear(worker)
            if worker.process.sentinel in happened:
                self._ended(worker)
        if self._stopping:
            self._due.clear()
            for worker in self._workers:
                self._retire(worker)
        else:
            self._start_due()
            self._replace_next()

    def _start(self, slot: int, replaces: _Worker | None = None) -> None:
        ours, theirs = _spawn.Pipe(duplex=False)
        settings = replace(self._settings, node=f"{self._settings.node}-{slot + 1}")
        process = _spawn.Process(target=_work, args=(settings, self._sockets[slot], theirs), name="worker")
        process.start()
        theirs.close()
        self._workers.append(_Worker(slot, process, ours, time.monotonic(), replaces=replaces))

    def _hear(self, worker: _Worker) -> None:
        try:
            what, *rest = worker.told.recv()
        except (EOFError, OSError):
            worker.told.close()
            return
        if what != "ready":
            if self._tell is not None:  # never was there anything that worked
                self._failed = StoreFailed(*rest) if what == "failed" else CannotListen(*rest)
                self._stopping = True
            return
        worker.ready = True
        if worker.replaces is not None:
            self._retire(worker.replaces)
            worker.replaces = None
        if self._tell is not None and all(one.ready for one in self._workers):
            self._tell(rest[0])
            self._tell = None

    def _ended(self, worker: _Worker) -> None:
        worker.process.join()
        worker.told.close()
        self._workers.remove(worker)
        if worker in self._to_replace:
            self._to_replace.remove(worker)
        if worker.retired or self._stopping:
            return
        note("a worker has died", level=logging.ERROR)
        if worker.replaces is not None:
            return  # the old one continues
        lived = time.monotonic() - worker.began
        self._pause = FIRST_PAUSE if lived > LONGEST_PAUSE else min(2 * self._pause, LONGEST_PAUSE)
        self._due[worker.slot] = time.monotonic() + (self._pause if lived < LONGEST_PAUSE else 0.0)

    def _retire(self, worker: _Worker) -> None:
        if not worker.retired:
            worker.retired = True
            worker.process.terminate()

    def _start_due(self) -> None:
        now = time.monotonic()
        for slot in [slot for slot, due in self._due.items() if due <= now]:
            del self._due[slot]
            self._start(slot)

    def _replace_next(self) -> None:
        """One at a time: the next when the one before has gone."""
        under_way = any(worker.replaces is not None or worker.retired for worker in self._workers)
        if self._to_replace and not under_way:
            worker = self._to_replace.pop(0)
            self._start(worker.slot, worker)
