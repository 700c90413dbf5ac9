"""Reading the fields of a position with one clear complaint for each thing that can be wrong."""

from collections.abc import Mapping, Sequence

from toutilix.engine.errors import Malformed

COMMON_FIELDS = ("game", "players", "options", "hand", "scores", "over", "winners", "to_shuffle", "turn", "hands")


class Fields:
    """The fields of one JSON object; seats come in counted from 1 and go out counted from 0."""

    def __init__(self, document: Mapping[str, object], players: int, names: Sequence[str]) -> None:
        for name in document:
            if name not in names:
                raise Malformed("position.unknown", field=name, names=", ".join(names))
        self._document = document
        self.players = players

    def has(self, name: str) -> bool:
        return self._document.get(name) is not None

    def raw(self, name: str) -> object:
        return self._document.get(name)

    def text(self, name: str, default: str = "") -> str:
        value = self._document.get(name)
        return default if value is None else _text(value, name)

    def one_of(self, name: str, values: Sequence[str | None], default: str | None) -> str | None:
        value = self._document.get(name, default)
        if (isinstance(value, str) or value is None) and value in values:
            return value
        raise Malformed("position.value", field=name, values=", ".join(str(known or "null") for known in values))

    def flag(self, name: str) -> bool:
        value = self._document.get(name)
        return False if value is None else _flag(value, name)

    def whole(self, name: str, default: int, low: int = 0, high: int = 1_000_000) -> int:
        value = self._document.get(name)
        return default if value is None else _whole(value, name, low, high)

    def seat(self, name: str) -> int:
        """A seat, or -1 where the field is null or left out."""
        value = self._document.get(name)
        return -1 if value is None else _whole(value, name, 1, self.players) - 1

    def seats(self, name: str) -> list[int]:
        """A list of different seats, in the order given."""
        seats = [_whole(seat, name, 1, self.players) - 1 for seat in self.objects(name)]
        if len(set(seats)) != len(seats):
            raise Malformed("position.twice", field=name)
        return seats

    def per_seat(self, name: str) -> list[object] | None:
        """A list with one entry for each seat, or None where it is left out."""
        value = self._document.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != self.players:
            raise Malformed("position.per_seat", field=name, players=self.players)
        return value

    def numbers(self, name: str, low: int = -1_000_000) -> list[int]:
        values = self.per_seat(name)
        return [0] * self.players if values is None else [_whole(value, name, low, 1_000_000) for value in values]

    def texts(self, name: str) -> list[str]:
        values = self.per_seat(name)
        return [""] * self.players if values is None else [_text(value, name) for value in values]

    def flags(self, name: str) -> list[bool]:
        values = self.per_seat(name)
        return [False] * self.players if values is None else [_flag(value, name) for value in values]

    def objects(self, name: str) -> list[object]:
        value = self._document.get(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise Malformed("position.list", field=name)
        return value


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise Malformed("position.text", field=name)
    return value


def _flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise Malformed("position.flag", field=name)
    return value


def _whole(value: object, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Malformed("position.number", field=name, value=str(value), low=low, high=high)
    return value
