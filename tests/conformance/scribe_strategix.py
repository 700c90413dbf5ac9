"""Somebody at the Strategix table who writes down what the events tell and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import face_of, letter_of
from toutilix.engine.facts import Event
from toutilix.engine.moves import GROUP_END, split_groups
from toutilix.engine.notation import Document
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.state import Strategix

NOBODY = -1
NO_CARD = -1
NO_PLACE, BADLUCKIX = -1, 3
DEAL, EXCHANGE, CARD, PASS, ROUND_END, ONLY_FIRECRACKERS = range(6)


class Scribe:
    def __init__(self, game: Strategix, seat: int) -> None:
        self._players = int(game.players)
        self._seat = seat
        self._each_round = game.voluntary_pass == 1
        self._scores = [0] * self._players
        self._hand = 0
        self._over = 1
        self._turn = NOBODY
        self._begin()

    def _begin(self) -> None:
        self._cards: list[int] = []
        self._counts = [0] * self._players
        self._places = [NO_PLACE] * self._players
        self._named: list[int] = []
        self._played: list[int] = []
        self._entries: list[int] = []
        self._boxed = 0
        self._used = 0
        self._gave = NO_CARD
        self._got = NO_CARD
        self._end_round()

    def _end_round(self) -> None:
        self._groups: list[list[int]] = []
        self._owner = NOBODY
        self._after_firecracker = False
        if self._each_round:
            self._used = 0

    def _remember(self, kind: int, seat: int, value: int = 0) -> None:
        self._entries.append((value * 8 + seat) * 16 + kind)

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards if card != GROUP_END]
        match event.id:
            case "engine.hand_begins":
                self._begin()
                self._hand, self._over = event["hand"], 0
                self._remember(DEAL, 0)
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
                self._groups = sorted([int(letter_of(card)) for card in group] for group in split_groups(event.cards))
                self._owner, self._after_firecracker = seat, False
            case "strategix.firecracker":
                self._set_aside(seat, cards)
                self._after_firecracker = True
            case "strategix.passed":
                kind, length, *starts = self._combination()
                self._remember(PASS, seat, ((kind * 128 + length) * 128 + len(starts)) * 128 + starts[0])
            case "strategix.voluntary_pass":
                self._used += 1
            case "strategix.round_won":
                self._remember(ROUND_END, seat)
                self._end_round()
            case "strategix.lead_passes":
                self._nothing_to_lead(seat, event["leader"])
            case "strategix.foul":
                self._places[seat] = BADLUCKIX
                self._named.append(seat)
            case "strategix.stuck":
                self._remember(ONLY_FIRECRACKERS, seat)
                self._places[seat] = BADLUCKIX
                self._named.append(seat)
            case "strategix.placed":
                self._places[seat] = event["place"]
            case "engine.turn":
                self._turn = seat
            case "engine.hand_ends":
                self._end_round()
                self._turn, self._over = NOBODY, 2 if event["hand"] == self._players else 1
            case "engine.total":
                self._scores[seat] = event["points"]
            case _:
                pass

    def _exchange(self, event: Event, card: int) -> None:
        giver, receiver = int(event.seat), event["receiver"]
        if event.id == "strategix.gave_lowest":
            self._remember(EXCHANGE, giver, receiver)
        if self._seat == giver:
            self._gave = card
            self._cards.remove(card)
        if self._seat == receiver:
            self._got = card
            self._cards.append(card)

    def _set_aside(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            face = int(face_of(card))
            self._played.append(face)
            self._remember(CARD, seat, card)
            self._counts[seat] -= 1
            if seat == self._seat:
                self._cards.remove(face)

    def _nothing_to_lead(self, first: int, leader: int) -> None:
        seat = first
        while seat != leader:
            if self._counts[seat]:
                self._remember(ONLY_FIRECRACKERS, seat)
            seat = (seat + 1) % self._players

    def _combination(self) -> list[int]:
        """Its kind (1: one card, 2: pairs, 3: runs), its length and the first letter of each group."""
        if not self._groups:
            return []
        first = self._groups[0]
        kind = 1 if len(first) == 1 else 2 if first[0] == first[1] else 3
        return [kind, len(first), *(group[0] for group in self._groups)]

    def document(self) -> Document:
        table: Document = {
            "hand": self._hand,
            "scores": self._scores,
            "over": self._over,
            "to_shuffle": False,
            "turn": self._turn,
            "counts": self._counts,
            "combination": self._combination(),
            "owner": self._owner,
            "after_firecracker": self._after_firecracker,
            "places": self._places,
            "named": self._named,
            "played": self._played,
            "boxed": self._boxed,
        }
        seen: Document = {"seat": self._seat, "table": table}
        if self._seat >= 0:
            seen["own"] = {
                "cards": list(in_order(vec[i64](self._cards))),
                "passes_used": self._used,
                "gave": self._gave,
                "got": self._got,
            }
            seen["memory"] = {"entries": self._entries}
        return seen
