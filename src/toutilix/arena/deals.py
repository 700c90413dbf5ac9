"""One deal of a series, played once for every rotation of the line-up.

In every rotation the same cards are dealt to the same seats: over all rotations every player has held every hand of
the deal, so that the luck of the cards cancels. A deal depends on the series and on its number alone, never on
who plays it or on what was played before: any process can play any number.
"""

import hashlib

import msgspec

from toutilix.arena.cheater import player_at
from toutilix.arena.custom_players import PlayerFailed
from toutilix.bots.chance import chance_of
from toutilix.bots.match_loop import play_out
from toutilix.bots.roster import bots_of
from toutilix.engine.events import HAND_BEGINS
from toutilix.engine.match import Match
from toutilix.engine.options import Settings
from toutilix.games import find


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines a series. `bots` is the line-up from seat 1 on, in the first rotation."""

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


def fewest_wins(series: Series) -> bool:
    return bool(find(series.game).game(len(series.bots), series.options).fewest_wins)


def level_at(series: Series, rotation: int, seat: int) -> str:
    """The player at this seat: each rotation moves everybody on by one seat."""
    return series.bots[(seat + rotation) % len(series.bots)]


def deal_seed(first: bytes, number: int) -> bytes:
    """The seed of a match in a series, fixed by the seed of the series."""
    return hashlib.sha256(first + number.to_bytes(8, "big")).digest()


def play_deal(series: Series, number: int) -> Played:
    """Play deal `number` with the line-up in every rotation; PlayerFailed names the place where a custom player made no
    legal move."""
    hands: list[Hand] = []
    for rotation in range(len(series.bots)):
        try:
            hands += _play_rotation(series, number, rotation)
        except PlayerFailed as failed:
            raise failed.at(number, rotation) from failed
    return Played(number, tuple(hands))


def _dice(seed: bytes, rotation: int, seat: int) -> int:
    """The seed of a custom player's dice: it follows from the deal, the rotation and the seat."""
    digest = hashlib.sha256(b"player" + seed + bytes([rotation, seat])).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _play_rotation(series: Series, number: int, rotation: int) -> list[Hand]:
    plan = bots_of(series.game).plan
    seats = range(len(series.bots))
    seed = deal_seed(bytes.fromhex(series.seed), number)
    match = Match(find(series.game), len(series.bots), series.options, seed=seed)
    table = match.state.table
    table.hand = plan.starts[number % len(plan.starts)] - 1
    players = [player_at(match, level_at(series, rotation, seat), _dice(seed, rotation, seat)) for seat in seats]
    hands: list[Hand] = []
    first, moves, before = 0, 0, [0 for _ in seats]
    for act in play_out(match, players, chance_of(seed, rotation)):
        if act.is_deal:
            first = next(int(event.seat) for event in act.events if event.type is HAND_BEGINS)
            moves, before = 0, [int(score) for score in table.scores]
        else:
            moves += 1
        if table.over:
            points = tuple(int(table.scores[seat]) - before[seat] for seat in seats)
            hands.append(Hand(rotation, int(table.hand), first, moves, points))
            if len(hands) == plan.hands:
                break
    return hands
