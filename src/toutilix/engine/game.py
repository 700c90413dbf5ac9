"""A game with its players and options fixed: what never changes during a match."""

from librt.random import Random
from librt.vecs import extend, vec
from mypy_extensions import i64

from toutilix.engine.moves import NO_CARDS
from toutilix.engine.shuffle import Shuffler, mix
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

    def next_pack(self, shuffled: list[vec[i64]]) -> vec[i64]:
        """The cards to shuffle next for a deal, when these packs are shuffled already; none when all are."""
        return NO_CARDS if shuffled else self.deck()

    def deal_of(self, shuffled: list[vec[i64]]) -> Deal:
        """The deal that shuffled packs give."""
        raise NotImplementedError

    def packs_of(self, deal: Deal) -> list[vec[i64]]:
        """Shuffled packs that give this deal: `deal_of` turned round."""
        cards = vec[i64]()
        for hand in deal.hands:
            cards = extend(cards, hand)
        return [extend(cards, deal.rest)]

    def deal_from(self, shuffler: Shuffler, hand: i64) -> Deal:
        """The deal of a hand (from 1) that a match seed fixes."""
        shuffled: list[vec[i64]] = []
        pack = self.next_pack(shuffled)
        while len(pack):
            shuffled.append(shuffler.permute(pack, hand, len(shuffled)))
            pack = self.next_pack(shuffled)
        return self.deal_of(shuffled)

    def random_deal(self, rng: Random) -> Deal:
        """Any deal, for play that nobody has to check."""
        shuffled: list[vec[i64]] = []
        pack = self.next_pack(shuffled)
        while len(pack):
            shuffled.append(mix(pack, rng))
            pack = self.next_pack(shuffled)
        return self.deal_of(shuffled)

    def starter(self, hand: i64) -> i64:
        """The start moves on one seat each hand, from the youngest."""
        return (self.youngest + hand - 1) % self.players

    def most_acts(self) -> int:
        """No match has more moves than this; each game argues its bound."""
        raise NotImplementedError
