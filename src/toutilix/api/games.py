"""The games and their options, for programs."""

from dataclasses import dataclass

from toutilix.api.errors import as_public, words_in
from toutilix.api.naming import public
from toutilix.engine.errors import Malformed
from toutilix.engine.options import ChoiceOption
from toutilix.games import GAMES, find

GAME_NAMES: tuple[str, ...] = tuple(kind.name for kind in GAMES)
"""The games, by the names under which `toutilix.match` knows them."""


@public("Option")
@dataclass(frozen=True)
class PublicOption:
    """An option of a game: `values` are those that it can have (a tuple of words, or a range of whole numbers),
    `default` the one that it has if nothing is said, `ruling` the number of the rule that it varies."""

    game: str
    name: str
    default: str | int
    values: tuple[str, ...] | range
    ruling: str

    def words(self, language: str = "en", value: str | None = None) -> str:
        """The question that the option asks, or the meaning of one of its words, in a language: `en` or `fr`."""
        kind = find(self.game)
        [option] = [option for option in kind.options if option.name == self.name]
        id = kind.option_id(option)
        if value is None:
            return words_in(language).say(id)
        try:
            return words_in(language).say(f"{id}.{option.read(value, kind.most)}")
        except Malformed as error:
            raise as_public(error) from None


def options(game: str) -> dict[str, PublicOption]:
    """The options of a game by name, as `toutilix.match(game, options={name: value})` takes them.

    >>> import toutilix
    >>> toutilix.options("sowix")["call"].values
    ('spoken', 'automatic')
    """
    try:
        kind = find(game)
    except Malformed as error:
        raise as_public(error) from None
    found: dict[str, PublicOption] = {}
    for option in kind.options:
        values = (
            option.values if isinstance(option, ChoiceOption) else range(option.low, (option.high or kind.most) + 1)
        )
        found[option.name] = PublicOption(kind.name, option.name, option.default(), values, option.ruling)
    return found
