"""The built site on a plain static host, in a folder of it, and a browser that has nothing else."""

import functools
import http.server
import shutil
import threading
from collections.abc import Callable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from tools import web
from tools.offline.site import SITE

from tests.device.built_site import built_site
from tests.e2e.offline.site_visitor import SiteVisitor


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """The answers of `python -m http.server`."""

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        """A browser with a window asks for this beside a page of plain text, which has no icon of its own."""
        if self.path == "/favicon.ico":
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            super().do_GET()


class StaticHost:
    """`address` has the site in a folder; `files` is that folder, which a test may change."""

    def __init__(self, folder: Path) -> None:
        self.files = folder / "letters" / "toutilix"
        shutil.copytree(web.ROOT / SITE, self.files)
        handler = functools.partial(QuietHandler, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/letters/toutilix"

    def stop(self) -> None:
        """From now on there is nobody at this address."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()

    def change_worker(self, first: str) -> None:
        """Both workers begin with this: a browser that lacks something."""
        [script] = self.files.joinpath("assets").glob("worker-*.js")
        script.write_text(f"{first}\n{script.read_text('utf-8')}", "utf-8")

    def publish_again(self) -> None:
        """A new version of the site: its service worker and one of its files have changed."""
        worker = self.files / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace("toutilix ${", "toutilix  ${", 1) + "\n// newer\n", "utf-8")


@pytest.fixture(scope="session")
def site(browser: Any) -> Path:
    assert browser.is_connected()
    return built_site()


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[StaticHost]:
    assert site.is_dir()
    running = StaticHost(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def come(browser: Any, host: StaticHost) -> Iterator[Callable[..., SiteVisitor]]:
    visitors: list[SiteVisitor] = []

    def visit(**context: Any) -> SiteVisitor:
        visitors.append(SiteVisitor(browser, host.address, **context))
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.leave()
