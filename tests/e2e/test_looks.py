"""What people choose for themselves: a picture, a cloth for the table, the backs of the cards."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import DESKTOP, HAND, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_picture_that_somebody_chooses_is_seen_by_the_others(visit: Visit, address: str) -> None:
    host, guest = visit(address, viewport=DESKTOP), visit(address, viewport=PHONE)
    host.open()
    host.page.get_by_role("button", name="your name and picture").click()
    host.page.get_by_role("group", name="Your picture").get_by_label("fox").check()
    host.page.get_by_role("button", name="Close").click()
    guest.page.goto(host.invite("Sowix", name="Zoé"))
    guest.page.get_by_label("Your name").fill("Max")
    guest.page.get_by_role("group", name="Your picture").get_by_label("owl").check()
    guest.check()
    guest.page.get_by_role("button", name="Sit down").click()
    pictures = {}
    for visitor in (host, guest):
        seats = visitor.page.get_by_role("list", name="Players").get_by_role("listitem")
        seats.filter(has_text="Max").wait_for()
        visitor.settle()
        pictures[visitor] = [drawn(seats.filter(has_text=name).locator("svg.avatar")) for name in ("Zoé", "Max")]
    assert pictures[host] == pictures[guest]
    assert len(set(pictures[host])) == 2

    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector(HAND)
    # Another one is seen at once, by everybody.
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("group", name="Your picture").get_by_label("whale").check()
    host.page.wait_for_function(
        "before => document.querySelector('[data-seat=\"2\"] svg.avatar')?.innerHTML !== before",
        arg=pictures[host][1],
    )
    host.check()


def drawn(picture: object) -> str:
    return str(picture.evaluate("one => one.innerHTML"))  # type: ignore[attr-defined]


def test_those_who_share_a_device_have_different_pictures(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    dialog = visitor.share("Sowix", 4)
    faces = dialog.locator("svg.avatar")
    before = [drawn(faces.nth(place)) for place in range(4)]
    assert len(set(before)) == 4
    dialog.get_by_role("button", name="Picture of Player 2").click()
    visitor.settle()
    after = [drawn(faces.nth(place)) for place in range(4)]
    assert after[1] not in before
    assert after[:1] + after[2:] == before[:1] + before[2:]
    visitor.check()
    dialog.get_by_role("button", name="Start").click()
    visitor.page.get_by_role("button", name="show my cards").click()
    visitor.page.wait_for_selector(HAND)
    seats = visitor.page.locator("[data-seat] svg.avatar")
    assert {drawn(seats.nth(place)) for place in range(seats.count())} == set(after)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_cloth_changes_the_felts_colour_and_stays(visit: Visit, address: str, theme: str) -> None:
    visitor = visit(address, viewport=DESKTOP, color_scheme=theme)
    visitor.sit_down_alone()
    assert visitor.wait_for_turn()
    surface = "getComputedStyle(document.querySelector('.frame')).backgroundImage"
    seen = {visitor.page.evaluate(surface)}
    visitor.page.get_by_role("button", name="Settings").click()
    for cloth in ("blue", "wood", "night sky"):
        visitor.page.get_by_role("group", name="Table").get_by_label(cloth).check()
        visitor.check(theme)
        seen.add(visitor.page.evaluate(surface))
    assert len(seen) == 4
    last = visitor.page.evaluate(surface)
    visitor.page.reload()
    visitor.page.wait_for_selector(HAND)
    visitor.settle()
    assert visitor.page.evaluate(surface) == last
    visitor.check(theme)


@pytest.mark.long
def test_the_backs_of_cards_are_chosen_by_their_picture(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(2)
    back = visitor.page.locator("[data-pile=stock] svg")
    colour = "one => getComputedStyle(one.querySelector('.panel')).fill + one.innerHTML"
    seen = {back.evaluate(colour)}
    visitor.page.get_by_role("button", name="Settings").click()
    for name in ("stripes", "stars"):
        visitor.page.get_by_role("group", name="Card backs").get_by_label(name).check()
        visitor.settle()
        seen.add(back.evaluate(colour))
    assert len(seen) == 3
    visitor.check()
