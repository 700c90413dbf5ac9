"""The cells of the strength table: who sits among whom, at which tables, and how many deals that may take.

Numbers of deals are fixed beforehand, never by a clock: so the same table comes out on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from toutilix.arena.cheater import CHEATER, PEEKER
from toutilix.bots.roster import bots_of
from toutilix.games import find


@dataclass(frozen=True)
class LineUp:
    """One player of `level`, everybody else of the level `other`."""

    game: str
    players: int
    level: str
    other: str

    @property
    def bots(self) -> tuple[str, ...]:
        return (self.level, *[self.other] * (self.players - 1))

    @property
    def file_name(self) -> str:
        """The file of its deals; no colon, which some systems refuse."""
        return f"{self.game}-{self.players}-{self.level}-{self.other}.jsonl".replace(":", "_")

    @property
    def deal_seconds(self) -> float:
        """Roughly how long a deal takes in all rotations."""
        bots = bots_of(self.game)
        time = bots.hand_time
        budget = self.level.partition(":")[2]
        thinking = float(budget[:-1]) if budget.endswith("s") else int(budget or 0) * time.simulation / 1000
        return self.players * bots.plan.hands * (time.hand / 1000 + time.searches * thinking)


@dataclass(frozen=True)
class Duel:
    """Whether the level of a line-up is better than the others: played until that is sure, or to the `most` deals."""

    line_up: LineUp
    most: int


@dataclass(frozen=True)
class Share:
    """How much of a cheater's or a peeker's lead over the others an expert reaches, over the same `deals`."""

    expert: LineUp
    cheater: LineUp
    deals: int


@dataclass(frozen=True)
class Growth:
    """How much better an expert gets with more time, over the same `deals` for each of the `line_ups`."""

    line_ups: tuple[LineUp, ...]
    deals: int


Cell = Duel | Share | Growth


def steps(cell: Cell) -> list[tuple[LineUp, int]]:
    """The line-ups of a cell, each with the most deals it may take."""
    if isinstance(cell, Duel):
        return [(cell.line_up, cell.most)]
    if isinstance(cell, Growth):
        return [(line_up, cell.deals) for line_up in cell.line_ups]
    return [(cell.expert, cell.deals), (cell.cheater, cell.deals)]


def cells_of(
    games: Sequence[str], sims: int, seconds: float, most: int | None = None, times: Sequence[float] = ()
) -> list[Cell]:
    """The whole table, what is cheap and matters most first; no cell takes more than `most` deals. With `times`, also
    how experts grow from one to the next: that takes longest."""

    def duel(game: str, players: int, level: str, other: str, deals: int) -> Cell:
        return Duel(LineUp(game, players, level, other), min(deals, most or deals))

    def share(game: str, players: int, deals: int, bound: str) -> Cell:
        expert, cheater = (LineUp(game, players, f"{level}:{sims}", "regular") for level in ("expert", bound))
        return Share(expert, cheater, min(deals, most or deals))

    def growth(game: str, players: int, deals: int) -> Cell:
        line_ups = tuple(LineUp(game, players, f"expert:{time:.6g}s", "regular") for time in times)
        return Growth(line_ups, min(deals, most or deals))

    scopes = {game: scope for game in games if (scope := bots_of(game).scope) is not None}
    tables = [(game, players) for game in scopes for players in range(find(game).fewest, find(game).most + 1)]
    return [
        *[duel(game, players, "regular", "beginner", scopes[game].regular_deals) for game, players in tables],
        *[duel(game, players, f"expert:{sims}", "regular", scopes[game].expert_deals) for game, players in tables],
        *[
            share(game, players, scopes[game].share_deals, bound)
            for game, players in tables
            if players in scopes[game].shares
            for bound in (CHEATER, *[PEEKER] * scopes[game].draws)
        ],
        *[
            duel(game, scope.timed, f"expert:{seconds:.6g}s", "regular", scope.clock_deals)
            for game, scope in scopes.items()
        ],
        *[growth(game, scope.timed, scope.growth_deals) for game, scope in scopes.items() if len(times) > 1],
    ]
