"""The types of all that a screen is shown, from which the protocol and the page's types are written."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

CARD_PATTERN = r"^([A-Z][pbyv]?|\*[A-Z]?|!|\?\?)$"
Card = Annotated[
    str,
    Meta(title="Card", description="One card, such as `Hb`, `*`, `*H`, `!` or `??` (unseen).", pattern=CARD_PATTERN),
]
Cards = list[Card]
Groups = list[list[Card]]
Seat = Annotated[int, Meta(title="Seat", description="Seats count from 1.", ge=1, le=8)]
RunNumber = Annotated[int, Meta(title="RunNumber", description="Runs count from 1, for the whole hand.", ge=1)]
Count = Annotated[int, Meta(ge=0)]
Letter = Annotated[str, Meta(title="Letter", pattern="^[A-Z]$")]
Over = Literal["hand", "match"]
Side = Annotated[Literal["left", "right"], Meta(title="Side")]
FactDocument = dict[str, Any]
"""A fact as `document` writes it."""


class Shown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all that a screen is shown."""


class ShownHighlight(Shown, frozen=True, kw_only=True):
    """The best or the costliest moment of a seat; a replay finds it by the number of its act."""

    seat: Seat
    kind: Literal["best", "costliest"]
    hand: Count
    act: Count
    fact: FactDocument


class ShownTable(Shown, frozen=True, kw_only=True):
    hand: Annotated[Count, Meta(description="Counts from 1; 0 before the first deal.")]
    scores: Annotated[list[int], Meta(description="Of the finished hands, seat 1 first.")]
    over: Annotated[Over | None, Meta(description="Is the hand or the match over? Then nobody is to act.")]
    to_shuffle: Annotated[bool, Meta(description="A pile waits to be shuffled; nobody is to act.")]
    turn: Seat | None
    counts: Annotated[list[Count], Meta(description="Cards in each hand, seat 1 first.")]
    last: Annotated[list[str | None], Meta(description="The verb of each seat's latest move in this hand.")]
    coming: Annotated[
        FactDocument | None, Meta(description="Between two hands: what is special in the next one, if anything.")
    ]
    highlights: Annotated[
        list[ShownHighlight],
        Meta(description="When a match is over: the best and the costliest moment of each seat."),
    ]


class ShownOwn(Shown, frozen=True, kw_only=True):
    cards: Annotated[Cards, Meta(description="The cards in this seat's hand.")]
