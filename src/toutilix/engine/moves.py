"""A move: one verb of a game with the cards and numbers that the verb needs."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import NO_CARD, card_text

NO_SIDE: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
BOTH_SIDES: Final[i64] = 3
SIDES: Final = ("none", "left", "right", "both")
"""The words for each mask of sides."""

GROUP_END: Final[i64] = -1
NO_CARDS: Final = vec[i64]()


@mypyc_attr(acyclic=True)
@final
class Move:
    """Immutable. `verb` is a constant of the game's rules; what a verb does not need keeps its default.

    `groups` lists the cards of several groups one after the other, each group closed by GROUP_END. Seats and runs
    count from 0 inside and from 1 wherever a person reads or types.
    """

    __slots__ = ("call", "card", "groups", "number", "side", "verb")

    def __init__(
        self,
        verb: i64,
        card: i64 = NO_CARD,
        number: i64 = -1,
        side: i64 = NO_SIDE,
        groups: vec[i64] = NO_CARDS,
        call: bool = False,
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.number: Final = number
        self.side: Final = side
        self.groups: Final = groups
        self.call: Final = call

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.verb == other.verb
            and self.card == other.card
            and self.number == other.number
            and self.side == other.side
            and self.call == other.call
            and self.groups == other.groups
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.card, self.number, self.side, self.call, tuple(self.groups)))

    def __repr__(self) -> str:
        cards = " ".join(["+" if card == GROUP_END else card_text(card) for card in self.groups])
        card = card_text(self.card) if self.card != NO_CARD else ""
        return f"<Move verb={self.verb} card={card!r} number={self.number} side={self.side} {cards!r} call={self.call}>"


def count_cards(groups: vec[i64]) -> i64:
    """How many cards the groups of a move have."""
    count: i64 = 0
    for card in groups:
        if card != GROUP_END:
            count += 1
    return count


def split_groups(groups: vec[i64]) -> list[vec[i64]]:
    """The groups of a move, each a vector of its cards."""
    found: list[vec[i64]] = []
    group = vec[i64]()
    for card in groups:
        if card == GROUP_END:
            found.append(group)
            group = vec[i64]()
        else:
            group = append(group, card)
    return found


def join_groups(groups: list[vec[i64]]) -> vec[i64]:
    joined = vec[i64]()
    for group in groups:
        for card in group:
            joined = append(joined, card)
        joined = append(joined, GROUP_END)
    return joined
