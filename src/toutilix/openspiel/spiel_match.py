"""An Oldchapix match in numbers, as OpenSpiel wants it: an action is a card, dealt or played.

Nothing here knows OpenSpiel. A match can be copied and pickled, which OpenSpiel does with all that a state written in
Python holds.
"""

from collections.abc import Callable

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.cards import card_text, cards_text
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler, cut
from toutilix.engine.view import PLAYING
from toutilix.games.oldchapix.seat import OldchapixView
from toutilix.games.oldchapix.state import Oldchapix
from toutilix.games.oldchapix.table import (
    BLUE_H_HAND,
    BLUE_H_POINTS,
    CARDS_EACH,
    CONTRACTS,
    EVERYTHING_HAND,
    MN_CARDS,
    MN_POINTS,
    PLAY,
    TRICK_POINTS,
    VOWEL_CARDS,
    VOWEL_POINTS,
    count_bits,
)

CHANCE = -1
NOBODY = -4
"""Turns of no seat: a card is to be dealt, or all is over. The numbers are OpenSpiel's."""

_MOVES = [Move(PLAY, card) for card in range(52)]


def points_in(hand: int, players: int) -> int:
    """The sum of all seats' points in each hand, from 1: every scoring card and every trick is taken by somebody
    (O4)."""
    each = (
        int(CARDS_EACH[players] * TRICK_POINTS),
        int(count_bits(VOWEL_CARDS) * VOWEL_POINTS),
        int(count_bits(MN_CARDS) * MN_POINTS),
        int(BLUE_H_POINTS),
    )
    assert len(each) == BLUE_H_HAND
    return sum(each) if hand == EVERYTHING_HAND else each[hand - 1]


class SpielMatch:
    """The hands from `first` to `last`, counted from 1. The cards of a deal come one by one, in blocks: all of the
    first seat's, then all of the second's, and so on."""

    def __init__(self, players: int, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.game = Oldchapix(players, 0)
        self.state = self.game.new()
        self.state.table.hand = first - 1
        self.turn = CHANCE
        """Kept, because OpenSpiel asks several times for each action."""
        self.actions: list[int] = []
        self.public_text = ""
        """The public history: the contracts and the cards in the order played."""
        self.dealt = [""] * players
        """The cards dealt to each seat."""
        self._pack = [int(card) for card in self.game.deck()]
        self._dealing: list[int] = []
        self._sampler: tuple[int, int, Sampler] | None = None

    def to_deal(self) -> list[int]:
        """The cards of which the next one to be dealt is any."""
        return [card for card in self._pack if card not in self._dealing]

    def playable(self) -> list[int]:
        """The cards that the seat in turn may play, ascending."""
        return [int(move.card) for move in self.state.look(self.turn).legal_moves()]

    def act(self, card: int) -> None:
        """Deal this card or play it, whichever is due."""
        table = self.state.table
        if self.turn == CHANCE:
            self._dealing.append(card)
            if len(self._dealing) == len(self._pack):
                self._deal()
                self.turn = int(table.turn)
        else:
            self.state.play(self.turn, _MOVES[card])
            self.public_text += card_text(card)
            if table.over == PLAYING:
                self.turn = int(table.turn)
            else:
                self.turn = CHANCE if table.hand < self.last else NOBODY
        self.actions.append(card)

    def _deal(self) -> None:
        table = self.state.table
        deal = cut(vec[i64](self._dealing), table.players, CARDS_EACH[table.players])
        self.state.deal(deal)
        self._dealing = []
        self.public_text += f"/{CONTRACTS[table.hand - 1]}:"
        for seat, hand in enumerate(deal.hands):
            self.dealt[seat] += "/" + cards_text(vec[i64](sorted(hand)))

    def known_to(self, seat: int) -> str:
        """All that a seat has ever learned, in one line: what it was dealt and what everybody saw."""
        return f"{seat + 1} {self.dealt[seat]} {self.public_text}"

    def view(self, seat: int) -> OldchapixView:
        return self.state.view(seat)

    def supposed(self, seat: int, chance: Callable[[], float]) -> list[int]:
        """The actions of another match that `seat` cannot tell from this one, uniform over the deals that fit.

        A search asks for many in the same place: the sampler is kept until something happens."""
        if self._sampler is None or self._sampler[:2] != (len(self.actions), seat):
            self._sampler = (len(self.actions), seat, self.view(seat).sampler())
        sampled = self._sampler[2].sample(Random(int(chance() * 2**53))).dealt
        assert sampled is not None
        cards = [int(card) for hand in sampled.hands for card in hand]
        played = len(cards) - sum(self.state.table.counts)
        begun = len(self.actions) - played - len(cards)
        return [*self.actions[:begun], *cards, *self.actions[begun + len(cards) :]]

    def __deepcopy__(self, memo: object) -> "SpielMatch":
        copied = SpielMatch.__new__(SpielMatch)
        copied.__dict__.update(self.__dict__)
        copied.state = self.state.clone()
        copied.actions = self.actions[:]
        copied.dealt = self.dealt[:]
        copied._dealing = self._dealing[:]
        return copied

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (int(self.game.players), self.first, self.last, self.actions)


def _again(players: int, first: int, last: int, actions: list[int]) -> SpielMatch:
    spiel_match = SpielMatch(players, first, last)
    for card in actions:
        spiel_match.act(card)
    return spiel_match
