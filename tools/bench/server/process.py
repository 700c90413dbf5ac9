"""A server in a process of its own, pinned to one core, and what it uses there."""

import asyncio
import os
import socket
import subprocess
from abc import abstractmethod
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

from tools.bench.server.driver import PATIENCE, Load, Table

SERVER_CORE, DRIVER_CORE = 0, 1
AT_ONCE = 20
"""Tables that are being set up at the same time."""
TICKS = os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float:
    """Processor seconds that programs have used on all cores, and what was taken away from this machine as a whole.

    Interrupts are left out: those of the connections between server and driver are nobody else's work.
    """
    user, nice, system, _, _, _, _, stolen = Path("/proc/stat").read_text().split()[1:9]
    return sum(map(int, (user, nice, system, stolen))) / TICKS


class Server:
    """The interface of a server to the driver; both servers have the same verbs."""

    name: str
    cores = str(SERVER_CORE)

    def __init__(self, folder: Path) -> None:
        """`folder` is the server's own, on a disk."""
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._place = f"127.0.0.1:{free.getsockname()[1]}"
        self._process: subprocess.Popen[bytes]
        self._http: aiohttp.ClientSession

    @abstractmethod
    def command(self, port: str) -> list[str | Path]: ...

    @abstractmethod
    def settings(self, port: str) -> Mapping[str, str]:
        """Variables added to the environment."""

    @abstractmethod
    async def open_table(self, load: Load) -> Table:
        """A table with four seats taken and connected and the cards dealt."""

    async def open_tables(self, many: int, load: Load) -> list[Table]:
        turn = asyncio.Semaphore(AT_ONCE)

        async def one() -> Table:
            async with turn:
                return await self.open_table(load)

        return await asyncio.gather(*(one() for _ in range(many)))

    async def post(self, path: str, body: object, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        async with self._http.post(
            f"http://{self._place}{path}", data=msgspec.json.encode(body), headers=headers
        ) as got:
            answer = await got.read()
            if not got.ok:
                raise RuntimeError(f"{self.name} answers {got.status} to {path}: {answer.decode()}")
            return msgspec.json.decode(answer)

    async def get(self, path: str) -> Any:
        async with self._http.get(f"http://{self._place}{path}") as got:
            return msgspec.json.decode(await got.read())

    def live(self, path: str) -> str:
        return f"ws://{self._place}{path}"

    async def __aenter__(self) -> Self:
        port = self._place.rpartition(":")[2]
        # The driver's own packages are not for our server.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = ["taskset", "--cpu-list", self.cores, *self.command(port)]
        with (self.folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                command, env={**environment, **self.settings(port)}, stdout=log, stderr=subprocess.STDOUT
            )
        self._http = aiohttp.ClientSession()
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                if self._process.poll() is not None:
                    raise RuntimeError(f"{self.name} does not start:\n{(self.folder / 'log').read_text()}")
                await asyncio.sleep(0.1)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.close()
        self._process.terminate()
        try:
            await asyncio.to_thread(self._process.wait, PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()

    async def _answers(self) -> bool:
        host, _, port = self._place.partition(":")
        try:
            _, writer = await asyncio.open_connection(host, int(port))
        except OSError:
            return False
        writer.close()
        return True

    def _family(self) -> Iterator[Path]:
        """The process and all that it has started."""
        found = [self._process.pid]
        while found:
            place = Path("/proc", str(found.pop()))
            yield place
            for children in place.glob("task/*/children"):
                found += map(int, children.read_text().split())

    def processor_seconds(self) -> float:
        ticks = 0
        for place in self._family():
            # The second field is a name in brackets, and may itself have spaces in it.
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS

    def database_seconds(self) -> float:
        """Of a database in other processes."""
        return 0.0

    def memory(self) -> int:
        """Bytes resident, of all its processes."""
        kilobytes = 0
        for place in self._family():
            for line in (place / "status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    kilobytes += int(line.split()[1])
        return kilobytes * 1024
