"""The race between the moves in question: all that are in it meet the same supposed deals, and the beaten drop out.

On the same deal two moves share most of their luck, so that few deals tell which is better: what counts is the mean
difference of a pair beside its standard error.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec

FAIR_TRIAL: Final = 20
"""No move drops out before this many rounds."""
BEATEN: Final = 2.5
"""A move drops out when the one ahead is better by this many standard errors. With less patience the best move is
often dropped for bad luck in a few rounds, and no later round brings it back. `tools/races.py` measures its cost."""
CAUTION: Final = 0.5
"""A move replaces the first choice if it is better by this many standard errors."""
_NO_IDEA: Final = 1.0e9


@final
class Runner:
    """Move `number` of those in question, and what its hands were worth, round by round up to the last."""

    __slots__ = ("number", "worth")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.worth: vec[float] = vec[float]()

    def met(self, worth: float) -> None:
        """Adds the value of this round's deal."""
        self.worth = append(self.worth, worth)

    def lead_over(self, other: "Runner") -> tuple[float, float]:
        """How much better than another move this one is on the deals that both have met, and the standard error."""
        rounds = min(len(self.worth), len(other.worth))
        mine = len(self.worth) - rounds
        theirs = len(other.worth) - rounds
        total = 0.0
        squares = 0.0
        for at in range(rounds):
            ahead = self.worth[mine + at] - other.worth[theirs + at]
            total += ahead
            squares += ahead * ahead
        if rounds < 2:
            return total, _NO_IDEA
        mean = total / float(rounds)
        return mean, sqrt(max(0.0, squares / float(rounds) - mean * mean) / float(rounds - 1))


@final
class Race:
    """`running` are those still in it. A round is over when each of them has met the deal of that round."""

    def __init__(self, fair_trial: int = FAIR_TRIAL, beaten: float = BEATEN) -> None:
        self._fair_trial: Final = fair_trial
        self._beaten: Final = beaten
        self.running: list[Runner] = []
        self._entered: int = 0
        self._at: int = 0
        self._rounds: int = 0
        self._next_look: int = fair_trial

    def enter(self) -> None:
        """The next move joins; only between two rounds."""
        self.running.append(Runner(self._entered))
        self._entered += 1

    def round_is_over(self) -> bool:
        return self._at == len(self.running)

    def next_round(self) -> None:
        """Looks for beaten moves are few and far between, since each goes over all rounds."""
        self._at = 0
        self._rounds += 1
        if self._rounds == self._next_look:
            self._next_look += 1 + self._next_look // 3
            self._drop_the_beaten()

    def next_runner(self) -> Runner:
        """The candidate to try next in this round; add its worth on this deal before asking for the next one."""
        runner = self.running[self._at]
        self._at += 1
        return runner

    def _drop_the_beaten(self) -> None:
        """At least two continue while there is time: a single one has nothing to be compared with."""
        ahead = self._leader()
        going_on: list[Runner] = []
        for runner in self.running:
            if len(runner.worth) >= self._fair_trial:
                lead, error = ahead.lead_over(runner)
                if lead > self._beaten * error:
                    continue
            going_on.append(runner)
        if len(going_on) > 1:
            self.running = going_on

    def _leader(self) -> Runner:
        ahead = self.running[0]
        for runner in self.running:
            if runner.lead_over(ahead)[0] > 0.0:
                ahead = runner
        return ahead

    def winner(self, trusts_first: bool) -> int:
        """The number of the move that is ahead. Where the first move is trusted, it wins while it is in the race and
        nothing is clearly better."""
        ahead = self._leader()
        first = self.running[0]
        if trusts_first and first.number == 0:
            lead, error = ahead.lead_over(first)
            if lead <= CAUTION * error:
                return 0
        return ahead.number
