"""A seat at a Rummylix table: its private cards, and the legal moves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import (
    ALPHABET,
    ANY,
    FIRECRACKER,
    NO_CARD,
    STAR,
    STAR_AS,
    UNSEEN,
    face_of,
    held_card,
    is_star,
    letter_card,
    letter_of,
)
from toutilix.engine.errors import Illegal
from toutilix.engine.events import NOT_HELD
from toutilix.engine.facts import Refusal, one
from toutilix.engine.moves import BOTH_SIDES, LEFT, NO_SIDE, RIGHT, Move, split_groups
from toutilix.engine.view import MOST_READINGS, Own, Readings, View, out_of_turn
from toutilix.games.rummylix.memory import RummylixMemory
from toutilix.games.rummylix.refusals import (
    BLOCKED_RUN,
    CHOOSE,
    CLOSED_END,
    DOES_NOT_FIT,
    DRAW_FIRST,
    DRAWN,
    GUARDED,
    NAME_STAR,
    NO_FIRECRACKER,
    NO_OPEN_END,
    NO_READING,
    NO_STAR,
    NO_SUCH_RUN,
    NOT_A_RUN,
    NOT_OPENED,
    NOT_YOUR_RUN,
    NOTHING_TO_TAKE,
    OPENING,
    PLACE_STAR,
    PLAIN_STAR,
    SHORT_RUN,
    SWAP_LETTER,
    WHICH_SIDE,
)
from toutilix.games.rummylix.runs import SHORTEST, Lays, Run, is_run, opens, random_lay
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
    end_move,
    faces_of,
    resolve,
)

if TYPE_CHECKING:
    from toutilix.engine.state import Sampler
    from toutilix.games.rummylix.state import Rummylix

_DRAW_MOVE: Final = Move(DRAW)
_TAKE_MOVE: Final = Move(TAKE)

_SIDES: Final = vec[i64]([LEFT, RIGHT])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RummylixOwn(Own):
    """`cards` is the seat's hand and `arrived` what it was dealt and drew in this hand, in order."""

    __slots__ = ("arrived", "cards")

    def __init__(self, cards: vec[i64], arrived: vec[i64]) -> None:
        self.cards: Final = cards
        self.arrived: Final = arrived


