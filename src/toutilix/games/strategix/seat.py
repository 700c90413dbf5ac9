"""A seat at a Strategix table: its private cards and facts, and the legal moves."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from toutilix.cards import FIRECRACKER, NO_CARD, STAR, UNSEEN
from toutilix.engine.errors import Illegal
from toutilix.engine.events import NOT_HELD
from toutilix.engine.facts import Refusal, one
from toutilix.engine.moves import GROUP_END, Move, split_groups
from toutilix.engine.view import PLAYING, Own, Readings, View, out_of_turn
from toutilix.games.strategix.combinations import can_follow, combination_of, tally_of
from toutilix.games.strategix.hands import take
from toutilix.games.strategix.memory import StrategixMemory
from toutilix.games.strategix.plays import leads, plays, random_follow, random_lead
from toutilix.games.strategix.readings import other_shape, readings_of, too_weak
from toutilix.games.strategix.refusals import (
    FIRECRACKER_ALONE,
    FIRECRACKER_LEAD,
    FIRECRACKER_TWICE,
    LEADER_PASSES,
    NO_PASS_LEFT,
    NOT_A_COMBINATION,
    NOTHING_CHOSEN,
    SEVERAL_SINGLES,
    UNEQUAL_RUNS,
    UNNAMED_STAR,
)
from toutilix.games.strategix.table import FREE, PASS, PLAY, THROW, VOLUNTARY_PASSES, StrategixTable

if TYPE_CHECKING:
    from toutilix.engine.state import Sampler
    from toutilix.games.strategix.state import Strategix

_THROW: Final = Move(THROW)
_PASS: Final = Move(PASS)

# A random player who can follow does something else one time in this many.
_SELDOM: Final = 8


@mypyc_attr(acyclic=True)
@final
class StrategixOwn(Own):
    """A seat's cards, in order; how often it has passed although it could follow (S5); what it gave and got (S12)."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.passes_used: i64 = 0
        self.gave: i64 = NO_CARD
        self.got: i64 = NO_CARD

    def copy(self) -> "StrategixOwn":
        copied = StrategixOwn()
        copied.cards = self.cards[:]
        copied.passes_used = self.passes_used
        copied.gave = self.gave
        copied.got = self.got
        return copied


