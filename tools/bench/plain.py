"""How fast the rules are: moves per second of each game, plain and compiled, on this machine.

Both run at the same time of day: a worker in each environment takes turns with the other, round by round, and each
measures its own processor time, so that other work on the machine disturbs both alike. The table shows the median
round. `played` is a move of a random player checked, made and told in events; `searched` is a move in a random
playout from a clone, made without events, as a search does it.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from librt.random import Random
from rich.console import Console
from rich.progress import track
from rich.table import Table

from toutilix.engine.game import Game
from toutilix.engine.rollout import rollout
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState
from toutilix.games import GAMES, find

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"
LEAST_SECONDS = 0.2
"""The least processor time of a round, in whole hands."""


def first_hand(game: Game, number: int) -> AnyState:
    state = game.new()
    state.deal(game.deal_from(Shuffler(number.to_bytes(32, "big"), []), 1))
    return state


def played(state: AnyState, rng: Random) -> int:
    moves = 0
    while state.table.turn >= 0:
        seat = state.table.turn
        state.play(seat, state.look(seat).random_move(rng))
        moves += 1
    return moves


def searched(state: AnyState, rng: Random) -> int:
    return int(rollout(state.clone(), rng))


MEASURES: dict[str, Callable[[AnyState, Random], int]] = {"played": played, "searched": searched}


def round_of(name: str, players: int, measure: str, number: int) -> float:
    """Moves per second of processor time, over whole first hands; dealing is not counted."""
    game = find(name).game(players)
    rng = Random(number)
    moves = 0
    used = 0.0
    hands = 0
    while used < LEAST_SECONDS:
        states = [first_hand(game, number * 100_000 + hands + extra) for extra in range(20)]
        hands += 20
        begun = time.process_time()
        for state in states:
            moves += MEASURES[measure](state, rng)
        used += time.process_time() - begun
    return moves / used


def work() -> None:
    """A worker: a line with what to measure comes in, a line with the figure goes out."""
    for line in sys.stdin:
        print(round_of(*json.loads(line)), flush=True)


class Worker:
    def __init__(self, python: str | Path) -> None:
        command = [str(python), str(Path(__file__).resolve()), "--worker"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *question: object) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def _spread(rates: list[float]) -> float:
    """Half the way from the slowest to the fastest round, as a part of the median."""
    return (max(rates) - min(rates)) / 2 / statistics.median(rates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds for each figure (default 5)")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work()
        return
    if arguments.rounds < 1:
        parser.error("at least one round is needed")
    console = Console()
    workers = {"plain": Worker(sys.executable)}
    if (ROOT / ".venv-compiled" / "built-from").exists():
        workers["compiled"] = Worker(COMPILED)
    else:
        console.print("There is no compiled environment here: only plain Python is measured.")
    questions = [
        (kind.name, players, measure) for kind in GAMES for players in (kind.fewest, kind.most) for measure in MEASURES
    ]
    figures: dict[tuple[object, ...], list[float]] = {}
    asked = [(question, number) for number in range(arguments.rounds) for question in questions]
    for question, number in track(asked, "Measuring", console=console, transient=True):
        for name, worker in workers.items():
            figures.setdefault((*question, name), []).append(worker.ask(*question, number))
    for worker in workers.values():
        worker.leave()
    table = Table(title=f"Moves per second of processor time, median of {arguments.rounds} rounds")
    for column in ("game", "players", "measure", *workers):
        table.add_column(column, justify="left" if column in ("game", "measure") else "right")
    if len(workers) > 1:
        table.add_column("times", justify="right")
    for question in questions:
        rates = {name: figures[(*question, name)] for name in workers}
        cells = [f"{statistics.median(rate):,.0f} ±{_spread(rate):.0%}" for rate in rates.values()]
        if len(workers) > 1:
            cells.append(f"{statistics.median(rates['compiled']) / statistics.median(rates['plain']):.1f}")
        table.add_row(question[0], str(question[1]), question[2], *cells)
    console.print(table)


if __name__ == "__main__":
    main()
