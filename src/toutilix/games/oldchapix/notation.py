"""How Oldchapix is written: a move is one card with its colour."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import BLUE, PINK, alphabet, card_text, cards_text
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import groups_text
from toutilix.engine.moves import Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_mapping,
    as_mask,
    as_number,
    as_vec,
    card_move,
    card_word,
    read_common,
    seat_number,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.view import NO_SEAT
from toutilix.games.oldchapix.memory import OldchapixMemory, pack_trick, trick_cards, trick_winner
from toutilix.games.oldchapix.seat import OldchapixOwn, OldchapixView
from toutilix.games.oldchapix.state import Oldchapix, OldchapixState
from toutilix.games.oldchapix.table import CONTRACTS, HANDS, PLAY, SCORING, OldchapixTable, highest_place, mask_of


class OldchapixNotation(Notation[Oldchapix, OldchapixState, OldchapixView]):
    faces = frozenset(int(card) for card in alphabet(PINK) + alphabet(BLUE))
    colour_matters = True
    fields = ("contract", "leader", "trick", "won")
    piles = ("trick",)
    table_facts = ("leader", "trick", "tricks_won", "captured")

    def read_move(self, text: str) -> Move:
        cards = [card_word(word) for word in words_of_move(text)]
        if any(int(card) not in self.faces for card in cards):
            raise Malformed("oldchapix.move", text=text)
        return card_move(PLAY, cards)

    def write_move(self, move: Move) -> str:
        return groups_text(move.groups) if len(move.groups) else card_text(move.card)

    def write_position(self, state: OldchapixState) -> Document:
        table = state.table
        won: list[list[str]] = [[] for _ in range(table.players)]
        for packed in state.tricks:
            won[trick_winner(packed)].append(cards_text(trick_cards(packed, table.players)))
        return {
            "contract": table.contract(),
            "leader": seat_number(table.leader),
            "trick": cards_text(table.trick),
            "won": won,
        }

    def cards_in(self, position: Mapping[str, Any]) -> list[str]:
        won = [card for tricks in position["won"] for trick in tricks for card in trick.split()]
        return super().cards_in(position) + won

    def write_own(self, view: OldchapixView) -> Document:
        return {"cards": int(view.own.cards)}

    def write_memory(self, view: OldchapixView) -> Document:
        return {"tricks": list(view.memory.tricks), "gone": int(view.memory.gone)}

    def read_view(self, game: Oldchapix, document: Mapping[str, object]) -> OldchapixView:
        written, own, memory = (as_mapping(document[part]) for part in ("table", "own", "memory"))
        view = OldchapixView(
            as_number(document["seat"]),
            OldchapixTable(game),
            OldchapixOwn(as_mask(own["cards"])),
            OldchapixMemory(as_vec(memory["tricks"]), as_mask(memory["gone"])),
        )
        self.read_table(view, written)
        return view

    def read_position(self, game: Oldchapix, fields: Fields) -> OldchapixState:
        state = game.new()
        table = state.table
        read_common(table, fields)
        table.hand = _hand_number(fields)
        table.trick = self._distinct(fields.text("trick"), "trick")
        for seat, text in enumerate(fields.texts("hands")):
            cards = self._distinct(text, "hands")
            state.hands[seat] = mask_of(cards)
            table.counts[seat] = len(cards)
        self._read_won(state, fields)
        _place_the_turn(state, fields)
        return state

    def _distinct(self, text: str, field: str) -> vec[i64]:
        cards = self.read_cards(text, field)
        if len(set(cards)) != len(cards):
            raise Malformed("oldchapix.twice", field=field)
        return cards

    def _read_won(self, state: OldchapixState, fields: Fields) -> None:
        table = state.table
        for seat, tricks in enumerate(fields.per_seat("won") or []):
            if not isinstance(tricks, list):
                raise Malformed("position.list", field="won")
            for text in tricks:
                if not isinstance(text, str):
                    raise Malformed("position.text", field="won")
                trick = self._distinct(text, "won")
                if len(trick) != table.players:
                    raise Malformed("oldchapix.trick_size", trick=text, players=int(table.players))
                leader = (seat - int(highest_place(trick))) % int(table.players)
                state.tricks = append(state.tricks, pack_trick(trick, leader, seat))
                state.gone |= mask_of(trick)
                table.tricks_won[seat] += 1
                table.captured[seat] |= mask_of(trick) & SCORING[table.hand]


def _hand_number(fields: Fields) -> int:
    contract = fields.one_of("contract", (None, *CONTRACTS), None)
    hand = fields.whole("hand", default=0, low=0, high=int(HANDS))
    if contract is None:
        return hand if fields.has("hand") else 1
    if fields.has("hand") and CONTRACTS[max(hand, 1) - 1] != contract:
        raise Malformed("oldchapix.contract", contract=contract, hand=hand)
    return hand if fields.has("hand") else CONTRACTS.index(contract) + 1


def _place_the_turn(state: OldchapixState, fields: Fields) -> None:
    """Leader, trick and turn say the same thing twice: what is left out follows from the rest."""
    table = state.table
    players = int(table.players)
    lying = len(table.trick)
    if lying >= players:
        raise Malformed("oldchapix.trick_full", players=players)
    leader = fields.seat("leader")
    if table.over:
        table.leader = leader
        return
    if leader < 0:
        leader = (int(table.turn) - lying) % players if table.turn != NO_SEAT else int(table.game.starter(table.hand))
    table.leader = leader
    turn = (leader + lying) % players
    if table.turn not in (NO_SEAT, turn):
        raise Malformed("oldchapix.turn", turn=int(table.turn) + 1, expected=turn + 1)
    table.turn = turn
