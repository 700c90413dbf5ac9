"""Gymnasium's own test, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import toutilix.gymnasium
from toutilix.games import GAMES

pytestmark = pytest.mark.filterwarnings("ignore")

EACH_GAME = pytest.mark.parametrize("name", [kind.name for kind in GAMES])


def make(name: str, **arguments: Any) -> Any:
    return gymnasium.make(f"toutilix/{name.capitalize()}-v0", **arguments)


def play(env: Any, seed: int) -> tuple[list[int], float]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    actions, won = [], 0.0
    while True:
        actions.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, terminated, _, info = env.step(actions[-1])
        won += reward
        if terminated:
            assert "illegal" not in info
            return actions, won


@EACH_GAME
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(make(name, render_mode="ansi").unwrapped)


@EACH_GAME
def test_an_episode_is_a_hand_against_our_players(name: str) -> None:
    env = make(name, seat=2, opponents="beginner")
    actions, won = play(env, 3)
    assert (actions, won) == play(env, 3)
    inner = env.unwrapped
    assert inner.seat == 1
    assert inner.table.episode.seat < 0
    score = int(inner.table.episode.state.table.scores[1])
    assert won == (-score if inner.setup.encoder.game.fewest_wins else score)


def test_the_learner_changes_seats_unless_it_has_one() -> None:
    env = make("oldchapix")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(12)}) == 4
    fixed = make("oldchapix", seat=3)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


def test_an_illegal_action_ends_the_episode_at_a_cost() -> None:
    env = make("oldchapix", seat=1)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert not env.unwrapped.action_masks()[illegal]
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-356.0, True, False, True)


def test_each_opponent_has_a_level() -> None:
    play(make("sowix", players=3, seat=1, opponents=["random", "regular"]), 1)
    for wrong in ({"opponents": ["random"]}, {"seat": 5}, {"render_mode": "film"}):
        with pytest.raises(ValueError, match=r"opponents|seat|render_mode"):
            toutilix.gymnasium.ToutilixEnv("sowix", players=3, **wrong)


def test_it_draws_what_the_learner_sees() -> None:
    env = make("sowix", players=3, seat=1, render_mode="svg")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn.startswith("<svg")
    assert "seat 1 is asked" in drawn
    env = make("sowix", players=3, seat=1, render_mode="ansi")
    env.reset(seed=1)
    hand = env.unwrapped.table.episode.state.view(0).hand()
    assert f"{len(hand)} cards" in env.render()


def test_an_opponent_that_does_not_exist_is_told_in_words() -> None:
    with pytest.raises(ValueError, match="There is no level god"):
        make("sowix", players=3, opponents=["god", "random"])
    with pytest.raises(TypeError, match="seat is a whole number"):
        make("sowix", seat="first")
