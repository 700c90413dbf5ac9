"""Thousands of tables at once for numpy: the compiled core plays all of them in one call and writes what the seats that
are asked see into arrays that stay where they are."""

from collections.abc import Mapping

import numpy as np

from toutilix.adapters.arrays import Array, WithPlanes, bytes_of, numbers_of
from toutilix.adapters.batch import Batch
from toutilix.adapters.env_setup import env_setup, whole

_SEEDS = 1 << 63


class BatchedEnv(WithPlanes):
    """Every array is read-only, has a row for each table, and shows the present: copy what you keep.

    `observations` (tables, size) and `masks` (tables, actions) are those of the seat in `seats` (from 0). A table that
    is over begins again in the same step: then `done` is 1, and `rewards` (tables, players) are those of the episode
    that ended.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        hands: int = 1,
        hand: int | None = None,
    ) -> None:
        tables = whole("tables", tables)
        if tables < 1:
            raise ValueError(f"at least one table is needed, not {tables}")
        self.setup = env_setup(game, players, options, hands, hand)
        self.tables = tables
        self._dealt = False
        self.players = self.setup.players
        self._batch = Batch(self.setup.encoder, tables, self.setup.first, self.setup.hands)
        self.actions = len(self.setup.encoder.actions)
        self.observations: Array = bytes_of(self._batch.observations, tables)
        self.masks: Array = bytes_of(self._batch.masks, tables)[:, : self.actions]
        self._legal_rows: Array = bytes_of(self._batch.masks, tables).view(np.bool_)
        self._legal: Array = self._legal_rows.reshape(-1)
        self._row_starts: Array = np.arange(tables) * self._legal_rows.shape[1]
        self.rewards: Array = numbers_of(self._batch.rewards, tables)
        self.seats: Array = numbers_of(self._batch.seats, tables)[:, 0]
        self.done: Array = numbers_of(self._batch.done, tables)[:, 0]

    def reset(self, seed: int = 0) -> None:
        """Deal at all tables. The same seed gives table number n the same cards, however many tables there are."""
        seed = whole("seed", seed)
        if not -_SEEDS <= seed < _SEEDS:
            raise ValueError(f"a seed has at most 63 bits, not {seed}")
        self._batch.reset(seed)
        self._dealt = True

    def step(self, actions: Array) -> None:
        """One action for each table. If any of them is illegal, ValueError says which, and nothing happens anywhere."""
        self._check_dealt()
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,):
            raise ValueError(f"one action for each of {self.tables} tables is needed, not {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {chosen.dtype}")
        packed = np.ascontiguousarray(chosen, "<i8").tobytes()
        refused = int(self._batch.first_illegal(packed))
        if refused >= 0:
            raise ValueError(f"action {actions[refused]} is not legal at table {refused}: see its mask")
        self._batch.step(packed)

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise ValueError("reset() deals the first cards: call it before anything else")

    def random_actions(self, rng: np.random.Generator) -> Array:
        """A legal action for each table, each as likely as the others there."""
        self._check_dealt()
        legal = np.flatnonzero(self._legal)
        counts = np.count_nonzero(self._legal_rows, axis=1)
        ends = np.cumsum(counts)
        chosen = legal[ends - 1 - (rng.random(self.tables) * counts).astype(np.intp)]
        return np.asarray(chosen - self._row_starts)
