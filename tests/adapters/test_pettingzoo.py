"""PettingZoo's own tests, and what they do not ask."""

from typing import Any

import numpy as np
import pytest
from librt.random import Random
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.wrappers import BaseWrapper

import toutilix.pettingzoo
from toutilix.bots.levels import players_of
from toutilix.games import GAMES
from toutilix.pettingzoo import EnvModule, ToutilixAEC, oldchapix_v0, sowix_v0, strategix_v0

pytestmark = pytest.mark.filterwarnings("ignore")

EACH_GAME = pytest.mark.parametrize(
    "module", [getattr(toutilix.pettingzoo, f"{kind.name}_v0") for kind in GAMES], ids=str
)


def play(env: Any, seed: int) -> list[tuple[str, int, float]]:
    """Plays a random episode; returns each action with its agent and its rewards so far."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    done = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        done.append((agent, -1 if action is None else action, reward))
        env.step(action)
    return done


@EACH_GAME
def test_api(module: EnvModule) -> None:
    api_test(module.env(), num_cycles=300)


@EACH_GAME
def test_seeds(module: EnvModule) -> None:
    seed_test(module.env, num_cycles=40)


@EACH_GAME
def test_rendering(module: EnvModule) -> None:
    render_test(module.env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")})


@EACH_GAME
def test_max_cycles_truncates(module: EnvModule) -> None:
    """No agent acts more often, and every agent is told."""
    env = module.raw_env(max_cycles=3)
    done = play(env, 1)
    acted = [agent for agent, action, _ in done if action >= 0]
    assert max(acted.count(agent) for agent in env.possible_agents) == 3
    assert len(done) == len(acted) + len(env.possible_agents)
    assert all(reward == 0 for _, _, reward in done)
    assert env.agents == []


class Lenient(BaseWrapper):
    """PettingZoo's max_cycles_test draws actions without a mask: this plays a legal one instead of an illegal one."""

    def step(self, action: int | None) -> None:
        mask = self.env.observe(self.env.agent_selection)["action_mask"]
        super().step(int(mask.argmax()) if action is not None and not mask[action] else action)


class Tricks:
    """All agents at once, as the same test wants it: a step is one trick, to which every agent gives a card."""

    def __init__(self, max_cycles: int) -> None:
        self._env = Lenient(oldchapix_v0.raw_env(max_cycles=max_cycles))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._env, name)

    def reset(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self._env.reset(seed=1)
        return {agent: self._env.observe(agent) for agent in self._env.agents}, self._env.infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        env = self._env
        asked = []
        for _ in actions:
            asked.append(env.agent_selection)
            env.step(actions[env.agent_selection])
        assert sorted(asked) == sorted(actions)
        seen = {agent: env.observe(agent) for agent in env.agents}
        return seen, env.rewards, env.terminations, env.truncations, env.infos


class TrickModule:
    parallel_env = Tricks

    @staticmethod
    def env(max_cycles: int) -> Lenient:
        return Lenient(oldchapix_v0.raw_env(max_cycles=max_cycles))


def test_max_cycles_as_pettingzoo_tests_it() -> None:
    """Only in Oldchapix do all agents act equally often; PettingZoo leaves its own games in turns out of this test."""
    max_cycles_test(TrickModule)


@EACH_GAME
def test_rewards_are_the_points_of_the_hand(module: EnvModule) -> None:
    env = module.raw_env()
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent, _, reward in play(env, 4):
        won[agent] += reward
    scores = [int(score) for score in env.table.episode.state.table.scores]
    sign = -1 if env.setup.encoder.game.fewest_wins else 1
    assert list(won.values()) == [sign * score for score in scores]
    assert any(scores)


def test_other_seeds_other_cards_and_none_goes_on() -> None:
    env = sowix_v0.raw_env()
    seen = []
    for seed in (1, 2, 1, None, None):
        env.reset(seed=seed)
        seen.append(env.observe("seat_1")["observation"].tobytes())
    assert seen[0] == seen[2]
    assert len(set(seen)) == 4


def test_only_the_agent_that_is_asked_may_act() -> None:
    env = sowix_v0.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_refused_or_ends_the_episode() -> None:
    raw = oldchapix_v0.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, 99, None):
        with pytest.raises(ValueError, match="is not legal"):
            raw.step(action)
    env = oldchapix_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {each: -1.0 if each == agent else 0 for each in env.possible_agents}


def test_our_players_act_through_actions() -> None:
    """A play of Strategix is spelled by several actions; the same agent is asked until it is made."""
    env: ToutilixAEC = strategix_v0.raw_env(players=3)
    env.reset(seed=2)
    player, rng = players_of("strategix", "beginner"), Random(1)
    longest = 0
    while not any(env.terminations.values()):
        agent = env.agent_selection
        episode = env.table.episode
        move = player(episode.state.view(episode.seat), rng)
        assert move is not None
        actions = env.spell(move)
        longest = max(longest, len(actions))
        for action in actions:
            assert env.agent_selection == agent
            env.step(action)
    assert longest > 1


def test_unknown_environments() -> None:
    for name in ("chess_v0", "sowix_v1", "sowix"):
        with pytest.raises(AttributeError, match="sowix_v0"):
            getattr(toutilix.pettingzoo, name)
    assert "sowix_v0" in dir(toutilix.pettingzoo)
    with pytest.raises(ValueError, match="render_mode is one of"):
        sowix_v0.env(render_mode="film")
