"""What races between candidates cost: run it with compiled bots, the first race being the one to compare with.

    .venv-compiled/bin/python tools/races.py rummylix 3 --races 5:1.5 20:2.5

In positions between regulars all candidates meet the same supposed deals, played on by the search's quick players. A
race sees some of these deals, in several orders, and chooses; what its choice is worth beside the best one is taken
from the other deals. A race is written as its fair trial and the standard errors that beat a move.
"""

import argparse
from math import sqrt

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.chance import chance_of
from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.race import Race
from toutilix.bots.roster import bots_of
from toutilix.engine.match import Match
from toutilix.engine.shuffle import mix
from toutilix.engine.view import AnyView
from toutilix.games import find

ORDERS = 10
SELDOM = 9
"""Of so many decisions one is looked at."""
HANDS = 2
"""So many hands of a match are played."""

Worths = list[list[float]]
"""For each deal, what every candidate was worth there."""


def positions(game: str, players: int, count: int, deals: int, rng: Random) -> list[Worths]:
    """The first candidate of each is a regular's choice."""
    kind = find(game)
    regular = players_of(game, "regular")
    found: list[Worths] = []
    while True:
        seed = bytes(rng.randrange(256) for _ in range(32))
        match = Match(kind, players, kind.settings(kind.game(players, None)), seed=seed)
        table = match.state.table
        for act in play_out(match, [regular] * players, chance_of(seed, 0)):
            if table.over and table.hand >= HANDS:
                break
            if act.is_deal or table.over or table.to_shuffle or rng.randrange(SELDOM):
                continue
            worths = tried(match.state.view(table.turn), deals, rng)
            if worths:
                found.append(worths)
                if len(found) == count:
                    return found


def tried(view: AnyView, deals: int, rng: Random) -> Worths:
    """Nothing where there is only one candidate."""
    knowledge = bots_of(view.game.name).knowledge
    first = players_of(view.game.name, "regular")(view, rng)
    moves = knowledge.outspoken(view, knowledge.candidates(view, rng))
    if first is None or moves == [first]:
        return []
    moves = [first, *[move for move in moves if move != first]]
    sampler = knowledge.sampler(view)
    worths: Worths = []
    for _ in range(deals):
        deal = sampler.sample(rng)
        worths.append([])
        for move in moves:
            state = deal.clone()
            state.apply(view.seat, move, None)
            worths[-1].append(knowledge.play_out(state, view.table.scores[:], rng)[view.seat])
    return worths


def winner(race: Race, worths: Worths, simulations: int) -> int:
    for _ in worths[0]:
        race.enter()
    done = 0
    for row in worths:
        if done + len(race.running) > simulations:
            break
        if done:
            race.next_round()
        while not race.round_is_over():
            runner = race.next_runner()
            runner.met(row[runner.number])
            done += 1
    return race.winner(trusts_first=True)


def regret(worths: Worths, fair_trial: int, beaten: float, simulations: int, rng: Random) -> float:
    """How much worse than the best candidate a race's choice is, on deals that the race has not seen."""
    half = len(worths) // 2
    total = 0.0
    for seen, unseen in ((worths[:half], worths[half:]), (worths[half:], worths[:half])):
        means = [sum(column) / len(unseen) for column in zip(*unseen, strict=True)]
        for _ in range(ORDERS):
            order = mix(vec[i64](range(len(seen))), rng)
            chosen = winner(Race(fair_trial, beaten), [seen[place] for place in order], simulations)
            total += max(means) - means[chosen]
    return total / (2 * ORDERS)


def spread_of(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95% interval."""
    mean = sum(values) / len(values)
    return mean, 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--races", nargs="+", default=["5:1.5", "20:2.5"], metavar="TRIAL:ERRORS")
    parser.add_argument("--simulations", nargs="+", type=int, default=[200, 1000, 2000])
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = Random(given.seed)
    found = positions(given.game, given.players, given.positions, given.deals, rng)
    for simulations in given.simulations:
        usual: list[float] = []
        for race in given.races:
            trial, _, errors = race.partition(":")
            costs = [regret(worths, int(trial), float(errors), simulations, rng) for worths in found]
            usual = usual or costs
            saved, half = spread_of([before - after for before, after in zip(usual, costs, strict=True)])
            print(
                f"{simulations} simulations, {race}: costs {spread_of(costs)[0]:.5f} of the reward a decision, "
                f"saves {saved:.5f} ({saved - half:.5f} to {saved + half:.5f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
