"""Many tables at once, beside OpenSpiel's games with their tensors and beside the same rules written as a batch in C.

A step is what a learner pays for: what the seat in turn sees, what it may do, a random choice among that, and the act.
Nothing is copied but what a library itself copies. Ours and the C batch choose for all tables in numpy.
"""

import ctypes
import os
import random
import shlex
import statistics
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.vector_env import SyncVectorEnv

from toutilix.adapters.arrays import OneTable
from toutilix.adapters.env_setup import env_setup
from toutilix.batched import BatchedEnv

MANY = 1024
HEADINGS = ("ours", "beside", "ours, each second", "theirs, each second", "times", "rounds", "wanted")
SIZE_HEADINGS = ("game", "tables", "steps each second", "ns for a step", "beside 64 tables")
SIZES = (64, 1024, 16_384)
FROM_DEAL = 100
GAMES = ("oldchapix", "strategix", "sowix", "rummylix")

Rate = Callable[[int], float]
"""Steps per second of processor time, over about this many steps."""


def our_batch(game: str, tables: int = MANY) -> Rate:
    env = BatchedEnv(game, tables)
    env.reset(1)
    rng = np.random.default_rng(1)

    def rate(steps: int) -> float:
        rounds = max(1, steps // tables)
        begun = time.process_time()
        for _ in range(rounds):
            env.step(env.random_actions(rng))
        return rounds * tables / (time.process_time() - begun)

    return rate


def from_the_deal(game: str, tables: int) -> Callable[[], float]:
    """Steps per second over the first FROM_DEAL steps after a reset: the same stretch of the same matches whatever the
    number of tables. Later on few tables are at every stage of a hand, many still at the same."""
    env = BatchedEnv(game, tables)
    rng = np.random.default_rng(1)

    def rate() -> float:
        used, repeats = 0.0, max(1, MANY // tables)
        for seed in range(repeats):
            env.reset(seed)
            begun = time.process_time()
            for _ in range(FROM_DEAL):
                env.step(env.random_actions(rng))
            used += time.process_time() - begun
        return repeats * FROM_DEAL * tables / used

    return rate


def our_single(game: str) -> Rate:
    """One table from Python: a numpy observation and mask for each step."""

    def rate(steps: int) -> float:
        table = OneTable(env_setup(game))
        table.begin(1)
        rng = random.Random(1)
        episode = table.episode
        begun = time.process_time()
        for _ in range(steps):
            seat = episode.seat
            if seat < 0:
                episode.begin()
                seat = episode.seat
            table.observation(seat)
            legal = table.mask(seat).nonzero()[0]
            episode.act(int(legal[rng.randrange(len(legal))]))
        return steps / (time.process_time() - begun)

    return rate


def spiel_tensors(name: str, tensor: str) -> Rate:
    """OpenSpiel from Python, no clone: tensor and mask of the player in turn as numpy arrays, a choice and the act.
    Chance is part of the step before it."""
    game = pyspiel.load_game(name)

    def rate(steps: int) -> float:
        rng = random.Random(1)
        state = game.new_initial_state()
        done = 0
        begun = time.process_time()
        while done < steps:
            if state.is_terminal():
                state = game.new_initial_state()
            while state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            np.asarray(getattr(state, tensor)(), np.float32)
            legal = state.legal_actions()
            np.asarray(state.legal_actions_mask())
            state.apply_action(legal[rng.randrange(len(legal))])
            done += 1
        return steps / (time.process_time() - begun)

    return rate


def spiel_vector(steps: int) -> float:
    """OpenSpiel's own vector of environments."""
    many = 16
    envs = SyncVectorEnv([rl_environment.Environment("hearts") for _ in range(many)])
    rng = random.Random(1)
    now = envs.reset()
    done = 0
    begun = time.process_time()
    while done < steps:
        chosen = []
        for each in now:
            legal = each.observations["legal_actions"][each.observations["current_player"]]
            chosen.append(SpielChoice(legal[rng.randrange(len(legal))]))
        now, *_ = envs.step(chosen, reset_if_done=True)
        done += many
    return done / (time.process_time() - begun)


@dataclass(frozen=True)
class SpielChoice:
    """An agent's answer, as SyncVectorEnv reads it."""

    action: int


class InC:
    """The batch of batch.c, compiled as it is with -O3."""

    def __init__(self, tables: int = MANY) -> None:
        self.tables = tables
        self._folder = tempfile.TemporaryDirectory()
        library = Path(self._folder.name, "batch.so")
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        source = Path(__file__).with_name("batch.c")
        flags = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run([*compiler, *flags, str(source), "-o", str(library)], check=True)
        self._c: Any = ctypes.CDLL(str(library))
        self._c.batch_new.restype = ctypes.c_void_p
        self._c.batch_new.argtypes = [ctypes.c_int64, ctypes.c_uint64]
        self._c.batch_step.restype = ctypes.c_int64
        pointers = [ctypes.c_void_p] * 6
        self._c.batch_step.argtypes = pointers
        self._c.batch_look.argtypes = pointers[:3]
        self._batch = self._c.batch_new(tables, 1)
        self.observations = np.zeros((tables, 312), np.int8)
        self.masks = np.zeros((tables, 56), np.int8)
        self.rewards = np.zeros((tables, 4), np.int64)
        self.done = np.zeros(tables, np.int64)
        self._row_starts = np.arange(tables) * 56
        self._c.batch_look(self._batch, self.observations.ctypes.data, self.masks.ctypes.data)

    def step(self, actions: Any) -> None:
        packed = np.ascontiguousarray(actions, np.int32)
        arrays = (packed, self.observations, self.masks, self.rewards, self.done)
        refused = self._c.batch_step(self._batch, *(array.ctypes.data for array in arrays))
        if refused >= 0:
            raise ValueError(f"action {actions[refused]} is not legal at table {refused}")

    def random_actions(self, rng: np.random.Generator) -> Any:
        """As BatchedEnv chooses."""
        rows = self.masks.view(np.bool_)
        legal = np.flatnonzero(rows.reshape(-1))
        counts = np.count_nonzero(rows, axis=1)
        chosen = legal[np.cumsum(counts) - 1 - (rng.random(self.tables) * counts).astype(np.intp)]
        return chosen - self._row_starts

    def rate(self, steps: int) -> float:
        rng = np.random.default_rng(1)
        rounds = max(1, steps // self.tables)
        begun = time.process_time()
        for _ in range(rounds):
            self.step(self.random_actions(rng))
        return rounds * self.tables / (time.process_time() - begun)


@dataclass(frozen=True)
class BatchPair:
    what: str
    ours: Rate
    other: str
    theirs: Rate
    wanted: str
    ours_steps: int
    their_steps: int


def _pairs() -> list[BatchPair]:
    oldchapix, sowix = our_batch("oldchapix"), our_batch("sowix")
    hearts = spiel_tensors("hearts", "information_state_tensor")
    eights = spiel_tensors("crazy_eights", "observation_tensor")
    many = f"{MANY:,} tables"
    with_tensor = " with its tensor"
    in_c = "the same rules as a batch in C"
    return [
        BatchPair(f"Oldchapix, {many}", oldchapix, "OpenSpiel hearts" + with_tensor, hearts, "100", 300_000, 2_000),
        BatchPair(f"Sowix, {many}", sowix, "OpenSpiel crazy_eights" + with_tensor, eights, "8", 200_000, 10_000),
        BatchPair(f"Oldchapix, {many}", oldchapix, in_c, InC().rate, "0.35", 300_000, 500_000),
        BatchPair(f"Oldchapix, {many}", oldchapix, "OpenSpiel hearts, SyncVectorEnv", spiel_vector, "", 300_000, 320),
        BatchPair(
            "Oldchapix, one table",
            our_single("oldchapix"),
            "OpenSpiel hearts" + with_tensor,
            hearts,
            "",
            20_000,
            2_000,
        ),
        BatchPair(
            "Sowix, one table",
            our_single("sowix"),
            "OpenSpiel crazy_eights" + with_tensor,
            eights,
            "",
            20_000,
            10_000,
        ),
    ]


class Batches:
    def __init__(self) -> None:
        self._pairs = _pairs()
        self._rates: list[list[tuple[float, float]]] = [[] for _ in self._pairs]
        self._sizes = {(game, size): from_the_deal(game, size) for game in GAMES for size in SIZES}
        self._by_size: dict[tuple[str, int], list[float]] = {key: [] for key in self._sizes}

    def measure(self) -> None:
        for pair, rates in zip(self._pairs, self._rates, strict=True):
            rates.append((pair.ours(pair.ours_steps), pair.theirs(pair.their_steps)))
        for key, rate in self._sizes.items():
            self._by_size[key].append(rate())

    def rows(self) -> list[list[str]]:
        rows = []
        for pair, rates in zip(self._pairs, self._rates, strict=True):
            ours, theirs = (statistics.median(column) for column in zip(*rates, strict=True))
            times = [one / another for one, another in rates]
            digits = 2 if min(times) < 2 else 1
            spread = f"{min(times):.{digits}f} to {max(times):.{digits}f}"
            middle = f"{statistics.median(times):.{digits}f}"
            rows.append([pair.what, pair.other, f"{ours:,.0f}", f"{theirs:,.0f}", middle, spread, pair.wanted])
        return rows

    def size_rows(self) -> list[list[str]]:
        rows = []
        for game in GAMES:
            few = self._by_size[game, SIZES[0]]
            for size in SIZES:
                rates = self._by_size[game, size]
                beside = statistics.median(one / another for one, another in zip(few, rates, strict=True))
                middle = statistics.median(rates)
                rows.append([game.capitalize(), f"{size:,}", f"{middle:,.0f}", f"{1e9 / middle:,.0f}", f"{beside:.2f}"])
        return rows
