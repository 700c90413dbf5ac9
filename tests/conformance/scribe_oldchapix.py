"""Somebody at the Oldchapix table who writes down what the events tell and nothing else."""

from collections.abc import Iterable

from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        players = int(game.players)
        self._players = players
        self._seat = seat
        self._seen: Document = {
            "hand": 0,
            "scores": [0] * players,
            "over": 1,
            "to_shuffle": False,
            "turn": -1,
            "leader": -1,
        }
        self._trick: list[int] = []
        self._captured: list[set[int]] = [set() for _ in range(players)]
        self._cards: set[int] = set()
        self._tricks: list[int] = []
        self._gone = 0
        self._counts = [0] * players
        self._won = [0] * players

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards]
        match event.id:
            case "engine.hand_begins":
                self._seen |= {"hand": event["hand"], "leader": seat, "over": 0}
                self._tricks, self._cards, self._trick, self._gone = [], set(), [], 0
                self._captured = [set() for _ in range(self._players)]
                self._won = [0] * self._players
            case "engine.dealt":
                self._counts[seat] = len(cards)
                if seat == self._seat:
                    self._cards = set(cards)
            case "oldchapix.led" | "oldchapix.played":
                self._trick += cards
                self._counts[seat] -= 1
                if seat == self._seat:
                    self._cards -= set(cards)
            case "oldchapix.took" | "oldchapix.took_danger":
                self._captured[seat] |= set(cards)
                self._won[seat] += 1
                self._tricks.append(packed(self._trick, int(str(self._seen["leader"])), seat))
                self._gone |= mask(self._trick)
                self._trick = []
                self._seen |= {"leader": seat, "turn": seat}
            case "engine.turn":
                self._seen["turn"] = seat
            case "engine.hand_ends":
                self._seen |= {"turn": -1, "over": 2 if event["hand"] == 5 else 1}
            case "engine.total":
                scores = self._seen["scores"]
                assert isinstance(scores, list)
                scores[seat] = event["points"]
            case _:
                pass

    def document(self) -> Document:
        table = self._seen | {
            "trick": list(self._trick),
            "counts": self._counts,
            "tricks_won": self._won,
            "captured": [mask(cards) for cards in self._captured],
        }
        seen: Document = {"seat": self._seat, "table": table}
        if self._seat >= 0:
            seen["own"] = {"cards": mask(self._cards)}
            seen["memory"] = {"tricks": self._tricks, "gone": self._gone}
        return seen


def mask(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)


def packed(trick: list[int], leader: int, taker: int) -> int:
    """A trick as the memory keeps it: who took it, who led, then each card in six bits."""
    return taker + 8 * leader + sum(card << (6 + 6 * place) for place, card in enumerate(trick))
