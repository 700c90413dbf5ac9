"""A decision judged: what each move was worth, and whether the one that was made is a slip.

The same answer follows from the same view and seed wherever it is bounded by deals, and not by seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter

from librt.random import Random

from toutilix.bots.roster import bots_of
from toutilix.coach.judging import Difference, Trial, Trials
from toutilix.engine.moves import Move
from toutilix.engine.view import PLAYING, AnyView

DEALS = 200
"""Supposed deals that compare two moves, and up to GROWTH times as many where that is close; CHOICE times as many
choose the move to compare with."""
CHOICE = 2
GROWTH = 8
MOST_TIMED = 4000
"""A judge with a clock meets no more deals than these in each part."""
SURE = 2.58
"""Standard errors: the interval of 99%, because a match has hundreds of decisions."""
CLEAR = 6.0
"""A slip that is apart from zero by this many standard errors is called clear: other supposed deals would tell the
same."""
BETTER = 1.0
"""A hint is corrected by a move that is better by this many standard errors on fresh deals."""
MIDDLE, BIG = 0.10, 0.25
"""From which part of a usual hand's deviation on a slip is no longer small, and is big."""
DECIDED = 0.005
"""A slip that costs less of the winning chances than this is small, whatever it costs in points."""


class Grade(StrEnum):
    best = "best"
    close = "close"
    small = "small"
    middle = "middle"
    big = "big"

    @property
    def is_slip(self) -> bool:
        return self in (Grade.small, Grade.middle, Grade.big)


