"""PettingZoo environments, with the extra `toutilix[pettingzoo]`: `oldchapix_v0`, `strategix_v0`, `sowix_v0` and
`rummylix_v0`, and one for every game that was added to the list.

    from toutilix.pettingzoo import sowix_v0
    env = sowix_v0.env(players=3, render_mode="ansi")
"""

from toutilix.adapters.petting import EnvModule, ToutilixAEC, module_of
from toutilix.games import GAMES

__all__ = ["EnvModule", "ToutilixAEC"]


def __getattr__(name: str) -> EnvModule:
    return module_of(name)


def __dir__() -> list[str]:
    return [*__all__, *(f"{kind.name}_v0" for kind in GAMES)]
