"""A table as a test wants to see it drawn: what the server tells first is changed on its way to the page."""

import json
from typing import Any

from tests.e2e.visitor import Visitor

Facts = dict[str, Any]

LOW_PHONE = {"width": 844, "height": 390}
"""A phone on its side."""

INSIDE = """(within) => {
    const felt = document.querySelector(within).getBoundingClientRect();
    const out = (box) => box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1
        || box.bottom > felt.bottom + 1;
    const drawn = [...document.querySelectorAll(`${within} .card > svg, ${within} .plaque`)]
        .filter((one) => one.checkVisibility());
    return { drawn: drawn.length, out: drawn.map((one) => one.getBoundingClientRect()).filter(out).length };
}"""


def arrange(visitor: Visitor, table: Facts, own: Facts | None = None) -> None:
    """Called before anything is opened: a page that is loaded while its match is played draws these facts."""

    def change(route: Any) -> None:
        server = route.connect_to_server()

        def from_server(message: str) -> None:
            told = json.loads(message)
            if told["type"] == "welcome" and told["table"]:
                told["table"].update(table)
                told["own"].update(own or {})
                message = json.dumps(told)
            route.send(message)

        server.on_message(from_server)
        route.on_message(server.send)

    visitor.page.route_web_socket("**/live", change)


def assert_inside(visitor: Visitor, cards: int) -> None:
    """This many cards lie on the felt, and neither they nor a plaque reach over its edge."""
    visitor.settle()
    seen = visitor.page.evaluate(INSIDE, "[data-felt]")
    assert seen["drawn"] > cards, "the cards, and a plaque"
    assert seen["out"] == 0


def felt_size(visitor: Visitor) -> Any:
    visitor.settle()
    return visitor.page.locator("[data-felt]").bounding_box()
