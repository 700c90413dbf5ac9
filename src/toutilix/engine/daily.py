"""The deal of the day: for each game and date one match that is the same for everybody.

    seed    SHA-256 of the ASCII text "toutilix deal of the day / GAME / DATE": the game's name as in a record, and the
            date of UTC as 2026-07-30

No seat has a word. From the seed on, cards are shuffled as in any match (see shuffle.py). Anybody can work such a seed
out beforehand: it is no secret, and the match is for one person against bots.
"""

import datetime
import hashlib
from dataclasses import dataclass

from toutilix.engine.errors import Malformed

PLAYER = 0
"""The person sits at seat 1, bots on the others."""


@dataclass(frozen=True)
class DailyDeal:
    """The match that everybody plays: its players and its hands, 0 for as many as the rules ask for. All options have
    their defaults."""

    players: int
    hands: int = 0


def daily_seed(game: str, date: str) -> bytes:
    return hashlib.sha256(f"toutilix deal of the day / {game} / {date}".encode()).digest()


def date_of(seconds: float) -> str:
    """The date of a moment (seconds since 1970) in UTC: everybody's day begins at the same moment."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).date().isoformat()


def is_date(text: str) -> bool:
    """Is this a date as it is written here? Python reads other forms too, but they would give another seed."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def check_date(date: str, today: str) -> None:
    """Raise Malformed for text that is no date, and for a date that has not come yet."""
    if not is_date(date):
        raise Malformed("game.date", date=date)
    if date > today:
        raise Malformed("game.future_date", date=date, today=today)
