"""The files of the text table in the user's data folder: the match being played, and the records of finished ones."""

import os
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from toutilix.bots.levels import players_of
from toutilix.engine.act import Act
from toutilix.engine.errors import Malformed
from toutilix.engine.match import Match
from toutilix.engine.record import write_record
from toutilix.engine.replay import Replay
from toutilix.engine.shuffle import SEED_BYTES
from toutilix.games import GAMES
from toutilix.server.base.settings import data_folder


class _Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a saved match: what the record keeps back until the match is over."""

    seat: int
    seed: str
    level: str = "beginner"


@dataclass(frozen=True)
class Saved:
    match: Match
    seat: int
    level: str
    acts: list[Act]


def save_name(match: Match) -> str:
    """The name of a saved match: one for each game, and one for each deal of the day."""
    return daily_name(match.kind.name, match.daily) if match.daily else match.kind.name


def daily_name(game: str, date: str) -> str:
    return f"{game}-daily-{date}"


class Saves:
    """Matches that wait to be continued. The files hold everybody's cards, so that only their owner may read them."""

    def __init__(self, home: Path | None = None) -> None:
        self.home = home or data_folder()

    def path(self, name: str) -> Path:
        return self.home / f"{name}.saved"

    def write(self, match: Match, seat: int, level: str) -> None:
        place = msgspec.json.encode(_Place(seat + 1, match.seed.hex(), level)).decode()
        _write_whole(self.path(save_name(match)), f"{place}\n{write_record(match.lines)}")

    def has(self, name: str) -> bool:
        return self.path(name).is_file()

    def has_played_daily(self, game: str, date: str) -> bool:
        return any((self.home / "records").glob(f"{daily_name(game, date)}-*.jsonl"))

    def read(self, name: str) -> Saved:
        """The saved match, replayed and checked; Malformed or RecordRefused where the file was damaged."""
        try:
            text = self.path(name).read_text("utf-8")
            first, _, record = text.partition("\n")
            place = msgspec.json.decode(first, type=_Place)
            seed = bytes.fromhex(place.seed)
        except (OSError, ValueError, msgspec.DecodeError):
            raise Malformed("cli.damaged") from None
        if len(seed) != SEED_BYTES:
            raise Malformed("cli.damaged")
        replay = Replay(record, GAMES, seed=seed, unfinished=True)
        acts = list(replay.acts())
        if save_name(replay.match) != name or not 1 <= place.seat <= replay.header.players:
            raise Malformed("cli.damaged")
        players_of(replay.match.kind.name, place.level)
        return Saved(replay.match, place.seat - 1, place.level, acts)

    def set_aside(self, name: str, suffix: str) -> Path:
        """Rename the saved match, so that a new one can be saved; nothing is ever overwritten."""
        saved = self.path(name)
        aside = saved.with_suffix(f".{suffix}")
        number = 1
        while aside.exists():
            number += 1
            aside = saved.with_name(f"{name}-{number}.{suffix}")
        saved.rename(aside)
        return aside

    def keep(self, match: Match) -> Path:
        """Store the whole record of a finished match; it can no longer be resumed."""
        name = f"{save_name(match)}-{time.strftime('%Y%m%d-%H%M%S')}-{match.seed.hex()[:8]}.jsonl"
        kept = self.home / "records" / name
        _write_whole(kept, write_record(match.lines))
        self.path(save_name(match)).unlink(missing_ok=True)
        return kept


def _write_whole(path: Path, text: str) -> None:
    """Either the old file or the new one is there, never half of one; mkstemp makes it mode 0600."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
