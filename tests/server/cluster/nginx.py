"""The real nginx, with the configuration of this repository; only addresses and the certificate are other ones."""

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.server.cluster.nodes import free_port
from tests.server.store.postgres_server import end_with_the_tests, need_program

CONFIGURATION = Path(__file__).resolve().parents[3] / "deploy" / "nginx.conf"


class Nginx:
    def __init__(self, folder: Path, nodes: Sequence[int]) -> None:
        self._program = need_program("nginx", "nginx-light")
        self.port = free_port()
        self.certificate = folder / "cards.pem"
        self._folder = folder
        self._file = folder / "whole.conf"
        self._make_certificate()
        (folder / "nginx.conf").write_text(self._configuration(nodes))
        self._file.write_text(self._around(folder / "nginx.conf"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def _make_certificate(self) -> None:
        key = self._folder / "cards.key"
        names = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
        made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names)
        subprocess.run(["openssl", *made, "-keyout", key, "-out", self.certificate], check=True, capture_output=True)

    def _configuration(self, nodes: Sequence[int]) -> str:
        text = CONFIGURATION.read_text("utf-8")
        chosen = {
            r"listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            r"server_name cards\.example\.org;": "server_name localhost;",
            r"/etc/ssl/cards\.example\.org": str(self._folder / "cards"),
        }
        for pattern, becomes in chosen.items():
            text, changed = re.subn(pattern, becomes, text)
            assert changed > 0, pattern
        servers = "".join(f"    server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;\n" for port in nodes)
        text, changed = re.subn(r"(    server 10\.0\.0\.\d+:8026 max_fails=1 fail_timeout=2s;\n)+", servers, text)
        assert changed == 1
        return text

    def _around(self, included: Path) -> str:
        kept = "".join(
            f"{name}_temp_path {self._folder};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return (
            f"daemon off;\nmaster_process off;\npid {self._folder / 'pid'};\nerror_log {self._folder / 'log'};\n"
            f"events {{ worker_connections 256; }}\nhttp {{\n{kept}include {included};\n}}\n"
        )

    def check(self) -> None:
        done = subprocess.run([self._program, "-t", "-c", self._file], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "[warn]" not in done.stderr, done.stderr

    def start(self) -> None:
        self._process = subprocess.Popen([*end_with_the_tests(), self._program, "-c", str(self._file)])

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text("utf-8", "replace")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
