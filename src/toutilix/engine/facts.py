"""Facts: an id with named, typed fields. Events, refusals, reasons and the lines of a table's description are facts.

A game declares each type of fact once, in its `events.py`, `seat.py` or bots: the id and its fields in order. Inside,
a fact is a few integers and a vector of cards; at the edge `document` gives every field by its name, the page gets a
type for each, and words say it.

    ADDED = FactType("rummylix.added", "seat owner:seat run card")
    Event(ADDED, seat, owner, number, cards=one(card))

A field's type stands behind a colon; a field that is called like a type needs none, and any other is a number.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import BIT, LETTERS, NO_CARD, UNSEEN, card_text, cards_text
from toutilix.engine.moves import GROUP_END, NO_CARDS, SIDES, split_groups

NOBODY: Final[i64] = -1
EVERYBODY: Final[i64] = -1
ABSENT: Final[i64] = -(1 << 40)

VALUE_TYPES: Final = ("number", "seat", "run", "flag", "letter", "side")
CARD_TYPES: Final = ("card", "cards", "groups")

FACT_TYPES: Final[dict[str, "FactType"]] = {}
"""Every declared type, by its id."""
WORD_TYPES: Final[dict[str, tuple[str, ...]]] = {}
"""Types whose values are words, such as `contract`: the value is the word's place."""


def word_type(name: str, words: tuple[str, ...]) -> None:
    """Declare a field type whose values are these words; fields called `name` have it."""
    if WORD_TYPES.setdefault(name, words) != words:
        raise ValueError(f"the word type {name} is declared twice")


@final
class FactType:
    """`names` and `types` are the fields that hold values; `card_names` and `card_types` those that hold cards: each
    `card` takes one card, a last `cards` or `groups` the rest."""

    __slots__ = ("card_names", "card_types", "count", "fields", "id", "names", "seat_first", "types")

    def __init__(self, id: str, fields: str = "") -> None:
        names: list[str] = []
        types: list[str] = []
        card_names: list[str] = []
        card_types: list[str] = []
        listed: list[tuple[str, str]] = []
        for field in fields.split():
            name, _, given = field.partition(":")
            known = name in VALUE_TYPES or name in CARD_TYPES or name in WORD_TYPES
            type = given or (name if known else "number")
            if type not in VALUE_TYPES and type not in CARD_TYPES and type not in WORD_TYPES:
                raise ValueError(f"{id}: there is no field type {type}")
            listed.append((name, type))
            if type in CARD_TYPES:
                card_names.append(name)
                card_types.append(type)
            else:
                names.append(name)
                types.append(type)
        self.id: Final = id
        self.fields: Final = listed
        self.names: Final = names
        self.count: Final[i64] = len(names)
        self.seat_first: Final[bool] = bool(names) and names[0] == "seat"
        self.types: Final = types
        self.card_names: Final = card_names
        self.card_types: Final = card_types
        before = FACT_TYPES.get(id)
        if before is not None and before.fields != listed:
            raise ValueError(f"the fact type {id} is declared twice")
        FACT_TYPES[id] = self

    def __repr__(self) -> str:
        fields = " ".join([name if name == type else f"{name}:{type}" for name, type in self.fields])
        return f"FactType({self.id!r}, {fields!r})"


@mypyc_attr(acyclic=True)
class Fact:
    """Immutable. The values stand in four slots: a vector for each fact would slow every step of a game."""

    __slots__ = ("_a", "_b", "_c", "_d", "cards", "type")

    def __init__(
        self,
        type: FactType,
        a: i64 = ABSENT,
        b: i64 = ABSENT,
        c: i64 = ABSENT,
        d: i64 = ABSENT,
        cards: vec[i64] = NO_CARDS,
    ) -> None:
        given: i64 = 0 if a == ABSENT else 1 if b == ABSENT else 2 if c == ABSENT else 3 if d == ABSENT else 4
        if given != type.count:
            raise ValueError(f"{type!r} does not take {given} values")
        self.type: Final = type
        self._a: Final = a
        self._b: Final = b
        self._c: Final = c
        self._d: Final = d
        self.cards: Final = cards

    @property
    def id(self) -> str:
        return self.type.id

    @property
    def seat(self) -> i64:
        """The seat that acts or is acted on first; NOBODY where the type has no `seat`."""
        return self._a if self.type.seat_first else NOBODY

    def value(self, place: i64) -> i64:
        """One of the `values`, by its place, without making a vector."""
        if place == 0:
            return self._a
        if place == 1:
            return self._b
        return self._c if place == 2 else self._d

    @property
    def values(self) -> vec[i64]:
        """The values of the type's value fields, in order; seats and runs count from 0."""
        return vec[i64]([self._a, self._b, self._c, self._d])[: self.type.count]

    def __getitem__(self, name: str) -> int:
        """The value of a field, as it is inside: seats and runs from 0, a word by its place."""
        return self.value(self.type.names.index(name))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Fact)
            and self.id == other.id
            and self.values == other.values
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.values), tuple(self.cards)))

    def __str__(self) -> str:
        """For programmers: the id and the fields as they are written outside."""
        said = ", ".join([f"{name}={_plain(value)}" for name, value in document(self).items() if name != "id"])
        return f"{self.id} ({said})" if said else self.id

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(free_list_len=1, acyclic=True)
@final
class Event(Fact):
    """A fact that happened. `seers` is the mask of the seats that see its cards (EVERYBODY: all, spectators too); a
    `private` event does not exist for the others. Nobody stores events: `play` returns them."""

    __slots__ = ("private", "seers")

    def __init__(
        self,
        type: FactType,
        a: i64 = ABSENT,
        b: i64 = ABSENT,
        c: i64 = ABSENT,
        d: i64 = ABSENT,
        cards: vec[i64] = NO_CARDS,
        seers: i64 = EVERYBODY,
        private: bool = False,
    ) -> None:
        super().__init__(type, a, b, c, d, cards)
        self.seers: Final = seers
        self.private: Final = private

    def seen_by(self, seat: i64) -> "Event | None":
        """The event as `seat` learns of it; seat NOBODY is a spectator."""
        if self.seers == EVERYBODY or (seat >= 0 and self.seers & BIT[seat] != 0):
            return self
        if self.private:
            return None
        hidden = vec[i64]([card if card == GROUP_END else UNSEEN for card in self.cards])
        return Event(self.type, self._a, self._b, self._c, self._d, hidden, self.seers)


