"""Plays a series: deals in the order of their numbers, on whatever process or machine."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain

from toutilix.arena.crew import Crew, LocalCrew
from toutilix.arena.deals import Played, Series
from toutilix.arena.report import compare
from toutilix.arena.statistics import ALPHA, FIRST_LOOK, looks


@dataclass(frozen=True)
class Finished:
    """The deals that count, and the alpha at which their intervals are honest."""

    played: list[Played]
    alpha: float


def play_series(
    series: Series,
    deals: int,
    *,
    jobs: int = 1,
    crew: Crew | None = None,
    stop_when_sure: bool = False,
    first_look: int = FIRST_LOOK,
    final: bool = False,
    earlier: Sequence[Played] = (),
    note: Callable[[Played], None] | None = None,
) -> Finished:
    """Play on from the deals that were finished `earlier`; each new one is given to `note`, in order.

    The deals that count are the first ones, up to the number asked for or to the look at which all differences are
    sure: who plays them, and where an earlier run stopped, change nothing. Where the number of deals is `final`,
    and nobody will ever ask for more, the look at the end uses up all that earlier looks have left of the 5%.
    Without a `crew`, `jobs` processes of this machine play.
    """
    earlier = earlier[:deals]
    played: list[Played] = []
    schedule = looks(first_look)
    look, alpha = next(schedule)
    spent = 0.0
    with closing((crew or LocalCrew(jobs)).play(series, range(len(earlier), deals))) as fresh:
        for deal in chain(earlier, fresh):
            if note is not None and deal.number >= len(earlier):
                note(deal)
            played.append(deal)
            if stop_when_sure and len(played) == look < deals:
                if _sure(series, played, alpha):
                    break
                spent += alpha
                look, alpha = next(schedule)
        else:
            alpha = ALPHA - spent if final else alpha
    return Finished(played, alpha if stop_when_sure else ALPHA)


def _sure(series: Series, played: Sequence[Played], alpha: float) -> bool:
    comparisons = compare(series, played, alpha)
    return bool(comparisons) and all(comparison.ahead.sure for comparison in comparisons)
