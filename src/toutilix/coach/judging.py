"""The worth of each move in question, on supposed deals that all of them share.

A supposed deal fits all that the seat knows. Each move is made on it, and simulated players finish the hand, with the
same luck for every move: what is left of the difference is the move's. Worth is counted in points beside the others:
the seat's points of the hand compared with the mean of the others', more being better in every game; and in winning
chances of the match.

Some deals choose the best move; others, which had no say in the choice, compare it. Else the luckiest of many equal
moves would seem better than the one that was played.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.knowledge import AnyKnowledge
from toutilix.coach.chances import winning_chance
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState, Sampler
from toutilix.engine.view import AnyView

FAIR_TRIAL: Final = 8
"""No move drops out before it has met this many deals."""
BEATEN: Final = 2.5
"""A move drops out when the one ahead is better by this many standard errors."""
COMPARED: Final = 6
"""The most moves that are compared on fresh deals, besides the one that was asked about."""
_NO_IDEA: Final = 1.0e9
_LUCK: Final[i64] = 0x3FFF_FFFF_FFFF


@final
class Difference:
    """By how much one move is better than another on the deals that both have met, with the standard error."""

    __slots__ = ("deals", "error", "mean")

    def __init__(self, mean: float, error: float, deals: int) -> None:
        self.mean: Final = mean
        self.error: Final = error
        self.deals: Final = deals


@final
class Trial:
    """One move, and what the deals that it has met were worth: `points` to each seat in turn, deal after deal, and
    `chances` to the seat itself."""

    __slots__ = ("chances", "move", "number", "players", "points")

    def __init__(self, number: int, move: Move, players: i64) -> None:
        self.number: Final = number
        self.move: Final = move
        self.players: Final = players
        self.points: vec[float] = vec[float]()
        self.chances: vec[float] = vec[float]()

    @property
    def deals(self) -> int:
        return len(self.chances)

    def met(self, points: vec[float], chance: float) -> None:
        for worth in points:
            self.points = append(self.points, worth)
        self.chances = append(self.chances, chance)

    def mean(self, seat: i64) -> Difference:
        """The worth of the move to a seat, compared with nothing."""
        return self._lead(self, seat, False)

    def lead_over(self, other: "Trial", seat: i64) -> Difference:
        """How much better this move is than another, for a seat, on the deals that both have met."""
        return self._lead(other, seat, True)

    def _lead(self, other: "Trial", seat: i64, compared: bool) -> Difference:
        deals = min(len(self.chances), len(other.chances))
        total = 0.0
        squares = 0.0
        for deal in range(deals):
            place = deal * self.players + seat
            ahead = self.points[place] - (other.points[place] if compared else 0.0)
            total += ahead
            squares += ahead * ahead
        return _difference(total, squares, deals)

    def chance_lead_over(self, other: "Trial") -> Difference:
        deals = min(len(self.chances), len(other.chances))
        total = 0.0
        squares = 0.0
        for deal in range(deals):
            ahead = self.chances[deal] - other.chances[deal]
            total += ahead
            squares += ahead * ahead
        return _difference(total, squares, deals)


def _difference(total: float, squares: float, deals: int) -> Difference:
    if deals < 2:
        return Difference(total, _NO_IDEA, deals)
    mean = total / float(deals)
    return Difference(mean, sqrt(max(0.0, squares / float(deals) - mean * mean) / float(deals - 1)), deals)


def beside_others(points: vec[i64], fewest_wins: bool) -> vec[float]:
    """The points of each seat compared with the mean of the others'; more is better."""
    everything: i64 = 0
    for point in points:
        everything += point
    beside = vec[float](capacity=len(points))
    for point in points:
        ahead = float(point) - float(everything - point) / float(len(points) - 1)
        beside = append(beside, -ahead if fewest_wins else ahead)
    return beside


