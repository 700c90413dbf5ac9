"""A game that the page knows nothing of: its words, its moves and its table come from the server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.e2e.conftest import serving
from tests.e2e.visitor import DESKTOP, HAND, OVER, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def with_minilix(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert browser.is_connected()
    with serving(tmp_path_factory.mktemp("minilix"), env={"TOUTILIX_GAMES": "tests.minilix"}) as found:
        yield found


@pytest.mark.parametrize(("language", "heading"), [("en", "The trick"), ("fr", "Le pli")])
def test_a_hand_of_a_game_without_a_room_by_its_listed_moves(
    visit: Visit, with_minilix: str, language: str, heading: str
) -> None:
    visitor = visit(with_minilix, language=language, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    page.locator(".games button", has_text="Minilix").wait_for()
    visitor.sit_down_alone(4, opened=True)
    page.locator("[data-felt] h3", has_text=heading).wait_for()
    while visitor.wait_for_turn():
        before = visitor.shown()
        page.locator("[data-felt] [data-move]").first.click()
        visitor.wait_for_act(before)
    visitor.check()
    assert "minilix" not in page.locator("main").inner_text().replace("Minilix", ""), "everything has words"
    assert page.locator(OVER).count() == 1


@pytest.mark.long
def test_its_cards_are_played_from_the_hand_and_its_table_is_read_out(visit: Visit, with_minilix: str) -> None:
    visitor = visit(with_minilix, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    page.locator(".games button", has_text="Minilix").wait_for()
    visitor.sit_down_alone(4, opened=True)
    assert visitor.wait_for_turn()
    page.keyboard.press("Digit5")
    page.locator(".echo").get_by_text("lead").wait_for()
    page.locator(HAND).first.click()
    page.locator(".actions [data-move]").click()
    page.get_by_role("log").get_by_text("You play").first.wait_for()
