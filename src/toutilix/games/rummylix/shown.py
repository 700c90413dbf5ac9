"""The types of what Rummylix shows on screen."""

from typing import Annotated, Literal

from msgspec import Meta

from toutilix.engine.shown import Card, Cards, Count, Letter, RunNumber, Seat, Shown, ShownTable, Side


class RunEnds(Shown, frozen=True, kw_only=True):
    """The letter that would lengthen the run on each side; null where the end is not open."""

    left: Letter | None
    right: Letter | None


class ShownRun(Shown, frozen=True, kw_only=True):
    owner: Seat
    cards: Annotated[Cards, Meta(description="From its first letter on; a star with the letter it stands for.")]
    blocked: Literal["none", "left", "right", "both"]
    ends: RunEnds


class RunArrival(Shown, frozen=True, kw_only=True):
    """Something new at a run: the card with this letter, or the firecracker on this side."""

    run: RunNumber
    seat: Annotated[Seat, Meta(description="Where it came from.")]
    letter: Letter | None
    side: Side | None


class TakenCard(Shown, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Arrivals(Shown, frozen=True, kw_only=True):
    """The cards that the latest act moved, so that a page can show them moving. `act` is its number, 0 before the first
    deal."""

    act: Count
    runs: list[RunArrival]
    discarded: Annotated[Seat | None, Meta(description="The seat that put the top card on the discard pile.")]
    drew: Annotated[Seat | None, Meta(description="The seat that drew from the draw pile.")]
    took: Annotated[TakenCard | None, Meta(description="The card taken from the discard pile, and its taker.")]


class PutDown(Shown, frozen=True, kw_only=True):
    how: Literal["laid", "added", "swapped", "placed", "blocked", "unblocked", "discarded"]
    seat: Seat
    run: Annotated[RunNumber | None, Meta(description="Null for a discard.")]
    side: Annotated[Side | None, Meta(description="The end of the run, where it matters.")]
    cards: Cards


class ShownRummylixTable(ShownTable, frozen=True, kw_only=True):
    step: Annotated[Literal["draw", "play"], Meta(description="The step that the seat in turn is at.")]
    stock: Annotated[Count, Meta(description="Cards left in the stock.")]
    discard: Annotated[Count, Meta(description="Cards on the discard pile.")]
    top: Annotated[Card | None, Meta(description="The card on top of the discard pile.")]
    runs: Annotated[list[ShownRun], Meta(description="Run 1 first: a run keeps its number for the whole hand.")]
    opened: Annotated[list[bool], Meta(description="Has this seat laid a run? Seat 1 first.")]
    star_to_place: Annotated[bool, Meta(description="The star just swapped has to be added to a run.")]
    idle: Annotated[Count, Meta(description="Finished turns since something was last laid, added, swapped or blocked.")]
    removed: Annotated[Cards, Meta(description="Cards out of the game.")]
    shown: Annotated[list[Cards], Meta(description="The hands as they lie open when a hand has ended, seat 1 first.")]
    arrivals: Arrivals
    latest_turn: Annotated[list[PutDown], Meta(description="The cards put down in the latest turn that put down any.")]
