"""PettingZoo: every seat is an agent, asked one after the other (AEC)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from toutilix.adapters.arrays import Array, OneTable, WithPlanes
from toutilix.adapters.drawing import RENDER_MODES, checked_mode, render
from toutilix.adapters.env_setup import env_setup
from toutilix.adapters.spaces import space_of
from toutilix.engine.moves import Move
from toutilix.games import GAMES

ILLEGAL_REWARD = -1.0


class ToutilixAEC(WithPlanes, AECEnv):
    """No agent acts more than `max_cycles` times: the episode is truncated when one would be asked again. Rewards are
    points, those that count against a seat with a minus, when a hand ends."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        hands: int = 1,
        hand: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = env_setup(game, players, options, hands, hand)
        self.table = OneTable(self.setup)
        self.metadata = {
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.setup.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: space_of(self.table) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._cycles: dict[str, int] = {}

    def spell(self, move: Move) -> list[int]:
        """The actions with which the agent that is asked makes a move of our players."""
        episode = self.table.episode
        return [int(action) for action in self.setup.encoder.spell(episode.state.view(episode.seat), move)]

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Array]:
        return self.table.shown(self._seat[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed the random numbers continue: the next episode has other cards."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table.begin(int(self._seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.table.episode.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.table.episode
        if action is None or not 0 <= action < self.table.actions or not self.table.mask(self._seat[agent])[action]:
            raise ValueError(f"action {action} is not legal for {agent} now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        episode.act(int(action))
        self._cycles[agent] += 1
        self.rewards = {each: float(episode.rewards[seat]) for each, seat in self._seat.items()}
        if episode.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[(self._seat[agent] + 1) % self.setup.players]
        else:
            self.agent_selection = self.possible_agents[episode.seat]
            if self.max_cycles is not None and self._cycles[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.setup, self.table.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class EnvModule:
    """The two functions of a PettingZoo game module: `env` with the wrappers that all have, `raw_env` without."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = f"toutilix.pettingzoo.{game}_v0"

    def raw_env(self, **arguments: Any) -> ToutilixAEC:
        return ToutilixAEC(self.game, **arguments)

    def env(self, **arguments: Any) -> Any:
        """An illegal action ends the episode, at a cost to its agent alone."""
        guarded = wrappers.TerminateIllegalWrapper(self.raw_env(**arguments), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))

    def __repr__(self) -> str:
        return f"<{self.__name__}>"


def module_of(name: str) -> EnvModule:
    """`oldchapix_v0` and so on, for every game on the list."""
    game, _, version = name.rpartition("_v")
    if version != "0" or game not in [kind.name for kind in GAMES]:
        raise AttributeError(f"there is no {name}: " + ", ".join(f"{kind.name}_v0" for kind in GAMES))
    return EnvModule(game)
