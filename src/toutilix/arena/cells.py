"""The cells of the strength table: who sits among whom, at which tables, and how many deals that may take.

Numbers of deals are fixed beforehand, never by a clock: so the same table comes out on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from toutilix.arena.cheater import CHEATER
from toutilix.arena.deals import PLANS
from toutilix.games import find


@dataclass(frozen=True)
class Scope:
    """How much of a game is played. At every number of players `regular` and `expert` sit among the next level below;
    at the number `timed` also an expert with a clock; at the numbers of `shares` also the cheater.

    The other numbers are the most deals of a cell of each sort. They are chosen so that the whole table takes less than
    90 minutes with two processes even if no cell is sure early, with the rules compiled.
    """

    timed: int
    shares: tuple[int, ...]
    regular_deals: int
    expert_deals: int
    clock_deals: int
    share_deals: int


SCOPES: dict[str, Scope] = {
    "oldchapix": Scope(4, (3, 4, 5), 2000, 1500, 90, 600),
    "strategix": Scope(3, (2, 3, 4), 2000, 700, 60, 200),
    "sowix": Scope(2, (4,), 2000, 1500, 465, 400),
    "rummylix": Scope(3, (3,), 2000, 500, 60, 200),
}


@dataclass(frozen=True)
class Pace:
    """What to expect of a hand, to tell the time that is left: milliseconds without a search, moves of one seat that
    are searched for, and milliseconds of a simulation."""

    hand: float
    searches: float
    simulation: float


PACES: dict[str, Pace] = {
    "oldchapix": Pace(1.5, 8, 0.02),
    "strategix": Pace(1.5, 5, 0.11),
    "sowix": Pace(1.5, 4.5, 0.04),
    "rummylix": Pace(1, 13, 0.085),
}


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
        """What a deal takes in all rotations, roughly."""
        pace = PACES[self.game]
        budget = self.level.partition(":")[2]
        thinking = float(budget[:-1]) if budget.endswith("s") else int(budget or 0) * pace.simulation / 1000
        return self.players * PLANS[self.game].hands * (pace.hand / 1000 + pace.searches * thinking)


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
    """What is played for a cell: line-ups, each with the most deals it may take."""
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

    tables = [(kind.name, players) for kind in map(find, games) for players in range(kind.fewest, kind.most + 1)]
    scopes = {game: SCOPES[game] for game in games}
    return [
        *[duel(game, players, "regular", "beginner", scopes[game].regular_deals) for game, players in tables],
        *[duel(game, players, f"expert:{sims}", "regular", scopes[game].expert_deals) for game, players in tables],
        *[share(game, players, scopes[game].share_deals) for game, players in tables if players in scopes[game].shares],
        *[
            duel(game, scope.timed, f"expert:{seconds:.6g}s", "regular", scope.clock_deals)
            for game, scope in scopes.items()
        ],
    ]
