"""A real server with the built page, and a real browser. A test that needs something not installed here is skipped and
says so; where everything must be tested it fails."""

import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.visitor import AXE, CHROMIUM, FLAGS, QUICK, Visitor
from tests.server.machine import missing
from tests.server.started import started
from toutilix.server.http.pages import BUILT


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if find_spec("playwright") is None:
        missing("playwright is not installed (make install)")
    for needed, how in (
        (Path(CHROMIUM), "tools/debian.sh chromium-headless-shell"),
        (BUILT / "index.html", "make web"),
        (AXE, "make web"),
    ):
        if not needed.exists():
            missing(f"{needed.name} is not there ({how})")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running:
        chromium = running.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, QUICK])
        yield chromium
        chromium.close()


NO_SEARCH = {"TOUTILIX_HINT_SECONDS": "0"}
"""Hints are the regular's word alone, the same in every run; tests of the coach itself let it search."""


@contextmanager
def serving(home: Path, port: int = 0, *flags: str, env: Mapping[str, str] | None = None) -> Iterator[str]:
    with started(
        ["serve", "--port", str(port), "--no-qr", "--log-level", "error", "--no-limits", *flags],
        home,
        {**NO_SEARCH, **(env or {})},
    ) as said:
        address = next(word for line in said for word in line.split() if word.startswith("http://"))
        yield address.rstrip("/")


@pytest.fixture(scope="session")
def address(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert browser.is_connected()
    with serving(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture(scope="session")
def set_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("set")


@pytest.fixture
def lay_out(set_home: Path) -> Iterator[Callable[[str, str], None]]:
    """Sets the next deal of a game at `set_address`, with one hand for each player: `Bp Cp / Bb Cb`."""
    deals = set_home / "deals"
    deals.mkdir(exist_ok=True)

    def lay(game: str, cards: str) -> None:
        deals.joinpath(game).write_text(cards, "utf-8")

    yield lay
    for path in deals.iterdir():
        path.unlink()


@pytest.fixture(scope="session")
def set_address(browser: Any, set_home: Path) -> Iterator[str]:
    """A server of its own, at which the same cards are dealt and the same moves made in every run."""
    assert browser.is_connected()
    with started([str(set_home)], set_home, command=[sys.executable, "-m", "tests.e2e.set_deal"]) as said:
        yield said[-1].split()[0]


@pytest.fixture
def restartable(browser: Any, tmp_path: Path) -> Iterator[Callable[[], AbstractContextManager[str]]]:
    """The same tables at the same address, each time it is entered. Meanwhile nobody else gets its port."""
    assert browser.is_connected()
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        kept.bind(("127.0.0.1", 0))
        yield lambda: serving(tmp_path, kept.getsockname()[1])


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Visitor]]:
    """Visitors whose pages must not have gone wrong."""
    visitors: list[Visitor] = []

    def come(address: str, **context: Any) -> Visitor:
        visitors.append(Visitor(browser, address, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
