"""The bots of a game: its levels, the knowledge of its search, and how tournaments measure it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.knowledge import AnyKnowledge
from toutilix.engine.view import AnyView

V = TypeVar("V", bound=AnyView)
Adviser = Callable[[V, Random], Advice | None]
"""A player that also says why; None where it does nothing now."""


@dataclass(frozen=True)
class Plan:
    """How a game is cut into deals: matches begin at the hand numbers `starts` in turn, and `hands` are played."""

    starts: tuple[int, ...] = (1,)
    hands: int = 1


@dataclass(frozen=True)
class Scope:
    """How much of a game the strength table plays. At every number of players `regular` and `expert` sit among the
    next level below; at the number `timed` also an expert with a clock; at the numbers of `shares` also the cheater
    and, where the game `draws` from a pile, the peeker.

    The other numbers are the most deals of a cell of each sort. They are chosen so that the whole table takes less than
    90 minutes with two processes even if no cell is sure early, with the rules compiled.
    """

    timed: int
    shares: tuple[int, ...]
    regular_deals: int
    expert_deals: int
    clock_deals: int
    share_deals: int
    growth_deals: int = 40
    draws: bool = False


@dataclass(frozen=True)
class HandTime:
    """Estimates of a hand, for the time that is left: milliseconds without a search, moves of one seat that are
    searched for, and milliseconds of a simulation."""

    hand: float
    searches: float
    simulation: float


@dataclass(frozen=True)
class GameBots(Generic[V]):
    """Without a `regular` there are beginners and experts alone; without a `scope` the strength table leaves a game
    out."""

    beginner: Adviser[V]
    regular: Adviser[V] | None
    knowledge: AnyKnowledge
    plan: Plan = Plan()
    scope: Scope | None = None
    hand_time: HandTime = HandTime(1.5, 8, 0.1)


AnyGameBots = GameBots[Any]