@dataclass(frozen=True)
class Estimated:
    """A mean with its standard error; `low` to `high` is the interval of 99%."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - SURE * self.error

    @property
    def high(self) -> float:
        return self.mean + SURE * self.error

    @property
    def sure(self) -> bool:
        """Is it more than zero?"""
        return self.low > 0.0


@dataclass(frozen=True)
class Verdict:
    """A move with what it is worth, in points beside the others and in winning chances; and how much less than the
    best one. `fresh`: on deals that did not choose the best."""

    move: Move
    points: Estimated
    behind: Estimated
    chance: float
    chance_behind: float
    grade: Grade
    fresh: bool

    @property
    def clear(self) -> bool:
        """Would other supposed deals call it a slip too?"""
        return self.grade.is_slip and self.behind.mean >= CLEAR * self.behind.error


@dataclass(frozen=True)
class Judgement:
    """`verdicts` are all moves that were compared, the best one first; `asked` is that of the move asked about.
    `effects` are what that move brought each seat compared with the best one; `deals` met both."""

    verdicts: Sequence[Verdict]
    asked: Verdict | None
    effects: Sequence[Estimated]
    deals: int

    @property
    def best(self) -> Verdict:
        return self.verdicts[0]

    def of(self, move: Move) -> Verdict | None:
        return next((verdict for verdict in self.verdicts if verdict.move == move), None)


def moves_in_question(view: AnyView, rng: Random, asked: Move | None = None) -> list[Move]:
    """The moves of the seat in turn that are worth naming, the regular's first, and always the one asked about; none
    where the seat has nothing to decide now."""
    table = view.table
    if view.seat < 0 or table.over != PLAYING or table.to_shuffle or table.turn != view.seat:
        return []
    bots = bots_of(view.game.name)
    if bots.knowledge.speak(view) is not None:
        return []
    moves: list[Move] = []
    thought = bots.regular(view, rng) if bots.regular else None
    first = [] if thought is None else [thought.move]
    named = bots.knowledge.outspoken(view, bots.knowledge.nameable(view, rng))
    for move in [*first, *named, *([] if asked is None else [asked])]:
        if move not in moves:
            moves.append(move)
    return moves


def judge(
    view: AnyView,
    asked: Move | None = None,
    *,
    deals: int = DEALS,
    seconds: float | None = None,
    seed: int = 0,
    hands: int = 0,
    most_seconds: float | None = None,
) -> Judgement | None:
    """The worth of each move of the seat in turn; None where it has only one, or nothing to do.

    `deals` compare, but never for longer than `most_seconds`; with `seconds` the clock alone bounds choice and
    comparison. `asked` must be legal. `hands` is the number of the match's last hand where fewer are played than the
    game has.
    """
    begun = perf_counter()
    moves = moves_in_question(view, Random(seed), asked)
    if len(moves) < 2:
        return None
    knowledge = bots_of(view.game.name).knowledge
    trials = Trials(view, knowledge.sampler(view), knowledge, moves, seed, hands)
    place = -1 if asked is None else moves.index(asked)
    if seconds is None:
        chosen = trials.choose(place, CHOICE * deals, 0.0 if most_seconds is None else begun + most_seconds / 2)
        _compare(trials, chosen, place, deals, int(view.seat), 0.0 if most_seconds is None else begun + most_seconds)
    else:
        chosen = trials.choose(place, MOST_TIMED, begun + seconds / 2)
        trials.compare(chosen, place, MOST_TIMED, begun + seconds)
    return _judgement(trials, chosen, place, view, knowledge.deviation)


def _compare(trials: Trials, chosen: int, asked: int, deals: int, seat: int, until: float) -> None:
    """As many deals as asked for, and more of them while it is not sure whether the move is a slip."""
    done = 0
    while done < GROWTH * deals:
        trials.compare(chosen, asked, deals, until)
        done += deals
        made, best = trials.compared(asked), trials.compared(chosen)
        if made is None or best is None or made is best:
            return
        lead = best.lead_over(made, seat)
        if until and perf_counter() >= until:
            return
        if not SURE / 2 * lead.error < lead.mean < (CLEAR + 1) * lead.error:
            return


def _judgement(trials: Trials, chosen: int, asked: int, view: AnyView, deviation: float) -> Judgement:
    seat, players = int(view.seat), int(view.table.players)
    reference = trials.compared(chosen)
    made = None if asked < 0 else trials.compared(asked)
    assert reference is not None
    if made is not None and made.lead_over(reference, seat).mean >= 0:
        reference = made
    verdicts = [_verdict(trials, trial.number, reference, seat, deviation) for trial in trials.first]
    best = next(verdict for verdict in verdicts if verdict.move == reference.move)
    others = sorted((verdict for verdict in verdicts if verdict is not best), key=lambda one: one.behind.mean)
    effects = [Estimated(0.0, 0.0)] * players
    if made is not None:
        effects = [_estimated(made.lead_over(reference, other)) for other in range(players)]
    mine = None if made is None else next(verdict for verdict in verdicts if verdict.move == made.move)
    return Judgement([best, *others], mine, effects, int(reference.deals))


def _verdict(trials: Trials, number: int, reference: Trial, seat: int, deviation: float) -> Verdict:
    """On fresh deals where there are some, else on those before which the move dropped out."""
    fresh = trials.compared(number)
    tried = fresh or trials.first[number]
    ahead = reference if fresh is not None else trials.first[reference.number]
    behind = _estimated(ahead.lead_over(tried, seat))
    chance_behind = ahead.chance_lead_over(tried).mean
    chance = sum(float(chance) for chance in tried.chances) / tried.deals
    grade = Grade.best if tried is ahead else grade_of(behind, chance_behind, deviation)
    return Verdict(tried.move, _estimated(tried.mean(seat)), behind, chance, chance_behind, grade, fresh is not None)


def grade_of(behind: Estimated, chance_behind: float, deviation: float) -> Grade:
    """Close, unless the interval is apart from zero; then by what it costs. In a match that is decided no slip is more
    than small."""
    if not behind.sure:
        return Grade.best if behind.mean == 0.0 and behind.error == 0.0 else Grade.close
    if behind.mean < MIDDLE * deviation or chance_behind < DECIDED:
        return Grade.small
    return Grade.middle if behind.mean < BIG * deviation else Grade.big


def _estimated(lead: Difference) -> Estimated:
    return Estimated(float(lead.mean), float(lead.error))
