"""The expert: plays many supposed deals to their end before it makes a move, in every game."""

from collections.abc import Callable
from time import perf_counter

from librt.random import Random

from toutilix.bots.advice import Advice
from toutilix.bots.knowledge import AnyKnowledge
from toutilix.bots.roster import bots_of
from toutilix.bots.tree import MOST_NODES, Search
from toutilix.engine.facts import Fact, FactType
from toutilix.engine.moves import Move
from toutilix.engine.state import Sampler
from toutilix.engine.view import PLAYING, AnyView

DEFAULT_SIMULATIONS = 200

ONLY = FactType("reason.search_only")
BEST = FactType("reason.search", "simulations")
BETTER = FactType("reason.search_instead", "simulations")


class Expert:
    """A player bounded by simulations, and then the same moves follow from the same seed, or by seconds, or by both.

    It begins with what a regular would do, and leaves that only for a move that came out clearly better. `knowledge`
    replaces what is known of the game, that first thought too; `sampler_of`, what is supposed of the hidden cards.
    `search` is what the last decision rested on, if on any.
    """

    def __init__(
        self,
        sims: int | None = None,
        seconds: float | None = None,
        *,
        knowledge: AnyKnowledge | None = None,
        sampler_of: Callable[[AnyView], Sampler] | None = None,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.sims = DEFAULT_SIMULATIONS if sims is None and seconds is None else sims
        self.seconds = seconds
        self.search: Search | None = None
        self._knowledge = knowledge
        self._sampler_of = sampler_of
        self._most_nodes = most_nodes

    def __call__(self, view: AnyView, rng: Random) -> Move | None:
        advice = self.advise(view, rng)
        return None if advice is None else advice.move

    def advise(self, view: AnyView, rng: Random) -> Advice | None:
        """The best move of this seat, and why; None where it has nothing to do."""
        begun = perf_counter()
        self.search = None
        table = view.table
        if view.seat < 0 or table.over != PLAYING or table.to_shuffle:
            return None
        bots = bots_of(view.game.name)
        knowledge = self._knowledge or bots.knowledge
        said = knowledge.speak(view)
        if said is not None:
            return said
        if table.turn != view.seat:
            return None
        thought = bots.regular(view, rng) if bots.regular and self._knowledge is None else None
        first = None if thought is None else thought.move
        moves = knowledge.outspoken(view, knowledge.candidates(view, rng))
        if first is not None:
            moves = [first, *[move for move in moves if move != first]]
        if len(moves) == 1:
            return thought or Advice(moves[0], Fact(ONLY))
        sampler = self._sampler_of(view) if self._sampler_of else knowledge.sampler(view)
        self.search = Search(view, sampler, knowledge, moves, rng, self._most_nodes)
        self._run(self.search, begun)
        best = self.search.best(trusts_first=first is not None).move
        if thought is not None and best == first:
            # The reason for the first thought is still the best reason for it.
            return thought
        return Advice(best, Fact(BEST if first is None else BETTER, self.search.simulations))

    def _run(self, search: Search, begun: float) -> None:
        """Simulate as long as it is allowed, once at least. With a clock, the next simulation is begun if half of it
        will probably fit in: then the time is kept in the mean."""
        if self.seconds is None:
            search.simulate(self.sims or 1)
            return
        started = perf_counter()
        search.simulate()
        while self.sims is None or search.simulations < self.sims:
            now = perf_counter()
            if now - begun + (now - started) / int(search.simulations) / 2 >= self.seconds:
                break
            search.simulate()


def expert(sims: int | None = None, seconds: float | None = None) -> Expert:
    """A player for every game and seat, for `play_out` and the like."""
    return Expert(sims, seconds)
