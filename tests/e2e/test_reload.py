"""A page that was loaded again shows exactly what one that stayed shows: it draws from the state alone."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import DESKTOP, Visitor

Visit = Callable[..., Visitor]

TURNS = 6
DRAWN = """
[...document.querySelectorAll("main *")].map((one) => {
    const value = ({ name, value }) => (name === "class" ? [...one.classList].sort().join(" ") : value);
    const attributes = [...one.attributes].map((each) => `${each.name}=${value(each)}`).sort();
    const texts = [...one.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim());
    return [one.tagName, ...attributes, ...texts.filter(Boolean)].join(" ");
})
"""
"""Every element of the table with its attributes and texts, whatever their order in the markup."""


@pytest.mark.long
@pytest.mark.parametrize("text", [False, True], ids=["drawn", "in words"])
@pytest.mark.parametrize("game", range(4), ids=["oldchapix", "strategix", "sowix", "rummylix"])
def test_every_turn_looks_the_same_after_a_reload(visit: Visit, set_address: str, game: int, text: bool) -> None:
    visitor = visit(set_address, viewport=DESKTOP)
    page = visitor.page
    visitor.open()
    if text:
        page.get_by_role("button", name="Text view").dispatch_event("click")
    visitor.sit_down_alone(game, opened=True)
    for _ in range(TURNS):
        if not visitor.wait_for_turn():
            break
        before = page.evaluate(DRAWN)
        page.reload()
        assert visitor.wait_for_turn()
        assert page.evaluate(DRAWN) == before
        visitor.do_as_advised()
