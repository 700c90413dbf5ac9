"""What can be seen and done from a seat at a Strategix table: what is public, what is private, and legality."""

from collections.abc import Iterator
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, NO_CARD, STAR, UNSEEN
from toutilix.engine.errors import Illegal, Refusal
from toutilix.engine.game import Game
from toutilix.engine.moves import GROUP_END, NO_CARDS, Move, split_groups
from toutilix.engine.view import NO_SEAT, PLAYING, Readings, Table, View, out_of_turn
from toutilix.games.strategix.combinations import Combination, can_follow, combination_of, tally_of
from toutilix.games.strategix.hands import take
from toutilix.games.strategix.plays import leads, plays, random_follow, random_lead
from toutilix.games.strategix.readings import other_shape, readings_of, too_weak

# --- constants -------------------------------------------------------------------------------------------------------

PLAY: Final[i64] = 0
THROW: Final[i64] = 1
PASS: Final[i64] = 2

# S5: how often one may pass though able to follow.
EACH_HAND: Final[i64] = 0
EACH_ROUND: Final[i64] = 1
FREE: Final[i64] = 2
VOLUNTARY_PASSES: Final[i64] = 1

NO_PLACE: Final[i64] = 0
LUCKYLIX: Final[i64] = 1
ASWELLIX: Final[i64] = 2
NEITHERNORIX: Final[i64] = 3
BADLUCKIX: Final[i64] = 4

_THROW: Final = Move(THROW)
_PASS: Final = Move(PASS)

# A random player who can follow does something else one time in so many.
_SELDOM: Final = 8


# --- what is public, what is private ---------------------------------------------------------------------------------


class StrategixOptions(Game):
    """The options of a table (S5, S10); `Strategix` in rules.py is the game that is played with them."""

    def __init__(self, players: i64, youngest: i64, voluntary_pass: i64, foul_finish: i64) -> None:
        super().__init__("strategix", players, youngest)
        self.voluntary_pass: Final = voluntary_pass
        self.foul_finish: Final = foul_finish


@final
class StrategixTable(Table):
    """`combination` is the one to follow, `owner` its player. `counts` and `places` are for each seat; `named` are the
    seats named Badluckix by a foul, in order (S10); `played` the cards set aside; `boxed` how many are in the box."""

    def __init__(self, game: StrategixOptions) -> None:
        super().__init__(game.players)
        self.game: Final = game
        self.combination: Combination | None = None
        self.owner: i64 = NO_SEAT
        self.after_firecracker: bool = False
        self.counts: vec[i64] = NO_CARDS
        self.places: vec[i64] = NO_CARDS
        self.named: vec[i64] = NO_CARDS
        self.played: vec[i64] = NO_CARDS
        self.boxed: i64 = 0

    def set_out(self) -> None:
        super().set_out()
        self.counts = vec[i64]([0] * self.players)
        self.places = vec[i64]([NO_PLACE] * self.players)

    def copy(self) -> "StrategixTable":
        copied = StrategixTable(self.game)
        copied.copy_common(self)
        copied.combination = self.combination
        copied.owner = self.owner
        copied.after_firecracker = self.after_firecracker
        copied.counts = self.counts[:]
        copied.places = self.places[:]
        copied.named = self.named[:]
        copied.played = self.played[:]
        copied.boxed = self.boxed
        return copied


@final
class StrategixOwn:
    """A seat's cards, in order; how often it has passed though able to follow (S5); what it gave and got (S12)."""

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


@final
class StrategixView(View[StrategixTable]):
    """`own` is what only this seat knows; `recall` what the whole table remembers of this hand."""

    def __init__(self, seat: i64, table: StrategixTable, own: StrategixOwn, recall: vec[i64]) -> None:
        super().__init__(seat, table)
        self.own: StrategixOwn = own
        self.recall: vec[i64] = recall

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
            return Refusal("strategix.leader_passes", "S9")
        if not self._may_pass():
            return Refusal("strategix.no_pass_left", "S5", number=self.table.game.voluntary_pass)
        return None

    def _may_pass(self) -> bool:
        """S5: passing though able to follow is limited, passing because one cannot is not."""
        combination = self.table.combination
        if combination is None:
            return False
        if self.table.game.voluntary_pass == FREE or self.own.passes_used < VOLUNTARY_PASSES:
            return True
        return not can_follow(tally_of(self.own.cards), combination)

    def _refused_firecracker(self) -> Refusal | None:
        if FIRECRACKER not in self.own.cards:
            return Refusal("engine.not_held", cards=vec[i64]([FIRECRACKER]))
        if self.table.combination is None:
            return Refusal("strategix.firecracker_lead", "S4")
        if self.table.after_firecracker:
            return Refusal("strategix.firecracker_twice", "S4")
        return None

    def _may_throw(self) -> bool:
        table = self.table
        return table.combination is not None and not table.after_firecracker and FIRECRACKER in self.own.cards

    def _refused_play(self, groups: vec[i64]) -> Refusal | None:
        combination = combination_of(groups)
        if combination is None:
            return _no_combination(groups)
        missing = self._missing(groups)
        if len(missing):
            return Refusal("engine.not_held", cards=missing)
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
        if self._may_throw():
            yield _THROW
        if self._may_pass():
            yield _PASS

    def random_move(self, rng: Random) -> Move:
        if self.table.turn != self.seat or self.seat < 0:
            raise Illegal(out_of_turn(self.table, self.seat))
        follow = self.table.combination
        tally = tally_of(self.own.cards)
        if follow is None:
            return Move(PLAY, groups=random_lead(tally, rng))
        able = can_follow(tally, follow)
        if self._may_throw() and rng.randrange(_SELDOM if able else 2) == 0:
            return _THROW
        if not able or (rng.randrange(_SELDOM) == 0 and self._may_pass()):
            return _PASS
        return Move(PLAY, groups=random_follow(tally, follow, rng))

    def readings(self, cards: vec[i64]) -> Readings:
        refusal = self._out_of_turn()
        if refusal is None:
            if len(cards) == 0:
                refusal = Refusal("strategix.nothing_chosen")
            elif FIRECRACKER in cards:
                if len(cards) == 1:
                    refusal = self._refused_firecracker()
                    if refusal is None:
                        return Readings([_THROW])
                else:
                    refusal = Refusal("strategix.firecracker_alone", "S4")
            else:
                missing = self._missing(cards)
                if len(missing):
                    refusal = Refusal("engine.not_held", cards=missing)
        if refusal is not None:
            return Readings([], refusal=refusal)
        return readings_of(PLAY, cards, self.table.combination)


def _no_combination(groups: vec[i64]) -> Refusal:
    """What is wrong with cards that are no combination."""
    single: i64 = 0
    for group in split_groups(groups):
        single += 1 if len(group) == 1 else 0
        for card in group:
            if card == STAR:
                return Refusal("strategix.unnamed_star", "S3")
            if card == FIRECRACKER:
                return Refusal("strategix.firecracker_alone", "S4")
    shapes: list[i64] = []
    for group in split_groups(groups):
        alone = combination_of(append(group[:], GROUP_END))
        if alone is None:
            return Refusal("strategix.not_a_combination", "S2")
        shapes.append(alone.kind)
    if single == len(shapes):
        return Refusal("strategix.several_singles", "S2")
    if min(shapes) == max(shapes):
        return Refusal("strategix.unequal_runs", "S2")
    return Refusal("strategix.not_a_combination", "S2")
