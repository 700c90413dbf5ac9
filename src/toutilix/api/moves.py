"""Moves for programs: a move of a game, written in notation."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from toutilix.api.cards import CARDS, Card
from toutilix.api.errors import as_public, wrong
from toutilix.api.naming import public
from toutilix.engine.errors import Malformed
from toutilix.engine.kind import AnyKind
from toutilix.engine.moves import GROUP_END, Move, split_groups
from toutilix.games import find

if TYPE_CHECKING:
    from toutilix.api.view import PublicView


@public("Side")
class Side(StrEnum):
    """The two ends of a run."""

    LEFT = "left"
    RIGHT = "right"


@public("Move")
class PublicMove:
    """A move of a game: `Move("rummylix", "lay G H I + K L M")`. It is immutable, and `str(move)` is its notation.

    What a move does not need is None or empty: `card` and `cards`, `groups`, `run`, `side`, `seat` (whom a "Star!"
    catches), `call` (is "Toutilix!" called with it?).
    """

    __slots__ = ("_kind", "_move")
    _kind: AnyKind
    _move: Move

    def __init__(self, game: str, text: str) -> None:
        try:
            self._kind = find(game)
            if not isinstance(text, str):
                raise wrong("api.text", field="text", given=repr(text))
            self._move = self._kind.notation.read_move(text)
        except Malformed as error:
            raise as_public(error) from None

    @classmethod
    def _of(cls, kind: AnyKind, move: Move) -> "PublicMove":
        made = cls.__new__(cls)
        made._kind = kind
        made._move = move
        return made

    @property
    def game(self) -> str:
        """The game that the move belongs to."""
        return self._kind.name

    @property
    def verb(self) -> str:
        """The verb of the move: `play`, `draw`, `pass`, `lay`, `discard`, `star` ..."""
        return self._kind.screen.verbs[self._move.verb].name

    @property
    def card(self) -> Card | None:
        """The one card of the move, if it has one."""
        return CARDS[self._move.card] if self._move.card >= 0 else None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards that leave the hand with the move, stars with their letters."""
        groups = tuple(CARDS[card] for card in self._move.groups if card != GROUP_END)
        return groups or (() if self.card is None else (self.card,))

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The cards group by group, in games of combinations and runs."""
        return tuple(tuple(CARDS[card] for card in group) for group in split_groups(self._move.groups))

    @property
    def run(self) -> int | None:
        """The run that the move goes to, from 1."""
        return self._number("run")

    @property
    def seat(self) -> int | None:
        """The seat that the move is about, from 1: whom a "Star!" catches."""
        return self._number("seat")

    @property
    def side(self) -> Side | None:
        """The end of the run, where it is said."""
        side = self._kind.screen.move_field(self._move, "side")
        return None if side is None else Side(str(side))

    @property
    def call(self) -> bool:
        """Is "Toutilix!" called with the play?"""
        return bool(self._move.call)

    def _number(self, field: str) -> int | None:
        fields = [name.rstrip("?") for name in self._kind.screen.verbs[self._move.verb].fields]
        number = int(self._move.number)
        return number + 1 if field in fields and number >= 0 else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicMove) and self._kind is other._kind and self._move == other._move

    def __hash__(self) -> int:
        return hash(self._move)

    def __str__(self) -> str:
        return self._kind.notation.write_move(self._move)

    def __repr__(self) -> str:
        return f"Move({self.game!r}, {str(self)!r})"

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return PublicMove, (self.game, str(self))


def engine_move(kind: AnyKind, move: "PublicMove | str") -> Move:
    """The engine's move for one that a program gave; InvalidInput where there is none."""
    if isinstance(move, str):
        try:
            return kind.notation.read_move(move)
        except Malformed as error:
            raise as_public(error) from None
    if not isinstance(move, PublicMove):
        raise wrong("api.move_type", given=type(move).__name__)
    if move._kind is not kind:
        raise wrong("api.other_game", game=kind.name, given=move.game)
    return move._move


@public("LegalMoves")
class LegalMoves:
    """The legal moves of a view, found when they are asked for.

    `move in view.legal_moves` and `bool(view.legal_moves)` never list them; iteration makes them one by one;
    `len(view.legal_moves)` counts them all. In some games there can be millions: look at the first ones with
    `itertools.islice`, or take `view.random_move()`.
    """

    __slots__ = ("_view",)

    def __init__(self, view: "PublicView") -> None:
        self._view = view

    def __iter__(self) -> Iterator[PublicMove]:
        kind, made = self._view._kind, PublicMove._of
        for move in self._view._view.legal_moves():
            yield made(kind, move)

    def __contains__(self, move: object) -> bool:
        """Is this move legal? It may be a move or text; text that is not notation is no legal move."""
        if isinstance(move, str):
            try:
                read = self._view._kind.notation.read_move(move)
            except Malformed:
                return False
        elif isinstance(move, PublicMove):
            if move._kind is not self._view._kind:
                return False
            read = move._move
        else:
            raise wrong("api.move_type", given=type(move).__name__)
        return bool(self._view._view.is_legal(read))

    def __len__(self) -> int:
        return sum(1 for _ in self._view._view.legal_moves())

    def __bool__(self) -> bool:
        return next(iter(self._view._view.legal_moves()), None) is not None

    def __repr__(self) -> str:
        shown: list[str] = []
        for move in self:
            if len(shown) == 8:
                shown.append("...")
                break
            shown.append(str(move))
        return f"<LegalMoves: {', '.join(shown)}>" if shown else "<LegalMoves: none>"
