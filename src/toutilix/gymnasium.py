"""Gymnasium, with the extra `toutilix[gymnasium]`: one seat against our players, and thousands of tables at once.

import gymnasium, toutilix.gymnasium
env = gymnasium.make("toutilix/Sowix-v0", players=3, opponents="regular")
"""

from toutilix.adapters.needed import missing
from toutilix.games import GAMES

try:
    import gymnasium as _gymnasium

    from toutilix.adapters.batched import BatchedEnv
    from toutilix.adapters.gym import ToutilixEnv
except ModuleNotFoundError as error:
    raise missing("gymnasium", error) from None

__all__ = ["BatchedEnv", "ToutilixEnv"]

for _kind in GAMES:
    _gymnasium.register(
        f"toutilix/{_kind.name.capitalize()}-v0",
        entry_point="toutilix.adapters.gym:ToutilixEnv",
        kwargs={"game": _kind.name},
        disable_env_checker=True,
    )
