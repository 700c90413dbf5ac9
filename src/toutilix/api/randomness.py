"""Random numbers for programs: the same on every machine and version, and they can be copied and pickled."""

import random
import secrets
from collections.abc import Mapping, MutableSequence, Sequence, Sized
from typing import TypeVar

from librt.random import Random

from toutilix.api.errors import wrong
from toutilix.api.naming import public

T = TypeVar("T")
_MASK = (1 << 64) - 1


@public("Random")
class PublicRandom:
    """Random numbers from a seed (SplitMix64): the same seed gives the same numbers everywhere, for good.

    Without a seed, a fresh one is taken from the system.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int | None = None) -> None:
        if seed is not None and not isinstance(seed, int):
            raise wrong("api.random_seed", given=type(seed).__name__)
        self._state = secrets.randbits(64) if seed is None else seed & _MASK

    def getrandbits(self, bits: int) -> int:
        """A number of that many random bits, at most 64."""
        if not isinstance(bits, int) or not 0 < bits <= 64:
            raise wrong("api.random_bits", given=repr(bits))
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return (mixed ^ (mixed >> 31)) >> (64 - bits)

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.getrandbits(53) / (1 << 53)

    def randrange(self, stop: int) -> int:
        """A whole number from 0 up to but not including `stop`, each as likely."""
        if not isinstance(stop, int) or not 0 < stop <= 1 << 62:
            raise wrong("api.random_range", given=repr(stop))
        limit = (1 << 63) - (1 << 63) % stop
        while True:
            number = self.getrandbits(63)
            if number < limit:
                return number % stop

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely."""
        in_order = isinstance(items, Sized) and hasattr(items, "__getitem__") and not isinstance(items, Mapping)
        if not in_order or not len(items):
            raise wrong("api.random_items", given=repr(items))
        return items[self.randrange(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in any order, each as likely."""
        if not isinstance(items, MutableSequence):
            raise wrong("api.random_order", given=repr(items))
        for place in range(len(items) - 1, 0, -1):
            other = self.randrange(place + 1)
            items[place], items[other] = items[other], items[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicRandom) and self._state == other._state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """A generator that continues with the same numbers."""
        return f"Random({self._state})"

    def __reduce__(self) -> tuple[type["PublicRandom"], tuple[int]]:
        return PublicRandom, (self._state,)


Chance = PublicRandom | random.Random | int | None
"""Where a method takes chance: a generator, a seed, or None for a fresh one."""


def chance_seed(rng: Chance) -> int:
    """One seed for the engine's own generator."""
    if isinstance(rng, int) and not isinstance(rng, bool):
        return rng & (_MASK >> 1)
    if rng is None:
        return secrets.randbits(63)
    if not isinstance(rng, PublicRandom | random.Random):
        raise wrong("api.random_seed", given=type(rng).__name__)
    return rng.getrandbits(63)


def engine_random(rng: Chance) -> Random:
    return Random(chance_seed(rng))
