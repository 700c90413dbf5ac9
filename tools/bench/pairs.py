"""Our compiled rules and our expert beside OpenSpiel and RLCard, on processor time.

Each pair takes turns, round by round, so that other work on the machine disturbs both alike; what counts is the ratio.
A step is the same for all: copy the state, choose a legal move at random, make it. RLCard has no copy of its own, so it
is measured twice: with `copy.deepcopy`, which is the same work, and without any copy, which is less than we do.
"""

import copy
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
import pyspiel
import rlcard
from librt.random import Random
from matplotlib import pyplot

from tools.bench.page import PICTURES
from toutilix.bots.knowledge import AnyKnowledge, Knowledge
from toutilix.bots.roster import bots_of
from toutilix.bots.search import Expert
from toutilix.bots.tree import Search
from toutilix.engine.rollout import rollout
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState
from toutilix.engine.view import AnyView
from toutilix.games import find

STARTS = 30
"""Hands dealt before the clock starts; dealing counts as nobody's step."""
SIMULATIONS = 200
"""For each decision of a search."""
STRIDE = 7
"""A cheap choice: the place in the list goes on by this many each time."""
CHOICE = 8
"""Decisions with fewer legal moves are not asked for."""
ONE_IN = 10
"""Of those with enough, one in this many is taken, so that they come from all parts of many hands."""

Rate = Callable[[int], float]
"""Steps, rollouts or simulations per second of processor time, over about this many steps, rollouts or decisions."""


@dataclass(frozen=True)
class Pair:
    what: str
    ours: Rate
    other: str
    theirs: Rate
    wanted: float | None
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


def our_listings(name: str, players: int) -> Rate:
    """The legal moves of the seat in turn as a Python list, at moments of many hands; nothing is copied or made."""

    def rate(listings: int) -> float:
        states: list[AnyState] = []
        chosen = 0
        for start in dealt(name, players):
            state = start.clone()
            while state.table.turn >= 0:
                states.append(state.clone())
                moves = state.listed_moves(state.table.turn)
                chosen += STRIDE
                state.play(state.table.turn, moves[chosen % len(moves)])
        rounds = listings // len(states) + 1
        begun = time.process_time()
        for _ in range(rounds):
            for state in states:
                state.listed_moves(state.table.turn)
        return rounds * len(states) / (time.process_time() - begun)

    return rate


def our_bare_steps(name: str, players: int, *, told: bool) -> Rate:
    """No copy: list the legal moves to Python, take one by counting on, make it. `told`: checked, and with its events;
    else as a search makes it, for a move from the list needs no check."""

    def rate(steps: int) -> float:
        starts = dealt(name, players)
        state = starts[0].clone()
        hands = chosen = done = 0
        begun = time.process_time()
        while done < steps:
            seat = state.table.turn
            if seat < 0:
                hands += 1
                state = starts[hands % STARTS].clone()
                continue
            moves = state.listed_moves(seat)
            chosen += STRIDE
            if told:
                state.play(seat, moves[chosen % len(moves)])
            else:
                state.apply(seat, moves[chosen % len(moves)], None)
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


def our_choices(many: int) -> Iterator[AnyView]:
    """Views of seats with a choice, from random hands with all five contracts."""
    game = find("oldchapix").game(4)
    rng = Random(1)
    found = 0
    for number in range(1_000_000):
        state = game.new()
        state.table.hand = number % 5
        state.deal(game.deal_from(Shuffler(bytes(32), []), number + 1))
        while state.table.turn >= 0:
            view = state.view(state.table.turn)
            if len(list(view.legal_moves())) >= CHOICE and rng.randrange(ONE_IN) == 0:
                yield view
                found += 1
                if found == many:
                    return
            state.play(view.seat, view.random_move(rng))


def our_searches(knowledge: AnyKnowledge | None = None) -> Rate:
    """The expert as it plays, everything that a decision costs included."""

    def rate(decisions: int) -> float:
        views = list(our_choices(decisions))
        expert = Expert(SIMULATIONS, knowledge=knowledge)
        rng = Random(1)
        simulations = 0
        begun = time.process_time()
        for view in views:
            expert.advise(view, rng)
            simulations += expert.search.simulations if expert.search is not None else 0
        return simulations / (time.process_time() - begun)

    return rate


