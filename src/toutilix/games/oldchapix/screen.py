"""Oldchapix on screen."""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text
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
        last = last_trick(hand)
        taken = last.document()
        shown["contract"] = table.contract()
        shown["dangers"] = [cost.document() for cost in dangers(table)]
        shown["leader"] = seat_number(table.leader)
        shown["led"] = FAMILY_NAMES[table.trick[0] // FAMILY] if len(table.trick) else None
        shown["trick"] = open_trick(table).document() if len(table.trick) else taken
        shown["last_trick"] = taken if last.cards else None
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
        trick = open_trick(table) if len(table.trick) else last_trick(hand)
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


@final
class TrickShown:
    """Seats and cards from the lead on, whose card is highest, and who took them; NO_SEAT where nobody did."""

    def __init__(self, cards: list[tuple[i64, i64]], highest: i64, taker: i64) -> None:
        self.cards: Final = cards
        self.highest: Final = highest
        self.taker: Final = taker

    def document(self) -> Document:
        return {
            "cards": [{"seat": seat + 1, "card": card_text(card)} for seat, card in self.cards],
            "highest": seat_number(self.highest),
            "taker": seat_number(self.taker),
        }


def open_trick(table: OldchapixTable) -> TrickShown:
    """The trick being played; until somebody leads, the last one is shown in its place."""
    cards: list[tuple[i64, i64]] = []
    for place in range(i64(len(table.trick))):
        cards.append(((table.leader + place) % table.players, table.trick[place]))
    highest, _ = cards[highest_place(table.trick)]
    return TrickShown(cards, highest, NO_SEAT)


def last_trick(hand: HandActs) -> TrickShown:
    """The last trick of the hand that somebody has taken; without cards where nobody has taken one."""
    cards: list[tuple[i64, i64]] = []
    taker: i64 = NO_SEAT
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
        cards.append((played.seat, played.cards[0]))
        if played.type is LED:
            return TrickShown(cards[::-1], taker, taker)
    return TrickShown([], NO_SEAT, NO_SEAT)


def taker_in(events: list[Event]) -> i64:
    for event in events:
        if event.type is TOOK or event.type is TOOK_DANGER:
            return event.seat
    return NO_SEAT


@final
class DangerShown:
    """`danger` is its place among DANGERS."""

    def __init__(self, danger: i64, each: i64, total: i64, taken: i64) -> None:
        self.danger: Final = danger
        self.each: Final = each
        self.total: Final = total
        self.taken: Final = taken

    def document(self) -> Document:
        return {"danger": DANGERS[self.danger], "each": self.each, "total": self.total, "taken": self.taken}


DANGER_CARDS: Final = vec[i64]([VOWEL_CARDS, MN_CARDS, BLUE_H])
DANGER_POINTS: Final = vec[i64]([VOWEL_POINTS, MN_POINTS, BLUE_H_POINTS])
"""The dangerous cards of the hands 2 to 4 and what each of them costs (O4)."""


def dangers(table: OldchapixTable) -> list[DangerShown]:
    """The things that cost points in this hand, and how many of them have been taken."""
    hand: i64 = max(table.hand, 1)
    tricks: i64 = 0
    captured: i64 = 0
    for won in table.tricks_won:
        tricks += won
    for mask in table.captured:
        captured |= mask
    found: list[DangerShown] = []
    if hand in (TRICKS_HAND, EVERYTHING_HAND):
        found.append(DangerShown(0, TRICK_POINTS, CARDS_EACH[table.players], tricks))
    for place in range(i64(len(DANGER_CARDS))):
        if hand in (place + 2, EVERYTHING_HAND):
            cards = DANGER_CARDS[place]
            found.append(DangerShown(place + 1, DANGER_POINTS[place], count_bits(cards), count_bits(captured & cards)))
    return found
