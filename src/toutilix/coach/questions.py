"""The questions of which a review is made, each with one seat's view and nothing else: what was this decision worth,
and what was this hand worth when it was dealt?"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import msgspec

from toutilix.bots.roster import bots_of
from toutilix.coach.judge import DEALS, judge
from toutilix.coach.judging import hand_worth
from toutilix.coach.reasons import reason_for
from toutilix.engine.facts import document
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.replay import Replay
from toutilix.engine.state import AnyState
from toutilix.engine.view import PLAYING, AnyView
from toutilix.games import GAMES

DEALT_HANDS = 400
"""Supposed deals that tell the worth of a hand when it is dealt."""


class Opinion(msgspec.Struct, frozen=True, kw_only=True):
    """The answer about a decision. Moves are in notation; points are beside the others, `behind` the best move.
    `effects` are what the move brought each seat compared with the best one, `errors` their standard errors."""

    grade: str
    clear: bool
    best: str
    points: float
    behind: float
    error: float
    chance: float
    chance_behind: float
    effects: list[float]
    errors: list[float]
    deals: int
    why: dict[str, Any] | None = None


class HandWorth(msgspec.Struct, frozen=True):
    """The worth of a seat's cards when they were dealt, in points beside the others."""

    points: float
    error: float


@dataclass(frozen=True)
class Decision:
    """A seat made `move`; the act led to the state number `number`. `state` has the hidden cards, for hindsight: who
    judges gets the `view`."""

    number: int
    hand: int
    seat: int
    move: Move
    view: AnyView
    state: AnyState


@dataclass(frozen=True)
class DealtHand:
    hand: int
    seat: int
    view: AnyView


ReviewQuestion = Decision | DealtHand


@dataclass(frozen=True)
class ReviewPlan:
    """Everything to ask about a match that is over, and what its hands brought: `points` for each hand, by seat."""

    match: Match
    questions: tuple[ReviewQuestion, ...]
    points: tuple[tuple[int, ...], ...]

    @property
    def kind(self) -> AnyKind:
        return self.match.kind


def review_plan(text: str) -> ReviewPlan:
    """The questions about the match of a record; Malformed or RecordRefused where the record does not hold. A move
    that was taken back is none."""
    replay = Replay(text, GAMES)
    match = replay.match
    before = match.state.clone()
    dealt: list[ReviewQuestion] = []
    made: list[Decision | None] = []
    points: list[tuple[int, ...]] = []
    start = [0] * int(match.game.players)
    for act in replay.acts():
        table = match.state.table
        if act.is_deal:
            dealt += [*_given(made), *_dealt_hands(match)]
            made = []
            start = [int(score) for score in before.table.scores]
        elif act.is_undo:
            made.pop()
        else:
            made.append(None if act.move is None else _decision(act.number, act.seat, act.move, before))
        if table.over != PLAYING:
            points.append(tuple(int(score) - was for score, was in zip(table.scores, start, strict=True)))
        before = match.state.clone()
    return ReviewPlan(match, (*dealt, *_given(made)), tuple(points))


def _given(made: Iterable[Decision | None]) -> list[Decision]:
    return [decision for decision in made if decision is not None]


def _dealt_hands(match: Match) -> list[DealtHand]:
    hand = int(match.state.table.hand)
    if match.state.table.over != PLAYING:
        return []
    return [DealtHand(hand, seat, match.state.view(seat)) for seat in range(int(match.game.players))]


def _decision(number: int, seat: int, move: Move, before: AnyState) -> Decision | None:
    """None for what is said out of turn: nobody chose it among moves."""
    if before.table.turn != seat:
        return None
    return Decision(number, int(before.table.hand), seat, move, before.view(seat), before)


def question_seed(seed: int, number: int, seat: int) -> int:
    """The chance of one question of a review: the same questions meet the same supposed deals."""
    digest = hashlib.sha256(f"review/{seed}/{number}/{seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big") >> 3


def opinion_on(
    kind: AnyKind,
    view: AnyView,
    move: Move,
    seed: int,
    *,
    deals: int = DEALS,
    hands: int = 0,
    most_seconds: float | None = None,
) -> Opinion | None:
    """None where there was nothing to choose."""
    judgement = judge(view, move, deals=deals, seed=seed, hands=hands, most_seconds=most_seconds)
    if judgement is None or judgement.asked is None:
        return None
    asked, best = judgement.asked, judgement.best
    why = reason_for(view, best.move, move) if asked.grade.is_slip else None
    return Opinion(
        grade=asked.grade.value,
        clear=asked.clear,
        best=kind.notation.write_move(best.move),
        points=asked.points.mean,
        behind=asked.behind.mean,
        error=asked.behind.error,
        chance=asked.chance,
        chance_behind=asked.chance_behind,
        effects=[effect.mean for effect in judgement.effects],
        errors=[effect.error for effect in judgement.effects],
        deals=judgement.deals,
        why=None if why is None else document(why),
    )


def worth_of_hand(
    kind: AnyKind, view: AnyView, seed: int, deals: int = DEALT_HANDS, *, most_seconds: float | None = None
) -> HandWorth:
    knowledge = bots_of(kind.name).knowledge
    until = 0.0 if most_seconds is None else perf_counter() + most_seconds
    found = hand_worth(view, knowledge.sampler(view), knowledge, deals, seed, until)
    return HandWorth(float(found.mean), float(found.error))
