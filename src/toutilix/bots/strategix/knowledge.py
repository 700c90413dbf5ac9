"""The search's knowledge of Strategix: candidate moves, a quick way to play on, and the value of a place."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.strategix.comparing import told
from toutilix.bots.strategix.quick import quick_move
from toutilix.bots.strategix.weighing import weighed
from toutilix.engine.facts import Fact
from toutilix.engine.moves import Move
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.state import StrategixState
from toutilix.games.strategix.table import PLAY

MOST_TRIED: Final = 10
"""The most plays to search, besides the firecracker and the pass."""
MARGIN: Final = 3.0
"""A play that costs this much more than the best is not worth a simulation."""


@final
class StrategixKnowledge(Knowledge[StrategixView, StrategixState]):
    def __init__(self) -> None:
        super().__init__(6.0, deviation=2.4)

    def candidates(self, view: StrategixView, rng: Random) -> list[Move]:
        """The moves that cost the plan least; the firecracker and the pass wherever they are legal."""
        choices = weighed(view)
        dearest = choices[0].cost + MARGIN
        moves: list[Move] = []
        tried = 0
        for choice in choices:
            if choice.move.verb == PLAY:
                tried += 1
                if tried > MOST_TRIED or choice.cost > dearest:
                    continue
            moves.append(choice.move)
        return moves

    def told(self, view: StrategixView, move: Move, instead: Move) -> Fact | None:
        return told(view, move, instead)

    def playout(self, view: StrategixView, rng: Random) -> Move:
        """Nearly what a regular would do, in a fraction of the time."""
        return quick_move(view)

    def reward(self, state: StrategixState, start_scores: vec[i64]) -> vec[float]:
        """The points of the place, from 0 for Badluckix to 1 for Luckylix (S11)."""
        scores = state.table.scores
        players = int(state.table.players)
        most = 6.0 if players == 4 else 4.0
        return vec[float](
            [min(1.0, max(0.0, float(scores[seat] - start_scores[seat] + 2) / most)) for seat in range(players)]
        )


KNOWLEDGE: Final = StrategixKnowledge()
