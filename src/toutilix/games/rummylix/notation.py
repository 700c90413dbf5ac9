"""How Rummylix is written: `draw`, `take`, `lay G H I + K L M`, `add R 2`, `swap K 2`, `block 2 left`, `discard T`."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import (
    BIT,
    BLUE,
    FIRECRACKER,
    NO_CARD,
    PINK,
    STAR,
    alphabet,
    card_text,
    cards_text,
    letter_of,
    without,
)
from toutilix.engine.draws_notation import DRAW_FACTS, read_to_draw, write_to_draw
from toutilix.engine.errors import Malformed
from toutilix.engine.facts import groups_text
from toutilix.engine.moves import NO_SIDE, SIDES, Move
from toutilix.engine.notation import (
    Document,
    Notation,
    as_document,
    as_mapping,
    as_number,
    as_vec,
    as_vecs,
    card_word,
    group_words,
    number_word,
    read_common,
    seat_number,
    words_of_move,
)
from toutilix.engine.position import Fields
from toutilix.engine.spelling import spelled
from toutilix.engine.view import NO_SEAT, PLAYING
from toutilix.games.rummylix.memory import RummylixMemory
from toutilix.games.rummylix.runs import SHORTEST, Run, is_run
from toutilix.games.rummylix.seat import RummylixOwn, RummylixView
from toutilix.games.rummylix.state import Rummylix, RummylixState
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
"""The verbs, in the order of their numbers in the rules."""
STEPS = ("draw", "play")


class RummylixNotation(Notation[Rummylix, RummylixState, RummylixView]):
    faces = frozenset(int(card) for card in [*alphabet(PINK), *alphabet(BLUE), STAR, FIRECRACKER])
    bare = (int(DRAW), int(TAKE))
    fields = ("stock", "discard", "step", "runs", "opened", "star_to_place", "idle", "removed", "known", "to_draw")
    piles = ("stock", "discard", "removed")
    table_facts = (
        *("step", "stock", "discard", "top", "opened", "star_to_place", "idle", "removed", "shown"),
        *DRAW_FACTS,
    )

    def spelling(self, text: str) -> str:
        return spelled(text)

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

    def write_position(self, state: RummylixState) -> Document:
        table = state.table
        return {
            "stock": cards_text(state.draw_pile()),
            "discard": cards_text(state.memory.discard),
            "step": STEPS[table.step],
            "runs": [
                {"owner": seat_number(run.owner), "cards": cards_text(run.cards), "blocked": SIDES[run.blocked]}
                for run in table.runs
            ],
            "opened": [bool(table.has_opened(seat)) for seat in range(table.players)],
            "star_to_place": bool(table.star_to_place),
            "idle": int(table.idle),
            "removed": cards_text(table.removed),
            "known": [cards_text(cards) for cards in state.memory.known],
            "to_draw": write_to_draw(table),
        }

    def write_table(self, view: RummylixView) -> Document:
        """A run is its owner, its blocked sides and its cards."""
        runs = [[int(run.owner), int(run.blocked), *run.cards] for run in view.table.runs]
        return {**super().write_table(view), "runs": runs}

    def read_table(self, view: RummylixView, written: Mapping[str, object]) -> None:
        super().read_table(view, written)
        view.table.runs = [Run(run[0], letter_of(run[2]), run[2:], run[1]) for run in as_vecs(written["runs"])]

    def cards_in(self, position: Mapping[str, Any]) -> list[str]:
        """Also those of the runs, the firecrackers at their ends, and a star that has to be placed."""
        found = super().cards_in(position) + ["*"] * position["star_to_place"]
        for run in position["runs"]:
            found += ["*" if card.startswith("*") else card for card in run["cards"].split()]
            found += ["!"] * {"none": 0, "both": 2}.get(run["blocked"], 1)
        return found

    def write_own(self, view: RummylixView) -> Document:
        return {"cards": list(view.own.cards), "arrived": list(view.own.arrived)}

    def write_memory(self, view: RummylixView) -> Document:
        memory = view.memory
        return {
            "discard": list(memory.discard),
            "known": [list(cards) for cards in memory.known],
            "history": list(memory.history),
        }

    def read_view(self, game: Rummylix, document: Mapping[str, object]) -> RummylixView:
        written, own, memory = (as_mapping(document[part]) for part in ("table", "own", "memory"))
        view = RummylixView(
            as_number(document["seat"]),
            RummylixTable(game),
            RummylixOwn(as_vec(own["cards"]), as_vec(own["arrived"])),
            RummylixMemory(as_vec(memory["discard"]), as_vecs(memory["known"]), as_vec(memory["history"])),
        )
        self.read_table(view, written)
        return view

    def read_position(self, game: Rummylix, fields: Fields) -> RummylixState:
        state = game.new()
        table = state.table
        read_common(table, fields)
        state.stock = self.read_faces(fields.text("stock"), "stock")
        table.stock = len(state.stock)
        discard = self.read_faces(fields.text("discard"), "discard")
        state.memory.discard = discard
        table.discard = len(discard)
        table.top = discard[-1] if len(discard) else NO_CARD
        table.removed = self.read_faces(fields.text("removed"), "removed")
        table.idle = fields.whole("idle", default=0)
        for seat, text in enumerate(fields.texts("hands")):
            state.hands[seat] = vec[i64](sorted(self.read_faces(text, "hands")))
            table.counts[seat] = len(state.hands[seat])
        for seat, text in enumerate(fields.texts("known")):
            state.memory.known[seat] = self._known(text, seat, state)
        table.runs = [self._run(entry, fields.players) for entry in fields.objects("runs")]
        table.opened = _read_opened(table, fields)
        if table.to_shuffle and fields.has("to_draw") and (table.stock or not table.discard):
            raise Malformed("rummylix.no_shuffle")
        read_to_draw(table, fields, "rummylix.to_draw")
        table.star_to_place = fields.flag("star_to_place")
        table.step = STEPS.index(str(fields.one_of("step", STEPS, STEPS[STEP_PLAY if table.star_to_place else 0])))
        _place_the_turn(state)
        return state

    def _known(self, text: str, seat: int, state: RummylixState) -> vec[i64]:
        known = vec[i64](sorted(self.read_faces(text, "known")))
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


def _read_opened(table: RummylixTable, fields: Fields) -> int:
    """The owner of a run has opened, unless the position says otherwise."""
    opened = fields.flags("opened")
    if not fields.has("opened"):
        opened = [any(run.owner == seat for run in table.runs) for seat in range(table.players)]
    return sum(int(BIT[seat]) for seat in range(table.players) if opened[seat])


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
