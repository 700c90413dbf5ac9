"""Somebody at the Rummylix table who writes down what the events tell and nothing else."""

from toutilix.cards import FIRECRACKER, STAR, UNSEEN, face_of
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document

BEGAN, DREW, TOOK, PLAYED, DISCARDED, TURNED = range(6)
DRAW, PLAY = range(2)
LEFT = 1


def packed(kind: int, seat: int = 0, card: int = 0) -> int:
    """What happened to a card, as the memory keeps it: what, who, which card."""
    return kind + 16 * seat + 128 * card


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        self._players = int(game.players)
        self._seat = seat
        self._seen: Document = {
            "hand": 0,
            "over": 1,
            "to_shuffle": False,
            "turn": -1,
            "step": DRAW,
            "draw_seat": -1,
            "draw_count": 0,
            "draw_turn": -1,
        }
        self._scores = [0] * self._players
        self._begin()

    def _begin(self) -> None:
        self._stock = 0
        self._discard: list[int] = []
        self._runs: list[tuple[int, list[int], int]] = []
        self._opened = 0
        self._star = False
        self._idle = 0
        self._removed: list[int] = []
        self._counts = [0] * self._players
        self._shown: list[list[int]] = []
        self._cards: list[int] = []
        self._arrived: list[int] = []
        self._known: list[list[int]] = [[] for _ in range(self._players)]
        self._history: list[int] = []

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards]
        game, _, what = event.id.partition(".")
        if game == "engine":
            self._hear_engine(what, seat, cards, event)
            return
        match what:
            case "turned_up":
                self._discard, self._stock = cards, event["stock"]
                self._history = [packed(BEGAN, 0, cards[0] if cards else int(UNSEEN))]
            case "drew":
                self._stock -= len(cards)
                self._counts[seat] += len(cards)
                self._history += [packed(DREW, seat)] * len(cards)
                self._seen["step"] = PLAY
                if seat == self._seat:
                    self._cards += cards
                    self._arrived += cards
            case "took":
                self._discard.pop()
                self._counts[seat] += 1
                self._known[seat] += cards
                self._history.append(packed(TOOK, seat, cards[0]))
                self._seen["step"] = PLAY
                if seat == self._seat:
                    self._cards += cards
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
                self._seen["step"] = PLAY
            case "pile_turned":
                assert event["stock"] == len(self._discard)
                self._turn_over()
            case "pile_waits":
                waiting = {"draw_seat": seat, "draw_count": event["due"], "draw_turn": event["turn"]}
                self._seen |= {"to_shuffle": True, "turn": -1, **waiting}
            case "pile_shuffled":
                assert event["stock"] == len(self._discard)
                self._seen |= {"to_shuffle": False, "turn": self._seen["draw_seat"]}
                self._seen |= {"draw_seat": -1, "draw_count": 0, "draw_turn": -1}
                self._turn_over()
            case "nothing_to_draw":
                self._seen |= {"turn": seat, "step": PLAY}
            case "out":
                self._shown = [[] for _ in range(self._players)]
            case "score_taken":
                self._shown[event["loser"]] = cards
            case _:
                pass

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

    def _hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "hand_begins":
                self._begin()
                self._seen |= {"hand": event["hand"], "over": 0, "step": DRAW, "turn": -1}
            case "dealt":
                self._counts[seat] = len(cards)
                if seat == self._seat:
                    self._cards, self._arrived = sorted(cards), list(cards)
            case "turn":
                if self._seen["turn"] not in (-1, seat):
                    self._seen["step"] = DRAW if self._stock or self._discard else PLAY
                self._seen["turn"] = seat
            case "hand_ends":
                self._seen |= {"turn": -1, "over": 2 if event["hand"] == self._players else 1}
            case "total":
                self._scores[seat] = event["points"]
            case _:
                pass

    def _lose(self, seat: int, cards: list[int], how: int = PLAYED) -> None:
        self._idle = 0
        self._counts[seat] -= len(cards)
        for card in (int(face_of(card)) for card in cards):
            self._history.append(packed(how, seat, card))
            if card in self._known[seat]:
                self._known[seat].remove(card)
            if seat == self._seat:
                self._cards.remove(card)

    def _turn_over(self) -> None:
        self._stock, self._discard = len(self._discard), []
        self._history.append(packed(TURNED))

    def document(self) -> Document:
        table = self._seen | {
            "scores": self._scores,
            "stock": self._stock,
            "discard": len(self._discard),
            "top": self._discard[-1] if self._discard else -1,
            "runs": [[owner, blocked, *cards] for owner, cards, blocked in self._runs],
            "opened": self._opened,
            "star_to_place": self._star,
            "idle": self._idle,
            "removed": self._removed,
            "counts": self._counts,
            "shown": self._shown,
        }
        seen: Document = {"seat": self._seat, "table": table}
        if self._seat >= 0:
            seen["own"] = {"cards": sorted(self._cards), "arrived": self._arrived}
            seen["memory"] = {
                "discard": self._discard,
                "known": [sorted(cards) for cards in self._known],
                "history": self._history,
            }
        return seen
