"""Events and refusals for programs: an id, and fields by their names."""

from collections.abc import Sequence
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.api.errors import words_in, wrong
from toutilix.api.naming import public
from toutilix.cards import LETTERS, NO_CARD, read_card
from toutilix.engine.facts import ABSENT, FACT_TYPES, WORD_TYPES, Event, Fact, FactType, Refusal, document
from toutilix.engine.moves import GROUP_END, SIDES

_MOST = 1 << 62
"""A field is a whole number of the engine."""


def read_fact(id: str, fields: dict[str, Any]) -> tuple[FactType, list[int], vec[i64]]:
    """The type, the four values and the cards of a fact that `document` wrote."""
    import toutilix.games  # noqa: F401 - the games declare their facts

    type = FACT_TYPES.get(id) if isinstance(id, str) else None
    if type is None:
        raise wrong("api.fact", id=str(id))
    names = [name for name, _ in type.fields]
    if set(fields) != set(names):
        raise wrong("api.fields", id=id, fields=", ".join(names))
    try:
        values = [_value(kind, fields[name]) for name, kind in zip(type.names, type.types, strict=True)]
        cards: list[int] = []
        for name, kind in zip(type.card_names, type.card_types, strict=True):
            cards += _cards(kind, fields[name])
    except (TypeError, ValueError, OverflowError):
        raise wrong("api.fields", id=id, fields=", ".join(names)) from None
    if any(abs(value) > _MOST for value in values):
        raise wrong("api.fields", id=id, fields=", ".join(names))
    return type, [*values, *[int(ABSENT)] * (4 - len(values))], vec[i64](cards)


def _value(kind: str, written: Any) -> int:
    match kind:
        case "seat" | "run":
            return -1 if written is None else int(written) - 1
        case "letter":
            return -1 if written is None else LETTERS.index(written)
        case "side":
            return SIDES.index(written)
        case "number" | "flag":
            return int(written)
    return WORD_TYPES[kind].index(written)


def _cards(kind: str, written: Any) -> list[int]:
    if kind == "card":
        return [] if written is None else [_card(written)]
    if kind == "cards":
        return [_card(text) for text in written]
    return [card for group in written for card in [*[_card(text) for text in group], int(GROUP_END)]]


def _card(text: str) -> int:
    card = int(read_card(text))
    if card == NO_CARD:
        raise ValueError(text)
    return card


class NamedFact:
    """The base of events and refusals: fields by name, and words."""

    __slots__ = ("_fact",)
    _fact: Fact

    @classmethod
    def _of(cls, fact: Fact) -> Self:
        made = cls.__new__(cls)
        made._fact = fact
        return made

    @property
    def fields(self) -> dict[str, Any]:
        """The fields by name: seats and runs count from 1, cards are in notation."""
        written = document(self._fact)
        del written["id"]
        return written

    @property
    def seat(self) -> int | None:
        """The seat that acts or is acted on first, from 1."""
        seat = int(self._fact.seat)
        return seat + 1 if seat >= 0 else None

    def __getitem__(self, name: str) -> Any:
        try:
            return self.fields[name]
        except KeyError:
            raise wrong("api.fields", id=self._fact.id, fields=", ".join(self.fields)) from None

    def words(self, language: str = "en", *, names: Sequence[str] = (), you: int | None = None) -> str:
        """A sentence in a language, `en` or `fr`. `names` are what the seats are called, seat 1 first; `you` is the
        seat of the reader."""
        if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
            raise wrong("api.texts", field="names", given=repr(names))
        if you is not None and (isinstance(you, bool) or not isinstance(you, int)):
            raise wrong("api.seat_type", given=type(you).__name__)
        return words_in(language, names, -1 if you is None else you - 1).fact(self._fact)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NamedFact) and type(other) is type(self) and self._fact == other._fact

    def __hash__(self) -> int:
        return hash(self._fact)

    def __str__(self) -> str:
        return str(self._fact)


@public("Event")
class PublicEvent(NamedFact):
    """Something that happened: `event.id` (`"sowix.drew"`) and fields by name, `event["cards"]`.

    The ids and fields of a game stand in its `events.py` and in docs/protocol. `str(event)` is for logs;
    `event.words("fr")` is a sentence.
    """

    __slots__ = ()
    _fact: Event

    def __init__(self, id: str, /, **fields: Any) -> None:
        type, (a, b, c, d), cards = read_fact(id, fields)
        self._fact = Event(type, a, b, c, d, cards)

    @property
    def id(self) -> str:
        """Which event: the game or `engine`, a dot, and its name."""
        return self._fact.id

    def __repr__(self) -> str:
        return f"Event({', '.join([repr(self.id), *_named(self.fields)])})"

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return _event, (self.id, self.fields)


@public("Refusal")
class PublicRefusal(NamedFact):
    """Why a move is not legal: a stable `code` (`"sowix.does_not_fit"`), the `ruling` of the rules, fields by name.

    `str(refusal)` is an English sentence, `refusal.words("fr")` a French one.
    """

    __slots__ = ()
    _fact: Refusal

    def __init__(self, code: str, ruling: str = "", /, **fields: Any) -> None:
        type, (a, b, _, _), cards = read_fact(code, fields)
        self._fact = Refusal(type, ruling, a, b, cards)

    @property
    def code(self) -> str:
        """Stable: programs may compare it."""
        return self._fact.id

    @property
    def ruling(self) -> str:
        """The number of the ruling in the rules of the game, such as `W2`; empty where there is none."""
        return self._fact.ruling

    def words(self, language: str = "en", *, names: Sequence[str] = (), you: int | None = None) -> str:
        """A sentence in a language, `en` or `fr`, with the ruling's number behind it."""
        said = super().words(language, names=names, you=you)
        return f"{said} ({self.ruling})" if self.ruling else said

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        ruling = [repr(self.ruling)] if self.ruling else []
        return f"Refusal({', '.join([repr(self.code), *ruling, *_named(self.fields)])})"

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and isinstance(other, PublicRefusal) and self.ruling == other.ruling

    __hash__ = NamedFact.__hash__

    def __reduce__(self) -> tuple[Any, tuple[str, str, dict[str, Any]]]:
        return _refusal, (self.code, self.ruling, self.fields)


def _named(fields: dict[str, Any]) -> list[str]:
    return [f"{name}={value!r}" for name, value in fields.items()]


def _event(id: str, fields: dict[str, Any]) -> PublicEvent:
    return PublicEvent(id, **fields)


def _refusal(code: str, ruling: str, fields: dict[str, Any]) -> PublicRefusal:
    return PublicRefusal(code, ruling, **fields)
