"""How long players take: the expert with a clock keeps to it, and a hint comes at once."""

import statistics
import time
from collections.abc import Iterator
from typing import Any

from librt.random import Random

from toutilix.bots.game_bots import Adviser
from toutilix.bots.levels import Player
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.bots.search import Expert
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.view import AnyView
from toutilix.games import GAMES

SECONDS = 0.3
BUDGET_HEADINGS = ("game", "players", "decisions", "median", "worst", "worst beside the budget")
HINT_HEADINGS = ("game", "hints", "median", "worst")


def play_hand(kind: AnyKind, players: int, player: Player, number: int) -> None:
    """One hand with the same player in every seat."""
    match = Match(kind, players, seed=number.to_bytes(32, "big"))
    for act in play_out(match, [player] * players, Random(number)):
        if act.move is not None and match.state.table.over:
            return


class Watched:
    """The expert with its budget, timed on the wall clock wherever it had to think."""

    def __init__(self) -> None:
        self._expert = Expert(seconds=SECONDS)
        self.took: list[float] = []

    def __call__(self, view: AnyView, rng: Random) -> Move | None:
        begun = time.perf_counter()
        move = self._expert(view, rng)
        if self._expert.search is not None:
            self.took.append(time.perf_counter() - begun)
        return move


TABLES = [(kind, players) for kind in GAMES for players in (kind.fewest, kind.most)]


def budgets() -> Iterator[list[str]]:
    """A whole hand of every game at the smallest and the largest table, all seats with a budget."""
    for kind, players in TABLES:
        watched = Watched()
        play_hand(kind, players, watched, 1)
        middle, worst = statistics.median(watched.took), max(watched.took)
        cells = [str(players), str(len(watched.took)), f"{middle:.3f} s", f"{worst:.3f} s", f"{worst / SECONDS:.2f}"]
        yield [kind.name.capitalize(), *cells]


class Hinted:
    """Plays what a hint says, timed on the processor's clock."""

    def __init__(self, adviser: Adviser[Any]) -> None:
        self._adviser = adviser
        self.took: list[float] = []

    def __call__(self, view: AnyView, rng: Random) -> Move | None:
        begun = time.process_time()
        advice = self._adviser(view, rng)
        self.took.append(time.process_time() - begun)
        return None if advice is None else advice.move


def hints() -> Iterator[list[str]]:
    """The adviser of the text table, asked at every move of hands at every size of table."""
    for kind in GAMES:
        regular = bots_of(kind.name).regular
        assert regular is not None
        hinted = Hinted(regular)
        for players in range(kind.fewest, kind.most + 1):
            for number in range(5):
                play_hand(kind, players, hinted, number)
        times = [f"{1000 * statistics.median(hinted.took):.2f} ms", f"{1000 * max(hinted.took):.1f} ms"]
        yield [kind.name.capitalize(), f"{len(hinted.took):,}", *times]
