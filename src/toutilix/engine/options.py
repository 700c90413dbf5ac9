"""Table options: named, typed, each with the ruling that it varies. The first value of a choice is its default."""

from collections.abc import Mapping
from dataclasses import dataclass

from toutilix.engine.errors import Malformed

Settings = dict[str, str | int]


@dataclass(frozen=True)
class ChoiceOption:
    name: str
    ruling: str
    values: tuple[str, ...]

    def default(self) -> str:
        return self.values[0]

    def read(self, value: object, players: int) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise Malformed("option.choice", option=self.name, value=str(value), values=", ".join(self.values))


@dataclass(frozen=True)
class NumberOption:
    """A whole number; `high` 0 means the number of players."""

    name: str
    ruling: str
    low: int
    high: int
    default_value: int

    def default(self) -> int:
        return self.default_value

    def read(self, value: object, players: int) -> int:
        number = _whole(value)
        high = self.high or players
        if number is None or not self.low <= number <= high:
            raise Malformed("option.number", option=self.name, value=str(value), low=self.low, high=high)
        return number


Option = ChoiceOption | NumberOption

YOUNGEST = NumberOption("youngest", "", low=1, high=0, default_value=1)
"""The seat that starts the first hand: the table says who is the youngest."""


def settle(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> Settings:
    """Every option with the value given or its default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise Malformed("option.unknown", option=str(name), names=", ".join(names))
    return {
        option.name: option.read(given[option.name], players) if option.name in given else option.default()
        for option in options
    }


def place(option: ChoiceOption, settings: Mapping[str, str | int]) -> int:
    """The place of the chosen value among the option's values: how compiled rules know it."""
    return option.values.index(str(settings[option.name]))


def _whole(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value) if len(value) < 10 else None
    return None
