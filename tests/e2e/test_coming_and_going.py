"""From page to page and from device to device: nothing is lost on the way, and who listens hears where they are."""

from collections.abc import Callable

import pytest

from tests.e2e.finished import Begun
from tests.e2e.visitor import DESKTOP, HAND, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_player_who_leaves_in_a_match_finds_the_seat_again(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(pace="step")
    assert visitor.wait_for_turn()
    cards = visitor.cards()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the table").click()
    mine = page.locator("section", has=page.get_by_role("heading", name="Your tables")).locator("li")
    mine.get_by_role("link").first.click()
    page.wait_for_selector(HAND)
    # A bot may have played some of them meanwhile.
    assert set(visitor.cards()) <= set(cards)
    assert page.get_by_text("You are watching.").count() == 0


def test_a_seat_goes_on_on_another_device_and_earlier_matches_can_be_watched(visit: Visit, address: str) -> None:
    visitor, other = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    visitor.want_few_points("20")
    visitor.sit_down_alone(2, opened=True)
    Begun(visitor.seat()["id"], [visitor.seat()["token"]]).play_on(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(HAND)

    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Continue on another device").click()
    page.get_by_text("Other devices can’t join yet.").wait_for()
    visitor.settle()
    link = page.get_by_label("Link to your seat").input_value()
    visitor.check()
    other.page.goto(link)
    other.page.wait_for_selector(HAND)
    assert "#" not in other.page.url
    page.get_by_role("link", name="Watch match 1").click()
    page.wait_for_selector("input[type=range]:focus")


FROM_THE_FRONT_PAGE = ["Settings", "Alphabet", "Join with a code", "Learn", "Sowix", "About Toutilix"]


@pytest.mark.parametrize("button", FROM_THE_FRONT_PAGE)
def test_a_dialog_gives_the_focus_back_where_it_came_from(visit: Visit, address: str, button: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    opener = page.get_by_role("button", name=button, exact=True)
    for way in ("Close", "Escape"):
        opener.focus()
        page.keyboard.press("Enter")
        close = page.get_by_role("dialog").get_by_role("button", name="Close")
        visitor.settle()
        assert close.count() == 1
        assert "page." not in page.get_by_role("dialog").inner_text(), "everything has words"
        if way == "Close":
            visitor.check("light")
            close.click()
        else:
            page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        visitor.settle()
        assert opener.evaluate("one => one === document.activeElement"), way


def test_the_rules_stay_where_they_are_read_while_somebody_comes(visit: Visit, address: str) -> None:
    host, guest = visit(address, viewport=PHONE), visit(address)
    host.open()
    host.invite("Sowix")
    host.page.wait_for_selector("h1:focus")
    assert host.focused() == "A table for Sowix"
    host.page.get_by_role("button", name="Rules").click()
    host.settle()
    read = host.page.locator("dialog[open]").evaluate("one => (one.scrollTop = 300, one.scrollTop)")
    guest.page.goto(host.page.url)
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("The host starts the match.").wait_for()
    assert guest.focused() == "A table for Sowix", "the form is gone, and the focus is not lost"
    host.page.get_by_role("listitem").filter(has_text="Max").wait_for(state="attached")
    assert host.page.locator("dialog[open]").evaluate("one => one.scrollTop") == read


def test_a_part_of_the_page_that_does_not_come_is_said_and_asked_for_again(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    page = visitor.page
    visitor.open()
    visitor.lost_expected = True
    page.route("**/assets/TablePage-*.js", lambda route: route.abort())
    visitor.open_sheet("Sowix").get_by_role("button", name="Play now").click()
    page.get_by_text("The server isn’t answering.").wait_for()
    visitor.check()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(HAND)


def test_a_wrong_key_behind_a_link_takes_nobodys_own_away(visit: Visit, address: str) -> None:
    visitor = visit(address)
    page = visitor.page
    visitor.sit_down_alone()
    cards = sorted(visitor.cards())
    table = page.url
    visitor.open("/")
    page.goto(f"{table}#nobodys-key")
    page.get_by_text("This key does not open a seat here.").wait_for()
    visitor.check()
    page.get_by_role("button", name="Watch").click()
    page.wait_for_selector(HAND)
    assert sorted(visitor.cards()) == cards
