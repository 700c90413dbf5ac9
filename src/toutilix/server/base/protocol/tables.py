"""What lies on the table of each game, and what a seat has for its own, as they cross the wire.

The documents are written by each game's notation; these types say what is in them. Facts that people are left to
notice (`to_notice` of the notation) are in none of them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from toutilix.server.base.protocol.common import CARD, Cards, Seat

Card = Annotated[str, Meta(title="Card", description="One card, such as `Hb`, `*`, `*H` or `!`.", pattern=f"^{CARD}$")]
Over = Literal["hand", "match"]
Contract = Annotated[Literal["tricks", "vowels", "mn", "blue_h", "everything"], Meta(title="Contract")]
Family = Annotated[
    Literal["pink_low", "pink_high", "blue_low", "blue_high"],
    Meta(title="Family", description="Pink or blue, A to M (low) or N to Z (high)."),
]
Place = Annotated[Literal["luckylix", "aswellix", "neithernorix", "badluckix"], Meta(title="Place")]
Letters = Annotated[str, Meta(pattern=r"^[A-Z]( \+| [A-Z])*$")]
Letter = Annotated[str, Meta(pattern="^[A-Z]$")]
Count = Annotated[int, Meta(ge=0)]


class Facts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class TableFacts(Facts, frozen=True, kw_only=True):
    hand: Annotated[Count, Meta(description="Counts from 1; 0 before the first deal.")]
    scores: Annotated[list[int], Meta(description="Of the finished hands, seat 1 first.")]
    over: Annotated[Over | None, Meta(description="Is the hand or the match over? Then nobody is to act.")]
    to_shuffle: Annotated[bool, Meta(description="The table waits for a shuffle. The server does it at once.")]
    turn: Annotated[Seat | None, Meta(description="The seat that is to act.")]


class NoTable(Facts, frozen=True, kw_only=True):
    """In the lobby: no match has begun, and nothing lies on the table."""


class ToDraw(Facts, frozen=True, kw_only=True):
    """While the table waits for a shuffle: this seat still has to draw so many cards, and then it is the turn of
    `turn`."""

    seat: Seat
    cards: Count
    turn: Seat


class OldchapixTable(TableFacts, frozen=True, kw_only=True):
    """Lists are per seat, seat 1 first."""

    contract: Contract
    leader: Annotated[Seat | None, Meta(description="Who led to the trick that lies there, or is to lead.")]
    trick: Annotated[Cards, Meta(description="The cards that lie there, the leader's first.")]
    led: Annotated[Family | None, Meta(description="The family to follow; null where nothing was led.")]
    counts: Annotated[list[Count], Meta(description="Cards in each hand.")]
    tricks_won: list[Count]
    captured: Annotated[list[Cards], Meta(description="The cards won in this hand that cost something.")]


class OldchapixOwn(Facts, frozen=True, kw_only=True):
    cards: Cards


class StrategixTable(TableFacts, frozen=True, kw_only=True):
    """Lists are per seat, seat 1 first, but for `named`."""

    combination: Annotated[
        Letters | None, Meta(description="The letters to beat, groups between `+`; null where anything may be led.")
    ]
    owner: Annotated[Seat | None, Meta(description="Who played that combination.")]
    after_firecracker: Annotated[
        bool, Meta(description="From a firecracker until the next combination or the end of the round.")
    ]
    places: list[Place | None]
    named: Annotated[list[Seat], Meta(description="The seats that a foul has named Badluckix, in that order.")]
    played: Annotated[Cards, Meta(description="The cards set aside.")]
    counts: Annotated[list[Count], Meta(description="Cards in each hand.")]
    boxed: Annotated[Count, Meta(description="Cards left in the box, with two players.")]


class StrategixOwn(Facts, frozen=True, kw_only=True):
    cards: Cards
    passes_used: Annotated[Count, Meta(description="Passes although this seat could have played.")]
    gave: Annotated[Card | None, Meta(description="In this hand's exchange.")]
    got: Annotated[Card | None, Meta(description="In this hand's exchange.")]


class SowixTable(TableFacts, frozen=True, kw_only=True):
    """Who has forgotten to call is not told: it is for people to notice."""

    to_draw: ToDraw | None
    top: Annotated[Card | None, Meta(description="The card on top of the pile.")]
    letter: Annotated[Letter | None, Meta(description="The letter in force; null where anything fits.")]
    fits: Annotated[
        str, Meta(description="The letters that fit it; stars and firecrackers always do.", pattern="^[A-Z]+$")
    ]
    firecrackers: Annotated[Count, Meta(description="How many lie on top of the pile.")]
    pile_size: Count
    stock_size: Count
    direction: Annotated[Literal[-1, 1], Meta(description="1: the seat with the next number comes next.")]
    turned: Annotated[Count, Meta(description="How often the pile was turned over in this hand.")]
    counts: Annotated[list[Count], Meta(description="Cards in each hand, seat 1 first.")]
    lose_turn: Annotated[list[Seat], Meta(description="Seats whose next turn is lost.")]
    passed: Annotated[list[Seat], Meta(description="Seats that have passed since a card was last played or drawn.")]
    drew: Annotated[bool, Meta(description="The seat in turn has just drawn a card that fits.")]
    shown: Annotated[list[Cards], Meta(description="The hands as they lie open when a hand has ended, seat 1 first.")]


class SowixOwn(Facts, frozen=True, kw_only=True):
    cards: Cards
    drawn: Annotated[Card | None, Meta(description="The card just drawn, which has to be played.")]


class Run(Facts, frozen=True, kw_only=True):
    owner: Seat
    cards: Annotated[Cards, Meta(description="From its first letter on; a star with the letter it stands for.")]
    blocked: Literal["none", "left", "right", "both"]


class RummylixTable(TableFacts, frozen=True, kw_only=True):
    step: Annotated[Literal["draw", "play"], Meta(description="What the seat in turn has to do.")]
    stock: Annotated[Count, Meta(description="Cards left in the stock.")]
    discard: Annotated[Count, Meta(description="Cards on the discard pile.")]
    top: Annotated[Card | None, Meta(description="The card on top of the discard pile.")]
    runs: Annotated[list[Run], Meta(description="Run 1 first: a run keeps its number for the whole hand.")]
    opened: Annotated[list[bool], Meta(description="Has this seat laid a run? Seat 1 first.")]
    star_to_place: Annotated[bool, Meta(description="The star just swapped has to be added to a run.")]
    idle: Annotated[Count, Meta(description="Finished turns since something was last laid, added, swapped or blocked.")]
    removed: Annotated[Cards, Meta(description="Cards out of the game.")]
    counts: Annotated[list[Count], Meta(description="Cards in each hand, seat 1 first.")]
    shown: Annotated[list[Cards], Meta(description="The hands as they lie open when a hand has ended, seat 1 first.")]
    to_draw: ToDraw | None


class RummylixOwn(Facts, frozen=True, kw_only=True):
    cards: Cards


TABLES: dict[str, type[TableFacts]] = {
    "oldchapix": OldchapixTable,
    "strategix": StrategixTable,
    "sowix": SowixTable,
    "rummylix": RummylixTable,
}
OWNS: dict[str, type[Facts]] = {
    "oldchapix": OldchapixOwn,
    "strategix": StrategixOwn,
    "sowix": SowixOwn,
    "rummylix": RummylixOwn,
}
