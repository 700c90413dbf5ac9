"""How Rummylix is written: `draw`, `take`, `lay G H I + K L M`, `add R 2`, `swap K 2`, `block 2 left`, `discard T`."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    BIT,
    BLUE,
    FIRECRACKER,
    NO_CARD,
    PINK,
    STAR,
    UNSEEN,
    alphabet,
    card_text,
    cards_text,
    face_of,
    letter_of,
    without,
)
from toutilix.engine.errors import Malformed
from toutilix.engine.game import Game
from toutilix.engine.moves import NO_SIDE, Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_document,
    card_word,
    common_table,
    group_words,
    groups_text,
    number_word,
    read_common,
    seat_number,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.state import AnyState
from toutilix.engine.view import NO_SEAT, PLAYING, AnyView
from toutilix.games.rummylix.recall import act_card, act_kind, act_seat
from toutilix.games.rummylix.rules import Rummylix, RummylixState
from toutilix.games.rummylix.runs import SHORTEST, Run, is_run
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.table import (
    ADD,
    BLOCK,
    DISCARD,
    DRAW,
    LAY,
    STEP_DRAW,
    STEP_PLAY,
    SWAP,
    TAKE,
    UNBLOCK,
    RummylixTable,
)

VERBS = ("draw", "take", "lay", "add", "swap", "block", "unblock", "discard")
"""In the order of their numbers in the rules."""
SIDES = ("none", "left", "right", "both")
STEPS = ("draw", "play")
ACTS = ("turned up", "draw", "take", "play", "discard", "turned over")


class RummylixNotation(Notation):
    faces = frozenset(int(card) for card in [*alphabet(PINK), *alphabet(BLUE), STAR, FIRECRACKER])
    bare = (int(DRAW), int(TAKE))
    fields = (
        "stock",
        "discard",
        "step",
        "runs",
        "opened",
        "star_to_place",
        "idle",
        "removed",
        "known",
        "to_draw",
    )

    def read_move(self, text: str) -> Move:
        verb, *words = words_of_move(text)
        match verb, words:
            case "draw" | "take", []:
                return Move(DRAW if verb == "draw" else TAKE)
            case "lay", [_, *_]:
                return Move(LAY, groups=group_words(words))
            case "discard", [card]:
                return Move(DISCARD, card_word(card))
            case "add" | "swap", [card, number]:
                return Move(ADD if verb == "add" else SWAP, card_word(card), number_word(number) - 1)
            case "add", [card, number, "left" | "right" as side]:
                return Move(ADD, card_word(card), number_word(number) - 1, SIDES.index(side))
            case "block" | "unblock", [number, "left" | "right" as side]:
                verb_number = BLOCK if verb == "block" else UNBLOCK
                return Move(verb_number, number=number_word(number) - 1, side=SIDES.index(side))
        raise Malformed("rummylix.move", text=text)

    def write_move(self, move: Move) -> str:
        words = [VERBS[move.verb]]
        if move.verb == LAY:
            words.append(groups_text(move.groups))
        if move.card != NO_CARD:
            words.append(card_text(move.card))
        if move.verb in (ADD, SWAP, BLOCK, UNBLOCK):
            words.append(str(move.number + 1))
        if move.side != NO_SIDE:
            words.append(SIDES[move.side])
        return " ".join(words)

    def is_play(self, move: Move) -> bool:
        return True

    def hands(self, state: AnyState) -> list[str]:
        assert isinstance(state, RummylixState)
        return [cards_text(hand) for hand in state.hands]

    def write_position(self, state: AnyState) -> Document:
        assert isinstance(state, RummylixState)
        table = state.table
        return {
            "stock": cards_text(state.stock),
            "discard": cards_text(state.recall.discard),
            "step": STEPS[table.step],
            "runs": _write_runs(table),
            "opened": _write_opened(table),
            "star_to_place": bool(table.star_to_place),
            "idle": int(table.idle),
            "removed": cards_text(table.removed),
            "known": [cards_text(cards) for cards in state.recall.known],
            "to_draw": _write_to_draw(table),
        }

    def write_table(self, view: AnyView) -> Document:
        assert isinstance(view, RummylixView)
        table = view.table
        seen = common_table(table)
        seen["step"] = STEPS[table.step]
        seen["stock"] = table.stock
        seen["discard"] = table.discard
        seen["top"] = card_text(table.top) if table.top != NO_CARD else None
        seen["runs"] = _write_runs(table)
        seen["opened"] = _write_opened(table)
        seen["star_to_place"] = table.star_to_place
        seen["idle"] = table.idle
        seen["removed"] = cards_text(table.removed)
        seen["counts"] = list(table.counts)
        seen["shown"] = [cards_text(hand) for hand in table.shown]
        seen["to_draw"] = _write_to_draw(table)
        return seen

    def write_own(self, view: AnyView) -> Document:
        assert isinstance(view, RummylixView)
        return {"cards": cards_text(view.cards)}

    def write_memory(self, view: AnyView) -> Document:
        assert isinstance(view, RummylixView)
        recall = view.recall
        return {
            "arrived": cards_text(view.arrived),
            "discards": cards_text(recall.discard),
            "known": [cards_text(cards) for cards in recall.known],
            "acts": [act_text(act) for act in recall.acts],
        }

    def read_position(self, game: Game, fields: Fields) -> AnyState:
        assert isinstance(game, Rummylix)
        state = game.new()
        table = state.table
        read_common(table, fields)
        state.stock = self._pile(fields.text("stock"), "stock")
        table.stock = len(state.stock)
        discard = self._pile(fields.text("discard"), "discard")
        state.recall.discard = discard
        table.discard = len(discard)
        table.top = discard[-1] if len(discard) else NO_CARD
        table.removed = self._pile(fields.text("removed"), "removed")
        table.idle = fields.whole("idle", default=0)
        for seat, text in enumerate(fields.texts("hands")):
            state.hands[seat] = vec[i64](sorted(self._pile(text, "hands")))
            table.counts[seat] = len(state.hands[seat])
        for seat, text in enumerate(fields.texts("known")):
            state.recall.known[seat] = self._known(text, seat, state)
        table.runs = [self._run(entry, fields.players) for entry in fields.objects("runs")]
        table.opened = _read_opened(table, fields)
        _read_to_draw(table, fields)
        table.star_to_place = fields.flag("star_to_place")
        table.step = STEPS.index(str(fields.one_of("step", STEPS, STEPS[STEP_PLAY if table.star_to_place else 0])))
        _place_the_turn(state)
        return state

    def _pile(self, text: str, field: str) -> vec[i64]:
        """Cards that are not in a run: a star has no letter there."""
        return vec[i64]([face_of(card) for card in self.read_cards(text, field)])

    def _known(self, text: str, seat: int, state: RummylixState) -> vec[i64]:
        known = vec[i64](sorted(self._pile(text, "known")))
        hand = state.hands[seat]
        for card in known:
            if card not in hand:
                raise Malformed("rummylix.known", seat=seat + 1, card=card_text(card))
            hand = without(hand, card)
        return known

    def _run(self, entry: object, players: int) -> Run:
        fields = Fields(as_document(entry), players, ("owner", "cards", "blocked"))
        cards = self.read_cards(fields.text("cards"), "runs")
        if not is_run(cards):
            raise Malformed("rummylix.run", cards=cards_text(cards), shortest=int(SHORTEST))
        owner = fields.seat("owner")
        if owner < 0:
            raise Malformed("rummylix.owner", cards=cards_text(cards))
        return Run(owner, letter_of(cards[0]), cards, SIDES.index(str(fields.one_of("blocked", SIDES, "none"))))


def act_text(act: i64) -> str:
    """An act of a seat's memory: `2 discard Tp`, `1 draw`, `turned over`."""
    card = "" if act_card(act) == UNSEEN else f" {card_text(act_card(act))}"
    word = ACTS[act_kind(act)]
    return f"{word}{card}" if word.startswith("turned") else f"{act_seat(act) + 1} {word}{card}"


