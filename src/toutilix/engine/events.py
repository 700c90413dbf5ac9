"""What happened, as ids and typed arguments; sentences are made elsewhere.

`play` returns events and nobody stores them. An event knows which seats may see its cards: everybody else gets it with
the cards face down, or not at all where the event itself is private.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import BIT, UNSEEN, cards_text
from toutilix.engine.moves import NO_CARDS

NOBODY: Final[i64] = -1
EVERYBODY: Final[i64] = -1


@final
class Event:
    """`seat` acts, `other` is acted on; `cards`, `number` and `points` mean what the event's words say.

    `seers` is the mask of the seats that see the cards (EVERYBODY: all and spectators too). A `private` event does not
    exist for the others.
    """

    __slots__ = ("cards", "id", "number", "other", "points", "private", "seat", "seers")

    def __init__(
        self,
        id: str,
        seat: i64 = NOBODY,
        other: i64 = NOBODY,
        cards: vec[i64] = NO_CARDS,
        number: i64 = 0,
        points: i64 = 0,
        seers: i64 = EVERYBODY,
        private: bool = False,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards
        self.number: Final = number
        self.points: Final = points
        self.seers: Final = seers
        self.private: Final = private

    def seen_by(self, seat: i64) -> "Event | None":
        """The event as `seat` learns of it; seat NOBODY is a spectator."""
        if self.seers == EVERYBODY or (seat >= 0 and self.seers & BIT[seat] != 0):
            return self
        if self.private:
            return None
        hidden = vec[i64]([UNSEEN for _ in self.cards])
        return Event(self.id, self.seat, self.other, hidden, self.number, self.points, self.seers, False)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.id == other.id
            and self.seat == other.seat
            and self.other == other.other
            and self.cards == other.cards
            and self.number == other.number
            and self.points == other.points
            and self.seers == other.seers
            and self.private == other.private
        )

    def __hash__(self) -> int:
        return hash((self.id, self.seat, self.other, tuple(self.cards), self.number, self.points))

    def __repr__(self) -> str:
        return (
            f"<Event {self.id} seat={self.seat} other={self.other} cards={cards_text(self.cards)!r}"
            f" number={self.number} points={self.points} seers={self.seers}>"
        )


def seen_events(events: list[Event], seat: i64) -> list[Event]:
    """What `seat` sees of `events`, in order."""
    seen: list[Event] = []
    for event in events:
        shown = event.seen_by(seat)
        if shown is not None:
            seen.append(shown)
    return seen
