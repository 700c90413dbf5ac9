"""Somebody at the Strategix table who writes down what the events tell and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text, cards_text, face_of, letter_of
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.moves import GROUP_END, split_groups
from toutilix.engine.notation import Document
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.rules import Strategix

PLACES = ("luckylix", "aswellix", "neithernorix", "badluckix")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        assert isinstance(game, Strategix)
        self._players = int(game.players)
        self._seat = seat
        self._each_round = game.voluntary_pass == 1
        self._scores = [0] * self._players
        self._hand = 0
        self._over: str | None = "hand"
        self._turn: int | None = None
        self._begin()

    def _begin(self) -> None:
        self._cards: list[int] = []
        self._counts = [0] * self._players
        self._places: list[str | None] = [None] * self._players
        self._named: list[int] = []
        self._played: list[str] = []
        self._recall: list[str] = []
        self._boxed = 0
        self._used = 0
        self._gave: str | None = None
        self._got: str | None = None
        self._end_round()

    def _end_round(self) -> None:
        self._groups: list[str] = []
        self._owner: int | None = None
        self._after_firecracker = False
        if self._each_round:
            self._used = 0

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards if card != GROUP_END]
        match event.id:
            case "engine.hand_begins":
                self._begin()
                self._hand, self._over, self._leader = int(event.number), None, seat
                self._recall = ["deal"]
            case "engine.dealt":
                self._counts[seat] = len(cards)
                if seat == self._seat:
                    self._cards = cards
            case "strategix.boxed":
                self._boxed = len(cards)
            case "strategix.gave_lowest" | "strategix.gave_best":
                self._exchange(event, cards[0])
            case "strategix.led" | "strategix.followed":
                self._set_aside(seat, cards)
                self._groups = sorted(_letters(group) for group in split_groups(event.cards))
                self._owner, self._after_firecracker = seat + 1, False
            case "strategix.firecracker":
                self._set_aside(seat, cards)
                self._after_firecracker = True
            case "strategix.passed":
                length, number = len(self._groups[0].split()), len(self._groups)
                kind = "single" if length == 1 else "pair" if len(set(self._groups[0].split())) == 1 else "run"
                self._recall.append(f"{seat + 1}: pass {number} {kind} {length} {self._groups[0][0]}")
            case "strategix.voluntary_hand" | "strategix.voluntary_round" | "strategix.voluntary_free":
                self._used += 1
            case "strategix.round_won":
                self._recall.append(f"{seat + 1}: round")
                self._leader = seat
                self._end_round()
            case "strategix.lead_passes":
                self._nothing_to_lead(seat, int(event.other))
            case "strategix.foul":
                self._places[seat] = "badluckix"
                self._named.append(seat + 1)
            case "strategix.stuck":
                self._recall.append(f"{seat + 1}: only !")
                self._places[seat] = "badluckix"
                self._named.append(seat + 1)
            case "engine.turn":
                self._turn = seat + 1
            case "engine.hand_ends":
                self._end_round()
                self._turn, self._over = None, "match" if event.number == self._players else "hand"
            case "engine.total":
                self._scores[seat] = int(event.points)
            case id if id.removeprefix("strategix.") in PLACES:
                self._places[seat] = id.removeprefix("strategix.")
            case _:
                pass

    def _exchange(self, event: Event, card: int) -> None:
        giver, taker = int(event.seat), int(event.other)
        if event.id == "strategix.gave_lowest":
            self._recall.append(f"{giver + 1}: exchange {taker + 1}")
        if self._seat == giver:
            self._gave = card_text(card)
            self._cards.remove(card)
        if self._seat == taker:
            self._got = card_text(card)
            self._cards.append(card)

    def _set_aside(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            face = int(face_of(card))
            self._played.append(card_text(face))
            self._recall.append(f"{seat + 1}: {card_text(card)}")
            self._counts[seat] -= 1
            if seat == self._seat:
                self._cards.remove(face)

    def _nothing_to_lead(self, first: int, leader: int) -> None:
        seat = first
        while seat != leader:
            if self._counts[seat]:
                self._recall.append(f"{seat + 1}: only !")
            seat = (seat + 1) % self._players

    def document(self) -> Document:
        seen: Document = {
            "seat": self._seat + 1 if self._seat >= 0 else None,
            "hand": self._hand,
            "scores": self._scores,
            "over": self._over,
            "to_shuffle": False,
            "turn": self._turn,
            "combination": " + ".join(self._groups) or None,
            "owner": self._owner,
            "after_firecracker": self._after_firecracker,
            "places": self._places,
            "named": self._named,
            "played": " ".join(self._played),
            "counts": self._counts,
            "boxed": self._boxed,
        }
        if self._seat >= 0:
            seen |= {
                "cards": cards_text(in_order(vec[i64](self._cards))),
                "passes_used": self._used,
                "gave": self._gave,
                "got": self._got,
                "recall": self._recall,
            }
        return seen


def _letters(group: vec[i64]) -> str:
    return " ".join(LETTERS[letter_of(card)] for card in group)
