"""Our compiled rules beside OpenSpiel and RLCard, in one run on processor time; writes docs/benchmarks.md and its plot.

Each pair takes turns, round by round, so that other work on the machine disturbs both alike; what counts is the ratio.
A step is the same for all: copy the state, choose a legal move at random, make it. RLCard has no copy of its own, so it
is measured twice: with `copy.deepcopy`, which is the same work, and without any copy, which is less than we do.
"""

import argparse
import copy
import random
import statistics
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pyspiel
import rlcard
from librt.random import Random
from matplotlib import pyplot
from rich.console import Console
from rich.progress import track
from rich.table import Table

from toutilix import cards
from toutilix.engine.rollout import rollout
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState
from toutilix.games import find

DOCS = Path(__file__).resolve().parent.parent / "docs"
STARTS = 30
"""So many dealt hands are prepared before the clock starts; dealing is nobody's step."""

Rate = Callable[[int], float]
"""Steps (or rollouts) per second of processor time, over about so many."""


@dataclass(frozen=True)
class Pair:
    what: str
    ours: Rate
    other: str
    theirs: Rate
    wanted: float
    ours_steps: int
    their_steps: int


# --- ours ------------------------------------------------------------------------------------------------------------


def dealt(name: str, players: int) -> list[AnyState]:
    game = find(name).game(players)
    shuffler = Shuffler(bytes(32), [])
    states = []
    for hand in range(1, STARTS + 1):
        state = game.new()
        state.deal(game.deal_from(shuffler, hand))
        states.append(state)
    return states


def our_steps(name: str, players: int) -> Rate:
    """The full engine: checks, memory and events."""

    def rate(steps: int) -> float:
        starts = dealt(name, players)
        rng = Random(1)
        state = starts[0]
        hands = 0
        done = 0
        begun = time.process_time()
        while done < steps:
            seat = state.table.turn
            if seat < 0:
                hands += 1
                state = starts[hands % STARTS]
                continue
            state = state.clone()
            state.play(seat, state.random_move(seat, rng))
            done += 1
        return steps / (time.process_time() - begun)

    return rate


def our_rollouts(hands: int) -> float:
    start = dealt("oldchapix", 4)[0]
    rng = Random(1)
    begun = time.process_time()
    for _ in range(hands):
        rollout(start.clone(), rng)
    return hands / (time.process_time() - begun)


# --- theirs ----------------------------------------------------------------------------------------------------------


