"""The types of what Minilix shows on screen."""

from typing import Annotated

from msgspec import Meta

from toutilix.engine.shown import Cards, Count, Seat, ShownTable


class ShownMinilixTable(ShownTable, frozen=True, kw_only=True):
    leader: Seat | None
    trick: Annotated[Cards, Meta(description="From the leader's card on.")]
    points: Annotated[list[Count], Meta(description="Of this hand, seat 1 first.")]
