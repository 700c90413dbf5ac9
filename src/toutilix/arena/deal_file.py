"""A series on disk, so that it can be continued later: JSON lines, the series first, then each finished deal."""

from pathlib import Path
from types import TracebackType

import msgspec

from toutilix.arena.deals import Played, Series
from toutilix.bots.roster import bots_of
from toutilix.engine.errors import Malformed


def stored_series(path: Path) -> Series | None:
    """The series that a file holds; None if there is no file yet, or an empty one."""
    lines = _whole_lines(path)
    return _first(path, lines) if lines else None


class DealFile:
    """Refuses the file of another series. A last line that a crash cut short is dropped."""

    def __init__(self, path: Path, series: Series) -> None:
        lines = _whole_lines(path)
        self.played: list[Played] = []
        if lines:
            found = _first(path, lines)
            different = [name for name in Series.__struct_fields__ if getattr(found, name) != getattr(series, name)]
            if different:
                raise Malformed("arena.other_series", file=str(path), fields=", ".join(different))
            self.played = [_deal(path, series, number, line) for number, line in enumerate(lines[1:])]
        try:
            self._file = path.open("ab")
        except OSError:
            raise Malformed("arena.no_file", file=str(path)) from None
        self._file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            self._write(series)

    def add(self, deal: Played) -> None:
        self._write(deal)

    def _write(self, what: Series | Played) -> None:
        try:
            self._file.write(msgspec.json.encode(what) + b"\n")
            self._file.flush()
        except OSError:
            raise Malformed("arena.no_file", file=self._file.name) from None

    def __enter__(self) -> "DealFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _whole_lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return []
    except (OSError, ValueError):
        raise Malformed("arena.no_file", file=str(path)) from None


def _first(path: Path, lines: list[bytes]) -> Series:
    try:
        return msgspec.json.decode(lines[0], type=Series)
    except msgspec.DecodeError:
        raise Malformed("arena.no_series", file=str(path)) from None


def _deal(path: Path, series: Series, number: int, line: bytes) -> Played:
    damaged = Malformed("arena.damaged", file=str(path), line=number + 2)
    try:
        deal = msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        raise damaged from None
    if deal.number != number or not _complete(series, deal):
        raise damaged
    return deal


def _complete(series: Series, deal: Played) -> bool:
    players = len(series.bots)
    hands = bots_of(series.game).plan.hands
    rotations = [rotation for rotation in range(players) for _ in range(hands)]
    return [hand.rotation for hand in deal.hands] == rotations and all(
        len(hand.points) == players and 0 <= hand.first < players for hand in deal.hands
    )
