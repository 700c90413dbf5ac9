"""The knowledge of a good Oldchapix player: which cards are out, which seats are void; and, for the search, moves worth
trying, a quick way to finish a hand, and the value of its end."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.knowledge import Knowledge
from toutilix.bots.oldchapix.comparing import told
from toutilix.bots.oldchapix.costs import worth
from toutilix.bots.oldchapix.quick import play_out, quick_card
from toutilix.bots.oldchapix.suspicion import suspected
from toutilix.cards import BIT
from toutilix.engine.facts import Fact
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler
from toutilix.engine.view import PLAYING
from toutilix.games.oldchapix.memory import trick_cards, trick_leader
from toutilix.games.oldchapix.sampling import OldchapixSampler
from toutilix.games.oldchapix.seat import OldchapixView, playable
from toutilix.games.oldchapix.state import OldchapixState
from toutilix.games.oldchapix.table import FAMILIES, FAMILY, HANDS, PLAY, mask_of

MOVES: Final = [Move(PLAY, card) for card in range(52)]


def unseen_cards(view: OldchapixView) -> i64:
    """The cards that the other seats still hold."""
    return view.table.game.pack & ~(view.memory.gone | mask_of(view.table.trick) | view.own.cards)


def void_families(view: OldchapixView) -> list[int]:
    """For each seat, a mask of the families that it is known to have none of: it once did not follow."""
    table = view.table
    players = int(table.players)
    voids = [0] * players
    tricks = [(trick_cards(packed, players), int(trick_leader(packed))) for packed in view.memory.tricks]
    if len(table.trick):
        tricks.append((table.trick, int(table.leader)))
    for trick, leader in tricks:
        led = int(trick[0] // FAMILY)
        for place in range(1, len(trick)):
            if trick[place] // FAMILY != led:
                voids[(leader + place) % players] |= 1 << led
    return voids


@final
class OldchapixKnowledge(Knowledge[OldchapixView, OldchapixState]):
    def __init__(self) -> None:
        super().__init__(90.0, deviation=42.0)

    def candidates(self, view: OldchapixView, rng: Random) -> list[Move]:
        """The cards that may be played, one of each row of neighbours: cards that cost the same, with nothing between
        them that is still out, do the same. The move of a playout comes first."""
        may = playable(view.table, view.own.cards)
        hand = view.table.hand
        between = unseen_cards(view) | mask_of(view.table.trick)
        quick = quick_card(view)
        first = 0
        moves: list[Move] = []
        for family in range(FAMILIES):
            last: i64 = -1
            for card in range(family * FAMILY + FAMILY - 1, family * FAMILY - 1, -1):
                if between & BIT[card]:
                    last = -1
                elif may & BIT[card]:
                    if last < 0 or worth(hand, last) != worth(hand, card):
                        moves.append(MOVES[card])
                    last = card
                    if card == quick:
                        first = len(moves) - 1
        moves[0], moves[first] = moves[first], moves[0]
        return moves

    def nameable(self, view: OldchapixView, rng: Random) -> list[Move]:
        """Every card that may be played."""
        return view.listed_moves()

    def hands_left(self, view: OldchapixView, scores: vec[i64]) -> float:
        return max(0.0, float(HANDS - view.table.hand))

    def sampler(self, view: OldchapixView) -> Sampler:
        return OldchapixSampler(view, suspected(view))

    def told(self, view: OldchapixView, move: Move, instead: Move) -> Fact | None:
        return told(view, unseen_cards(view), move.card, instead.card)

    def playout(self, view: OldchapixView, rng: Random) -> Move:
        return MOVES[quick_card(view)]

    def play_out(self, state: OldchapixState, start_scores: vec[i64], rng: Random) -> vec[float]:
        """1 for no points, 0 for all there were: the sum of a hand is fixed, so that this is as good as the difference
        to the others."""
        points = self.hand_points(state, start_scores, rng)
        total: i64 = 0
        for point in points:
            total += point
        each = 1.0 / float(total) if total > 0 else 0.0
        rewards = vec[float](capacity=len(points))
        for point in points:
            rewards = append(rewards, 1.0 - each * float(point))
        return rewards

    def hand_points(self, state: OldchapixState, start_scores: vec[i64], rng: Random) -> vec[i64]:
        return play_out(state) if state.table.over == PLAYING else _scored(state, start_scores)


def _scored(state: OldchapixState, start_scores: vec[i64]) -> vec[i64]:
    scores = state.table.scores
    return vec[i64]([scores[seat] - start_scores[seat] for seat in range(len(scores))])


KNOWLEDGE: Final = OldchapixKnowledge()
