"""Gymnasium: one seat against our players."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from librt.random import Random

from toutilix.adapters.arrays import Array, OneTable, WithPlanes
from toutilix.adapters.drawing import RENDER_MODES, checked_mode, render
from toutilix.adapters.env_setup import env_setup, whole
from toutilix.adapters.spaces import space_of
from toutilix.bots.levels import Player, players_of
from toutilix.engine.errors import Malformed
from toutilix.words import Words

Observation = dict[str, Array]


class ToutilixEnv(WithPlanes, gymnasium.Env):
    """The learner has `seat` (from 1), or with None any seat, another one in each episode. `opponents` is a level for
    all other seats, or one for each of them in seat order.

    A reward is what the learner has won when a hand ends, in points: less is worse, also where points count against a
    player. An illegal action ends the episode with `illegal_reward`.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str = "sowix",
        players: int | None = None,
        opponents: str | Sequence[str] = "beginner",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        hands: int = 1,
        hand: int | None = None,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = env_setup(game, players, options, hands, hand)
        seats = self.setup.players
        if seat is not None and not 1 <= whole("seat", seat) <= seats:
            raise ValueError(f"seat is 1 to {seats} or None, not {seat}")
        levels = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != seats - 1:
            raise ValueError(f"there are {seats - 1} opponents at this table, not {len(levels)}")
        self.render_mode = checked_mode(render_mode)
        self.table = OneTable(self.setup)
        self.illegal_reward = float(self.setup.encoder.worst - 1) if illegal_reward is None else illegal_reward
        self.observation_space = space_of(self.table)
        self.action_space = spaces.Discrete(self.table.actions)
        self._wanted = seat
        try:
            self._levels: list[Player] = [players_of(game, level) for level in levels]
        except Malformed as error:
            raise ValueError(Words("en").malformed(error)) from None
        self._thinking = Random(0)
        self.seat = 0 if seat is None else seat - 1
        """The learner's seat in this episode, from 0."""

    def action_masks(self) -> Array:
        """The mask as sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(bool)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self.setup.players))
        self._thinking = Random(int(self.np_random.integers(2**62)))
        while True:
            # An opponent could end the hand before the learner was ever asked: that is no episode.
            self.table.begin(int(self.np_random.integers(2**62)))
            self._let_others_play()
            if self.table.episode.seat == self.seat:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.table.episode
        legal = episode.seat == self.seat and self.action_space.contains(action) and self.table.mask(self.seat)[action]
        if not legal:
            return self._seen(), self.illegal_reward, True, False, {**self._info(), "illegal": True}
        episode.act(int(action))
        reward = float(episode.rewards[self.seat]) + self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, episode.seat < 0, False, self._info()

    def _let_others_play(self) -> float:
        """Lets the others play until the learner is asked or all is over; returns the learner's reward on the way."""
        episode = self.table.episode
        won = 0.0
        while episode.seat >= 0 and episode.seat != self.seat:
            seat = int(episode.seat)
            player = self._levels[seat if seat < self.seat else seat - 1]
            move = player(episode.state.view(seat), self._thinking)
            if move is None:
                episode.act(episode.encoder.wait)
            else:
                episode.play(seat, move)
            won += float(episode.rewards[self.seat])
        return won

    def _seen(self) -> Observation:
        return self.table.shown(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat + 1, "scores": [int(score) for score in self.table.episode.state.table.scores]}

    def render(self) -> Any:
        return render(self.setup, self.table.episode, self.render_mode)
