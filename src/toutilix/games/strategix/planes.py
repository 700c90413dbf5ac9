"""Strategix in numbers. A play is spelled in parts: on the lead its shape, then the lowest letter of each group from
the weakest up, then the letters at which spare stars replace real cards. A part is offered only if the play can be
completed, and the play is made as soon as nothing is left to choose.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import ALPHABET, NO_CARD, is_star, letter_of
from toutilix.engine.encoding import LARGEST, Action, Encoder, add_faces, add_to, clear, face_place, noted, put_at_most
from toutilix.engine.history import kind_of, seat_of, value_of
from toutilix.engine.moves import GROUP_END, Move
from toutilix.games.strategix.combinations import (
    NO_TALLY,
    PAIR,
    RUN,
    SINGLE,
    STARS_AT,
    can_make,
    combination_of,
    last_start,
    spelled,
    tally_of,
)
from toutilix.games.strategix.memory import SAW_CARD, SAW_EXCHANGE
from toutilix.games.strategix.plays import missing_in, take_group
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.state import Strategix
from toutilix.games.strategix.table import NO_PLACE, PASS, PLACES, PLAY, POINTS, THROW

MOST_CARDS: Final[i64] = 20

# The entries of a history besides those of the memory.
_HELD: Final[i64] = 14
_GAVE: Final[i64] = 15
_GOT: Final[i64] = 16


@final
class LeadShape:
    __slots__ = ("kind", "length", "number")

    def __init__(self, kind: i64, length: i64, number: i64) -> None:
        self.kind: Final = kind
        self.length: Final = length
        self.number: Final = number


def _shapes() -> list[LeadShape]:
    shapes = [LeadShape(SINGLE, 1, 1)]
    for number in range(1, MOST_CARDS // 2 + 1):
        shapes.append(LeadShape(PAIR, 2, number))
    for length in range(2, MOST_CARDS + 1):
        for number in range(1, MOST_CARDS // length + 1):
            shapes.append(LeadShape(RUN, length, number))
    return shapes


SHAPES: Final = _shapes()
_NUMBER_OF_SHAPES: Final[i64] = len(SHAPES)
_START_AT: Final[i64] = _NUMBER_OF_SHAPES
_STAR_AT: Final[i64] = _START_AT + ALPHABET
_PLAY_AT: Final[i64] = _STAR_AT + ALPHABET
_PASS_AT: Final[i64] = _PLAY_AT + 1
_THROW_AT: Final[i64] = _PASS_AT + 1

_PASS: Final = Move(PASS)
_THROW: Final = Move(THROW)
_VERBS: Final = ("", "lead_single", "lead_pairs", "lead_runs")


def _actions() -> list[Action]:
    return [
        *[Action(_VERBS[shape.kind], number=shape.number, length=shape.length) for shape in SHAPES],
        *[Action("group", letter) for letter in range(26)],
        *[Action("replace", letter, star=True) for letter in range(26)],
        Action("play"),
        Action("pass"),
        Action("firecracker"),
    ]


@mypyc_attr(acyclic=True)
@final
class StrategixDraft:
    """A play as far as it is spelled. `left` are the cards not used yet, `real` the real cards of each letter in the
    play, `lowest` the lowest letter at which the next group can begin or the next star can go."""

    def __init__(self, view: StrategixView) -> None:
        follow = view.table.combination
        self.kind: i64 = 0
        self.length: i64 = 0
        self.number: i64 = 0
        self.lowest: i64 = 0
        if follow is not None:
            self.kind = follow.kind
            self.length = follow.length
            self.number = len(follow.starts)
            self.lowest = follow.strength()
        self.tally: Final = tally_of(view.own.cards)
        self.left: vec[i64] = self.tally[:]
        self.starts: vec[i64] = vec[i64]()
        self.real: vec[i64] = NO_TALLY[:]
        self.replaced: vec[i64] = NO_TALLY[:]

    def add(self, action: i64) -> None:
        if action < _START_AT:
            shape = SHAPES[action]
            self.kind = shape.kind
            self.length = shape.length
            self.number = shape.number
        elif action < _STAR_AT:
            start = action - _START_AT
            before = self.left[:]
            take_group(self.left, self.kind, self.length, start)
            for letter in range(ALPHABET):
                self.real[letter] += before[letter] - self.left[letter]
            self.starts = append(self.starts, start)
            self.lowest = 0 if len(self.starts) == self.number else start
        elif action < _PLAY_AT:
            letter = action - _STAR_AT
            self.real[letter] -= 1
            self.replaced[letter] += 1
            self.left[STARS_AT] -= 1
            self.lowest = letter

    def groups_left(self) -> i64:
        return self.number - len(self.starts)

    def can_start(self, start: i64) -> bool:
        """Can the next group begin here, and all that are still to come at this letter or above?"""
        if missing_in(self.left, self.kind, self.length, start) > self.left[STARS_AT]:
            return False
        more = self.groups_left() - 1
        if more == 0:
            return True
        rest = self.left[:]
        take_group(rest, self.kind, self.length, start)
        return can_make(rest, self.kind, self.length, more, start)

    def can_replace(self, letter: i64) -> bool:
        return letter >= self.lowest and self.left[STARS_AT] > 0 and self.real[letter] > 0

    def has_choice(self) -> bool:
        """Every group is there: is there a card that a spare star could replace?"""
        if self.left[STARS_AT] > 0:
            for letter in range(self.lowest, ALPHABET):
                if self.real[letter] > 0:
                    return True
        return False

    def move(self) -> Move:
        return Move(PLAY, groups=spelled(self.kind, self.length, self.starts, self.real[:]))


def _drafted(view: StrategixView, actions: vec[i64]) -> StrategixDraft:
    draft = StrategixDraft(view)
    for action in actions:
        draft.add(action)
    return draft


@final
class StrategixEncoder(Encoder[Strategix, StrategixView]):
    def __init__(self, game: Strategix) -> None:
        players = game.players
        super().__init__(game, _actions(), min(POINTS[players]), max(POINTS[players]))
        self.most_actions = 2 + MOST_CARDS + 7
        self.add_faces_plane("hand", "how many of each card the own hand has")
        self._played: Final = self.add_faces_plane("played", "how many of each card were played in this hand")
        self._follow: Final = self.add_plane("follow", ALPHABET, "groups to follow that begin at each letter, A to Z")
        meaning = "of the combination to follow: single card, pairs, runs (1 or 0), length, number of groups"
        self._shape: Final = self.add_plane("shape", 5, meaning)
        self._draft_shape: Final = self.add_plane("draft_shape", 5, "the same of the play that is being spelled")
        self._draft: Final = self.add_plane("draft", ALPHABET, "its groups that begin at each letter, A to Z")
        self._stars: Final = self.add_plane("draft_stars", ALPHABET, "its spare stars at each letter, A to Z")
        meaning = "a firecracker lies on the combination (1 or 0), own voluntary passes, cards in the box"
        self._table: Final = self.add_plane("table", 3, meaning)
        self._gave: Final = self.add_faces_plane("gave", "1 for the card given away after the deal")
        self._got: Final = self.add_faces_plane("got", "1 for the card received for it")
        self._owner: Final = self.add_seats_plane("owner", "1 for the player of the combination to follow")
        self._counts: Final = self.add_seats_plane("counts", "cards in each hand")
        self._places: Final = self.add_plane(
            "places", 4 * players, f"1 for the place won, {', '.join(PLACES)}, the own seat first"
        )
        self._behind: Final = self.add_behind_plane()

    def observe(self, view: StrategixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        table = view.table
        players = table.players
        clear(out, at, self.words)
        add_faces(out, at, view.own.cards)
        add_faces(out, at + self._played, table.played)
        follow = table.combination
        if follow is not None:
            _put_shape(out, at + self._shape, follow.kind, follow.length, len(follow.starts))
            for start in follow.starts:
                add_to(out, at + self._follow, start, 1)
        if len(draft):
            spelled_so_far = _drafted(view, draft)
            shape = at + self._draft_shape
            _put_shape(out, shape, spelled_so_far.kind, spelled_so_far.length, spelled_so_far.number)
            for start in spelled_so_far.starts:
                add_to(out, at + self._draft, start, 1)
            for letter in range(ALPHABET):
                if spelled_so_far.replaced[letter]:
                    add_to(out, at + self._stars, letter, spelled_so_far.replaced[letter])
        facts = at + self._table
        if table.after_firecracker:
            add_to(out, facts, 0, 1)
        put_at_most(out, facts, 1, view.own.passes_used)
        put_at_most(out, facts, 2, table.boxed)
        if view.own.gave != NO_CARD:
            add_to(out, at + self._gave, face_place(view.own.gave), 1)
            add_to(out, at + self._got, face_place(view.own.got), 1)
        for step in range(players):
            seat: i64 = (view.seat + step) % players
            put_at_most(out, at + self._counts, step, table.counts[seat])
            if seat == table.owner:
                add_to(out, at + self._owner, step, 1)
            if table.places[seat] != NO_PLACE:
                add_to(out, at + self._places, 4 * step + table.places[seat], 1)
        self.behind(view, out, at + self._behind)

    def mark(self, view: StrategixView, draft: vec[i64], out: vec[i64], at: i64) -> None:
        clear(out, at, self.mask_words)
        so_far = _drafted(view, draft)
        if so_far.kind == 0:
            _mark_shapes(so_far.tally, out, at)
            return
        if len(draft) == 0:
            if view.may_throw():
                add_to(out, at, _THROW_AT, 1)
            if view.may_pass():
                add_to(out, at, _PASS_AT, 1)
        if so_far.groups_left() == 0:
            add_to(out, at, _PLAY_AT, 1)
            for letter in range(ALPHABET):
                if so_far.can_replace(letter):
                    add_to(out, at, _STAR_AT + letter, 1)
            return
        if can_make(so_far.left, so_far.kind, so_far.length, so_far.groups_left(), so_far.lowest):
            for start in range(so_far.lowest, last_start(so_far.kind, so_far.length) + 1):
                if so_far.can_start(start):
                    add_to(out, at, _START_AT + start, 1)

    def choose(self, view: StrategixView, draft: vec[i64], action: i64) -> Move | None:
        if action == _PASS_AT:
            return _PASS
        if action == _THROW_AT:
            return _THROW
        so_far = _drafted(view, draft)
        so_far.add(action)
        if action != _PLAY_AT and (so_far.groups_left() > 0 or so_far.has_choice()):
            return None
        return so_far.move()

    def spell(self, view: StrategixView, move: Move) -> vec[i64]:
        if move.verb == PASS:
            return vec[i64]([_PASS_AT])
        if move.verb == THROW:
            return vec[i64]([_THROW_AT])
        combination = combination_of(move.groups)
        assert combination is not None
        actions = vec[i64]()
        if view.table.combination is None:
            for number in range(_NUMBER_OF_SHAPES):
                shape = SHAPES[number]
                if (
                    shape.kind == combination.kind
                    and shape.length == combination.length
                    and shape.number == len(combination.starts)
                ):
                    actions = append(actions, number)
        for start in combination.starts:
            actions = append(actions, _START_AT + start)
        # The stars beyond those that the hand lacks letters for.
        lacking = _drafted(view, actions)
        spare = NO_TALLY[:]
        for card in move.groups:
            if card != GROUP_END and not is_star(card):
                spare[letter_of(card)] += 1
        for letter in range(ALPHABET):
            for _ in range(lacking.real[letter] - spare[letter]):
                actions = append(actions, _STAR_AT + letter)
        if _drafted(view, actions).has_choice():
            actions = append(actions, _PLAY_AT)
        return actions

    def history(self, view: StrategixView) -> vec[i64]:
        players = view.table.players
        entries = vec[i64]()
        for card in view.own.cards:
            entries = noted(entries, _HELD, 0, card + 1)
        if view.own.gave != NO_CARD:
            entries = noted(entries, _GAVE, 0, view.own.gave + 1)
            entries = noted(entries, _GOT, 0, view.own.got + 1)
        for seen in view.memory.entries:
            kind = kind_of(seen)
            value = value_of(seen)
            if kind == SAW_CARD:
                value += 1
            elif kind == SAW_EXCHANGE:
                value = (value - view.seat + players) % players
            entries = noted(entries, kind + 1, (seat_of(seen) - view.seat + players) % players, value)
        return entries


def _put_shape(out: vec[i64], at: i64, kind: i64, length: i64, number: i64) -> None:
    if kind:
        add_to(out, at, kind - 1, 1)
        add_to(out, at, 3, length)
        add_to(out, at, 4, number)


def _mark_shapes(tally: vec[i64], out: vec[i64], at: i64) -> None:
    """The shapes that a hand can lead: with fewer groups, or with shorter ones, it always can too."""
    failed_length = LARGEST
    failed_number = LARGEST
    length: i64 = 0
    for number in range(_NUMBER_OF_SHAPES):
        shape = SHAPES[number]
        if shape.length != length or shape.number == 1:
            failed_number = LARGEST
            length = shape.length
        if shape.number >= failed_number or (shape.kind == RUN and shape.length >= failed_length):
            continue
        if can_make(tally, shape.kind, shape.length, shape.number, 0):
            add_to(out, at, number, 1)
        else:
            failed_number = shape.number
            if shape.kind == RUN and shape.number == 1:
                failed_length = shape.length


ENCODER: Final = StrategixEncoder
