"""One of our players at OpenSpiel's table."""

import pyspiel
from librt.random import Random

from toutilix.adapters.openspiel.game import ToutilixSpielState
from toutilix.bots.levels import Player


class PlayerBot(pyspiel.Bot):
    """Gets the view of the seat in turn and nothing else of the state. A move of several actions is remembered until
    all of them are made."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__()
        self._player = player
        self._rng = Random(seed)
        self._left: list[int] = []

    def step(self, state: ToutilixSpielState) -> int:
        table = state.table
        if not len(table.episode.draft):
            view = state.view(table.turn)
            move = self._player(view, self._rng)
            encoder = table.setup.encoder
            self._left = [int(encoder.wait)] if move is None else [int(id) for id in encoder.spell(view, move)]
        return self._left.pop(0)

    def restart_at(self, state: ToutilixSpielState) -> None:
        """Every move is thought about from what the view tells: there is nothing to be reminded of."""
        self._left = []
