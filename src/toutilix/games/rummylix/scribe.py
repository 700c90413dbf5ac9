"""The scribe at the Rummylix table."""

from toutilix.cards import FIRECRACKER, STAR, UNSEEN, face_of
from toutilix.engine.facts import Event
from toutilix.engine.notation import Document
from toutilix.engine.scribe import NOBODY, BaseScribe, packed

BEGAN, DREW, TOOK, PLAYED, DISCARDED, TURNED = range(6)
DRAW, PLAY = range(2)
LEFT = 1


class RummylixScribe(BaseScribe):
    def begin(self) -> None:
        super().begin()
        self._step = DRAW
        self._stock = 0
        self._discard: list[int] = []
        self._runs: list[tuple[int, list[int], int]] = []
        self._opened = 0
        self._star = False
        self._idle = 0
        self._removed: list[int] = []
        self._shown: list[list[int]] = []
        self._arrived: list[int] = []
        self._known: list[list[int]] = [[] for _ in range(self.players)]
        self._history: list[int] = []

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "turned_up":
                self._discard, self._stock = cards, event["stock"]
                self._history = [packed(BEGAN, 0, cards[0] if cards else int(UNSEEN))]
            case "drew":
                self._stock -= len(cards)
                self.counts[seat] += len(cards)
                self._history += [packed(DREW, seat)] * len(cards)
                self._step = PLAY
                if seat == self.seat:
                    self.cards += cards
                    self._arrived += cards
            case "took":
                self._discard.pop()
                self.counts[seat] += 1
                self._known[seat] += cards
                self._history.append(packed(TOOK, seat, cards[0]))
                self._step = PLAY
                if seat == self.seat:
                    self.cards += cards
            case "opened":
                self._opened |= 1 << seat
            case "laid":
                self._runs.append((seat, cards, 0))
                assert event["run"] == len(self._runs) - 1
                self._lose(seat, cards)
            case "added" | "placed" | "swapped" | "blocked" | "unblocked":
                self._hear_at_run(what, seat, cards, event)
            case "discarded":
                idle = self._idle + 1
                self._lose(seat, cards, DISCARDED)
                self._idle = idle
                self._discard += cards
                self._step = PLAY
            case "pile_turned":
                assert event["stock"] == len(self._discard)
                self._turn_over()
            case "pile_waits":
                self.to_draw, self.turn = (seat, event["due"], event["turn"]), NOBODY
            case "pile_shuffled":
                assert event["stock"] == len(self._discard)
                assert self.to_draw is not None
                self.turn, self.to_draw = self.to_draw[0], None
                self._turn_over()
            case "nothing_to_draw":
                self.turn, self._step = seat, PLAY
            case "out":
                self._shown = [[] for _ in range(self.players)]
            case "score_taken":
                self._shown[event["loser"]] = cards

    def _hear_at_run(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        number = event["run"]
        owner, run, blocked = self._runs[number]
        assert event["owner"] == owner
        match what:
            case "added" | "placed":
                self._runs[number] = (owner, cards + run if event["side"] == LEFT else run + cards, blocked)
                if what == "placed":
                    self._star, self._idle = False, 0
                else:
                    self._lose(seat, cards)
            case "swapped":
                card, star = cards
                self._runs[number] = (owner, [card if lying == star else lying for lying in run], blocked)
                self._star = True
                self._lose(seat, [card])
            case "blocked":
                self._runs[number] = (owner, run, blocked | event["side"])
                self._lose(seat, [int(FIRECRACKER)])
            case "unblocked":
                self._runs[number] = (owner, run, blocked & ~event["side"])
                self._removed += [int(STAR), int(FIRECRACKER)]
                self._lose(seat, [int(STAR)])

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        if what == "turn" and self.turn not in (NOBODY, seat):
            self._step = DRAW if self._stock or self._discard else PLAY
        super().hear_engine(what, seat, cards, event)
        if what == "hand_begins":
            self.turn = NOBODY
        elif what == "dealt" and seat == self.seat:
            self._arrived = list(cards)

    def _lose(self, seat: int, cards: list[int], how: int = PLAYED) -> None:
        self._idle = 0
        self.counts[seat] -= len(cards)
        for card in (int(face_of(card)) for card in cards):
            self._history.append(packed(how, seat, card))
            if card in self._known[seat]:
                self._known[seat].remove(card)
            if seat == self.seat:
                self.cards.remove(card)

    def _turn_over(self) -> None:
        self._stock, self._discard = len(self._discard), []
        self._history.append(packed(TURNED))

    def table(self) -> Document:
        return {
            "step": self._step,
            "stock": self._stock,
            "discard": len(self._discard),
            "top": self._discard[-1] if self._discard else -1,
            "runs": [[owner, blocked, *cards] for owner, cards, blocked in self._runs],
            "opened": self._opened,
            "star_to_place": self._star,
            "idle": self._idle,
            "removed": self._removed,
            "shown": self._shown,
            **self.draws(),
        }

    def own(self) -> Document:
        return {"cards": sorted(self.cards), "arrived": self._arrived}

    def memory(self) -> Document:
        known = [sorted(cards) for cards in self._known]
        return {"discard": self._discard, "known": known, "history": self._history}


SCRIBE = RummylixScribe