@mypyc_attr(acyclic=True)
@final
class Refusal(Fact):
    """Why a move is illegal, with the ruling's number. Built from what the mover may know and nothing else."""

    __slots__ = ("ruling",)

    def __init__(
        self,
        type: FactType,
        ruling: str = "",
        a: i64 = ABSENT,
        b: i64 = ABSENT,
        cards: vec[i64] = NO_CARDS,
    ) -> None:
        super().__init__(type, a, b, cards=cards)
        self.ruling: Final = ruling

    def __reduce__(self) -> tuple[object, ...]:
        """Vectors cannot be pickled, and errors that carry a refusal travel between processes."""
        return read_refusal, (self.id, self.ruling, list(self.values), list(self.cards))

    def __str__(self) -> str:
        said = super().__str__()
        return f"{said} [{self.ruling}]" if self.ruling else said


def read_refusal(id: str, ruling: str, values: list[int], cards: list[int]) -> Refusal:
    a = values[0] if values else ABSENT
    b = values[1] if len(values) > 1 else ABSENT
    return Refusal(FACT_TYPES[id], ruling, a, b, vec[i64](cards))


def _plain(value: object) -> str:
    return " ".join([str(part) for part in value]) if isinstance(value, list) else str(value)


def one(card: i64) -> vec[i64]:
    return vec[i64]([card])


def seen_events(events: list[Event], seat: i64) -> list[Event]:
    """The events as `seat` sees them, in order."""
    seen: list[Event] = []
    for event in events:
        shown = event.seen_by(seat)
        if shown is not None:
            seen.append(shown)
    return seen


# --- at the edge -----------------------------------------------------------------------------------------------------


def document(fact: Fact) -> dict[str, object]:
    """The fact with its fields by name, as it is written outside: seats and runs from 1, cards in notation."""
    written: dict[str, object] = {"id": fact.id}
    type = fact.type
    for place in range(len(type.names)):
        written[type.names[place]] = written_value(type.types[place], fact.value(place))
    at: i64 = 0
    for place in range(len(type.card_names)):
        name = type.card_names[place]
        if type.card_types[place] == "card":
            written[name] = card_text(fact.cards[at]) if at < len(fact.cards) else None
            at += 1
        elif type.card_types[place] == "groups":
            written[name] = grouped_texts(fact.cards)
        else:
            written[name] = card_texts(fact.cards[at:] if at else fact.cards)
    return written


def written_value(type: str, value: i64) -> object:
    """One value as it is written outside; None for no seat, no letter."""
    if type == "number":
        return value
    if type == "seat" or type == "run":
        return value + 1 if value >= 0 else None
    if type == "flag":
        return value != 0
    if type == "letter":
        return LETTERS[value] if value >= 0 else None
    if type == "side":
        return SIDES[value]
    return WORD_TYPES[type][value]


def card_or_none(card: i64) -> str | None:
    return None if card == NO_CARD else card_text(card)


def card_texts(cards: vec[i64]) -> list[str]:
    return [card_text(card) for card in cards]


def grouped_texts(groups: vec[i64]) -> list[list[str]]:
    return [card_texts(group) for group in split_groups(groups)]


def groups_text(groups: vec[i64]) -> str:
    """`E F + M N`: the groups of a move in notation."""
    return " + ".join([cards_text(group) for group in split_groups(groups)])
