"""What can be seen and done from a seat at a Rummylix table: its hand, what everybody remembers, and all legality."""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

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
from toutilix.engine.errors import Illegal, Refusal
from toutilix.engine.moves import LEFT, NO_SIDE, RIGHT, Move, split_groups
from toutilix.engine.view import MOST_READINGS, PLAYING, Readings, View, out_of_turn
from toutilix.games.rummylix.recall import Recall
from toutilix.games.rummylix.runs import BOTH_SIDES, SHORTEST, Lays, Run, is_run, opens, random_lay
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
    resolve,
)

_DRAW_MOVE: Final = Move(DRAW)
_TAKE_MOVE: Final = Move(TAKE)

_SIDES: Final = vec[i64]([LEFT, RIGHT])


@final
class RummylixView(View[RummylixTable]):
    """`cards` is the seat's hand and `arrived` what it was dealt and drew in this hand, in order."""

    def __init__(self, seat: i64, table: RummylixTable, cards: vec[i64], arrived: vec[i64], recall: Recall) -> None:
        super().__init__(seat, table)
        self.cards: vec[i64] = cards
        self.arrived: vec[i64] = arrived
        self.recall: Recall = recall

    # --- what is refused ---------------------------------------------------------------------------------------------

    def refusal(self, move: Move) -> Refusal | None:
        table = self.table
        if table.over != PLAYING or table.to_shuffle:
            return self.waiting()
        if table.turn != self.seat:
            return out_of_turn(table, self.seat)
        verb = move.verb
        if table.star_to_place and not (verb == ADD and is_star(move.card)):
            return Refusal("rummylix.place_star", "R4")
        if verb in (DRAW, TAKE):
            if table.step != STEP_DRAW:
                return Refusal("rummylix.drawn", "R2")
            if verb == TAKE and table.discard == 0:
                return Refusal("rummylix.nothing_to_take", "R2")
            return None
        if table.step != STEP_PLAY:
            return Refusal("rummylix.draw_first", "R2")
        if verb == LAY:
            return self._refusal_to_lay(move.groups)
        if verb == DISCARD:
            if is_star(move.card) and move.card != STAR:
                return Refusal("rummylix.plain_star", "R2")
            return self._refusal_to_hold(move.card)
        return self._refusal_at_run(move)

    def _refusal_to_hold(self, card: i64) -> Refusal | None:
        if held_card(self.cards, card) == NO_CARD:
            return Refusal("engine.not_held", cards=vec[i64]([card]))
        return None

    def _refusal_to_lay(self, groups: vec[i64]) -> Refusal | None:
        runs = split_groups(groups)
        longest: i64 = 0
        for cards in runs:
            if STAR in cards:
                return Refusal("rummylix.name_star", "R3")
            if len(cards) < SHORTEST:
                return Refusal("rummylix.short_run", "R3", cards=cards, number=SHORTEST)
            if not is_run(cards):
                return Refusal("rummylix.not_a_run", "R3", cards=cards)
            longest = max(longest, len(cards))
        missing = self._missing(groups)
        if len(missing):
            return Refusal("engine.not_held", cards=missing)
        if not self.table.has_opened(self.seat) and not opens(len(runs), longest):
            return Refusal("rummylix.opening", "R3")
        return None

    def _missing(self, wanted: vec[i64]) -> vec[i64]:
        """Of the cards written, those that the hand has not got, or not so often."""
        found = resolve(self.cards, wanted)
        missing = vec[i64]()
        for at in range(len(wanted)):
            if found[at] == UNSEEN:
                missing = append(missing, face_of(wanted[at]))
        return missing

    def _refusal_at_run(self, move: Move) -> Refusal | None:
        table = self.table
        verb = move.verb
        if verb != BLOCK and not table.has_opened(self.seat) and not table.star_to_place:
            return Refusal("rummylix.not_opened", "R3" if verb == ADD else "R4" if verb == SWAP else "R5")
        if not 0 <= move.number < len(table.runs):
            return Refusal("rummylix.no_such_run", "R3", number=move.number + 1)
        run = table.runs[move.number]
        if verb == ADD:
            return self._refusal_to_add(move, run)
        if verb == SWAP:
            return self._refusal_to_swap(move, run)
        if verb == BLOCK:
            if run.owner != self.seat:
                return Refusal("rummylix.not_your_run", "R5", number=move.number + 1, other=run.owner)
            if not run.open_sides() & move.side:
                return Refusal("rummylix.closed_end", "R5", number=move.number + 1)
            return self._refusal_to_hold(FIRECRACKER)
        if not run.blocked & move.side:
            return Refusal("rummylix.no_firecracker", "R5", number=move.number + 1)
        return self._refusal_to_hold(STAR)

    def _refusal_to_add(self, move: Move, run: Run) -> Refusal | None:
        if move.card == STAR:
            return Refusal("rummylix.name_star", "R3")
        sides = run.sides_for(letter_of(move.card))
        if move.side != NO_SIDE:
            sides &= move.side
        if sides == NO_SIDE:
            return Refusal("rummylix.does_not_fit", "R3", cards=vec[i64]([move.card]), number=move.number + 1)
        sides &= run.open_sides()
        if sides == NO_SIDE:
            return Refusal("rummylix.closed_end", "R5", number=move.number + 1)
        if sides == BOTH_SIDES:
            return Refusal("rummylix.which_side", "R3", cards=vec[i64]([move.card]), number=move.number + 1)
        return None if self.table.star_to_place else self._refusal_to_hold(move.card)

    def _refusal_to_swap(self, move: Move, run: Run) -> Refusal | None:
        if move.card >= STAR or move.card < 0:
            return Refusal("rummylix.swap_letter", "R4")
        shown = vec[i64]([move.card])
        place = run.star_for(letter_of(move.card))
        if place < 0:
            return Refusal("rummylix.no_star", "R4", cards=shown, number=move.number + 1)
        if run.blocked == BOTH_SIDES:
            return Refusal("rummylix.blocked_run", "R5", number=move.number + 1)
        if run.is_guarded(place):
            return Refusal("rummylix.guarded", "R5", cards=shown, number=move.number + 1)
        if not self.table.has_open_end():
            return Refusal("rummylix.no_open_end", "R4")
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
        for groups in Lays(self.cards, table.has_opened(self.seat)).every():
            yield Move(LAY, groups=groups)
        held = self._held_once()
        if table.has_opened(self.seat):
            for card in held:
                yield from self._adds(card)
            for card in held:
                yield from self._swaps(card)
        if FIRECRACKER in self.cards:
            yield from self._blocks()
        if STAR in self.cards and table.has_opened(self.seat):
            yield from self._unblocks()
        for card in held:
            yield Move(DISCARD, card)

    def _held_once(self) -> vec[i64]:
        """The hand without colours, every face once: letters, then star and firecracker."""
        letters = vec[i64]([0] * ALPHABET)
        for card in self.cards:
            if card < STAR:
                letters[card % ALPHABET] = 1
        held = vec[i64]()
        for letter in range(ALPHABET):
            if letters[letter]:
                held = append(held, letter_card(letter, ANY))
        if STAR in self.cards:
            held = append(held, STAR)
        if FIRECRACKER in self.cards:
            held = append(held, FIRECRACKER)
        return held

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
        while True:
            kind = rng.randrange(8)
            if table.star_to_place:
                kind = 5
            move: Move | None = None
            if kind < 3:
                groups = random_lay(self.cards, table.has_opened(self.seat), rng)
                if len(groups):
                    return Move(LAY, groups=groups)
            elif kind < 5:
                card = self.cards[rng.randrange(len(self.cards))]
                return Move(DISCARD, letter_card(card % ALPHABET, ANY) if card < STAR else card)
            elif len(table.runs):
                move = self._random_at_run(kind, rng)
                if move is not None:
                    return move

    def _random_at_run(self, kind: i64, rng: Random) -> Move | None:
        """Go round the ends of all runs from any of them on, to the first where a move of this kind is legal."""
        table = self.table
        ends = 2 * len(table.runs)
        first = rng.randrange(ends)
        prefer_star = rng.randrange(2) == 0
        card = self.cards[rng.randrange(len(self.cards))] if len(self.cards) else STAR
        for step in range(ends):
            number = (first + step) % ends // 2
            side = _SIDES[(first + step) % 2]
            run = table.runs[number]
            move = Move(BLOCK if card == FIRECRACKER else UNBLOCK, number=number, side=side)
            if kind == 5:
                letter = run.letter_at(side)
                real = letter_card(letter, ANY)
                if table.star_to_place or prefer_star or held_card(self.cards, real) == NO_CARD:
                    real = STAR_AS + letter
                move = end_move(number, side, real, table)
            elif kind == 6 and card < STAR:
                move = Move(SWAP, letter_card(card % ALPHABET, ANY), number)
            elif card < STAR:
                return None
            if self.refusal(move) is None:
                return move
        return None

    # --- what chosen cards can mean ----------------------------------------------------------------------------------

    def readings(self, cards: vec[i64]) -> Readings:
        table = self.table
        if table.over != PLAYING or table.to_shuffle:
            return Readings([], refusal=self.waiting())
        if table.turn != self.seat:
            return Readings([], refusal=out_of_turn(table, self.seat))
        if table.star_to_place:
            if len(cards) == 0 or (len(cards) == 1 and is_star(cards[0])):
                return self._read(self._adds(cards[0] if len(cards) else STAR), Refusal("rummylix.place_star", "R4"))
            return Readings([], refusal=Refusal("rummylix.place_star", "R4"))
        if table.step == STEP_DRAW:
            if len(cards):
                return Readings([], refusal=Refusal("rummylix.draw_first", "R2"))
            return Readings([_DRAW_MOVE, _TAKE_MOVE] if table.discard else [_DRAW_MOVE])
        if len(cards) == 0:
            return Readings([], refusal=Refusal("rummylix.choose", "R2"))
        missing = self._missing(cards)
        if len(missing):
            return Readings([], refusal=Refusal("engine.not_held", cards=missing))
        if len(cards) == 1:
            return self._read(self._with_one(cards[0]), Refusal("rummylix.no_reading", "R3", cards=cards))
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
            return Refusal("rummylix.opening", "R3")
        return Refusal("rummylix.no_reading", "R3", cards=cards)
