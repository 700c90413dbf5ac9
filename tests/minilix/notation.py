"""How Minilix is written: a move is one card."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from tests.minilix.memory import MinilixMemory
from tests.minilix.seat import MinilixOwn, MinilixView
from tests.minilix.state import Minilix, MinilixState
from tests.minilix.table import PLAY, MinilixTable
from toutilix.cards import PINK, alphabet, card_text, cards_text
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import groups_text
from toutilix.engine.moves import Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_mapping,
    as_number,
    as_vec,
    card_move,
    card_word,
    read_common,
    seat_number,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.view import NO_SEAT, PLAYING


class MinilixNotation(Notation[Minilix, MinilixState, MinilixView]):
    faces = frozenset(int(card) for card in alphabet(PINK))
    colour_matters = True
    fields = ("leader", "trick", "points", "played", "stock")
    piles = ("trick", "played", "stock")
    table_facts = ("leader", "trick", "points")

    def read_move(self, text: str) -> Move:
        return card_move(PLAY, [card_word(word) for word in words_of_move(text)])

    def write_move(self, move: Move) -> str:
        return groups_text(move.groups) if len(move.groups) else card_text(move.card)

    def write_position(self, state: MinilixState) -> Document:
        table = state.table
        dealt = {int(card) for hand in state.hands for card in hand}
        lying = {*dealt, *table.trick, *state.rest}
        played = [card for card in table.game.deck() if card not in lying] if table.hand else []
        return {
            "leader": seat_number(table.leader),
            "trick": cards_text(table.trick),
            "points": [int(points) for points in table.points],
            "played": cards_text(vec[i64](played)),
            "stock": cards_text(state.rest),
        }

    def read_position(self, game: Minilix, fields: Fields) -> MinilixState:
        state = game.new()
        table = state.table
        read_common(table, fields)
        table.trick = self.read_cards(fields.text("trick"), "trick")
        if len(table.trick) >= table.players:
            raise Malformed("minilix.trick_full", players=int(table.players))
        table.points = vec[i64](fields.numbers("points", low=0))
        self.read_cards(fields.text("played"), "played")
        state.rest = self.read_cards(fields.text("stock"), "stock")
        for seat, text in enumerate(fields.texts("hands")):
            state.hands[seat] = vec[i64](sorted(self.read_cards(text, "hands")))
            table.counts[seat] = len(state.hands[seat])
        table.leader = fields.seat("leader")
        if table.over == PLAYING:
            if table.leader == NO_SEAT:
                table.leader = game.starter(table.hand)
            table.turn = (table.leader + len(table.trick)) % table.players
        return state

    def write_own(self, view: MinilixView) -> Document:
        return {"cards": list(view.own.cards)}

    def write_memory(self, view: MinilixView) -> Document:
        return {"entries": list(view.memory.entries)}

    def read_view(self, game: Minilix, document: Mapping[str, object]) -> MinilixView:
        written, own, memory = (as_mapping(document[part]) for part in ("table", "own", "memory"))
        own_cards, entries = as_vec(own["cards"]), as_vec(memory["entries"])
        seat, table = as_number(document["seat"]), MinilixTable(game)
        view = MinilixView(seat, table, MinilixOwn(own_cards), MinilixMemory(entries))
        self.read_table(view, written)
        return view
