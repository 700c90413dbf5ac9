"""The scribe at the Minilix table."""

from toutilix.engine.facts import Event
from toutilix.engine.notation import Document
from toutilix.engine.scribe import NOBODY, BaseScribe, packed


class MinilixScribe(BaseScribe):
    def begin(self) -> None:
        super().begin()
        self._leader = NOBODY
        self._points = [0] * self.players
        self._trick: list[int] = []
        self._entries: list[int] = []

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        super().hear_engine(what, seat, cards, event)
        if what == "hand_begins":
            self._leader = seat

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "played":
                self.counts[seat] -= 1
                self._trick += cards
                self._entries.append(packed(0, seat, cards[0]))
                if seat == self.seat:
                    self.cards.remove(cards[0])
            case "took":
                self._points[seat] += 1
                self._trick, self._leader = [], seat

    def table(self) -> Document:
        return {"leader": self._leader, "trick": self._trick, "points": self._points}

    def own(self) -> Document:
        return {"cards": self.cards}

    def memory(self) -> Document:
        return {"entries": self._entries}


SCRIBE = MinilixScribe
