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
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
from librt.random import Random

from toutilix.arena.statistics import Estimate, estimate, ratio
from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.coach import judge as judge_module
from toutilix.coach import judging
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


class Costs(msgspec.Struct, frozen=True):
    """The costs of one decision. `slip` is the move's; `clear` says how many of two runs called it a clear slip, and
    `again` how many of those the other run confirmed. `word` and `coach` are those of a medium player's word and of the
    coach's, where they were asked."""

    seed: int
    game: str
    level: str
    number: int
    slip: float | None = None
    clear: int = 0
    again: int = 0
    word: float | None = None
    coach: float | None = None


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", nargs="+", default=list(TABLES))
    asked.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS, help="those whose slips count")
    asked.add_argument("--no-hints", action="store_true", help="leave out the words of medium players and of the coach")
    asked.add_argument("--decisions", type=int, default=300, help="of each game and level")
    asked.add_argument("--seconds", type=float, default=HINT_SECONDS, help="of a hint's search")
    asked.add_argument("--processor-time", action="store_true", help="they count while this program runs")
    asked.add_argument("--seed", type=int, default=None)
    asked.add_argument("--keep", type=Path, help="a file for what was found; the same command then continues")
    told = asked.parse_args()
    if told.processor_time:
        # A hint has half a second of a processor, however busy the machine is that measures it.
        for module in (judge_module, judging):
            setattr(module, "perf_counter", time.process_time)  # noqa: B010
    kept = _read(told.keep)
    seed = kept[0].seed if kept else secrets.randbits(40) if told.seed is None else told.seed
    print(f"seed {seed}, {told.decisions} decisions of each game and level", file=sys.stderr)
    print("| game | medium's word costs | the coach's costs | ratio | easy | medium | hard | clear slips found again |")
    print("|---|---|---|---|---|---|---|---|")
    for game in told.games:
        found: list[Costs] = []
        for level in LEVELS:
            hints = level == "regular" and not told.no_hints
            if not hints and level not in told.levels:
                continue
            known = {costs.number: costs for costs in kept if (costs.game, costs.level) == (game, level)}
            for number, (view, move) in enumerate(sampled(game, level, told.decisions, seed), 1):
                costs = known.get(number)
                if costs is None:
                    costs = Costs(seed, game, level, number)
                    costs = measured(costs, view, move, told.seconds, slips=level in told.levels, hints=hints)
                    _keep(told.keep, costs)
                found.append(costs)
                print(f"\r{game}, {level}: {number} of {told.decisions} ", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
        print(_row(game, found), flush=True)


def measured(costs: Costs, view: AnyView, move: Move, seconds: float, *, slips: bool, hints: bool) -> Costs:
    chance = costs.seed + 1_000_003 * costs.number
    if slips:
        first, second = judge(view, move, seed=chance), judge(view, move, seed=chance + 1)
        assert first is not None
        assert second is not None
        # Each run is the second one of the other.
        clear = [(one, other) for one, other in ((first, second), (second, first)) if one.asked and one.asked.clear]
        again = sum(other.asked is not None and other.asked.grade.is_slip for _, other in clear)
        costs = msgspec.structs.replace(costs, slip=_cost(first), clear=len(clear), again=again)
    if hints:
        followed = _follow(view, seconds, chance + 2)
        if followed is not None:
            costs = msgspec.structs.replace(costs, word=followed[0], coach=followed[1])
    return costs


def _row(game: str, found: list[Costs]) -> str:
    pairs = [(costs.word, costs.coach) for costs in found if costs.word is not None and costs.coach is not None]
    words, coached = [word for word, _ in pairs], [coach for _, coach in pairs]
    shown = list(map(_shown, (words, coached)))
    shown.append(_told(ratio(coached, words)) if pairs else "")
    for level in LEVELS:
        shown.append(_shown([costs.slip for costs in found if costs.level == level and costs.slip is not None]))
    shown.append(f"{sum(costs.again for costs in found)} of {sum(costs.clear for costs in found)}")
    return f"| {game}, {TABLES.get(game, 3)} | {' | '.join(shown)} |"


def _read(file: Path | None) -> list[Costs]:
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Costs) for line in file.read_bytes().splitlines()]


def _keep(file: Path | None, costs: Costs) -> None:
    if file is not None:
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode(costs) + b"\n")


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


def _follow(view: AnyView, seconds: float, seed: int) -> tuple[float, float] | None:
    """The words of a medium player and of the coach, compared with the best move of a larger search."""
    word, coached = first_word(view, Random(seed)), hint(view, seconds=seconds, seed=seed)
    assert word is not None
    assert coached is not None
    knowledge = bots_of(view.game.name).knowledge
    moves = moves_in_question(view, Random(seed), word.move)
    if coached.move not in moves:
        moves.append(coached.move)
    if len(moves) < 2:
        return None
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

    return cost(word.move), cost(coached.move)


def _shown(costs: list[float]) -> str:
    return _told(estimate(costs)) if costs else ""


def _told(found: Estimate) -> str:
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"


if __name__ == "__main__":
    assert set(TABLES) <= {kind.name for kind in GAMES}
    main()
