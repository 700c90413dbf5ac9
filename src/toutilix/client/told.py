"""The messages of the server, put together into the view of the seat."""

from collections.abc import Mapping
from typing import Any

from toutilix.api.facts import read_fact
from toutilix.api.view import PublicView
from toutilix.engine.act import NO_SEAT, Act
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.scribe import BaseScribe
from toutilix.games import find


class ToldMatch:
    """One match as one seat (from 0) was told of it. A `welcome` begins it, every `happened` adds an act."""

    def __init__(self, welcome: Mapping[str, Any]) -> None:
        about = welcome["about"]
        self._kind: AnyKind = find(about["game"])
        self._game: Game = self._kind.game(about["players"], about["options"])
        self._seat = int(welcome["seat"]) - 1
        self.match: int = welcome["match"]
        self.n: int = welcome["n"]
        self._acts: list[Act] = []
        self._scores: list[int] = welcome["table"].get("scores", [])
        """The scores of the hands that ended before the oldest act that the server remembers."""
        for told in welcome.get("log", []):
            self._take(told)
        self._scribe = self._heard()

    @property
    def begun(self) -> bool:
        """In the lobby there is no match yet."""
        return bool(self._acts)

    def happened(self, told: Mapping[str, Any]) -> None:
        """Add an act; one that is undone leaves as if it had never been."""
        self.n = told["n"]
        if self._take(told):
            for event in self._acts[-1].events:
                self._scribe.hear(event)
        else:
            self._scribe = self._heard()

    def view(self) -> PublicView:
        """The seat's present view: the same that a bot of the server would get in its place."""
        seen = self._kind.notation.read_view(self._game, self._scribe.document())
        deals = [at for at, act in enumerate(self._acts) if act.is_deal]
        return PublicView._of(self._kind, seen, self._acts[deals[-1] :])

    def _take(self, told: Mapping[str, Any]) -> bool:
        """Is this an act that adds something? An undo takes the one before it away."""
        seat = told.get("seat")
        move = told.get("move")
        if seat is not None and move is None:
            self._acts.pop()
            return False
        read = None if move is None else self._kind.notation.read_move(move["text"])
        events = [_event(event) for event in told["events"]]
        self._acts.append(Act(told["n"], NO_SEAT if seat is None else seat - 1, read, events))
        return True

    def _heard(self) -> BaseScribe:
        scribe = self._kind.scribe(self._game, self._seat)
        totals = any(event.id == "engine.total" for act in self._acts for event in act.events)
        if self._scores and not totals:
            scribe.scores = list(self._scores)
        for act in self._acts:
            for event in act.events:
                scribe.hear(event)
        return scribe


def _event(told: Mapping[str, Any]) -> Event:
    fields = {name: value for name, value in told.items() if name != "id"}
    type, (a, b, c, d), cards = read_fact(told["id"], fields)
    return Event(type, a, b, c, d, cards)
