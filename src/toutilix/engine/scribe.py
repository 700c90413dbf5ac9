"""A scribe writes down what the events tell a seat and nothing else; each game has its own.

It makes the seat's view from that: a program at a server's table gets events, never a view. The conformance suite
compares the two: a view that knew more than the events tell would leak, and one that knew less would forget.
"""

from collections.abc import Iterable

from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.notation import Document

NOBODY = -1
PLAYING, HAND_OVER, MATCH_OVER = range(3)


class BaseScribe:
    """The part that is the same in all games. `cards` are those in the scribe's own hand; `seat` -1 is a spectator."""

    def __init__(self, game: Game, seat: int) -> None:
        self.players = int(game.players)
        self.seat = seat
        self.hand, self.over, self.turn = 0, HAND_OVER, NOBODY
        self.scores = [0] * self.players
        self.to_draw: tuple[int, int, int] | None = None
        """The seat, the cards and the turn of a draw that waits for a shuffle."""
        self.begin()

    def begin(self) -> None:
        """Clear what belongs to one hand."""
        self.counts = [0] * self.players
        self.cards: list[int] = []

    def hear(self, event: Event) -> None:
        seat = int(event.seat)
        cards = [int(card) for card in event.cards]
        game, _, what = event.id.partition(".")
        if game == "engine":
            self.hear_engine(what, seat, cards, event)
        else:
            self.hear_game(what, seat, cards, event)

    def hear_engine(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        match what:
            case "hand_begins":
                self.begin()
                self.hand, self.over = event["hand"], PLAYING
            case "dealt":
                self.counts[seat] = len(cards)
                if seat == self.seat:
                    self.cards = list(cards)
            case "turn":
                self.turn = seat
            case "hand_ends":
                self.turn, self.over = NOBODY, HAND_OVER
            case "total":
                self.scores[seat] = event["points"]
            case "won":
                self.over = MATCH_OVER

    def hear_game(self, what: str, seat: int, cards: list[int], event: Event) -> None:
        raise NotImplementedError

    def document(self) -> Document:
        common: Document = {
            "hand": self.hand,
            "scores": self.scores,
            "over": self.over,
            "to_shuffle": self.to_draw is not None,
            "turn": self.turn,
            "counts": self.counts,
        }
        seen: Document = {"seat": self.seat, "table": common | self.table()}
        if self.seat >= 0:
            seen |= {"own": self.own(), "memory": self.memory()}
        return seen

    def draws(self) -> Document:
        return dict(zip(("draw_seat", "draw_count", "draw_turn"), self.to_draw or (NOBODY, 0, NOBODY), strict=True))

    def table(self) -> Document:
        raise NotImplementedError

    def own(self) -> Document:
        raise NotImplementedError

    def memory(self) -> Document:
        raise NotImplementedError


def packed(kind: int, seat: int = 0, value: int = 0) -> int:
    """An entry of a history: what was seen, of which seat, a value."""
    return kind + 16 * seat + 128 * value


def mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
