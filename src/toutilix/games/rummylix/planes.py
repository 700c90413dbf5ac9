"""Rummylix in numbers. Runs that are laid are spelled card by card (drafts.py); an addition, an exchange or a
firecracker first says what and then at which end. Colours never matter here.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import ALPHABET, ANY, FIRECRACKER, STAR, STAR_AS, UNSEEN, is_star, letter_card, letter_of
from toutilix.engine.encoding import (
    FACE_WORDS,
    FACES,
    Action,
    Encoder,
    add_faces,
    add_to,
    clear,
    face_place,
    noted,
    put_at_most,
)
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.moves import BOTH_SIDES, LEFT, RIGHT, Move, split_groups
from toutilix.games.rummylix.drafts import (
    EXTEND_AT,
    EXTEND_STAR_AT,
    LAY_AT,
    NEXT_RUN_AT,
    START_AT,
    START_STAR_AT,
    drafted,
    mark_lay,
)
from toutilix.games.rummylix.memory import BEGAN, DREW
from toutilix.games.rummylix.runs import Run
from toutilix.games.rummylix.scoring import card_points
from toutilix.games.rummylix.seat import RummylixView
from toutilix.games.rummylix.state import Rummylix
from toutilix.games.rummylix.table import (
    ADD,
    BLOCK,
    CARDS_EACH,
    DISCARD,
    DRAW,
    LAY,
    STEP_DRAW,
    STEP_PLAY,
    SWAP,
    TAKE,
    UNBLOCK,
    end_move,
)

# The action ids besides those of drafts.py.
_DRAW_AT: Final[i64] = 0
_TAKE_AT: Final[i64] = 1
_DISCARD_AT: Final[i64] = 2
_ADD_AT: Final[i64] = 86
_ADD_STAR_AT: Final[i64] = 87
_BLOCK_AT: Final[i64] = 88
_UNBLOCK_AT: Final[i64] = 89
_SWAP_AT: Final[i64] = 90
_END_AT: Final[i64] = 116

MOST_RUNS: Final[i64] = 19
"""Of three cards or more, out of 59 letters and stars."""
_SIDES: Final = vec[i64]([LEFT, RIGHT])
_RUN_WORDS: Final[i64] = 5
"""A run: 26 letters, 4 owners, 2 sides, its first letter, its length."""
_DRAW: Final = Move(DRAW)
_TAKE: Final = Move(TAKE)


def _actions() -> list[Action]:
    return [
        Action("draw"),
        Action("take"),
        *[Action("discard", letter) for letter in range(26)],
        Action("discard", star=True),
        Action("discard_firecracker"),
        *[Action("start_run", letter) for letter in range(26)],
        *[Action("start_run", letter, star=True) for letter in range(26)],
        Action("extend_run"),
        Action("extend_run", star=True),
        Action("next_run"),
        Action("lay"),
        Action("add"),
        Action("add", star=True),
        Action("block"),
        Action("unblock", star=True),
        *[Action("swap", letter) for letter in range(26)],
        *[Action("end", number=run, side=side) for run in range(MOST_RUNS) for side in _SIDES],
    ]


@final
class RummylixEncoder(Encoder[Rummylix, RummylixView]):
    def __init__(self, game: Rummylix) -> None:
        super().__init__(game, _actions(), 0, sum([card_points(card) for card in game.deck()]))
        players = game.players
        self.most_actions = 2 * len(game.deck())
        self.add_faces_plane("hand", "how many of each card the own hand has")
        self._discard: Final = self.add_faces_plane("discard", "how many of each card the discard pile has")
        self._top: Final = self.add_faces_plane("top", "1 for the discard that can be taken")
        self._known: Final = self.words
        for step in range(1, players):
            meaning = f"how many of each card all know seat {step} after the own one to hold"
            self.add_faces_plane(f"known_{step}", meaning)
        meaning = "has drawn, a star must be placed (1 or 0), draw pile, discards, turns without a play, removed cards"
        self._table: Final = self.add_plane("table", 6, meaning)
        self._opened: Final = self.add_seats_plane("opened", "1 for seats that have opened")
        self._counts: Final = self.add_seats_plane("counts", "cards in each hand")
        self._behind: Final = self.add_behind_plane()
        meaning = "1 once the action was chosen: add, add a star, block, unblock, exchange"
        self._pending: Final = self.add_plane("pending", 5, meaning)
        self._swap: Final = self.add_plane("pending_swap", ALPHABET, "1 for the letter that is exchanged, A to Z")
        self._draft: Final = self.add_plane("draft", ALPHABET, "real cards at each letter of the runs being spelled")
        self._stars: Final = self.add_plane("draft_stars", ALPHABET, "their stars at each letter")
        self._start: Final = self.add_plane("draft_start", ALPHABET, "1 for the first letter of the latest of them")
        self._lengths: Final = self.add_plane("draft_length", 2, "its length, and how many come before it")
        self._runs: Final = self.words
        for run in range(1, MOST_RUNS + 1):
            meaning = "a run: 1 for a real card and 2 for a star at each letter, 1 for its owner (the own seat first), "
            meaning += "1 for a firecracker on its left and right, its first letter (from 1), its length"
            self.add_plane(f"run_{run}", 34, meaning)

    # --- what a seat sees --------------------------------------------------------------------------------------------

    def observe(self, view: RummylixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        players = table.players
        clear(out, at, self._runs)
        add_faces(out, at, view.own.cards)
        add_faces(out, at + self._discard, view.memory.discard)
        if table.discard:
            add_to(out, at + self._top, face_place(table.top), 1)
        facts = at + self._table
        if table.step == STEP_PLAY:
            add_to(out, facts, 0, 1)
        if table.star_to_place:
            add_to(out, facts, 1, 1)
        put_at_most(out, facts, 2, table.stock)
        put_at_most(out, facts, 3, table.discard)
        put_at_most(out, facts, 4, table.idle)
        put_at_most(out, facts, 5, len(table.removed))
        for step in range(players):
            seat: i64 = (view.seat + step) % players
            if table.has_opened(seat):
                add_to(out, at + self._opened, step, 1)
            put_at_most(out, at + self._counts, step, table.counts[seat])
            if step:
                add_faces(out, at + self._known + FACE_WORDS * (step - 1), view.memory.known[seat])
        self.behind(view, out, at + self._behind)
        if len(draft):
            self._observe_draft(view, draft, out, at)
        place = at + self._runs
        for number in range(min(len(table.runs), MOST_RUNS)):
            clear(out, place, _RUN_WORDS)
            _put_run(table.runs[number], view.seat, players, out, place)
            place += _RUN_WORDS
        # Most runs are never laid. Those of the observation before this one end at the first without a length.
        while place < at + self.words and out[place + _RUN_WORDS - 1] != 0:
            clear(out, place, _RUN_WORDS)
            place += _RUN_WORDS

    def _observe_draft(self, view: RummylixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        first = draft[0]
        if first >= _SWAP_AT:
            add_to(out, at + self._pending, 4, 1)
            add_to(out, at + self._swap, first - _SWAP_AT, 1)
            return
        if first >= _ADD_AT:
            add_to(out, at + self._pending, first - _ADD_AT, 1)
            return
        so_far = drafted(view, draft)
        for card in so_far.groups:
            if card >= 0:
                add_to(out, at + (self._stars if is_star(card) else self._draft), letter_of(card), 1)
        if so_far.length:
            add_to(out, at + self._start, so_far.start, 1)
        add_to(out, at + self._lengths, 0, so_far.length)
        add_to(out, at + self._lengths, 1, so_far.runs)

    # --- what it can do ----------------------------------------------------------------------------------------------

    def mark(self, view: RummylixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        clear(out, at, self.mask_words)
        if len(draft):
            if draft[0] >= _ADD_AT:
                self._mark_ends(view, draft[0], out, at)
            else:
                mark_lay(view, draft, out, at)
            return
        if table.step == STEP_DRAW:
            add_to(out, at, _DRAW_AT, 1)
            if table.discard:
                add_to(out, at, _TAKE_AT, 1)
            return
        if table.star_to_place:
            self._mark_ends(view, _ADD_STAR_AT, out, at)
            return
        held = vec[i64]([0] * FACES)
        for card in view.own.cards:
            held[face_place(card)] += 1
        for face in range(FACES):
            if held[face]:
                add_to(out, at, _DISCARD_AT + face, 1)
        mark_lay(view, draft, out, at)
        for what in range(_ADD_AT, _END_AT):
            if self._has_end(view, what, held):
                add_to(out, at, what, 1)

    def _has_end(self, view: RummylixView, what: i64, held: vec[i64]) -> bool:
        """Is there an end or a run where this can be done?"""
        table = view.table
        if len(table.runs) == 0 or (what != _BLOCK_AT and not table.has_opened(view.seat)):
            return False
        if what >= _SWAP_AT:
            if held[what - _SWAP_AT] == 0 or not table.has_open_end():
                return False
        elif what == _BLOCK_AT:
            if held[27] == 0:
                return False
        elif what != _ADD_AT:
            if held[26] == 0:
                return False
        for run in table.runs:
            if self._ends(view, run, what, held):
                return True
        return False

    def _ends(self, view: RummylixView, run: Run, what: i64, held: vec[i64]) -> i64:
        """The sides of a run where this can be done; an exchange has no side and is put on the left."""
        if what >= _SWAP_AT:
            place = run.star_for(what - _SWAP_AT)
            return LEFT if place >= 0 and run.blocked != BOTH_SIDES and not run.is_guarded(place) else 0
        if what == _UNBLOCK_AT:
            return run.blocked
        if what == _BLOCK_AT:
            return run.open_sides() if run.owner == view.seat else 0
        sides = run.open_sides()
        if what == _ADD_AT:
            for side in _SIDES:
                if held[run.letter_at(side)] == 0:
                    sides &= ~side
        return sides

    def _mark_ends(self, view: RummylixView, what: i64, out: vec[i64], at: i64) -> None:
        held = vec[i64]([0] * FACES)
        for card in view.own.cards:
            held[face_place(card)] += 1
        for number in range(min(len(view.table.runs), MOST_RUNS)):
            sides = self._ends(view, view.table.runs[number], what, held)
            for side in _SIDES:
                if sides & side:
                    add_to(out, at, _END_AT + 2 * number + side - 1, 1)

    def choose(self, view: RummylixView, draft: vec[i64], action: i64) -> Move | None:
        if action == _DRAW_AT:
            return _DRAW
        if action == _TAKE_AT:
            return _TAKE
        if action < START_AT:
            face = action - _DISCARD_AT
            if face == 26:
                return Move(DISCARD, STAR)
            return Move(DISCARD, FIRECRACKER if face == 27 else letter_card(face, ANY))
        if action == LAY_AT:
            return Move(LAY, groups=drafted(view, append(draft[:], action)).groups)
        if action < _END_AT:
            return None
        number = (action - _END_AT) // 2
        side = _SIDES[(action - _END_AT) % 2]
        what = draft[0] if len(draft) else _ADD_STAR_AT
        if what >= _SWAP_AT:
            return Move(SWAP, letter_card(what - _SWAP_AT, ANY), number)
        if what == _BLOCK_AT:
            return Move(BLOCK, number=number, side=side)
        if what == _UNBLOCK_AT:
            return Move(UNBLOCK, number=number, side=side)
        letter = view.table.runs[number].letter_at(side)
        card = STAR_AS + letter if what == _ADD_STAR_AT else letter_card(letter, ANY)
        return end_move(number, side, card, view.table)

    def spell(self, view: RummylixView, move: Move) -> vec[i64]:
        if move.verb == DRAW:
            return vec[i64]([_DRAW_AT])
        if move.verb == TAKE:
            return vec[i64]([_TAKE_AT])
        if move.verb == DISCARD:
            return vec[i64]([_DISCARD_AT + face_place(move.card)])
        if move.verb == LAY:
            return _spell_lay(move)
        side = move.side
        if move.verb == ADD:
            if side == 0:
                run = view.table.runs[move.number]
                side = run.sides_for(letter_of(move.card)) & run.open_sides()
            what = _ADD_STAR_AT if is_star(move.card) else _ADD_AT
        elif move.verb == SWAP:
            side = LEFT
            what = _SWAP_AT + letter_of(move.card)
        else:
            what = _BLOCK_AT if move.verb == BLOCK else _UNBLOCK_AT
        end = _END_AT + 2 * move.number + side - 1
        return vec[i64]([end]) if view.table.star_to_place else vec[i64]([what, end])

    def history(self, view: RummylixView) -> vec[i64]:
        """The runs of cards played are in the observation; here is the order of all cards."""
        players = view.table.players
        arrived = view.own.arrived
        next: i64 = 0
        entries = vec[i64]()
        for seen in view.memory.history:
            kind = kind_of(seen)
            step: i64 = (seat_of(seen) - view.seat + players) % players
            value = value_of(seen) + 1
            if kind == BEGAN:
                step = 0
                value = 0 if value == UNSEEN + 1 else value
            elif kind == DREW:
                value = 0
                if step == 0:
                    next = max(next, CARDS_EACH)
                    value = arrived[next] + 1
                    next += 1
            entries = noted(entries, kind + 1, step, value)
            if kind == BEGAN:
                for place in range(CARDS_EACH):
                    entries = noted(entries, DREW + 1, 0, arrived[place] + 1)
        return entries


def _spell_lay(move: Move) -> vec[i64]:
    actions = vec[i64]()
    for cards in split_groups(move.groups):
        if len(actions):
            actions = append(actions, NEXT_RUN_AT)
        for place in range(len(cards)):
            star = is_star(cards[place])
            if place:
                actions = append(actions, EXTEND_STAR_AT if star else EXTEND_AT)
            else:
                actions = append(actions, (START_STAR_AT if star else START_AT) + letter_of(cards[0]))
    return append(actions, LAY_AT)


def _put_run(run: Run, seat: i64, players: i64, out: vec[i64], at: i64) -> None:
    letter = run.start
    for card in run.cards:
        add_to(out, at, letter, 2 if is_star(card) else 1)
        letter = (letter + 1) % ALPHABET
    add_to(out, at, ALPHABET + (run.owner - seat + players) % players, 1)
    if run.blocked & LEFT:
        add_to(out, at, 30, 1)
    if run.blocked & RIGHT:
        add_to(out, at, 31, 1)
    add_to(out, at, 32, run.start + 1)
    add_to(out, at, 33, len(run.cards))


ENCODER: Final = RummylixEncoder
