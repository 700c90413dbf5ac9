"""How simulated Strategix seats play on: as a regular does, but with few moves in mind, all of them from one plan."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.strategix.planning import (
    HIGH_SINGLE,
    LOST_LEAD,
    Planner,
    Rivals,
    Shape,
    kind_of,
    length_of,
    single_code,
    starts_of,
)
from toutilix.bots.strategix.weighing import (
    AGAIN,
    FOLLOWABLE,
    LOW_FIRST,
    MANY_CARDS,
    NEARLY_OUT,
    OUT,
    SHY,
    STUCK,
    WEAK_FIRST,
    cost_of,
    leads_among,
    next_rival,
    plays_of,
    urgency,
    with_lone_cards,
)
from toutilix.cards import BIT
from toutilix.engine.moves import Move
from toutilix.games.strategix.combinations import (
    FIRECRACKERS_AT,
    PAIR,
    SINGLE,
    STARS_AT,
    Combination,
    Z,
    last_start,
    spelled,
    stars_needed,
    tally_of,
)
from toutilix.games.strategix.plays import Groups
from toutilix.games.strategix.seat import StrategixView
from toutilix.games.strategix.table import FREE, PASS, PLAY, THROW, VOLUNTARY_PASSES

_THROW: Final = Move(THROW)
_PASS: Final = Move(PASS)
_FOUL_END: Final = 9.0
"""More than any plan that ends clean."""
_NEVER: Final = 1000.0


def quick_move(view: StrategixView) -> Move:
    """A legal move of the seat in turn."""
    tally = tally_of(view.own.cards)
    follow = view.table.combination
    if follow is None:
        return _lead(view, tally)
    needed = stars_needed(tally, follow.kind, follow.length, len(follow.starts), follow.strength())
    may_throw = tally[FIRECRACKERS_AT] > 0 and not view.table.after_firecracker
    if needed > tally[STARS_AT]:
        return _THROW if may_throw and len(view.own.cards) > 1 else _PASS
    return _answer(view, follow, tally, needed, may_throw)


# --- on the lead -----------------------------------------------------------------------------------------------------


def _lead(view: StrategixView, tally: vec[i64]) -> Move:
    """Some play of the best plan, but the one for the end: the same that a regular would take of these."""
    planner = Planner(Rivals(view.table, view.seat))
    planner.plan(tally)
    planner.cut(planner.best)
    if tally[FIRECRACKERS_AT] and planner.number <= 2:
        # The plan must be broken up, for a round of another's in which the firecracker can go.
        codes = with_lone_cards(plays_of(planner, vec[i64]()), tally)
        return min(leads_among(view, codes, tally, planner), key=cost_of).move
    code = _Lead(planner, tally[FIRECRACKERS_AT] > 0).chosen()
    return Move(PLAY, groups=spelled(kind_of(code), length_of(code), starts_of(code), tally[:]))


@final
class _Lead:
    """Compares the plays of a cut. The clean play that is weakest stays for the end."""

    __slots__ = ("_best", "_best_cost", "_last", "_last_chance", "_last_cost", "_planner", "_tossing", "_urgency")

    def __init__(self, planner: Planner, tossing: bool) -> None:
        self._planner: Final = planner
        self._urgency: Final = urgency(planner.rivals) - LOST_LEAD
        self._tossing: Final = tossing
        self._best: i64 = -1
        self._best_cost: float = 0.0
        self._last: i64 = -1
        self._last_chance: float = 2.0
        self._last_cost: float = 0.0

    def chosen(self) -> i64:
        planner = self._planner
        self._look_at(planner.pairs)
        self._look_at(planner.runs)
        self._look_at(planner.short)
        for letter in range(Z):
            if planner.singles & BIT[letter]:
                chance = planner.rivals.single_chance(letter)
                self._add(single_code(letter), chance, 1, letter, True, HIGH_SINGLE * float(letter) / 25.0)
        if planner.winners or planner.singles & BIT[Z]:
            self._add(single_code(Z), 1.0, 1, Z, False, 0.0)
        if self._last < 0:
            for shape in (planner.pairs, planner.runs, planner.short):
                if shape.number and shape.foul != shape.starts:
                    return shape.part(shape.foul)
        return self._best if self._best >= 0 else self._last

    def _look_at(self, shape: Shape) -> None:
        if shape.number:
            chance = self._planner.wins(shape)
            clean = shape.foul == 0 or self._planner.rivals.lone_fouls_only
            self._add(shape.part(shape.starts), chance, shape.number * shape.length, shape.low, clean, 0.0)

    def _add(self, code: i64, chance: float, cards: i64, low: i64, clean: bool, kept: float) -> None:
        """`kept` is the worth of the play as a card that can be played in somebody else's round."""
        cost = self._urgency * (1.0 - chance) + kept
        cost += WEAK_FIRST * chance - MANY_CARDS * float(cards) + LOW_FIRST * float(low)
        if self._tossing:
            cost += chance * FOLLOWABLE
        if clean and chance < self._last_chance:
            if self._last >= 0:
                self._offer(self._last, self._last_cost)
            self._last = code
            self._last_chance = chance
            self._last_cost = cost
        else:
            self._offer(code, cost)

    def _offer(self, code: i64, cost: float) -> None:
        if self._best < 0 or cost < self._best_cost:
            self._best = code
            self._best_cost = cost


