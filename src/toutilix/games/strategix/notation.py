"""How Strategix is written: `C`, `E F + M N`, `G G + P *P`, `!`, `pass`."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    ALPHABET,
    ANY,
    BLUE,
    NO_CARD,
    PINK,
    STAR,
    alphabet,
    card_text,
    cards_text,
    face_of,
    letter_card,
    read_card,
    specials,
)
from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.moves import NO_CARDS, Move
from toutilix.engine.notation import (
    Document,
    Notation,
    common_table,
    group_words,
    groups_text,
    read_common,
    seat_number,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.state import AnyState, Deal
from toutilix.engine.view import NO_SEAT, PLAYING, AnyView
from toutilix.games.strategix import recall
from toutilix.games.strategix.combinations import Combination, combination_of
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.rules import PLACES, Strategix, StrategixState
from toutilix.games.strategix.seat import BADLUCKIX, NO_PLACE, PASS, PLAY, THROW, StrategixTable, StrategixView

KINDS = ("", "single", "pair", "run")


class StrategixNotation(Notation):
    faces = frozenset(int(card) for card in alphabet(PINK, "A") + alphabet(BLUE, "A") + specials())
    bare = (int(PASS),)
    fields = (
        "combination",
        "owner",
        "after_firecracker",
        "passes_used",
        "places",
        "named",
        "played",
        "boxed",
    )

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

    def hands(self, state: AnyState) -> list[str]:
        assert isinstance(state, StrategixState)
        return [cards_text(own.cards) for own in state.owns]

    def write_position(self, state: AnyState) -> Document:
        assert isinstance(state, StrategixState)
        table = state.table
        return {
            **_round(table),
            "passes_used": [int(own.passes_used) for own in state.owns],
            **_standing(table),
            "boxed": cards_text(state.box),
        }

    def write_table(self, view: AnyView) -> Document:
        assert isinstance(view, StrategixView)
        table = view.table
        seen = common_table(table)
        seen.update(_round(table))
        seen.update(_standing(table))
        seen["counts"] = list(table.counts)
        seen["boxed"] = table.boxed
        return seen

    def write_own(self, view: AnyView) -> Document:
        assert isinstance(view, StrategixView)
        own = view.own
        return {
            "cards": cards_text(own.cards),
            "passes_used": own.passes_used,
            "gave": card_text(own.gave) if own.gave != NO_CARD else None,
            "got": card_text(own.got) if own.got != NO_CARD else None,
        }

    def write_memory(self, view: AnyView) -> Document:
        assert isinstance(view, StrategixView)
        return {"recall": [recall_text(entry) for entry in view.recall]}

    def read_position(self, game: Game, fields: Fields) -> AnyState:
        assert isinstance(game, Strategix)
        state = game.new()
        table = state.table
        read_common(table, fields)
        for seat, text in enumerate(fields.texts("hands")):
            state.owns[seat].cards = in_order(self._faces(text, "hands"))
            table.counts[seat] = len(state.owns[seat].cards)
        for own, used in zip(state.owns, fields.numbers("passes_used", low=0), strict=True):
            own.passes_used = used
        table.played = self._faces(fields.text("played"), "played")
        state.box = self._faces(fields.text("boxed"), "boxed")
        table.boxed = len(state.box)
        _read_places(table, fields)
        _read_round(table, fields)
        if table.over == PLAYING and table.turn == NO_SEAT:
            table.turn = _next_to_act(state)
        return state

    def _faces(self, text: str, field: str) -> vec[i64]:
        """Cards as they lie in a hand or aside: a star has no letter there."""
        return vec[i64]([face_of(card) for card in self.read_cards(text, field)])


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


def combination_text(combination: Combination | None) -> str | None:
    return None if combination is None else groups_text(combination.letters())


def _round(table: StrategixTable) -> Document:
    return {
        "combination": combination_text(table.combination),
        "owner": seat_number(table.owner),
        "after_firecracker": bool(table.after_firecracker),
    }


def _standing(table: StrategixTable) -> Document:
    return {
        "places": [PLACES[place] for place in table.places],
        "named": [int(seat) + 1 for seat in table.named],
        "played": cards_text(table.played),
    }


def recall_text(entry: i64) -> str:
    """One thing that everybody remembers, as views show it."""
    seat = int(recall.seat_of(entry)) + 1
    value = recall.value_of(entry)
    match int(recall.what_of(entry)):
        case recall.CARD:
            return f"{seat}: {card_text(value)}"
        case recall.PASSED:
            start = letter_card(recall.shape_strength(value), ANY)
            kind = KINDS[recall.shape_kind(value)]
            return f"{seat}: pass {recall.shape_number(value)} {kind} {recall.shape_length(value)} {card_text(start)}"
        case recall.ROUND_ENDED:
            return f"{seat}: round"
        case recall.ONLY_FIRECRACKERS:
            return f"{seat}: only !"
        case recall.EXCHANGED:
            return f"{seat}: exchange {value + 1}"
    return "deal"


def _read_places(table: StrategixTable, fields: Fields) -> None:
    """Who was named Badluckix is written twice; what is left out follows from the rest."""
    for seat, place in enumerate(fields.per_seat("places") or []):
        if place is not None and place not in PLACES:
            raise Malformed("position.value", field="places", values=", ".join(str(name or "null") for name in PLACES))
        table.places[seat] = PLACES.index(None if place is None else str(place))
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
    """Where the turn is left out: after the owner's seat, or whoever starts the hand, the first who has cards."""
    table = state.table
    players = int(table.players)
    first = int(table.owner) + 1 if table.combination is not None else int(table.game.starter(table.hand))
    for step in range(players):
        seat = (first + step) % players
        if table.counts[seat] and table.places[seat] == NO_PLACE:
            return seat
    return first % players
