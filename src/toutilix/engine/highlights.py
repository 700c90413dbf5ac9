"""The best and the costliest moment of each seat in a match, from what everybody saw. They are told when it is over."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from toutilix.engine.facts import Event, Fact, seen_events
from toutilix.engine.view import SPECTATOR

if TYPE_CHECKING:
    from toutilix.engine.act import HandActs

BEST = "best"
COSTLIEST = "costliest"


@dataclass(frozen=True)
class Highlight:
    """Something worth telling of `fact.seat`. `worth` is in points, or in what a game counts instead; below 0 it cost.
    `act` is the number of its act."""

    worth: int
    act: int
    fact: Fact


@dataclass(frozen=True)
class KeptHighlight:
    hand: int
    highlight: Highlight


class MatchHighlights:
    """Of each seat only the best and the costliest are kept; of equals the first."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], KeptHighlight] = {}

    def add_hand(self, hand: int, highlights: Iterable[Highlight]) -> None:
        for highlight in highlights:
            key = (int(highlight.fact.seat), BEST if highlight.worth > 0 else COSTLIEST)
            before = self._kept.get(key)
            if highlight.worth and (before is None or abs(highlight.worth) > abs(before.highlight.worth)):
                self._kept[key] = KeptHighlight(hand, highlight)

    def __iter__(self) -> Iterator[tuple[int, str, KeptHighlight]]:
        """Seat, `best` or `costliest`, and what is told: by seat, the best first."""
        for (seat, kind), kept in sorted(self._kept.items()):
            yield seat, kind, kept


def public_events(hand: "HandActs") -> Iterator[tuple[int, Event]]:
    """The events of a hand as everybody saw them, with the numbers of their acts."""
    for act in hand.acts:
        for event in seen_events(act.events, SPECTATOR):
            yield act.number, event
