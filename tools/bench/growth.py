"""The cost of a move late in a match compared with early, and at a large table compared with a small one: about the
same.

A move is a copy of the state, a random legal move and making it, on processor time; dealing is not counted.
"""

import statistics
import time
from dataclasses import dataclass
from itertools import pairwise

from librt.random import Random
from matplotlib import pyplot

from tools.bench.page import PICTURES
from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState
from toutilix.engine.view import HAND_OVER, MATCH_OVER
from toutilix.games import GAMES, find

MATCHES = {"oldchapix": (4, {}), "strategix": (4, {}), "sowix": (4, {"target": 2000}), "rummylix": (4, {})}
"""Long ones: Sowix to 2000 points; the others have as many hands as there are contracts or players."""
EVERY = 5
"""The clock is read after this many moves."""
HANDS = 40
"""Hands for each number of players in a round, and hands looked at from their beginning to their end."""


@dataclass(frozen=True)
class Course:
    """Processor seconds since the beginning of a match, or of one hand, after every EVERY moves."""

    hands: int
    used: list[float]

    def late_beside_early(self) -> float:
        """The cost of a move in the last third, compared with the first third."""
        third = len(self.used) // 3
        steps = [after - before for before, after in pairwise([0.0, *self.used])]
        return sum(steps[-third:]) / sum(steps[:third])


def play_match(name: str, number: int, *, one_hand: bool = False) -> Course:
    players, options = MATCHES[name]
    game = find(name).game(players, options)
    shuffler = Shuffler(number.to_bytes(32, "big"), [])
    rng = Random(number)
    state = game.new()
    moves = 0
    used: list[float] = []
    begun = time.process_time()
    while state.table.over != MATCH_OVER:
        if state.table.over == HAND_OVER:
            if one_hand and moves:
                break
            paused = time.process_time()
            state.deal(game.deal_from(shuffler, state.table.hand + 1))
            begun += time.process_time() - paused
            continue
        state = step(state, rng)
        moves += 1
        if moves % EVERY == 0:
            used.append(time.process_time() - begun)
    return Course(int(state.table.hand), used)


def step(state: AnyState, rng: Random) -> AnyState:
    seat = state.table.turn
    state = state.clone()
    state.play(seat, state.random_move(seat, rng))
    return state


def hand_cost(name: str, players: int, number: int) -> tuple[float, float]:
    """Moves in a first hand and processor seconds for a move, over HANDS hands."""
    game = find(name).game(players)
    rng = Random(number)
    shuffler = Shuffler(number.to_bytes(32, "big"), [])
    moves = 0
    starts = []
    for hand in range(1, HANDS + 1):
        state = game.new()
        state.deal(game.deal_from(shuffler, hand))
        starts.append(state)
    begun = time.process_time()
    for state in starts:
        while state.table.turn >= 0:
            state = step(state, rng)
            moves += 1
    return moves / HANDS, (time.process_time() - begun) / moves


class Growth:
    """All matches and hands measured so far."""

    def __init__(self) -> None:
        self.matches: dict[str, list[Course]] = {kind.name: [] for kind in GAMES}
        self.single: dict[str, list[Course]] = {kind.name: [] for kind in GAMES}
        self.hands: dict[tuple[str, int], list[tuple[float, float]]] = {
            (kind.name, players): [] for kind in GAMES for players in range(kind.fewest, kind.most + 1)
        }

    def measure(self, number: int) -> None:
        """One more round of everything."""
        for name, courses in self.matches.items():
            courses += [play_match(name, number * 10 + extra) for extra in range(5)]
            hands = [play_match(name, number * HANDS + extra, one_hand=True) for extra in range(HANDS)]
            self.single[name] += [hand for hand in hands if len(hand.used) >= 3]
        for (name, players), costs in self.hands.items():
            costs.append(hand_cost(name, players, number))

    def mean_course(self, name: str) -> tuple[list[float], list[float]]:
        """Moves made and mean milliseconds used, of the longer half of the matches and as far as they all went."""
        courses = self.matches[name]
        shared = statistics.median_low(len(course.used) for course in courses)
        longer = [course for course in courses if len(course.used) >= shared]
        moves = [float(EVERY * (place + 1)) for place in range(shared)]
        return moves, [1000 * statistics.fmean(course.used[place] for course in longer) for place in range(shared)]

    def move_cost(self, name: str, players: int) -> float:
        """Microseconds for a move, median of all rounds."""
        return 1e6 * statistics.median(cost for _, cost in self.hands[name, players])

    def length_rows(self) -> list[list[str]]:
        rows = []
        for name, courses in self.matches.items():
            moves, used = self.mean_course(name)
            slope, start = statistics.linear_regression(moves, used)
            fit = statistics.correlation(moves, used) ** 2
            late, late_in_hand = [
                statistics.median(course.late_beside_early() for course in each)
                for each in (courses, self.single[name])
            ]
            hands = [course.hands for course in courses]
            rows.append(
                [
                    name.capitalize(),
                    f"{min(hands)} to {max(hands)}" if min(hands) < max(hands) else str(hands[0]),
                    f"{max(len(course.used) for course in courses) * EVERY:,}",
                    f"{start:.2f} ms + {1000 * slope:.2f} µs a move",
                    f"{fit:.4f}",
                    f"{late:.2f}",
                    f"{late_in_hand:.2f}",
                ]
            )
        return rows

    def player_rows(self) -> list[list[str]]:
        rows = []
        for kind in GAMES:
            counts = range(kind.fewest, kind.most + 1)
            costs = [self.move_cost(kind.name, players) for players in counts]
            slope, start = statistics.linear_regression(counts, costs)
            hands = [
                self.move_cost(kind.name, players)
                / 1000
                * statistics.fmean(n for n, _ in self.hands[kind.name, players])
                for players in counts
            ]
            rows.append(
                [
                    kind.name.capitalize(),
                    f"{kind.fewest} to {kind.most}",
                    ", ".join(f"{cost:.2f}" for cost in costs),
                    f"{start:.2f} {'+' if slope >= 0 else '-'} {abs(slope):.2f} for each player",
                    f"{costs[-1] / costs[0]:.2f}",
                    ", ".join(f"{cost:.2f}" for cost in hands),
                ]
            )
        return rows

    def draw(self) -> None:
        figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 4), layout="constrained")
        for kind in GAMES:
            moves, used = self.mean_course(kind.name)
            part = [count / moves[-1] for count in moves]
            slope, start = statistics.linear_regression(part, used)
            [line] = left.plot(part, [each / (start + slope) for each in used], label=kind.name.capitalize())
            left.plot([0, 1], [start / (start + slope), 1], color=line.get_color(), linewidth=0.8, linestyle="--")
            counts = range(kind.fewest, kind.most + 1)
            costs = [self.move_cost(kind.name, players) for players in counts]
            right.plot(counts, costs, marker="o", color=line.get_color())
        left.set_xlabel("moves made, as a part of a match")
        left.set_ylabel("processor time used, as a part of the whole")
        left.legend()
        right.set_xlabel("players")
        right.set_ylabel("microseconds for a move")
        right.set_ylim(bottom=0)
        figure.savefig(PICTURES / "growth.svg", metadata={"Date": None})
        pyplot.close(figure)


LENGTH_HEADINGS = ("game", "hands", "longest match, moves", "fitted line", "R²", "last third beside first", "in a hand")
PLAYER_HEADINGS = ("game", "players", "µs for a move", "fitted line, µs", "most beside fewest", "ms for a hand")
