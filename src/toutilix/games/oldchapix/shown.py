"""The types of what Oldchapix shows on screen."""

from typing import Annotated, Literal

from msgspec import Meta

from toutilix.engine.shown import Card, Cards, Count, Seat, Shown, ShownTable

Contract = Annotated[Literal["tricks", "vowels", "mn", "blue_h", "everything"], Meta(title="Contract")]
DangerName = Annotated[Literal["tricks", "vowels", "mn", "blue_h"], Meta(title="DangerName")]
Family = Annotated[
    Literal["pink_low", "pink_high", "blue_low", "blue_high"],
    Meta(title="Family", description="Pink or blue, A to M (low) or N to Z (high)."),
]


class TrickCard(Shown, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Trick(Shown, frozen=True, kw_only=True):
    """From the lead on. `highest` is the seat that takes the trick as it lies; `taker` is null while it is played."""

    cards: list[TrickCard]
    highest: Seat | None
    taker: Seat | None


class Danger(Shown, frozen=True, kw_only=True):
    """Something that costs points in this hand: `each` is the cost of one, `taken` of `total` have been taken."""

    danger: DangerName
    each: Count
    total: Count
    taken: Count


class ShownOldchapixTable(ShownTable, frozen=True, kw_only=True):
    contract: Contract
    dangers: Annotated[list[Danger], Meta(description="One, or all four in the last hand.")]
    leader: Annotated[Seat | None, Meta(description="The seat that led, or leads next.")]
    led: Annotated[Family | None, Meta(description="The family to follow.")]
    trick: Annotated[Trick, Meta(description="The trick being played; until somebody leads, the one before.")]
    last_trick: Annotated[Trick | None, Meta(description="The last trick of this hand that somebody has taken.")]
    tricks_won: list[Count]
    captured: Annotated[list[Cards], Meta(description="The cards face up before each seat, seat 1 first.")]
