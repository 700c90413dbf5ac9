"""Coming together: codes, links, seats, words for the shuffle, and what the host may do."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import serving
from tests.e2e.finished import Begun
from tests.e2e.visitor import DESKTOP, HAND, PHONE, Visitor
from toutilix.server.http.lan import lan_addresses

Visit = Callable[..., Visitor]


def invite(host: Visitor, game: str = "Oldchapix") -> str:
    """A table with its host in the lobby; its link."""
    host.open()
    return host.invite(game, name="Zoé")


def join(guest: Visitor, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_text("The host starts the match.").wait_for()


def about(visitor: Visitor) -> Any:
    """The table of the page as anybody with the link sees it."""
    return visitor.page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((answer) => answer.json())")


def test_friends_come_in_by_code_or_link_however_they_write_it(visit: Visit, address: str) -> None:
    host, guest = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE)
    link = invite(host)
    code = host.page.locator(".code span").first.inner_text()
    assert code.replace(" ", "").lower() == link.rpartition("/")[2][:6]

    guest.missing_expected = True
    guest.open()
    guest.page.get_by_role("button", name="Join with a code").click()
    field = guest.page.get_by_label("Table code or link")
    for wrong, answer in (
        ("", "Type the code from the other screen, or the whole link."),
        ("ABC DEF", "No table has this code right now."),
        ("http://elsewhere.example/t/0123456789abcdef", "There is no such table."),
    ):
        field.fill(wrong)
        field.press("Enter")
        guest.page.get_by_text(answer).wait_for()
        guest.settle()
        assert field.evaluate("one => one === document.activeElement")
        assert field.input_value() == wrong
    guest.check()

    for right in (code.lower(), f" {code.replace(' ', '-')}", f"come: http://192.168.7.7:1{link[-19:]} !"):
        field.fill(right)
        guest.page.get_by_role("button", name="Go to the table").click()
        guest.page.get_by_role("heading", name="A table for Oldchapix").wait_for()
        guest.page.go_back()
        guest.page.get_by_role("button", name="Join with a code").click()
        field.wait_for()


TOLD = """
window.told = [];
new MutationObserver((changes) => {
    for (const { target } of changes) {
        const said = target.parentElement?.closest("[role=status]")?.textContent.trim();
        if (said) window.told.push(said);
    }
}).observe(document, { subtree: true, characterData: true, childList: true });
"""


def test_arrivals_are_said_once(visit: Visit, address: str) -> None:
    host, guest, other = visit(address, viewport=PHONE), visit(address), visit(address)
    host.page.add_init_script(TOLD)
    link = invite(host)
    join(guest, link, "Max")
    host.page.get_by_text("Max has joined.").wait_for(state="attached")
    join(other, link, "Léa")
    host.page.get_by_text("Léa has joined.").wait_for(state="attached")
    guest.add_word("tilleul")
    host.page.get_by_text("added a word").wait_for()
    other.page.get_by_role("button", name="Leave the table").click()
    host.page.get_by_text("Léa has left.").wait_for(state="attached")
    host.settle()
    assert host.page.evaluate("window.told") == [
        "Max has joined. 2 seats are still free.",
        "Léa has joined. One seat is still free.",
        "Léa has left. 2 seats are still free.",
    ]


def test_the_start_is_in_sight_on_a_phone(visit: Visit, address: str) -> None:
    host = visit(address, viewport=PHONE)
    host.open()
    host.invite("Sowix", players=8)
    start = host.page.get_by_role("button", name="Start").bounding_box()
    assert start["y"] + start["height"] <= PHONE["height"]
    code = host.page.locator(".code").bounding_box()
    assert code["y"] + code["height"] <= start["y"], "the code is read without scrolling, too"
    host.page.locator("summary", has_text="Table details").click()
    host.check()
    start = host.page.get_by_role("button", name="Start").bounding_box()
    assert start["y"] + start["height"] <= PHONE["height"]


def test_somebody_without_a_name_is_called_in_each_readers_language(visit: Visit, address: str) -> None:
    host, guest = visit(address), visit(address, language="fr")
    host.open()
    guest.page.goto(host.invite("Sowix"))
    guest.page.locator("li", has_text="Joueur 1").wait_for()
    assert "Player" not in guest.page.locator("main").inner_text()
    host.page.locator("li", has_text="Player 1").wait_for()


def test_a_page_of_this_device_alone_says_so(visit: Visit, address: str) -> None:
    host = visit(address, viewport=PHONE)
    invite(host)
    host.page.get_by_text("Other devices can’t join yet.").wait_for()
    assert host.page.get_by_role("img", name="The link as a QR code").count() == 0
    host.check()


def test_where_no_phone_can_scan_the_code_is_read_line_by_line(visit: Visit, address: str) -> None:
    host = visit(address, viewport=PHONE, language="fr")
    host.page.route("**/api/addresses", lambda route: route.fulfill(json={"urls": []}))
    host.open()
    host.open_sheet("Stratégix").get_by_role("button", name="Avec des amis").click()
    host.page.locator(".said").wait_for()
    lines = host.boxes(".said > p")
    assert len(lines) == 3
    assert all(above["y"] + above["height"] <= below["y"] for above, below in pairwise(lines))


def test_in_the_local_network_the_link_is_one_that_phones_can_open(visit: Visit, tmp_path: Path) -> None:
    if not lan_addresses("0.0.0.0"):
        pytest.skip("this machine is in no network")
    with serving(tmp_path, 0, "--lan") as address:
        host = visit(address, viewport=PHONE)
        link = invite(host)
        port = address.rpartition(":")[2]
        assert link.startswith(f"http://{lan_addresses('0.0.0.0')[0]}:{port}/t/")
        host.page.get_by_role("img", name="The link as a QR code").wait_for()
        host.page.get_by_text(f"They open {link.partition('/t/')[0]}").wait_for()
        host.check()
        guest = visit(link.partition("/t/")[0], viewport=PHONE)
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit down").wait_for()
        # A visitor who came by that address shares the same one.
        guest.page.get_by_label("Your name").fill("Max")
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.locator("#link").wait_for()
        guest.settle()
        assert guest.page.locator("#link").input_value() == link
        host.page.get_by_role("button", name="Start").click()
        host.page.wait_for_selector(HAND)
        host.page.get_by_role("button", name="Settings").click()
        host.page.get_by_text("Continue on another device").click()
        host.page.get_by_role("img", name="The link as a QR code").wait_for()
        host.settle()
        assert host.page.get_by_label("Link to your seat").input_value() == f"{link}#{host.seat()['token']}"
        for visitor in (host, guest):  # Before the server goes.
            visitor.leave()


def test_the_words_of_the_seats_stand_in_the_record(visit: Visit, address: str) -> None:
    host, guest, spectator = visit(address), visit(address, viewport=PHONE), visit(address)
    host.open()
    host.want_few_points("50")
    link = host.invite("Sowix", players=3)
    host.page.get_by_text("Table details").click()
    host.page.get_by_label("Opponents’ speed").select_option("instant")
    join(guest, link, "Max")

    for visitor, word in ((host, "tilleul"), (guest, " chat noir ")):
        visitor.add_word(word)
    host.page.locator("li", has_text="Max").get_by_text("added a word").wait_for()
    assert "tilleul" not in guest.page.content()
    assert not any("tilleul" in frame for frame in guest.heard)
    guest.check()
    host.page.get_by_label("Seat 3").select_option("expert")
    guest.page.locator("li", has_text="bot, hard").wait_for()
    host.page.get_by_label("Seat 3").select_option("beginner")
    guest.page.locator("li", has_text="bot, easy").wait_for()
    host.check()
    host.page.get_by_role("button", name="Start").click()

    spectator.page.goto(link)
    for visitor in (guest, host, spectator):
        visitor.page.wait_for_selector("[data-cloth]")
    begun = Begun(host.seat()["id"], [host.seat()["token"], guest.seat()["token"]])
    for visitor in (host, guest):
        visitor.open()
    begun.play_on_away(spectator.page, address)
    record = spectator.page.evaluate(
        "fetch(`/api/tables/${location.pathname.slice(3)}/records/1`).then((answer) => answer.text())"
    )
    assert json.loads(record.split("\n")[0])["words"] == ["tilleul", "chat noir", ""]


def test_bots_may_differ_and_moves_be_timed_if_somebody_wants_it(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    sheet = visitor.open_sheet("Oldchapix")
    sheet.locator("summary", has_text="Options").click()
    sheet.get_by_label("Opponent at seat 2").select_option("expert")
    sheet.get_by_label("Opponent at seat 4").select_option("beginner")
    sheet.get_by_label("Opponents’ speed").select_option("slow")
    sheet.get_by_label("Time per move").select_option("120")
    sheet.get_by_text("a bot plays for you").wait_for()
    visitor.check()
    sheet.get_by_role("button", name="Close").click()
    visitor.page.reload()
    visitor.open_sheet("Oldchapix").get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector(HAND)
    told = about(visitor)
    assert [seat.get("level") for seat in told["seats"]] == [None, "expert", "regular", "beginner"]
    assert told["pace"] == {"bots": "slow", "move_seconds": 120, "away_seconds": None}

    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Time per move").select_option("")
    visitor.page.get_by_text("a bot plays for you").wait_for(state="detached")
    assert about(visitor)["pace"]["move_seconds"] is None

    visitor.open()
    visitor.open_sheet("Oldchapix")
    sheet.locator("summary", has_text="Options, changed").click()
    sheet.get_by_role("button", name="Reset to defaults").click()
    sheet.locator("summary").get_by_text("Options", exact=True).wait_for()
    sheet.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector(HAND)
    told = about(visitor)
    assert [seat.get("level") for seat in told["seats"]] == [None, "regular", "regular", "regular"]
    assert told["pace"] == {"bots": "normal", "move_seconds": None, "away_seconds": None}


def test_the_host_gives_a_seat_away_and_closes_the_table(visit: Visit, address: str) -> None:
    host, guest, late = visit(address, viewport=PHONE), visit(address), visit(address, viewport=PHONE)
    link = invite(host)
    join(guest, link, "Max")
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_selector(HAND)

    host.page.get_by_role("button", name="Settings").click()
    give = host.page.get_by_role("button", name="Give Max’s seat")
    give.click()
    host.page.get_by_role("button", name="No").click()
    assert give.evaluate("one => one === document.activeElement")
    assert about(host)["seats"][1]["holder"] == "person"
    give.click()
    host.check()
    host.page.get_by_role("button", name="to a bot (medium)").click()
    guest.page.get_by_text("The host has given your seat to someone else.").wait_for()
    guest.page.get_by_text("You are watching.").wait_for()

    host.page.get_by_label("Seat 3").select_option("")
    late.open()
    late.page.get_by_role("button", name="Join with a code").click()
    late.page.get_by_label("Table code or link").fill(link.rpartition("/")[2][:6])
    late.page.get_by_role("button", name="Go to the table").click()
    late.page.get_by_role("button", name="Sit down").wait_for()
    late.page.get_by_label("Your name").fill("Léa")
    late.check()
    late.page.get_by_role("button", name="Sit down").click()
    late.page.wait_for_selector(HAND)

    host.page.get_by_role("button", name="End the table").click()
    host.page.get_by_role("button", name="End it for good").click()
    for visitor in (host, guest, late):
        visitor.page.get_by_text("This table was closed.").wait_for()
    host.check()
    host.page.get_by_role("link", name="Home").click()
    host.page.get_by_role("button", name="Join with a code").click()
    host.page.get_by_label("Table code or link").fill(link)
    host.page.get_by_role("button", name="Go to the table").click()
    host.page.get_by_text("This table was closed.").wait_for()
    assert host.page.get_by_role("heading", name="Your tables").count() == 0
