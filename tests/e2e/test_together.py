"""Three people at three browsers, who came by one link: at a desktop, a phone and a tablet."""

from collections.abc import Callable

import pytest

from tests.e2e.finished import Begun
from tests.e2e.visitor import DESKTOP, HAND, PHONE, TABLET, Visitor, whose_turn

Visit = Callable[..., Visitor]

BY_HAND = 6
"""Acts made at the pages; the others come over the line from the same seats, and the pages follow."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["Oldchapix", "Strategix", "Sowix", "Rummylix"])
def test_a_whole_match_at_three_browsers_and_a_bot(visit: Visit, address: str, game: str) -> None:
    host = visit(address, viewport=DESKTOP, reduced_motion="no-preference")
    guests = [visit(address, viewport=viewport) for viewport in (PHONE, TABLET)]
    everybody = [host, *guests]
    come_together(host, guests, game)
    dealt = {visitor: visitor.cards() for visitor in everybody}

    acted: set[Visitor] = set()
    for _ in range(BY_HAND):
        visitor = whose_turn(everybody)
        assert visitor is not None
        visitor.do_as_advised()
        acted.add(visitor)
    assert len(acted) >= 2, "they take turns"
    for visitor in everybody:
        held_since = [
            card for other in everybody if other is not visitor for card in other.cards() if card in dealt[other]
        ]
        told_apart = [card for card in held_since if card[1:] in ("p", "b")]  # Of these there is one each.
        assert told_apart
        assert visitor.knows(told_apart) == []
    guests[1].check()

    Begun(host.seat()["id"], [visitor.seat()["token"] for visitor in everybody]).play_on(host.page, advised=True)
    for visitor in everybody:
        visitor.page.wait_for_selector(".places li")
        visitor.settle()
    ends = [visitor.page.locator(".places li .unseen").all_text_contents() for visitor in everybody]
    points = [[text.split()[0] for text in end] for end in ends]
    assert len(points[0]) == 4
    assert points[0] == points[1] == points[2]
    guests[1].check()


def come_together(host: Visitor, guests: list[Visitor], game: str) -> None:
    """One link for all of them, and a bot on the fourth seat."""
    host.open()
    if game == "Sowix":
        host.want_few_points("60")
    link = host.invite(game, players=4)
    for guest, name in zip(guests, ("Max", "Léa"), strict=True):
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        guest.page.get_by_text("The host starts the match.").wait_for()
    host.page.locator("li", has_text="Léa").wait_for()
    host.page.get_by_role("button", name="Start").click()
    for visitor in (host, *guests):
        visitor.page.wait_for_selector(HAND)
    host.set_pace("instant")
