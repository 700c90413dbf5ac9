"""Highlights of a hand of Rummylix: the run that brought most, the cards taken from other hands."""

from collections.abc import Iterator

from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.highlights import Highlight, public_events
from toutilix.games.rummylix.events import LAID, SCORE_TAKEN, SWAPPED
from toutilix.games.rummylix.scoring import LETTER_POINTS, STAR_POINTS, card_points

RUN_LAID = FactType("rummylix.highlight_run", "seat points cards")
TOOK_CARDS = FactType("rummylix.highlight_took", "seat loser:seat points cards")
LOST_CARDS = FactType("rummylix.highlight_lost", "seat taker:seat points cards")
LOST_STAR = FactType("rummylix.highlight_star", "seat taker:seat points")


def highlights(acts: HandActs) -> Iterator[Highlight]:
    for number, event in public_events(acts):
        seat = event.seat
        if event.type is LAID:
            points = int(sum(card_points(card) for card in event.cards))
            yield Highlight(points, number, Fact(RUN_LAID, seat, points, cards=event.cards))
        elif event.type is SCORE_TAKEN:
            loser, points = event["loser"], event["points"]
            yield Highlight(points, number, Fact(TOOK_CARDS, seat, loser, points, cards=event.cards))
            yield Highlight(-points, number, Fact(LOST_CARDS, loser, seat, points, cards=event.cards))
        elif event.type is SWAPPED and event["owner"] != seat:
            lost = int(STAR_POINTS - LETTER_POINTS)
            yield Highlight(-lost, number, Fact(LOST_STAR, event["owner"], seat, lost))
