"""The latest acts of a match, for people who come back and want to hear what they missed."""

from toutilix.engine.act import Act
from toutilix.engine.facts import seen_events
from toutilix.engine.match import Match
from toutilix.engine.notation import Document
from toutilix.server.tables.telling import act_document

MOST_AT_ONCE = 100
"""Acts in one message: what a stranger makes long must not take long for everybody."""


class RecentActs:
    """Acts back to the deal before the last one. `_after` is the state number before the oldest of them."""

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self._after = 0

    def add(self, act: Act) -> None:
        if act.is_deal:
            self._forget_before_last_deal()
        self._acts.append(act)

    def since(self, match: Match, n: int, seat: int) -> list[Document]:
        """The latest acts after state `n`, as a seat or a spectator saw them."""
        return _seen(match, self._acts[self._first_since(n) :], seat)

    def knows_all_since(self, n: int) -> bool:
        return n >= self._after and self._place_after(n) == self._first_since(n)

    def has_before(self, n: int) -> bool:
        """Are there acts before those that `since` gives?"""
        return self._first_since(n) > 0

    def before(self, match: Match, n: int, seat: int) -> list[Document]:
        """The latest acts that led to states before `n`."""
        end = self._place_after(n - 1)
        return _seen(match, self._acts[max(0, end - MOST_AT_ONCE) : end], seat)

    def has_before_page(self, n: int) -> bool:
        """Are there acts before those that `before` gives?"""
        return self._place_after(n - 1) > MOST_AT_ONCE

    def _first_since(self, n: int) -> int:
        return max(self._place_after(n), len(self._acts) - MOST_AT_ONCE)

    def _place_after(self, n: int) -> int:
        """The place of the first act after state `n`."""
        low, high = 0, len(self._acts)
        while low < high:
            middle = (low + high) // 2
            if self._acts[middle].number > n:
                high = middle
            else:
                low = middle + 1
        return low

    def _forget_before_last_deal(self) -> None:
        deals = [at for at, act in enumerate(self._acts) if act.is_deal]
        if deals and deals[-1]:
            self._after = self._acts[deals[-1] - 1].number
            del self._acts[: deals[-1]]


def _seen(match: Match, acts: list[Act], seat: int) -> list[Document]:
    return [act_document(match, act, seen_events(act.events, seat)) for act in acts]
