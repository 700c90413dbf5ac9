"""The knowledge of one seat of a match, for programs."""

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.api.acts import PublicAct
from toutilix.api.cards import CARDS, Card
from toutilix.api.errors import as_public, words_in, wrong
from toutilix.api.facts import PublicRefusal
from toutilix.api.moves import LegalMoves, PublicMove, engine_move
from toutilix.api.naming import public
from toutilix.api.open_facts import OpenFacts
from toutilix.api.randomness import Chance, chance_seed, engine_random
from toutilix.cards import read_card
from toutilix.engine.act import Act, HandActs
from toutilix.engine.errors import Illegal, Malformed
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.notation import as_mapping, seat_number
from toutilix.engine.view import SPECTATOR, AnyView, Table
from toutilix.games import find

if TYPE_CHECKING:
    from toutilix.api.match import PublicMatch


@public("View")
class PublicView(OpenFacts):
    """All that a seat may know now: what lies open, its own cards, what it remembers, and what it may do.

    A view never changes and leads to no hidden card. `match.view(seat)` makes one; players get one. Seats count from
    1, and everything that each seat has comes as a dictionary by seat.
    """

    __slots__ = ("_acts", "_view")
    _view: AnyView
    _acts: tuple[Act, ...]

    def __init__(self, document: Mapping[str, Any]) -> None:
        """The view that `document()` wrote down."""
        try:
            self._kind = find(document["game"])
            game = self._kind.game(document["players"], document["options"])
            seen = document["view"]
            if seen["seat"] == SPECTATOR:
                self._view = game.new().view(SPECTATOR)
                self._kind.notation.read_table(self._view, as_mapping(seen["table"]))
            else:
                self._view = self._kind.notation.read_view(game, seen)
        except Malformed as error:
            if error.code.startswith("view."):
                raise wrong("api.view_document") from None
            raise as_public(error) from None
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError):
            raise wrong("api.view_document") from None
        self._acts = ()

    @classmethod
    def _of(cls, kind: AnyKind, view: AnyView, acts: Iterable[Act] = ()) -> "PublicView":
        """`acts` are those of the hand that were not undone, as the seat saw them."""
        made = cls.__new__(cls)
        made._kind = kind
        made._view = view
        made._acts = tuple(acts)
        return made

    def _table(self) -> Table:
        return self._view.table

    def _rules(self) -> Game:
        return self._view.game

    # --- what everybody sees ---

    @property
    def seat(self) -> int | None:
        """The seat that sees this, from 1; None for a spectator."""
        return seat_number(self._view.seat)

    @property
    def my_turn(self) -> bool:
        """Is this seat in turn?"""
        return self.turn is not None and self.turn == self.seat

    @property
    def table(self) -> dict[str, Any]:
        """The open facts by name: the trick, the pile, the runs ... Each game has its own facts; docs/protocol lists
        them, and a server's page gets the same. Cards are in notation, seats count from 1."""
        acts = HandActs(self.players)
        for act in self._acts:
            acts.add(act)
        return self._kind.screen.write_table(self._view, acts)

    @property
    def acts(self) -> tuple[PublicAct, ...]:
        """The acts of this hand, its deal first, with the events as this seat saw them."""
        return tuple(PublicAct._of(self._kind, act) for act in self._acts)

    # --- what the seat has and may do ---

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in this seat's hand; none for a spectator."""
        return () if self._view.seat < 0 else tuple(CARDS[card] for card in self._view.hand())

    @property
    def own(self) -> dict[str, Any]:
        """The seat's private facts by name, as in docs/protocol: its cards, and some facts of the game."""
        return {} if self._view.seat < 0 else self._kind.screen.write_own(self._view)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of this seat: `in`, iteration, `len` and truth."""
        return LegalMoves(self)

    def why(self, move: PublicMove | str) -> PublicRefusal | None:
        """Why this seat may not make a move now, with code, ruling and words; None if it may.

        Text that is not notation raises InvalidInput.
        """
        refusal = self._view.refusal(engine_move(self._kind, move))
        return None if refusal is None else PublicRefusal._of(refusal)

    def is_legal(self, move: PublicMove | str) -> bool:
        """May this seat make the move now?"""
        return move in self.legal_moves

    def random_move(self, rng: Chance = None) -> PublicMove:
        """Some legal move, found without listing them; every one has a chance. IllegalMove if the seat may not act."""
        try:
            return PublicMove._of(self._kind, self._view.random_move(engine_random(rng)))
        except Illegal as illegal:
            raise as_public(illegal) from None

    def readings(self, cards: str | Iterable[Card]) -> tuple[PublicMove, ...]:
        """The legal moves that exactly these cards can make, best first, at most 50; none if they make no move."""
        if not isinstance(cards, Iterable):
            raise wrong("api.cards", given=repr(cards))
        texts = cards.split() if isinstance(cards, str) else [str(card) for card in cards]
        read = [int(read_card(text)) for text in texts]
        if -1 in read:
            raise wrong("api.card", text=texts[read.index(-1)])
        return tuple(PublicMove._of(self._kind, move) for move in self._view.readings(vec[i64](read)).moves)

    def determinize(self, rng: Chance = None) -> "PublicMatch":
        """A match with the hidden cards drawn at random, such that this seat would have seen just what it saw.

        Every deal that fits the facts is as likely. Playing on in it touches nothing here.
        """
        from toutilix.api.match import PublicMatch

        if self._view.seat < 0:
            raise wrong("api.spectator")
        return PublicMatch._sampled(self, chance_seed(rng))

    def describe(self, language: str = "en") -> str:
        """The table in words, `en` or `fr`, as the text view has it."""
        words = words_in(language, you=int(self._view.seat), colours=self._kind.notation.colour_matters)
        acts = HandActs(self.players)
        for act in self._acts:
            acts.add(act)
        sections = self._kind.screen.describe(self._view, acts)
        lines = [line for section in sections for line in [section.title, *section.lines]]
        return "\n".join(words.fact(line) for line in lines)

    # --- a view written down ---

    def document(self) -> dict[str, Any]:
        """All that the view knows, as JSON can hold it; `View(document)` reads it."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "view": self._kind.notation.write_view(self._view),
        }

    def __eq__(self, other: object) -> bool:
        """The same game, and the same is known; how it came about does not count."""
        return isinstance(other, PublicView) and self.document() == other.document()

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        seen = {"game": self.game, "players": self.players, "seat": self.seat, **self.table}
        return json.dumps({**seen, **({"own": self.own} if self.own else {})})

    def __repr__(self) -> str:
        return f"View({self.document()!r})"

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _unpickled, (self.document(), self.acts)

    def __copy__(self) -> "PublicView":
        return self

    def __deepcopy__(self, memo: object) -> "PublicView":
        return self


def _unpickled(document: dict[str, Any], acts: tuple[PublicAct, ...]) -> PublicView:
    view = PublicView(document)
    view._acts = tuple(act._engine_act() for act in acts)
    return view
