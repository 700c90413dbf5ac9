"""How Sowix is written: one card (a star with its letter), perhaps called; `draw`, `pass`, `toutilix`, `star 3`."""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import (
    ALPHABET,
    ANY,
    COLOURS,
    FIRECRACKER,
    NO_CARD,
    STAR,
    alphabet,
    card_text,
    cards_text,
    face_of,
    held_card,
    letter_card,
    read_card,
)
from toutilix.engine.draws_notation import DRAW_FACTS, read_to_draw, write_to_draw
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import card_or_none
from toutilix.engine.game import Game
from toutilix.engine.history import History
from toutilix.engine.moves import Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_mapping,
    as_number,
    as_vec,
    card_move,
    card_word,
    number_word,
    read_common,
    seat_numbers,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.state import Deal
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.sowix.letters import fits
from toutilix.games.sowix.seat import SowixOwn, SowixView
from toutilix.games.sowix.state import Sowix, SowixState
from toutilix.games.sowix.table import CALL, CATCH, DRAW, MOST_TURN_OVERS, PASS, PLAY, SowixTable

WORDS = {"draw": DRAW, "pass": PASS, "toutilix": CALL}


class SowixNotation(Notation[Sowix, SowixState, SowixView]):
    # Any letter in any colour: the purple list is an estimate (D2), and a table may hold another box than ours.
    faces = frozenset(int(card) for colour in range(ANY) for card in alphabet(colour)) | {int(STAR), int(FIRECRACKER)}
    fields = ("pile", "stock", "direction", "uncalled", "lose_turn", "drawn", "passed", "turned", "to_draw")
    piles = ("pile", "stock")
    table_facts = (
        *("top", "letter", "firecrackers", "pile_size", "stock_size", "direction", "turned"),
        *("uncalled", "lose_turn", "passed", "drew", "shown"),
        *DRAW_FACTS,
    )
    bare = (int(DRAW), int(PASS))
    spoken = frozenset({int(CALL), int(CATCH)})

    def read_move(self, text: str) -> Move:
        words = words_of_move(text)
        if len(words) == 1 and words[0] in WORDS:
            return Move(WORDS[words[0]])
        if words[0] == "star" and len(words) == 2:
            return Move(CATCH, number=number_word(words[1]) - 1)
        call = len(words) > 1 and words[-1] == "toutilix"
        for word in words:
            if word in WORDS or word == "star":
                if not (call and word == "toutilix" and words.count(word) == 1):
                    raise Malformed("sowix.move", text=text)
        return card_move(PLAY, [card_word(word) for word in (words[:-1] if call else words)], call)

    def write_move(self, move: Move) -> str:
        for word, verb in WORDS.items():
            if move.verb == verb:
                return word
        if move.verb == CATCH:
            return f"star {move.number + 1}"
        text = card_text(move.card) if len(move.groups) == 0 else cards_text(move.groups[:-1])
        return f"{text} toutilix" if move.call else text

    def is_play(self, move: Move) -> bool:
        return move.verb == PLAY and card_text(move.card) != "!" and not move.call

    def read_deal(self, text: str, game: Game) -> Deal:
        deal = super().read_deal(text, game)
        return Deal([_faces(hand) for hand in deal.hands], _faces(deal.rest))

    def _coloured(self, card: i64, before: vec[i64], word: str, field: str) -> i64:
        """A colour left out: the first of pink, blue, yellow, violet that the list does not have yet."""
        if ANY * ALPHABET <= card < STAR:
            shades = [letter_card(card % ALPHABET, colour) for colour in range(len(COLOURS))]
            known = [shade for shade in shades if int(shade) in self.faces]
            card = next((shade for shade in known if shade not in before), known[-1])
        return super()._coloured(card, before, word, field)

    def write_position(self, state: SowixState) -> Document:
        table = state.table
        drawn = [own.drawn for own in state.owns if own.drawn != NO_CARD]
        return {
            "pile": cards_text(state.pile()),
            "stock": cards_text(state.stock[state.next :]),
            "direction": int(table.direction),
            "uncalled": seat_numbers(table.uncalled),
            "lose_turn": seat_numbers(table.lose_turn),
            "drawn": card_or_none(drawn[0]) if drawn else None,
            "passed": seat_numbers(table.passed),
            "turned": int(table.turned),
            "to_draw": write_to_draw(table),
        }

    def write_own(self, view: SowixView) -> Document:
        own = view.own
        return {"cards": list(own.cards), "arrived": list(own.arrived), "drawn": int(own.drawn)}

    def write_memory(self, view: SowixView) -> Document:
        return {"pile": list(view.pile()), "history": list(view.history())}

    def read_view(self, game: Sowix, document: Mapping[str, object]) -> SowixView:
        written, own, memory = (as_mapping(document[part]) for part in ("table", "own", "memory"))
        history = as_vec(memory["history"])
        view = SowixView(
            as_number(document["seat"]),
            SowixTable(game),
            SowixOwn(as_vec(own["cards"]), as_vec(own["arrived"]), as_number(own["drawn"])),
            History(as_vec(memory["pile"])),
            History(history),
            len(history),
        )
        self.read_table(view, written)
        return view

    def read_position(self, game: Sowix, fields: Fields) -> SowixState:
        state = game.new()
        table = state.table
        read_common(table, fields)
        for seat, text in enumerate(fields.texts("hands")):
            cards = self.read_faces(text, "hands")
            state.owns[seat] = SowixOwn(cards, cards)
            table.counts[seat] = len(cards)
        state.put_pile(self.read_cards(fields.text("pile"), "pile"))
        state.stock = self.read_faces(fields.text("stock"), "stock")
        table.stock_size = len(state.stock)
        table.direction = fields.whole("direction", default=1, low=-1, high=1)
        if table.direction == 0:
            raise Malformed("sowix.direction")
        uncalled = fields.seats("uncalled")
        table.uncalled = 0 if game.automatic else _mask(uncalled)
        table.lose_turn = _mask(fields.seats("lose_turn"))
        table.passed = _mask(fields.seats("passed"))
        table.turned = fields.whole("turned", default=0, low=0, high=int(MOST_TURN_OVERS))
        if table.over != PLAYING:
            table.shown = [own.cards[:] for own in state.owns] if table.hand else []
        elif not table.to_shuffle and table.turn == NO_SEAT:
            table.turn = game.starter(table.hand)
        _check_may_wait(table)
        read_to_draw(table, fields, "sowix.to_draw")
        self._read_drawn(state, fields)
        return state

    def _read_drawn(self, state: SowixState, fields: Fields) -> None:
        """The card just drawn fits, else the position has no way on. It is in the hand of the seat in turn, whether or
        not the hand was written with it."""
        text = fields.text("drawn")
        if not text:
            return
        table = state.table
        seat = table.draw_turn if table.to_shuffle else table.turn
        wanted = self.read_cards(text, "drawn")
        if len(wanted) != 1 or seat < 0 or seat == table.draw_seat or not fits(table.letter, wanted[0]):
            raise Malformed("sowix.drawn", card=text)
        own = state.owns[seat]
        drawn = held_card(own.cards, read_card(text))
        if drawn == NO_CARD:
            drawn = wanted[0]
            own = SowixOwn(append(own.cards[:], drawn), append(own.arrived[:], drawn))
            table.counts[seat] += 1
        state.owns[seat] = SowixOwn(own.cards, own.arrived, drawn)
        table.drew = True


def _faces(cards: vec[i64]) -> vec[i64]:
    """Cards in hands and stock: a star has no letter there."""
    return vec[i64]([face_of(card) for card in cards])


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _check_may_wait(table: SowixTable) -> None:
    """A table waits for a shuffle only with the option, in mid-hand, with an empty stock and a pile to shuffle."""
    may_wait = table.game.reshuffle and table.over == PLAYING and table.stock_size == 0
    if table.to_shuffle and not (may_wait and table.pile_size > table.kept()):
        raise Malformed("sowix.to_draw")