def _write_runs(table: RummylixTable) -> list[Document]:
    return [
        {"owner": seat_number(run.owner), "cards": cards_text(run.cards), "blocked": SIDES[run.blocked]}
        for run in table.runs
    ]


def _write_opened(table: RummylixTable) -> list[bool]:
    return [bool(table.has_opened(seat)) for seat in range(table.players)]


def _read_opened(table: RummylixTable, fields: Fields) -> int:
    """Whoever owns a run has opened, unless it is said otherwise."""
    opened = fields.flags("opened")
    if not fields.has("opened"):
        opened = [any(run.owner == seat for run in table.runs) for seat in range(table.players)]
    return sum(int(BIT[seat]) for seat in range(table.players) if opened[seat])


def _write_to_draw(table: RummylixTable) -> Document | None:
    if not table.to_shuffle:
        return None
    return {
        "seat": seat_number(table.drawing),
        "cards": int(table.to_draw),
        "turn": seat_number(table.after_draw),
    }


def _read_to_draw(table: RummylixTable, fields: Fields) -> None:
    """A table that waits for a shuffle has somebody who was drawing; no other has."""
    if fields.has("to_draw") != table.to_shuffle:
        raise Malformed("rummylix.to_draw")
    if table.to_shuffle:
        if table.stock or not table.discard:
            raise Malformed("rummylix.no_shuffle")
        waiting = Fields(as_document(fields.raw("to_draw")), fields.players, ("seat", "cards", "turn"))
        table.drawing = waiting.seat("seat")
        table.to_draw = waiting.whole("cards", default=1, low=1, high=int(table.discard))
        table.after_draw = waiting.seat("turn")
        if table.drawing == NO_SEAT or table.after_draw == NO_SEAT:
            raise Malformed("rummylix.to_draw")


def _place_the_turn(state: RummylixState) -> None:
    """Begin the turn where the position leaves it; a turn in which nothing at all could be done is no position."""
    table = state.table
    if table.star_to_place and table.step == STEP_DRAW:
        raise Malformed("rummylix.star_step")
    if table.over != PLAYING or table.to_shuffle:
        return
    if table.turn == NO_SEAT:
        table.turn = table.game.starter(table.hand)
    if table.stock == 0 and table.discard == 0:
        table.step = STEP_PLAY
    if table.star_to_place and not table.has_open_end():
        raise Malformed("rummylix.star_place")
    if table.step == STEP_PLAY and table.counts[table.turn] == 0 and not table.star_to_place:
        raise Malformed("rummylix.empty_hand", turn=int(table.turn) + 1)