@final
@mypyc_attr(free_list_len=1)
class RummylixView(View[RummylixTable, RummylixOwn, RummylixMemory]):
    @property
    def game(self) -> "Rummylix":
        return self.table.game

    def hand(self) -> vec[i64]:
        return self.own.cards

    def sampler(self) -> "Sampler":
        from toutilix.games.rummylix.sampling import RummylixSampler

        return RummylixSampler(self)

    # --- what is refused ---------------------------------------------------------------------------------------------

    def refusal(self, move: Move) -> Refusal | None:
        table = self.table
        if table.turn != self.seat or self.seat < 0:
            return out_of_turn(table, self.seat)
        verb = move.verb
        if table.star_to_place and not (verb == ADD and is_star(move.card)):
            return Refusal(PLACE_STAR, "R4")
        if verb in (DRAW, TAKE):
            if table.step != STEP_DRAW:
                return Refusal(DRAWN, "R2")
            if verb == TAKE and table.discard == 0:
                return Refusal(NOTHING_TO_TAKE, "R2")
            return None
        if table.step != STEP_PLAY:
            return Refusal(DRAW_FIRST, "R2")
        if verb == LAY:
            return self._refusal_to_lay(move.groups)
        if verb == DISCARD:
            if is_star(move.card) and move.card != STAR:
                return Refusal(PLAIN_STAR, "R2")
            return self._refusal_to_hold(move.card)
        return self._refusal_at_run(move)

    def _refusal_to_hold(self, card: i64) -> Refusal | None:
        if held_card(self.own.cards, card) == NO_CARD:
            return Refusal(NOT_HELD, cards=one(card))
        return None

    def _refusal_to_lay(self, groups: vec[i64]) -> Refusal | None:
        runs = split_groups(groups)
        longest: i64 = 0
        for cards in runs:
            if STAR in cards:
                return Refusal(NAME_STAR, "R3")
            if len(cards) < SHORTEST:
                return Refusal(SHORT_RUN, "R3", SHORTEST, cards=cards)
            if not is_run(cards):
                return Refusal(NOT_A_RUN, "R3", cards=cards)
            longest = max(longest, len(cards))
        missing = self._missing(groups)
        if len(missing):
            return Refusal(NOT_HELD, cards=missing)
        if not self.table.has_opened(self.seat) and not opens(len(runs), longest):
            return Refusal(OPENING, "R3")
        return None

    def _missing(self, wanted: vec[i64]) -> vec[i64]:
        """The cards written that the hand does not have, or does not have as often."""
        found = resolve(self.own.cards, wanted)
        missing = vec[i64]()
        for at in range(len(wanted)):
            if found[at] == UNSEEN:
                missing = append(missing, face_of(wanted[at]))
        return missing

    def _refusal_at_run(self, move: Move) -> Refusal | None:
        table = self.table
        verb = move.verb
        if verb != BLOCK and not table.has_opened(self.seat) and not table.star_to_place:
            return Refusal(NOT_OPENED, "R3" if verb == ADD else "R4" if verb == SWAP else "R5")
        if not 0 <= move.number < len(table.runs):
            return Refusal(NO_SUCH_RUN, "R3", move.number + 1)
        run = table.runs[move.number]
        if verb == ADD:
            return self._refusal_to_add(move, run)
        if verb == SWAP:
            return self._refusal_to_swap(move, run)
        if verb == BLOCK:
            if run.owner != self.seat:
                return Refusal(NOT_YOUR_RUN, "R5", move.number, run.owner)
            if not run.open_sides() & move.side:
                return Refusal(CLOSED_END, "R5", move.number)
            return self._refusal_to_hold(FIRECRACKER)
        if not run.blocked & move.side:
            return Refusal(NO_FIRECRACKER, "R5", move.number)
        return self._refusal_to_hold(STAR)

    def _refusal_to_add(self, move: Move, run: Run) -> Refusal | None:
        if move.card == STAR:
            return Refusal(NAME_STAR, "R3")
        sides = run.sides_for(letter_of(move.card))
        if move.side != NO_SIDE:
            sides &= move.side
        if sides == NO_SIDE:
            return Refusal(DOES_NOT_FIT, "R3", move.number, cards=one(move.card))
        sides &= run.open_sides()
        if sides == NO_SIDE:
            return Refusal(CLOSED_END, "R5", move.number)
        if sides == BOTH_SIDES:
            return Refusal(WHICH_SIDE, "R3", move.number, cards=one(move.card))
        return None if self.table.star_to_place else self._refusal_to_hold(move.card)

    def _refusal_to_swap(self, move: Move, run: Run) -> Refusal | None:
        if move.card >= STAR or move.card < 0:
            return Refusal(SWAP_LETTER, "R4")
        place = run.star_for(letter_of(move.card))
        if place < 0:
            return Refusal(NO_STAR, "R4", move.number, cards=one(move.card))
        if run.blocked == BOTH_SIDES:
            return Refusal(BLOCKED_RUN, "R5", move.number)
        if run.is_guarded(place):
            return Refusal(GUARDED, "R5", move.number, cards=one(move.card))
        if not self.table.has_open_end():
            return Refusal(NO_OPEN_END, "R4")
        return self._refusal_to_hold(move.card)

    # --- what is allowed ---------------------------------------------------------------------------------------------

    def legal_moves(self) -> Iterator[Move]:
        table = self.table
        if table.turn != self.seat or self.seat < 0:
            return
        if table.step == STEP_DRAW:
            yield _DRAW_MOVE
            if table.discard:
                yield _TAKE_MOVE
            return
        if table.star_to_place:
            yield from self._adds(STAR)
            return
        for groups in Lays(self.own.cards, table.has_opened(self.seat)).every():
            yield Move(LAY, groups=groups)
        held = faces_of(self.own.cards)
        if table.has_opened(self.seat):
            for card in held:
                yield from self._adds(card)
            for card in held:
                yield from self._swaps(card)
        if FIRECRACKER in self.own.cards:
            yield from self._blocks()
        if STAR in self.own.cards and table.has_opened(self.seat):
            yield from self._unblocks()
        for card in held:
            yield Move(DISCARD, card)

    def _adds(self, card: i64) -> Iterator[Move]:
        """Every end where a card fits; a star without a letter takes the one that fits."""
        letter = letter_of(card)
        for number in range(len(self.table.runs)):
            run = self.table.runs[number]
            for side in _SIDES:
                if run.open_sides() & side:
                    wanted = run.letter_at(side)
                    if card == STAR:
                        yield end_move(number, side, STAR_AS + wanted, self.table)
                    elif letter == wanted:
                        yield end_move(number, side, card, self.table)

    def _swaps(self, card: i64) -> Iterator[Move]:
        if card < STAR and self.table.has_open_end():
            for number in range(len(self.table.runs)):
                run = self.table.runs[number]
                place = run.star_for(letter_of(card))
                if place >= 0 and run.blocked != BOTH_SIDES and not run.is_guarded(place):
                    yield Move(SWAP, card, number)

    def _blocks(self) -> Iterator[Move]:
        for number in range(len(self.table.runs)):
            run = self.table.runs[number]
            if run.owner == self.seat:
                for side in _SIDES:
                    if run.open_sides() & side:
                        yield Move(BLOCK, number=number, side=side)

    def _unblocks(self) -> Iterator[Move]:
        for number in range(len(self.table.runs)):
            for side in _SIDES:
                if self.table.runs[number].blocked & side:
                    yield Move(UNBLOCK, number=number, side=side)

    # --- any move ----------------------------------------------------------------------------------------------------

    def random_move(self, rng: Random) -> Move:
        table = self.table
        if table.turn != self.seat or self.seat < 0:
            raise Illegal(out_of_turn(table, self.seat))
        if table.step == STEP_DRAW:
            return _TAKE_MOVE if table.discard and rng.randrange(2) else _DRAW_MOVE
        cards = self.own.cards
        while True:
            kind = rng.randrange(8)
            if table.star_to_place:
                kind = 5
            if kind < 3:
                groups = random_lay(cards, table.has_opened(self.seat), rng)
                if len(groups):
                    return Move(LAY, groups=groups)
            elif kind < 5:
                card = cards[rng.randrange(len(cards))]
                return Move(DISCARD, letter_card(card % ALPHABET, ANY) if card < STAR else card)
            elif len(table.runs):
                move = self._random_at_run(kind, rng)
                if move is not None:
                    return move

    def _random_at_run(self, kind: i64, rng: Random) -> Move | None:
        """Go round the ends of all runs from any of them on, to the first where a move of this kind is legal."""
        table = self.table
        cards = self.own.cards
        ends = 2 * len(table.runs)
        first = rng.randrange(ends)
        prefer_star = rng.randrange(2) == 0
        card = cards[rng.randrange(len(cards))] if len(cards) else STAR
        may_add = table.has_opened(self.seat) or table.star_to_place
        if (kind == 7 and card < STAR) or not (may_add or (kind != 5 and card == FIRECRACKER)):
            return None
        has_star = table.star_to_place or STAR in cards
        for step in range(ends):
            number = (first + step) % ends // 2
            side = _SIDES[(first + step) % 2]
            run = table.runs[number]
            # Most ends are out of the question at first sight.
            if kind == 5:
                if not run.open_sides() & side:
                    continue
                letter = run.letter_at(side)
                real = letter_card(letter, ANY)
                if table.star_to_place or prefer_star or held_card(cards, real) == NO_CARD:
                    if not has_star:
                        continue
                    real = STAR_AS + letter
                move = end_move(number, side, real, table)
            elif card < STAR:
                if run.star_for(letter_of(card)) < 0:
                    continue
                move = Move(SWAP, letter_card(card % ALPHABET, ANY), number)
            else:
                if not (run.owner == self.seat if card == FIRECRACKER else run.blocked & side):
                    continue
                move = Move(BLOCK if card == FIRECRACKER else UNBLOCK, number=number, side=side)
            if self.refusal(move) is None:
                return move
        return None

    # --- what chosen cards can mean ----------------------------------------------------------------------------------

    def readings(self, cards: vec[i64]) -> Readings:
        table = self.table
        if table.turn != self.seat or self.seat < 0:
            return Readings([], refusal=out_of_turn(table, self.seat))
        if table.star_to_place:
            if len(cards) == 0 or (len(cards) == 1 and is_star(cards[0])):
                return self._read(self._adds(cards[0] if len(cards) else STAR), Refusal(PLACE_STAR, "R4"))
            return Readings([], refusal=Refusal(PLACE_STAR, "R4"))
        if table.step == STEP_DRAW:
            if len(cards):
                return Readings([], refusal=Refusal(DRAW_FIRST, "R2"))
            return Readings([_DRAW_MOVE, _TAKE_MOVE] if table.discard else [_DRAW_MOVE])
        if len(cards) == 0:
            return Readings([], refusal=Refusal(CHOOSE, "R2"))
        missing = self._missing(cards)
        if len(missing):
            return Readings([], refusal=Refusal(NOT_HELD, cards=missing))
        if len(cards) == 1:
            return self._read(self._with_one(cards[0]), Refusal(NO_READING, "R3", cards=cards))
        return self._read(self._with_all(cards, table.has_opened(self.seat)), self._why_not_laid(cards))

    def _read(self, moves: Iterator[Move], refusal: Refusal) -> Readings:
        found: list[Move] = []
        for move in moves:
            if len(found) == MOST_READINGS:
                return Readings(found, more=True)
            found.append(move)
        return Readings(found, refusal=None if found else refusal)

    def _with_one(self, card: i64) -> Iterator[Move]:
        if self.table.has_opened(self.seat):
            yield from self._adds(card)
            yield from self._swaps(card)
        if card == FIRECRACKER:
            yield from self._blocks()
        if card == STAR and self.table.has_opened(self.seat):
            yield from self._unblocks()
        if not is_star(card) or card == STAR:
            yield Move(DISCARD, card)

    def _with_all(self, cards: vec[i64], opened: bool) -> Iterator[Move]:
        if FIRECRACKER not in cards and len(cards) >= SHORTEST:
            for groups in Lays(cards, opened).using_all():
                yield Move(LAY, groups=groups)

    def _why_not_laid(self, cards: vec[i64]) -> Refusal:
        for _ in self._with_all(cards, True):
            return Refusal(OPENING, "R3")
        return Refusal(NO_READING, "R3", cards=cards)
