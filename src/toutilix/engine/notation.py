"""How cards, moves, views and positions are written; each game says its own part in its `notation.py`."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import (
    ALPHABET,
    ANY,
    BLUE,
    NO_CARD,
    PINK,
    STAR,
    cards_text,
    face_of,
    is_letter_card,
    letter_card,
    read_card,
)
from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.position import Fields
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import HAND_OVER, MATCH_OVER, AnyView, Table

Document = dict[str, object]

OVER_WORDS = (None, "hand", "match")


G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class Notation(Generic[G, S, V]):
    """One game's writing. Subclasses read and write its moves and what is special in its positions and views."""

    faces: frozenset[int] = frozenset()
    """Every face of the game's pack, whatever the number of players."""
    colour_matters: bool = False
    fields: tuple[str, ...] = ()
    """The names of the game's own position fields, in the order in which they are written."""
    bare: tuple[int, ...] = ()
    """Verbs that need no card: where there are too many moves to list, these are listed all the same."""
    spoken: frozenset[int] = frozenset()
    """Verbs said out of turn. They are explained, never listed as legal: a list would tell when they are due."""

    def read_move(self, text: str) -> Move:
        """The move that `text` writes; Malformed if it writes none."""
        raise NotImplementedError

    def write_move(self, move: Move) -> str:
        raise NotImplementedError

    def key(self, move: Move) -> str:
        """The move without colours, where they do not matter: two spellings of one play have one key."""
        return self.write_move(move if self.colour_matters else uncoloured(move))

    def is_play(self, move: Move) -> bool:
        """Does `legal --count` count this move? Passes, firecrackers and calls are not plays."""
        raise NotImplementedError

    def read_position(self, game: G, fields: Fields) -> S:
        raise NotImplementedError

    def write_position(self, state: S) -> Document:
        """The game's own fields; the common ones are written by `GameKind.write_position`."""
        raise NotImplementedError

    def hands(self, state: S) -> list[str]:
        return [cards_text(state.look(seat).hand()) for seat in range(state.table.players)]

    # --- views: what crosses to another process, and what secrecy tests compare ---

    def write_view(self, view: V) -> Document:
        """Everything the view knows, listed."""
        seen: Document = {"seat": int(view.seat), "table": {**write_table(view.table), **self.write_table(view)}}
        if view.seat >= 0:
            seen["own"] = self.write_own(view)
            seen["memory"] = self.write_memory(view)
        return seen

    def read_view(self, game: G, document: Mapping[str, object]) -> V:
        """The view that `write_view` wrote."""
        raise NotImplementedError

    def write_table(self, view: V) -> Document:
        """The game's own facts of the table, as they are inside: seats and letters from 0, cards by number."""
        raise NotImplementedError

    def write_own(self, view: V) -> Document:
        raise NotImplementedError

    def write_memory(self, view: V) -> Document:
        raise NotImplementedError

    def read_deal(self, text: str, game: Game) -> Deal:
        """`CARDS / CARDS / ... [/ REST]`, seat 1 first."""
        parts = [self.read_cards(part, "deal") for part in text.split("/")]
        if len(parts) not in (game.players, game.players + 1):
            raise Malformed("move.deal_parts", players=int(game.players), parts=len(parts))
        return Deal(parts[: game.players], parts[game.players] if len(parts) > game.players else vec[i64]())

    def write_deal(self, deal: Deal) -> str:
        parts = [*deal.hands, deal.rest] if len(deal.rest) else deal.hands
        return " / ".join(cards_text(part) for part in parts)

    def read_cards(self, text: str, field: str) -> vec[i64]:
        """A list of cards of this game. Where the colour may be left out, the list gets pink before blue."""
        cards = vec[i64]()
        for word in text.split():
            card = read_card(word)
            if card == NO_CARD:
                raise Malformed("position.card", card=word, field=field)
            cards = append(cards, self._coloured(card, cards, word, field))
        return cards

    def _coloured(self, card: i64, before: vec[i64], word: str, field: str) -> i64:
        if ANY * ALPHABET <= card < STAR and not self.colour_matters:
            letter = card % ALPHABET
            pink = letter_card(letter, PINK)
            card = letter_card(letter, BLUE) if pink in before else pink
        if int(face_of(card)) not in self.faces:
            raise Malformed("position.face", card=word, field=field)
        return card


