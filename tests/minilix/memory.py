"""The memory that all seats of a Minilix table share: the cards that were played, each with its seat, in order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.view import Memory

PLAYED: Final[i64] = 0


@final
class MinilixMemory(Memory):
    def __init__(self, entries: vec[i64]) -> None:
        self.entries: vec[i64] = entries
