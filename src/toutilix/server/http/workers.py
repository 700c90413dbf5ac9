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
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from toutilix.server.base.logs import note, start_logs
from toutilix.server.base.settings import Settings
from toutilix.server.http.app import BACKLOG, Ready
from toutilix.server.http.app import serve as serve_node
from toutilix.server.store import StoreFailed

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 10.0
"""Seconds until a worker that died is started again: longer each time it does not live for as long."""

_spawn = multiprocessing.get_context("spawn")


def serve_workers(settings: Settings, ready: Ready) -> int:
    """OSError where the address is not available, StoreFailed where no worker can open the store."""
    with _listen(settings.host, settings.port) as listening:
        shared = replace(
            settings,
            cluster_secret=settings.cluster_secret or secrets.token_hex(32),
            bot_workers=max(1, settings.bot_workers // settings.workers),
        )
        Supervisor(shared, listening, ready).run()
    return 0


def _listen(host: str, port: int) -> socket.socket:
    [(family, _, _, _, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return socket.create_server(address, family=family, backlog=BACKLOG)


def _work(settings: Settings, listening: socket.socket, parent: Connection) -> None:
    """The life of a worker."""
    start_logs(settings.log_format, settings.log_level)
    try:
        serve_node(settings, lambda url: parent.send(("ready", url)), listening)
    except StoreFailed as failed:
        with suppress(OSError):
            parent.send(("failed", failed.code, failed.detail))


@dataclass
class _Worker:
    process: BaseProcess
    told: Connection
    began: float
    ready: bool = False
    retired: bool = False
    """Asked to stop, or replaced: its end is no news."""
    replaces: "_Worker | None" = None


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket, ready: Ready) -> None:
        self._settings = settings
        self._listening = listening
        self._tell: Ready | None = ready
        self._workers: list[_Worker] = []
        self._to_replace: list[_Worker] = []
        self._due: list[float] = []
        self._pause = FIRST_PAUSE
        self._stopping = False
        self._failed: StoreFailed | None = None
        self._wake, self._poke = os.pipe()

    def run(self) -> None:
        os.set_blocking(self._poke, False)
        before = {number: signal.signal(number, do) for number, do in self._signals().items()}
        try:
            for _ in range(self._settings.workers):
                self._start()
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
        first = min(self._due, default=None)
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

    def _start(self, replaces: _Worker | None = None) -> None:
        ours, theirs = _spawn.Pipe(duplex=False)
        process = _spawn.Process(target=_work, args=(self._settings, self._listening, theirs), name="worker")
        process.start()
        theirs.close()
        self._workers.append(_Worker(process, ours, time.monotonic(), replaces=replaces))

    def _hear(self, worker: _Worker) -> None:
        try:
            what, *rest = worker.told.recv()
        except (EOFError, OSError):
            worker.told.close()
            return
        if what == "failed":
            if self._tell is not None:  # never was there anything that worked
                self._failed = StoreFailed(*rest)
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
            return  # the old one goes on
        lived = time.monotonic() - worker.began
        self._pause = FIRST_PAUSE if lived > LONGEST_PAUSE else min(2 * self._pause, LONGEST_PAUSE)
        self._due.append(time.monotonic() + (self._pause if lived < LONGEST_PAUSE else 0.0))

    def _retire(self, worker: _Worker) -> None:
        if not worker.retired:
            worker.retired = True
            worker.process.terminate()

    def _start_due(self) -> None:
        now = time.monotonic()
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            self._start()

    def _replace_next(self) -> None:
        """One at a time: the next when the one before has gone."""
        under_way = any(worker.replaces is not None or worker.retired for worker in self._workers)
        if self._to_replace and not under_way:
            self._start(self._to_replace.pop(0))
