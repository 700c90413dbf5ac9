"""Our expert against OpenSpiel's IS-MCTS at Oldchapix, through the adapter; writes its part of docs/openspiel.md.

One of theirs sits among ours, and the same cards are played again until it has sat in every seat, so that the luck of
the cards cancels: a deal is one observation. `--ours` makes other line-ups; this one says most in a given time, because
it is their search that takes it. Finished work is kept, and a stopped run resumes.
"""

import argparse
import random
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import Progress

from tools.bench.page import ROOT, put, table
from toutilix.arena.deals import deal_seed
from toutilix.arena.statistics import estimate
from toutilix.bots.search import Expert
from toutilix.engine.shuffle import Shuffler
from toutilix.games import find
from toutilix.games.oldchapix.table import (
    BLUE_H_HAND,
    BLUE_H_POINTS,
    CARDS_EACH,
    CONTRACTS,
    EVERYTHING_HAND,
    MN_CARDS,
    MN_POINTS,
    TRICK_POINTS,
    VOWEL_CARDS,
    VOWEL_POINTS,
    count_bits,
)
from toutilix.openspiel import PlayerBot, ToutilixGame

SEED = bytes(31) + b"\x0b"
UCT = 0.1
"""How much their search explores, as a part of all points in a hand: the best of six between 0.02 and 1, by what the
moves that it chose in 100 positions cost."""
ENDLESS = 1_000_000_000


def points_in(game: ToutilixGame) -> int:
    """The sum of all seats' points in the hand that is played: every scoring card and every trick is taken by somebody
    (O4)."""
    hand = game.setup.first
    each = (
        int(CARDS_EACH[game.setup.players] * TRICK_POINTS),
        int(count_bits(VOWEL_CARDS) * VOWEL_POINTS),
        int(count_bits(MN_CARDS) * MN_POINTS),
        int(BLUE_H_POINTS),
    )
    assert len(each) == BLUE_H_HAND
    return sum(each) if hand == EVERYTHING_HAND else each[hand - 1]


class Terms(msgspec.Struct, frozen=True):
    """How many sit at the table, how many of them are ours, and what both sides may spend on a move."""

    players: int
    ours: int
    sims: int | None
    seconds: float | None

    def __str__(self) -> str:
        return f"{self.sims} simulations a move" if self.sims else f"{self.seconds:g} s a move"


class Played(msgspec.Struct, frozen=True):
    """A deal in all rotations: mean points in a hand, and mean simulations for a move with a choice."""

    terms: Terms
    number: int
    our_points: float
    their_points: float
    our_sims: float
    their_sims: float


class TimeUp(Exception):
    pass


class SpielSearch(ismcts.ISMCTSBot):
    """OpenSpiel's search as it is, with a clock: it looks up before each simulation."""

    def __init__(self, game: ToutilixGame, terms: Terms, seed: int) -> None:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, evaluator, UCT * points_in(game), terms.sims or ENDLESS, random_state=chance)
        self._seconds = terms.seconds
        self._until = 0.0
        self.simulations: list[int] = []

    def run_search(self, state: Any) -> Any:
        self._until = time.perf_counter() + self._seconds if self._seconds else float("inf")
        if len(state.legal_actions()) > 1:
            self.simulations.append(0)
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if time.perf_counter() >= self._until:
            raise TimeUp
        self.simulations[-1] += 1
        return super().sample_root_state(state)


