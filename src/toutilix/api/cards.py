"""Cards for programs, described in words instead of numbers."""

from enum import StrEnum

from toutilix.api.errors import wrong
from toutilix.api.naming import public
from toutilix.cards import (
    ANY,
    FIRECRACKER,
    LETTERS,
    NO_CARD,
    STAR,
    STAR_AS,
    UNSEEN,
    card_text,
    colour_of,
    is_star,
    letter_of,
    read_card,
)


@public("Colour")
class Colour(StrEnum):
    """The colours of the letter cards."""

    PINK = "pink"
    BLUE = "blue"
    YELLOW = "yellow"
    VIOLET = "violet"


_COLOURS = tuple(Colour)


@public("Card")
class Card:
    """One card, written as in notation: `Card("Hb")`, `Card("*")`, `Card("*H")`, `Card("!")`, `Card("??")`.

    There is one object for each card, so that cards can be compared with `is` and used in sets. Cards are in the order
    of the deck: by colour, then by letter.
    """

    __slots__ = ("_code",)
    _code: int

    def __new__(cls, text: str) -> "Card":
        code = read_card(text) if isinstance(text, str) else NO_CARD
        if code == NO_CARD:
            raise wrong("api.card", text=str(text))
        return CARDS[code]

    @property
    def letter(self) -> str | None:
        """The letter that the card shows or, for a star on the table, stands for."""
        letter = letter_of(self._code)
        return LETTERS[letter] if letter >= 0 else None

    @property
    def colour(self) -> Colour | None:
        """None for stars, firecrackers, unseen cards, and letters whose colour was left out."""
        colour = colour_of(self._code) if self._code < STAR else ANY
        return _COLOURS[colour] if colour < ANY else None

    @property
    def is_star(self) -> bool:
        """A star, whether or not it stands for a letter."""
        return bool(is_star(self._code))

    @property
    def is_firecracker(self) -> bool:
        """The other special card."""
        return self._code == FIRECRACKER

    @property
    def is_unseen(self) -> bool:
        """A card whose face is hidden: `??`."""
        return self._code == UNSEEN

    @property
    def stands_for(self) -> str | None:
        """The letter that a star stands for."""
        return self.letter if self._code >= STAR_AS else None

    def __str__(self) -> str:
        return card_text(self._code)

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __lt__(self, other: "Card") -> bool:
        return self._code < other._code if isinstance(other, Card) else NotImplemented

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return Card, (str(self),)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self


def _made(code: int) -> Card:
    card = object.__new__(Card)
    card._code = code
    return card


CARDS = tuple(_made(code) for code in range(int(UNSEEN) + 1))
"""Every card, by its number inside."""
