"""Measures the coach on decisions of real matches: `python -m tools.coach_report --decisions 300` prints tables.

Three questions for each game, with intervals of 95%:

- what does it cost, per decision, to follow a medium player's word, and what to follow the coach's? A larger search
  with deals of its own chooses the best move; fresh deals compare all three;
- how much do the slips of each level cost, per decision?
- does a second run, with other supposed deals, call a clear slip a slip too?
"""

import argparse
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from librt.random import Random

from toutilix.arena.statistics import Estimate, estimate, ratio
from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.coach.hints import first_word, hint
from toutilix.coach.judge import Judgement, judge, moves_in_question
from toutilix.coach.judging import Trials
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games import GAMES, find

TABLES = {"oldchapix": 4, "sowix": 4, "rummylix": 3, "strategix": 3}
LEVELS = ("beginner", "regular", "expert:200")
SPARSE = 12
"""Every this many decisions one is taken, so that they hardly depend on each other."""
CHOOSING, COMPARING = 1600, 800
"""Deals of the larger search."""
HINT_SECONDS = 0.5


@dataclass
class Found:
    regular: list[float] = field(default_factory=list)
    coach: list[float] = field(default_factory=list)
    slips: dict[str, list[float]] = field(default_factory=dict)
    clear: int = 0
    confirmed: int = 0


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", nargs="+", default=list(TABLES))
    asked.add_argument("--decisions", type=int, default=300, help="of each game and level")
    asked.add_argument("--seconds", type=float, default=HINT_SECONDS, help="of a hint's search")
    asked.add_argument("--seed", type=int, default=None)
    told = asked.parse_args()
    seed = secrets.randbits(40) if told.seed is None else told.seed
    print(f"seed {seed}, {told.decisions} decisions of each game and level", file=sys.stderr)
    print("| game | medium's word costs | the coach's costs | ratio | easy | medium | hard | clear slips found again |")
    print("|---|---|---|---|---|---|---|---|")
    for game in told.games:
        found = measured(game, told.decisions, told.seconds, seed)
        levels = " | ".join(_shown(estimate(found.slips[level])) for level in LEVELS)
        again = f"{found.confirmed} of {found.clear}"
        costs = (estimate(found.regular), estimate(found.coach), ratio(found.coach, found.regular))
        players = TABLES.get(game, 3)
        print(f"| {game}, {players} | {' | '.join(map(_shown, costs))} | {levels} | {again} |", flush=True)


def measured(game: str, count: int, seconds: float, seed: int) -> Found:
    found = Found()
    for level in LEVELS:
        costs = found.slips[level] = []
        for number, (view, move) in enumerate(sampled(game, level, count, seed), 1):
            chance = seed + 1_000_003 * number
            first = judge(view, move, seed=chance)
            second = judge(view, move, seed=chance + 1)
            assert first is not None
            assert second is not None
            costs.append(_cost(first))
            _look_again(found, first, second)
            if level == "regular":
                _follow(found, view, seconds, chance + 2)
            print(f"\r{game}, {level}: {number} of {count} ", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    return found


def sampled(game: str, level: str, count: int, seed: int) -> Iterator[tuple[AnyView, Move]]:
    """Decisions of matches of one level in which there is something to choose."""
    kind, players = find(game), TABLES.get(game, 3)
    rng = Random(seed)
    given = 0
    while True:
        seed += 1
        match = Match(kind, players, seed=seed.to_bytes(32, "big"))
        before = match.state.clone()
        for act in play_out(match, [players_of(game, level)] * players, chance_of(match.seed)):
            if act.move is not None and before.table.turn == act.seat and rng.randrange(SPARSE) == 0:
                view = before.view(act.seat)
                if len(moves_in_question(view, Random(0), act.move)) > 1:
                    yield view, act.move
                    given += 1
                    if given == count:
                        return
            before = match.state.clone()


def _cost(judgement: Judgement) -> float:
    asked = judgement.asked
    return asked.behind.mean if asked is not None and asked.grade.is_slip else 0.0


def _look_again(found: Found, first: Judgement, second: Judgement) -> None:
    """Each run is the second one of the other."""
    for one, other in ((first.asked, second.asked), (second.asked, first.asked)):
        if one is not None and other is not None and one.clear:
            found.clear += 1
            found.confirmed += other.grade.is_slip


def _follow(found: Found, view: AnyView, seconds: float, seed: int) -> None:
    """The words of a medium player and of the coach, compared with the best move of a larger search."""
    word, coached = first_word(view, Random(seed)), hint(view, seconds=seconds, seed=seed)
    assert word is not None
    assert coached is not None
    knowledge = bots_of(view.game.name).knowledge
    moves = moves_in_question(view, Random(seed), word.move)
    if coached.move not in moves:
        moves.append(coached.move)
    if len(moves) < 2:
        return
    larger = Trials(view, knowledge.sampler(view), knowledge, moves, seed + 1)
    best = moves[larger.choose(-1, CHOOSING)]
    three = [best]
    for move in (word.move, coached.move):
        if move not in three:
            three.append(move)
    fresh = Trials(view, knowledge.sampler(view), knowledge, three, seed + 2)
    fresh.compare(0, -1, COMPARING)

    def cost(move: Move) -> float:
        ahead, one = fresh.compared(0), fresh.compared(three.index(move))
        assert ahead is not None
        assert one is not None
        return float(ahead.lead_over(one, int(view.seat)).mean)

    found.regular.append(cost(word.move))
    found.coach.append(cost(coached.move))


def _shown(found: Estimate) -> str:
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"


if __name__ == "__main__":
    assert set(TABLES) <= {kind.name for kind in GAMES}
    main()