def past_the_deal(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def spiel_steps(name: str) -> Rate:
    """Chance in mid-hand (a card drawn) is part of the step before it, as it is in ours."""

    def rate(steps: int) -> float:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        starts = [past_the_deal(game, rng) for _ in range(STARTS)]
        state = starts[0]
        hands = 0
        done = 0
        begun = time.process_time()
        while done < steps:
            if state.is_terminal():
                hands += 1
                state = starts[hands % STARTS]
                continue
            state = state.clone()
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            while state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            done += 1
        return steps / (time.process_time() - begun)

    return rate


def spiel_rollouts(hands: int) -> float:
    """Whole hands played by OpenSpiel's uniform random bots, inside its C++ code."""
    start = past_the_deal(pyspiel.load_game("hearts"), random.Random(1))
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    begun = time.process_time()
    for number in range(hands):
        pyspiel.evaluate_bots(start.clone(), bots, number)
    return hands / (time.process_time() - begun)


def rlcard_steps(name: str, *, copied: bool) -> Rate:
    def rate(steps: int) -> float:
        game: Any = rlcard.make(name, config={"seed": 1}).game
        rng = random.Random(1)
        state, _ = game.init_game()
        done = 0
        begun = time.process_time()
        while done < steps:
            if game.is_over():
                state, _ = game.init_game()
            if copied:
                game = copy.deepcopy(game)
            actions = state["actions"] if "actions" in state else game.get_legal_actions()
            state, _ = game.step(actions[rng.randrange(len(actions))])
            done += 1
        return steps / (time.process_time() - begun)

    return rate


OLDCHAPIX, SOWIX = our_steps("oldchapix", 4), our_steps("sowix", 4)
STRATEGIX, RUMMYLIX = our_steps("strategix", 3), our_steps("rummylix", 2)
DOUDIZHU, DOUDIZHU_BARE = rlcard_steps("doudizhu", copied=True), rlcard_steps("doudizhu", copied=False)
UNO, UNO_BARE = rlcard_steps("uno", copied=True), rlcard_steps("uno", copied=False)

PAIRS = (
    Pair("Oldchapix, a step", OLDCHAPIX, "OpenSpiel hearts", spiel_steps("hearts"), 3, 60_000, 20_000),
    Pair("Sowix, a step", SOWIX, "OpenSpiel crazy_eights", spiel_steps("crazy_eights"), 2, 50_000, 20_000),
    Pair("Rummylix, a step", RUMMYLIX, "OpenSpiel gin_rummy", spiel_steps("gin_rummy"), 10, 40_000, 2_000),
    Pair("Strategix, a step", STRATEGIX, "RLCard doudizhu", DOUDIZHU, 50, 30_000, 100),
    Pair("Sowix, a step", SOWIX, "RLCard uno", UNO, 30, 50_000, 500),
    Pair("Strategix, a step", STRATEGIX, "RLCard doudizhu, no copy", DOUDIZHU_BARE, 1, 30_000, 1_000),
    Pair("Sowix, a step", SOWIX, "RLCard uno, no copy", UNO_BARE, 1, 50_000, 9_000),
    Pair("Oldchapix, a rollout in the core", our_rollouts, "OpenSpiel hearts in C++", spiel_rollouts, 5, 10_000, 2_000),
)


# --- the run ---------------------------------------------------------------------------------------------------------


def measure(rounds: int, console: Console) -> list[tuple[Pair, list[float], list[float]]]:
    figures: list[tuple[Pair, list[float], list[float]]] = [(pair, [], []) for pair in PAIRS]
    for _ in track(range(rounds), "Measuring", console=console, transient=True):
        for pair, ours, theirs in figures:
            ours.append(pair.ours(pair.ours_steps))
            theirs.append(pair.theirs(pair.their_steps))
    return figures


def ratios(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    """The median ratio of a round, the smallest and the largest."""
    each = [mine / yours for mine, yours in zip(ours, theirs, strict=True)]
    return statistics.median(each), min(each), max(each)


def rows(figures: list[tuple[Pair, list[float], list[float]]]) -> list[list[str]]:
    found = []
    for pair, ours, theirs in figures:
        middle, low, high = ratios(ours, theirs)
        rates = [f"{statistics.median(ours):,.0f}", f"{statistics.median(theirs):,.0f}"]
        found.append([pair.what, pair.other, *rates, f"{middle:.1f}", f"{low:.1f} to {high:.1f}", f"{pair.wanted:g}"])
    return found


HEADINGS = ["ours", "beside", "ours, each second", "theirs, each second", "times", "rounds", "wanted"]


def write_page(table: list[list[str]], rounds: int) -> None:
    lines = ["| " + " | ".join(row) + " |" for row in [HEADINGS, ["---"] * len(HEADINGS), *table]]
    page = f"""# Benchmarks

Written by `make bench-beside`: {rounds} rounds, each pair taking turns in one process, on processor time. What counts
is the ratio in one run; the rates belong to the machine.

{chr(10).join(lines)}

![How many times faster](pictures/benchmarks.svg)

- A step copies the state, chooses a legal move at random and makes it, through Python. Ours is the whole engine, with
  checks, memory and events.
- RLCard has no copy; `copy.deepcopy` is the same work. The rows "no copy" leave that out for RLCard alone.
- A rollout plays one whole hand at random without leaving compiled code; OpenSpiel's with its own random bots.
- The games are not the same games: they are the nearest that each library has.
"""
    (DOCS / "benchmarks.md").write_text(page, "utf-8")


def draw(figures: list[tuple[Pair, list[float], list[float]]]) -> None:
    mpl.rcParams["svg.hashsalt"] = "toutilix"
    names = [f"{pair.what}\n{pair.other}" for pair, _, _ in figures]
    found = [ratios(ours, theirs) for _, ours, theirs in figures]
    middles = [middle for middle, _, _ in found]
    spread = [[middle - low for middle, low, _ in found], [high - middle for middle, _, high in found]]
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.barh(names, middles, xerr=spread, color="#4a7fb5", ecolor="#333333")
    axes.set_xscale("log")
    axes.axvline(1, color="#333333", linewidth=0.8)
    axes.invert_yaxis()
    axes.set_xlabel("times as fast (bars: median round, lines: slowest and fastest round)")
    figure.savefig(DOCS / "pictures" / "benchmarks.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds for each pair (default 7)")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("at least one round is needed")
    if not str(cards.__file__).endswith((".so", ".pyd")):
        parser.exit(1, "The rules are not compiled here: run make bench-beside.\n")
    warnings.filterwarnings("ignore")
    console = Console()
    figures = measure(arguments.rounds, console)
    table = Table(title=f"Beside others, {arguments.rounds} rounds")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in ("ours", "beside") else "right")
    for row in rows(figures):
        table.add_row(*row)
    console.print(table)
    write_page(rows(figures), arguments.rounds)
    draw(figures)


if __name__ == "__main__":
    main()
