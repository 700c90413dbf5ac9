"""The way from a seed to shuffled cards: deals are fixed beforehand, and anybody can check them.

    key     HMAC-SHA-256, keyed with the 32 bytes of the seed, of the seats' words in seat order, each as UTF-8 behind
            its length in bytes (4 bytes, big-endian); a seat without a word gives the empty word
    stream  HMAC-SHA-256, keyed with the key, of the ASCII text "hand/shuffle/counter", counter 0, 1, 2 ... : blocks of
            32 bytes, read as eight 32-bit big-endian numbers each. Hands count from 1, shuffles of a hand from 0
    shuffle Fisher-Yates from the last place down: place i changes with place j, where j is the next number of the
            stream modulo i + 1; numbers at or above the last multiple of i + 1 below 2**32 are skipped

SHA-256 of the seed is published before the seats choose their words; the seed itself after the match.
"""

import hashlib
import hmac
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES: Final = 32
_RANGE: Final = 1 << 32


def commitment(seed: bytes) -> str:
    """The digest published before the first deal: it fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()


def mix(cards: vec[i64], rng: Random) -> vec[i64]:
    """The cards in any order, each as likely (Fisher-Yates)."""
    mixed = cards[:]
    for place in range(len(mixed) - 1, 0, -1):
        other = rng.randrange(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


@final
class Shuffler:
    """The shuffles of one match."""

    def __init__(self, seed: bytes, words: list[str]) -> None:
        said = b""
        for word in words:
            spelled = word.encode()
            said += len(spelled).to_bytes(4, "big") + spelled
        self._key: Final = hmac.digest(seed, said, "sha256")

    def permute(self, cards: vec[i64], hand: i64, shuffle: i64) -> vec[i64]:
        """The cards in the order that shuffle number `shuffle` of `hand` gives them."""
        shuffled = cards[:]
        numbers = _Stream(self._key, f"{hand}/{shuffle}/")
        for place in range(len(shuffled) - 1, 0, -1):
            chosen = numbers.below(place + 1)
            shuffled[place], shuffled[chosen] = shuffled[chosen], shuffled[place]
        return shuffled


@final
class _Stream:
    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._block = b""
        self._at = 0

    def below(self, limit: int) -> int:
        """The next number, uniform from 0 up to but not including `limit`."""
        skipped_from = _RANGE - _RANGE % limit
        while True:
            number = self._next()
            if number < skipped_from:
                return number % limit

    def _next(self) -> int:
        if self._at == len(self._block):
            text = f"{self._label}{self._counter}"
            self._block = hmac.digest(self._key, text.encode("ascii"), "sha256")
            self._counter += 1
            self._at = 0
        number = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return number
