"""Random matches of a game over its players and options, and moments of them to look at closely."""

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from librt.random import Random

from toutilix.engine.facts import Event
from toutilix.engine.game import Game
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.moves import Move
from toutilix.engine.options import ChoiceOption
from toutilix.engine.state import AnyState

MOMENTS = 24
"""How many acts of a match are looked at closely."""

FEW = 6
"""Up to this many combinations of choices are all tried with every number of players."""

SHORT = {"sowix": {"target": 60}}
"""Options that make a match shorter without changing what can happen in it."""


@dataclass(frozen=True)
class Case:
    """A table of a game: how many play, and with which options."""

    game: AnyKind
    players: int
    options: tuple[tuple[str, str | int], ...]

    @property
    def name(self) -> str:
        return self.game.name

    def kind(self) -> AnyKind:
        return self.game

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(str(value) for _, value in self.options)])


def cases_of(games: Iterable[AnyKind], *, whole: bool = False) -> list[Case]:
    """Every game, number of players and combination of choices; the youngest sits somewhere else each time.

    Where there are many combinations, each number of players gets every fourth of them, so that all come up at some
    table; the `whole` list is for the soak.
    """
    found = []
    for kind in games:
        choices = [option for option in kind.options if isinstance(option, ChoiceOption)]
        values = list(itertools.product(*(choice.values for choice in choices)))
        for players in range(kind.fewest, kind.most + 1):
            for number, chosen in enumerate(values):
                if len(values) > FEW and (number + players) % 4 and not whole:
                    continue
                options: dict[str, str | int] = dict(zip((choice.name for choice in choices), chosen, strict=True))
                options |= {"youngest": 1 + (number + players) % players, **SHORT.get(kind.name, {})}
                found.append(Case(kind, players, tuple(options.items())))
    return found


def option_cases_of(games: Iterable[AnyKind]) -> list[Case]:
    """Every game with every combination of its choices, each at one table; the number of players changes from one to
    the next, up to four. A game without choices is played by each number of players."""
    found: dict[tuple[object, ...], list[Case]] = {}
    for case in cases_of(games, whole=True):
        chosen = tuple(value for value in case.options if value[0] != "youngest")
        key = (case.name, *chosen) if chosen else (case.name, case.players)
        if case.players <= max(4, case.kind().fewest):
            found.setdefault(key, []).append(case)
    return [tables[place % len(tables)] for place, tables in enumerate(found.values())]


@dataclass(frozen=True)
class Moment:
    """One act: the state before it, who did what, and its events."""

    before: AnyState
    seat: int
    move: Move
    events: list[Event]


@dataclass(frozen=True)
class Walk:
    case: Case
    match: Match
    acts: int
    moments: list[Moment]
    events: list[list[Event]]
    """Deal by deal and act by act."""

    @property
    def kind(self) -> AnyKind:
        return self.match.kind

    @property
    def game(self) -> Game:
        return self.match.game


def next_actor(state: AnyState, rng: Random) -> int:
    """The seat in turn, or now and then one that may call or catch out of turn."""
    actors = [seat for seat in state.table.actors() if seat != state.table.turn]
    if actors and (state.table.turn < 0 or rng.randrange(3) == 0):
        return actors[rng.randrange(len(actors))]
    return int(state.table.turn)


def seed_of(case: Case, number: int) -> bytes:
    return f"{case} {number}".encode().rjust(32, b".")[-32:]


def walk(case: Case, number: int = 0, moments: int = MOMENTS) -> Walk:
    """A whole random match, the same every time for the same case and number."""
    match = Match(case.kind(), case.players, dict(case.options), seed=seed_of(case, number))
    rng = Random(number * 1000 + 7)
    kept: list[Moment] = []
    all_events: list[list[Event]] = []
    acts = 0
    while not match.over:
        all_events.append(match.deal().events)
        while not match.state.table.over:
            seat = next_actor(match.state, rng)
            move = match.state.look(seat).random_move(rng)
            # Keep a fair sample of all acts without knowing how many there will be.
            place = acts if acts < moments else int(rng.randrange(acts + 1))
            before = match.state.clone() if place < moments else None
            events = match.play(seat, move).events
            all_events.append(events)
            if before is not None:
                moment = Moment(before, seat, move, events)
                if place < len(kept):
                    kept[place] = moment
                else:
                    kept.append(moment)
            acts += 1
            assert acts <= match.game.most_acts()
    return Walk(case, match, acts, kept, all_events)


@cache
def known_walk(case: Case) -> Walk:
    return walk(case)


def seats(game: Game) -> Iterator[int]:
    """Every seat, and a spectator."""
    return iter(range(-1, int(game.players)))
