"""The adaptive level: a person who plays alone against it keeps a fair chance of the match.

It looks at the scores that everybody sees and at nothing else. While that seat is behind it plays like a beginner,
while it is level with the others now like one, now like a regular, and while it is ahead like an expert: no move is bad
on purpose.
"""

from math import sqrt

from librt.random import Random

from toutilix.bots.knowledge import AnyKnowledge
from toutilix.bots.roster import bots_of
from toutilix.bots.search import Expert
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

EAGER = 4.0
"""How soon it gives way or tries harder: at 1, when a lead is as large as the hands to come usually vary."""
KIND = 0.6
"""While all are level it is kinder than a regular: a better player will be ahead soon."""


def lead_of(view: AnyView, seat: int, knowledge: AnyKnowledge) -> float:
    """How far a seat is ahead of the mean of the others, more being better in every game, beside how far the hands that
    remain usually carry two seats apart."""
    scores = view.table.scores
    others = sum(int(score) for other, score in enumerate(scores) if other != seat)
    ahead = int(scores[seat]) - others / (len(scores) - 1)
    hands = 1.0 + float(knowledge.hands_left(view, scores))
    return (-ahead if view.game.fewest_wins else ahead) / (knowledge.deviation * sqrt(hands))


class Adaptive:
    """A player for every game and seat; its expert's thinking is bounded by simulations or by seconds. `against` is the
    seat whose chances it keeps even; where nobody plays alone, all keep each other's."""

    def __init__(self, sims: int | None = None, seconds: float | None = None, against: int | None = None) -> None:
        self._expert = Expert(sims, seconds)
        self._against = against

    def __call__(self, view: AnyView, rng: Random) -> Move | None:
        if view.seat < 0:
            return None
        bots = bots_of(view.game.name)
        if self._against is None:
            ahead = lead_of(view, view.seat, bots.knowledge)
        else:
            ahead = -lead_of(view, self._against, bots.knowledge)
        lead = EAGER * ahead + KIND + rng.random() - 0.5
        if lead < -0.5:
            return self._expert(view, rng)
        adviser = bots.beginner if lead >= 0.5 or bots.regular is None else bots.regular
        advice = adviser(view, rng)
        return None if advice is None else advice.move
