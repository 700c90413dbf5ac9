"""Minilix on screen."""

from tests.minilix.events import PLAYED
from tests.minilix.seat import MinilixView
from tests.minilix.shown import ShownMinilixTable
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType, card_texts, one
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.screen import Screen, Section, Verb

TRICK = FactType("table.minilix_trick")
LEADS = FactType("table.minilix_leads", "seat")
BEAT = FactType("table.minilix_beat", "card")
POINTS = FactType("table.minilix_points", "points")


class MinilixScreen(Screen[MinilixView]):
    table_type = ShownMinilixTable
    verbs = (Verb("play", ("card",)),)

    def write_table(self, view: MinilixView, hand: HandActs) -> Document:
        shown = self.common_table(view, hand)
        shown["leader"] = seat_number(view.table.leader)
        shown["trick"] = card_texts(view.table.trick)
        shown["points"] = list(view.table.points)
        return shown

    def situation(self, view: MinilixView) -> list[Fact]:
        trick = view.table.trick
        return [Fact(BEAT, cards=one(max(trick))) if len(trick) else Fact(LEADS, view.table.leader)]

    def describe(self, view: MinilixView, hand: HandActs) -> list[Section]:
        table = view.table
        seats = [(int(table.leader) + place) % int(table.players) for place in range(len(table.trick))]
        lines = [Fact(PLAYED, seat, cards=one(card)) for seat, card in zip(seats, table.trick, strict=True)]
        if not lines and table.leader >= 0:
            lines = [Fact(LEADS, table.leader)]
        return [Section(Fact(TRICK), lines)]

    def describe_seat(self, view: MinilixView, hand: HandActs, seat: int) -> list[Fact]:
        return [Fact(POINTS, view.table.points[seat])]