def our_fresh_searches(decisions: int) -> float:
    """The expert's search, with cards supposed for every single simulation, which it would share among several moves.
    It still uses those that it shares: this is what more would cost."""
    views = list(our_choices(decisions))
    knowledge, rng = bots_of("oldchapix").knowledge, Random(1)
    begun = time.process_time()
    for view in views:
        sampler = view.sampler()
        search = Search(view, sampler, knowledge, knowledge.candidates(view, rng), rng)
        for _ in range(SIMULATIONS):
            sampler.sample(rng)
            search.simulate()
    return decisions * SIMULATIONS / (time.process_time() - begun)


# --- theirs ----------------------------------------------------------------------------------------------------------

NO_PASSING = 0
SPIEL_UCT = 10.0
"""About the spread of its returns."""


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


def spiel_listings(name: str) -> Rate:
    def rate(listings: int) -> float:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        states = []
        chosen = 0
        for start in [past_the_deal(game, rng) for _ in range(STARTS)]:
            state = start
            while not state.is_terminal():
                states.append(state.clone())
                actions = state.legal_actions()
                chosen += STRIDE
                state.apply_action(actions[chosen % len(actions)])
                while state.is_chance_node():
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
        rounds = listings // len(states) + 1
        begun = time.process_time()
        for _ in range(rounds):
            for state in states:
                state.legal_actions()
        return rounds * len(states) / (time.process_time() - begun)

    return rate


def spiel_bare_steps(name: str) -> Rate:
    """The same as ours without a copy: actions are listed, taken by counting on, and applied. So is chance."""

    def rate(steps: int) -> float:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        starts = [past_the_deal(game, rng) for _ in range(STARTS)]
        state = starts[0].clone()
        hands = chosen = done = 0
        begun = time.process_time()
        while done < steps:
            if state.is_terminal():
                hands += 1
                state = starts[hands % STARTS].clone()
                continue
            actions = state.legal_actions()
            chosen += STRIDE
            state.apply_action(actions[chosen % len(actions)])
            while state.is_chance_node():
                outcomes = state.chance_outcomes()
                chosen += STRIDE
                state.apply_action(outcomes[chosen % len(outcomes)][0])
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


def spiel_choices(many: int) -> Iterator[Any]:
    """States of random hands without passing cards: its search crashes while cards are being passed."""
    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    found = 0
    while found < many:
        state = game.new_initial_state()
        state.apply_action(NO_PASSING)
        while not state.is_terminal() and found < many:
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            actions = state.legal_actions()
            if len(actions) >= CHOICE and rng.randrange(ONE_IN) == 0:
                found += 1
                yield state.clone()
            state.apply_action(rng.choice(actions))


def spiel_searches(decisions: int) -> float:
    """IS-MCTS in C++ with a random rollout for each simulation, each with cards of its own, as it is by default."""
    states = list(spiel_choices(decisions))
    by_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(
        1, pyspiel.RandomRolloutEvaluator(1, 1), SPIEL_UCT, SIMULATIONS, -1, by_visits, False, False
    )
    begun = time.process_time()
    for state in states:
        bot.step(state)
    return decisions * SIMULATIONS / (time.process_time() - begun)


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
HEARTS, EIGHTS = "OpenSpiel hearts", "OpenSpiel crazy_eights"
LIST_OLDCHAPIX, LIST_SOWIX = our_listings("oldchapix", 4), our_listings("sowix", 4)
BARE_HEARTS, BARE_EIGHTS = spiel_bare_steps("hearts"), spiel_bare_steps("crazy_eights")
ISMCTS = "OpenSpiel hearts, ISMCTSBot in C++"

