"""Sowix in the browser."""

from collections.abc import Callable

from tests.e2e.visitor import HAND, OVER, PHONE, Visitor

Visit = Callable[..., Visitor]

MOST_ACTS = 600


def test_a_whole_match_as_hints_advise(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE)
    visitor.open()
    box = visitor.page.locator(".games li").nth(2)
    box.get_by_text("Options").click()
    box.get_by_label("so many points").fill("60")
    visitor.check()
    visitor.sit_down_alone(2, opened=True)
    for acts in range(MOST_ACTS):
        if visitor.wait_for_turn():
            visitor.do_as_advised()
            if acts == 3:
                visitor.check()
            continue
        visitor.check()
        on = visitor.page.get_by_role("button", name="Next hand")
        if not on.count():
            break
        on.click()
        visitor.page.wait_for_selector(OVER, state="detached")
    places = visitor.page.locator(".places li").all_inner_texts()
    assert len(places) >= 3
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_selector(HAND)


def test_a_star_offers_its_letters_in_order(visit: Visit, address: str) -> None:
    """New tables until there is a star in the hand: one of two hands of seven has one."""
    visitor = visit(address, viewport=PHONE)
    for _ in range(30):
        visitor.sit_down_alone(2)
        if visitor.wait_for_turn() and "*" in visitor.cards():
            break
    star = visitor.page.locator("[role=option][data-card='*']").first
    star.click()
    letters = visitor.page.locator(".actions button.letter")
    letters.first.wait_for()
    assert letters.all_inner_texts() == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    held = visitor.cards()
    star.click()
    assert visitor.cards() == held, "which letter a star stands for is never guessed"
    visitor.check()
    visitor.page.get_by_role("button", name="Play star as K").click()
    visitor.page.get_by_text("You play a star as K").wait_for()


def test_both_calls_are_always_at_hand_and_a_wrong_one_costs_nothing(visit: Visit, address: str) -> None:
    visitor = visit(address)
    visitor.sit_down_alone(2)
    visitor.wait_for_turn()
    held = visitor.cards()
    visitor.page.get_by_role("button", name="Toutilix!").click()
    visitor.page.get_by_text("You have no call to make now.").wait_for()
    visitor.page.get_by_role("button", name="Star! Ada").click()
    visitor.page.get_by_text("Ada has nothing to be caught for.").wait_for()
    assert visitor.cards() == held
