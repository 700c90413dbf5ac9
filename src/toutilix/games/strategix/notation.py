"""How Strategix is written: `C`, `E F + M N`, `G G + P *P`, `!`, `pass`."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    ALPHABET,
    ANY,
    BLUE,
    PINK,
    STAR,
    alphabet,
    card_text,
    cards_text,
    letter_card,
    read_card,
    specials,
)
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import groups_text
from toutilix.engine.game import Game
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_mapping,
    as_number,
    as_vec,
    group_words,
    read_common,
    read_facts,
    seat_number,
    words_of_move,
    write_facts,
)
from toutilix.engine.position import Fields
from toutilix.engine.spelling import spelled
from toutilix.engine.state import Deal
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.strategix.combinations import Combination, combination_of
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.memory import StrategixMemory
from toutilix.games.strategix.seat import StrategixOwn, StrategixView
from toutilix.games.strategix.state import Strategix, StrategixState
from toutilix.games.strategix.table import BADLUCKIX, NO_PLACE, PASS, PLACES, PLAY, THROW, StrategixTable

OWN_FACTS = ("cards", "passes_used", "gave", "got")


class StrategixNotation(Notation[Strategix, StrategixState, StrategixView]):
    faces = frozenset(int(card) for card in alphabet(PINK, "A") + alphabet(BLUE, "A") + specials())
    bare = (int(PASS),)
    fields = ("combination", "owner", "after_firecracker", "passes_used", "places", "named", "played", "boxed")
    piles = ("played", "boxed")
    table_facts = ("owner", "after_firecracker", "places", "named", "played", "boxed")

    def spelling(self, text: str) -> str:
        return spelled(text)

    def read_move(self, text: str) -> Move:
        words = words_of_move(text)
        if words == ["pass"]:
            return Move(PASS)
        if words == ["!"]:
            return Move(THROW)
        return Move(PLAY, groups=group_words(words))

    def write_move(self, move: Move) -> str:
        if move.verb == PASS:
            return "pass"
        return "!" if move.verb == THROW else groups_text(move.groups)

    def is_play(self, move: Move) -> bool:
        return bool(move.verb == PLAY)

    def read_deal(self, text: str, game: Game) -> Deal:
        """`CARDS / CARDS / ... [/ BOX]`. Letters without colour get the colours that are left, pink first; for 2
        players without a box, the cards that were not dealt are boxed if they can be (S1)."""
        parts = text.split("/")
        words = [part.split() for part in parts]
        used = {card for part in words for card in map(read_card, part) if _has_colour(card)}
        coloured: list[str] = []
        for part in words:
            cards = []
            for word in part:
                card = read_card(word)
                if ANY * ALPHABET <= card < STAR:
                    pink = letter_card(card % ALPHABET, PINK)
                    card = letter_card(card % ALPHABET, BLUE) if pink in used else pink
                    used.add(card)
                    word = card_text(card)
                cards.append(word)
            coloured.append(" ".join(cards))
        deal = super().read_deal("/".join(coloured), game)
        if game.players == 2 and len(parts) == 2:
            return Deal(deal.hands, _box(game, deal.hands))
        return deal

    def write_position(self, state: StrategixState) -> Document:
        table = state.table
        return {
            "combination": None if table.combination is None else groups_text(table.combination.letters()),
            "owner": seat_number(table.owner),
            "after_firecracker": bool(table.after_firecracker),
            "passes_used": [int(own.passes_used) for own in state.owns],
            "places": [None if place == NO_PLACE else PLACES[place] for place in table.places],
            "named": [int(seat) + 1 for seat in table.named],
            "played": cards_text(table.played),
            "boxed": cards_text(state.box),
        }

    def write_table(self, view: StrategixView) -> Document:
        """A combination is written as its kind, its length and its starts; none is an empty list."""
        follow = view.table.combination
        written = [] if follow is None else [int(follow.kind), int(follow.length), *follow.starts]
        return {**super().write_table(view), "combination": written}

    def read_table(self, view: StrategixView, written: Mapping[str, object]) -> None:
        super().read_table(view, written)
        follow = as_vec(written["combination"])
        view.table.combination = Combination(follow[0], follow[1], follow[2:]) if len(follow) else None

    def write_own(self, view: StrategixView) -> Document:
        return write_facts(view.own, OWN_FACTS)

    def write_memory(self, view: StrategixView) -> Document:
        return {"entries": list(view.memory.entries)}

    def read_view(self, game: Strategix, document: Mapping[str, object]) -> StrategixView:
        written, private, memory = (as_mapping(document[part]) for part in ("table", "own", "memory"))
        own = StrategixOwn()
        read_facts(own, OWN_FACTS, private)
        entries = as_vec(memory["entries"])
        view = StrategixView(as_number(document["seat"]), StrategixTable(game), own, StrategixMemory(entries))
        self.read_table(view, written)
        return view

    def read_position(self, game: Strategix, fields: Fields) -> StrategixState:
        state = game.new()
        table = state.table
        read_common(table, fields)
        for seat, text in enumerate(fields.texts("hands")):
            state.owns[seat].cards = in_order(self.read_faces(text, "hands"))
            table.counts[seat] = len(state.owns[seat].cards)
        for own, used in zip(state.owns, fields.numbers("passes_used", low=0), strict=True):
            own.passes_used = used
        table.played = self.read_faces(fields.text("played"), "played")
        state.box = self.read_faces(fields.text("boxed"), "boxed")
        table.boxed = len(state.box)
        _read_places(table, fields)
        _read_round(table, fields)
        if table.over == PLAYING and table.turn == NO_SEAT:
            table.turn = _next_to_act(state)
        return state


def _has_colour(card: i64) -> bool:
    return 0 <= card < ANY * ALPHABET


def _box(game: Game, hands: list[vec[i64]]) -> vec[i64]:
    rest = list(game.deck())
    for hand in hands:
        for card in hand:
            if card not in rest:
                return NO_CARDS
            rest.remove(card)
    if any(card >= STAR or card % ALPHABET == ALPHABET - 1 for card in rest):
        return NO_CARDS
    return vec[i64](rest)


def _read_places(table: StrategixTable, fields: Fields) -> None:
    """The seats named Badluckix are written twice; what is left out follows from the rest."""
    for seat, place in enumerate(fields.per_seat("places") or []):
        if place is not None and place not in PLACES:
            raise Malformed("position.value", field="places", values=", ".join(("null", *PLACES)))
        table.places[seat] = NO_PLACE if place is None else PLACES.index(str(place))
    table.named = vec[i64](fields.seats("named"))
    for seat in table.named:
        table.places[seat] = BADLUCKIX
    if not fields.has("named") and table.over == PLAYING:
        # In the middle of a hand only a foul can have made somebody Badluckix.
        table.named = vec[i64]([seat for seat in range(table.players) if table.places[seat] == BADLUCKIX])


def _read_round(table: StrategixTable, fields: Fields) -> None:
    owner = fields.seat("owner")
    after_firecracker = fields.flag("after_firecracker")
    text = fields.text("combination")
    if not fields.has("combination") or table.over != PLAYING:
        return
    table.combination = _read_combination(text)
    if owner == NO_SEAT:
        raise Malformed("strategix.owner")
    table.owner = owner
    table.after_firecracker = after_firecracker


def _read_combination(text: str) -> Combination:
    try:
        groups = group_words(text.split())
    except Malformed:
        raise Malformed("strategix.combination", text=text) from None
    combination = combination_of(groups)
    if combination is None or any(_has_colour(card) or card >= STAR for card in groups):
        raise Malformed("strategix.combination", text=text)
    return combination


def _next_to_act(state: StrategixState) -> int:
    """Where the turn is left out: the first seat with cards after the owner's, or from the one that starts the hand."""
    table = state.table
    players = int(table.players)
    first = int(table.owner) + 1 if table.combination is not None else int(table.game.starter(table.hand))
    for step in range(players):
        seat = (first + step) % players
        if table.counts[seat] and table.places[seat] == NO_PLACE:
            return seat
    return first % players
