"""The deal of the day in the browser, and the statistics of a device."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.finished import Begun
from tests.e2e.seeing import look
from tests.e2e.set_deal import TODAY
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
SOWIX = 2
"""Its place among the tiles."""


def sit_down(visitor: Visitor, game: int = SOWIX) -> None:
    visitor.open()
    visitor.page.locator(".daily li").nth(game).get_by_role("button").click()
    visitor.page.wait_for_selector("[role=listbox]")
    visitor.set_pace("instant")
    visitor.settle()


def play_to_the_end(visitor: Visitor, *, watched: bool = False) -> None:
    """As hints advise, over a line of its own; the page follows, or comes back for the end."""
    kept = visitor.seat()
    begun = Begun(kept["id"], [kept["token"]])
    if watched:
        begun.play_on(visitor.page, advised=True)
    else:
        begun.play_on_away(visitor.page, visitor.address, advised=True)
    visitor.page.wait_for_selector("#daily-result")
    visitor.page.wait_for_selector(".daily tbody")
    visitor.settle()


def rows(visitor: Visitor) -> list[list[str]]:
    """The result: who, and the points."""
    found: list[list[str]] = visitor.page.locator(".daily tbody tr").evaluate_all(
        "all => all.map((row) => [row.querySelector('th').innerText, row.querySelector('.number').innerText.trim()])"
    )
    return found


def streak(visitor: Visitor) -> str:
    visitor.settle()
    return str(visitor.page.locator(".daily [data-streak]").get_attribute("data-streak"))


def played(page: Any) -> int:
    return int(page.evaluate("JSON.parse(localStorage.getItem('toutilix.played') ?? '[]').length"))


def test_two_browsers_get_the_same_cards_and_the_same_bots_results(visit: Visit, set_address: str) -> None:
    one, other = visit(set_address, viewport=PHONE), visit(set_address, viewport=DESKTOP, language="fr")
    for visitor in (one, other):
        visitor.open()
        assert visitor.page.locator(".daily time").get_attribute("datetime") == TODAY
        assert streak(visitor) == "0"
        sit_down(visitor)
    assert one.cards() == other.cards()
    assert one.seat()["id"] != other.seat()["id"]
    assert one.page.locator("#daily-result").count() == 0
    play_to_the_end(one)
    play_to_the_end(other)
    [mine, *bots] = rows(one)
    assert [name for name, _ in bots] == ["Easy bot", "Medium bot", "Hard bot"]
    assert mine[0] == "You"
    assert [points for _, points in rows(other)[1:]] == [points for _, points in bots]
    one.check()
    other.check()


def test_a_streak_and_a_match_count_once_and_can_be_erased(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    sit_down(visitor)
    play_to_the_end(visitor, watched=True)
    assert (streak(visitor), played(page)) == ("1", 1)
    page.reload()
    page.wait_for_selector(".daily tbody")
    assert (streak(visitor), played(page)) == ("1", 1)
    second = visitor.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".daily tbody")
    assert played(second) == 1
    second.close()

    # Another game of the same day makes no second day.
    sit_down(visitor, 1)
    play_to_the_end(visitor)
    assert (streak(visitor), played(page)) == ("1", 2)

    visitor.open()
    tiles = page.locator(".daily li")
    assert [tiles.nth(at).locator("a.done").count() for at in range(4)] == [0, 1, 1, 0]
    page.get_by_role("button", name="Statistics").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("table").first.wait_for()
    assert dialog.get_by_role("table").count() == 3, "a calendar, and one for each game"
    today = dialog.locator(f"[data-date='{TODAY}']")
    assert today.inner_text().split("\n") == [TODAY[-2:], "2 deals played"]
    assert dialog.locator("td.played").count() == 1
    assert dialog.get_by_role("button", name="Previous month").is_disabled(), "nothing was played before"
    assert dialog.get_by_role("rowheader", name="medium bots").count() == 2
    visitor.check()
    dialog.get_by_role("button", name="Erase the statistics").click()
    dialog.get_by_role("button", name="No").click()
    assert played(page) == 2
    dialog.get_by_role("button", name="Erase the statistics").click()
    dialog.get_by_role("button", name="Erase everything").click()
    dialog.get_by_text("Everything was erased.").wait_for()
    assert played(page) == 0
    visitor.check("dark")
    page.keyboard.press("Escape")
    assert streak(visitor) == "0"
    assert page.locator(".daily a.done").count() == 0
    page.go_back()
    page.wait_for_selector(".daily tbody")
    visitor.settle()
    assert played(page) == 0, "what was erased came back"


def test_a_deal_that_was_left_is_continued_from_its_tile(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    sit_down(visitor, 0)
    cards = visitor.cards()
    visitor.page.get_by_role("link", name="Home").click()
    tile = visitor.page.locator(".daily li").first.get_by_role("link", name="Continue")
    tile.click()
    visitor.page.wait_for_selector("[role=listbox]")
    assert visitor.cards() == cards


@pytest.mark.long
def test_results_and_statistics_in_words(visit: Visit, set_address: str) -> None:
    """In the text view, and as a screen reader finds them."""
    visitor = visit(set_address, viewport=DESKTOP)
    # Whether a streak still holds is a question of the date.
    visitor.page.clock.set_fixed_time(f"{TODAY}T18:00:00Z")
    visitor.open()
    visitor.page.get_by_role("button", name="Text view").dispatch_event("click")
    sit_down(visitor)
    play_to_the_end(visitor)
    table = visitor.page.locator(".daily").get_by_role("table")
    assert [cell.inner_text() for cell in table.get_by_role("columnheader").all()] == ["Player", "Points", "Place"]
    assert table.get_by_role("rowheader").count() == 4
    assert visitor.page.locator(".daily [role=status]").inner_text()
    visitor.check()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Statistics").click()
    look(visitor, "pages/dialog_statistics", "dialog[open]:has(section)", whole=False)


@pytest.mark.parametrize(("language", "said"), [("en", "This is the deal of the day"), ("fr", "la donne du jour")])
def test_the_check_beside_the_replay_names_the_day(visit: Visit, set_address: str, language: str, said: str) -> None:
    visitor = visit(set_address, viewport=DESKTOP, language=language)
    sit_down(visitor)
    play_to_the_end(visitor)
    visitor.page.goto(f"{set_address}/t/{visitor.seat()['id']}/replay/1?seat=1")
    visitor.settle()
    visitor.page.get_by_role("button", name="Check the deal" if language == "en" else "Vérifier").click()
    result = visitor.page.get_by_role("dialog").get_by_role("status")
    result.get_by_text(said).wait_for()
    assert "2026" in result.inner_text()
    visitor.check()
