"""The game knowledge that a search needs: candidate moves, a quick way to finish a hand, and the value of a hand."""

from typing import Any, Final, Generic, TypeVar

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.bots.advice import Advice
from toutilix.engine.facts import Fact
from toutilix.engine.moves import Move
from toutilix.engine.shuffle import mix
from toutilix.engine.state import AnyState, Sampler
from toutilix.engine.view import PLAYING, AnyView

MOST_CANDIDATES: Final = 40
"""Without knowledge of the game, no more moves than these are thought about."""
LONGEST: Final = 1000
"""No simulated hand lasts longer, in moves."""


V = TypeVar("V", bound=AnyView)
S = TypeVar("S", bound=AnyState)


class Knowledge(Generic[V, S]):
    """Usable for every game as it is; a game that knows better has its own in `bots/GAME/knowledge.py`.

    `spread` is how far apart two seats can end a hand, in points; `deviation`, how far apart the points of two seats
    lie in a usual hand between equals (the standard deviation of their difference, divided by the root of 2). A
    simulated hand that is not over after `longest` quick moves counts as `reward` takes it to stand.
    """

    def __init__(self, spread: float = 100.0, longest: int = LONGEST, deviation: float = 25.0) -> None:
        self.spread: Final = spread
        self.longest: Final = longest
        self.deviation: Final = deviation

    def candidates(self, view: V, rng: Random) -> list[Move]:
        """Legal moves of the seat in turn that are worth a thought: never none, no move twice, those to look at first
        first. Here all of them in any order, or some where there are many."""
        moves: list[Move] = []
        for move in view.legal_moves():
            if len(moves) == MOST_CANDIDATES:
                return self._some(view, rng)
            moves.append(move)
        return [moves[place] for place in mix(vec[i64](range(len(moves))), rng)]

    def _some(self, view: V, rng: Random) -> list[Move]:
        moves: list[Move] = []
        for _ in range(MOST_CANDIDATES):
            move = view.random_move(rng)
            if move not in moves:
                moves.append(move)
        return moves

    def nameable(self, view: V, rng: Random) -> list[Move]:
        """Moves of the seat in turn that a coach compares, as `candidates` lists them; a game in which few moves are
        legal names them all."""
        return self.candidates(view, rng)

    def hands_left(self, view: V, scores: vec[i64]) -> float:
        """How many hands the match will last after this one, if it ends with these scores: an estimate where nobody
        can know. Here one for each seat."""
        return max(0.0, float(view.table.players - view.table.hand))

    def sampler(self, view: V) -> Sampler:
        """A prior for the hidden cards: by default every possible deal is equally likely."""
        return view.sampler()

    def playout(self, view: V, rng: Random) -> Move:
        """A legal move of the seat in turn, found fast. The view is of the living parts of a state: not to be kept."""
        return view.random_move(rng)

    def play_out(self, state: S, start_scores: vec[i64], rng: Random) -> vec[float]:
        """Play the hand to its end quickly; what it was worth to each seat. The state is used up."""
        self._play_on(state, rng)
        return self.reward(state, start_scores)

    def hand_points(self, state: S, start_scores: vec[i64], rng: Random) -> vec[i64]:
        """The same in points: those that each seat gets for this hand, as they are counted in the game."""
        self._play_on(state, rng)
        scores = state.table.scores
        return vec[i64]([scores[seat] - start_scores[seat] for seat in range(len(scores))])

    def _play_on(self, state: S, rng: Random) -> None:
        acts = 0
        while acts < self.longest and self.continues(state, rng):
            seat = state.table.turn
            # A state looks with the eyes of its own game.
            state.apply(seat, self.playout(state.look(seat), rng), None)  # type: ignore[arg-type]
            acts += 1

    def continues(self, state: S, rng: Random) -> bool:
        """Is somebody to move? A pile that waits for a shuffle is shuffled, and what goes without saying is said."""
        while state.table.to_shuffle:
            state.put_shuffled(mix(state.pile_to_shuffle(), rng), [])
        if state.table.over != PLAYING:
            return False
        self.settle(state)
        return True

    def reward(self, state: S, start_scores: vec[i64]) -> vec[float]:
        """The value of the hand that has just ended for each seat, from 0 to 1: its points compared with the mean of
        the others', so that the best expectation is the best expected score. `start_scores` are those before the
        hand."""
        scores = state.table.scores
        players = state.table.players
        fewest_wins = state.look(0).game.fewest_wins
        rewards = vec[float](capacity=players)
        everything = 0.0
        for seat in range(players):
            points = float(scores[seat] - start_scores[seat])
            if fewest_wins:
                points = -points
            rewards = append(rewards, points)
            everything += points
        for seat in range(players):
            points = rewards[seat]
            beside = points - (everything - points) / float(players - 1)
            rewards[seat] = min(1.0, max(0.0, 0.5 + beside / (2.0 * self.spread)))
        return rewards

    def told(self, view: V, move: Move, instead: Move) -> Fact | None:
        """A fact of this position that speaks for `move` rather than `instead`: a danger that is still out, what the
        others can do. It is true whatever the hidden cards are. None where there is nothing to say."""
        return None

    def speak(self, view: V) -> Advice | None:
        """A call that this seat makes at once, without a search, in its turn or out of it."""
        return None

    def outspoken(self, view: V, moves: list[Move]) -> list[Move]:
        """The same moves, said as they should be; none of them twice."""
        return moves

    def settle(self, state: S) -> None:
        """Makes the calls that simulated players never forget, before the seat in turn moves."""


AnyKnowledge = Knowledge[Any, Any]
