"""The types of what Sowix shows on screen."""

from typing import Annotated, Literal

from msgspec import Meta

from toutilix.engine.shown import Card, Cards, Count, Letter, Seat, Shown, ShownOwn, ShownTable


class LaidCard(Shown, frozen=True, kw_only=True):
    """`seat` is null for a card turned up; the same card keeps its `key` while it lies there."""

    key: Count
    seat: Seat | None
    card: Card


class DrawnCards(Shown, frozen=True, kw_only=True):
    seat: Seat
    count: Count


class SpokenCall(Shown, frozen=True, kw_only=True):
    seat: Seat
    call: Literal["toutilix", "star"]


class ShownSowixTable(ShownTable, frozen=True, kw_only=True):
    """It does not show who has forgotten to call: people have to notice."""

    top: Annotated[Card | None, Meta(description="The card on top of the pile.")]
    laid: Annotated[
        list[LaidCard],
        Meta(description="The latest cards laid that still lie on the pile, at most five, the top last."),
    ]
    draws: Annotated[
        list[DrawnCards], Meta(description="The seats that drew in the latest act, in order, and how many cards.")
    ]
    calls: Annotated[list[SpokenCall], Meta(description="The calls of the latest act, with a card or alone.")]
    letter: Annotated[Letter | None, Meta(description="The letter in force; null where anything fits.")]
    fits: Annotated[list[Letter], Meta(description="The letters that fit it; stars and firecrackers always do.")]
    firecrackers: Annotated[Count, Meta(description="How many lie on top of the pile.")]
    pile_size: Count
    stock_size: Annotated[Count, Meta(description="Cards left in the draw pile.")]
    direction: Annotated[Literal[-1, 1], Meta(description="1: the seat with the next number comes next.")]
    turned: Annotated[Count, Meta(description="How often the pile was turned over in this hand.")]
    lose_turn: Annotated[list[Seat], Meta(description="Seats whose next turn is lost.")]
    passed: Annotated[list[Seat], Meta(description="Seats that have passed since a card was last played or drawn.")]
    drew: Annotated[bool, Meta(description="The seat in turn has just drawn a card that fits.")]
    shown: Annotated[list[Cards], Meta(description="The hands as they lie open when a hand has ended, seat 1 first.")]


class ShownSowixOwn(ShownOwn, frozen=True, kw_only=True):
    drawn: Annotated[Card | None, Meta(description="The card just drawn, which has to be played.")]
