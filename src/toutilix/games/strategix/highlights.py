"""Highlights of a hand of Strategix: the play that got rid of most cards, a title won or suffered."""

from collections.abc import Iterator

from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.highlights import Highlight, public_events
from toutilix.engine.moves import count_cards
from toutilix.games.strategix.events import FOLLOWED, LED, SCORED
from toutilix.games.strategix.table import LUCKYLIX

BIG_PLAY = FactType("strategix.highlight_play", "seat number groups")
TITLE = FactType("strategix.highlight_title", "seat place points")

BIG = 4
"""A play of this many cards is told rather than the title of Luckylix."""


def highlights(acts: HandActs) -> Iterator[Highlight]:
    for number, event in public_events(acts):
        if event.type in (LED, FOLLOWED):
            size = int(count_cards(event.cards))
            if size >= BIG:
                yield Highlight(size, number, Fact(BIG_PLAY, event.seat, size, cards=event.cards))
        elif event.type is SCORED:
            place, points = event["place"], event["points"]
            if place == LUCKYLIX:
                yield Highlight(BIG - 1, number, Fact(TITLE, event.seat, place, points))
            elif points < 0:
                yield Highlight(points, number, Fact(TITLE, event.seat, place, points))
