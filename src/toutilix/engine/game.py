"""A game with its players and options fixed: what never changes during a match."""

from librt.vecs import vec
from mypy_extensions import i64

from toutilix.engine.shuffle import Shuffler
from toutilix.engine.state import AnyState, Deal


class Game:
    """`youngest` is the seat that starts the first hand, from 0; `fewest_wins` says which way points count, and
    `end_reason`, the id of a sentence, why a match is over."""

    def __init__(self, name: str, players: i64, youngest: i64, fewest_wins: bool, end_reason: str) -> None:
        self.name: str = name
        self.fewest_wins: bool = fewest_wins
        self.end_reason: str = end_reason
        self.players: i64 = players
        self.youngest: i64 = youngest

    def new(self) -> AnyState:
        """A match before its first deal."""
        raise NotImplementedError

    def deck(self) -> vec[i64]:
        """The cards in play, in the order from which a seed shuffles them."""
        raise NotImplementedError

    def deal_from(self, shuffler: Shuffler, hand: i64) -> Deal:
        """The deal of a hand (from 1) that a match seed fixes."""
        raise NotImplementedError

    def starter(self, hand: i64) -> i64:
        """The start moves on one seat each hand, from the youngest."""
        return (self.youngest + hand - 1) % self.players

    def most_acts(self) -> int:
        """No match has more moves than this; each game argues its bound."""
        raise NotImplementedError
