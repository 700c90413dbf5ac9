"""The coach on the page: a hint that a search corrects, and a selected move compared with the best."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import serving
from tests.e2e.finished import begin_a_match
from tests.e2e.visitor import DESKTOP, OVER, Visitor

Visit = Callable[..., Visitor]

COMPARED = re.compile("the best move I can find here|too close to tell|Better: ")
SELECTED = "[role=option][aria-selected=true]"


@pytest.fixture
def searching(browser: Any, tmp_path: Path) -> Iterator[str]:
    """A server whose coach searches."""
    assert browser.is_connected()
    with serving(tmp_path, env={"TOUTILIX_HINT_SECONDS": "0.3"}) as found:
        yield found


def test_a_selected_move_is_compared_and_stays_selected(searching: str, visit: Visit) -> None:
    visitor = visit(searching)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    visitor.page.locator("[role=option].usable").first.click()
    visitor.settle()
    chosen = visitor.page.locator(SELECTED).get_attribute("aria-label")
    visitor.page.get_by_role("button", name="Compare").click()
    visitor.settle()
    assert COMPARED.search(visitor.echo()), visitor.echo()
    assert visitor.page.locator(SELECTED).get_attribute("aria-label") == chosen
    visitor.check()


def test_a_search_corrects_the_hint_and_says_so(visit: Visit, address: str) -> None:
    """The server's second answer is set here: another card of the hand."""
    visitor = visit(address)
    visitor.sit_down_alone()
    visitor.wait_for_turn()
    coached = {"grade": "middle", "corrected": True, "points": 4.26, "error": 1.5, "chance": 0.02}
    words: dict[str, str] = {}

    def advise(route: Any) -> None:
        server = route.connect_to_server()
        deep: list[str] = []

        def from_page(message: str) -> None:
            asked = json.loads(message)
            if asked["type"] == "hint" and asked.get("deep"):
                deep.append(asked["id"])
            server.send(message)

        def from_server(message: str) -> None:
            told = json.loads(message)
            if told["type"] == "hinted" and told["id"] in deep:
                told["coached"] = coached
                words["text"] = told["move"]["text"]
                message = json.dumps(told)
            route.send(message)

        route.on_message(from_page)
        server.on_message(from_server)

    visitor.page.route_web_socket("**/live", advise)
    visitor.page.reload()
    visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.settle()
    assert visitor.echo().startswith("On second thought: ")
    assert "better by 4.3 points (± 1.5)" in visitor.echo()
    assert visitor.page.locator(SELECTED).count() == 1
    assert words["text"]


def test_a_review_tells_the_sums_and_shows_a_slip_only_when_asked(visit: Visit, address: str) -> None:
    """From the end of a match by keyboard: the review is made, told in words, and its slips lead to their moments."""
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    match = begin_a_match(page, "strategix", 2)
    match.play_on_at_the_table(page, address, 1)
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Where did the points go?").focus()
    page.keyboard.press("Enter")
    page.locator("section.review ul li").first.wait_for(timeout=540_000)
    panel = page.locator("section.review")
    assert "own slips (±" in panel.inner_text()
    show = panel.get_by_role("button", name="Show me").first
    before = panel.locator("ol li").first.inner_text()
    assert "Better by " not in before
    show.focus()
    page.keyboard.press("Enter")
    visitor.settle()
    told = panel.locator("ol li").first.inner_text()
    assert "Better by " in told
    assert page.locator(".marks rect").count() >= 1
    visitor.check()
