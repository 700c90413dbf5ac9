"""Stores as each version of the schema has left them: SQL text, one file for each version and database.

`python -m tests.server.store.released` writes those of the present version, before it is released; a file that was
released is never written again. The first line names what is in it: a match in its middle (`playing`), one that has
finished (`over`), and a table where nobody has started yet (`lobby`), with the tokens of their seats.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from tests.server.players import Key
from tests.server.store.place import Place

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Sample:
    """`n` is the state number of the match in its middle."""

    playing: list[Key]
    over: list[Key]
    lobby: list[Key]
    n: int

    def write(self) -> str:
        keys = {name: [vars(key) for key in getattr(self, name)] for name in ("playing", "over", "lobby")}
        return json.dumps({"n": self.n, **keys})

    @classmethod
    def read(cls, text: str) -> "Sample":
        found = json.loads(text)
        keys = {name: [Key(**key) for key in found[name]] for name in ("playing", "over", "lobby")}
        return cls(n=found["n"], **keys)


def file_of(version: int, place: Place) -> Path:
    return FOLDER / f"{version}.{'sqlite' if place.in_a_file else 'postgresql'}.sql"


def fill(version: int, place: Place) -> Sample:
    """Make the store of that version here."""
    first, _, sql = file_of(version, place).read_text("utf-8").partition("\n")
    place.path.parent.mkdir(parents=True, exist_ok=True) if place.in_a_file else None
    place.tell_all(sql)
    return Sample.read(first.removeprefix("-- "))
