"""The games and their options, for programs."""

from toutilix.api.errors import as_public
from toutilix.engine.errors import Malformed
from toutilix.engine.options import ChoiceOption
from toutilix.games import GAMES, find

GAME_NAMES: tuple[str, ...] = tuple(kind.name for kind in GAMES)
"""The games, by the names under which `toutilix.match` knows them."""


def options(game: str) -> dict[str, tuple[str | int, ...]]:
    """The options of a game: the values of each, the default first. Where any whole number between two may be chosen,
    these are the default, the lowest and the highest; the highest 0 stands for the number of players."""
    try:
        kind = find(game)
    except Malformed as error:
        raise as_public(error) from None
    found: dict[str, tuple[str | int, ...]] = {}
    for option in kind.options:
        if isinstance(option, ChoiceOption):
            found[option.name] = option.values
        else:
            found[option.name] = (option.default_value, option.low, option.high)
    return found
