"""Learn Oldchapix from nothing in a few minutes on one processor, with numpy alone, and beat `beginner`.

    python examples/train_oldchapix.py --minutes 4 --picture curve.svg

One file, in the manner of CleanRL: proximal policy optimisation (PPO) of a network with one hidden layer. The learner
plays all four seats of every table; how good it is, is measured at a table with three beginners.
"""

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from toutilix.adapters.gym import ToutilixEnv
from toutilix.batched import BatchedEnv

Array = np.ndarray[Any, Any]

TABLES = 256
STEPS = 52
"""Every card of a hand: so each table plays one whole hand in an iteration."""
HIDDEN = 128
EPOCHS = 3
MINIBATCH = 3328
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.005
VALUE = 0.5
LAMBDA = 0.8
"""How far an advantage looks ahead (generalised advantage estimation): 0 one trick, 1 to the end of the hand."""
SCALE = 25.0
"""Points are divided by this."""
EVEN = -355 / 4
"""The points of each of four equal players: 355 are shared out in every hand."""


class Network:
    """Observation -> hidden layer -> a score for each action, and the return to be expected."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        self.parts = {
            "w": rng.normal(0, np.sqrt(2 / 40), (size, HIDDEN)).astype(np.float32),
            "b": np.zeros(HIDDEN, np.float32),
            "policy": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "policy_b": np.zeros(actions, np.float32),
            "value": rng.normal(0, 0.01, (HIDDEN, 1)).astype(np.float32),
            "value_b": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self._updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the legal actions and the values."""
        p = self.parts
        hidden = np.maximum(seen @ p["w"] + p["b"], 0)
        scores = hidden @ p["policy"] + p["policy_b"]
        scores[masks == 0] = -1e9
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ p["value"])[:, 0] + p["value_b"]

    def learn(self, seen: Array, hidden: Array, for_scores: Array, for_values: Array) -> None:
        """Adam, with the gradients of the scores and of the values."""
        p = self.parts
        for_hidden = for_scores @ p["policy"].T + for_values[:, None] @ p["value"].T
        for_hidden[hidden <= 0] = 0
        gradients = {
            "w": seen.T @ for_hidden,
            "b": for_hidden.sum(0),
            "policy": hidden.T @ for_scores,
            "policy_b": for_scores.sum(0),
            "value": hidden.T @ for_values[:, None],
            "value_b": for_values.sum(keepdims=True),
        }
        self._updates += 1
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self._updates)
            p[name] -= LEARNING_RATE * step / (np.sqrt(square / (1 - 0.999**self._updates)) + 1e-8)


def prepared(observations: Array) -> Array:
    return observations.astype(np.float32)


@dataclass
class Played:
    """One hand at every table: a row for each decision."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    seats: list[Array] = field(default_factory=list)
    actions: list[Array] = field(default_factory=list)
    chances: list[Array] = field(default_factory=list)
    values: list[Array] = field(default_factory=list)


def play(env: BatchedEnv, network: Network, rng: np.random.Generator) -> tuple[Played, Array]:
    """A hand at each table by the network in all seats; its decisions and each seat's return."""
    played = Played()
    for _ in range(STEPS):
        seen, masks = prepared(env.observations), env.masks.copy()
        _, chances, values = network.forward(seen, masks)
        actions = (chances.cumsum(1) > rng.random((env.tables, 1)) * 0.999999).argmax(1)
        played.seen.append(seen)
        played.masks.append(masks)
        played.seats.append(env.seats.copy())
        played.actions.append(actions)
        played.chances.append(chances[np.arange(env.tables), actions])
        played.values.append(values)
        env.step(actions)
    assert env.done.all()
    return played, env.rewards.copy()