@mypyc_attr(free_list_len=1)
@final
class StrategixView(View[StrategixTable, StrategixOwn, StrategixMemory]):
    @property
    def game(self) -> "Strategix":
        return self.table.game

    def hand(self) -> vec[i64]:
        return self.own.cards

    def refusal(self, move: Move) -> Refusal | None:
        refusal = self._out_of_turn()
        if refusal is not None:
            return refusal
        if move.verb == PASS:
            return self._refused_pass()
        if move.verb == THROW:
            return self._refused_firecracker()
        return self._refused_play(move.groups)

    def _out_of_turn(self) -> Refusal | None:
        table = self.table
        if table.over != PLAYING:
            return self.waiting()
        if table.turn != self.seat:
            return out_of_turn(table, self.seat)
        return None

    def _refused_pass(self) -> Refusal | None:
        if self.table.combination is None:
            return Refusal(LEADER_PASSES, "S9")
        if not self.may_pass():
            return Refusal(NO_PASS_LEFT, "S5", self.table.game.voluntary_pass)
        return None

    def may_pass(self) -> bool:
        """S5: free passes are limited, passes by a seat that cannot follow are not."""
        combination = self.table.combination
        if combination is None:
            return False
        if self.table.game.voluntary_pass == FREE or self.own.passes_used < VOLUNTARY_PASSES:
            return True
        return not can_follow(tally_of(self.own.cards), combination)

    def _refused_firecracker(self) -> Refusal | None:
        if FIRECRACKER not in self.own.cards:
            return Refusal(NOT_HELD, cards=one(FIRECRACKER))
        if self.table.combination is None:
            return Refusal(FIRECRACKER_LEAD, "S4")
        if self.table.after_firecracker:
            return Refusal(FIRECRACKER_TWICE, "S4")
        return None

    def may_throw(self) -> bool:
        table = self.table
        return table.combination is not None and not table.after_firecracker and FIRECRACKER in self.own.cards

    def _refused_play(self, groups: vec[i64]) -> Refusal | None:
        combination = combination_of(groups)
        if combination is None:
            return _no_combination(groups)
        missing = self._missing(groups)
        if len(missing):
            return Refusal(NOT_HELD, cards=missing)
        follow = self.table.combination
        if follow is not None:
            if not combination.same_shape(follow):
                return other_shape(follow)
            if combination.strength() < follow.strength():
                return too_weak(combination.strength(), follow)
        return None

    def _missing(self, cards: vec[i64]) -> vec[i64]:
        missing = vec[i64]()
        taken = take(self.own.cards[:], cards)
        for at in range(len(cards)):
            if taken[at] == UNSEEN:
                missing = append(missing, cards[at])
        return missing

    def legal_moves(self) -> Iterator[Move]:
        if self._out_of_turn() is not None:
            return
        follow = self.table.combination
        tally = tally_of(self.own.cards)
        if follow is None:
            for groups in leads(tally):
                yield Move(PLAY, groups=groups)
            return
        for groups in plays(tally, follow.kind, follow.length, len(follow.starts), follow.strength()):
            yield Move(PLAY, groups=groups)
        if self.may_throw():
            yield _THROW
        if self.may_pass():
            yield _PASS

    def random_move(self, rng: Random) -> Move:
        if self.table.turn != self.seat or self.seat < 0:
            raise Illegal(out_of_turn(self.table, self.seat))
        follow = self.table.combination
        tally = tally_of(self.own.cards)
        if follow is None:
            return Move(PLAY, groups=random_lead(tally, rng))
        able = can_follow(tally, follow)
        if self.may_throw() and rng.randrange(_SELDOM if able else 2) == 0:
            return _THROW
        if not able or (rng.randrange(_SELDOM) == 0 and self.may_pass()):
            return _PASS
        return Move(PLAY, groups=random_follow(tally, follow, rng))

    def sampler(self) -> "Sampler":
        from toutilix.games.strategix.sampling import StrategixSampler

        return StrategixSampler(self)

    def readings(self, cards: vec[i64]) -> Readings:
        refusal = self._out_of_turn()
        if refusal is None:
            if len(cards) == 0:
                refusal = Refusal(NOTHING_CHOSEN)
            elif FIRECRACKER in cards:
                if len(cards) == 1:
                    refusal = self._refused_firecracker()
                    if refusal is None:
                        return Readings([_THROW])
                else:
                    refusal = Refusal(FIRECRACKER_ALONE, "S4")
            else:
                missing = self._missing(cards)
                if len(missing):
                    refusal = Refusal(NOT_HELD, cards=missing)
        if refusal is not None:
            return Readings([], refusal=refusal)
        return readings_of(PLAY, cards, self.table.combination)


def _no_combination(groups: vec[i64]) -> Refusal:
    """Why these cards don't make a combination."""
    single: i64 = 0
    for group in split_groups(groups):
        single += 1 if len(group) == 1 else 0
        for card in group:
            if card == STAR:
                return Refusal(UNNAMED_STAR, "S3")
            if card == FIRECRACKER:
                return Refusal(FIRECRACKER_ALONE, "S4")
    shapes: list[i64] = []
    for group in split_groups(groups):
        alone = combination_of(append(group[:], GROUP_END))
        if alone is None:
            return Refusal(NOT_A_COMBINATION, "S2")
        shapes.append(alone.kind)
    if single == len(shapes):
        return Refusal(SEVERAL_SINGLES, "S2")
    if min(shapes) == max(shapes):
        return Refusal(UNEQUAL_RUNS, "S2")
    return Refusal(NOT_A_COMBINATION, "S2")