# --- following -------------------------------------------------------------------------------------------------------


def _answer(view: StrategixView, follow: Combination, tally: vec[i64], needed: i64, may_throw: bool) -> Move:
    """The move that costs the plan least: one of few plays, the firecracker, or a pass that is left."""
    table = view.table
    planner = Planner(Rivals(table, view.seat))
    lost = urgency(planner.rivals)
    kept = planner.plan(tally)
    planner.cut(planner.best)
    ways = _ways(planner, follow, tally, needed)
    after = table.counts[next_rival(view)]
    move = _PASS
    cheapest = _NEVER
    if table.game.voluntary_pass == FREE or view.own.passes_used < VOLUNTARY_PASSES:
        cheapest = kept + lost + SHY
    if may_throw and len(view.own.cards) > 1:
        rest = tally[:]
        rest[FIRECRACKERS_AT] -= 1
        cost = planner.plan(rest) + lost
        if table.players == 2 or after <= NEARLY_OUT:
            cost -= AGAIN
        if cost < cheapest:
            cheapest = cost
            move = _THROW
    chosen = follow.starts
    follows = False
    for starts in ways:
        spared = after if starts == follow.starts else 0
        cost = _cost(planner, follow, starts, tally, len(view.own.cards), spared)
        if cost < cheapest:
            cheapest = cost
            chosen = starts
            follows = True
    return Move(PLAY, groups=spelled(follow.kind, follow.length, chosen, tally[:])) if follows else move


def _cost(planner: Planner, follow: Combination, starts: vec[i64], tally: vec[i64], held: i64, spared: i64) -> float:
    """The cost of following with these groups; `spared` is the size of a hand that misses its turn."""
    kind, length, number = follow.kind, follow.length, len(starts)
    rivals = planner.rivals
    rest = _rest(tally, kind, length, starts)
    if rest[STARS_AT] < 0:
        return _NEVER
    has_z = starts[number - 1] == last_start(kind, length)
    if number * length == held:
        if rivals.lone_fouls_only and kind != SINGLE:
            return OUT
        return _FOUL_END if has_z or rest[STARS_AT] < tally[STARS_AT] else OUT
    wins = rivals.chance(kind, length, number, starts[0], has_z, spared)
    cost = planner.plan(rest) + urgency(rivals) * (1.0 - wins) + LOW_FIRST * float(starts[0])
    return cost + STUCK * wins if tally[FIRECRACKERS_AT] and planner.number <= 1 else cost


def _ways(planner: Planner, follow: Combination, tally: vec[i64], needed: i64) -> list[vec[i64]]:
    """Few ways to follow: as low as possible, so but with a Z, the same letters, the groups of the plan that fit, and
    one group as high as possible. For the second and the third there may be too few stars."""
    kind, length, number, lowest = follow.kind, follow.length, len(follow.starts), follow.strength()
    low = _lowest(tally, kind, length, number, lowest, needed)
    winning = low[:]
    winning[number - 1] = last_start(kind, length)
    ways = [low, winning, follow.starts]
    fitting = _fitting(planner, kind, length, number, lowest)
    if len(fitting) and fitting != low:
        ways.append(fitting)
    if number == 1:
        ways.append(_highest(tally, kind, length, lowest))
    return ways


def _fitting(planner: Planner, kind: i64, length: i64, number: i64, lowest: i64) -> vec[i64]:
    """The lowest groups of the plan that can follow; none where it has too few."""
    starts = vec[i64]()
    if kind == SINGLE:
        for letter in range(lowest, Z + 1):
            if planner.singles & BIT[letter]:
                return append(starts, letter)
        return starts
    shape = planner.pairs if kind == PAIR else planner.runs if planner.runs.length == length else planner.short
    if shape.length != length or shape.number < number:
        return starts
    for start in starts_of(shape.starts):
        if start >= lowest and len(starts) < number:
            starts = append(starts, start)
    return starts if len(starts) == number else vec[i64]()


def _lowest(tally: vec[i64], kind: i64, length: i64, number: i64, lowest: i64, needed: i64) -> vec[i64]:
    bare = tally[:]
    bare[STARS_AT] = needed
    groups = Groups(bare, kind, length, number, lowest)
    groups.advance()
    return groups.starts


def _highest(tally: vec[i64], kind: i64, length: i64, lowest: i64) -> vec[i64]:
    groups = Groups(tally, kind, length, 1, lowest, step=-1)
    groups.advance()
    return groups.starts


def _rest(tally: vec[i64], kind: i64, length: i64, starts: vec[i64]) -> vec[i64]:
    """The tally without the cards of a play; stars go below zero where there are too few."""
    rest = tally[:]
    slope: i64 = 0 if kind == PAIR else 1
    for start in starts:
        letter = start
        for _ in range(length):
            if rest[letter] > 0:
                rest[letter] -= 1
            else:
                rest[STARS_AT] -= 1
            letter += slope
    return rest
