"""Somebody at the Minilix table who writes down what the events tell and nothing else."""

from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        self._players = int(game.players)
        self._seat = seat
        self._table: dict[str, object] = {"hand": 0, "over": 1, "to_shuffle": False, "turn": -1, "leader": -1}
        self._scores, self._counts, self._points = ([0] * self._players for _ in range(3))
        self._trick: list[int] = []
        self._cards: list[int] = []
        self._entries: list[int] = []

    def hear(self, event: Event) -> None:
        seat, cards = int(event.seat), [int(card) for card in event.cards]
        match event.id:
            case "engine.hand_begins":
                self._table |= {"hand": event["hand"], "over": 0, "leader": seat}
                self._points, self._trick, self._entries = [0] * self._players, [], []
            case "engine.dealt":
                self._counts[seat] = len(cards)
                if seat == self._seat:
                    self._cards = cards
            case "minilix.played":
                self._counts[seat] -= 1
                self._trick += cards
                self._entries.append((cards[0] * 8 + seat) * 16)
                if seat == self._seat:
                    self._cards.remove(cards[0])
            case "minilix.took":
                self._points[seat] += 1
                self._trick = []
                self._table |= {"leader": seat, "turn": seat}
            case "engine.turn":
                self._table["turn"] = seat
            case "engine.hand_ends":
                self._table |= {"turn": -1, "over": 2 if event["hand"] == self._players else 1}
            case "engine.total":
                self._scores[seat] = event["points"]

    def document(self) -> Document:
        table = {**self._table, "scores": self._scores, "counts": self._counts, "trick": self._trick}
        seen: Document = {"seat": self._seat, "table": {**table, "points": self._points}}
        if self._seat >= 0:
            seen |= {"own": {"cards": self._cards}, "memory": {"entries": self._entries}}
        return seen
