"""Rummylix in the browser."""

import re
from collections import Counter
from collections.abc import Callable

from tests.e2e.visitor import HAND, PHONE, Visitor

Visit = Callable[..., Visitor]

MOST_ACTS = 600
LAST_LINE = """() => {
    const log = document.querySelector("[role=log]");
    return log.scrollHeight - log.scrollTop - log.clientHeight < 5;
}"""
"""The log shows its end, however many lines have gone at its top."""

LAY_OR_DISCARD = re.compile("Lay and add|Discard")
"""The step of a turn after the draw: by these cards, there may be nothing left to do but to discard."""


def test_a_whole_match_by_tapping_where_the_cards_go(visit: Visit, address: str) -> None:
    """What the hint selects is put down at the piles, at the runs and on the cloth; once it is taken back. Then as far
    into the next match as it takes to have done all of it."""
    visitor = visit(address, viewport=PHONE)
    visitor.sit_down_alone(3)
    tapped: Counter[str] = Counter()
    matches = 0
    for _ in range(MOST_ACTS):
        if matches and all(tapped[what] for what in ("stock", "discard", "run", "new", "undo")):
            return
        if not visitor.wait_for_turn():
            visitor.check("light" if matches else "dark")
            matches += continue_match(visitor)
            continue
        held = visitor.cards()
        what = tap_as_advised(visitor)
        tapped[what] += 1
        if what in ("run", "new") and not tapped["undo"]:
            tapped["undo"] += take_back(visitor, held)
        if tapped[what] == 1:
            visitor.check()
    raise AssertionError(tapped)


def continue_match(visitor: Visitor) -> int:
    """To the next hand, or the next match. How many matches are over with that?"""
    page = visitor.page
    page.wait_for_function(LAST_LINE)
    if page.get_by_role("button", name="Next hand").count():
        before = visitor.shown()
        page.get_by_role("button", name="Next hand").click()
        visitor.wait_for_act(before)
        return 0
    assert len(page.locator(".places li").all_inner_texts()) == 3
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(HAND)
    return 1


def tap_as_advised(visitor: Visitor) -> str:
    """Does the first thing that is offered for the advised cards, at its place on the table. What was it?"""
    page = visitor.page
    before = visitor.shown()
    visitor.ask_for_a_hint()
    first = page.locator(".actions button.main[data-move]").first
    move = str(first.get_attribute("data-move"))
    verb = move.split(maxsplit=1)[0]
    target = page.locator(f"[data-felt] button[data-move='{move}']")
    if verb == "lay":
        target = page.locator("[data-felt]").get_by_role("button", name="New run")
        if page.locator(".actions [data-move^=lay]").count() > 1:
            target = first  # Which of them is meant is chosen among the buttons.
    what = {"lay": "new", "draw": "stock", "take": "discard", "discard": "discard"}.get(verb, "run")
    box = target.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    target.click()
    visitor.wait_for_act(before)
    return what


def take_back(visitor: Visitor, held: list[str]) -> int:
    """Inside one's turn, while nothing was revealed: the cards are in the hand again."""
    page = visitor.page
    back = page.get_by_role("button", name="Undo")
    if page.locator("li.turn.you").count() == 0 or not back.count():
        return 0
    back.click()
    visitor.settle()
    assert sorted(visitor.cards()) == sorted(held)
    return 1


def test_a_tap_on_a_run_means_that_run(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, viewport=PHONE)
    page = visitor.page
    visitor.sit_down_alone(3)
    for _ in range(MOST_ACTS):
        assert visitor.wait_for_turn()
        runs, step = page.locator("li[data-drop^=run]"), page.locator("[aria-current=step]").inner_text()
        if runs.count() and step != "Draw":
            break
        visitor.do_as_advised()
    letters = [card for card in visitor.cards() if card not in "*!"]
    for card in letters:
        held = visitor.cards()
        page.locator(f"[role=option][data-card={card}]").first.click()
        visitor.settle()
        assert page.locator(".actions [data-move^=discard]").count() == 1
        if not page.locator(".actions [data-move^=add], .actions [data-move^=swap]").count():
            break
    before = visitor.shown()
    runs.first.locator(".number").click()
    page.get_by_role("button", name="Why?").wait_for()
    assert (visitor.shown(), visitor.cards()) == (before, held), "the server says why it does not go on that run"


TRAVELLED = """
window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.travelled.push(this.getAttribute("role") ?? this.className.split(" ")[0]);
    return animate.apply(this, how);
};
"""
"""Notes what is seen travelling: by its role or its class."""


def test_a_card_goes_to_the_discard_by_dragging_and_not_where_it_does_not_fit(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, reduced_motion="no-preference")
    page = visitor.page
    page.add_init_script(TRAVELLED)
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    assert page.locator("[aria-current=step]").inner_text() == "Draw"
    card = page.locator("[role=option]").first
    name = str(card.get_attribute("data-card"))
    visitor.drag(card, page.locator("[data-pile=discard]"))
    page.get_by_text("First draw a card, or take the top discard.").wait_for()
    page.locator("[data-pile=stock]").click()
    page.locator("[aria-current=step]", has_text=LAY_OR_DISCARD).wait_for()
    held = visitor.cards()
    visitor.drag(card, page.locator("[data-felt] .runs"))
    page.get_by_text("These cards can’t be played there.").wait_for()
    assert visitor.cards() == held
    visitor.drag(card, page.locator("[data-pile=discard]"))
    page.get_by_text("You discard").wait_for()
    visitor.wait_for_turn()
    assert Counter(held) - Counter(visitor.cards()) == Counter([name])
    assert {"option", "top"} <= set(page.evaluate("travelled")), "the card drawn and the card discarded are seen coming"


def test_nothing_travels_for_whoever_wants_no_motion(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=PHONE, reduced_motion="reduce")
    page = visitor.page
    page.add_init_script(TRAVELLED)
    visitor.sit_down_alone(3)
    visitor.wait_for_turn()
    page.locator("[data-pile=stock]").click()
    page.locator("[aria-current=step]", has_text=LAY_OR_DISCARD).wait_for()
    page.locator("[role=option]").first.click()
    page.locator("button[data-pile=discard]").click()
    page.get_by_text("You discard").wait_for()
    assert page.evaluate("travelled") == []
