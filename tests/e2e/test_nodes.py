"""A page behind HAProxy whose table moves from one node to another."""

import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.visitor import LONGEST_WAIT, Visitor
from tests.server.cluster.haproxy import Haproxy
from tests.server.cluster.nodes import SECRET
from tests.server.durability.child import Child
from tests.server.machine import missing
from tests.server.store.conftest import postgres, postgres_place
from tests.server.store.place import Place
from tests.server.store.postgres_server import NotInstalled

__all__ = ["postgres", "postgres_place"]

Visit = Callable[..., Visitor]

OWNER = "SELECT address FROM tables JOIN nodes ON nodes.id = owner"
WATCH = """() => {
    window.lost = 0;
    const look = () => { if (document.body.innerText.includes("Connection lost")) window.lost += 1; };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Hall:
    """Two nodes and their balancer; started without an event loop, for Playwright has one."""

    def __init__(self, place: Place, folder: Path) -> None:
        self._place = place
        self._nodes = [self._node(folder / name) for name in ("one", "other")]
        self._haproxy = Haproxy(folder, [node.port for node in self._nodes])

    def _node(self, folder: Path) -> Child:
        folder.mkdir()
        child = Child(self._place.url, folder, cluster_secret=SECRET, lease_seconds="2", trusted_proxies="127.0.0.1")
        child._settings["node_url"] = child.url
        return child

    @property
    def address(self) -> str:
        return self._haproxy.url

    def start(self) -> None:
        for node in self._nodes:
            node.launch()
        _until(lambda: all(_listens(node.port) for node in self._nodes))
        self._haproxy.start()
        _until(lambda: _is_ready(f"{self.address}/api/ready") and _is_ready(f"{self.address}/api/tables/x", 404))

    def owner(self) -> Child:
        """Of the only table."""
        [(address,)] = self._place.tell(OWNER)
        [node] = [node for node in self._nodes if node.url == address]
        return node

    def close(self) -> None:
        self._haproxy.stop()
        for node in self._nodes:
            node.clean_up()


def _until(happened: Callable[[], bool]) -> None:
    longest = time.monotonic() + LONGEST_WAIT / 1000
    while not happened():
        assert time.monotonic() < longest
        time.sleep(0.02)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def _is_ready(url: str, status: int = 200) -> bool:
    try:
        with urllib.request.urlopen(url) as answer:
            return bool(answer.status == status)
    except urllib.error.HTTPError as error:
        return error.code == status
    except OSError:
        return False


@pytest.fixture
def hall(browser: Any, postgres_place: Place, tmp_path: Path) -> Iterator[Hall]:
    assert browser.is_connected()
    postgres_place.open().close()  # the schema: two that start at once would wait for each other
    try:
        made = Hall(postgres_place, tmp_path)
    except NotInstalled as why:
        missing(f"no HAProxy: {why}")
    try:
        made.start()
        yield made
    finally:
        made.close()


def _play_once(visitor: Visitor) -> None:
    assert visitor.wait_for_turn()
    visitor.play_first()


def test_a_page_does_not_notice_that_its_node_drains(hall: Hall, visit: Visit) -> None:
    visitor = visit(hall.address)
    visitor.sit_down_alone()
    _play_once(visitor)
    assert visitor.wait_for_turn()
    cards, state, before = visitor.cards(), visitor.shown(), hall.owner()
    visitor.page.evaluate(WATCH)
    before.process.terminate()
    assert before.process.wait(LONGEST_WAIT / 1000) == 0
    _play_once(visitor)
    assert hall.owner() is not before
    assert visitor.shown() > state
    assert len(visitor.cards()) == len(cards) - 1
    assert visitor.page.evaluate("window.lost") == 0


def test_a_page_continues_where_a_node_was_killed(hall: Hall, visit: Visit) -> None:
    visitor = visit(hall.address)
    visitor.sit_down_alone()
    _play_once(visitor)
    assert visitor.wait_for_turn()
    cards, before = visitor.cards(), hall.owner()
    visitor.page.evaluate(WATCH)
    visitor.lost_expected = True
    before.kill()
    visitor.page.wait_for_function("() => window.lost > 0")
    assert visitor.cards() == cards, "the cards stay in sight"
    visitor.page.get_by_text("Connection lost").wait_for(state="detached")
    _play_once(visitor)
    assert hall.owner() is not before
    assert len(visitor.cards()) == len(cards) - 1
