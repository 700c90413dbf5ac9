"""A hint: at once the regular's word, then what a search makes of it.

Both follow from the seat's view alone.
"""

from dataclasses import dataclass

from librt.random import Random

from toutilix.bots.roster import bots_of
from toutilix.coach.judge import BETTER, DEALS, Judgement, judge
from toutilix.coach.reasons import reason_for
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView

WORTH_SAYING = 0.01
"""A better move is not worth a correction if it gains less than this part of a usual hand's deviation."""

FIGURES = FactType("reason.coach", "deals")


@dataclass(frozen=True)
class HintMove:
    """The move to make and why. `corrected`: the regular would have made another one."""

    move: Move
    why: Fact
    corrected: bool
    judgement: Judgement | None


def first_word(view: AnyView, rng: Random) -> HintMove | None:
    """The regular's word, without a search; None where the seat has nothing to do."""
    regular = bots_of(view.game.name).regular
    thought = regular(view, rng) if regular else None
    return None if thought is None else HintMove(thought.move, thought.why, False, None)


def hint(
    view: AnyView, *, deals: int = DEALS, seconds: float | None = None, seed: int = 0, hands: int = 0
) -> HintMove | None:
    """The regular's word, or a better one where the search found it."""
    first = first_word(view, Random(seed))
    if first is None:
        return None
    judgement = judge(view, first.move, deals=deals, seconds=seconds, seed=seed, hands=hands)
    if judgement is None or not _is_better(view, judgement):
        return HintMove(first.move, first.why, False, judgement)
    best = judgement.best.move
    why = reason_for(view, best, first.move) or Fact(FIGURES, judgement.deals)
    return HintMove(best, why, True, judgement)


def _is_better(view: AnyView, judgement: Judgement) -> bool:
    asked = judgement.asked
    if asked is None or asked is judgement.best:
        return False
    least = max(BETTER * asked.behind.error, WORTH_SAYING * bots_of(view.game.name).knowledge.deviation)
    return asked.behind.mean > least
