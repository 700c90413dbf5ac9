"""Makes the puzzles of a game: `python -m tools.puzzles sowix --count 100` writes them into the package.

Matches between bots give positions. One is taken where one move is clearly best, a search twenty times as large agrees,
and players miss it now and then: how often is its grade.
"""

import argparse
import secrets
import sys
import time
from pathlib import Path

import msgspec
from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import chance_of, play_out
from toutilix.bots.roster import ROSTER
from toutilix.coach.judge import CLEAR, MIDDLE, Judgement, Verdict, judge
from toutilix.coach.puzzles import Puzzle
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.view import AnyView
from toutilix.games import find

FOLDER = Path(__file__).resolve().parents[1] / "src" / "toutilix" / "coach" / "collection"
DEALS = 100
LARGER = 20
TRIES = 5
"""Of each level."""
GRADES = 5
EACH_HAND = 2
"""No more puzzles than these come from one hand."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--count", type=int, default=100)
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--seed", type=int, default=None)
    asked.add_argument("--minutes", type=float, default=60.0, help="stop then, with as many as there are")
    asked.add_argument("--folder", type=Path, default=FOLDER)
    told = asked.parse_args()
    seed = secrets.randbits(40) if told.seed is None else told.seed
    puzzles, refused = collect(find(told.game), told.players, told.count, seed, told.minutes)
    puzzles.sort(key=lambda puzzle: puzzle.grade)
    text = "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)
    told.folder.mkdir(exist_ok=True)
    (told.folder / f"{told.game}.jsonl").write_text(text, "utf-8")
    print(f"{told.game}: {len(puzzles)} puzzles, {refused} not confirmed by the larger search", file=sys.stderr)


def collect(kind: AnyKind, players: int, count: int, seed: int, minutes: float) -> tuple[list[Puzzle], int]:
    """So many puzzles, and how many others the larger search did not confirm."""
    found: list[Puzzle] = []
    refused = 0
    until = time.monotonic() + 60 * minutes
    while len(found) < count and time.monotonic() < until:
        seed += 1
        match = Match(kind, players, seed=seed.to_bytes(32, "big"))
        before = match.state.clone()
        taken = 0
        for act in play_out(match, [players_of(kind.name, "regular")] * players, chance_of(match.seed)):
            if act.is_deal:
                taken = 0
            elif taken < EACH_HAND and before.table.turn == act.seat and Random(seed + act.number).randrange(3) == 0:
                made = puzzle_at(kind, before.view(act.seat), seed + act.number)
                if made is None:
                    refused += 1
                elif made:
                    taken += 1
                    found += made
            before = match.state.clone()
            if len(found) >= count or time.monotonic() >= until:
                break
        print(f"{kind.name}: {len(found)} of {count}", file=sys.stderr, flush=True)
    return found[:count], refused


def puzzle_at(kind: AnyKind, view: AnyView, seed: int) -> list[Puzzle] | None:
    """The puzzle of this position, or none; None where the larger search did not confirm it."""
    tried = [
        players_of(kind.name, level)(view, Random(seed + number))
        for level in ("beginner", "regular")
        for number in range(TRIES)
    ]
    if all(move == tried[0] for move in tried):
        # Where all agree there is hardly anything to miss; this spares most searches.
        return []
    judgement = judge(view, deals=DEALS, seed=seed)
    if judgement is None or _clear_best(kind, judgement) is None:
        return []
    missed = sum(move != judgement.best.move for move in tried)
    larger = judge(view, deals=DEALS * LARGER, seed=seed + 1)
    best = None if larger is None else _clear_best(kind, larger)
    if larger is None or best is None or larger.of(judgement.best.move) not in _equals(larger):
        return None
    answers = [kind.notation.write_move(verdict.move) for verdict in _equals(larger)]
    grade = 1 + (missed - 1) * GRADES // (2 * TRIES)
    settings = kind.settings(view.game)
    written = kind.notation.write_view(view)
    return [Puzzle(int(view.table.players), settings, written, answers, round(best.behind.mean, 2), grade)]


def _equals(judgement: Judgement) -> list[Verdict]:
    """The best move and those that do the same on every deal."""
    return [one for one in judgement.verdicts if one.behind.mean == 0.0 and one.behind.error == 0.0]


def _clear_best(kind: AnyKind, judgement: Judgement) -> Verdict | None:
    """The next best move, where it is clearly worse and by more than a little."""
    least = MIDDLE * ROSTER[kind.name].knowledge.deviation
    equals = _equals(judgement)
    others = [one for one in judgement.verdicts if one not in equals]
    if not others or any(one.behind.mean < max(CLEAR * one.behind.error, least) for one in others if one.fresh):
        return None
    fresh = [one for one in others if one.fresh]
    return min(fresh, key=lambda one: one.behind.mean) if fresh else None


if __name__ == "__main__":
    main()
