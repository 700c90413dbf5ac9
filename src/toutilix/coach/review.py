"""Where the points of a match went: luck, gifts from the others and one's own slips add up to the result.

For each hand and seat, in points beside the others:

- `slips`: what the seat's own slips cost it, each judged from what it could know;
- `gifts`: what the slips of the others brought it, on the same supposed deals;
- `deal`: what its cards were worth when they were dealt, by what it could know then;
- `fall`: everything else, which nobody decided: what the others held, what was drawn, and decisions that are too close
  to tell.

`deal` and `fall` are luck. All are whole numbers of a small unit, and each sum is exact.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.roster import bots_of
from toutilix.coach.judge import DEALS, SURE, Grade
from toutilix.coach.judging import beside_others
from toutilix.coach.questions import (
    DealtHand,
    Decision,
    HandWorth,
    Opinion,
    ReviewPlan,
    ReviewQuestion,
    opinion_on,
    question_seed,
    review_plan,
    worth_of_hand,
)

COSTLIEST = 3
FINE = 10.0
"""Games in which a usual hand's points lie closer together than this are counted in hundredths, others in tenths."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's points beside the others, in units (see `Review.scale`): deal + fall + gifts + slips = result.
    `error` is half the interval of 99% of `slips`."""

    seat: int
    result: int
    deal: int
    fall: int
    gifts: int
    slips: int
    error: int

    @property
    def luck(self) -> int:
        return self.deal + self.fall


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost points, in units; `number` is the state number that it led to. `hindsight` is the same with
    open cards: what the better move would have brought on the cards as they lay, played on by simulated players."""

    number: int
    hand: int
    seat: int
    move: str
    better: str
    cost: int
    error: int
    chance: float
    grade: str
    clear: bool
    why: dict[str, Any] | None
    hindsight: int


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """The grade of a decision, for a timeline."""

    number: int
    seat: int
    grade: str


class HandAccounts(msgspec.Struct, frozen=True):
    hand: int
    accounts: list[Account]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """Seats count from 1. Figures are in units: `scale` of them are a point. `slips` are in the order they were made,
    `marks` all judged decisions."""

    game: str
    names: list[str]
    scale: int
    hands: list[HandAccounts]
    match: list[Account]
    slips: list[Slip]
    marks: list[Mark]

    def costliest(self, seat: int | None = None, most: int = COSTLIEST) -> list[Slip]:
        """The dearest slips of a seat (from 1), or of all."""
        mine = [slip for slip in self.slips if seat in (None, slip.seat)]
        return sorted(mine, key=lambda slip: (-slip.cost, slip.number))[:most]


Answer = Opinion | HandWorth | None


@dataclass(frozen=True)
class Progress:
    done: int
    total: int


def review_match(text: str, *, seed: int = 0, deals: int = DEALS) -> Iterator[Progress | Review]:
    """Review a record, question by question; the last thing to come is the review. Malformed or RecordRefused where
    the record does not hold."""
    plan = review_plan(text)
    answers: list[Answer] = []
    for done, question in enumerate(plan.questions):
        yield Progress(done, len(plan.questions))
        answers.append(answer(plan, question, seed=seed, deals=deals))
    yield assemble(plan, answers)


def answer(plan: ReviewPlan, question: ReviewQuestion, *, seed: int = 0, deals: int = DEALS) -> Answer:
    if isinstance(question, DealtHand):
        chance = question_seed(seed, -question.hand, question.seat)
        return worth_of_hand(plan.kind, question.view, chance, 2 * deals)
    chance = question_seed(seed, question.number, question.seat)
    return opinion_on(plan.kind, question.view, question.move, chance, deals=deals, hands=plan.match.hands)


