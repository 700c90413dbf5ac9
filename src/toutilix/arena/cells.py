"""The cells of the strength table: who sits among whom, at which tables, and how many deals that may take.

Numbers of deals are fixed beforehand, never by a clock: so the same table comes out on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from toutilix.arena.cheater import CHEATER
from toutilix.bots.roster import ROSTER
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
        bots = ROSTER[self.game]
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
    """How far an expert gets on the way from the others' level to a cheater, over the same `deals` for both."""

    expert: LineUp
    cheater: LineUp
    deals: int


Cell = Duel | Share


def steps(cell: Cell) -> list[tuple[LineUp, int]]:
    """The line-ups of a cell, each with the most deals it may take."""
    if isinstance(cell, Duel):
        return [(cell.line_up, cell.most)]
    return [(cell.expert, cell.deals), (cell.cheater, cell.deals)]


def cells_of(games: Sequence[str], sims: int, seconds: float, most: int | None = None) -> list[Cell]:
    """The whole table, what is cheap and matters most first; no cell takes more than `most` deals."""

    def duel(game: str, players: int, level: str, other: str, deals: int) -> Cell:
        return Duel(LineUp(game, players, level, other), min(deals, most or deals))

    def share(game: str, players: int, deals: int) -> Cell:
        expert, cheater = (LineUp(game, players, f"{level}:{sims}", "regular") for level in ("expert", CHEATER))
        return Share(expert, cheater, min(deals, most or deals))

    scopes = {game: scope for game in games if (scope := ROSTER[game].scope) is not None}
    tables = [(game, players) for game in scopes for players in range(find(game).fewest, find(game).most + 1)]
    return [
        *[duel(game, players, "regular", "beginner", scopes[game].regular_deals) for game, players in tables],
        *[duel(game, players, f"expert:{sims}", "regular", scopes[game].expert_deals) for game, players in tables],
        *[share(game, players, scopes[game].share_deals) for game, players in tables if players in scopes[game].shares],
        *[
            duel(game, scope.timed, f"expert:{seconds:.6g}s", "regular", scope.clock_deals)
            for game, scope in scopes.items()
        ],
    ]