def advantages(played: Played, returns: Array, points: slice) -> tuple[Array, Array]:
    """Of each decision: how much better it turned out than expected, and what should have been expected.

    A reward is what a seat loses from one of its decisions to the next: the points of a trick are known at once."""
    tables = np.arange(len(returns))
    tricks = STEPS // 4
    values, lost = np.zeros((2, tricks + 1, len(returns), 4), np.float32)
    for step in range(STEPS):
        place = (step // 4, tables, played.seats[step])
        values[place] = played.values[step]
        lost[place] = 5 * played.seen[step][:, points.start]
    lost[tricks] = -returns
    rewards = (lost[:-1] - lost[1:]) / SCALE
    better = np.zeros_like(values)
    for trick in reversed(range(tricks)):
        better[trick] = rewards[trick] + values[trick + 1] - values[trick] + LAMBDA * better[trick + 1]
    rows = [better[step // 4, tables, played.seats[step]] for step in range(STEPS)]
    return np.concatenate(rows), np.concatenate(rows) + np.concatenate(played.values)


def improve(network: Network, played: Played, returns: Array, points: slice, rng: np.random.Generator) -> None:
    seen, masks = np.concatenate(played.seen), np.concatenate(played.masks)
    actions, before = np.concatenate(played.actions), np.concatenate(played.chances)
    better, goals = advantages(played, returns, points)
    for _ in range(EPOCHS):
        order = rng.permutation(len(goals))
        for first in range(0, len(order), MINIBATCH):
            rows = order[first : first + MINIBATCH]
            hidden, chances, values = network.forward(seen[rows], masks[rows])
            many = np.arange(len(rows))
            advantage = better[rows]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            ratio = chances[many, actions[rows]] / before[rows]
            kept = ~(((advantage > 0) & (ratio > 1 + CLIP)) | ((advantage < 0) & (ratio < 1 - CLIP)))
            for_scores = chances * (ratio * advantage * kept)[:, None]
            for_scores[many, actions[rows]] -= ratio * advantage * kept
            logs = np.log(chances + 1e-9)
            for_scores += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
            for_values = VALUE * (values - goals[rows])
            scale = np.float32(1 / len(rows))
            network.learn(seen[rows], hidden, for_scores * scale, for_values * scale)


def evaluate(network: Network, hands: int, seed: int) -> tuple[float, float]:
    """Points better than a beginner in the same seat among three beginners, with the half-width of a 95% interval."""
    env = ToutilixEnv("oldchapix", players=4, opponents="beginner")
    better = []
    for hand in range(hands):
        seen, _ = env.reset(seed=seed + hand)
        reward, over = 0.0, False
        while not over:
            _, chances, _ = network.forward(prepared(seen["observation"][None]), seen["action_mask"][None])
            seen, reward, over, _, _ = env.step(int(chances.argmax()))
        better.append(reward - EVEN)
    return float(np.mean(better)), float(1.96 * np.std(better) / np.sqrt(hands))


def draw(curve: list[tuple[float, float, float]], path: str) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "toutilix"
    from matplotlib import pyplot

    thousands, better, margin = (np.array(column) for column in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    axes.axhline(0, color="#888", linewidth=1)
    axes.fill_between(thousands, better - margin, better + margin, alpha=0.25, color="#1565c0", linewidth=0)
    axes.plot(thousands, better, color="#1565c0", marker="o", markersize=3)
    axes.set_xlabel("thousands of hands played by itself")
    axes.set_ylabel("points better than beginner")
    axes.set_title("Oldchapix, hand 5: a learner among three beginners", fontsize=11)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0, help="processor time to learn (default 4)")
    parser.add_argument("--iterations", type=int, default=1_000_000, help="or so many iterations at most")
    parser.add_argument("--hands", type=int, default=300, help="hands of a measurement, five times as many at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", help="where to draw the curve")
    parser.add_argument("--save", help="where to keep the network (.npz)")
    wanted = parser.parse_args()
    rng = np.random.default_rng(wanted.seed)
    env = BatchedEnv("oldchapix", TABLES, players=4)
    env.reset(wanted.seed)
    network = Network(env.observations.shape[1], env.actions, rng)
    curve = [(0.0, *evaluate(network, wanted.hands, 10_000_000))]
    begun = time.process_time()
    next_look, iteration = 0.1 * wanted.minutes, 0
    while iteration < wanted.iterations and (time.process_time() - begun) / 60 < wanted.minutes:
        played, returns = play(env, network, rng)
        improve(network, played, returns, env.planes["points"], rng)
        iteration += 1
        minutes = (time.process_time() - begun) / 60
        if minutes >= next_look:
            next_look += 0.1 * wanted.minutes
            curve.append((iteration * TABLES / 1000, *evaluate(network, wanted.hands, 10_000_000)))
            told = f"{curve[-1][1]:+.1f} ± {curve[-1][2]:.1f} points beside a beginner"
            print(f"{minutes:5.1f} min, {iteration * TABLES:7,} hands: {told}", flush=True)
    better, margin = evaluate(network, 5 * wanted.hands, 20_000_000)
    if curve[-1][0] == iteration * TABLES / 1000:
        curve.pop()
    curve.append((iteration * TABLES / 1000, better, margin))
    minutes = (time.process_time() - begun) / 60
    told = f"{better:+.1f} ± {margin:.1f} points beside a beginner"
    print(f"After {minutes:.1f} minutes and {iteration * TABLES:,} hands: {told}")
    if wanted.picture:
        draw(curve, wanted.picture)
    if wanted.save:
        np.savez_compressed(wanted.save, allow_pickle=False, **network.parts)


if __name__ == "__main__":
    main()
