"""A real PostgreSQL in a temporary folder, reached by a socket file in it and by nothing else."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import psycopg

TOOLS = Path(__file__).resolve().parents[3] / "tools"
STARTING_SECONDS = 300
LIGHT = {
    "listen_addresses": "",
    "shared_buffers": "8MB",
    "max_connections": "50",
    "max_wal_size": "64MB",
    "autovacuum_max_workers": "1",
    "max_worker_processes": "1",
}


class NotInstalled(Exception):
    pass


def find_program(name: str) -> str | None:
    """Debian keeps the server's programs off the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parent.parent.name))
    return str(kept[-1]) if kept else shutil.which(name)


def install(*packages: str) -> None:
    done = subprocess.run([TOOLS / "debian.sh", *packages], text=True, stderr=subprocess.PIPE, check=False)
    if done.returncode:
        raise NotInstalled(done.stderr.strip())


def need_program(name: str, package: str) -> str:
    """A program of Debian's for servers, installed where it is missing."""
    for _ in range(2):
        found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
        if found:
            return found
        install(package)
    raise AssertionError(f"{package} is installed, and {name} is not to be found")


class PostgresServer:
    def __init__(self) -> None:
        if find_program("initdb") is None:
            install("postgresql")
        programs = find_program("initdb"), find_program("postgres")
        if programs[0] is None or programs[1] is None:
            raise NotInstalled("initdb and postgres are not to be found")
        self._initdb, self._postgres = programs[0], programs[1]
        # A short name: the path of a socket has hardly a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._user = _user()
        self.own(self.folder)
        self._log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    def own(self, folder: Path) -> None:
        """Give a folder to the user that the server runs as."""
        if self._user is not None:
            shutil.chown(folder, self._user.pw_uid, self._user.pw_gid)

    def set_up(self) -> None:
        pages = self.folder / "pages"
        self._run(self._initdb, "-D", str(pages), "-U", "toutilix", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def start(self) -> None:
        settings = [part for name, value in LIGHT.items() for part in ("-c", f"{name}={value}")]
        command = [
            *end_with_the_tests(),
            self._postgres,
            "-D",
            str(self.folder / "pages"),
            "-k",
            str(self.folder),
            *settings,
        ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as_user())
        deadline = time.monotonic() + STARTING_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(self._log.read_text("utf-8", "replace")) from None
                time.sleep(0.05)
            else:
                return

    def stop(self, *, crash: bool = False) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT if crash else signal.SIGINT)
            self._process.wait(STARTING_SECONDS)
            self._process = None

    @contextmanager
    def frozen(self, *backends: int) -> Iterator[None]:
        """The server, or only these of its processes, stop where they are; the system keeps their connections."""
        stopped = list(backends) or self._processes()
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def _processes(self) -> list[int]:
        assert self._process is not None
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        return [first, *map(int, children.split())]

    def processor_seconds(self) -> float:
        """Of all its processes so far; the first counts those that have ended too."""
        first, *others = self._processes()
        ticks = sum(_ticks(first)) + sum(sum(_ticks(other)[:2]) for other in others)
        return ticks / os.sysconf("SC_CLK_TCK")

    def remove(self) -> None:
        self.stop(crash=True)
        shutil.rmtree(self.folder)

    def url(self, **settings: str) -> str:
        """With settings for every connection made through it, such as `search_path`."""
        named = {"host": str(self.folder), "user": "toutilix"}
        if settings:
            named["options"] = " ".join(f"-c{name}={value}" for name, value in settings.items())
        # libpq takes a plus for a plus.
        return f"postgresql:///postgres?{urlencode(named).replace('+', '%20')}"

    def tell(self, sql: str) -> list[Any]:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            answer = connection.execute(sql)
            return answer.fetchall() if answer.description else []

    def _run(self, *command: str) -> None:
        done = subprocess.run(command, cwd=self.folder, text=True, capture_output=True, check=False, **self._as_user())
        if done.returncode:
            raise RuntimeError(done.stderr)

    def _as_user(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}


def _ticks(process: int) -> list[int]:
    """In user and system mode, its own and of children that have ended."""
    with suppress(FileNotFoundError):
        # The second field is a name in brackets, and may itself have spaces in it.
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return [int(field) for field in fields[11:15]]
    return []


def end_with_the_tests() -> list[str]:
    """Tests that are killed cannot clean up: the system then ends the server, as soon as the thread that started it is
    gone."""
    found = shutil.which("setpriv")
    return [found, "--pdeathsig", "QUIT"] if found else []


def _user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NotInstalled("there is no user but root to run PostgreSQL")
