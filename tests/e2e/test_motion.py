"""Cards move once at a table, from where they were to where they lie, and nothing else moves."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import DESKTOP, HAND, OVER, PHONE, Visitor

Visit = Callable[..., Visitor]

GAMES = ("oldchapix", "strategix", "sowix", "rummylix")
ACTS = 12
STILL = 6
"""For this many acts of a hand nothing shifts. Later, runs of Rummylix get smaller to make room for others."""
MOST_ACTS = 200
NEAR = 6
"""Pixels: a card that lies no farther from where it lay has not moved."""

WATCH = """
window.pushed = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    const names = Object.keys(frames).filter((name) => name !== "opacity");
    if (this.matches("[data-lies], [data-lies] *") && names.length) window.pushed.push(this.outerHTML.slice(0, 200));
    return animate.call(this, frames, how);
};
window.shifts = [];
new PerformanceObserver((list) => {
    const fixed = "[data-felt], .bar > button, [role=listbox]";
    const aim = `${fixed}, [data-lies], [data-pile], [data-run], [data-face], .ring`;
    for (const { sources } of list.getEntries())
        for (const { node, previousRect: before, currentRect: now } of sources) {
            const one = node?.nodeType === 1 ? node : node?.parentElement;
            const far = Math.hypot(now.x - before.x, now.y - before.y);
            // Of things that move together the browser names the one around them.
            const aimed = one?.matches(aim) || one?.querySelector(fixed);
            if (far > 1 && aimed) window.shifts.push(one.outerHTML.slice(0, 160));
        }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Notes cards of the felt that are moved by themselves, and what the browser finds shifted of that which people aim at:
cards, piles, runs, faces, the hand and the buttons beside it. A sentence in the middle may get longer."""

FLOWN = "document.querySelector('.sky').flown"
LYING = """() => Object.fromEntries([...document.querySelectorAll("[data-lies]")].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [one.dataset.lies, [left, top]];
}))"""


def sit_down(visit: Visit, address: str, game: int, **context: Any) -> Visitor:
    """At a table whose bots wait to be let on, so that one act is seen after the other."""
    visitor = visit(address, reduced_motion="no-preference", **{"viewport": PHONE, **context})
    visitor.page.add_init_script(WATCH)
    visitor.sit_down_alone(game, pace="step")
    return visitor


def step(visitor: Visitor) -> bool:
    """One act of the player in turn; False when the hand is over. In turn, a card is selected and let go before."""
    page = visitor.page
    visitor.settle()
    if page.locator(OVER).count():
        return False
    if page.locator("li.turn.you").count():
        page.locator("[role=option]").first.click()
        visitor.settle()
        page.keyboard.press("Escape")
        visitor.do_as_advised()
    else:
        before = visitor.shown()
        page.get_by_role("button", name="Continue").click()
        visitor.wait_for_act(before)
    visitor.settle()
    return True


@pytest.mark.parametrize("game", range(4), ids=GAMES)
def test_each_card_flies_once_and_nothing_else_moves_on_a_phone(visit: Visit, set_address: str, game: int) -> None:
    visitor = sit_down(visit, set_address, game)
    page = visitor.page
    visitor.settle()
    page.evaluate("shifts.length = 0")
    dealt = Counter(one["to"] for one in page.evaluate(FLOWN))
    assert dealt["hand 1"] == len(visitor.cards()), "each card of the hand is seen coming, once"
    flew = came = 0
    for act in range(ACTS):
        if act <= STILL:
            assert page.evaluate("shifts") == []
        lay, before = page.evaluate(LYING), visitor.shown()
        if not step(visitor):
            break
        lies = page.evaluate(LYING)
        flown = [one for one in page.evaluate(FLOWN) if one["n"] > before]
        arrived = Counter(one["to"] for one in flown if one["to"].startswith("card "))
        left = Counter(one["from"] for one in flown if one["from"].startswith("card "))
        assert max([*arrived.values(), *left.values()], default=1) == 1, flown
        # Under a card that was taken from the discard pile lay another.
        bared = any(one["from"] == "pile discard" for one in flown)
        new = [key for key in lies if key not in lay and not (bared and key.startswith("discard "))]
        assert all(arrived[f"card {key}"] == 1 for key in new), (new, flown)
        for key in lies.keys() & lay.keys():
            far = max(abs(now - then) for now, then in zip(lies[key], lay[key], strict=True))
            if far < NEAR:
                assert arrived[f"card {key}"] == 0, "it lay there before"
        flew += len(flown)
        came += len(new)
    assert flew
    assert came
    assert page.evaluate("pushed") == [], "a card on the felt is never pushed about by itself"
    assert page.locator("[data-flight]").count() == 0, "all have landed"


@pytest.mark.parametrize("game", range(4), ids=GAMES)
def test_nothing_shifts_on_a_desktop_while_a_table_is_played(visit: Visit, set_address: str, game: int) -> None:
    visitor = sit_down(visit, set_address, game, viewport=DESKTOP)
    page = visitor.page
    visitor.settle()
    page.evaluate("shifts.length = 0")
    for _ in range(STILL):
        if not step(visitor):
            break
    assert page.evaluate("shifts") == []


def test_the_last_card_is_seen_for_its_time_before_the_points(visit: Visit, set_address: str) -> None:
    visitor = visit(set_address, reduced_motion="no-preference", viewport=PHONE)
    page = visitor.page
    page.clock.install()
    visitor.open()
    visitor.want_players(2, 2)
    visitor.sit_down_alone(2, pace="step", opened=True)
    for _ in range(MOST_ACTS):
        button = next_button(visitor)
        before, counts = visitor.shown(), visitor.told("counts")
        if 1 in counts:
            # Time goes by only as the test lets it. It cannot be halted in the past, and asking takes a while.
            page.clock.pause_at(page.evaluate("Date.now() / 1000 + 2"))
        button.click()
        page.locator(f".table[data-n]:not([data-n='{before}'])").wait_for()
        if page.locator("[data-last-card]").count():
            break
        page.clock.resume()
    time = int(page.locator("[data-last-card]").get_attribute("data-last-card"))
    assert time >= 1000
    top = page.locator("[data-pile=pile] [data-lies]").last
    page.clock.run_for(time - 100)
    assert page.locator(OVER).count() == 0
    assert top.is_visible()
    assert page.locator(HAND).count() + page.locator("[role=listbox]").count(), "the hand is still there"
    page.clock.run_for(200)
    page.locator(OVER).wait_for()
    page.clock.resume()
    visitor.check("light")


def next_button(visitor: Visitor) -> Any:
    """The page whose player makes the next act."""
    page = visitor.page
    visitor.settle()
    proceed = page.get_by_role("button", name="Continue")
    if proceed.count():
        return proceed
    visitor.ask_for_a_hint()
    letter = page.locator(".letters .advised")
    return letter if letter.count() else page.locator(".actions button.main").first


def test_the_player_in_turn_looks_about_where_motion_is_wanted(visit: Visit, set_address: str) -> None:
    visitor = sit_down(visit, set_address, 0)
    visitor.do_as_advised()
    looks = visitor.page.locator("li.turn:not(.you) .thinks")
    looks.wait_for()
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.reload()
    visitor.page.wait_for_selector("li.turn:not(.you)")
    visitor.settle()
    assert looks.count() == 0
