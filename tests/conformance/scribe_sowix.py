"""Somebody at the Sowix table who writes down what the events tell and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, LETTERS, NO_CARD, card_text, cards_text, face_of, letter_of, without
from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document
from toutilix.games.sowix.rules import Sowix


def text(cards: list[int]) -> str:
    return cards_text(vec[i64](cards))


def fitting(letter: str) -> str:
    """W2: at most three letters away around the alphabet, or both vowels."""
    near = {(LETTERS.index(letter) + step) % 26 for step in range(-3, 4)}
    vowels = "AEIOUY" if letter in "AEIOUY" else ""
    return "".join(other for at, other in enumerate(LETTERS) if at in near or other in vowels)


class Scribe:
    def __init__(self, game: Game, seat: int) -> None:
        assert isinstance(game, Sowix)
        self._game = game
        self._players = int(game.players)
        self._seat = seat
        self._scores = [0] * self._players
        self._hand = 0
        self._over: str | None = "hand"
        self._begin()

    def _begin(self) -> None:
        self._pile: list[int] = []
        self._pile_size = 0
        self._top = self._letter = int(NO_CARD)
        self._firecrackers = 0
        self._stock = 0
        self._direction = 1
        self._turned = 0
        self._counts = [0] * self._players
        self._cards: list[int] = []
        self._arrived: list[int] = []
        self._drawn: int | None = None
        self._drew = False
        self._turn: int | None = None
        self._to_draw: Document | None = None
        self._uncalled: set[int] = set()
        self._lose_turn: set[int] = set()
        self._passed: set[int] = set()
        self._shown: list[str] = []
        self._history: list[str] = []

    def hear(self, event: Event) -> None:
        seat, number = int(event.seat), int(event.number)
        cards = [int(card) for card in event.cards]
        game, _, what = event.id.partition(".")
        if game == "engine":
            self._hear_engine(what, seat, cards, event)
            return
        match what:
            case "turned_up":
                self._stock -= 1
                self._lay(cards[0])
                self._history.append(f"turned up {text(cards)}")
            case "hit":
                self._lose_turn.discard(seat)
            case "played":
                self._hear_play(seat, cards[0], number == 1)
            case "reversed":
                self._direction = number
            case "draws":
                self._uncalled.discard(seat)
                self._history.append(f"{seat + 1}: draw")
            case "drew":
                self._get(seat, cards, "drew")
            case "draw_fits":
                self._get(seat, cards, "drew, fits")
                self._drew = True
                self._drawn = cards[0] if seat == self._seat else None
            case "draw_kept":
                self._get(seat, cards, "drew, kept")
            case "passed":
                self._uncalled.discard(seat)
                self._passed.add(seat)
                self._history.append(f"{seat + 1}: pass")
            case "called":
                self._uncalled.discard(seat)
                self._history.append(f"{seat + 1}: toutilix")
            case "caught":
                self._uncalled.discard(int(event.other))
                self._lose_turn.add(int(event.other))
                self._history.append(f"{seat + 1}: star {event.other + 1}")
            case "loses_turn":
                self._lose_turn.discard(seat)
            case "turned_over" | "shuffled":
                self._turned = number
                self._turn_over("turned over" if what == "turned_over" else what)
            case "waits_for_shuffle":
                self._to_draw = {"seat": seat + 1, "cards": number, "turn": int(event.other) + 1}
                self._turn = None
            case "left":
                self._shown.append(text(cards))
            case _:
                pass

    def _hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "hand_begins":
                self._begin()
                self._hand, self._over = int(event.number), None
                self._stock = len(self._game.deck())
            case "dealt":
                self._counts[seat] = len(cards)
                self._stock -= len(cards)
                self._history.append(f"{seat + 1}: dealt {len(cards)}")
                if seat == self._seat:
                    self._cards, self._arrived = list(cards), list(cards)
            case "turn":
                self._turn = seat + 1
            case "hand_ends":
                self._turn, self._drew, self._drawn = None, False, None
                self._over = "hand"
                self._uncalled, self._lose_turn, self._passed = set(), set(), set()
            case "total":
                self._scores[seat] = int(event.points)
            case "won":
                self._over = "match"
            case _:
                pass

    def _hear_play(self, seat: int, card: int, called: bool) -> None:
        self._lay(card)
        self._counts[seat] -= 1
        self._passed = set()
        self._drew, self._drawn = False, None
        self._uncalled.discard(seat)
        if self._counts[seat] == 1 and not called and not self._game.automatic:
            self._uncalled.add(seat)
        self._history.append(f"{seat + 1}: {card_text(card)}{' toutilix' if called else ''}")
        if seat == self._seat:
            self._cards = [int(held) for held in without(vec[i64](self._cards), face_of(card))]

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
        self._counts[seat] += len(cards)
        self._passed = set()
        self._uncalled.discard(seat)
        self._history += [f"{seat + 1}: {how}" for _ in cards]
        if seat == self._seat:
            self._cards += cards
            self._arrived += cards

    def _turn_over(self, how: str) -> None:
        kept = min(self._firecrackers + 1, self._pile_size)
        self._stock = self._pile_size - kept
        self._pile_size = kept
        self._pile = self._pile[len(self._pile) - kept :]
        self._to_draw = None
        self._history.append(how)

    def document(self) -> Document:
        seen: Document = {
            "seat": self._seat + 1 if self._seat >= 0 else None,
            "hand": self._hand,
            "scores": self._scores,
            "over": self._over,
            "to_shuffle": self._to_draw is not None,
            "to_draw": self._to_draw,
            "turn": self._turn,
            "top": card_text(self._top) if self._top >= 0 else None,
            "letter": LETTERS[self._letter] if self._letter >= 0 else None,
            "fits": fitting(LETTERS[self._letter]) if self._letter >= 0 else LETTERS,
            "firecrackers": self._firecrackers,
            "pile_size": self._pile_size,
            "stock_size": self._stock,
            "direction": self._direction,
            "turned": self._turned,
            "counts": self._counts,
            "uncalled": sorted(seat + 1 for seat in self._uncalled),
            "lose_turn": sorted(seat + 1 for seat in self._lose_turn),
            "passed": sorted(seat + 1 for seat in self._passed),
            "drew": self._drew,
            "shown": self._shown,
        }
        if self._seat >= 0:
            seen |= {
                "cards": text(self._cards),
                "arrived": text(self._arrived),
                "drawn": card_text(self._drawn) if self._drawn is not None else None,
                "pile": text(self._pile),
                "history": self._history,
            }
        return seen
