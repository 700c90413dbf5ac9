"""The real server as a child process, on a port of its own: it can be killed and started again on the same store."""

import asyncio
import signal
import socket
import subprocess
from pathlib import Path

from tests.server.started import COMMAND, environment
from tests.server.store.postgres_server import end_with_the_tests

STARTING_SECONDS = 300.0
STOPPING_SECONDS = 300.0


class Child:
    """`log` is all that the server has written to its standard error, over all its lives."""

    def __init__(self, store: str, folder: Path, *before: str, **settings: str) -> None:
        self._kept = _kept_port()
        self.port: int = self._kept.getsockname()[1]
        self.store = store
        self._before = before
        self._log = folder / "server.log"
        self._settings = {
            "port": str(self.port),
            "store": store,
            "limits": "no",
            "bot_slot": "0",
            "bot_workers": "1",
            "log_level": "warning",
            **settings,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    async def start(self) -> None:
        """Returns once it listens."""
        self.launch()
        async with asyncio.timeout(STARTING_SECONDS):
            while not await self._listens():
                assert self.process.poll() is None, self.log
                await asyncio.sleep(0.02)

    def launch(self) -> None:
        chosen = {f"TOUTILIX_{name.upper()}": value for name, value in self._settings.items()}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*end_with_the_tests(), *self._before, *COMMAND, "serve"],
                env=environment(self._log.parent, chosen),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def move_to(self, store: str) -> None:
        """The next life is on another store."""
        self.store = self._settings["store"] = store

    def kill(self) -> None:
        """As a power cut would: nothing is asked, nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    async def terminate(self) -> int:
        """Ask it to stop, and wait; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await self.end()

    async def end(self) -> int:
        return await asyncio.to_thread(self.process.wait, STOPPING_SECONDS)

    def clean_up(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        self._kept.close()

    async def _listens(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True


def _kept_port() -> socket.socket:
    """A port that nobody else gets, also while no server listens there: servers can share it."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept
