"""Oldchapix on screen."""

from collections.abc import Iterable
from dataclasses import dataclass

from toutilix.engine.act import HandActs
from toutilix.engine.facts import Event, Fact, FactType, card_texts, one, word_type
from toutilix.engine.highlights import Highlight
from toutilix.engine.moves import Move
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.screen import Screen, Section, Verb
from toutilix.engine.view import NO_SEAT
from toutilix.games.oldchapix.events import CONTRACT_EVENTS, LED, PLAYED, TOOK, TOOK_DANGER
from toutilix.games.oldchapix.highlights import highlights
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.shown import ShownOldchapixTable
from toutilix.games.oldchapix.table import (
    BLUE_H,
    BLUE_H_POINTS,
    CARDS_EACH,
    EVERYTHING_HAND,
    FAMILY,
    FAMILY_NAMES,
    MN_CARDS,
    MN_POINTS,
    TRICK_POINTS,
    TRICKS_HAND,
    VOWEL_CARDS,
    VOWEL_POINTS,
    OldchapixTable,
    cards_of,
    count_bits,
    highest_place,
)

DANGERS = ("tricks", "vowels", "mn", "blue_h")
word_type("danger", DANGERS)


LEAD = FactType("table.oldchapix_lead")
FOLLOW = FactType("table.oldchapix_follow", "family card")
NO_TRICK = FactType("table.oldchapix_no_trick", "seat")
TRICK_TITLE = FactType("page.trick")
LAST_TRICK_TITLE = FactType("page.text_last_trick")
CONTRACT_TITLE = FactType("page.contract")
FAMILY_LED = FactType("table.oldchapix_led", "family")
TAKEN = FactType("table.oldchapix_taken", "danger taken total")
TRICKS_TAKEN = FactType("page.seat_tricks", "tricks")
CAPTURED = FactType("page.captured_cards", "cards")


class OldchapixScreen(Screen[OldchapixView]):
    table_type = ShownOldchapixTable
    verbs = (Verb("play", ("card",)),)

    def write_table(self, view: OldchapixView, hand: HandActs) -> Document:
        table = view.table
        shown = self.common_table(view, hand)
        shown["contract"] = table.contract()
        shown["dangers"] = [cost.document() for cost in dangers(table)]
        shown["leader"] = seat_number(table.leader)
        shown["led"] = FAMILY_NAMES[table.trick[0] // FAMILY] if len(table.trick) else None
        shown["trick"] = trick_shown(table, hand).document()
        last = last_trick(hand)
        shown["last_trick"] = last.document() if last.cards else None
        shown["tricks_won"] = list(table.tricks_won)
        shown["captured"] = [card_texts(cards_of(mask)) if mask else [] for mask in table.captured]
        return shown

    def coming(self, view: OldchapixView) -> Fact | None:
        return Fact(CONTRACT_EVENTS[view.table.hand])

    def highlights(self, view: OldchapixView, hand: HandActs) -> Iterable[Highlight]:
        return highlights(view.table.hand, hand)

    def forced(self, view: OldchapixView, only: Move) -> bool:
        """Everybody sees that it is the last card."""
        return bool(view.table.counts[view.seat] == 1)

    def situation(self, view: OldchapixView) -> list[Fact]:
        trick = view.table.trick
        if not len(trick):
            return [Fact(LEAD)]
        best = trick[highest_place(trick)]
        return [Fact(FOLLOW, trick[0] // FAMILY, cards=one(best))]

    def describe(self, view: OldchapixView, hand: HandActs) -> list[Section]:
        table = view.table
        trick = trick_shown(table, hand)
        lines = [
            Fact(PLAYED if place else LED, seat, cards=one(card)) for place, (seat, card) in enumerate(trick.cards)
        ]
        if trick.taker != NO_SEAT:
            lines.append(Fact(TOOK, trick.taker))
        elif not trick.cards and table.leader != NO_SEAT:
            lines.append(Fact(NO_TRICK, table.leader))
        if len(table.trick):
            lines.append(Fact(FAMILY_LED, table.trick[0] // FAMILY))
        contract = [Fact(CONTRACT_EVENTS[max(table.hand, 1) - 1])]
        contract += [Fact(TAKEN, cost.danger, cost.taken, cost.total) for cost in dangers(table)]
        return [
            Section(Fact(TRICK_TITLE if trick.taker == NO_SEAT else LAST_TRICK_TITLE), lines),
            Section(Fact(CONTRACT_TITLE), contract),
        ]

    def describe_seat(self, view: OldchapixView, hand: HandActs, seat: int) -> list[Fact]:
        captured = cards_of(view.table.captured[seat])
        lines = [Fact(TRICKS_TAKEN, view.table.tricks_won[seat])]
        if len(captured):
            lines.append(Fact(CAPTURED, cards=captured))
        return lines


@dataclass(frozen=True)
class TrickShown:
    """Seats and cards from the lead on, whose card is highest, and who took them; NO_SEAT where nobody did."""

    cards: list[tuple[int, int]]
    highest: int
    taker: int

    def document(self) -> Document:
        return {
            "cards": [{"seat": seat + 1, "card": card_texts(one(card))[0]} for seat, card in self.cards],
            "highest": seat_number(self.highest),
            "taker": seat_number(self.taker),
        }


def trick_shown(table: OldchapixTable, hand: HandActs) -> TrickShown:
    """The trick being played or, until somebody leads, the one before."""
    if not len(table.trick):
        return last_trick(hand)
    seats = [(int(table.leader) + place) % int(table.players) for place in range(len(table.trick))]
    cards = [(seat, int(card)) for seat, card in zip(seats, table.trick, strict=True)]
    return TrickShown(cards, seats[highest_place(table.trick)], NO_SEAT)


def last_trick(hand: HandActs) -> TrickShown:
    """The last trick of the hand that somebody has taken; without cards where nobody has taken one."""
    cards: list[tuple[int, int]] = []
    taker = NO_SEAT
    for at in range(len(hand.acts) - 1, -1, -1):
        act = hand.acts[at]
        if act.move is None:
            break
        # A card is played by the first event of its act; the one that completes a trick says who takes it.
        played = act.events[0]
        if taker == NO_SEAT:
            taker = taker_in(act.events)
            if taker == NO_SEAT:
                continue
        cards.append((int(played.seat), int(played.cards[0])))
        if played.type is LED:
            return TrickShown(cards[::-1], taker, taker)
    return TrickShown([], NO_SEAT, NO_SEAT)


def taker_in(events: list[Event]) -> int:
    for event in events:
        if event.type is TOOK or event.type is TOOK_DANGER:
            return int(event.seat)
    return NO_SEAT


@dataclass(frozen=True)
class DangerShown:
    """`danger` is its place among DANGERS."""

    danger: int
    each: int
    total: int
    taken: int

    def document(self) -> Document:
        return {"danger": DANGERS[self.danger], "each": self.each, "total": self.total, "taken": self.taken}


_CARDS = ((VOWEL_CARDS, VOWEL_POINTS), (MN_CARDS, MN_POINTS), (BLUE_H, BLUE_H_POINTS))
"""The dangerous cards of the hands 2 to 4 and what each of them costs (O4)."""


def dangers(table: OldchapixTable) -> list[DangerShown]:
    """The things that cost points in this hand, and how many of them have been taken."""
    hand = max(int(table.hand), 1)
    found: list[DangerShown] = []
    if hand in (TRICKS_HAND, EVERYTHING_HAND):
        found.append(DangerShown(0, int(TRICK_POINTS), int(CARDS_EACH[table.players]), sum(table.tricks_won)))
    for place, (cards, points) in enumerate(_CARDS, start=1):
        if hand in (place + 1, EVERYTHING_HAND):
            taken = sum(int(count_bits(mask & cards)) for mask in table.captured)
            found.append(DangerShown(place, int(points), int(count_bits(cards)), taken))
    return found