@final
class Trials:
    """One decision: the moves in question and what was found out about them. It is given a view and a sampler made
    from that view, and never the state that is played. `limit` is the number of the match's last hand, where that was
    agreed on before."""

    def __init__(
        self, view: AnyView, sampler: Sampler, knowledge: AnyKnowledge, moves: list[Move], seed: i64, limit: i64 = 0
    ) -> None:
        self._view: Final = view
        self._sampler: Final = sampler
        self._knowledge: Final = knowledge
        self._rng: Final = Random(seed)
        self._seed: Final = seed
        self._limit: Final = limit
        self._seat: Final[i64] = view.seat
        self._start_scores: Final[vec[i64]] = view.table.scores[:]
        self._fewest_wins: Final = view.game.fewest_wins
        self._deals: i64 = 0
        self.first: Final[list[Trial]] = []
        for number in range(len(moves)):
            self.first.append(Trial(number, moves[number], view.table.players))
        self.second: Final[list[Trial]] = []

    def choose(self, asked: int, deals: int, until: float = 0.0) -> int:
        """Let all moves meet the same deals, a number of them or `until` a time of the clock; those that are clearly
        behind drop out. The number of the best one besides the one that was asked about (-1: none), which only fresh
        deals will compare: luck in the choice would hide a slip."""
        running = self.first[:]
        met = 0
        next_look = FAIR_TRIAL
        while met < deals and (met < 2 or until == 0.0 or perf_counter() < until):
            self._meet(running)
            met += 1
            if met == next_look:
                next_look *= 2
                running = self._without_beaten(running)
        others: list[Trial] = []
        for trial in running:
            if trial.number != asked:
                others.append(trial)
        return self._leader(others).number

    def compare(self, chosen: int, asked: int, deals: int, until: float = 0.0) -> None:
        """Let the chosen move, the one that was asked about (-1: none) and the next best meet fresh deals."""
        if len(self.second) == 0:
            for number in self._promising(chosen, asked):
                self.second.append(Trial(number, self.first[number].move, self._view.table.players))
        met = 0
        while met < deals and (met < 2 or until == 0.0 or perf_counter() < until):
            self._meet(self.second)
            met += 1

    def compared(self, number: int) -> Trial | None:
        """The move on fresh deals; None where it was clearly behind before."""
        for trial in self.second:
            if trial.number == number:
                return trial
        return None

    def _promising(self, chosen: int, asked: int) -> list[int]:
        numbers: list[int] = [chosen]
        if asked >= 0 and asked != chosen:
            numbers.append(asked)
        best = self.first[chosen]
        ranked: list[tuple[float, int]] = []
        for trial in self.first:
            ranked.append((best.lead_over(trial, self._seat).mean, trial.number))
        ranked.sort()
        for _, number in ranked[:COMPARED]:
            if number not in numbers and self.first[number].deals == best.deals:
                numbers.append(number)
        return numbers

    def _meet(self, trials: list[Trial]) -> None:
        deal: AnyState = self._sampler.sample(self._rng)
        self._deals += 1
        luck: i64 = (self._seed * 7919 + self._deals * 104_729) & _LUCK
        for trial in trials:
            state = deal.clone()
            state.apply(self._seat, trial.move, None)
            points = self._knowledge.hand_points(state, self._start_scores, Random(luck))
            trial.met(beside_others(points, self._fewest_wins), self._chance(points))

    def _chance(self, points: vec[i64]) -> float:
        scores = vec[i64](capacity=len(points))
        for seat in range(len(points)):
            scores = append(scores, self._start_scores[seat] + points[seat])
        left = self._knowledge.hands_left(self._view, scores)
        if self._limit:
            left = min(left, max(0.0, float(self._limit - self._view.table.hand)))
        return winning_chance(scores, self._seat, self._fewest_wins, left, self._knowledge.deviation)

    def _without_beaten(self, running: list[Trial]) -> list[Trial]:
        """At least two continue: a single one has nothing to be compared with."""
        ahead = self._leader(running)
        continuing: list[Trial] = []
        for trial in running:
            lead = ahead.lead_over(trial, self._seat)
            if lead.mean <= BEATEN * lead.error:
                continuing.append(trial)
        return continuing if len(continuing) > 1 else running

    def _leader(self, running: list[Trial]) -> Trial:
        ahead = running[0]
        for trial in running:
            if trial.lead_over(ahead, self._seat).mean > 0.0:
                ahead = trial
        return ahead


def hand_worth(
    view: AnyView, sampler: Sampler, knowledge: AnyKnowledge, deals: int, seed: i64, until: float = 0.0
) -> Difference:
    """The worth of the hand in play to a seat, by what it knows: the mean over supposed deals that simulated
    players finish, a number of them or `until` a time of the clock."""
    rng = Random(seed)
    fewest_wins = view.game.fewest_wins
    total = 0.0
    squares = 0.0
    met = 0
    while met < deals and (met < 2 or until == 0.0 or perf_counter() < until):
        met += 1
        state = sampler.sample(rng)
        points = knowledge.hand_points(state, view.table.scores, rng)
        worth = beside_others(points, fewest_wins)[view.seat]
        total += worth
        squares += worth * worth
    return _difference(total, squares, met)
