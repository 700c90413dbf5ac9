"""Somebody at the Oldchapix table who writes down what the events tell and nothing else."""

from toutilix.cards import card_text
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document

CONTRACTS = ["tricks", "vowels", "mn", "blue_h", "everything"]


def family(card: str) -> str:
    """O1: the colour, and the half of the alphabet."""
    return f"{'pink' if card[1] == 'p' else 'blue'}_{'low' if card[0] <= 'M' else 'high'}"


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        players = int(game.players)
        self._players = players
        self._seat = seat
        self._seen: Document = {
            "seat": seat + 1 if seat >= 0 else None,
            "contract": "tricks",
            "hand": 0,
            "scores": [0] * players,
            "over": "hand",
            "to_shuffle": False,
            "turn": None,
            "leader": None,
        }
        self._trick: list[int] = []
        self._captured: list[set[int]] = [set() for _ in range(players)]
        self._cards: set[int] = set()
        self._tricks: list[str] = []
        self._counts = [0] * players
        self._won = [0] * players

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards]
        match event.id:
            case "engine.hand_begins":
                self._seen |= {"hand": int(event.number), "leader": seat + 1, "over": None}
                self._seen["contract"] = CONTRACTS[int(event.number) - 1]
                self._tricks, self._cards, self._trick = [], set(), []
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
                self._tricks.append(f"{seat + 1}: {' '.join(card_text(card) for card in self._trick)}")
                self._trick = []
                self._seen["leader"] = seat + 1
                self._seen["turn"] = seat + 1
            case "engine.turn":
                self._seen["turn"] = seat + 1
            case "engine.hand_ends":
                self._seen |= {"turn": None, "over": "match" if event.number == 5 else "hand"}
            case "engine.total":
                scores = self._seen["scores"]
                assert isinstance(scores, list)
                scores[seat] = int(event.points)
            case _:
                pass

    def document(self) -> Document:
        seen = self._seen | {
            "trick": " ".join(card_text(card) for card in self._trick),
            "led": family(card_text(self._trick[0])) if self._trick else None,
            "counts": self._counts,
            "tricks_won": self._won,
            "captured": [" ".join(card_text(card) for card in sorted(cards)) for cards in self._captured],
        }
        if self._seat >= 0:
            seen |= {"cards": " ".join(card_text(card) for card in sorted(self._cards)), "tricks": self._tricks}
        return seen
