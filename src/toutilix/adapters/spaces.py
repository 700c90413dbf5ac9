"""The spaces of Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium import spaces

from toutilix.adapters.arrays import OneTable


def space_of(table: OneTable) -> Any:
    """The space of what a seat at this table is shown."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (table.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
        }
    )
