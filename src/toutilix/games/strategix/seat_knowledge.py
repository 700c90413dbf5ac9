"""A seat's certain knowledge of the cards that it does not see."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import BIT, NO_CARD, STAR, face_of, letter_of
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.strategix.combinations import Z
from toutilix.games.strategix.hands import best_rank, low_rank
from toutilix.games.strategix.memory import (
    SAW_CARD,
    SAW_DEAL,
    SAW_EXCHANGE,
    SAW_ONLY_FIRECRACKERS,
    SAW_PASS,
    SAW_ROUND_END,
)
from toutilix.games.strategix.seat import StrategixView

PASS_FIELDS: Final[i64] = 3
"""The fields of a pass: the shape that it faced, how many cards the seat had played before, the round."""


@final
class SeatKnowledge:
    """Its own cards, what it gave and got, the counts, and its memory sorted by seat: the cards `played`, the `passes`
    (see PASS_FIELDS), who exchanged cards (`lucky` and `bad`), and a mask of those who had `only_firecrackers`.

    `leader` is the seat in turn to lead; `round` counts the rounds that ended; `from_deal`: the memory begins with the
    deal, not with a position.
    """

    def __init__(self, view: StrategixView) -> None:
        table = view.table
        leads = table.over == PLAYING and table.combination is None
        self.seat: Final = view.seat
        self.cards: Final = view.own.cards
        self.gave: Final = view.own.gave
        self.got: Final = view.own.got
        self.counts: Final = table.counts
        self.boxed: Final = table.boxed
        self.leader: Final = table.turn if leads else NO_SEAT
        self.played: list[vec[i64]] = [vec[i64]() for _ in range(table.players)]
        self.passes: list[vec[i64]] = [vec[i64]() for _ in range(table.players)]
        self.from_deal: bool = False
        self.lucky: i64 = NO_SEAT
        self.bad: i64 = NO_SEAT
        self.only_firecrackers: i64 = 0
        self.round: i64 = 0
        for entry in view.memory.entries:
            kind = kind_of(entry)
            seat = seat_of(entry)
            if kind == SAW_CARD:
                self.played[seat] = append(self.played[seat], face_of(value_of(entry)))
            elif kind == SAW_PASS:
                faced = append(self.passes[seat], value_of(entry))
                faced = append(faced, len(self.played[seat]))
                self.passes[seat] = append(faced, self.round)
            elif kind == SAW_ROUND_END:
                self.round += 1
            elif kind == SAW_ONLY_FIRECRACKERS:
                self.only_firecrackers |= BIT[seat]
            elif kind == SAW_EXCHANGE:
                self.lucky = seat
                self.bad = value_of(entry)
            elif kind == SAW_DEAL:
                self.from_deal = True

    def may_hold(self, owner: i64, card: i64) -> bool:
        """Could `owner` have this card, going by the cards alone? The box has no star, firecracker or Z (S1), and a
        seat that gave its best or lowest card has none better or lower of those dealt to it (S12)."""
        if owner == len(self.counts):
            return card < STAR and letter_of(card) != Z
        if self.seat == self.lucky and owner == self.bad and self.got != NO_CARD:
            return best_rank(card) <= best_rank(self.got)
        if self.seat == self.bad and owner == self.lucky and self.got != NO_CARD:
            return low_rank(card) >= low_rank(self.got)
        return True
