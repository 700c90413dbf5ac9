"""How Sowix is written: one card (a star with its letter), perhaps called; `draw`, `pass`, `toutilix`, `star 3`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import (
    ALPHABET,
    ANY,
    BIT,
    COLOURS,
    FIRECRACKER,
    LETTERS,
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
from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.moves import GROUP_END, Move
from toutilix.engine.notation import (
    Document,
    Notation,
    card_word,
    common_table,
    number_word,
    read_common,
    seat_number,
    seat_numbers,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import NO_SEAT, PLAYING, AnyView
from toutilix.games.sowix.history import (
    CALLED,
    CAUGHT,
    DEALT,
    DRAWS,
    GOT,
    GOT_FITTING,
    GOT_KEPT,
    PASSED,
    PLAYED,
    SHUFFLED,
    TURNED_OVER,
    TURNED_UP,
    kind_of,
    seat_of,
    what_of,
)
from toutilix.games.sowix.letters import FITS, fits
from toutilix.games.sowix.rules import MOST_TURN_OVERS, PENALTY, Sowix, SowixState
from toutilix.games.sowix.seat import CALL, CATCH, DRAW, PASS, PLAY, Own, SowixTable, SowixView

WORDS = {"draw": DRAW, "pass": PASS, "toutilix": CALL}
HISTORY_WORDS = {
    DRAWS: "draw",
    GOT_FITTING: "drew, fits",
    GOT_KEPT: "drew, kept",
    GOT: "drew",
    PASSED: "pass",
    CALLED: "toutilix",
}

FITTING = tuple("".join(other for at, other in enumerate(LETTERS) if FITS[letter] & BIT[at]) for letter in range(26))
"""W2: the letters that fit each letter, as they are written."""


class SowixNotation(Notation):
    # Any letter in any colour: the purple list is an estimate (D2), and a table may hold another box than ours.
    faces = frozenset(int(card) for colour in range(ANY) for card in alphabet(colour)) | {int(STAR), int(FIRECRACKER)}
    fields = (
        "pile",
        "stock",
        "direction",
        "uncalled",
        "lose_turn",
        "drawn",
        "passed",
        "turned",
        "to_draw",
    )
    to_notice = frozenset({"uncalled"})
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
        cards = [card_word(word) for word in (words[:-1] if call else words)]
        if len(cards) == 1:
            return Move(PLAY, cards[0], call=call)
        return Move(PLAY, groups=vec[i64]([*cards, GROUP_END]), call=call)

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

    def hands(self, state: AnyState) -> list[str]:
        assert isinstance(state, SowixState)
        return [cards_text(own.cards) for own in state.owns]

    def write_position(self, state: AnyState) -> Document:
        assert isinstance(state, SowixState)
        table = state.table
        drawn = [own.drawn for own in state.owns if own.drawn != NO_CARD]
        return {
            "pile": cards_text(state.pile()),
            "stock": cards_text(state.stock[state.next :]),
            "direction": int(table.direction),
            "uncalled": seat_numbers(table.uncalled),
            "lose_turn": seat_numbers(table.lose_turn),
            "drawn": card_text(drawn[0]) if drawn else None,
            "passed": seat_numbers(table.passed),
            "turned": int(table.turned),
            "to_draw": _to_draw(table),
        }

    def write_table(self, view: AnyView) -> Document:
        assert isinstance(view, SowixView)
        table = view.table
        seen = common_table(table)
        seen["to_draw"] = _to_draw(table)
        seen["top"] = card_text(table.top) if table.top != NO_CARD else None
        seen["letter"] = LETTERS[table.letter] if table.letter >= 0 else None
        seen["fits"] = FITTING[table.letter] if table.letter >= 0 else LETTERS
        seen["firecrackers"] = table.firecrackers
        seen["pile_size"] = table.pile_size
        seen["stock_size"] = table.stock_size
        seen["direction"] = table.direction
        seen["turned"] = table.turned
        seen["counts"] = list(table.counts)
        seen["uncalled"] = seat_numbers(table.uncalled)
        seen["lose_turn"] = seat_numbers(table.lose_turn)
        seen["passed"] = seat_numbers(table.passed)
        seen["drew"] = table.drew
        seen["shown"] = [cards_text(hand) for hand in table.shown]
        return seen

    def write_own(self, view: AnyView) -> Document:
        assert isinstance(view, SowixView)
        own = view.own
        return {
            "cards": cards_text(own.cards),
            "drawn": card_text(own.drawn) if own.drawn != NO_CARD else None,
        }

    def write_memory(self, view: AnyView) -> Document:
        assert isinstance(view, SowixView)
        return {
            "arrived": cards_text(view.own.arrived),
            "pile": cards_text(view.pile()),
            "history": [history_text(entry) for entry in view.history()],
        }

    def read_position(self, game: Game, fields: Fields) -> AnyState:
        assert isinstance(game, Sowix)
        state = game.new()
        table = state.table
        read_common(table, fields)
        for seat, text in enumerate(fields.texts("hands")):
            cards = _faces(self.read_cards(text, "hands"))
            state.owns[seat] = Own(cards, cards)
            table.counts[seat] = len(cards)
        state.put_pile(self.read_cards(fields.text("pile"), "pile"))
        state.stock = _faces(self.read_cards(fields.text("stock"), "stock"))
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
        _read_to_draw(table, fields)
        _read_drawn(self, state, fields)
        return state


def _faces(cards: vec[i64]) -> vec[i64]:
    """Cards in hands and stock: a star has no letter there."""
    return vec[i64]([face_of(card) for card in cards])


def _mask(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def _to_draw(table: SowixTable) -> Document | None:
    if not table.to_shuffle:
        return None
    return {
        "seat": seat_number(table.draw_seat),
        "cards": int(table.draw_count),
        "turn": seat_number(table.draw_turn),
    }


def _read_to_draw(table: SowixTable, fields: Fields) -> None:
    """A table that waits for a shuffle knows who draws afterwards; nobody else does."""
    waiting = fields.raw("to_draw")
    if waiting is None and not table.to_shuffle:
        return
    may_wait = table.game.reshuffle and table.over == PLAYING and table.stock_size == 0
    if not isinstance(waiting, dict) or not table.to_shuffle or not may_wait or table.pile_size <= table.kept():
        raise Malformed("sowix.to_draw")
    inner = Fields(waiting, fields.players, ("seat", "cards", "turn"))
    table.draw_seat = inner.seat("seat")
    table.draw_turn = inner.seat("turn")
    if table.draw_seat < 0 or table.draw_turn < 0:
        raise Malformed("sowix.to_draw")
    table.draw_count = inner.whole("cards", default=1, low=1, high=1 if table.draw_seat == table.draw_turn else PENALTY)


def _read_drawn(notation: Notation, state: SowixState, fields: Fields) -> None:
    """The card just drawn fits, else the position has no way on. It is in the hand of the seat in turn, whether or not
    the hand was written with it."""
    text = fields.text("drawn")
    if not text:
        return
    table = state.table
    seat = table.draw_turn if table.to_shuffle else table.turn
    wanted = notation.read_cards(text, "drawn")
    if len(wanted) != 1 or seat < 0 or seat == table.draw_seat or not fits(table.letter, wanted[0]):
        raise Malformed("sowix.drawn", card=text)
    own = state.owns[seat]
    drawn = held_card(own.cards, read_card(text))
    if drawn == NO_CARD:
        drawn = wanted[0]
        own = Own(append(own.cards[:], drawn), append(own.arrived[:], drawn))
        table.counts[seat] += 1
    state.owns[seat] = Own(own.cards, own.arrived, drawn)
    table.drew = True


def history_text(entry: i64) -> str:
    """One entry of what the table remembers, seats counted as people do."""
    kind, seat, what = kind_of(entry), seat_of(entry) + 1, what_of(entry)
    if kind == PLAYED:
        return f"{seat}: {card_text(what // 2)}{' toutilix' if what % 2 else ''}"
    if kind == CAUGHT:
        return f"{seat}: star {what + 1}"
    if kind == DEALT:
        return f"{seat}: dealt {what}"
    if kind == TURNED_UP:
        return f"turned up {card_text(what)}"
    if kind == TURNED_OVER:
        return "turned over"
    if kind == SHUFFLED:
        return "shuffled"
    return f"{seat}: {HISTORY_WORDS[kind]}"
