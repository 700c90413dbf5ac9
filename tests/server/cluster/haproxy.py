"""The real HAProxy, with the configuration of this repository; only addresses and TLS are other ones."""

import csv
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server.cluster.nodes import free_port
from tests.server.store.postgres_server import end_with_the_tests, need_program

CONFIGURATION = Path(__file__).resolve().parents[3] / "deploy" / "haproxy.cfg"


class Haproxy:
    def __init__(self, folder: Path, nodes: Sequence[int]) -> None:
        self._program = need_program("haproxy", "haproxy")
        self.port = free_port()
        self._control = Path(tempfile.mkdtemp(prefix="ha")) / "s"  # a socket's path has hardly a hundred characters
        self._file = folder / "haproxy.cfg"
        self._file.write_text(self._configuration(nodes))
        self._log = folder / "haproxy.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _configuration(self, nodes: Sequence[int]) -> str:
        text = CONFIGURATION.read_text("utf-8")
        # As many files as tests may open.
        text = text.replace("maxconn 50000", f"maxconn 2000\n    stats socket {self._control}")
        text, changed = re.subn(r"\n    bind :8026\n", f"\n    bind 127.0.0.1:{self.port}\n", text)
        assert changed == 1
        servers = "".join(f"    server node{number} 127.0.0.1:{port}\n" for number, port in enumerate(nodes, 1))
        text, changed = re.subn(r"(    server node\d node\d:8026\n)+", servers, text)
        assert changed == 3
        return text

    def check(self) -> None:
        done = subprocess.run([self._program, "-c", "-f", self._file], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "WARNING" not in done.stderr, done.stderr

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*end_with_the_tests(), self._program, "-db", "-f", str(self._file)], stdout=log, stderr=log
            )

    @property
    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def ready(self, backend: str) -> int:
        """How many nodes of a backend it believes to be ready."""
        with socket.socket(socket.AF_UNIX) as control:
            control.connect(str(self._control))
            control.sendall(b"show stat\n")
            lines = control.makefile(encoding="utf-8").read().removeprefix("# ").splitlines()
        return sum(
            each["pxname"] == backend and each["svname"].startswith("node") and each["status"].startswith("UP")
            for each in csv.DictReader(line for line in lines if line)
        )

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._control.parent, ignore_errors=True)
