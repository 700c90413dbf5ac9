"""The real HAProxy, with the configuration of this repository; only addresses and TLS are other ones."""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.server.cluster.nodes import free_port
from tests.server.store.postgres_server import end_with_the_tests, need_program

CONFIGURATION = Path(__file__).resolve().parents[3] / "deploy" / "haproxy.cfg"


class Haproxy:
    def __init__(self, folder: Path, nodes: Sequence[int]) -> None:
        self._program = need_program("haproxy", "haproxy")
        self.port = free_port()
        self._file = folder / "haproxy.cfg"
        self._file.write_text(self._configuration(nodes))
        self._log = folder / "haproxy.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _configuration(self, nodes: Sequence[int]) -> str:
        text = CONFIGURATION.read_text("utf-8")
        text = text.replace("maxconn 50000", "maxconn 2000")  # as many files as tests may open
        text, changed = re.subn(r"\n    bind :8026\n", f"\n    bind 127.0.0.1:{self.port}\n", text)
        assert changed == 1
        servers = "".join(f"    server node{number} 127.0.0.1:{port}\n" for number, port in enumerate(nodes, 1))
        text, changed = re.subn(r"(    server node\d node\d:8026\n)+", servers, text)
        assert changed == 2
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

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
