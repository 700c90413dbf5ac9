"""A log that is longer than a welcome: its beginning is asked for, and nothing of it is said aloud again."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.finished import begin_a_match
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

HESITATE = """
async ([id, tokens, undos]) => {
    const play = (token, place) => new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/live`);
        const send = (message) => socket.send(JSON.stringify(message));
        let left = undos;
        socket.onopen = () => send({ type: "hello", token });
        socket.onmessage = ({ data }) => {
            const told = JSON.parse(data);
            if (told.type !== "welcome" && told.type !== "happened") return;
            const n = told.act?.n ?? told.n;
            const mine = told.act?.seat === place + 1;
            if (mine && told.choice?.undo && left > 0) {
                left -= 1;
                send({ type: "undo", id: `u${left}`, n });
            } else if (mine && told.act.move) {
                socket.close();
                done();
            } else if (told.choice?.moves?.length) {
                send({ type: "play", id: `m${n}`, n, move: told.choice.moves[0].text });
            }
        };
    });
    // One after the other: nobody plays while somebody may still take back. Seat 1 leads.
    for (const [place, token] of tokens.entries()) await play(token, place);
}
"""
"""Each seat makes its first move after it has taken it back so often."""
UNDOS = 20
ACTS = 1 + 4 * (2 * UNDOS + 1)
LOG = "[role=log]"
LINES = "[...document.querySelectorAll('[role=log] p')].map((one) => one.textContent)"


def hesitating(visitor: Visitor) -> str:
    """A table with a long log; its path."""
    visitor.open()
    begun = begin_a_match(visitor.page, "oldchapix", 4)
    visitor.page.evaluate(HESITATE, [begun.id, begun.tokens, UNDOS])
    return f"/t/{begun.id}"


def watching(visitor: Visitor, path: str) -> Any:
    visitor.page.goto(visitor.address + path)
    visitor.settle()
    return visitor.page


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_earlier_moves_are_asked_for(visit: Visit, address: str, viewport: dict[str, int]) -> None:
    visitor = visit(address, viewport=viewport)
    page = watching(visitor, hesitating(visitor))
    page.get_by_role("button", name="What happened").click()
    visitor.settle()
    few = page.evaluate(LINES)
    assert len(few) == 100
    visitor.check()
    earlier = page.get_by_role("button", name="Show earlier moves")
    # Where the reader is, there they stay.
    top = page.locator(LOG).evaluate("(log) => log.scrollTop")
    log = page.locator(LOG).element_handle()
    live = page.evaluate_handle(
        """(log) => {
            const seen = [];
            new MutationObserver(() => seen.push(log.getAttribute("aria-live")))
                .observe(log, { childList: true });
            return seen;
        }""",
        log,
    )
    earlier.click()
    visitor.settle()
    whole = page.evaluate(LINES)
    assert len(whole) == ACTS
    assert whole[-len(few) :] == few
    assert set(live.json_value()) == {"off"}, "a screen reader does not say them"
    assert page.locator(LOG).evaluate("(log) => log.scrollTop") > top
    assert not earlier.is_visible()


def test_the_keys_read_back_to_the_beginning(visit: Visit, address: str) -> None:
    visitor = visit(address, viewport=DESKTOP)
    page = watching(visitor, hesitating(visitor))
    few = len(page.evaluate(LINES))
    page.locator("body").press("Shift+Comma")
    visitor.settle()
    assert len(page.evaluate(LINES)) > few
    assert visitor.echo().startswith("Hand 1.")
