"""How cards, moves, views and positions are written; each game says its own part in its `notation.py`."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

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
from toutilix.engine.view import MATCH_OVER, NO_SEAT, PLAYING, AnyView, Table

Document = dict[str, object]

OVER_WORDS = (None, "hand", "match")
COMMON_FACTS = ("hand", "scores", "over", "to_shuffle", "turn", "counts")
"""The facts of a table that all games share."""

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=AnyView)


class Notation(Generic[G, S, V]):
    """One game's writing. Subclasses read and write its moves and what is special in its positions and views."""

    faces: ClassVar[frozenset[int]] = frozenset()
    """Every face of the game's pack, whatever the number of players."""
    colour_matters: ClassVar[bool] = False
    """Can the colour of a card matter to a play? Where it cannot, moves and sentences may leave it out."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The names of the game's own position fields, in the order in which they are written."""
    piles: ClassVar[tuple[str, ...]] = ()
    """The position fields that hold cards: every card of the pack is in one of them or in a hand."""
    bare: ClassVar[tuple[int, ...]] = ()
    """Verbs that need no card: where there are too many moves to list, these are listed all the same."""
    table_facts: ClassVar[tuple[str, ...]] = ()
    """The game's facts of the table that a view carries as they are inside; COMMON_FACTS go without saying."""
    spoken: ClassVar[frozenset[int]] = frozenset()
    """Verbs said out of turn. They are explained, never listed as legal: a list would tell when they are due."""

    def read_move(self, text: str) -> Move:
        """The move that `text` writes; Malformed if it writes none."""
        raise NotImplementedError

    def write_move(self, move: Move) -> str:
        raise NotImplementedError

    def key(self, move: Move) -> str:
        """The move without colours, where they do not matter: two spellings of one play have one key."""
        return self.write_move(move if self.colour_matters else uncoloured(move))

    def spelling(self, text: str) -> str:
        """A legal move, as typed, in the one spelling of `toutilix legal`, so that two texts of one move are equal."""
        return text

    def cards_in(self, position: Mapping[str, Any]) -> list[str]:
        """Every card of a position once, stars without their letters: in the hands, and in the `piles`."""
        texts = [*position["hands"], *(position[name] for name in self.piles)]
        return ["*" if card.startswith("*") else card for text in texts for card in text.split()]

    def is_play(self, move: Move) -> bool:
        """Does `legal --count` count this move? Passes, firecrackers and calls are not plays."""
        return True

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
        seen: Document = {"seat": int(view.seat), "table": self.write_table(view)}
        if view.seat >= 0:
            seen["own"] = self.write_own(view)
            seen["memory"] = self.write_memory(view)
        return seen

    def read_view(self, game: G, document: Mapping[str, object]) -> V:
        """The view that `write_view` wrote."""
        raise NotImplementedError

    def write_table(self, view: V) -> Document:
        """The facts of the table: seats and letters count from 0, cards are numbers."""
        return write_facts(view.table, (*COMMON_FACTS, *self.table_facts))

    def read_table(self, view: V, written: Mapping[str, object]) -> None:
        """Fill in what `write_table` wrote, at the table of this view."""
        table = view.table
        read_facts(table, (*COMMON_FACTS, *self.table_facts), written)
        seated = len(table.scores) == table.players and len(table.counts) in (0, table.players)
        if not (seated and PLAYING <= table.over <= MATCH_OVER and NO_SEAT <= table.turn < table.players):
            raise Malformed("view.number")

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

    def read_faces(self, text: str, field: str) -> vec[i64]:
        """Cards as they lie in a hand or a pile: a star has no letter there."""
        return vec[i64]([face_of(card) for card in self.read_cards(text, field)])

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


def write_facts(part: object, names: Iterable[str]) -> Document:
    """Facts of a part of a view: numbers, flags, lists of numbers, and lists of such lists."""
    return {name: _written(getattr(part, name)) for name in names}


def read_facts(part: object, names: Iterable[str], written: Mapping[str, object]) -> None:
    """Fill in what `write_facts` wrote. Each fact keeps the type of the value that it has before."""
    for name in names:
        setattr(part, name, _read(getattr(part, name), written[name]))


def _written(value: Any) -> object:
    # Compiled, a flag that is asked whether it is a number becomes one.
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value
    return [list(row) for row in value] if isinstance(value, list) else list(value)


def _read(before: object, value: object) -> object:
    if isinstance(before, bool):
        return bool(value)
    if isinstance(before, int):
        return as_number(value)
    return as_vecs(value) if isinstance(before, list) else as_vec(value)


def as_mapping(value: object) -> Mapping[str, object]:
    """A part of an encoded view."""
    if isinstance(value, dict):
        return value
    raise Malformed("view.part")


_LARGEST: Final = (1 << 63) - 1


def as_number(value: object) -> int:
    if isinstance(value, int) and -_LARGEST <= value <= _LARGEST:
        return value
    raise Malformed("view.number")


def as_mask(value: object) -> int:
    """A number in which every bit is a card of an encoded view."""
    if isinstance(value, int) and 0 <= value < 1 << 62:
        return value
    raise Malformed("view.number")


def as_vec(value: object) -> vec[i64]:
    """A list of numbers of an encoded view."""
    if isinstance(value, list):
        return vec[i64]([as_number(number) for number in value])
    raise Malformed("view.numbers")


def as_vecs(value: object) -> list[vec[i64]]:
    if isinstance(value, list):
        return [as_vec(numbers) for numbers in value]
    raise Malformed("view.numbers")


def uncoloured(move: Move) -> Move:
    """The move with letters instead of letter cards."""
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


def card_move(verb: i64, cards: list[i64], call: bool = False) -> Move:
    """A move in a game of single cards; several cards make one group, for the rules to refuse."""
    if len(cards) == 1:
        return Move(verb, cards[0], call=call)
    return Move(verb, groups=append(vec[i64](cards), GROUP_END), call=call)


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


def as_document(value: object) -> Mapping[str, object]:
    """A JSON object, or Malformed."""
    if not isinstance(value, dict):
        raise Malformed("position.object")
    return value


AnyNotation = Notation[Any, Any, Any]
