"""The face of each game at the text table, by the game's name."""

from toutilix.cli.tables import oldchapix, rummylix, sowix, strategix
from toutilix.cli.tables.face import Face

FACES: dict[str, Face] = {
    "oldchapix": oldchapix.FACE,
    "strategix": strategix.FACE,
    "sowix": sowix.FACE,
    "rummylix": rummylix.FACE,
}
