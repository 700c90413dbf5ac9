"""Cards dragged to the table and inside the hand, by mouse and by finger, and moved by key."""

from collections.abc import Callable
from typing import Any

from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


def test_a_card_dragged_to_the_cloth_is_played_and_a_wrong_one_is_explained(
    visit: Visit, set_address: str, lay_out: Callable[[str, str], None]
) -> None:
    lay_out("sowix", "Kp Ap Bp / Kb Ab Bb / Ay Dv Ev Fv Gv")
    visitor = visit(set_address, viewport=DESKTOP, reduced_motion="no-preference")
    page = visitor.page
    visitor.open()
    visitor.want_players(2, 2)
    visitor.sit_down_alone(2, opened=True)
    assert visitor.wait_for_turn()
    cloth = page.locator("[data-cloth]")
    held = visitor.cards()
    visitor.drag(page.locator("[role=option][data-card=Kp]"), cloth)
    page.get_by_role("button", name="Why?").wait_for()
    assert visitor.cards() == held
    before = visitor.shown()
    visitor.drag(page.locator("[role=option][data-card=Bp]"), cloth)
    visitor.wait_for_act(before)
    assert "Bp" not in visitor.cards()


def test_a_hand_is_put_in_order_by_dragging_and_by_key(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    options = page.locator("[role=option]")
    cards = visitor.cards()
    options.nth(1).click()
    visitor.settle()  # a late answer would replace the next one
    assert page.get_by_role("button", name="Why?").count() == 1
    visitor.drag(options.nth(4), options.nth(0), left=True)
    assert visitor.cards() == [cards[4], *cards[:4], *cards[5:]]
    assert visitor.echo().endswith(f"is now 1 of {len(cards)}.")
    assert options.nth(2).get_attribute("aria-selected") == "true", "the selection is as before"
    assert page.locator("[aria-selected=true]").count() == 1

    visitor.drag(options.nth(0), page.locator("[data-cloth]"), let_go=False)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert visitor.cards() == [cards[4], *cards[:4], *cards[5:]]
    assert options.nth(2).get_attribute("aria-selected") == "true"

    page.locator("[role=listbox]").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("Alt+ArrowRight")
    assert visitor.echo().endswith(f"is now 3 of {len(cards)}.")
    assert visitor.cards() == [*cards[:2], cards[4], *cards[2:4], *cards[5:]]
    page.keyboard.press("Control+End")
    assert visitor.cards() == [*cards[:4], *cards[5:], cards[4]]
    page.keyboard.press("Control+Home")
    assert visitor.cards() == [cards[4], *cards[:4], *cards[5:]]
    page.keyboard.press("?")
    page.get_by_text("move the card to another place in your hand").wait_for()


def test_a_hand_is_sorted_by_key_and_keeps_its_order(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page, keyboard = visitor.page, visitor.page.keyboard
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    page.locator("[role=listbox]").focus()
    keyboard.press("End")
    keyboard.press("Space")
    visitor.settle()
    assert page.get_by_role("button", name="Why?").count() == 1
    active = page.locator("[role=listbox]").get_attribute("aria-activedescendant")
    for said, order in (("Sorted by letter.", by_letter), ("Sorted by colour.", by_colour)):
        keyboard.press("Equal")
        assert visitor.echo() == said
        assert visitor.cards() == sorted(visitor.cards(), key=order)
        assert page.evaluate("document.activeElement.role") == "listbox"
        assert page.locator("[role=listbox]").get_attribute("aria-activedescendant") == active
        assert page.locator("[aria-selected=true]").get_attribute("id") == active
    keyboard.press("Control+Home")
    kept = visitor.cards()
    assert kept != sorted(kept, key=by_colour)
    page.reload()
    assert visitor.cards() == kept
    before = visitor.shown()
    page.locator("[data-pile=stock]").click()
    visitor.wait_for_act(before)
    assert visitor.cards()[: len(kept)] == kept, "what is drawn comes last"
    kept = visitor.cards()
    page.reload()
    assert visitor.cards() == kept


def by_letter(card: str) -> tuple[str, int]:
    return ({"*": "[", "!": "]"}.get(card, card[0]), "pbyv".find(card[-1]))


def by_colour(card: str) -> tuple[int, str]:
    letter, colour = by_letter(card)
    return (colour if colour >= 0 else 4, letter)


def test_a_hand_comes_back_in_its_order_on_one_device_and_is_kept_nowhere(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    visitor.share("Rummylix", 3).get_by_role("button", name="Start").click()
    orders: dict[int, list[str]] = {}
    for turn in range(6):
        page.get_by_role("button", name="show my cards").click()
        assert visitor.wait_for_turn()
        seat = turn % 3
        if seat in orders:
            assert visitor.cards() == orders[seat]
        before = visitor.shown()
        page.locator("[data-pile=stock]").click()
        visitor.wait_for_act(before)
        page.locator("[role=listbox]").focus()
        for key in ("End", "Control+Home", "End", "Space"):
            page.keyboard.press(key)
        orders[seat] = visitor.cards()[:-1]
        assert page.evaluate("JSON.stringify(sessionStorage)") == "{}"
        before = visitor.shown()
        page.locator("button[data-pile=discard]").click()
        visitor.wait_for_act(before)


TO_THE_HAND = """() => {
    scrollTo(0, 0);
    scrollTo(0, document.querySelector("[role=listbox]").getBoundingClientRect().top - innerHeight + 150);
}"""
NO_REST = """
const later = window.setTimeout;
window.setTimeout = (what, after, ...rest) => (window.restless && after === 220 ? 0 : later(what, after, ...rest));
"""
"""While the finger is restless, no card is lifted for a rest of 220 milliseconds: a busy machine may take that long
between two touches."""


def test_a_finger_drags_sideways_or_after_resting_and_else_scrolls(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, has_touch=True)
    page = visitor.page
    page.add_init_script(NO_REST)
    visitor.sit_down_alone()
    finger = Finger(visitor)
    cards = visitor.cards()
    finger.drag(box_of(page, 0), box_of(page, 2, right=True))
    assert visitor.cards() == [*cards[1:3], cards[0], *cards[3:]]

    visitor.wait_for_turn()
    held, before = visitor.cards(), visitor.shown()
    card = next(place for place in range(len(held)) if "usable" in option_class(page, place))
    finger.drag(box_of(page, card), centre_of(page, "[data-cloth]"), rest=True)
    visitor.wait_for_act(before)
    assert held[card] not in visitor.cards()

    # Only very large text makes a page that scrolls.
    visitor.context.add_init_script("localStorage.setItem('toutilix.settings', JSON.stringify({ size: '200' }))")
    page.reload()
    page.wait_for_function("() => document.documentElement.scrollHeight > innerHeight + 60")
    visitor.wait_for_turn()
    held = visitor.cards()
    page.evaluate(TO_THE_HAND)
    start = page.evaluate("window.restless = true, scrollY")
    x, y = box_of(page, 0)
    finger.drag((x, y), (x, y - 250))
    page.wait_for_function("start => scrollY > start", arg=start)
    page.evaluate("window.restless = false")
    assert visitor.cards() == held, "the finger has taken the page along, not a card"


class Finger:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.line = visitor.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, start: tuple[float, float], end: tuple[float, float], *, rest: bool = False) -> None:
        self._touch("touchStart", start)
        if rest:
            self.page.wait_for_selector("[role=option].dragged")
        for step in range(1, 11):
            self._touch(
                "touchMove",
                (start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10),
            )
        self._touch("touchEnd")


def box_of(page: Any, place: int, *, right: bool = False) -> tuple[float, float]:
    box = page.locator("[role=option]").nth(place).bounding_box()
    return box["x"] + box["width"] * (0.9 if right else 0.5), box["y"] + box["height"] / 2


def centre_of(page: Any, what: str) -> tuple[float, float]:
    box = page.locator(what).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"], 100) / 2


def option_class(page: Any, place: int) -> str:
    return str(page.locator("[role=option]").nth(place).get_attribute("class"))
