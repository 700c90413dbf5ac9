"""How a match ended: who won, in which order, and why it was over."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Outcome:
    """`ranking` lists the seats best first; equal scores share a rank, so that winners may be several."""

    __slots__ = ("ranking", "reason", "winners")

    def __init__(self, reason: str, ranking: list[list[int]]) -> None:
        self.reason: Final = reason
        self.ranking: Final = ranking
        self.winners: Final = ranking[0]

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; those who share a rank share the place."""
        better = 0
        for seats in self.ranking:
            if seat in seats:
                break
            better += len(seats)
        return better + 1

    def __repr__(self) -> str:
        return f"<Outcome {self.reason} {self.ranking}>"


def rank(scores: vec[i64], fewest_wins: bool) -> list[list[int]]:
    """Seats by score, best first, equal scores together."""
    different = sorted({int(score) for score in scores}, reverse=not fewest_wins)
    return [[seat for seat in range(len(scores)) if scores[seat] == score] for score in different]
