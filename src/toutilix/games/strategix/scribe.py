"""The scribe at the Strategix table."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import face_of, letter_of
from toutilix.engine.facts import Event
from toutilix.engine.moves import GROUP_END, split_groups
from toutilix.engine.notation import Document
from toutilix.engine.scribe import NOBODY, BaseScribe, packed
from toutilix.games.strategix.hands import in_order
from toutilix.games.strategix.state import Strategix

NO_CARD = -1
NO_PLACE, BADLUCKIX = -1, 3
DEAL, EXCHANGE, CARD, PASS, ROUND_END, ONLY_FIRECRACKERS = range(6)


class StrategixScribe(BaseScribe):
    def __init__(self, game: Strategix, seat: int) -> None:
        self._each_round = game.voluntary_pass == 1
        super().__init__(game, seat)

    def begin(self) -> None:
        super().begin()
        self._places = [NO_PLACE] * self.players
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
        self._entries.append(packed(kind, seat, value))

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        super().hear_engine(what, seat, cards, event)
        if what == "hand_begins":
            self._remember(DEAL, 0)
        elif what == "hand_ends":
            self._end_round()

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        cards = [card for card in cards if card != GROUP_END]
        match what:
            case "boxed":
                self._boxed = len(cards)
            case "gave_lowest" | "gave_best":
                self._exchange(event, cards[0])
            case "led" | "followed":
                self._set_aside(seat, cards)
                self._groups = sorted([int(letter_of(card)) for card in group] for group in split_groups(event.cards))
                self._owner, self._after_firecracker = seat, False
            case "firecracker":
                self._set_aside(seat, cards)
                self._after_firecracker = True
            case "passed":
                kind, length, *starts = self._combination()
                self._remember(PASS, seat, ((kind * 128 + length) * 128 + len(starts)) * 128 + starts[0])
            case "voluntary_pass":
                self._used += 1
            case "round_won":
                self._remember(ROUND_END, seat)
                self._end_round()
            case "lead_passes":
                self._nothing_to_lead(seat, event["leader"])
            case "foul":
                self._places[seat] = BADLUCKIX
                self._named.append(seat)
            case "stuck":
                self._remember(ONLY_FIRECRACKERS, seat)
                self._places[seat] = BADLUCKIX
                self._named.append(seat)
            case "placed":
                self._places[seat] = event["place"]

    def _exchange(self, event: Event, card: int) -> None:
        giver, receiver = int(event.seat), event["receiver"]
        if event.id == "strategix.gave_lowest":
            self._remember(EXCHANGE, giver, receiver)
        if self.seat == giver:
            self._gave = card
            self.cards.remove(card)
        if self.seat == receiver:
            self._got = card
            self.cards.append(card)

    def _set_aside(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            face = int(face_of(card))
            self._played.append(face)
            self._remember(CARD, seat, card)
            self.counts[seat] -= 1
            if seat == self.seat:
                self.cards.remove(face)

    def _nothing_to_lead(self, first: int, leader: int) -> None:
        seat = first
        while seat != leader:
            if self.counts[seat]:
                self._remember(ONLY_FIRECRACKERS, seat)
            seat = (seat + 1) % self.players

    def _combination(self) -> list[int]:
        """Its kind (1: one card, 2: pairs, 3: runs), its length and the first letter of each group."""
        if not self._groups:
            return []
        first = self._groups[0]
        kind = 1 if len(first) == 1 else 2 if first[0] == first[1] else 3
        return [kind, len(first), *(group[0] for group in self._groups)]

    def table(self) -> Document:
        return {
            "combination": self._combination(),
            "owner": self._owner,
            "after_firecracker": self._after_firecracker,
            "places": self._places,
            "named": self._named,
            "played": self._played,
            "boxed": self._boxed,
        }

    def own(self) -> Document:
        cards = list(in_order(vec[i64](self.cards)))
        return {"cards": cards, "passes_used": self._used, "gave": self._gave, "got": self._got}

    def memory(self) -> Document:
        return {"entries": self._entries}


SCRIBE = StrategixScribe
