"""The points of Rummylix cards when a hand ends (R8)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from toutilix.cards import FIRECRACKER, is_star
from toutilix.engine.facts import Event, FactType
from toutilix.engine.moves import LEFT, RIGHT
from toutilix.games.rummylix.events import SCORE_FIRECRACKERS, SCORE_LETTERS, SCORE_STARS, SCORE_TAKEN
from toutilix.games.rummylix.table import RummylixTable

LETTER_POINTS: Final[i64] = 1
STAR_POINTS: Final[i64] = 5
FIRECRACKER_POINTS: Final[i64] = 5


def card_points(card: i64) -> i64:
    if is_star(card):
        return STAR_POINTS
    return FIRECRACKER_POINTS if card == FIRECRACKER else LETTER_POINTS


def run_points(table: RummylixTable, seat: i64, log: list[Event] | None) -> i64:
    """R8: what the runs of a seat bring, the firecrackers lying on them too; `log` gets the arithmetic."""
    letters = vec[i64]()
    stars = vec[i64]()
    firecrackers = vec[i64]()
    for run in table.runs:
        if run.owner == seat:
            for card in run.cards:
                if is_star(card):
                    stars = append(stars, card)
                else:
                    letters = append(letters, card)
            for side in (LEFT, RIGHT):
                if run.blocked & side:
                    firecrackers = append(firecrackers, FIRECRACKER)
    points = _worth(letters, LETTER_POINTS, SCORE_LETTERS, seat, log)
    points += _worth(stars, STAR_POINTS, SCORE_STARS, seat, log)
    return points + _worth(firecrackers, FIRECRACKER_POINTS, SCORE_FIRECRACKERS, seat, log)


def _worth(cards: vec[i64], each: i64, type: FactType, seat: i64, log: list[Event] | None) -> i64:
    points = len(cards) * each
    if log is not None and len(cards):
        log.append(Event(type, seat, each, points, cards=cards))
    return points


def taken_points(taker: i64, loser: i64, cards: vec[i64], log: list[Event] | None) -> i64:
    """R8: what the cards left in a loser's hand bring to the one who takes them."""
    points: i64 = 0
    for card in cards:
        points += card_points(card)
    if log is not None and len(cards):
        log.append(Event(SCORE_TAKEN, taker, loser, points, cards=cards))
    return points
