"""The two ways in which what somebody typed can be wrong.

`Malformed` is not notation at all; `Illegal` is, but a rule forbids it. Both carry a stable code and typed arguments;
the sentence is made by `words`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text
from toutilix.engine.moves import GROUP_END, NO_CARDS


@final
class Refusal:
    """Why a move is illegal: a code such as `strategix.weaker`, the ruling's number and what the sentence needs.

    Built from what the mover may know and nothing else.
    """

    __slots__ = ("cards", "code", "number", "other", "ruling")

    def __init__(
        self, code: str, ruling: str = "", cards: vec[i64] = NO_CARDS, number: i64 = 0, other: i64 = -1
    ) -> None:
        self.code: Final = code
        self.ruling: Final = ruling
        self.cards: Final = cards
        self.number: Final = number
        self.other: Final = other

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.code == other.code
            and self.ruling == other.ruling
            and self.cards == other.cards
            and self.number == other.number
            and self.other == other.other
        )

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.cards), self.number, self.other))

    def __str__(self) -> str:
        """For programmers: the code, the ruling and the arguments that are set; seats and runs count from 1."""
        parts: list[str] = []
        if self.ruling:
            parts.append(f"ruling {self.ruling}")
        if len(self.cards):
            cards = ["+" if card == GROUP_END else card_text(card) for card in self.cards]
            parts.append(f"cards {' '.join(cards)}")
        if self.number:
            parts.append(f"number {self.number}")
        if self.other >= 0:
            parts.append(f"seat {self.other + 1}")
        return f"{self.code} ({', '.join(parts)})" if parts else self.code

    def __repr__(self) -> str:
        return f"<Refusal {self}>"


class Illegal(Exception):
    """A move that splits into words and cards but breaks a rule. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"illegal: {self.refusal}"

    def __repr__(self) -> str:
        return f"<Illegal {self.refusal}>"


class Malformed(Exception):
    """Text or a document that cannot be read. `arguments` fill the words of `code`."""

    def __init__(self, code: str, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        return f"malformed: {self._told()}"

    def __repr__(self) -> str:
        return f"<Malformed {self._told()}>"

    def _told(self) -> str:
        arguments = ", ".join([f"{name}={value!r}" for name, value in self.arguments.items()])
        return f"{self.code} ({arguments})" if arguments else self.code
