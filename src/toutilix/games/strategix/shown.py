"""The types of what Strategix shows on screen."""

from typing import Annotated, Literal

from msgspec import Meta

from toutilix.engine.shown import Card, Cards, Count, Groups, Letter, Seat, Shown, ShownOwn, ShownTable

Place = Annotated[Literal["luckylix", "aswellix", "neithernorix", "badluckix"], Meta(title="Place")]
Did = Annotated[Literal["played", "threw", "passed", "lost"], Meta(title="Did")]


class RoundPlay(Shown, frozen=True, kw_only=True):
    """`key` tells a play from one just like it; `thrown`: a firecracker, which leaves the combination to follow."""

    key: int
    seat: Seat
    groups: Groups
    thrown: bool


class Round(Shown, frozen=True, kw_only=True):
    """`winner` is null while the round is being played."""

    plays: list[RoundPlay]
    winner: Seat | None


class Exchange(Shown, frozen=True, kw_only=True):
    """The seats that exchanged cards before this hand; `fresh` until its first round is over."""

    lucky: Seat
    bad: Seat
    fresh: bool


class ShownStrategixTable(ShownTable, frozen=True, kw_only=True):
    """Lists are per seat, seat 1 first, but for `named`."""

    combination: Annotated[
        list[list[Letter]] | None, Meta(description="The letters to follow, group by group; null: anything may be led.")
    ]
    owner: Annotated[Seat | None, Meta(description="The player of that combination.")]
    after_firecracker: Annotated[
        bool, Meta(description="From a firecracker until the next combination or the end of the round.")
    ]
    round: Annotated[Round, Meta(description="The round being played; until somebody leads, the one before.")]
    did: Annotated[
        list[Did | None],
        Meta(description="The latest thing each seat did in that round; a lost turn is over once the turn comes back."),
    ]
    exchange: Exchange | None
    places: list[Place | None]
    named: Annotated[list[Seat], Meta(description="The seats that a foul has named Badluckix, in that order.")]
    played: Annotated[Cards, Meta(description="The cards set aside.")]
    boxed: Annotated[Count, Meta(description="Cards in the box, with two players.")]


class ShownStrategixOwn(ShownOwn, frozen=True, kw_only=True):
    passes_left: Annotated[
        Count | None, Meta(description="Passes left though this seat could follow; null: as many as it likes.")
    ]
    gave: Annotated[Card | None, Meta(description="In this hand's exchange.")]
    got: Annotated[Card | None, Meta(description="In this hand's exchange.")]
