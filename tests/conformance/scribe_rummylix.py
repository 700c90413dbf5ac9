"""Somebody at the Rummylix table who writes down what the events tell and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, STAR, card_text, cards_text, face_of
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document

SIDES = ("none", "left", "right", "both")


def text(cards: list[int]) -> str:
    return cards_text(vec[i64](cards))


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        self._players = int(game.players)
        self._seat = seat
        self._seen: Document = {
            "seat": seat + 1 if seat >= 0 else None,
            "hand": 0,
            "over": "hand",
            "to_shuffle": False,
            "turn": None,
            "step": "draw",
            "to_draw": None,
        }
        self._scores = [0] * self._players
        self._begin()

    def _begin(self) -> None:
        self._stock = 0
        self._discard: list[int] = []
        self._runs: list[tuple[int, list[int], int]] = []
        self._opened = [False] * self._players
        self._star = False
        self._idle = 0
        self._removed: list[int] = []
        self._counts = [0] * self._players
        self._shown: list[str] = []
        self._cards: list[int] = []
        self._arrived: list[int] = []
        self._known: list[list[int]] = [[] for _ in range(self._players)]
        self._acts: list[str] = []
        self._drawing: int | None = None

    def hear(self, event: Event) -> None:
        seat, number = int(event.seat), int(event.number)
        cards = [int(card) for card in event.cards]
        game, _, what = event.id.partition(".")
        if game == "engine":
            self._hear_engine(what, seat, cards, event)
            return
        side = 1 if what.endswith("_left") else 2
        match what.removesuffix("_left").removesuffix("_right"):
            case "turned_up":
                self._discard, self._stock = cards, number
                self._acts = [" ".join(["turned up", *map(card_text, cards)])]
            case "drew":
                self._stock -= len(cards)
                self._counts[seat] += len(cards)
                self._acts += [f"{seat + 1} draw"] * len(cards)
                self._seen["step"] = "play"
                if seat == self._seat:
                    self._cards += cards
                    self._arrived += cards
            case "took":
                self._discard.pop()
                self._counts[seat] += 1
                self._known[seat] += cards
                self._acts.append(f"{seat + 1} take {text(cards)}")
                self._seen["step"] = "play"
                if seat == self._seat:
                    self._cards += cards
            case "opened":
                self._opened[seat] = True
            case "laid":
                self._runs.append((seat, cards, 0))
                assert number == len(self._runs)
                self._lose(seat, cards)
            case "added" | "placed" as how:
                owner, run, blocked = self._runs[number - 1]
                self._runs[number - 1] = (owner, cards + run if side == 1 else run + cards, blocked)
                if how == "placed":
                    self._star, self._idle = False, 0
                else:
                    self._lose(seat, cards)
            case "swapped":
                owner, run, blocked = self._runs[number - 1]
                self._runs[number - 1] = (owner, [cards[0] if card == cards[1] else card for card in run], blocked)
                self._star = True
                self._lose(seat, cards[:1])
            case "blocked":
                owner, run, blocked = self._runs[number - 1]
                self._runs[number - 1] = (owner, run, blocked | side)
                self._lose(seat, [int(FIRECRACKER)])
            case "unblocked":
                owner, run, blocked = self._runs[number - 1]
                self._runs[number - 1] = (owner, run, blocked & ~side)
                self._removed += [int(STAR), int(FIRECRACKER)]
                self._lose(seat, [int(STAR)])
            case "discarded":
                idle = self._idle + 1
                self._lose(seat, cards, "discard")
                self._idle = idle
                self._discard += cards
                self._seen["step"] = "play"
            case "pile_turned":
                self._turn_over()
            case "pile_waits":
                waiting = {"seat": seat + 1, "cards": number, "turn": int(event.other) + 1}
                self._seen |= {"to_shuffle": True, "turn": None, "to_draw": waiting}
                self._drawing = seat + 1
            case "pile_shuffled":
                self._seen |= {"to_shuffle": False, "to_draw": None, "turn": self._drawing}
                self._turn_over()
            case "nothing_to_draw":
                self._seen |= {"turn": seat + 1, "step": "play"}
            case "out":
                self._shown = [""] * self._players
            case "score_taken":
                self._shown[int(event.other)] = text(cards)
            case _:
                pass

    def _hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "hand_begins":
                self._begin()
                self._seen |= {"hand": int(event.number), "over": None, "step": "draw", "turn": None}
            case "dealt":
                self._counts[seat] = len(cards)
                if seat == self._seat:
                    self._cards, self._arrived = sorted(cards), list(cards)
            case "turn":
                if self._seen["turn"] not in (None, seat + 1):
                    self._seen["step"] = "draw" if self._stock or self._discard else "play"
                self._seen["turn"] = seat + 1
            case "hand_ends":
                self._seen |= {"turn": None, "over": "match" if event.number == self._players else "hand"}
            case "total":
                self._scores[seat] = int(event.points)
            case _:
                pass

    def _lose(self, seat: int, cards: list[int], how: str = "play") -> None:
        self._idle = 0
        self._counts[seat] -= len(cards)
        for card in (int(face_of(card)) for card in cards):
            self._acts.append(f"{seat + 1} {how} {card_text(card)}")
            if card in self._known[seat]:
                self._known[seat].remove(card)
            if seat == self._seat:
                self._cards.remove(card)

    def _turn_over(self) -> None:
        self._stock, self._discard = len(self._discard), []
        self._acts.append("turned over")

    def document(self) -> Document:
        seen = self._seen | {
            "scores": self._scores,
            "stock": self._stock,
            "discard": len(self._discard),
            "top": card_text(self._discard[-1]) if self._discard else None,
            "runs": [
                {"owner": owner + 1, "cards": text(cards), "blocked": SIDES[blocked]}
                for owner, cards, blocked in self._runs
            ],
            "opened": self._opened,
            "star_to_place": self._star,
            "idle": self._idle,
            "removed": text(self._removed),
            "counts": self._counts,
            "shown": self._shown,
        }
        if self._seat >= 0:
            seen |= {
                "cards": text(sorted(self._cards)),
                "arrived": text(self._arrived),
                "discards": text(self._discard),
                "known": [text(sorted(cards)) for cards in self._known],
                "acts": self._acts,
            }
        return seen
