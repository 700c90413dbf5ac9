"""Thousands of tables in step: one action for each, then every observation and mask in one buffer."""

from typing import Final, final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.adapters.episode import Episode
from toutilix.engine.encoding import BYTE, AnyEncoder
from toutilix.engine.view import NO_SEAT

_SEEDS: Final[i64] = 1 << 62
_BLOCK: Final[i64] = 16
"""The tables whose memory is fetched at the same time."""
_MANY: Final[i64] = 256
"""Fewer tables stay in the cache."""
_DEPTHS: Final[i64] = 4


@final
class Batch:
    """The vectors are written in place and never replaced. A table that is over begins again in the same step: `done`
    says so, `rewards` are those of the episode that ended, and observation and mask are the new one's."""

    def __init__(self, encoder: AnyEncoder, tables: i64, first: i64, hands: i64) -> None:
        self.encoder: Final = encoder
        self.tables: Final = tables
        self._first: Final = first
        self._hands: Final = hands
        self._episodes: list[Episode] = []
        self._touched: i64 = 0
        self.observations: Final = vec[i64]([0] * (tables * encoder.words))
        self.masks: Final = vec[i64]([0] * (tables * encoder.mask_words))
        self.rewards: Final = vec[i64]([0] * (tables * encoder.game.players))
        self.seats: Final = vec[i64]([0] * tables)
        self.done: Final = vec[i64]([0] * tables)

    def reset(self, seed: i64) -> None:
        """New matches; each table has random numbers of its own, whatever the number of tables."""
        seeds = Random(seed)
        rewards = self.rewards
        for place in range(len(rewards)):
            rewards[place] = 0
        self._episodes = []
        for number in range(self.tables):
            episode = Episode(self.encoder, self._first, self._hands, Random(seeds.randrange(_SEEDS)))
            episode.begin()
            self._episodes.append(episode)
            self.done[number] = 0
            self._look(episode, number)

    def first_illegal(self, actions: bytes) -> i64:
        """The first table whose action (64 bits each, little-endian) its mask does not allow; -1 if all may act."""
        masks = self.masks
        width = self.encoder.mask_words
        many: i64 = len(self.encoder.actions)
        for number in range(self.tables):
            action = read_i64_le(actions, 8 * number)
            if not 0 <= action < many or masks[number * width + (action >> 3)] & BYTE[action & 7] == 0:
                return number
        return -1

    def step(self, actions: bytes) -> None:
        """One legal action for each table. Thousands of them do not fit the processor's cache, so that a table is
        finished with before the next one, and the memory of several is fetched ahead."""
        players = self.encoder.game.players
        rewards = self.rewards
        done = self.done
        episodes = self._episodes
        for number in range(self.tables):
            if number % _BLOCK == 0 and self.tables >= _MANY:
                self._touch(number, min(number + _BLOCK, self.tables))
            episode = episodes[number]
            was_paid = episode.paid or done[number] != 0
            episode.act(read_i64_le(actions, 8 * number))
            if episode.paid or was_paid:
                for seat in range(players):
                    rewards[number * players + seat] = episode.rewards[seat]
            if episode.seat == NO_SEAT:
                done[number] = 1
                episode.begin()
            elif was_paid:
                done[number] = 0
            self._look(episode, number)

    def _touch(self, first: i64, end: i64) -> None:
        episodes = self._episodes
        found: i64 = 0
        for number in range(first, end):
            found ^= episodes[number].touch()
        for depth in range(_DEPTHS):
            for number in range(first, end):
                found ^= episodes[number].state.touch(depth)
        self._touched = found

    def _look(self, episode: Episode, number: i64) -> None:
        encoder = self.encoder
        seat = episode.seat
        view = episode.state.look(seat)
        encoder.observe(view, episode.draft, self.observations, number * encoder.words)
        encoder.mark(view, episode.draft, self.masks, number * encoder.mask_words)
        self.seats[number] = seat
