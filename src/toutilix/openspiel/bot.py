"""One of our players at OpenSpiel's table."""

import pyspiel
from librt.random import Random

from toutilix.bots.levels import Player
from toutilix.openspiel.game import OldchapixSpielState


class PlayerBot(pyspiel.Bot):
    """Gets the view of the seat in turn and nothing else of the state."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__()
        self._player = player
        self._rng = Random(seed)

    def step(self, state: OldchapixSpielState) -> int:
        move = self._player(state.view(state.current_player()), self._rng)
        assert move is not None
        return int(move.card)

    def restart_at(self, state: OldchapixSpielState) -> None:
        """Every move is thought about from what the view tells: there is nothing to be reminded of."""
