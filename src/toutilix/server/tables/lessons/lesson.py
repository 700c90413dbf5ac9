"""A lesson as it is written down: the cards, what the coach says, what the learner may do and what the bots answer."""

from dataclasses import dataclass

LEARNER = 0
"""The learner sits at seat 1, which leads the first hand."""


@dataclass(frozen=True)
class Step:
    """One thing to learn. `says` is the id of the coach's words. `moves` are what the learner may do then; those that
    an earlier choice has made impossible do not count. `then` is what the bots do next, each move behind its seat."""

    says: str
    moves: tuple[str, ...]
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """`hands` are dealt from seat 1 on, and `stock` lies on top of what is left. After the last step the learner plays
    the hand to its end against bots; `own` and `end` are the ids of what the coach says meanwhile and afterwards."""

    game: str
    hands: tuple[str, ...]
    steps: tuple[Step, ...]
    own: str
    end: str
    stock: str = ""

    @property
    def players(self) -> int:
        return len(self.hands)