def assemble(plan: ReviewPlan, answers: Sequence[Answer]) -> Review:
    """The review from the answers to all questions of the plan, in their order."""
    scale = 10 if bots_of(plan.kind.name).knowledge.deviation >= FINE else 100
    players = len(plan.match.names)
    slips: list[Slip] = []
    marks: list[Mark] = []
    books = {hand: _Book(players) for hand in range(1, len(plan.points) + 1)}
    first = _first_hand(plan)
    for question, said in zip(plan.questions, answers, strict=True):
        book = books[question.hand - first + 1]
        if isinstance(question, DealtHand):
            if isinstance(said, HandWorth):
                book.deal[question.seat] = round(said.points * scale)
        elif isinstance(said, Opinion):
            marks.append(Mark(number=question.number, seat=question.seat + 1, grade=said.grade))
            if Grade(said.grade).is_slip:
                slip = _slip(plan, question, said, scale)
                slips.append(slip)
                book.add(question.seat, slip.cost, said, scale)
    hands, totals = _accounts(plan, books, scale, first)
    return Review(
        game=plan.kind.name, names=plan.match.names, scale=scale, hands=hands, match=totals, slips=slips, marks=marks
    )


def _first_hand(plan: ReviewPlan) -> int:
    return min((question.hand for question in plan.questions), default=1)


def _slip(plan: ReviewPlan, question: Decision, said: Opinion, scale: int) -> Slip:
    write = plan.kind.notation.write_move
    return Slip(
        number=question.number,
        hand=question.hand,
        seat=question.seat + 1,
        move=write(question.move),
        better=said.best,
        cost=round(said.behind * scale),
        error=math.ceil(SURE * said.error * scale),
        chance=round(said.chance_behind, 4),
        grade=said.grade,
        clear=said.clear,
        why=said.why,
        hindsight=round(_hindsight(plan, question, said.best) * scale),
    )


def _hindsight(plan: ReviewPlan, question: Decision, best: str) -> float:
    """How much better the other move would have done on the cards as they lay."""
    knowledge = bots_of(plan.kind.name).knowledge
    scores = question.state.table.scores[:]
    worths: list[float] = []
    for move in (plan.kind.notation.read_move(best), question.move):
        state = question.state.clone()
        state.apply(question.seat, move, None)
        points = knowledge.hand_points(state, scores, Random(0))
        worths.append(float(beside_others(points, plan.match.game.fewest_wins)[question.seat]))
    return worths[0] - worths[1]


class _Book:
    """The figures of one hand, by seat, in units."""

    def __init__(self, players: int) -> None:
        self.deal = [0] * players
        self.gifts = [0] * players
        self.slips = [0] * players
        self.variance = [0.0] * players

    def add(self, maker: int, cost: int, said: Opinion, scale: int) -> None:
        self.slips[maker] -= cost
        self.variance[maker] += (said.error * scale) ** 2
        for seat, effect in enumerate(said.effects):
            if seat != maker:
                self.gifts[seat] += round(effect * scale)

    def account(self, seat: int, result: int) -> Account:
        fall = result - self.deal[seat] - self.gifts[seat] - self.slips[seat]
        return Account(
            seat=seat + 1,
            result=result,
            deal=self.deal[seat],
            fall=fall,
            gifts=self.gifts[seat],
            slips=self.slips[seat],
            error=math.ceil(SURE * math.sqrt(self.variance[seat])),
        )


def _accounts(
    plan: ReviewPlan, books: Mapping[int, _Book], scale: int, first: int
) -> tuple[list[HandAccounts], list[Account]]:
    """Those of each hand and of the match. Results are rounded as they add up, so that the hands' add up to the
    match's."""
    players = len(plan.match.names)
    hands: list[HandAccounts] = []
    total = [0] * players
    before = [0] * players
    whole = _Book(players)
    for place, points in enumerate(plan.points, 1):
        total = [was + now for was, now in zip(total, points, strict=True)]
        beside = beside_others(vec[i64](total), plan.match.game.fewest_wins)
        after = [round(float(worth) * scale) for worth in beside]
        book = books[place]
        hands.append(
            HandAccounts(place + first - 1, [book.account(seat, after[seat] - before[seat]) for seat in range(players)])
        )
        for seat in range(players):
            whole.deal[seat] += book.deal[seat]
            whole.gifts[seat] += book.gifts[seat]
            whole.slips[seat] += book.slips[seat]
            whole.variance[seat] += book.variance[seat]
        before = after
    return hands, [whole.account(seat, before[seat]) for seat in range(players)]


def last_of(steps: Iterable[Progress | Review]) -> Review:
    """The review, for those who do not watch its progress."""
    for step in steps:
        if isinstance(step, Review):
            return step
    raise ValueError("a review ends with itself")
