"""Moves as the table sees them: where a player leaves the colour out, everybody still sees which card it was."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, ANY, STAR, held_card, without
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState


def with_colours(kind: AnyKind, state: AnyState, seat: int, move: Move) -> Move:
    """The move with the colours of the cards that really go, pink first."""
    hand = kind.notation.read_cards(kind.notation.hands(state)[seat], "hands")
    seen: list[int] = []
    for card in [*move.groups, move.card]:
        if ANY * ALPHABET <= card < STAR and held_card(hand, card) >= 0:
            card = held_card(hand, card)
            hand = without(hand, card)
        seen.append(int(card))
    return Move(move.verb, seen[-1], move.number, move.side, vec[i64](seen[:-1]), move.call)
