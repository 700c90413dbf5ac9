"""A Dask cluster of real processes on this machine."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

import distributed
import msgspec


class DaskCluster:
    """A scheduler, and workers of one thread that are started when a test wants them."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self._folder = folder
        self._flags = flags
        self._file = folder / "scheduler.json"
        self._stack = ExitStack()
        self.workers: dict[str, subprocess.Popen[bytes]] = {}
        self.scheduler = self._start(
            "scheduler", ["--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(self._file)]
        )
        # The scheduler writes this file once it listens.
        while not self._file.exists() or not self._file.read_bytes().endswith(b"}"):
            assert self.scheduler.poll() is None, self.said("scheduler")
            time.sleep(0.05)
        self.address = str(msgspec.json.decode(self._file.read_bytes())["address"])

    def start_worker(self, name: str, python_path: Path | None = None) -> None:
        path = {"PYTHONPATH": str(python_path)} if python_path is not None else {}
        flags = ["--name", name, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1"]
        self.workers[name] = self._start(
            f"worker {name}",
            [*flags, "--local-directory", str(self._folder / name), "--scheduler-file", str(self._file)],
            path,
        )

    def start_workers(self, names: Sequence[str]) -> None:
        """Start them, and wait until the scheduler knows them all."""
        for name in names:
            self.start_worker(name)
        with self.client() as client:
            client.wait_for_workers(len(self.workers))

    def client(self) -> distributed.Client:
        return distributed.Client(self.address, set_as_default=False)

    def kill(self, name: str) -> None:
        self.workers[name].send_signal(signal.SIGKILL)
        assert self.workers.pop(name).wait() == -signal.SIGKILL

    def said(self, name: str) -> str:
        return (self._folder / f"{name}.log").read_text()

    def _start(
        self, name: str, arguments: list[str], environment: dict[str, str] | None = None
    ) -> subprocess.Popen[bytes]:
        log = self._stack.enter_context((self._folder / f"{name}.log").open("wb"))
        return subprocess.Popen(
            [sys.executable, "-m", "dask", name.split(maxsplit=1)[0], *arguments, *self._flags],
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )

    def __enter__(self) -> "DaskCluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._stack:
            for process in (*self.workers.values(), self.scheduler):
                process.kill()
                process.wait()
