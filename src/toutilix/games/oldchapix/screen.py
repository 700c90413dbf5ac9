"""What a screen is shown of Oldchapix."""

from typing import Annotated, Literal

from msgspec import Meta

from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, FactType, card_texts, one
from toutilix.engine.notation import Document, seat_number
from toutilix.engine.screen import Card, Cards, Count, Screen, Seat, Section, Shown, ShownTable, Verb
from toutilix.engine.view import NO_SEAT
from toutilix.games.oldchapix.events import CONTRACT_EVENTS, LED, PLAYED, TOOK, TOOK_DANGER
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.table import FAMILY, FAMILY_NAMES, cards_of, highest_place

Contract = Annotated[Literal["tricks", "vowels", "mn", "blue_h", "everything"], Meta(title="Contract")]
Family = Annotated[
    Literal["pink_low", "pink_high", "blue_low", "blue_high"],
    Meta(title="Family", description="Pink or blue, A to M (low) or N to Z (high)."),
]


class TrickCard(Shown, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Trick(Shown, frozen=True, kw_only=True):
    """`taker` is null while the trick is being played."""

    cards: list[TrickCard]
    taker: Seat | None


class ShownOldchapixTable(ShownTable, frozen=True, kw_only=True):
    contract: Contract
    leader: Annotated[Seat | None, Meta(description="Who led, or leads next.")]
    led: Annotated[Family | None, Meta(description="The family to follow.")]
    trick: Annotated[Trick, Meta(description="The trick being played; until somebody leads, the one before.")]
    tricks_won: list[Count]
    captured: Annotated[list[Cards], Meta(description="What lies face up before each seat, seat 1 first.")]


LEAD = FactType("table.oldchapix_lead")
FOLLOW = FactType("table.oldchapix_follow", "family card")
NO_TRICK = FactType("table.oldchapix_no_trick", "seat")
TRICK_TITLE = FactType("page.trick")
LAST_TRICK_TITLE = FactType("page.text_last_trick")
CONTRACT_TITLE = FactType("page.contract")
FAMILY_LED = FactType("table.oldchapix_led", "family")
TRICKS_TAKEN = FactType("page.seat_tricks", "tricks")
CAPTURED = FactType("page.captured_cards", "cards")


class OldchapixScreen(Screen[OldchapixView]):
    table_type = ShownOldchapixTable
    verbs = (Verb("play", ("card",)),)

    def write_table(self, view: OldchapixView, hand: HandActs) -> Document:
        table = view.table
        shown = self.common_table(view, hand)
        laid, taker = trick_shown(view, hand)
        shown["contract"] = table.contract()
        shown["leader"] = seat_number(table.leader)
        shown["led"] = FAMILY_NAMES[table.trick[0] // FAMILY] if len(table.trick) else None
        shown["trick"] = {
            "cards": [{"seat": seat + 1, "card": card_texts(one(card))[0]} for seat, card in laid],
            "taker": seat_number(taker),
        }
        shown["tricks_won"] = list(table.tricks_won)
        shown["captured"] = [card_texts(cards_of(mask)) if mask else [] for mask in table.captured]
        return shown

    def situation(self, view: OldchapixView) -> list[Fact]:
        trick = view.table.trick
        if not len(trick):
            return [Fact(LEAD)]
        best = trick[highest_place(trick)]
        return [Fact(FOLLOW, trick[0] // FAMILY, cards=one(best))]

    def describe(self, view: OldchapixView, hand: HandActs) -> list[Section]:
        table = view.table
        laid, taker = trick_shown(view, hand)
        lines = [Fact(PLAYED if place else LED, seat, cards=one(card)) for place, (seat, card) in enumerate(laid)]
        if taker != NO_SEAT:
            lines.append(Fact(TOOK, taker))
        elif not laid and table.leader != NO_SEAT:
            lines.append(Fact(NO_TRICK, table.leader))
        if len(table.trick):
            lines.append(Fact(FAMILY_LED, table.trick[0] // FAMILY))
        return [
            Section(Fact(TRICK_TITLE if taker == NO_SEAT else LAST_TRICK_TITLE), lines),
            Section(Fact(CONTRACT_TITLE), [Fact(CONTRACT_EVENTS[max(table.hand, 1) - 1])]),
        ]

    def describe_seat(self, view: OldchapixView, hand: HandActs, seat: int) -> list[Fact]:
        captured = cards_of(view.table.captured[seat])
        lines = [Fact(TRICKS_TAKEN, view.table.tricks_won[seat])]
        if len(captured):
            lines.append(Fact(CAPTURED, cards=captured))
        return lines


def trick_shown(view: OldchapixView, hand: HandActs) -> tuple[list[tuple[int, int]], int]:
    """Seats and cards of the trick being played or, until somebody leads, of the one before, with its taker."""
    table = view.table
    if len(table.trick):
        players = int(table.players)
        return [((int(table.leader) + place) % players, int(card)) for place, card in enumerate(table.trick)], NO_SEAT
    laid: list[tuple[int, int]] = []
    taker = NO_SEAT
    for act in reversed(hand.acts):
        for event in act.events:
            if event.type in (TOOK, TOOK_DANGER):
                taker = int(event.seat)
        for event in act.events:
            if event.type in (LED, PLAYED):
                laid.insert(0, (int(event.seat), int(event.cards[0])))
                if event.type is LED:
                    return laid, taker
    return laid, taker
