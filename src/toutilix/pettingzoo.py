"""PettingZoo environments, with the extra `toutilix[pettingzoo]`: `NAME_v0` for every game on the list.

from toutilix.pettingzoo import sowix_v0
env = sowix_v0.env(players=3, render_mode="ansi")
"""

from toutilix.adapters.needed import missing
from toutilix.games import GAMES

try:
    from toutilix.adapters.petting import EnvModule, ToutilixAEC, module_of
except ModuleNotFoundError as error:
    raise missing("pettingzoo", error) from None

__all__ = ["EnvModule", "ToutilixAEC"]


def __getattr__(name: str) -> EnvModule:
    return module_of(name)


def __dir__() -> list[str]:
    return [*__all__, *(f"{kind.name}_v0" for kind in GAMES)]
