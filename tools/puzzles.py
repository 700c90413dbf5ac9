"""Makes and checks the puzzles of a game: `python -m tools.puzzles sowix --count 100` adds to those in the package.

Matches between bots give positions. One is taken where one move is clearly best, a search twenty times as large agrees,
and players miss it now and then: how often is its grade. `--check` asks a search as large, with other supposed deals,
how many of the answers it finds too.
"""

import argparse
import secrets
import sys
import time
from pathlib import Path

import msgspec
from librt.random import Random

from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.coach.judge import CLEAR, MIDDLE, Judgement, Verdict, judge
from toutilix.coach.puzzles import Puzzle
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.view import AnyView
from toutilix.games import find

FOLDER = Path(__file__).resolve().parents[1] / "src" / "toutilix" / "coach" / "collection"
DEALS = 100
LARGER = 20
MAYBE, LIKELY = 2.0, 3.0
"""Standard errors that a quick look, and then a longer one, ask for; the largest search asks for CLEAR."""
TRIES = 5
"""Of each level."""
GRADES = 5
EACH_HAND = 2
"""No more puzzles than these come from one hand."""
SEARCHED = 3
"""Every this many decisions one is looked at, and one of those where all players agree."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--count", type=int, default=100)
    asked.add_argument("--players", type=int, nargs="+", default=[3], help="the tables that give positions, in turn")
    asked.add_argument("--seed", type=int, default=None)
    asked.add_argument("--minutes", type=float, default=60.0, help="stop then, with as many as there are")
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--check", action="store_true", help="make none: confirm those that there are")
    told = asked.parse_args()
    kind = find(told.game)
    seed = secrets.randbits(40) if told.seed is None else told.seed
    told.folder.mkdir(exist_ok=True)
    file = told.folder / f"{told.game}.jsonl"
    found = _read(file)
    if told.check:
        check(kind, found, seed)
        return
    until = time.monotonic() + 60 * told.minutes
    refused = 0
    while len(found) < told.count and time.monotonic() < until:
        seed += 1
        made, more = puzzles_in(kind, told.players[seed % len(told.players)], seed, until)
        refused += more
        found = sorted([*found, *made], key=lambda puzzle: puzzle.grade)[: told.count]
        if made:
            file.write_text("".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in found), "utf-8")
        print(f"{told.game}: {len(found)} of {told.count}, {refused} not confirmed", file=sys.stderr, flush=True)


def _read(file: Path) -> list[Puzzle]:
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def check(kind: AnyKind, puzzles: list[Puzzle], seed: int) -> None:
    """How many answers does a search twenty times as large find, with deals of its own?"""
    confirmed = 0
    for number, puzzle in enumerate(puzzles, 1):
        larger = judge(puzzle.look(kind), deals=DEALS * LARGER, seed=seed + number)
        assert larger is not None
        best = kind.notation.write_move(larger.best.move)
        confirmed += best in puzzle.answers
        if best not in puzzle.answers:
            print(f"{kind.name} {number}: {best} and not {puzzle.answers}", flush=True)
        print(f"{kind.name}: {confirmed} of {number} confirmed", file=sys.stderr, flush=True)
    print(f"{kind.name}: {confirmed} of {len(puzzles)} confirmed")


def puzzles_in(kind: AnyKind, players: int, seed: int, until: float) -> tuple[list[Puzzle], int]:
    """The puzzles of one match, and how many others the larger search did not confirm."""
    match = Match(kind, players, seed=seed.to_bytes(32, "big"))
    before = match.state.clone()
    found: list[Puzzle] = []
    taken = refused = 0
    for act in play_out(match, [players_of(kind.name, "regular")] * players, chance_of(match.seed)):
        if act.is_deal:
            taken = 0
        elif taken < EACH_HAND and before.table.turn == act.seat:
            rng = Random(seed + act.number)
            if rng.randrange(SEARCHED) == 0:
                made = puzzle_at(kind, before.view(act.seat), seed + act.number, rng)
                refused += made is None
                found += made or []
                taken += bool(made)
        before = match.state.clone()
        if time.monotonic() >= until:
            break
    return found, refused


def puzzle_at(kind: AnyKind, view: AnyView, seed: int, rng: Random) -> list[Puzzle] | None:
    """The puzzle of this position, or none; None where the larger search did not confirm it."""
    tried = [
        players_of(kind.name, level)(view, Random(seed + number))
        for level in ("beginner", "regular")
        for number in range(TRIES)
    ]
    if all(move == tried[0] for move in tried) and rng.randrange(SEARCHED):
        # Where all agree they are mostly right; this spares most searches.
        return []
    quick = judge(view, deals=DEALS // 4, seed=seed)
    if quick is None or _next_best(kind, quick, MAYBE) is None:
        return []
    judgement = judge(view, deals=DEALS, seed=seed + 1)
    if judgement is None or _next_best(kind, judgement, LIKELY) is None:
        return []
    missed = sum(move != judgement.best.move for move in tried)
    if not missed:
        return []
    larger = judge(view, deals=DEALS * LARGER, seed=seed + 2)
    behind = None if larger is None else _next_best(kind, larger, CLEAR)
    if larger is None or behind is None or larger.of(judgement.best.move) not in _equals(larger):
        return None
    answers = [kind.notation.write_move(verdict.move) for verdict in _equals(larger)]
    grade = 1 + (missed - 1) * GRADES // (2 * TRIES)
    settings = kind.settings(view.game)
    written = kind.notation.write_view(view)
    return [Puzzle(int(view.table.players), settings, written, answers, round(behind.behind.mean, 2), grade)]


def _equals(judgement: Judgement) -> list[Verdict]:
    """The best move and those that do the same on every deal."""
    return [one for one in judgement.verdicts if one.behind.mean == 0.0 and one.behind.error == 0.0]


def _next_best(kind: AnyKind, judgement: Judgement, errors: float) -> Verdict | None:
    """The next best move, where it is worse by enough standard errors and by more than a little."""
    least = MIDDLE * bots_of(kind.name).knowledge.deviation
    equals = _equals(judgement)
    fresh = [one for one in judgement.verdicts if one not in equals and one.fresh]
    if not fresh or any(one.behind.mean < max(errors * one.behind.error, least) for one in fresh):
        return None
    return min(fresh, key=lambda one: one.behind.mean)


if __name__ == "__main__":
    main()
