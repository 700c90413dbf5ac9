"""Highlights of a hand of Sowix: the cards left that cost most, going out, a catch."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.act import HandActs
from toutilix.engine.events import HAND_POINTS
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.highlights import Highlight, public_events
from toutilix.games.sowix.events import CAUGHT, LEFT, OUT

CARDS_LEFT = FactType("sowix.highlight_left", "seat points cards")
WENT_OUT = FactType("sowix.highlight_out", "seat points")
CAUGHT_SOMEBODY = FactType("sowix.highlight_catch", "seat caught:seat")
WAS_CAUGHT = FactType("sowix.highlight_caught", "seat catcher:seat")

CATCH = 25
"""About what the cards cost that somebody draws who was caught."""


def highlights(acts: HandActs) -> Iterator[Highlight]:
    left: vec[i64] = vec[i64]()
    out: tuple[int, i64] | None = None
    cost = 0
    for number, event in public_events(acts):
        if event.type is CAUGHT:
            caught = event["caught"]
            yield Highlight(CATCH, number, Fact(CAUGHT_SOMEBODY, event.seat, caught))
            yield Highlight(-CATCH, number, Fact(WAS_CAUGHT, caught, event.seat))
        elif event.type is OUT:
            out = number, event.seat
        elif event.type is LEFT:
            left = event.cards
        elif event.type is HAND_POINTS:
            points = event["points"]
            cost += points
            yield Highlight(-points, number, Fact(CARDS_LEFT, event.seat, points, cards=left))
    if out is not None:
        yield Highlight(cost, out[0], Fact(WENT_OUT, out[1], cost))
