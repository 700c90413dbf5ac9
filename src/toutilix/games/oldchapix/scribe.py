"""The scribe at the Oldchapix table."""

from toutilix.engine.facts import Event
from toutilix.engine.notation import Document
from toutilix.engine.scribe import NOBODY, BaseScribe, mask


class OldchapixScribe(BaseScribe):
    def begin(self) -> None:
        super().begin()
        self._leader = NOBODY
        self._trick: list[int] = []
        self._tricks: list[int] = []
        self._gone = 0
        self._won = [0] * self.players
        self._captured: list[set[int]] = [set() for _ in range(self.players)]

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        super().hear_engine(what, seat, cards, event)
        if what == "hand_begins":
            self._leader = seat

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "led" | "played":
                self._trick += cards
                self.counts[seat] -= 1
                if seat == self.seat:
                    self.cards.remove(cards[0])
            case "took" | "took_danger":
                self._captured[seat] |= set(cards)
                self._won[seat] += 1
                self._tricks.append(packed_trick(self._trick, self._leader, seat))
                self._gone |= mask(self._trick)
                self._trick, self._leader = [], seat

    def table(self) -> Document:
        return {
            "leader": self._leader,
            "trick": self._trick,
            "tricks_won": self._won,
            "captured": [mask(cards) for cards in self._captured],
        }

    def own(self) -> Document:
        return {"cards": mask(self.cards)}

    def memory(self) -> Document:
        return {"tricks": self._tricks, "gone": self._gone}


def packed_trick(trick: list[int], leader: int, taker: int) -> int:
    """A trick as the memory keeps it: who took it, who led, then each card in six bits."""
    return taker + 8 * leader + sum(card << (6 + 6 * place) for place, card in enumerate(trick))


SCRIBE = OldchapixScribe
