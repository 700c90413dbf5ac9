"""One deal of a series, played once for every rotation of the line-up.

Whoever sits where, the same cards are dealt to the same seats: over all rotations every player has held every hand of
the deal, so that the luck of the cards cancels. A deal depends on the series and on its number alone, never on
who plays it or on what was played before: any process can play any number.
"""

import hashlib
from dataclasses import dataclass

import msgspec

from toutilix.arena.cheater import player_at
from toutilix.bots.table import chance_of, play_out
from toutilix.engine.match import Match
from toutilix.engine.options import Settings
from toutilix.games import find


@dataclass(frozen=True)
class Plan:
    """How a game is cut into deals: matches begin at the hand numbers `starts` in turn, and `hands` are played."""

    starts: tuple[int, ...]
    hands: int
    fewest_wins: bool


PLANS: dict[str, Plan] = {
    "oldchapix": Plan((1, 2, 3, 4, 5), 1, fewest_wins=True),
    "strategix": Plan((1,), 2, fewest_wins=False),
    "sowix": Plan((1,), 1, fewest_wins=True),
    "rummylix": Plan((1,), 1, fewest_wins=False),
}
"""Oldchapix takes its five contracts in turn. In Strategix the second hand begins with an exchange between the first
and the last of the hand before, and most hands of a match are of that sort: so two hands of one match are played, and
the exchange is the one that the players have earned. In the other games all hands are alike."""


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What fixes all that happens in a series. `bots` is the line-up from seat 1 on, in the first rotation."""

    game: str
    bots: tuple[str, ...]
    options: Settings
    seed: str
    version: str


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hand as it came out; `first` is the seat that began, from 0, and `points` are those of each seat."""

    rotation: int
    hand: int
    first: int
    moves: int
    points: tuple[int, ...]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, from number 0 on, with the hands of all rotations."""

    number: int
    hands: tuple[Hand, ...]


def level_at(series: Series, rotation: int, seat: int) -> str:
    """Who sits there: each rotation moves everybody on by one seat."""
    return series.bots[(seat + rotation) % len(series.bots)]


def deal_seed(first: bytes, number: int) -> bytes:
    """The seed of a match in a series, fixed by the seed of the series."""
    return hashlib.sha256(first + number.to_bytes(8, "big")).digest()


def play_deal(series: Series, number: int) -> Played:
    """Play deal `number` with the line-up in every rotation."""
    rotations = range(len(series.bots))
    return Played(number, tuple(hand for rotation in rotations for hand in _play_rotation(series, number, rotation)))


def _play_rotation(series: Series, number: int, rotation: int) -> list[Hand]:
    plan = PLANS[series.game]
    seats = range(len(series.bots))
    seed = deal_seed(bytes.fromhex(series.seed), number)
    match = Match(find(series.game), len(series.bots), series.options, seed=seed)
    table = match.state.table
    table.hand = plan.starts[number % len(plan.starts)] - 1
    players = [player_at(match, level_at(series, rotation, seat)) for seat in seats]
    hands: list[Hand] = []
    first, moves, before = 0, 0, [0 for _ in seats]
    for act in play_out(match, players, chance_of(seed, rotation)):
        if act.move is None:
            first = next(int(event.seat) for event in act.events if event.id == "engine.hand_begins")
            moves, before = 0, [int(score) for score in table.scores]
        else:
            moves += 1
        if table.over:
            points = tuple(int(table.scores[seat]) - before[seat] for seat in seats)
            hands.append(Hand(rotation, int(table.hand), first, moves, points))
            if len(hands) == plan.hands:
                break
    return hands
