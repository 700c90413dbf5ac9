"""A game on screen: typed facts of the table and of the own seat, typed moves, the table in words.

Everything is built by listing what may be seen, from a view and the acts of the hand. A page draws from these facts
alone: loaded again, it shows the same.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text
from toutilix.engine.act import HandActs
from toutilix.engine.facts import Fact, card_texts, document, grouped_texts, written_value
from toutilix.engine.highlights import Highlight, MatchHighlights
from toutilix.engine.moves import GROUP_END, NO_SIDE, SIDES, Move
from toutilix.engine.notation import OVER_WORDS, AnyNotation, Document, seat_number
from toutilix.engine.shown import ShownOwn, ShownTable
from toutilix.engine.view import HAND_OVER, MATCH_OVER, AnyView, Readings


@dataclass(frozen=True)
class Verb:
    """A verb of a game's moves. Its fields are some of `card`, `groups`, `run`, `seat`, `side` and `call`; one with a
    question mark may be absent."""

    name: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """Lines of a table's description under a heading. `quiet`: to be read, not said when the table is read out."""

    title: Fact
    lines: list[Fact]
    quiet: bool = False


V = TypeVar("V", bound=AnyView)

_Key = tuple[int, int, int, int, bool]


@final
class _WrittenMove:
    """A move as it is written when it was made, and as it is offered."""

    def __init__(self, move: Document, offer: Document) -> None:
        self.move: Final = move
        self.offer: Final = offer


class Screen(Generic[V]):
    """One game's facts for screens; each game has its own in `screen.py`."""

    table_type: ClassVar[type[ShownTable]] = ShownTable
    own_type: ClassVar[type[ShownOwn]] = ShownOwn
    verbs: ClassVar[tuple[Verb, ...]] = ()
    """The game's verbs, in the order of their numbers in the rules."""

    def __init__(self, notation: AnyNotation) -> None:
        self.notation = notation
        self._kept: dict[_Key, _WrittenMove] = {}

    # --- the table ---

    def write_table(self, view: V, hand: HandActs) -> Document:
        """The open cards and facts, the same for every seat. A server writes them after every act: it has to be
        quick."""
        return self.common_table(view, hand)

    def write_own(self, view: V) -> Document:
        """The seat's own cards and what else only this seat sees. Not for spectators."""
        return {"cards": card_texts(view.hand())}

    def common_table(self, view: V, hand: HandActs) -> Document:
        table = view.table
        coming = self.coming(view) if table.over == HAND_OVER and table.hand else None
        return {
            "hand": table.hand,
            "scores": list(table.scores),
            "over": OVER_WORDS[table.over],
            "to_shuffle": table.to_shuffle,
            "turn": seat_number(table.turn),
            "counts": list(table.counts),
            "last": [None if act is None or act.move is None else self.verbs[act.move.verb].name for act in hand.last],
            "coming": None if coming is None else document(coming),
            "highlights": _write_highlights(hand.highlights) if table.over == MATCH_OVER else [],
        }

    def coming(self, view: V) -> Fact | None:
        """The special thing about the next hand, said when one has ended."""
        return None

    def highlights(self, view: V, hand: HandActs) -> Iterable[Highlight]:
        """The highlights of a hand that has ended, from events that everybody saw: see `public_events`."""
        return ()

    # --- moves ---

    def write_move(self, move: Move) -> Document:
        """`{verb, …fields, cards, text}`: `cards` are those that leave the hand, `text` is the move in notation. Not to
        be changed: the same may be written again."""
        return self._written(move).move

    def offer(self, view: V, move: Move) -> Document:
        """A move that the seat may make now, with all that a page needs to show where it goes. Moves that differ in
        colours alone have the same `key`. Not to be changed either."""
        return self._written(move).offer

    def _written(self, move: Move) -> "_WrittenMove":
        """Without groups there are few moves, and a server writes them again and again."""
        if len(move.groups):
            return self._write_anew(move)
        key = (move.verb, move.card, move.number, move.side, move.call)
        written = self._kept.get(key)
        if written is None:
            written = self._kept[key] = self._write_anew(move)
        return written

    def _write_anew(self, move: Move) -> "_WrittenMove":
        verb = self.verbs[move.verb]
        written: Document = {"verb": verb.name}
        for field in verb.fields:
            name = field.rstrip("?")
            value = self.move_field(move, name)
            if value is not None:
                written[name] = value
        written["cards"] = self.cards_of(move)
        written["text"] = self.notation.write_move(move)
        offer = dict(written)
        offer["key"] = self.notation.key(move)
        return _WrittenMove(written, offer)

    def move_field(self, move: Move, field: str) -> object:
        match field:
            case "groups":
                return grouped_texts(move.groups)
            case "card":
                return card_text(move.card)
            case "run" | "seat":
                return written_value(field, move.number)
            case "side":
                return None if move.side == NO_SIDE else SIDES[move.side]
            case "call":
                return True if move.call else None
        raise ValueError(field)

    def cards_of(self, move: Move) -> list[str]:
        """The cards that leave the hand with a move, stars with their letters."""
        if len(move.groups):
            return [card_text(card) for card in move.groups if card != GROUP_END]
        return [card_text(move.card)] if move.card >= 0 else []

    def suggestions(self, view: V) -> list[Move]:
        """Legal plays of several cards that the seat in turn may want to select at once; none by default."""
        return []

    def forced(self, view: V, only: Move) -> bool:
        """Does everybody know that `only` is the seat's only move, or does the move itself tell just that? Then the
        page may make it for the player, and nobody learns anything more. See docs/secrecy.md."""
        return False

    def readings_at(self, view: V, cards: vec[i64], run: int) -> Readings:
        """The moves that the cards can make at one run, or why there are none; for games that have runs."""
        return view.readings(cards)

    # --- the table in words ---

    def situation(self, view: V) -> list[Fact]:
        """The situation of the seat in turn, in a line or two."""
        raise NotImplementedError

    def describe(self, view: V, hand: HandActs) -> list[Section]:
        """The table in words, for the terminal and the text view; also for a spectator's view."""
        raise NotImplementedError

    def describe_seat(self, view: V, hand: HandActs, seat: int) -> list[Fact]:
        """Special facts at a player's place, besides cards and points."""
        return []

    def may_be_caught(self, view: V, actor: int) -> bool:
        """After an act of `actor`, may others want to say something out of turn? Depends on what all can see, never on
        who is right."""
        return False


def _write_highlights(highlights: MatchHighlights) -> list[Document]:
    return [
        {
            "seat": seat + 1,
            "kind": kind,
            "hand": kept.hand,
            "act": kept.highlight.act,
            "fact": document(kept.highlight.fact),
        }
        for seat, kind, kept in highlights
    ]
