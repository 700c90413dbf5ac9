"""A player's observation of a state, as a tensor and in words."""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.adapters.arrays import bytes_of
from toutilix.adapters.env_setup import EnvSetup
from toutilix.adapters.openspiel.spiel_table import SpielTable
from toutilix.engine.moves import NO_CARDS

HISTORY = 1024
"""The entries of a history; of a longer one the latest are kept."""


class SpielObserver:
    """The observation of all our environments, plane by plane; with perfect recall also the history of the hand: three
    numbers an entry (what, which seat counted on from the own one, a value), the oldest first."""

    def __init__(self, setup: EnvSetup, perfect_recall: bool) -> None:
        encoder = setup.encoder
        self._encoder = encoder
        self._notation = setup.kind.notation
        self._words = vec[i64]([0] * int(encoder.words))
        self._bytes = bytes_of(self._words, 1)[0]
        # Planes begin at whole words; a tensor has no gaps between them.
        self._places = np.concatenate([np.arange(plane.at, plane.at + plane.size) for plane in encoder.planes])
        size = len(self._places)
        self.tensor = np.zeros(size + (3 * HISTORY if perfect_recall else 0), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for plane in encoder.planes:
            self.dict[plane.name] = self.tensor[at : at + plane.size]
            at += plane.size
        self._history = self.tensor[size:]
        if perfect_recall:
            self.dict["history"] = self._history.reshape(HISTORY, 3)

    def _draft(self, table: SpielTable, player: int) -> vec[i64]:
        return table.episode.draft if player == table.turn else NO_CARDS

    def set_from(self, state: Any, player: int) -> None:
        table = state.table
        self.tensor.fill(0)
        if table.episode.awaits:
            # Cards are being dealt or shuffled: nobody sees anything new.
            return
        view = table.view(player)
        self._encoder.observe(view, self._draft(table, player), self._words, 0)
        self.tensor[: len(self._places)] = self._bytes[self._places]
        if len(self._history):
            entries = list(self._encoder.history(view))[-3 * HISTORY :]
            self._history[: len(entries)] = entries

    def string_from(self, state: Any, player: int) -> str:
        """All that the player ever learned, with perfect recall; else its present view."""
        table = state.table
        told: str = table.known_to(player)
        if self._history.size or table.episode.awaits:
            return told
        return f"{player + 1} {self._notation.write_view(table.view(player))} {self._draft(table, player)}"
