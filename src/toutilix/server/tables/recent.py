"""The latest acts of a match, for people who come back and want to hear what they missed."""

from toutilix.engine.act import Act
from toutilix.engine.facts import seen_events
from toutilix.engine.match import Match
from toutilix.engine.notation import Document
from toutilix.server.tables.telling import act_document


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
        """The acts after state `n`, as a seat or a spectator saw them."""
        return [act_document(match, act, seen_events(act.events, seat)) for act in self._acts if act.number > n]

    def knows_all_since(self, n: int) -> bool:
        return n >= self._after

    def _forget_before_last_deal(self) -> None:
        deals = [at for at, act in enumerate(self._acts) if act.is_deal]
        if deals and deals[-1]:
            self._after = self._acts[deals[-1] - 1].number
            del self._acts[: deals[-1]]