PAIRS = (
    Pair("Oldchapix, a step", OLDCHAPIX, "OpenSpiel hearts", spiel_steps("hearts"), 3, 60_000, 20_000),
    Pair("Sowix, a step", SOWIX, "OpenSpiel crazy_eights", spiel_steps("crazy_eights"), 2, 50_000, 20_000),
    Pair("Rummylix, a step", RUMMYLIX, "OpenSpiel gin_rummy", spiel_steps("gin_rummy"), 10, 40_000, 2_000),
    Pair("Strategix, a step", STRATEGIX, "RLCard doudizhu", DOUDIZHU, 50, 30_000, 100),
    Pair("Sowix, a step", SOWIX, "RLCard uno", UNO, 30, 50_000, 500),
    Pair("Strategix, a step", STRATEGIX, "RLCard doudizhu, no copy", DOUDIZHU_BARE, None, 30_000, 1_000),
    Pair("Sowix, a step", SOWIX, "RLCard uno, no copy", UNO_BARE, None, 50_000, 9_000),
    Pair("Oldchapix, listing legal moves", LIST_OLDCHAPIX, HEARTS, spiel_listings("hearts"), 2, 200_000, 100_000),
    Pair("Sowix, listing legal moves", LIST_SOWIX, EIGHTS, spiel_listings("crazy_eights"), 2, 200_000, 100_000),
    Pair(
        "Oldchapix, list, take, make; no copy",
        our_bare_steps("oldchapix", 4, told=False),
        HEARTS,
        BARE_HEARTS,
        2,
        60_000,
        30_000,
    ),
    Pair(
        "Sowix, list, take, make; no copy",
        our_bare_steps("sowix", 4, told=False),
        EIGHTS,
        BARE_EIGHTS,
        2,
        60_000,
        20_000,
    ),
    Pair(
        "the same in Oldchapix with events",
        our_bare_steps("oldchapix", 4, told=True),
        HEARTS,
        BARE_HEARTS,
        None,
        60_000,
        30_000,
    ),
    Pair(
        "the same in Sowix with events",
        our_bare_steps("sowix", 4, told=True),
        EIGHTS,
        BARE_EIGHTS,
        None,
        60_000,
        20_000,
    ),
    Pair("Oldchapix, a rollout in the core", our_rollouts, "OpenSpiel hearts in C++", spiel_rollouts, 5, 10_000, 2_000),
    Pair("Oldchapix, the expert's simulations", our_searches(), ISMCTS, spiel_searches, 8, 60, 40),
    Pair("the same, cards of its own for each", our_fresh_searches, ISMCTS, spiel_searches, None, 60, 40),
    Pair("the same, knowing only the rules", our_searches(Knowledge()), ISMCTS, spiel_searches, None, 60, 40),
)


# --- the run ---------------------------------------------------------------------------------------------------------


def ratios(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    """The median ratio of a round, the smallest and the largest."""
    each = [mine / yours for mine, yours in zip(ours, theirs, strict=True)]
    return statistics.median(each), min(each), max(each)


HEADINGS = ("ours", "beside", "ours, each second", "theirs, each second", "times", "rounds", "wanted")


class Pairs:
    """All rounds measured so far."""

    def __init__(self) -> None:
        self._rates: list[tuple[Pair, list[float], list[float]]] = [(pair, [], []) for pair in PAIRS]

    def measure(self) -> None:
        """One more round of everything."""
        for pair, ours, theirs in self._rates:
            ours.append(pair.ours(pair.ours_steps))
            theirs.append(pair.theirs(pair.their_steps))

    def rows(self) -> list[list[str]]:
        found = []
        for pair, ours, theirs in self._rates:
            middle, low, high = ratios(ours, theirs)
            rates = [f"{statistics.median(ours):,.0f}", f"{statistics.median(theirs):,.0f}"]
            wanted = f"{pair.wanted:g}" if pair.wanted else ""
            found.append([pair.what, pair.other, *rates, f"{middle:.1f}", f"{low:.1f} to {high:.1f}", wanted])
        return found

    def draw(self) -> None:
        mpl.rcParams["svg.hashsalt"] = "toutilix"
        names = [f"{pair.what}\n{pair.other}" for pair, _, _ in self._rates]
        found = [ratios(ours, theirs) for _, ours, theirs in self._rates]
        middles = [middle for middle, _, _ in found]
        spread = [[middle - low for middle, low, _ in found], [high - middle for middle, _, high in found]]
        figure, axes = pyplot.subplots(figsize=(8, 5.5), layout="constrained")
        axes.barh(names, middles, xerr=spread, color="#4a7fb5", ecolor="#333333")
        axes.set_xscale("log")
        axes.axvline(1, color="#333333", linewidth=0.8)
        axes.invert_yaxis()
        axes.set_xlabel("times as fast (bars: median round, lines: slowest and fastest round)")
        figure.savefig(PICTURES / "benchmarks.svg", metadata={"Date": None})
        pyplot.close(figure)
