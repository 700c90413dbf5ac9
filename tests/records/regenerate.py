"""Golden matches: one for each game and number of players, played by beginners from a fixed seed.

`python -m tests.records.regenerate` (or `make records`) writes them again; the difference is then read as text, like
any change to the rules.
"""

from importlib.resources import files
from pathlib import Path

from librt.random import Random

from toutilix.bots.levels import players_of
from toutilix.bots.match_loop import play_out
from toutilix.engine.kind import AnyKind
from toutilix.engine.match import Match
from toutilix.engine.record import write_record
from toutilix.games import GAMES

FOLDER = Path(__file__).parent
NAMES = ["Ada", "Bo", "Cléo", "Dan", "Eve", "Fay", "Gus", "Hal"]
WORDS = ["", "biscuit", "été", "", "42", "", "", "last"]


def path_of(kind: AnyKind, players: int) -> Path:
    """A game that lives elsewhere has its records with it."""
    folder = FOLDER if kind.package.startswith("toutilix.") else Path(str(files(kind.package))) / "records"
    return folder / f"{kind.name}-{players}.jsonl"


def golden(kind: AnyKind, players: int) -> str:
    """The record of the golden match as the code plays it now."""
    match = Match(kind, players, seed=bytes([players]) * 32, words=WORDS[:players], names=NAMES[:players])
    for _ in play_out(match, [players_of(kind.name, "beginner")] * players, Random(players)):
        pass
    return write_record(match.lines)


def every_table() -> list[tuple[AnyKind, int]]:
    return [(kind, players) for kind in GAMES for players in range(kind.fewest, kind.most + 1)]


if __name__ == "__main__":
    for kind, players in every_table():
        path_of(kind, players).parent.mkdir(exist_ok=True)
        path_of(kind, players).write_text(golden(kind, players), encoding="utf-8")
        print(path_of(kind, players).name)