class Counted(Expert):
    """Our expert, counting."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.sims, terms.seconds)
        self.simulations: list[int] = []

    def advise(self, view: Any, rng: Any) -> Any:
        advice = super().advise(view, rng)
        if self.search is not None:
            self.simulations.append(self.search.simulations)
        return advice


def rotations(terms: Terms) -> list[tuple[bool, ...]]:
    """Where we sit: spread over the table, and then everybody moves on until all is as it was."""
    players, ours = terms.players, terms.ours
    line_up = [(seat + 1) * ours // players > seat * ours // players for seat in range(players)]
    return sorted({tuple(line_up[turn:] + line_up[:turn]) for turn in range(players)})


@dataclass(frozen=True)
class Side:
    """One side of a deal: the points of each hand, and the simulations of each choice."""

    points: list[float]
    simulations: list[int]


def play_hand(terms: Terms, number: int, ours: tuple[bool, ...], sides: dict[bool, Side]) -> None:
    """Deal `number` with our players in these seats."""
    hand = 1 + number % len(CONTRACTS)
    game: ToutilixGame = pyspiel.load_game(f"python_oldchapix(players={terms.players},hand={hand})")
    dice = random.Random(f"{number} {ours}")
    thinkers: list[Counted | SpielSearch] = []
    bots: list[Any] = []
    for mine in ours:
        seed = dice.randrange(2**32)
        thinker = Counted(terms) if mine else SpielSearch(game, terms, seed)
        thinkers.append(thinker)
        bots.append(PlayerBot(thinker, seed) if isinstance(thinker, Counted) else thinker)
    state = game.new_initial_state()
    deal = find("oldchapix").game(terms.players).deal_from(Shuffler(deal_seed(SEED, number), []), 1)
    for cards in deal.hands:
        for card in cards:
            state.apply_action(int(card))
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    for mine, thinker, worth in zip(ours, thinkers, state.returns(), strict=True):
        sides[mine].points.append(-worth)
        sides[mine].simulations.extend(thinker.simulations)


def play_deal(terms: Terms, number: int) -> Played:
    sides = {True: Side([], []), False: Side([], [])}
    for ours in rotations(terms):
        play_hand(terms, number, ours, sides)
    points = [fmean(sides[mine].points) for mine in (True, False)]
    return Played(terms, number, *points, *[fmean(sides[mine].simulations or [0]) for mine in (True, False)])


@dataclass(frozen=True)
class Store:
    """Finished deals, one a line; those of other code are in other files."""

    path: Path

    def read(self) -> list[Played]:
        if not self.path.exists():
            return []
        return [msgspec.json.decode(line, type=Played) for line in self.path.read_bytes().splitlines()]

    def add(self, played: Played) -> None:
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def row(terms: Terms, deals: list[Played]) -> list[str]:
    ahead = estimate([deal.their_points - deal.our_points for deal in deals])
    means = [fmean(getattr(deal, name) for deal in deals) for name in ("our_points", "their_points")]
    sims = [fmean(getattr(deal, name) for deal in deals) for name in ("our_sims", "their_sims")]
    return [
        f"{terms.ours} ours, {terms.players - terms.ours} theirs",
        str(terms),
        str(len(deals)),
        *[f"{mean:.1f}" for mean in means],
        f"**{ahead.mean:+.1f}**",
        f"{ahead.low:+.1f} to {ahead.high:+.1f}",
        *[f"{count:,.0f}" for count in sims],
    ]


HEADINGS = (
    "players",
    "each has",
    "deals",
    "our points",
    "theirs",
    "better by",
    "95% interval",
    "our simulations",
    "theirs",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=40, help="deals for each comparison (default 40)")
    parser.add_argument("--sims", type=int, default=200, help="simulations a move (default 200)")
    parser.add_argument("--seconds", type=float, default=0.2, help="seconds a move (default 0.2)")
    parser.add_argument("--players", type=int, nargs="+", default=[4], help="tables of 3, 4 or 5 (default 4)")
    parser.add_argument("--ours", type=int, help="how many are ours (default all but one)")
    arguments = parser.parse_args()
    if arguments.ours is not None and not 0 < arguments.ours < min(arguments.players):
        parser.error("there must be some of ours and some of theirs")
    built = ROOT / ".venv-compiled" / "built-from"
    store = Store(ROOT / ".cache" / f"ismcts-{built.read_text()[:12] if built.exists() else 'plain'}.jsonl")
    console = Console()
    every = [
        Terms(players, players - 1 if arguments.ours is None else arguments.ours, *bound)
        for players in arguments.players
        for bound in ((arguments.sims, None), (None, arguments.seconds))
    ]
    earlier = store.read()
    rows = []
    with Progress(console=console) as progress:
        for terms in every:
            deals = [deal for deal in earlier if deal.terms == terms and deal.number < arguments.deals]
            task = progress.add_task(
                f"{terms.ours} of {terms.players}, {terms}", total=arguments.deals, completed=len(deals)
            )
            for number in range(len(deals), arguments.deals):
                deals.append(play_deal(terms, number))
                store.add(deals[-1])
                progress.advance(task)
            rows.append(row(terms, deals))
            console.print(", ".join(f"{name} {cell}" for name, cell in zip(HEADINGS, rows[-1], strict=True)))
    put("openspiel.md", "bench-ismcts", table(HEADINGS, rows))


if __name__ == "__main__":
    main()
