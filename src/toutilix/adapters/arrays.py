"""Numpy arrays over the words that the core writes, and the actions of a game as features."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.adapters.env_setup import EnvSetup
from toutilix.adapters.episode import Episode
from toutilix.cards import COLOURS, LETTERS
from toutilix.engine.encoding import AnyEncoder
from toutilix.engine.moves import SIDES

Array = np.ndarray[Any, Any]


def bytes_of(words: vec[i64], rows: int) -> Array:
    """The words as rows of bytes, without copying: numpy may read them, and sees what the core writes next."""
    return np.frombuffer(memoryview(words), np.int8).reshape(rows, -1)


def numbers_of(words: vec[i64], rows: int) -> Array:
    return np.frombuffer(memoryview(words), np.int64).reshape(rows, -1)


class OneTable:
    """An episode whose observation and mask are numpy arrays."""

    def __init__(self, setup: EnvSetup) -> None:
        self.setup = setup
        self.encoder = setup.encoder
        self.episode = Episode(setup.encoder, setup.first, setup.hands, Random(0))
        self.size = 8 * int(setup.encoder.words)
        self.actions = len(setup.encoder.actions)
        self._words = vec[i64]([0] * int(setup.encoder.words))
        self._mask_words = vec[i64]([0] * int(setup.encoder.mask_words))
        self._bytes: Array = bytes_of(self._words, 1)[0]
        self._mask: Array = bytes_of(self._mask_words, 1)[0][: self.actions]

    def begin(self, seed: int) -> None:
        self.episode.rng = Random(seed)
        self.episode.begin()

    def observation(self, seat: int) -> Array:
        """A copy, which is the learner's to keep."""
        self.episode.observe(seat, self._words, 0)
        return self._bytes.copy()

    def mask(self, seat: int) -> Array:
        """Empty for a seat that is not asked."""
        if seat != self.episode.seat:
            return np.zeros(self.actions, np.int8)
        self.episode.mark(self._mask_words, 0)
        return self._mask.copy()

    def shown(self, seat: int) -> dict[str, Array]:
        return {"observation": self.observation(seat), "action_mask": self.mask(seat)}


def planes_of(encoder: AnyEncoder) -> dict[str, slice]:
    """Where each plane lies in an observation."""
    return {plane.name: slice(plane.at, plane.at + plane.size) for plane in encoder.planes}


class ActionFeatures:
    """Every action as a row of numbers, for learners that score actions: its verb, its letter, its colour, whether a
    star goes, and its run, seat, number or length as parts of ten."""

    def __init__(self, encoder: AnyEncoder) -> None:
        self._encoder = encoder

    @cached_property
    def names(self) -> list[str]:
        verbs = dict.fromkeys(action.verb for action in self._encoder.actions)
        return [*verbs, *LETTERS, *COLOURS[:2], "star", "number", "length", "left", "right"]

    @cached_property
    def matrix(self) -> Array:
        """A row for each action id, a column for each name."""
        place: Mapping[str, int] = {name: at for at, name in enumerate(self.names)}
        found = np.zeros((len(self._encoder.actions), len(place)), np.float32)
        for row, action in zip(found, self._encoder.actions, strict=True):
            row[place[action.verb]] = 1
            if action.letter >= 0:
                row[place[LETTERS[action.letter]]] = 1
            if action.colour >= 0:
                row[place[COLOURS[action.colour]]] = 1
            row[place["star"]] = action.star
            row[place["number"]] = max(0, int(action.number) + 1) / 10
            row[place["length"]] = int(action.length) / 10
            if action.side:
                row[place[SIDES[action.side]]] = 1
        found.flags.writeable = False
        return found


class WithPlanes:
    """An environment that tells what its observations and actions mean."""

    setup: EnvSetup

    @property
    def planes(self) -> dict[str, slice]:
        return planes_of(self.setup.encoder)

    @cached_property
    def action_features(self) -> Array:
        """A row for each action id, for learners that score actions."""
        return ActionFeatures(self.setup.encoder).matrix
