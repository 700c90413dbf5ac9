"""Information-set Monte-Carlo tree search, seen from one seat, for any game and any number of players.

Every simulation supposes hidden cards that fit what the seat knows, and walks a tree whose branches are the moves made
since now: nodes stand for what was done, not for the cards, so that all supposed deals share what they teach. A move
that is possible in few deals is compared by how often it was possible, not by how often its node was passed (Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).

The moves of the seat itself, at the root, run a race on the same deals instead (see race.py): that is where the
decision is made, and where there are few simulations.
"""

from math import log, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from toutilix.bots.knowledge import AnyKnowledge
from toutilix.bots.race import Race
from toutilix.engine.moves import Move
from toutilix.engine.state import AnyState, Sampler
from toutilix.engine.view import NO_SEAT, AnyView

MOST_NODES: Final = 50_000
"""A tree stops growing here; simulations continue and improve its numbers."""
EXPLORING: Final = 1.0
"""How much a doubt counts beside a mean, in standard deviations of what the seat's hands are worth."""
MATURE: Final = 100
"""A node passed less often has no children: quick play is a better guess at what follows than any move that is new."""
WIDE_AT_FIRST: Final = 5.0
WIDENING: Final = 0.5
"""A node passed v times looks at WIDE_AT_FIRST + WIDENING * sqrt(v) moves at most, so that the tree grows deep where
there are many."""
AT_THE_ROOT: Final = 4.0
"""At the root, this many times more."""

_KEYS: Final[i64] = 0x3FFF_FFFF_FFFF_FFFF


def key_of(seat: i64, move: Move) -> i64:
    """A number that is the same for equal moves of a seat, and hardly ever for others."""
    key: i64 = (((seat * 8 + move.verb) * 256 + move.card + 1) * 256 + move.number + 1) * 8 + move.side * 2
    if move.call:
        key += 1
    for card in move.groups:
        key = (key * 1_000_003 + card + 2) & _KEYS
    return key


def _width(visits: i64) -> float:
    return WIDE_AT_FIRST + WIDENING * sqrt(float(visits))


@final
class Node:
    """`seat` has made `move` here. `total` adds up what the hands were worth to that seat; `available` counts how often
    the move was possible when the node above was passed."""

    __slots__ = ("available", "children", "key", "move", "seat", "total", "visits")

    def __init__(self, seat: i64, move: Move, key: i64) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.key: Final = key
        self.children: list[Node] = []
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def child(self, key: i64, move: Move) -> "Node | None":
        for child in self.children:
            if child.key == key and child.move == move:
                return child
        return None


@final
class Search:
    """One decision: the moves in question and all that has been found out about them. It is given a view and a sampler
    made from that view, and never the state that is played."""

    def __init__(
        self,
        view: AnyView,
        sampler: Sampler,
        knowledge: AnyKnowledge,
        moves: list[Move],
        rng: Random,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self._sampler: Final = sampler
        self._knowledge: Final = knowledge
        self._moves: Final = moves
        self._rng: Final = rng
        self._most_nodes: Final = most_nodes
        self._seat: Final[i64] = view.seat
        self._start_scores: Final[vec[i64]] = view.table.scores[:]
        self.root: Final = Node(NO_SEAT, Move(0), 0)
        self.nodes: i64 = 1
        self.simulations: i64 = 0
        self._sums: Final = vec[float]([0.0] * view.table.players)
        self._squares: Final = vec[float]([0.0] * view.table.players)
        self._race: Final = Race()
        self._let_in()
        self._deal: AnyState = sampler.sample(rng)

    def simulate(self, times: int = 1) -> None:
        for _ in range(times):
            self._simulate()

    def _simulate(self) -> None:
        """Play the supposed deal with the next move in the race, walk down to a new node, play the hand to its end and
        learn what it was worth."""
        if self._race.round_is_over():
            self._race.next_round()
            self._let_in()
            self._deal = self._sampler.sample(self._rng)
        runner = self._race.next_runner()
        state = self._deal.clone()
        node = self.root.children[runner.number]
        path: list[Node] = [self.root, node]
        state.apply(self._seat, node.move, None)
        while node.visits >= MATURE and self._knowledge.continues(state, self._rng):
            seat = state.table.turn
            child = self._descend(node, seat, self._worth_trying(state.look(seat)))
            if child is None:
                break
            state.apply(seat, child.move, None)
            path.append(child)
            node = child
        rewards = self._knowledge.play_out(state, self._start_scores, self._rng)
        runner.met(rewards[self._seat])
        self._learn(path, rewards)

    def _let_in(self) -> None:
        """More moves join the race the longer it lasts; one at least is in it."""
        children = self.root.children
        wide = AT_THE_ROOT * _width(self.simulations)
        while len(children) < min(wide, len(self._moves)) and (not children or self.nodes < self._most_nodes):
            move = self._moves[len(children)]
            children.append(Node(self._seat, move, key_of(self._seat, move)))
            self.nodes += 1
            self._race.enter()

    def _worth_trying(self, view: AnyView) -> list[Move]:
        """The candidates of the seat in turn, after its quick choice."""
        first = self._knowledge.playout(view, self._rng)
        moves: list[Move] = [first]
        for move in self._knowledge.candidates(view, self._rng):
            if move != first:
                moves.append(move)
        return moves

    def _descend(self, node: Node, seat: i64, moves: list[Move]) -> Node | None:
        """The child to go to: a new one while few of the possible moves are known, else the most promising. None where
        none is known and the tree may not grow."""
        possible: list[Node] = []
        untried: Move | None = None
        untried_key: i64 = 0
        for move in moves:
            key = key_of(seat, move)
            child = node.child(key, move)
            if child is not None:
                child.available += 1
                possible.append(child)
            elif untried is None:
                untried = move
                untried_key = key
        if untried is not None and self.nodes < self._most_nodes:
            if len(possible) < _width(node.visits):
                new = Node(seat, untried, untried_key)
                new.available = 1
                node.children.append(new)
                self.nodes += 1
                return new
        doubt = EXPLORING * self._deviation(seat)
        best: Node | None = None
        best_value = 0.0
        for child in possible:
            visits = float(child.visits)
            value = child.total / visits + doubt * sqrt(log(float(child.available)) / visits)
            if best is None or value > best_value:
                best = child
                best_value = value
        return best

    def _deviation(self, seat: i64) -> float:
        """The standard deviation of what all simulated hands were worth to a seat, which makes the search indifferent
        to the scale of rewards."""
        if self.simulations < 2:
            return 0.5
        mean = self._sums[seat] / float(self.simulations)
        return sqrt(max(0.0, self._squares[seat] / float(self.simulations) - mean * mean))

    def _learn(self, path: list[Node], rewards: vec[float]) -> None:
        self.simulations += 1
        for seat in range(len(rewards)):
            self._sums[seat] += rewards[seat]
            self._squares[seat] += rewards[seat] * rewards[seat]
        for node in path:
            node.visits += 1
            if node.seat != NO_SEAT:
                node.total += rewards[node.seat]

    def best(self, trusts_first: bool = False) -> Node:
        """The move that has won the race so far; `trusts_first` gives the first one the benefit of the doubt."""
        return self.root.children[self._race.winner(trusts_first)]