def common_position(table: Table, winners: list[int]) -> Document:
    """The fields that all positions share, as they stand after `options`."""
    return {
        "hand": int(table.hand),
        "scores": [int(score) for score in table.scores],
        "over": OVER_WORDS[table.over],
        "winners": [seat + 1 for seat in winners],
        "to_shuffle": bool(table.to_shuffle),
        "turn": seat_number(table.turn),
    }


def write_table(table: Table) -> Document:
    """The facts of a table that all games share, as they are inside."""
    return {
        "hand": int(table.hand),
        "scores": list(table.scores),
        "over": int(table.over),
        "to_shuffle": bool(table.to_shuffle),
        "turn": int(table.turn),
        "counts": list(table.counts),
    }


def read_table(table: Table, written: Mapping[str, object]) -> None:
    """Fill in what `write_table` wrote."""
    table.hand = as_number(written["hand"])
    table.scores = as_vec(written["scores"])
    table.over = as_number(written["over"])
    table.to_shuffle = bool(written["to_shuffle"])
    table.turn = as_number(written["turn"])
    table.counts = as_vec(written["counts"])


def as_mapping(value: object) -> Mapping[str, object]:
    """A part of an encoded view."""
    if isinstance(value, dict):
        return value
    raise Malformed("view.part")


def as_number(value: object) -> int:
    if isinstance(value, int):
        return value
    raise Malformed("view.number")


def as_vec(value: object) -> vec[i64]:
    """A list of numbers of an encoded view."""
    if isinstance(value, list) and all(isinstance(number, int) for number in value):
        return vec[i64](value)
    raise Malformed("view.numbers")


def as_vecs(value: object) -> list[vec[i64]]:
    if isinstance(value, list):
        return [as_vec(numbers) for numbers in value]
    raise Malformed("view.numbers")


def uncoloured(move: Move) -> Move:
    """The same move with letters instead of letter cards."""
    groups = vec[i64]([_letter(card) for card in move.groups])
    return Move(move.verb, _letter(move.card), move.number, move.side, groups, move.call)


def _letter(card: i64) -> i64:
    return letter_card(card % ALPHABET, ANY) if is_letter_card(card) else card


def seat_number(seat: i64) -> int | None:
    """A seat as people count: from 1; None for nobody."""
    return int(seat) + 1 if seat >= 0 else None


def seat_numbers(mask: i64) -> list[int]:
    """The seats of a mask, as people count."""
    return [seat + 1 for seat in range(8) if (mask >> seat) & 1] if mask else []


def read_common(table: Table, fields: Fields) -> None:
    """Fill the public facts that all games share from a position; a hand not said to be over continues."""
    over = fields.one_of("over", (None, "hand", "match"), None)
    table.over = OVER_WORDS.index(over)
    table.hand = fields.whole("hand", default=1, low=0 if over == "hand" else 1)
    table.scores = vec[i64](fields.numbers("scores"))
    table.to_shuffle = fields.flag("to_shuffle")
    turn = fields.seat("turn")
    if turn >= 0 and (over is not None or table.to_shuffle):
        raise Malformed("position.turn_over", turn=turn + 1)
    table.turn = turn


def words_of_move(text: str) -> list[str]:
    words = text.split()
    if not words:
        raise Malformed("move.empty")
    return words


def card_word(word: str) -> i64:
    """The card that one word of a move writes."""
    card = read_card(word)
    if card == NO_CARD or word == "??":
        raise Malformed("move.word", word=word)
    return card


def number_word(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        raise Malformed("move.number", word=word)
    return int(word)


def group_words(words: list[str]) -> vec[i64]:
    """`E F + M N` as the groups of a move."""
    groups = vec[i64]()
    open_group = False
    for word in words:
        if word == "+":
            if not open_group:
                raise Malformed("move.plus")
            groups = append(groups, GROUP_END)
            open_group = False
        else:
            groups = append(groups, card_word(word))
            open_group = True
    if not open_group:
        raise Malformed("move.plus")
    return append(groups, GROUP_END)


def is_waiting(table: Table) -> bool:
    return table.over in (HAND_OVER, MATCH_OVER)


def as_document(value: object) -> Mapping[str, object]:
    """A JSON object, or Malformed."""
    if not isinstance(value, dict):
        raise Malformed("position.object")
    return value


AnyNotation = Notation[Any, Any, Any]
