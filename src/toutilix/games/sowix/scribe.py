"""The scribe at the Sowix table."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, NO_CARD, face_of, letter_of, without
from toutilix.engine.facts import Event
from toutilix.engine.notation import Document
from toutilix.engine.scribe import NOBODY, BaseScribe, mask, packed
from toutilix.games.sowix.state import Sowix

HISTORY = [
    "dealt",
    "turned up",
    "played",
    "draws",
    "drew, fits",
    "drew, kept",
    "drew",
    "passed",
    "called",
    "caught",
    "turned over",
    "shuffled",
]
"""The kinds of entries of the memory, in the order of their numbers."""


class SowixScribe(BaseScribe):
    def __init__(self, game: Sowix, seat: int) -> None:
        self._game = game
        super().__init__(game, seat)

    def begin(self) -> None:
        super().begin()
        self._pile: list[int] = []
        self._pile_size = 0
        self._top = self._letter = int(NO_CARD)
        self._firecrackers = 0
        self._stock = 0
        self._direction = 1
        self._turned = 0
        self._arrived: list[int] = []
        self._drawn = int(NO_CARD)
        self._drew = False
        self._uncalled: set[int] = set()
        self._lose_turn: set[int] = set()
        self._passed: set[int] = set()
        self._shown: list[list[int]] = []
        self._history: list[int] = []

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "turned_up":
                self._stock -= 1
                self._lay(cards[0])
                self._note("turned up", 0, cards[0])
            case "hit":
                self._lose_turn.discard(seat)
            case "played":
                self._hear_play(seat, cards[0], event["called"] == 1)
            case "reversed":
                self._direction = event["direction"]
            case "draws":
                self._uncalled.discard(seat)
                self._note("draws", seat)
            case "drew":
                self._get(seat, cards, "drew")
            case "draw_fits":
                self._get(seat, cards, "drew, fits")
                self._drew = True
                self._drawn = cards[0] if seat == self.seat else int(NO_CARD)
            case "draw_kept":
                self._get(seat, cards, "drew, kept")
            case "passed":
                self._uncalled.discard(seat)
                self._passed.add(seat)
                self._note("passed", seat)
            case "called":
                self._uncalled.discard(seat)
                self._note("called", seat)
            case "caught":
                self._uncalled.discard(event["caught"])
                self._lose_turn.add(event["caught"])
                self._note("caught", seat, event["caught"])
            case "loses_turn":
                self._lose_turn.discard(seat)
            case "turned_over" | "shuffled":
                self._turned = event["times"]
                self._turn_over("turned over" if what == "turned_over" else what)
            case "waits_for_shuffle":
                self.to_draw, self.turn = (seat, event["due"], event["turn"]), NOBODY
            case "left":
                self._shown.append(cards)

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        super().hear_engine(what, seat, cards, event)
        match what:
            case "hand_begins":
                self._stock = len(self._game.deck())
            case "dealt":
                self._stock -= len(cards)
                self._note("dealt", seat, len(cards))
                if seat == self.seat:
                    self._arrived = list(cards)
            case "hand_ends":
                self._drew, self._drawn = False, int(NO_CARD)
                self._uncalled, self._lose_turn, self._passed = set(), set(), set()

    def _hear_play(self, seat: int, card: int, called: bool) -> None:
        self._lay(card)
        self.counts[seat] -= 1
        self._passed = set()
        self._drew, self._drawn = False, int(NO_CARD)
        self._uncalled.discard(seat)
        if self.counts[seat] == 1 and not called and not self._game.automatic:
            self._uncalled.add(seat)
        self._note("played", seat, 2 * card + called)
        if seat == self.seat:
            self.cards = [int(held) for held in without(vec[i64](self.cards), face_of(card))]

    def _lay(self, card: int) -> None:
        self._pile.append(card)
        self._pile_size += 1
        self._top = card
        if card == FIRECRACKER:
            self._firecrackers += 1
        else:
            self._firecrackers = 0
            self._letter = int(letter_of(card))

    def _get(self, seat: int, cards: list[int], how: str) -> None:
        self._stock -= len(cards)
        self.counts[seat] += len(cards)
        self._passed = set()
        self._uncalled.discard(seat)
        for _ in cards:
            self._note(how, seat)
        if seat == self.seat:
            self.cards += cards
            self._arrived += cards

    def _turn_over(self, how: str) -> None:
        kept = min(self._firecrackers + 1, self._pile_size)
        self._stock = self._pile_size - kept
        self._pile_size = kept
        self._pile = self._pile[len(self._pile) - kept :]
        self.to_draw = None
        self._note(how)

    def _note(self, what: str, seat: int = 0, value: int = 0) -> None:
        self._history.append(packed(HISTORY.index(what), seat, value))

    def table(self) -> Document:
        return {
            "top": self._top,
            "letter": self._letter,
            "firecrackers": self._firecrackers,
            "pile_size": self._pile_size,
            "stock_size": self._stock,
            "direction": self._direction,
            "turned": self._turned,
            "uncalled": mask(self._uncalled),
            "lose_turn": mask(self._lose_turn),
            "passed": mask(self._passed),
            "drew": self._drew,
            "shown": self._shown,
            **self.draws(),
        }

    def own(self) -> Document:
        return {"cards": self.cards, "arrived": self._arrived, "drawn": self._drawn}

    def memory(self) -> Document:
        return {"pile": self._pile, "history": self._history}


SCRIBE = SowixScribe
