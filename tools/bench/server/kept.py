"""Measurements that are kept as they are made: a run that was cut off continues where it stopped."""

from collections.abc import Mapping
from pathlib import Path

import msgspec


class _Line(msgspec.Struct):
    build: str
    row: str
    repeat: int
    figures: dict[str, float]


class Kept:
    """One line of a file for each measurement of a row in a repeat. `build` says which programs were measured: figures
    of others are not compared with theirs."""

    def __init__(self, file: Path, build: str) -> None:
        self._file = file
        self._build = build
        written = file.read_bytes().splitlines() if file.exists() else []
        lines = [msgspec.json.decode(line, type=_Line) for line in written]
        self._seen = {(line.row, line.repeat): line.figures for line in lines if line.build == build}

    def get(self, row: str, repeat: int) -> dict[str, float] | None:
        return self._seen.get((row, repeat))

    def add(self, row: str, repeat: int, figures: Mapping[str, float]) -> None:
        self._seen[row, repeat] = dict(figures)
        line = _Line(self._build, row, repeat, dict(figures))
        self._file.parent.mkdir(exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def build_of(*programs: Path) -> str:
    """`tools/compiled.py` notes what an environment was built from; without a note, the time of the program does."""
    notes = [program.parent.parent / "built-from" for program in programs]
    return " ".join(
        note.read_text("utf-8")[:16] if note.exists() else f"{program.stat().st_mtime:.0f}"
        for note, program in zip(notes, programs, strict=True)
    )
